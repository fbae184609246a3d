#pragma once

#include <tessera/core/bitboard.hpp>   // Bitboard
#include <tessera/core/bits.hpp>       // gathered
#include <tessera/core/cell.hpp>       // Cell
#include <tessera/core/direction.hpp>  // Direction
#include <tessera/core/flood.hpp>      // flood

#include <array>    // array
#include <cstddef>  // size_t
#include <cstdint>  // uint8_t, uint64_t

namespace tessera {

/// The directions of the eight bits of a ring, by rows from the bottom and in a row from the left.
inline constexpr std::array<Direction, 8> ring_directions{
    Direction::south_west, Direction::south,      Direction::south_east, Direction::west,
    Direction::east,       Direction::north_west, Direction::north,      Direction::north_east};

/// Which of the eight cells so many steps from a cell, one in each direction, are in a set: a bit each, in
/// the order of `ring_directions`.
template <int Steps = 1, int W, int H>
    requires(0 < Steps && Steps <= 2 && W < 32)
[[nodiscard]] constexpr unsigned ring(const Bitboard<W, H>& board, Cell<W, H> cell) noexcept {
    // What is as many steps to the left, straight on and to the right in a row, counted from the left.
    constexpr std::uint64_t three = 1U | 1U << Steps | 1U << 2 * Steps;
    constexpr std::uint64_t two = 1U | 1U << 2 * Steps;
    std::uint64_t bits = 0;
    if constexpr (W > 2 && 2 * Steps * (W + 1) < 64) {
        // One word holds all three rows, one after the other.
        constexpr std::uint64_t eight = three | two << Steps * W | three << 2 * Steps * W;
        bits = gathered<eight>(board.bits_from(cell.index() - Steps * (W + 1)));
    } else {
        bits = gathered<two>(board.bits_from(cell.index() - Steps)) << 3;
        if (cell.row() >= Steps)
            bits |= gathered<three>(board.bits_from(cell.index() - Steps * (W + 1)));
        if (cell.row() + Steps < H)
            bits |= gathered<three>(board.bits_from(cell.index() + Steps * (W - 1))) << 5;
    }
    // At the left and right edges what stands there belongs to another row.
    const unsigned west = cell.column() < Steps ? 0b0010'1001U : 0U;
    const unsigned east = cell.column() >= W - Steps ? 0b1001'0100U : 0U;
    return static_cast<unsigned>(bits) & ~(west | east);
}

/// For every ring, in how many groups its members fall that hang together among themselves in steps in
/// the eight directions, not counting the middle.
inline constexpr std::array<std::uint8_t, 256> ring_groups = [] {
    std::array<std::uint8_t, 256> table{};
    for (std::size_t members = 0; members < table.size(); ++members) {
        Bitboard<3, 3> left;
        for (int place = 0; place < 8; ++place)
            if ((members >> place & 1U) != 0)
                left.insert(Cell<3, 3>::from_index(place < 4 ? place : place + 1));
        for (; !left.empty(); ++table[members])
            left -= flood(Bitboard<3, 3>{left.first()}, left);
    }
    return table;
}();

}  // namespace tessera
