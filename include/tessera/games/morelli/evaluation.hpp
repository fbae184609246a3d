#pragma once

#include <tessera/games/morelli/rules.hpp>  // band, Board, frame, Throne
#include <tessera/games/morelli/state.hpp>  // State

namespace tessera::morelli {

/// What the pieces of a player are worth: each counts, the more the farther out it is, because only such a piece
/// has moves left; and so does each frame of which the other player has no corner yet.
template <int N>
[[nodiscard]] constexpr int worth_of_pieces(const Board<N>& own, const Board<N>& other) noexcept {
    int worth = 0;
    own.for_each([&](Cell<N, N> cell) { worth += 8 + (N / 2 - band(cell)); });
    // The frames by their corners in the lower left quarter of the board; the middle column belongs to it.
    for (int row = 0; row < N / 2; ++row)
        for (int column = 0; column <= N / 2; ++column) {
            int corners = 0;
            for (const Cell<N, N> corner : frame(Cell<N, N>{column, row}))
                corners += other.contains(corner) ? -4 : own.contains(corner) ? 1 : 0;
            worth += corners == 3 ? 12 : corners == 2 ? 3 : 0;
        }
    return worth;
}

/// How much better the player to move stands: by who has the Throne, and by the pieces.
template <int N>
[[nodiscard]] constexpr int evaluate(const State<N>& game) noexcept {
    const Player player = game.to_move();
    const Outcome if_stopped = game.outcome_if_stopped();
    const int throne = if_stopped == Outcome::draw ? 0 : winner(if_stopped) == player ? 100 : -100;
    const Board<N>& own = game.pieces(player);
    const Board<N>& other = game.pieces(opponent(player));
    return throne + worth_of_pieces(own, other) - worth_of_pieces(other, own);
}

}  // namespace tessera::morelli
