#pragma once

#include <tessera/core/cell.hpp>      // Cell
#include <tessera/core/symmetry.hpp>  // Symmetry, transformed
#include <tessera/player.hpp>         // Player

#include <cassert>  // assert
#include <cstdint>  // uint32_t

namespace tessera::fabrik {

/// A move on a board of N × N cells: something is put on a cell (a worker in the setup, a stone in a turn
/// without a step), a worker makes a step and then a stone is placed, or Black says who starts.
template <int N>
class Move {
    static_assert(N * N <= 512);

public:
    /// A cell of the board.
    using Cell = tessera::Cell<N, N>;

    Move() = default;

    /// A worker in the setup, or a stone alone.
    explicit constexpr Move(Cell cell) noexcept : bits_(bits_of(cell)) {}

    /// A worker's step, and then a stone.
    constexpr Move(Cell from, Cell to, Cell stone) noexcept
        : bits_(step_bit | bits_of(from) << from_shift | bits_of(to) << to_shift | bits_of(stone)) {
        assert(from != to && to != stone);
    }

    /// Black's choice of who makes the first turn.
    [[nodiscard]] static constexpr Move choice(Player starts) noexcept {
        return from_bits(choice_bit | static_cast<std::uint32_t>(starts));
    }

    /// Whether it says which colour makes the first turn.
    [[nodiscard]] constexpr bool is_choice() const noexcept { return (bits_ & choice_bit) != 0; }
    /// Whether a worker moves before the stone is put.
    [[nodiscard]] constexpr bool is_step() const noexcept { return (bits_ & step_bit) != 0; }

    /// Where the stone goes, or in the setup the worker.
    [[nodiscard]] constexpr Cell cell() const noexcept {
        assert(!is_choice());
        return cell_at(0);
    }
    /// Where the worker stands that makes the step, and where it goes.
    [[nodiscard]] constexpr Cell from() const noexcept {
        assert(is_step());
        return cell_at(from_shift);
    }
    /// Where the worker goes, if it is a step.
    [[nodiscard]] constexpr Cell to() const noexcept {
        assert(is_step());
        return cell_at(to_shift);
    }
    /// Who starts, by Black's choice.
    [[nodiscard]] constexpr Player starts() const noexcept {
        assert(is_choice());
        return static_cast<Player>(bits_ & 1U);
    }

    /// The packed form: the index of the cell in the lowest nine bits; with a step, the next nine are where
    /// the worker goes, the nine after these where it stands, and bit 30 is set. Of a choice bit 31 is set and
    /// the lowest bits are the player.
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
        if (move.is_choice())
            return move;
        const Cell cell = tessera::transformed(move.cell(), symmetry);
        if (!move.is_step())
            return Move{cell};
        return {tessera::transformed(move.from(), symmetry), tessera::transformed(move.to(), symmetry), cell};
    }

private:
    static constexpr int to_shift = 9;
    static constexpr int from_shift = 18;
    static constexpr std::uint32_t step_bit = std::uint32_t{1} << 30;
    static constexpr std::uint32_t choice_bit = std::uint32_t{1} << 31;

    [[nodiscard]] static constexpr std::uint32_t bits_of(Cell cell) noexcept {
        return static_cast<std::uint32_t>(cell.index());
    }
    [[nodiscard]] constexpr Cell cell_at(int shift) const noexcept {
        return Cell::from_index(static_cast<int>(bits_ >> shift & 0x1FFU));
    }

    std::uint32_t bits_;
};

}  // namespace tessera::fabrik
