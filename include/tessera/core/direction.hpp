#pragma once

#include <array>    // array
#include <cassert>  // assert
#include <cstddef>  // size_t
#include <cstdint>  // uint8_t

namespace tessera {

/// The eight compass directions, anticlockwise from east; rows grow to the north, columns to the east.
enum class Direction : std::uint8_t {
    east,
    north_east,
    north,
    north_west,
    west,
    south_west,
    south,
    south_east
};

/// All eight directions.
inline constexpr std::array<Direction, 8> directions{
    Direction::east, Direction::north_east, Direction::north, Direction::north_west,
    Direction::west, Direction::south_west, Direction::south, Direction::south_east};

/// One direction of each of the four lines through a cell: the one in which cell indices grow.
inline constexpr std::array<Direction, 4> upward_directions{Direction::east, Direction::north_east,
                                                            Direction::north, Direction::north_west};

// GCC would copy a table inside a function to the stack with every call.
/// How many columns one step goes to the right, for each direction.
inline constexpr std::array<int, 8> column_steps{1, 1, 0, -1, -1, -1, 0, 1};
/// How many rows one step goes up, for each direction.
inline constexpr std::array<int, 8> row_steps{0, 1, 1, 1, 0, -1, -1, -1};

/// How many columns one step in this direction goes to the east.
[[nodiscard]] constexpr int column_step(Direction direction) noexcept {
    return column_steps[static_cast<std::size_t>(direction)];
}

/// How many rows one step in this direction goes to the north.
[[nodiscard]] constexpr int row_step(Direction direction) noexcept {
    return row_steps[static_cast<std::size_t>(direction)];
}

/// The direction that goes so many columns to the east and rows to the north: as many of one as of the
/// other, or none of one of them.
[[nodiscard]] constexpr Direction direction_of(int columns, int rows) noexcept {
    using enum Direction;
    assert((columns != 0 || rows != 0) && columns * rows * (columns * columns - rows * rows) == 0);
    constexpr std::array<Direction, 9> by_sign{south_west, south,      south_east, west,      east /* none */,
                                               east,       north_west, north,      north_east};
    const auto sign = [](int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); };
    return by_sign[static_cast<std::size_t>(4 + 3 * sign(rows) + sign(columns))];
}

/// The direction that points the other way.
[[nodiscard]] constexpr Direction opposite(Direction direction) noexcept {
    return static_cast<Direction>((static_cast<int>(direction) + 4) % 8);
}

/// Whether the direction runs along a diagonal.
[[nodiscard]] constexpr bool is_diagonal(Direction direction) noexcept {
    return static_cast<int>(direction) % 2 != 0;
}

}  // namespace tessera
