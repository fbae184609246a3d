#pragma once

#include <tessera/core/bitboard.hpp>         // Bitboard
#include <tessera/core/parsed.hpp>           // Parsed
#include <tessera/core/rng.hpp>              // Rng
#include <tessera/core/static_vector.hpp>    // StaticVector
#include <tessera/core/symmetry.hpp>         // Symmetry, transformed
#include <tessera/core/zobrist.hpp>          // zobrist_keys
#include <tessera/games/distrify/move.hpp>   // Move
#include <tessera/games/distrify/rules.hpp>  // completes_chain, connects
#include <tessera/player.hpp>                // Outcome, Player

#include <array>        // array
#include <compare>      // strong_ordering
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::distrify {

/// A position of Distrify (David Stoner, 2015) on a board of N × N cells.
template <int N>
class State {
    static_assert(2 <= N && N <= 19);

public:
    /// A cell of the board.
    using Cell = tessera::Cell<N, N>;
    /// A set of cells.
    using Board = distrify::Board<N>;
    /// One or two stones, or a pass.
    using Move = distrify::Move<N>;

    /// How many rows and columns the board has.
    static constexpr int size = N;
    /// What the players are called.
    static constexpr std::array<std::string_view, 2> player_names = colour_names;

    /// The symmetries that keep each player's own pair of sides. The other four of the square swap the
    /// sides, and so the players.
    static constexpr std::array<Symmetry, 4> symmetries{Symmetry::identity, Symmetry::flip_columns,
                                                        Symmetry::flip_rows, Symmetry::rotate_180};

    /// No position has more moves: on the empty board there is one a cell; on any other at most N² - 1
    /// cells are empty, and each of them, and each pair of them, is at most one move.
    static constexpr std::size_t max_moves = std::size_t{N * N} * (N * N - 1) / 2;
    /// A list with room for the moves of any position.
    using MoveList = StaticVector<Move, max_moves>;

    /// The empty board, Black to move.
    constexpr State() noexcept = default;

    /// A position with these stones, if at most one player is connected and the colours do not overlap. On
    /// the empty board Black is to move.
    constexpr State(const Board& black, const Board& white, Player to_move) noexcept;

    /// How many play.
    [[nodiscard]] static constexpr int players() noexcept { return 2; }
    /// Whose turn it is, or would be if the game were not over.
    [[nodiscard]] constexpr Player to_move() const noexcept { return to_move_; }
    /// Distrify 3: a connection wins. Distrify 4: it would be a draw if neither player could place, but then one of
    /// them is connected; docs/games/distrify.md has the proof.
    [[nodiscard]] constexpr Outcome outcome() const noexcept;

    /// The stones of a player.
    [[nodiscard]] constexpr const Board& stones(Player player) const noexcept {
        return stones_[index(player)];
    }
    /// The cells without a stone.
    [[nodiscard]] constexpr Board empty_cells() const noexcept { return ~(stones_[0] | stones_[1]); }
    /// `b`, `w`, or a zero byte for an empty cell.
    [[nodiscard]] constexpr char piece(Cell cell) const noexcept {
        return stones_[0].contains(cell) ? 'b' : stones_[1].contains(cell) ? 'w' : '\0';
    }

    /// All legal moves: the pass, or the single stones in the order of their cells and then the pairs in
    /// the order of their first and then of their second cells.
    [[nodiscard]] constexpr MoveList moves() const noexcept;
    /// How many legal moves there are; makes no list.
    [[nodiscard]] constexpr int count_moves() const noexcept;
    /// A legal move, each as likely as the others; makes no list. The game is not over.
    [[nodiscard]] constexpr Move random_move(Rng& rng) const noexcept;
    /// Whether the rules allow this move, whatever it is.
    [[nodiscard]] constexpr bool is_legal(Move move) const noexcept;
    /// Makes a legal move.
    constexpr void play(Move move) noexcept;

    /// For a user interface: where the player to move may put a stone, as the only one or the first of two.
    [[nodiscard]] constexpr Board first_stones() const noexcept;
    /// Where a second stone may go with this one; empty if it can only stand alone or not at all.
    [[nodiscard]] constexpr Board second_stones(Cell first) const noexcept;

    /// Equal for equal positions, and the same for every compiler and machine.
    [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return hash_; }
    friend constexpr bool operator==(const State&, const State&) noexcept = default;

    [[nodiscard]] std::string position() const;
    /// Reads a position, or says what is wrong with it and where.
    [[nodiscard]] static constexpr Parsed<State> from_position(std::string_view text) noexcept;
    /// Reads a move, whether it is legal anywhere or not.
    [[nodiscard]] static constexpr Parsed<Move> parse_move(std::string_view text) noexcept;

    /// Single stones by cell, then pairs by the second and then the first cell, then the pass.
    static constexpr int move_index_count = N * N + N * N * (N * N - 1) / 2 + 1;
    /// The number of a move, from 0 to `move_index_count - 1`.
    [[nodiscard]] static constexpr int move_index(Move move) noexcept;
    /// The move with this number.
    [[nodiscard]] static constexpr Move move_from_index(int number) noexcept;

    /// The stones of the player to move, those of the opponent, and all cells if Black is to move.
    [[nodiscard]] constexpr std::array<Board, 3> planes() const noexcept {
        return {stones(to_move_), stones(opponent(to_move_)),
                to_move_ == Player::black ? Board::full() : Board{}};
    }

    /// The position as it looks after one of `symmetries`.
    [[nodiscard]] constexpr State transformed(Symmetry symmetry) const noexcept {
        return {tessera::transformed(stones_[0], symmetry), tessera::transformed(stones_[1], symmetry),
                to_move_};
    }

    /// One of the positions that `symmetries` make of this one, the same for all of them.
    [[nodiscard]] constexpr State canonical() const noexcept {
        State least = *this;
        for (const Symmetry symmetry : symmetries) {
            const State image = transformed(symmetry);
            if (image.stones_ < least.stones_)
                least = image;
        }
        return least;
    }

private:
    static constexpr std::size_t cell_count = std::size_t{N} * N;
    static constexpr auto& keys = zobrist_keys<2 * cell_count + 1>;

    [[nodiscard]] static constexpr std::uint64_t key(Player player, Cell cell) noexcept {
        return keys[index(player) * cell_count + static_cast<std::size_t>(cell.index())];
    }
    [[nodiscard]] constexpr const Board& own() const noexcept { return stones_[index(to_move_)]; }
    [[nodiscard]] constexpr const Board& other() const noexcept { return stones_[index(opponent(to_move_))]; }
    /// Distrify 1: whether this is the first turn.
    [[nodiscard]] constexpr bool is_first_turn() const noexcept { return (stones_[0] | stones_[1]).empty(); }
    constexpr void place(Cell cell) noexcept {
        stones_[index(to_move_)].insert(cell);
        hash_ ^= key(to_move_, cell);
        if (completes_chain(own(), to_move_, cell))
            connected_ = win_of(to_move_);
    }
    constexpr void pass_turn() noexcept {
        to_move_ = opponent(to_move_);
        hash_ ^= keys.back();
    }

    std::array<Board, 2> stones_{};
    std::uint64_t hash_ = 0;
    Player to_move_ = Player::black;
    Outcome connected_ = Outcome::ongoing;
};

template <int N>
constexpr State<N>::State(const Board& black, const Board& white, Player to_move) noexcept
    : stones_{black, white}, to_move_(to_move) {
    black.for_each([&](Cell cell) { hash_ ^= key(Player::black, cell); });
    white.for_each([&](Cell cell) { hash_ ^= key(Player::white, cell); });
    if (to_move == Player::white)
        hash_ ^= keys.back();
    for (const Player player : {Player::black, Player::white})
        if (connects(stones(player), player))
            connected_ = win_of(player);
}

}  // namespace tessera::distrify
