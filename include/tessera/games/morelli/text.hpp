#pragma once

#include <tessera/core/parsed.hpp>          // ParseError, Parsed
#include <tessera/core/text.hpp>            // Reader, board_text, read_board, read_cell, read_seed, to_string
#include <tessera/games/morelli/move.hpp>   // Move
#include <tessera/games/morelli/rules.hpp>  // all_pairs, band, is_setup_turn, setup_turn, throne_cell
#include <tessera/games/morelli/state.hpp>  // State

#include <array>        // array
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::morelli {

/// A move as text: `d1-i6`; in the setup `a1` or `a1,d1`.
template <int N>
[[nodiscard]] std::string to_string(Move<N> move) {
    if (!move.is_placing())
        return tessera::to_string(move.from()) + '-' + tessera::to_string(move.to());
    std::string text = tessera::to_string(move.first());
    if (move.pairs() == 2)
        text += ',' + tessera::to_string(move.second());
    return text;
}

/// The board, the player to move and the phase: `5/1b1b1/2W2/1b1b1/5 w play`.
template <int N>
std::string State<N>::position() const {
    return board_text<N, N>([&](Cell cell) { return piece(cell); }) +
           (to_move_ == Player::black ? " b" : " w") + (phase_ == Phase::setup ? " setup" : " play");
}

/// Morelli 1: what is wrong with the first piece of a board, as it is read, that does not stand as at the
/// start: on the outermost band, and opposite one of the other colour. An empty text if all do.
template <int N>
[[nodiscard]] constexpr ParseError misplaced_piece(std::string_view board,
                                                   const std::array<Board<N>, 2>& pieces) noexcept {
    Reader reader{board};
    const auto read = read_board<N, N>(reader, [&](Cell<N, N> cell, char letter) -> std::string_view {
        if (band(cell) != 0)
            return "before the first move all pieces are on the outermost band";
        if (!pieces[letter == 'b' ? 1 : 0].contains(cell.opposite()))
            return "before the first move opposite cells have pieces of different colours";
        return {};
    });
    return read ? ParseError{} : read.error();
}

template <int N>
constexpr Parsed<State<N>> State<N>::from_position(std::string_view text) noexcept {
    Reader reader{text};
    std::array<Board, 2> pieces{};
    Throne throne = Throne::vacant;
    const auto board = read_board<N, N>(reader, [&](Cell cell, char letter) -> std::string_view {
        const bool king = letter == 'B' || letter == 'W';
        if (!king && letter != 'b' && letter != 'w')
            return "expected b, w, B, W or a number of empty cells";
        if (king != (cell == throne_cell<N>))
            return king ? "a King stands on the Throne only" : "only a King stands on the Throne";
        if (king)
            throne = letter == 'B' ? Throne::black : Throne::white;
        else
            pieces[letter == 'b' ? 0 : 1].insert(cell);
        return {};
    });
    if (!board)
        return board.error();
    if (!reader.accept(" "))
        return reader.error("expected a space and the player to move");
    const Reader side = reader;
    const bool black = reader.accept("b");
    if (!black && !reader.accept("w"))
        return reader.error("expected b or w as the player to move");
    const Player to_move = black ? Player::black : Player::white;
    if (!reader.accept(" "))
        return reader.error("expected a space and the phase");
    const bool setup = reader.accept("setup");
    if (!setup && !reader.accept("play"))
        return reader.error("expected setup or play as the phase");
    if (!reader.at_end())
        return reader.error("expected nothing after the phase");
    if (!setup)
        return State{pieces, to_move, Phase::play, throne};
    if (const ParseError error = misplaced_piece<N>(text, pieces); !error.what.empty())
        return error;
    const int pairs = pieces[0].count();
    if (!is_setup_turn<N>(pairs))
        return ParseError{"no turn of the setup begins with so many pairs", 0};
    if (setup_turn<N>(pairs).player != to_move)
        return side.error("with so many pairs it is the other player who places");
    return State{pieces, to_move, Phase::setup, throne};
}

template <int N>
constexpr Parsed<State<N>> State<N>::from_start(std::string_view text) noexcept {
    const Parsed<State> state = from_position(text);
    if (!state || state->is_start())
        return state;
    if (state->phase_ == Phase::setup)
        return ParseError{"no piece has been placed at the start of the setup", 0};
    if (const ParseError error = misplaced_piece<N>(text, state->pieces_); !error.what.empty())
        return error;
    if (state->to_move_ != Player::black)
        return ParseError{"Black moves first", text.find(' ') + 1};
    return ParseError{"before the first move the outermost band is full", 0};
}

template <int N>
constexpr Parsed<State<N>> State<N>::from_setup(std::string_view text) noexcept {
    if (text.empty() || text == "adjacent")
        return adjacent();
    if (text == "facing")
        return facing();
    if (text == "free")
        return free();
    Reader reader{text};
    if (!reader.accept("random "))
        return reader.error("expected adjacent, facing, random SEED or free");
    const auto seed = read_seed(reader);
    if (!seed)
        return seed.error();
    if (!reader.at_end())
        return reader.error("expected nothing after the seed");
    return random(*seed);
}

template <int N>
constexpr Parsed<Move<N>> State<N>::parse_move(std::string_view text) noexcept {
    Reader reader{text};
    const auto first = read_cell<N, N>(reader);
    if (!first)
        return first.error();
    if (reader.at_end())
        return Move::placing(*first);
    const bool moves = reader.accept("-");
    if (!moves && !reader.accept(","))
        return reader.error("expected - and where the piece goes, or a comma and a second pair, or nothing");
    const Reader start = reader;
    const auto second = read_cell<N, N>(reader);
    if (!second)
        return second.error();
    if (!reader.at_end())
        return reader.error("expected nothing after the second cell");
    if (*first == *second)
        return start.error(moves ? "the piece has to go to another cell"
                                 : "the two pairs need different cells");
    return moves ? Move{*first, *second} : Move::placing(*first, *second);
}

}  // namespace tessera::morelli
