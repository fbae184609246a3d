#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/cell.hpp>       // Cell
#include <tessera/core/direction.hpp>  // Direction
#include <tessera/core/flood.hpp>      // flood
#include <tessera/core/ring.hpp>       // ring, ring_groups
#include <tessera/player.hpp>          // Player

#include <array>    // array
#include <cstddef>  // size_t

/// The rules of Distrify as questions about sets of stones.
namespace tessera::distrify {

/// The stones of a player and those of the other one are given as sets of this type.
template <int N>
using Board = Bitboard<N, N>;

/// Distrify 2: the cells at which a stone of `own` makes a crosscut, a 2 × 2 block in which each colour
/// holds one diagonal. Cells that are not empty may be among them.
template <int N>
[[nodiscard]] constexpr Board<N> crosscut_cells(const Board<N>& own, const Board<N>& other) noexcept {
    using enum Direction;
    // The block reaches from the new stone to an own stone diagonally next to it; the two cells that
    // complete it are next to the new stone on its row and on its column.
    const Board<N> east_of = other.template shifted<east>();
    const Board<N> west_of = other.template shifted<west>();
    const Board<N> north_of = other.template shifted<north>();
    const Board<N> south_of = other.template shifted<south>();
    return (own.template shifted<north_east>() & east_of & north_of) |
           (own.template shifted<north_west>() & west_of & north_of) |
           (own.template shifted<south_east>() & east_of & south_of) |
           (own.template shifted<south_west>() & west_of & south_of);
}

/// Distrify 2: whether a stone of `own` on this cell makes a crosscut.
template <int N>
[[nodiscard]] constexpr bool makes_crosscut(const Board<N>& own, const Board<N>& other,
                                            Cell<N, N> cell) noexcept {
    return crosscut_cells(own, other).contains(cell);
}

/// The cells at which a stone makes a line of three in one of the two ways to run along a line.
template <Direction D, int N>
[[nodiscard]] constexpr Board<N> triplet_cells_along(const Board<N>& own) noexcept {
    const Board<N> ahead = own.template shifted<D>();
    const Board<N> behind = own.template shifted<opposite(D)>();
    return (ahead & behind) | (ahead & ahead.template shifted<D>()) |
           (behind & behind.template shifted<opposite(D)>());
}

/// Distrify 2: the cells at which a stone makes a line of three consecutive stones with two of `own`.
/// Cells that are not empty may be among them.
template <int N>
[[nodiscard]] constexpr Board<N> triplet_cells(const Board<N>& own) noexcept {
    using enum Direction;
    return triplet_cells_along<east>(own) | triplet_cells_along<north_east>(own) |
           triplet_cells_along<north>(own) | triplet_cells_along<north_west>(own);
}

/// Distrify 2: whether a stone on this cell makes a line of three with two of `own`.
template <int N>
[[nodiscard]] constexpr bool makes_triplet(const Board<N>& own, Cell<N, N> cell) noexcept {
    return triplet_cells(own).contains(cell);
}

/// Distrify 2: whether two stones, each of which could be placed beside another, exclude each other: they
/// are diagonally adjacent, or they make a line of three with one of `own`. (That line needs them adjacent,
/// or two apart with an own stone between.)
template <int N>
[[nodiscard]] constexpr bool clash(const Board<N>& own, Cell<N, N> a, Cell<N, N> b) noexcept {
    const int columns = b.column() - a.column();
    const int rows = b.row() - a.row();
    if (columns < -2 || columns > 2 || rows < -2 || rows > 2)
        return false;
    const auto has_own = [&](int column, int row) {
        return Cell<N, N>::on_board(column, row) && own.contains(Cell<N, N>{column, row});
    };
    if (columns % 2 == 0 && rows % 2 == 0)
        return has_own(a.column() + columns / 2, a.row() + rows / 2);
    if (columns * columns == rows * rows)
        return true;
    if (columns * rows != 0)
        return false;
    return has_own(a.column() - columns, a.row() - rows) || has_own(b.column() + columns, b.row() + rows);
}

/// Distrify 2: the cells where a player may place one stone.
template <int N>
[[nodiscard]] constexpr Board<N> single_cells(const Board<N>& own, const Board<N>& other) noexcept {
    return ~(own | other) - crosscut_cells(own, other);
}

/// Distrify 4: whether a player may place a stone anywhere.
template <int N>
[[nodiscard]] constexpr bool can_place(const Board<N>& own, const Board<N>& other) noexcept {
    return !single_cells(own, other).empty();
}

/// Distrify 3: the two sides that a player has to connect: Black's are the bottom and the top row, White's
/// the left and the right column.
template <int N>
[[nodiscard]] constexpr std::array<Board<N>, 2> sides(Player player) noexcept {
    if (player == Player::black)
        return {Board<N>::row(0), Board<N>::row(N - 1)};
    return {Board<N>::column(0), Board<N>::column(N - 1)};
}

/// The two sides of each player, worked out by the compiler.
template <int N>
inline constexpr std::array<std::array<Board<N>, 2>, 2> sides_of{sides<N>(Player::black),
                                                                 sides<N>(Player::white)};

/// Distrify 3: whether the stones of a player connect the player's two sides.
template <int N>
[[nodiscard]] constexpr bool connects(const Board<N>& own, Player player) noexcept {
    const auto& [from, to] = sides_of<N>[index(player)];
    return flood(from, own).intersects(to);
}

/// Distrify 3: whether the stones of a player connect the player's two sides by way of this stone, if they
/// did not without it.
template <int N>
[[nodiscard]] constexpr bool completes_chain(const Board<N>& own, Player player, Cell<N, N> stone) noexcept {
    const auto& [from, to] = sides_of<N>[index(player)];
    // A chain comes to the stone from one group of its neighbours or from a side, and leaves it by another:
    // where there are fewer than two of these, it can have connected nothing.
    const int ways = ring_groups[ring(own, stone)] + static_cast<int>(from.contains(stone)) +
                     static_cast<int>(to.contains(stone));
    if (ways < 2 || !own.intersects(from) || !own.intersects(to))
        return false;
    const Board<N> chain = flood(Board<N>{stone}, own);
    return chain.intersects(from) && chain.intersects(to);
}

}  // namespace tessera::distrify
