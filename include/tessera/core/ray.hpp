#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/cell.hpp>       // direction_to, is_aligned
#include <tessera/core/direction.hpp>  // Direction, directions, opposite, upward_directions

#include <array>    // array
#include <cassert>  // assert
#include <cstddef>  // size_t
#include <cstdint>  // uint16_t
#include <utility>  // index_sequence, make_index_sequence

namespace tessera {

/// The cells from a cell to the edge of the board in one direction, the cell itself not among them.
template <class Board>
[[nodiscard]] constexpr Board ray(typename Board::Cell from, Direction direction) noexcept {
    Board cells;
    for (int steps = 1; from.has_neighbour(direction, steps); ++steps)
        cells.insert(from.neighbour(direction, steps));
    return cells;
}

/// The rays of all cells of a board in one direction. One direction at a time, because compilers limit how long
/// a constant may take.
template <class Board, Direction D>
inline constexpr auto rays_toward = [] {
    std::array<Board, static_cast<std::size_t>(Board::cell_count)> table{};
    for (int i = 0; i < Board::cell_count; ++i) {
        // A ray is the next cell and the ray from there, so the cells farther along come first.
        const auto cell = Board::Cell::from_index(D < Direction::west ? Board::cell_count - 1 - i : i);
        if (cell.has_neighbour(D)) {
            const auto next = cell.neighbour(D);
            Board cells = table[static_cast<std::size_t>(next.index())];
            cells.insert(next);
            table[static_cast<std::size_t>(cell.index())] = cells;
        }
    }
    return table;
}();

/// The rays of all cells of a board, worked out by the compiler: `rays<Board>[cell.index()][direction]`.
template <class Board>
inline constexpr auto rays = [] {
    std::array<std::array<Board, directions.size()>, static_cast<std::size_t>(Board::cell_count)> table{};
    const auto fill = [&table]<std::size_t... Ds>(std::size_t cell, std::index_sequence<Ds...>) {
        ((table[cell][Ds] = rays_toward<Board, directions[Ds]>[cell]), ...);
    };
    for (std::size_t cell = 0; cell < table.size(); ++cell)
        fill(cell, std::make_index_sequence<directions.size()>{});
    return table;
}();

/// The ray of one cell in one direction, out of that table.
template <class Board>
[[nodiscard, gnu::always_inline]] constexpr const Board& ray_from(typename Board::Cell from,
                                                                  Direction direction) noexcept {
    return rays<Board>[static_cast<std::size_t>(from.index())][static_cast<std::size_t>(direction)];
}

/// The cells that can be seen from a cell in one direction: up to the first blocker, which is not seen.
template <class Board>
[[nodiscard, gnu::always_inline]] constexpr Board visible(typename Board::Cell from, Direction direction,
                                                          const Board& blockers) noexcept {
    const Board& open = ray_from<Board>(from, direction);
    const Board hit = open & blockers;
    // The nearest blocker is the first in the directions in which indices grow, else the last.
    return open & (direction < Direction::west ? hit.before_first() : hit.after_last());
}

/// What can be seen from a cell along one line, in the direction in which indices grow and the other way.
template <class Board>
struct LineOfSight {
    Board ahead;   ///< the cells on the line with higher numbers
    Board behind;  ///< the cells on the line with lower numbers
};

/// The cells that can be seen from a cell both ways along a line, which is given by its upward direction.
template <class Board>
[[nodiscard, gnu::always_inline]] constexpr LineOfSight<Board>
visible_along(typename Board::Cell from, Direction upward, const Board& blockers) noexcept {
    assert(upward < Direction::west);
    const Board& ahead = ray_from<Board>(from, upward);
    const Board& behind = ray_from<Board>(from, opposite(upward));
    return {ahead & (ahead & blockers).before_first(), behind & (behind & blockers).after_last()};
}

/// The cells that can be seen from a cell in the eight directions: up to the first blocker on each line.
template <class Board>
[[nodiscard]] constexpr Board visible(typename Board::Cell from, const Board& blockers) noexcept {
    Board seen;
    // One line after the other: all at once are more than there are registers. The upward directions are the
    // first four.
#if defined(__GNUC__)
#pragma GCC unroll 1
#endif
    for (int line = 0; line < 4; ++line) {
        const auto [ahead, behind] = visible_along(from, static_cast<Direction>(line), blockers);
        seen |= ahead | behind;
    }
    return seen;
}

/// How many steps there are from every cell of a board to its edge: `steps_to_edge<Board>[cell.index()][direction]`.
template <class Board>
inline constexpr auto steps_to_edge = [] {
    std::array<std::array<std::uint16_t, directions.size()>, static_cast<std::size_t>(Board::cell_count)>
        table{};
    for (std::size_t cell = 0; cell < table.size(); ++cell)
        for (std::size_t direction = 0; direction < directions.size(); ++direction)
            table[cell][direction] = static_cast<std::uint16_t>(rays<Board>[cell][direction].count());
    return table;
}();

/// The cells strictly between two cells, if both are on one row, column or diagonal; nothing otherwise.
template <class Board>
[[nodiscard]] constexpr Board between(typename Board::Cell a, typename Board::Cell b) noexcept {
    if (!is_aligned(a, b))
        return {};
    const Direction direction = direction_to(a, b);
    return ray_from<Board>(a, direction) & ray_from<Board>(b, opposite(direction));
}

/// Whether two different cells are on one row, column or diagonal with no blocker between them. What is on
/// the two cells does not matter.
template <class Board>
[[nodiscard]] constexpr bool sees(typename Board::Cell a, typename Board::Cell b,
                                  const Board& blockers) noexcept {
    return is_aligned(a, b) && !between<Board>(a, b).intersects(blockers);
}

/// How many cells the cells of some sets see in one direction, each cell of each set for itself, added up.
template <Direction D, class Board, std::size_t Count>
[[nodiscard, gnu::always_inline]] constexpr int count_visible(const std::array<Board, Count>& from,
                                                              const Board& blockers) noexcept {
    constexpr int back = -Board::Cell::index_step(D);
    Board any;
    for (const Board& cells : from)
        any |= cells;
    // Where a step in this direction may end, and who sees one cell and more; then one more each time.
    const Board ahead = Board::full().template shifted<D>() - blockers;
    int total = 0;
    for (Board seeing = ahead.template moved<back>(); seeing.intersects(any);
         seeing = (seeing & ahead).template moved<back>())
        for (const Board& cells : from)
            total += (cells & seeing).count();
    return total;
}

}  // namespace tessera
