#pragma once

#include <tessera/core/text.hpp>           // to_string of a cell
#include <tessera/games/fabrik/moves.hpp>  // State::is_legal
#include <tessera/games/fabrik/rules.hpp>  // Board, Cell
#include <tessera/games/fabrik/state.hpp>  // Phase, State
#include <tessera/player.hpp>              // colour_names, Outcome

#include <string>  // string

namespace tessera::fabrik {

/// Why a move is not legal, for the person who wanted it; nothing if it is legal.
template <Rules R>
[[nodiscard]] std::string why_illegal(const State<R>& game, const typename State<R>::Move& move) {
    if (game.is_legal(move))
        return {};
    if (game.outcome() != Outcome::ongoing)
        return "the game is over";
    if (game.phase() == Phase::choose)
        return "Black has to say who starts: black or white";
    if (move.is_choice())
        return game.phase() == Phase::setup ? "the workers are put on the board first"
                                            : "who starts has been said";
    if (game.phase() == Phase::setup && move.is_step())
        return "a worker is put on the board, and no stone yet";

    const auto is_not_empty = [](Cell<R> cell) { return tessera::to_string(cell) + " is not empty"; };
    Board<R> empty = game.empty_cells();
    if (move.is_step()) {
        if (!game.workers().contains(move.from()))
            return "there is no worker on " + tessera::to_string(move.from());
        if (!empty.contains(move.to()))
            return is_not_empty(move.to());
        if (R.workers == Workers::owned &&
            (game.piece(move.from()) == 'B') != (game.to_move() == Player::black))
            return "the worker on " + tessera::to_string(move.from()) + " is the other player's";
        // Fabrik 4: the cell that a worker has just left is empty.
        empty.insert(move.from());
    }
    if (!empty.contains(move.cell()))
        return is_not_empty(move.cell());
    return (R.sight == Sight::both ? "not both workers see " : "no worker sees ") +
           tessera::to_string(move.cell()) + (move.is_step() ? " then" : "");
}

}  // namespace tessera::fabrik
