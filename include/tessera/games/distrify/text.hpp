#pragma once

#include <tessera/core/parsed.hpp>           // Parsed
#include <tessera/core/text.hpp>             // Reader, board_text, read_board, read_cell, to_string
#include <tessera/games/distrify/move.hpp>   // Move
#include <tessera/games/distrify/rules.hpp>  // connects
#include <tessera/games/distrify/state.hpp>  // State

#include <array>        // array
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::distrify {

/// A turn as text: `c3`, `c3,e5` or `pass`.
template <int N>
[[nodiscard]] std::string to_string(Move<N> move) {
    if (move.is_pass())
        return "pass";
    std::string text = tessera::to_string(move.first());
    if (move.is_pair())
        text += ',' + tessera::to_string(move.second());
    return text;
}

/// The board and the player to move: `9/9/9/9/4b4/9/9/9/9 w`.
template <int N>
std::string State<N>::position() const {
    return board_text<N, N>([&](Cell cell) { return piece(cell); }) +
           (to_move_ == Player::black ? " b" : " w");
}

template <int N>
constexpr Parsed<State<N>> State<N>::from_position(std::string_view text) noexcept {
    Reader reader{text};
    std::array<Board, 2> stones{};
    const auto board = read_board<N, N>(reader, [&](Cell cell, char letter) -> std::string_view {
        if (letter != 'b' && letter != 'w')
            return "expected b, w or a number of empty cells";
        stones[letter == 'b' ? 0 : 1].insert(cell);
        return {};
    });
    if (!board)
        return board.error();
    if (connects(stones[0], Player::black) && connects(stones[1], Player::white))
        return ParseError{"both players are connected", 0};
    if (!reader.accept(" "))
        return reader.error("expected a space and the player to move");
    const Reader side = reader;
    const bool black = reader.accept("b");
    if (!black && !reader.accept("w"))
        return reader.error("expected b or w as the player to move");
    if (!reader.at_end())
        return reader.error("expected nothing after the player to move");
    if (!black && stones[0].empty() && stones[1].empty())
        return side.error("Black moves first on the empty board");
    return State{stones[0], stones[1], black ? Player::black : Player::white};
}

template <int N>
constexpr Parsed<Move<N>> State<N>::parse_move(std::string_view text) noexcept {
    if (text == "pass")
        return Move::pass();
    Reader reader{text};
    const auto first = read_cell<N, N>(reader);
    if (!first)
        return first.error();
    if (reader.at_end())
        return Move{*first};
    if (!reader.accept(","))
        return reader.error("expected a comma and a second cell, or nothing");
    const Reader start = reader;
    const auto second = read_cell<N, N>(reader);
    if (!second)
        return second.error();
    if (!reader.at_end())
        return reader.error("expected nothing after the second cell");
    if (*first == *second)
        return start.error("the two stones need different cells");
    return Move{*first, *second};
}

}  // namespace tessera::distrify
