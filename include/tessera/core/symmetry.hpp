#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/cell.hpp>       // Cell
#include <tessera/core/direction.hpp>  // Direction

#include <array>    // array
#include <cstdint>  // uint8_t

namespace tessera {

/// The eight symmetries of a square: rotations are anticlockwise, `flip_columns` swaps left and right,
/// `flip_rows` swaps top and bottom, `transpose` swaps columns and rows.
enum class Symmetry : std::uint8_t {
    identity,
    flip_columns,
    flip_rows,
    rotate_180,
    transpose,
    rotate_90,
    rotate_270,
    transpose_other
};

/// All eight symmetries.
inline constexpr std::array<Symmetry, 8> symmetries{
    Symmetry::identity,  Symmetry::flip_columns, Symmetry::flip_rows,  Symmetry::rotate_180,
    Symmetry::transpose, Symmetry::rotate_90,    Symmetry::rotate_270, Symmetry::transpose_other};

/// A symmetry is at most a transposition, then at most a flip of the columns and one of the rows: one
/// bit of the enumerator each.
[[nodiscard]] constexpr bool transposes(Symmetry symmetry) noexcept {
    return (static_cast<int>(symmetry) & 4) != 0;
}
/// Whether left and right change places, once rows and columns have been swapped if they are.
[[nodiscard]] constexpr bool flips_columns(Symmetry symmetry) noexcept {
    return (static_cast<int>(symmetry) & 1) != 0;
}
/// Whether top and bottom change places, once rows and columns have been swapped if they are.
[[nodiscard]] constexpr bool flips_rows(Symmetry symmetry) noexcept {
    return (static_cast<int>(symmetry) & 2) != 0;
}

/// The symmetry that does the first and then the second.
[[nodiscard]] constexpr Symmetry then(Symmetry first, Symmetry second) noexcept {
    const int a = static_cast<int>(first);
    const int b = static_cast<int>(second);
    // A later transposition turns the flips of columns done before into flips of rows.
    const int flips = transposes(second) ? (a & 1) << 1 | (a & 2) >> 1 : a & 3;
    return static_cast<Symmetry>(((a ^ b) & 4) | (flips ^ (b & 3)));
}

/// The symmetry that undoes this one.
[[nodiscard]] constexpr Symmetry inverse(Symmetry symmetry) noexcept {
    if (symmetry == Symmetry::rotate_90)
        return Symmetry::rotate_270;
    if (symmetry == Symmetry::rotate_270)
        return Symmetry::rotate_90;
    return symmetry;
}

/// Where a symmetry of a square board carries a cell.
template <int N>
[[nodiscard]] constexpr Cell<N, N> transformed(Cell<N, N> cell, Symmetry symmetry) noexcept {
    const int column = transposes(symmetry) ? cell.row() : cell.column();
    const int row = transposes(symmetry) ? cell.column() : cell.row();
    return {flips_columns(symmetry) ? N - 1 - column : column, flips_rows(symmetry) ? N - 1 - row : row};
}

/// Where a symmetry carries a direction.
[[nodiscard]] constexpr Direction transformed(Direction direction, Symmetry symmetry) noexcept {
    const Cell<3, 3> head{1 + column_step(direction), 1 + row_step(direction)};
    const Cell<3, 3> image = transformed(head, symmetry);
    for (const Direction candidate : directions)
        if (column_step(candidate) == image.column() - 1 && row_step(candidate) == image.row() - 1)
            return candidate;
    return direction;
}

/// Where a symmetry of a square board carries a set of cells.
template <int N>
[[nodiscard]] constexpr Bitboard<N, N> transformed(const Bitboard<N, N>& board, Symmetry symmetry) noexcept {
    Bitboard<N, N> image;
    board.for_each([&](Cell<N, N> cell) { image.insert(transformed(cell, symmetry)); });
    return image;
}

}  // namespace tessera
