#pragma once

#include <tessera/core/direction.hpp>    // column_step, row_step, upward_directions
#include <tessera/games/exo/galaxy.hpp>  // Galaxy
#include <tessera/games/exo/place.hpp>   // Place, star
#include <tessera/games/exo/planet.hpp>  // Planet
#include <tessera/games/exo/state.hpp>   // State
#include <tessera/games/exo/text.hpp>    // to_string
#include <tessera/player.hpp>            // Player
#include <tessera/view.hpp>              // Line, Look, SupplyItem

#include <array>     // array
#include <bit>       // popcount
#include <cstddef>   // size_t
#include <optional>  // optional
#include <vector>    // vector

/// What Exo says to those who draw it.
namespace tessera::exo {

/// How a planet looks.
[[nodiscard]] constexpr Look look_of(Planet planet) noexcept {
    constexpr std::array shapes{Shape::solid, Shape::banded, Shape::ringed};
    constexpr std::array tints{Tint::red, Tint::green, Tint::white};
    return {shapes[static_cast<std::size_t>(planet.type())], tints[static_cast<std::size_t>(planet.colour())],
            1 + static_cast<int>(planet.size())};
}

/// The star or the planet on a place.
template <int Players>
[[nodiscard]] constexpr std::optional<Look> look(const State<Players>& game, Player player,
                                                 Place place) noexcept {
    if (place == star)
        return Look{Shape::star, Tint::gold};
    const std::optional<Planet> planet = game.planet_at(player, place);
    return planet ? std::optional{look_of(*planet)} : std::nullopt;
}

/// Exo 3: the lines of three that score, as heavy as their points.
template <int Players>
[[nodiscard]] std::vector<Line<Place>> score_lines(const State<Players>& game, Player player) {
    std::vector<Line<Place>> lines;
    const Galaxy& galaxy = game.galaxy(player);
    for (const Planet planet : galaxy.planets())
        for (const Direction direction : upward_directions) {
            const Place begin = galaxy.place_of(planet);
            const auto after = [&](int steps) -> std::optional<Place> {
                const int x = begin.x() + steps * column_step(direction);
                const int y = begin.y() + steps * row_step(direction);
                if (x < -Place::limit || x > Place::limit || y > Place::limit)
                    return std::nullopt;
                return Place{x, y};
            };
            unsigned shared = planet.traits();
            for (const int steps : {1, 2}) {
                const std::optional<Place> place = after(steps);
                const std::optional<Planet> next = place ? galaxy.planet_at(*place) : std::nullopt;
                shared &= next ? next->traits() : 0U;
            }
            if (shared != 0)
                lines.push_back({begin, *after(2), std::popcount(shared)});
        }
    return lines;
}

/// The planets that are left; those with others on them cannot be taken yet.
template <int Players>
[[nodiscard]] std::vector<SupplyItem> supply_items(const State<Players>& game) {
    std::vector<SupplyItem> items;
    for (const Planet planet : game.universe().left())
        items.push_back({look_of(planet), to_string(planet), game.universe().available().contains(planet)});
    return items;
}

/// Where the player to move may put a planet.
template <int Players>
[[nodiscard]] constexpr Galaxy::OpenPlaces targets(const State<Players>& game) noexcept {
    return game.open_places();
}

}  // namespace tessera::exo
