#pragma once

#include <tessera/core/text.hpp>             // to_string of a cell
#include <tessera/games/distrify/moves.hpp>  // State::is_legal
#include <tessera/games/distrify/rules.hpp>  // makes_crosscut, makes_triplet
#include <tessera/games/distrify/state.hpp>  // State
#include <tessera/player.hpp>                // opponent, Outcome

#include <string>  // string
#include <vector>  // vector

namespace tessera::distrify {

/// Why a turn is not legal, for the person who wanted it; nothing if it is legal.
template <int N>
[[nodiscard]] std::string why_illegal(const State<N>& game, const typename State<N>::Move& move) {
    if (game.is_legal(move))
        return {};
    if (game.outcome() != Outcome::ongoing)
        return "the game is over";
    if (move.is_pass())
        return "a player who can place a stone must not pass";
    if (game.first_stones().empty())
        return "no stone can be placed: the turn is a pass";

    const Board<N>& own = game.stones(game.to_move());
    const Board<N>& other = game.stones(opponent(game.to_move()));
    std::vector<Cell<N, N>> stones{move.first()};
    if (move.is_pair())
        stones.push_back(move.second());
    for (const Cell<N, N> stone : stones) {
        if (!game.empty_cells().contains(stone))
            return to_string(stone) + " is not empty";
        if (makes_crosscut(own, other, stone))
            return "a stone on " + to_string(stone) + " makes a crosscut";
    }
    // A stone alone has no other way to be illegal.
    if (game.empty_cells() == Board<N>::full())
        return "the first turn is one stone";
    for (const Cell<N, N> stone : stones)
        if (makes_triplet(own, stone))
            return "a stone on " + to_string(stone) + " makes a line of three, and has to be the only one";
    const bool are_diagonal =
        move.first().column() != move.second().column() && move.second().row() - move.first().row() == 1;
    return to_string(move.first()) + " and " + to_string(move.second()) +
           (are_diagonal ? " are diagonally adjacent" : " make a line of three together");
}

}  // namespace tessera::distrify
