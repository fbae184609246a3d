#pragma once

#include <tessera/core/flood.hpp>            // flood, with_neighbours
#include <tessera/games/distrify/rules.hpp>  // Board, sides_of
#include <tessera/games/distrify/state.hpp>  // State

namespace tessera::distrify {

/// How many more stones a player needs to be connected if the other one does nothing, crosscuts aside; N * N if
/// there is no way any more.
template <int N>
[[nodiscard]] constexpr int stones_needed(const Board<N>& own, const Board<N>& other,
                                          Player player) noexcept {
    const auto& [from, to] = sides_of<N>[index(player)];
    const Board<N> open = ~other;
    Board<N> reached = flood(from, own);
    for (int stones = 0;; ++stones) {
        if (reached.intersects(to))
            return stones;
        const Board<N> next = ((with_neighbours(reached) | from) & open) | reached;
        const Board<N> wider = flood(next, own | next);
        if (wider == reached)
            return N * N;
        reached = wider;
    }
}

/// How much better the player to move stands: by the stones that each player needs to be connected, and a little
/// by the cells on which each may place.
template <int N>
[[nodiscard]] constexpr int evaluate(const State<N>& game) noexcept {
    const Player player = game.to_move();
    const Board<N>& own = game.stones(player);
    const Board<N>& other = game.stones(opponent(player));
    return 16 * (stones_needed(other, own, opponent(player)) - stones_needed(own, other, player)) +
           single_cells(own, other).count() - single_cells(other, own).count();
}

}  // namespace tessera::distrify
