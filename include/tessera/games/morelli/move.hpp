#pragma once

#include <tessera/core/cell.hpp>      // Cell
#include <tessera/core/symmetry.hpp>  // Symmetry, transformed

#include <cassert>  // assert
#include <cstdint>  // uint32_t

namespace tessera::morelli {

/// A move of a piece, or in the setup the placing of one or two pairs. A pair is named by the cell of its
/// black piece; two pairs are a set, and the first is the one on the lower row, or on the left in the same
/// row.
template <int N>
class Move {
public:
    /// A cell of the board.
    using Cell = tessera::Cell<N, N>;

    Move() = default;

    /// A piece goes from one cell to another.
    constexpr Move(Cell from, Cell to) noexcept : Move(from_bits(bits_of(from) | bits_of(to) << 16)) {
        assert(from != to);
    }

    /// One pair is placed.
    [[nodiscard]] static constexpr Move placing(Cell black) noexcept {
        return from_bits(setup_bit | bits_of(black) | bits_of(black) << 16);
    }
    /// Two pairs are placed.
    [[nodiscard]] static constexpr Move placing(Cell a, Cell b) noexcept {
        assert(a != b);
        return from_bits(setup_bit | (a < b ? bits_of(a) | bits_of(b) << 16 : bits_of(b) | bits_of(a) << 16));
    }

    /// Whether pairs are placed.
    [[nodiscard]] constexpr bool is_placing() const noexcept { return (bits_ & setup_bit) != 0; }

    /// Where the piece goes from.
    [[nodiscard]] constexpr Cell from() const noexcept {
        assert(!is_placing());
        return lower();
    }
    /// Where the piece goes to.
    [[nodiscard]] constexpr Cell to() const noexcept {
        assert(!is_placing());
        return upper();
    }

    /// How many pairs are placed.
    [[nodiscard]] constexpr int pairs() const noexcept {
        return !is_placing() ? 0 : lower() == upper() ? 1 : 2;
    }
    /// Where the black piece of the pair goes, or of the first of two.
    [[nodiscard]] constexpr Cell first() const noexcept {
        assert(is_placing());
        return lower();
    }
    /// Where the black piece of the second of two pairs goes.
    [[nodiscard]] constexpr Cell second() const noexcept {
        assert(pairs() == 2);
        return upper();
    }

    /// The packed form: the index of the first cell in the lower half, of the second in the upper half; a
    /// pair alone is both, and the highest bit of the lower half says that pairs are placed.
    [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
    /// The move that these bits are.
    [[nodiscard]] static constexpr Move from_bits(std::uint32_t bits) noexcept {
        Move move{};
        move.bits_ = bits;
        return move;
    }

    friend constexpr bool operator==(Move, Move) noexcept = default;

    /// The move as it looks on the board that the symmetry makes.
    [[nodiscard]] friend constexpr Move transformed(Move move, Symmetry symmetry) noexcept {
        const Cell first = tessera::transformed(move.lower(), symmetry);
        const Cell second = tessera::transformed(move.upper(), symmetry);
        if (!move.is_placing())
            return {first, second};
        return move.pairs() == 2 ? placing(first, second) : placing(first);
    }

private:
    static constexpr std::uint32_t setup_bit = 1U << 15;

    [[nodiscard]] static constexpr std::uint32_t bits_of(Cell cell) noexcept {
        return static_cast<std::uint32_t>(cell.index());
    }
    [[nodiscard]] constexpr Cell lower() const noexcept {
        return Cell::from_index(static_cast<int>(bits_ & (setup_bit - 1)));
    }
    [[nodiscard]] constexpr Cell upper() const noexcept {
        return Cell::from_index(static_cast<int>(bits_ >> 16));
    }

    std::uint32_t bits_;
};

}  // namespace tessera::morelli
