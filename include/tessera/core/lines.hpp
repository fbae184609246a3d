#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/direction.hpp>  // Direction

namespace tessera {

/// The cells at which a line of Length cells of the set begins that runs in this direction.
template <Direction D, int Length, int W, int H>
    requires(Length > 0)
[[nodiscard, gnu::always_inline]] constexpr Bitboard<W, H> line_starts(const Bitboard<W, H>& board) noexcept {
    if constexpr (Length == 1) {
        return board;
    } else if constexpr (Length == 2) {
        return board & board.template shifted<opposite(D)>();
    } else {
        // Two shorter lines that have a cell in common. So no line can go over the end of a row.
        constexpr int part = Length / 2 + 1;
        const auto starts = line_starts<D, part>(board);
        return starts & starts.template moved<-(Length - part) * Cell<W, H>::index_step(D)>();
    }
}

/// Whether the set has Length cells in a row on a row, a column or a diagonal.
template <int Length, int W, int H>
[[nodiscard]] constexpr bool has_line(const Bitboard<W, H>& board) noexcept {
    return !(line_starts<Direction::east, Length>(board) | line_starts<Direction::north_east, Length>(board) |
             line_starts<Direction::north, Length>(board) | line_starts<Direction::north_west, Length>(board))
                .empty();
}

/// How many cells of the set follow one another in this direction, beginning next to a cell; no more
/// than the limit are looked at.
template <int W, int H>
[[nodiscard]] constexpr int run_length(const Bitboard<W, H>& board, Cell<W, H> from, Direction direction,
                                       int limit) noexcept {
    int length = 0;
    while (length < limit && from.has_neighbour(direction, length + 1) &&
           board.contains(from.neighbour(direction, length + 1)))
        ++length;
    return length;
}

/// Whether the set together with this cell has a line of Length or more cells that contains the cell.
template <int Length, int W, int H>
[[nodiscard]] constexpr bool completes_line(const Bitboard<W, H>& board, Cell<W, H> cell) noexcept {
    for (const Direction direction : upward_directions) {
        const int ahead = run_length(board, cell, direction, Length - 1);
        const int behind = run_length(board, cell, opposite(direction), Length - 1);
        if (ahead + 1 + behind >= Length)
            return true;
    }
    return false;
}

}  // namespace tessera
