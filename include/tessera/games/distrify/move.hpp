#pragma once

#include <tessera/core/cell.hpp>      // Cell
#include <tessera/core/symmetry.hpp>  // Symmetry, transformed

#include <cassert>  // assert
#include <cstdint>  // uint32_t

namespace tessera::distrify {

/// A turn: one stone, two stones, or the pass of a player who cannot place. The two stones are a set: the
/// first is the one on the lower row, or on the left in the same row.
template <int N>
class Move {
public:
    /// A cell of the board.
    using Cell = tessera::Cell<N, N>;

    Move() = default;

    /// One stone.
    explicit constexpr Move(Cell stone) noexcept : bits_(bits_of(stone) | bits_of(stone) << 16) {}

    /// Two stones, in any order.
    constexpr Move(Cell a, Cell b) noexcept
        : bits_(a < b ? bits_of(a) | bits_of(b) << 16 : bits_of(b) | bits_of(a) << 16) {
        assert(a != b);
    }

    /// No stone: Distrify 4.
    [[nodiscard]] static constexpr Move pass() noexcept { return from_bits(~std::uint32_t{0}); }

    /// 0 for a pass, else 1 or 2.
    [[nodiscard]] constexpr int stones() const noexcept { return is_pass() ? 0 : is_pair() ? 2 : 1; }
    /// Whether the player passes.
    [[nodiscard]] constexpr bool is_pass() const noexcept { return bits_ == pass().bits_; }
    /// Whether there are two stones.
    [[nodiscard]] constexpr bool is_pair() const noexcept { return bits_ >> 16 != (bits_ & 0xFFFFU); }

    /// The stone, or the first of two.
    [[nodiscard]] constexpr Cell first() const noexcept {
        assert(!is_pass());
        return Cell::from_index(static_cast<int>(bits_ & 0xFFFFU));
    }
    /// The second of two stones.
    [[nodiscard]] constexpr Cell second() const noexcept {
        assert(is_pair());
        return Cell::from_index(static_cast<int>(bits_ >> 16));
    }

    /// The packed form: the index of the first cell in the lower half, of the second in the upper half; a
    /// stone alone is both, and a pass has all bits set.
    [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
    /// The move that these bits are.
    [[nodiscard]] static constexpr Move from_bits(std::uint32_t bits) noexcept {
        Move move{};
        move.bits_ = bits;
        return move;
    }

    friend constexpr bool operator==(Move, Move) noexcept = default;

    /// The turn as it looks on the board that the symmetry makes.
    [[nodiscard]] friend constexpr Move transformed(Move move, Symmetry symmetry) noexcept {
        if (move.is_pass())
            return move;
        const Cell first = tessera::transformed(move.first(), symmetry);
        return move.is_pair() ? Move{first, tessera::transformed(move.second(), symmetry)} : Move{first};
    }

private:
    [[nodiscard]] static constexpr std::uint32_t bits_of(Cell cell) noexcept {
        return static_cast<std::uint32_t>(cell.index());
    }

    std::uint32_t bits_;
};

}  // namespace tessera::distrify
