#pragma once

#include <tessera/core/symmetry.hpp>  // Symmetry, flips_columns, flips_rows, transposes

#include <cassert>  // assert
#include <compare>  // strong_ordering
#include <cstdint>  // uint16_t

namespace tessera::exo {

/// A cell of a galaxy, so many cells to the right of its star and so many above it. Places are ordered by
/// rows from the lowest and in a row from the left.
class Place {
public:
    /// No coordinate is farther from 0; the rules do not come to this limit.
    static constexpr int limit = 15;

    Place() = default;

    /// So far to the right of the star, and so far above it.
    constexpr Place(int x, int y) noexcept
        : bits_(static_cast<std::uint16_t>((y + origin) << 5 | (x + origin))) {
        assert(-limit <= x && x <= limit && -limit <= y && y <= limit);
    }

    /// How far to the right of the star.
    [[nodiscard]] constexpr int x() const noexcept { return (bits_ & 31) - origin; }
    /// How far above the star.
    [[nodiscard]] constexpr int y() const noexcept { return (bits_ >> 5) - origin; }

    /// How many steps in the eight directions the star is away.
    [[nodiscard]] constexpr int distance() const noexcept {
        const int columns = x() < 0 ? -x() : x();
        const int rows = y() < 0 ? -y() : y();
        return columns < rows ? rows : columns;
    }

    /// The packed form, ten bits: the upper five are y + 16, the lower five x + 16.
    [[nodiscard]] constexpr std::uint16_t bits() const noexcept { return bits_; }
    /// The place that these bits are.
    [[nodiscard]] static constexpr Place from_bits(int bits) noexcept {
        assert(0 <= bits && bits < 1 << 10);
        Place place{};
        place.bits_ = static_cast<std::uint16_t>(bits);
        return place;
    }

    friend constexpr bool operator==(Place, Place) noexcept = default;
    friend constexpr std::strong_ordering operator<=>(Place, Place) noexcept = default;

private:
    static constexpr int origin = 16;

    std::uint16_t bits_;
};

/// Where the star of every galaxy is.
inline constexpr Place star{0, 0};

/// Where a symmetry of the square around the star carries a place.
[[nodiscard]] constexpr Place transformed(Place place, Symmetry symmetry) noexcept {
    const int x = transposes(symmetry) ? place.y() : place.x();
    const int y = transposes(symmetry) ? place.x() : place.y();
    return {flips_columns(symmetry) ? -x : x, flips_rows(symmetry) ? -y : y};
}

}  // namespace tessera::exo
