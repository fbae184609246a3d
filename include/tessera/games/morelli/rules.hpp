#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/cell.hpp>       // Cell
#include <tessera/core/direction.hpp>  // Direction, column_step, directions, is_diagonal, row_step
#include <tessera/core/ring.hpp>       // ring, ring_directions
#include <tessera/core/rng.hpp>        // Rng
#include <tessera/core/symmetry.hpp>   // Symmetry, transformed
#include <tessera/player.hpp>          // Player

#include <algorithm>  // max, min
#include <array>      // array
#include <bit>        // countr_zero
#include <cassert>    // assert
#include <cstddef>    // size_t
#include <cstdint>    // uint8_t, uint64_t

/// The rules of Morelli as questions about sets of pieces.
namespace tessera::morelli {

/// The pieces of a player and those of the other one are given as sets of this type. A King is in neither.
template <int N>
using Board = Bitboard<N, N>;

/// Who has a King on the Throne.
enum class Throne : std::uint8_t { vacant, black, white };

/// The centre cell.
template <int N>
inline constexpr Cell<N, N> throne_cell{N / 2, N / 2};

/// The band of a cell is its distance to the nearest edge: 0 is the outermost, N / 2 the Throne.
template <int N>
[[nodiscard]] constexpr int band(Cell<N, N> cell) noexcept {
    return (std::min)({cell.column(), N - 1 - cell.column(), cell.row(), N - 1 - cell.row()});
}

/// The cells of the outermost band.
template <int N>
inline constexpr Board<N> outermost_band =
    Board<N>::row(0) | Board<N>::row(N - 1) | Board<N>::column(0) | Board<N>::column(N - 1);

/// How many cells the outermost band has.
template <int N>
inline constexpr int band_cells = 4 * (N - 1);

/// Morelli 2: how many steps a piece on this cell can go in a direction before it leaves the bands that are
/// nearer the Throne than its own, if nothing is in its way; the Throne is counted with the other cells.
///
/// These bands are a square, so that all such steps come first: a piece whose first step does not bring it
/// nearer never comes nearer on that line.
template <int N>
[[nodiscard]] constexpr int reach(Cell<N, N> from, Direction direction) noexcept {
    // The distances to the edges that it moves away from. One of them has to be the smallest of all, and the
    // piece can go until an edge ahead is as near as that one was.
    const int columns = column_step(direction) > 0 ? from.column() : N - 1 - from.column();
    const int rows = row_step(direction) > 0 ? from.row() : N - 1 - from.row();
    if (is_diagonal(direction))
        return (std::max)(0, N - 2 - columns - rows);
    const bool along_row = row_step(direction) == 0;
    const int behind = along_row ? columns : rows;
    const int beside = along_row ? (std::min)(rows, N - 1 - rows) : (std::min)(columns, N - 1 - columns);
    return behind < beside ? N - 2 - 2 * behind : 0;
}

/// No piece can go farther than from one end of a line to the last cell but one.
template <int N>
inline constexpr int longest_reach = N - 2;

/// The cells where pieces can be after so many steps in a direction, worked out by the compiler:
/// `stages<N, D>[steps - 1]`.
template <int N, Direction D>
inline constexpr auto stages = [] {
    std::array<Board<N>, longest_reach<N>> table;
    for (int i = 0; i < N * N; ++i) {
        const auto from = Cell<N, N>::from_index(i);
        const int steps = reach(from, D);
        for (int step = 1; step <= steps; ++step)
            table[static_cast<std::size_t>(step - 1)].insert(from.neighbour(D, step));
    }
    return table;
}();

/// Morelli 2: where a piece may go; `open` are the cells on which nothing stands, the vacant Throne among
/// them.
template <int N>
[[nodiscard]] constexpr Board<N> destinations(Cell<N, N> from, const Board<N>& open) noexcept {
    Board<N> cells;
    for (const Direction direction : directions) {
        const int steps = reach(from, direction);
        for (int step = 1; step <= steps && open.contains(from.neighbour(direction, step)); ++step)
            cells.insert(from.neighbour(direction, step));
    }
    cells.erase(throne_cell<N>);
    return cells;
}

/// Morelli 3: the neighbours of the moved piece that it captures, as the bits of a ring: adverse pieces with
/// a piece of the mover on their other side. No King is among the pieces, and no other piece captures (5.6
/// of the official rules, the ripple rule).
template <int N>
[[nodiscard]] constexpr unsigned captured_ring(const Board<N>& own, const Board<N>& other,
                                               Cell<N, N> moved) noexcept {
    return ring(other, moved) & ring<2>(own, moved);
}

/// The same as a set of cells.
template <int N>
[[nodiscard]] constexpr Board<N> captured(const Board<N>& own, const Board<N>& other,
                                          Cell<N, N> moved) noexcept {
    Board<N> cells;
    for (unsigned left = captured_ring(own, other, moved); left != 0; left &= left - 1)
        cells.insert(moved.neighbour(ring_directions[static_cast<std::size_t>(std::countr_zero(left))]));
    return cells;
}

/// Morelli 4: the corners of the square centred on the Throne that has a corner here: this cell and those to
/// which quarter turns carry it.
template <int N>
[[nodiscard]] constexpr std::array<Cell<N, N>, 4> frame(Cell<N, N> corner) noexcept {
    const Cell<N, N> next{N - 1 - corner.row(), corner.column()};
    return {corner, next, corner.opposite(), next.opposite()};
}

/// Morelli 4: whether all four corners of the frame of this cell have pieces of the set.
template <int N>
[[nodiscard]] constexpr bool has_frame(const Board<N>& own, Cell<N, N> corner) noexcept {
    bool all = true;
    for (const Cell<N, N> cell : frame(corner))
        all &= own.contains(cell);  // without a branch on each
    return all;
}

/// Morelli 1: whether opposite every piece there is one of the other colour.
template <int N>
[[nodiscard]] constexpr bool keeps_opposites(const Board<N>& black, const Board<N>& white) noexcept {
    return transformed(black, Symmetry::rotate_180) == white;
}

/// Morelli, setups: the black pieces of `adjacent`. White has the left column and the bottom row without its
/// right corner, Black the rest of the band.
template <int N>
[[nodiscard]] constexpr Board<N> adjacent_black() noexcept {
    Board<N> white = Board<N>::column(0) | Board<N>::row(0);
    white.erase({N - 1, 0});
    return outermost_band<N> - white;
}

/// Morelli, setups: the black pieces of `facing`. White has the cells below the middle row and the right end
/// of that row, Black the rest of the band.
template <int N>
[[nodiscard]] constexpr Board<N> facing_black() noexcept {
    Board<N> black = outermost_band<N>;
    for (int row = 0; row < N / 2; ++row)
        black -= Board<N>::row(row);
    black.erase({N - 1, N / 2});
    return black;
}

/// Morelli, setups: the black pieces of `random SEED`. The pairs of opposite cells are taken in the order of
/// that cell of each which comes first (a1, b1, …); for each, `Rng{seed}.below(2)` is drawn: with 0 that cell
/// is black, with 1 the one opposite.
template <int N>
[[nodiscard]] constexpr Board<N> random_black(std::uint64_t seed) noexcept {
    Rng rng{seed};
    Board<N> black;
    for (const Cell<N, N> cell : outermost_band<N>)
        if (cell < cell.opposite())
            black.insert(rng.below(2) == 0 ? cell : cell.opposite());
    return black;
}

/// Morelli, setups: how many pairs of pieces are placed in `free`.
template <int N>
inline constexpr int all_pairs = band_cells<N> / 2;

/// Morelli, setups: who places how many pairs.
struct SetupTurn {
    Player player;  ///< whose turn it is
    int pairs;      ///< how many pairs that player places

    friend constexpr bool operator==(SetupTurn, SetupTurn) noexcept = default;
};

/// Whether a turn of `free` can begin with so many pairs on the board: with none, or an odd number of them.
template <int N>
[[nodiscard]] constexpr bool is_setup_turn(int pairs) noexcept {
    return pairs == 0 || (pairs % 2 != 0 && pairs < all_pairs<N>);
}

/// The turn that begins with so many pairs on the board. Black places one pair, then White two, Black two and
/// so on, and Black the last one alone.
template <int N>
[[nodiscard]] constexpr SetupTurn setup_turn(int pairs) noexcept {
    assert(is_setup_turn<N>(pairs));
    if (pairs == 0)
        return {Player::black, 1};
    return {pairs / 2 % 2 == 0 ? Player::white : Player::black, pairs + 1 == all_pairs<N> ? 1 : 2};
}

}  // namespace tessera::morelli
