#pragma once

#include <tessera/core/symmetry.hpp>     // Symmetry
#include <tessera/games/exo/place.hpp>   // Place
#include <tessera/games/exo/planet.hpp>  // Planet

#include <cassert>  // assert
#include <cstdint>  // uint16_t

namespace tessera::exo {

/// A turn: the planet that is taken, and where in the own galaxy it goes. The turns of a player in any order
/// are also the plainest form of a galaxy.
class Move {
public:
    Move() = default;

    /// This planet on this place.
    constexpr Move(Planet planet, Place place) noexcept
        : bits_(static_cast<std::uint16_t>(planet.index() << 10 | place.bits())) {}

    /// Which planet is taken.
    [[nodiscard]] constexpr Planet planet() const noexcept { return Planet::from_index(bits_ >> 10); }
    /// Where it is put.
    [[nodiscard]] constexpr Place place() const noexcept { return Place::from_bits(bits_ & 0x3FF); }

    /// The packed form: the index of the planet, and in the ten lowest bits the place.
    [[nodiscard]] constexpr std::uint16_t bits() const noexcept { return bits_; }
    /// The move that these bits are.
    [[nodiscard]] static constexpr Move from_bits(std::uint16_t bits) noexcept {
        assert(bits >> 10 < Planet::count);
        Move move{};
        move.bits_ = bits;
        return move;
    }

    friend constexpr bool operator==(Move, Move) noexcept = default;

    /// The turn as it looks in the galaxy that the symmetry makes.
    [[nodiscard]] friend constexpr Move transformed(Move move, Symmetry symmetry) noexcept {
        return {move.planet(), transformed(move.place(), symmetry)};
    }

private:
    std::uint16_t bits_;
};

}  // namespace tessera::exo
