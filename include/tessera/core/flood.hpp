#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/direction.hpp>  // Direction, directions

#include <array>    // array
#include <cstddef>  // size_t

namespace tessera {

/// The cells of a set and all their neighbours in the eight directions.
template <int W, int H>
[[nodiscard]] constexpr Bitboard<W, H> with_neighbours(const Bitboard<W, H>& board) noexcept {
    const auto wide =
        board | board.template shifted<Direction::east>() | board.template shifted<Direction::west>();
    return wide | wide.template shifted<Direction::north>() | wide.template shifted<Direction::south>();
}

/// The cells next to a cell of the set in the eight directions. Those of the set are among them only if they
/// are next to one another.
template <int W, int H>
[[nodiscard]] constexpr Bitboard<W, H> neighbours(const Bitboard<W, H>& board) noexcept {
    const auto above_and_below =
        board.template shifted<Direction::north>() | board.template shifted<Direction::south>();
    const auto column = board | above_and_below;
    return above_and_below | column.template shifted<Direction::east>() |
           column.template shifted<Direction::west>();
}

/// The neighbours of every cell of a board, worked out by the compiler: `neighbours_of<Board>[cell.index()]`.
template <class Board>
inline constexpr auto neighbours_of = [] {
    std::array<Board, static_cast<std::size_t>(Board::cell_count)> table{};
    for (int index = 0; index < Board::cell_count; ++index) {
        const auto cell = Board::Cell::from_index(index);
        Board cells;
        for (const Direction direction : directions)
            if (cell.has_neighbour(direction))
                cells.insert(cell.neighbour(direction));
        table[static_cast<std::size_t>(index)] = cells;
    }
    return table;
}();

/// The cells of a set and their neighbours in the four orthogonal directions.
template <int W, int H>
[[nodiscard]] constexpr Bitboard<W, H> with_orthogonal_neighbours(const Bitboard<W, H>& board) noexcept {
    return board | board.template shifted<Direction::east>() | board.template shifted<Direction::west>() |
           board.template shifted<Direction::north>() | board.template shifted<Direction::south>();
}

/// The cells of `within` that can be reached from those of `seeds` that lie in it, in steps in the eight
/// directions that stay in it.
template <int W, int H>
[[nodiscard]] constexpr Bitboard<W, H> flood(const Bitboard<W, H>& seeds,
                                             const Bitboard<W, H>& within) noexcept {
    Bitboard<W, H> reached = seeds & within;
    while (true) {
        const Bitboard<W, H> wider = with_neighbours(reached) & within;
        if (wider == reached)
            return reached;
        reached = wider;
    }
}

/// The same in steps in the four orthogonal directions.
template <int W, int H>
[[nodiscard]] constexpr Bitboard<W, H> orthogonal_flood(const Bitboard<W, H>& seeds,
                                                        const Bitboard<W, H>& within) noexcept {
    Bitboard<W, H> reached = seeds & within;
    while (true) {
        const Bitboard<W, H> wider = with_orthogonal_neighbours(reached) & within;
        if (wider == reached)
            return reached;
        reached = wider;
    }
}

}  // namespace tessera
