#pragma once

#include <tessera/core/cell.hpp>             // Cell
#include <tessera/core/direction.hpp>        // Direction
#include <tessera/core/flood.hpp>            // with_neighbours
#include <tessera/games/distrify/rules.hpp>  // sides_of
#include <tessera/games/distrify/state.hpp>  // State
#include <tessera/player.hpp>                // Player
#include <tessera/view.hpp>                  // Line

#include <cstddef>  // size_t
#include <vector>   // vector

/// What Distrify says to those who draw it.
namespace tessera::distrify {

/// Distrify 3: Black connects the top and the bottom, White the left and the right.
template <int N>
[[nodiscard]] constexpr Player side_owner(const State<N>&, Direction direction) noexcept {
    return direction == Direction::north || direction == Direction::south ? Player::black : Player::white;
}

/// Distrify 3: a shortest chain from side to side of the player who has won, as its steps.
template <int N>
[[nodiscard]] std::vector<Line<Cell<N, N>>> winning_lines(const State<N>& game) {
    std::vector<Line<Cell<N, N>>> lines;
    if (!is_win(game.outcome()))
        return lines;
    const Player player = winner(game.outcome());
    const Board<N>& own = game.stones(player);
    const auto& [from, to] = sides_of<N>[index(player)];
    // The cells that are so many steps away from the first side, until the other side is reached.
    std::vector<Board<N>> layers;
    layers.push_back(own & from);
    for (Board<N> seen = layers.back(); !layers.back().intersects(to); seen |= layers.back())
        layers.push_back((with_neighbours(layers.back()) & own) - seen);
    Cell<N, N> cell = (layers.back() & to).first();
    for (std::size_t step = layers.size() - 1; step > 0; --step) {
        const Cell<N, N> before = (with_neighbours(Board<N>{cell}) & layers[step - 1]).first();
        lines.push_back({before, cell});
        cell = before;
    }
    return lines;
}

/// Where the player to move may put a stone.
template <int N>
[[nodiscard]] constexpr Board<N> targets(const State<N>& game) noexcept {
    return game.first_stones();
}

}  // namespace tessera::distrify
