#pragma once

#include <tessera/core/parsed.hpp>         // ParseError, Parsed
#include <tessera/core/text.hpp>           // Reader, board_text, read_board, read_cell, to_string
#include <tessera/games/fabrik/move.hpp>   // Move
#include <tessera/games/fabrik/state.hpp>  // Phase, State

#include <array>        // array
#include <cstddef>      // size_t
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::fabrik {

/// What the phases are called in a position.
[[nodiscard]] constexpr std::string_view phase_name(Phase phase) noexcept {
    constexpr std::array<std::string_view, 3> names{"setup", "choose", "play"};
    return names[static_cast<std::size_t>(phase)];
}

/// A move as text: `f6` for a worker in the setup or a stone, `black` or `white` for the choice of who starts,
/// `a1-b4,e5` for a worker's step and a stone.
template <int N>
[[nodiscard]] std::string to_string(Move<N> move) {
    if (move.is_choice())
        return std::string(colour_names[index(move.starts())]);
    std::string cell = tessera::to_string(move.cell());
    if (!move.is_step())
        return cell;
    return tessera::to_string(move.from()) + '-' + tessera::to_string(move.to()) + ',' + cell;
}

/// The board, the player to move and the phase: `11/11/11/11/11/5*5/11/11/11/11/11 w setup`.
template <Rules R>
std::string State<R>::position() const {
    return board_text<size, size>([&](Cell cell) { return piece(cell); }) +
           (to_move_ == Player::black ? " b " : " w ") + std::string(phase_name(phase_));
}

template <Rules R>
constexpr Parsed<State<R>> State<R>::from_position(std::string_view text) noexcept {
    Reader reader{text};
    std::array<Board, 2> stones{};
    // Shared workers one after the other, or Black's and White's.
    std::array<Cell, 2> workers{};
    std::array<bool, 2> has_worker{};
    const auto board = read_board<size, size>(reader, [&](Cell cell, char letter) -> std::string_view {
        if (letter == 'b' || letter == 'w') {
            stones[letter == 'b' ? 0 : 1].insert(cell);
            return {};
        }
        if (owned ? letter != 'B' && letter != 'W' : letter != '*')
            return owned ? "expected b, w, B, W or a number of empty cells"
                         : "expected b, w, * or a number of empty cells";
        const std::size_t worker = (owned ? letter == 'W' : has_worker[0]) ? 1 : 0;
        if (has_worker[worker])
            return owned ? "a player has one worker" : "there are two workers";
        has_worker[worker] = true;
        workers[worker] = cell;
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
    if (!reader.accept(" "))
        return reader.error("expected a space and the phase");
    const Reader start = reader;
    const bool setup = reader.accept("setup");
    const bool choose = !setup && reader.accept("choose");
    if (!setup && !choose && !reader.accept("play"))
        return reader.error("expected setup, choose or play as the phase");
    if (!reader.at_end())
        return reader.error("expected nothing after the phase");

    const bool has_stones = !stones[0].empty() || !stones[1].empty();
    if (has_stones && (setup || choose))
        return start.error("there are no stones before the first turn");
    if (setup && (has_worker[1] || has_worker[0] == black))
        return start.error(black ? "Black puts the first worker on the empty board"
                                 : "White puts the second worker when the first is there");
    if (!setup && !(has_worker[0] && has_worker[1]))
        return start.error(owned ? "each player must have a worker" : "there must be two workers");
    if (choose && !black)
        return side.error("Black chooses who starts");
    return State{stones, workers,
                 setup    ? Phase::setup
                 : choose ? Phase::choose
                          : Phase::play,
                 black ? Player::black : Player::white};
}

template <Rules R>
constexpr Parsed<Move<R.size>> State<R>::parse_move(std::string_view text) noexcept {
    for (const Player player : {Player::black, Player::white})
        if (text == colour_names[index(player)])
            return Move::choice(player);
    Reader reader{text};
    const auto first = read_cell<size, size>(reader);
    if (!first)
        return first.error();
    if (reader.at_end())
        return Move{*first};
    if (!reader.accept("-"))
        return reader.error("expected - and the cell to which the worker goes, or nothing");
    const Reader to_start = reader;
    const auto to = read_cell<size, size>(reader);
    if (!to)
        return to.error();
    if (*to == *first)
        return to_start.error("the worker must go to another cell");
    if (!reader.accept(","))
        return reader.error("expected a comma and the cell of the stone");
    const Reader stone_start = reader;
    const auto stone = read_cell<size, size>(reader);
    if (!stone)
        return stone.error();
    if (!reader.at_end())
        return reader.error("expected nothing after the cell of the stone");
    if (*stone == *to)
        return stone_start.error("the worker stands where the stone would go");
    return Move{*first, *to, *stone};
}

}  // namespace tessera::fabrik
