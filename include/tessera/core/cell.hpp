#pragma once

#include <tessera/core/direction.hpp>  // Direction, column_step, row_step

#include <cassert>  // assert
#include <compare>  // strong_ordering
#include <cstdint>  // uint16_t

namespace tessera {

/// A cell of a board of W columns and H rows. Cells are ordered by rows from the bottom and within a row
/// by columns from the left: a1 is the first. A cell of one board is no cell of a board of another size.
template <int W, int H>
    requires(W > 0 && H > 0 && W * H <= 0xFFFF)
class Cell {
public:
    static constexpr int width = W;      ///< how many columns the board has
    static constexpr int height = H;     ///< how many rows the board has
    static constexpr int count = W * H;  ///< how many cells the board has

    Cell() = default;

    /// The cell in this column and row, both counted from 0.
    constexpr Cell(int column, int row) noexcept : index_(static_cast<std::uint16_t>(row * W + column)) {
        assert(on_board(column, row));
    }

    /// The cell with this place in the order of all cells.
    [[nodiscard]] static constexpr Cell from_index(int index) noexcept {
        assert(0 <= index && index < count);
        Cell cell{};
        cell.index_ = static_cast<std::uint16_t>(index);
        return cell;
    }

    /// Whether there is a cell in this column and row.
    [[nodiscard]] static constexpr bool on_board(int column, int row) noexcept {
        return 0 <= column && column < W && 0 <= row && row < H;
    }

    /// How much the place in that order grows with one step in a direction.
    [[nodiscard]] static constexpr int index_step(Direction direction) noexcept {
        return row_step(direction) * W + column_step(direction);
    }

    /// The place in the order of all cells, from 0.
    [[nodiscard]] constexpr int index() const noexcept { return index_; }
    /// The column, from 0 at the left.
    [[nodiscard]] constexpr int column() const noexcept { return index_ % W; }
    /// The row, from 0 at the bottom.
    [[nodiscard]] constexpr int row() const noexcept { return index_ / W; }

    /// Whether the board goes on for this many steps in this direction.
    [[nodiscard]] constexpr bool has_neighbour(Direction direction, int steps = 1) const noexcept {
        return on_board(column() + steps * column_step(direction), row() + steps * row_step(direction));
    }

    /// The cell so many steps away in this direction; it must be on the board.
    [[nodiscard]] constexpr Cell neighbour(Direction direction, int steps = 1) const noexcept {
        assert(has_neighbour(direction, steps));
        return from_index(index_ + steps * index_step(direction));
    }

    /// The cell opposite this one through the middle of the board.
    [[nodiscard]] constexpr Cell opposite() const noexcept { return from_index(count - 1 - index_); }

    friend constexpr bool operator==(Cell, Cell) noexcept = default;
    friend constexpr std::strong_ordering operator<=>(Cell, Cell) noexcept = default;

private:
    std::uint16_t index_;
};

/// Whether two different cells are on one row, column or diagonal.
template <int W, int H>
[[nodiscard]] constexpr bool is_aligned(Cell<W, H> a, Cell<W, H> b) noexcept {
    const int columns = b.column() - a.column();
    const int rows = b.row() - a.row();
    return a != b && (columns == 0 || rows == 0 || columns == rows || columns == -rows);
}

/// The direction from a cell to another one on its row, column or diagonal.
template <int W, int H>
[[nodiscard]] constexpr Direction direction_to(Cell<W, H> from, Cell<W, H> to) noexcept {
    assert(is_aligned(from, to));
    return direction_of(to.column() - from.column(), to.row() - from.row());
}

}  // namespace tessera
