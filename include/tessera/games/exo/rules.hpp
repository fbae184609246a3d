#pragma once

#include <tessera/core/bits.hpp>         // bit_count
#include <tessera/games/exo/move.hpp>    // Move
#include <tessera/games/exo/place.hpp>   // Place
#include <tessera/games/exo/planet.hpp>  // Planet
#include <tessera/player.hpp>            // Outcome, Player, win_of

#include <array>    // array
#include <cassert>  // assert
#include <compare>  // strong_ordering
#include <cstddef>  // size_t
#include <cstdint>  // uint16_t, uint64_t
#include <span>     // span

/// The rules of Exo about numbers and points; those about the planets to choose from are in Universe, those
/// about where they may go in Galaxy.
namespace tessera::exo {

/// Exo 2: with how many planets a galaxy is full. All players get the same number: one planet is left over
/// by two, none by three.
[[nodiscard]] constexpr int full_galaxy(int players) noexcept { return Planet::count / players; }

/// How far from the star a planet can come: a galaxy hangs together.
[[nodiscard]] constexpr int reach(int players) noexcept { return full_galaxy(players); }

/// Exo 1: how many open places a galaxy with so many planets can have. The star has eight around it. Each
/// planet takes one away and adds five at most: of the eight places around it one holds the star or planet
/// that it was put next to, and at least two more are adjacent to that.
[[nodiscard]] constexpr int max_open_places(int planets) noexcept { return 8 + 4 * planets; }

/// The planets of a galaxy on a board of so many columns, to look along lines. The cell in a column and a row
/// is Width * row + column; the two outermost columns on one side, or one on each, have no planets.
template <std::size_t Width>
class LineFinder {
public:
    /// Puts a planet on a cell.
    constexpr void put(std::size_t cell, Planet planet) noexcept { traits_[cell] = planet.traits(); }
    /// Makes a cell empty.
    constexpr void clear(std::size_t cell) noexcept { traits_[cell] = 0; }

    /// Exo 3: the points of the lines of three that begin at this cell and go to the right or upwards.
    [[nodiscard]] constexpr int points_from(std::size_t cell) const noexcept {
        const auto shared = [&](std::size_t step) -> std::uint64_t {
            return std::uint64_t{traits_[cell + step]} & traits_[cell + 2 * step];
        };
        // The nine bits of each of the four directions side by side, so that one count does for all.
        const std::uint64_t traits = traits_[cell] * std::uint64_t{0x0001'0001'0001'0001};
        return bit_count(
            traits & (shared(1) | shared(Width - 1) << 16 | shared(Width) << 32 | shared(Width + 1) << 48));
    }

private:
    /// With two rows more, so that every line may be followed beyond the last.
    std::array<std::uint16_t, (Width + 2) * Width + 2> traits_{};
};

/// Exo 3: the points of planets on different places: one for every three consecutive planets on a row, a
/// column or a diagonal and every trait that all three share. The star is no planet. Here the planets need
/// not hang together, and a planet may be there twice.
[[nodiscard]] constexpr int points(std::span<const Move> planets) noexcept {
    constexpr int width = 2 * reach(2) + 1 + 2;
    const auto cell = [](Place place) {
        return static_cast<std::size_t>(width * (place.y() + reach(2)) + place.x() + reach(2));
    };
    LineFinder<std::size_t{width}> lines;
    for (const Move put : planets) {
        assert(put.place().distance() <= reach(2));
        lines.put(cell(put.place()), put.planet());
    }
    int total = 0;
    for (const Move put : planets)
        total += lines.points_from(cell(put.place()));
    return total;
}

/// Exo 4: how many of the planets are adjacent to the star.
[[nodiscard]] constexpr int next_to_star(std::span<const Move> planets) noexcept {
    int total = 0;
    for (const Move put : planets)
        total += put.place().distance() == 1 ? 1 : 0;
    return total;
}

/// Exo 4: what players are compared by: first the points, then the planets adjacent to the star.
struct Standing {
    int points = 0;        ///< the points
    int next_to_star = 0;  ///< how many planets are next to the star

    friend constexpr bool operator==(const Standing&, const Standing&) noexcept = default;
    friend constexpr std::strong_ordering operator<=>(const Standing&, const Standing&) noexcept = default;
};

/// Exo 4: the player who stands above all others has won; if nobody does, it is a draw.
template <std::size_t Players>
[[nodiscard]] constexpr Outcome outcome_of(const std::array<Standing, Players>& standings) noexcept {
    for (std::size_t player = 0; player < Players; ++player) {
        bool best = true;
        for (std::size_t other = 0; other < Players; ++other)
            best = best && (other == player || standings[player] > standings[other]);
        if (best)
            return win_of(static_cast<Player>(player));
    }
    return Outcome::draw;
}

}  // namespace tessera::exo
