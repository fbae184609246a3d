#include <tessera/core/cell.hpp>

#include "boards.hpp"

#include <doctest/doctest.h>

#include <compare>      // strong_ordering
#include <concepts>     // equality_comparable_with
#include <type_traits>  // is_convertible_v, is_trivially_copyable_v

using namespace tessera;

namespace {

template <int W, int H>
concept HasCells = requires { typename Cell<W, H>; };

using SmallBoards = boards::List<Bitboard<1, 1>, Bitboard<7, 3>, Bitboard<1, 9>>;

}  // namespace

TEST_CASE("cells are ordered by rows from the bottom and in a row from the left") {
    static_assert(Cell<3, 2>{0, 0}.index() == 0);
    static_assert(Cell<3, 2>{2, 0}.index() == 2);
    static_assert(Cell<3, 2>{0, 1}.index() == 3);
    static_assert(Cell<3, 2>{2, 1}.index() == 5);
    static_assert(Cell<3, 2>{2, 0} < Cell<3, 2>{0, 1});
    static_assert(Cell<3, 2>{0, 1} < Cell<3, 2>{1, 1});
    static_assert((Cell<3, 2>{1, 1} <=> Cell<3, 2>{1, 1}) == std::strong_ordering::equal);
    constexpr auto law = []<class Board>(Rng&) {
        int index = 0;
        for (int row = 0; row < Board::height; ++row)
            for (int column = 0; column < Board::width; ++column, ++index)
                if (typename Board::Cell{column, row}.index() != index)
                    return false;
        return index == Board::Cell::count;
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("a cell knows its column and row") {
    constexpr auto law = []<class Board>(Rng&) {
        using Cell = typename Board::Cell;
        for (int index = 0; index < Cell::count; ++index) {
            const Cell cell = Cell::from_index(index);
            if (cell.index() != index || Cell{cell.column(), cell.row()} != cell ||
                !Cell::on_board(cell.column(), cell.row()))
                return false;
        }
        return true;
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("the board ends beyond its first and last column and row") {
    using C = Cell<4, 3>;
    for (int column = -5; column <= 8; ++column)
        for (int row = -5; row <= 8; ++row) {
            const bool in_columns = column == 0 || column == 1 || column == 2 || column == 3;
            const bool in_rows = row == 0 || row == 1 || row == 2;
            CHECK(C::on_board(column, row) == (in_columns && in_rows));
        }
}

TEST_CASE("a neighbour is so many columns and rows away, if the board goes on so far") {
    constexpr auto law = []<class Board>(Rng&) {
        using Cell = typename Board::Cell;
        for (int index = 0; index < Cell::count; ++index)
            for (const Direction direction : directions)
                for (int steps = -2; steps <= 3; ++steps) {
                    const Cell cell = Cell::from_index(index);
                    const int column = cell.column() + steps * column_step(direction);
                    const int row = cell.row() + steps * row_step(direction);
                    if (cell.has_neighbour(direction, steps) != Cell::on_board(column, row))
                        return false;
                    if (cell.has_neighbour(direction, steps) &&
                        cell.neighbour(direction, steps) != Cell{column, row})
                        return false;
                }
        return true;
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("a neighbour is one step away if nothing else is said") {
    static_assert(Cell<3, 3>{1, 1}.neighbour(Direction::south_east) == Cell<3, 3>{2, 0});
    static_assert(Cell<3, 3>{1, 1}.has_neighbour(Direction::west));
    static_assert(!Cell<3, 3>{0, 1}.has_neighbour(Direction::west));
    static_assert(!Cell<3, 3>{2, 1}.has_neighbour(Direction::north_east));
    CHECK(Cell<3, 3>{0, 2}.neighbour(Direction::south) == Cell<3, 3>{0, 1});
}

TEST_CASE("the opposite cell lies as far from the other corner") {
    constexpr auto law = []<class Board>(Rng&) {
        using Cell = typename Board::Cell;
        for (int index = 0; index < Cell::count; ++index) {
            const Cell cell = Cell::from_index(index);
            const Cell expected{Board::width - 1 - cell.column(), Board::height - 1 - cell.row()};
            if (cell.opposite() != expected || cell.opposite().opposite() != cell)
                return false;
        }
        return true;
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("a cell is no number and no cell of another board") {
    static_assert(!std::is_convertible_v<int, Cell<9, 9>>);
    static_assert(!std::is_convertible_v<Cell<9, 9>, int>);
    static_assert(!std::is_convertible_v<Cell<9, 9>, Cell<11, 11>>);
    static_assert(!std::equality_comparable_with<Cell<9, 9>, Cell<11, 11>>);
}

TEST_CASE("a cell is two bytes that can be copied, and the first one if value-initialised") {
    static_assert(std::is_trivially_copyable_v<Cell<19, 19>>);
    static_assert(std::is_trivially_default_constructible_v<Cell<19, 19>>);
    static_assert(sizeof(Cell<19, 19>) == 2);
    static_assert(Cell<19, 19>{} == Cell<19, 19>{0, 0});
}

TEST_CASE("a board has from 1 to 65,535 cells") {
    static_assert(HasCells<1, 1> && HasCells<255, 257> && HasCells<65'535, 1>);
    static_assert(!HasCells<0, 1> && !HasCells<1, 0> && !HasCells<-3, -3> && !HasCells<256, 256>);
    static_assert(Cell<255, 257>{254, 256}.index() == 65'534);
    static_assert(Cell<255, 257>::from_index(65'534).row() == 256);
}

TEST_CASE("two cells are aligned if one leads straight to the other, and then a direction leads there") {
    static_assert(is_aligned(Cell<5, 4>{0, 3}, Cell<5, 4>{3, 0}));
    static_assert(direction_to(Cell<5, 4>{0, 3}, Cell<5, 4>{3, 0}) == Direction::south_east);
    static_assert(!is_aligned(Cell<5, 4>{0, 3}, Cell<5, 4>{3, 1}));
    static_assert(!is_aligned(Cell<5, 4>{2, 2}, Cell<5, 4>{2, 2}));
    constexpr auto law = []<class Board>(Rng&) {
        using Cell = typename Board::Cell;
        for (int from = 0; from < Cell::count; ++from)
            for (int to = 0; to < Cell::count; ++to) {
                const Cell a = Cell::from_index(from);
                const Cell b = Cell::from_index(to);
                bool reached = false;
                for (const Direction direction : directions)
                    for (int steps = 1; a.has_neighbour(direction, steps); ++steps)
                        if (a.neighbour(direction, steps) == b) {
                            reached = true;
                            if (direction_to(a, b) != direction)
                                return false;
                        }
                if (is_aligned(a, b) != reached)
                    return false;
            }
        return true;
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<5, 3>>{}, law));
    boards::check(boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<1, 64>, Bitboard<11, 11>>{}, law, 1);
}
