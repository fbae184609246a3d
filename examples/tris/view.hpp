#pragma once

#include "tris.hpp"  // State

#include <tessera/core/direction.hpp>  // upward_directions
#include <tessera/core/lines.hpp>      // run_length
#include <tessera/view.hpp>            // Line

#include <vector>  // vector

namespace tris {

/// Three in a row, from end to end.
[[nodiscard]] inline std::vector<tessera::Line<Cell>> winning_lines(const State& game) {
    std::vector<tessera::Line<Cell>> lines;
    for (const Player player : {Player::black, Player::white})
        for (const tessera::Direction direction : tessera::upward_directions)
            game.stones(player).for_each([&](Cell cell) {
                if (tessera::run_length(game.stones(player), cell, direction, 2) == 2)
                    lines.push_back({cell, cell.neighbour(direction, 2)});
            });
    return lines;
}

/// Where the player to move may put a stone.
[[nodiscard]] constexpr Board targets(const State& game) noexcept {
    return game.outcome() == Outcome::ongoing ? game.empty_cells() : Board{};
}

static_assert(tessera::GameWithWinningLines<State> && tessera::GameWithTargets<State>);

}  // namespace tris
