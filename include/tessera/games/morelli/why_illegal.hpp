#pragma once

#include <tessera/core/text.hpp>            // to_string of a cell
#include <tessera/games/morelli/moves.hpp>  // State::is_legal
#include <tessera/games/morelli/rules.hpp>  // band, outermost_band, throne_cell
#include <tessera/games/morelli/state.hpp>  // Phase, State
#include <tessera/player.hpp>               // Outcome

#include <string>  // string
#include <vector>  // vector

namespace tessera::morelli {

/// Why the placing of these pairs is not legal.
template <int N>
[[nodiscard]] std::string why_illegal_placing(const State<N>& game, const typename State<N>::Move& move) {
    if (!move.is_placing())
        return "the pieces are still being placed";
    std::vector<Cell<N, N>> cells{move.first()};
    if (move.pairs() == 2)
        cells.push_back(move.second());
    for (const Cell<N, N> cell : cells) {
        if (!outermost_band<N>.contains(cell))
            return to_string(cell) + " is not at the edge of the board";
        if (!game.setup_cells().contains(cell))
            return to_string(cell) + " is not empty";
    }
    if (move.pairs() != game.pairs_to_place())
        return game.pairs_to_place() == 1 ? "one pair is to be placed" : "two pairs are to be placed";
    return to_string(move.first()) + " and " + to_string(move.second()) + " are opposite each other";
}

/// Why a move is not legal, for the person who wanted it; nothing if it is legal.
template <int N>
[[nodiscard]] std::string why_illegal(const State<N>& game, const typename State<N>::Move& move) {
    if (game.is_legal(move))
        return {};
    if (game.outcome() != Outcome::ongoing)
        return "the game is over";
    if (game.phase() == Phase::setup)
        return why_illegal_placing(game, move);

    const Cell<N, N> from = move.is_placing() ? move.first() : move.from();
    if (!game.pieces(game.to_move()).contains(from))
        return game.empty_cells().contains(from)
                   ? "there is no piece on " + to_string(from)
                   : "the piece on " + to_string(from) + " cannot be moved by you";
    if (move.is_placing())
        return game.destinations(from).empty()
                   ? "the piece on " + to_string(from) + " has nowhere to go"
                   : "it has to be said where the piece on " + to_string(from) + " goes";

    const Cell<N, N> to = move.to();
    const int columns = to.column() - from.column();
    const int rows = to.row() - from.row();
    if (columns != 0 && rows != 0 && columns != rows && columns != -rows)
        return "a piece moves along a row, a column or a diagonal";
    if (to == throne_cell<N>)
        return "no piece stops on the Throne";
    if (band(to) <= band(from))
        return to_string(to) + " is not nearer the Throne than " + to_string(from);
    if (!game.empty_cells().contains(to))
        return to_string(to) + " is not empty";
    return "something stands between " + to_string(from) + " and " + to_string(to);
}

}  // namespace tessera::morelli
