#pragma once

#include <tessera/core/direction.hpp>      // Direction, opposite
#include <tessera/core/lines.hpp>          // line_starts
#include <tessera/games/fabrik/rules.hpp>  // Board
#include <tessera/games/fabrik/state.hpp>  // State

#include <array>    // array
#include <bit>      // bit_width
#include <cstddef>  // size_t
#include <utility>  // index_sequence, make_index_sequence

namespace tessera::fabrik {

/// The lines in one direction that a player can still fill: each is worth four times as much with every stone.
template <Rules R, Direction D>
[[nodiscard]] constexpr int open_lines(const Board<R>& own, const Board<R>& other) noexcept {
    const Board<R> open = line_starts<D, R.line>(~other);
    // How many stones a line has, by the cell at which it begins: all lines are counted at once, one binary digit
    // a board.
    constexpr std::size_t digit_count = std::bit_width(static_cast<unsigned>(R.line));
    std::array<Board<R>, digit_count> digits{};
    const auto add = [&](Board<R> carry) {
        for (Board<R>& digit : digits) {
            const Board<R> both = digit & carry;
            digit ^= carry;
            carry = both;
        }
    };
    [&]<std::size_t... Steps>(std::index_sequence<Steps...>) {
        (add(own.template shifted<opposite(D), static_cast<int>(Steps)>()), ...);
    }(std::make_index_sequence<std::size_t{R.line}>{});

    int total = 0;
    for (int stones = 1, worth = 1; stones < R.line; ++stones) {
        Board<R> lines = open;
        for (std::size_t i = 0; i < digit_count; ++i)
            lines = (stones >> i & 1) != 0 ? lines & digits[i] : lines - digits[i];
        total += worth * lines.count();
        worth *= worth < 4096 ? 4 : 1;
    }
    return total;
}

/// How much better the player to move stands: by the lines that can still be filled.
template <Rules R>
[[nodiscard]] constexpr int evaluate(const State<R>& game) noexcept {
    const auto worth = [](const Board<R>& own, const Board<R>& other) {
        using enum Direction;
        return open_lines<R, east>(own, other) + open_lines<R, north_east>(own, other) +
               open_lines<R, north>(own, other) + open_lines<R, north_west>(own, other);
    };
    const Board<R>& own = game.stones(game.to_move());
    const Board<R>& other = game.stones(opponent(game.to_move()));
    return worth(own, other) - worth(other, own);
}

}  // namespace tessera::fabrik
