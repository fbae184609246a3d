#include <tessera/core/direction.hpp>

#include <doctest/doctest.h>

#include <algorithm>  // count_if
#include <array>      // array

using namespace tessera;

namespace {

constexpr int count_of_step(int columns, int rows) {
    int count = 0;
    for (const Direction direction : directions)
        if (column_step(direction) == columns && row_step(direction) == rows)
            ++count;
    return count;
}

// Anticlockwise by an eighth of a turn: to the left of the old direction, and not behind it.
constexpr bool is_next_anticlockwise(Direction from, Direction to) {
    const int cross = column_step(from) * row_step(to) - row_step(from) * column_step(to);
    const int dot = column_step(from) * column_step(to) + row_step(from) * row_step(to);
    return cross > 0 && dot > 0;
}

}  // namespace

TEST_CASE("the eight directions lead to the eight neighbours") {
    static_assert(directions.size() == 8);
    for (int columns = -1; columns <= 1; ++columns)
        for (int rows = -1; rows <= 1; ++rows)
            CHECK(count_of_step(columns, rows) == (columns == 0 && rows == 0 ? 0 : 1));
}

TEST_CASE("a direction is called after the side that it leads to") {
    static_assert(column_step(Direction::east) == 1 && row_step(Direction::east) == 0);
    static_assert(column_step(Direction::north) == 0 && row_step(Direction::north) == 1);
    static_assert(column_step(Direction::west) == -1 && row_step(Direction::west) == 0);
    static_assert(column_step(Direction::south) == 0 && row_step(Direction::south) == -1);
    static_assert(column_step(Direction::north_east) == 1 && row_step(Direction::north_east) == 1);
    static_assert(column_step(Direction::north_west) == -1 && row_step(Direction::north_west) == 1);
    static_assert(column_step(Direction::south_west) == -1 && row_step(Direction::south_west) == -1);
    static_assert(column_step(Direction::south_east) == 1 && row_step(Direction::south_east) == -1);
}

TEST_CASE("the directions go round anticlockwise") {
    for (std::size_t i = 0; i < directions.size(); ++i) {
        CHECK(static_cast<std::size_t>(directions[i]) == i);
        CHECK(is_next_anticlockwise(directions[i], directions[(i + 1) % directions.size()]));
    }
}

TEST_CASE("the opposite direction takes every step back") {
    static_assert(opposite(Direction::east) == Direction::west);
    static_assert(opposite(Direction::south_west) == Direction::north_east);
    for (const Direction direction : directions) {
        CHECK(column_step(opposite(direction)) == -column_step(direction));
        CHECK(row_step(opposite(direction)) == -row_step(direction));
    }
}

TEST_CASE("a diagonal direction changes both column and row") {
    for (const Direction direction : directions)
        CHECK(is_diagonal(direction) == (column_step(direction) != 0 && row_step(direction) != 0));
}

TEST_CASE("of each line through a cell one direction is upward") {
    for (const Direction direction : directions) {
        const auto on_this_line = [&](Direction upward) {
            return upward == direction || upward == opposite(direction);
        };
        CHECK(std::count_if(upward_directions.begin(), upward_directions.end(), on_this_line) == 1);
    }
}

TEST_CASE("the order of cells grows in the upward directions") {
    for (const Direction direction : upward_directions) {
        const int rows = row_step(direction);
        CHECK((rows > 0 || (rows == 0 && column_step(direction) > 0)));
    }
}

TEST_CASE("a way straight on or along a diagonal has a direction, however long it is") {
    static_assert(direction_of(3, 0) == Direction::east);
    static_assert(direction_of(-2, 2) == Direction::north_west);
    for (const Direction direction : directions)
        for (int steps = 1; steps <= 30; ++steps)
            CHECK(direction_of(steps * column_step(direction), steps * row_step(direction)) == direction);
}
