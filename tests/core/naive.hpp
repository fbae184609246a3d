#pragma once

#include <tessera/core/bitboard.hpp>  // Bitboard
#include <tessera/core/rng.hpp>       // Rng

#include <array>    // array
#include <cstddef>  // size_t

// What the core computes with bits, once more without them.
namespace naive {

/// A set of cells as a truth value for each, found by column and row. Off the board there are no members.
template <class Board>
class Set {
public:
    [[nodiscard]] constexpr bool contains(int column, int row) const noexcept {
        return 0 <= column && column < Board::width && 0 <= row && row < Board::height &&
               members_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    [[nodiscard]] constexpr bool contains(typename Board::Cell cell) const noexcept {
        return contains(cell.column(), cell.row());
    }
    constexpr void put(int column, int row, bool member = true) noexcept {
        members_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = member;
    }
    [[nodiscard]] constexpr int count() const noexcept {
        int total = 0;
        for (const auto& row : members_)
            for (const bool member : row)
                total += member ? 1 : 0;
        return total;
    }

private:
    std::array<std::array<bool, static_cast<std::size_t>(Board::width)>,
               static_cast<std::size_t>(Board::height)>
        members_{};
};

/// The cells whose column and row satisfy a rule.
template <class Board, class Rule>
[[nodiscard]] constexpr Board cells_where(Rule rule) {
    Board cells;
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column)
            if (rule(column, row))
                cells.insert({column, row});
    return cells;
}

template <class Board>
[[nodiscard]] constexpr Board board_of(const Set<Board>& set) {
    return cells_where<Board>([&](int column, int row) { return set.contains(column, row); });
}

/// A random set: empty, full, or something between.
template <class Board>
[[nodiscard]] constexpr Set<Board> random_set(tessera::Rng& rng) {
    Set<Board> set;
    const int quarters = rng.below(5);
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column)
            set.put(column, row, rng.below(4) < quarters);
    return set;
}

/// The set whose members are the one bits of a number, by rows from the bottom.
template <class Board>
[[nodiscard]] constexpr Set<Board> set_of_bits(unsigned bits) {
    Set<Board> set;
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column, bits /= 2)
            set.put(column, row, bits % 2 != 0);
    return set;
}

}  // namespace naive
