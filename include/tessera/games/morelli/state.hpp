#pragma once

#include <tessera/core/bitboard.hpp>        // Bitboard
#include <tessera/core/cell.hpp>            // Cell
#include <tessera/core/direction.hpp>       // Direction, directions
#include <tessera/core/parsed.hpp>          // Parsed
#include <tessera/core/rng.hpp>             // Rng
#include <tessera/core/static_vector.hpp>   // StaticVector
#include <tessera/core/symmetry.hpp>        // Symmetry, symmetries, transformed
#include <tessera/core/zobrist.hpp>         // zobrist_keys
#include <tessera/games/morelli/move.hpp>   // Move
#include <tessera/games/morelli/rules.hpp>  // adjacent_black, keeps_opposites, setup_turn, Throne, …
#include <tessera/player.hpp>               // Outcome, Player

#include <algorithm>    // max
#include <array>        // array
#include <cassert>      // assert
#include <compare>      // strong_ordering
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t, uint8_t
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::morelli {

/// Morelli, setups: with `free` the players first place their pieces.
enum class Phase : std::uint8_t { setup, play };

/// How many moves a position in play can have at most: from one direction a cell is reached by at most one
/// piece, the next that stands in the opposite one, and no piece goes to the outermost band or to the
/// Throne. With a piece on every cell of the outermost band there are as many.
template <int N>
inline constexpr int max_piece_moves = 8 * ((N - 2) * (N - 2) - 1);

/// How many moves a position in the setup can have at most: two pairs are first placed when one pair is on
/// the board, and then the black pieces go on two of the cells left that are not opposite each other.
template <int N>
inline constexpr int max_placings = (band_cells<N> - 2) * (band_cells<N> - 4) / 2;

/// The number of the first move of a piece in a direction: [8 * cell + direction], and at the end how many
/// numbers there are. A piece has one for every step.
template <int N>
inline constexpr auto first_move_index = [] {
    std::array<int, N * N * directions.size() + 1> first{};
    std::size_t at = 0;
    for (int i = 0; i < N * N; ++i)
        for (const Direction direction : directions) {
            first[at + 1] = first[at] + reach(Cell<N, N>::from_index(i), direction);
            ++at;
        }
    return first;
}();

/// A position of Morelli (Richard Moxham, 2011) on a board of N × N cells.
template <int N>
class State {
    static_assert(5 <= N && N <= 31 && N % 2 != 0);

public:
    /// A cell of the board.
    using Cell = tessera::Cell<N, N>;
    /// A set of cells.
    using Board = morelli::Board<N>;
    /// A piece's move, or the pairs of a setup.
    using Move = morelli::Move<N>;

    /// How many rows and columns the board has.
    static constexpr int size = N;
    /// What the players are called.
    static constexpr std::array<std::string_view, 2> player_names = colour_names;

    /// All symmetries of the square. They carry starts to starts, and the start of `free` to itself. Because
    /// of the rule of opposites a half turn swaps the colours of every start; `adjacent` and `facing` are
    /// not carried to themselves by anything else, with or without a swap of the colours.
    static constexpr auto& symmetries = tessera::symmetries;

    /// No position has more moves.
    static constexpr std::size_t max_moves{(std::max)(max_piece_moves<N>, max_placings<N>)};
    /// A list with room for the moves of any position.
    using MoveList = StaticVector<Move, max_moves>;

    /// The start of `adjacent`.
    constexpr State() noexcept : State(adjacent()) {}

    /// A position in play with these pieces. They do not overlap, and none is on the Throne.
    constexpr State(const Board& black, const Board& white, Player to_move,
                    Throne throne = Throne::vacant) noexcept
        : State({black, white}, to_move, Phase::play, throne) {
        assert(!black.intersects(white) && !(black | white).contains(throne_cell<N>));
    }

    /// The starts of the setups; see `adjacent_black`, `facing_black` and `random_black`.
    [[nodiscard]] static constexpr State adjacent() noexcept { return start(adjacent_black<N>()); }
    /// The start with the halves above and below each other.
    [[nodiscard]] static constexpr State facing() noexcept { return start(facing_black<N>()); }
    /// A start that coins have decided.
    [[nodiscard]] static constexpr State random(std::uint64_t seed) noexcept {
        return start(random_black<N>(seed));
    }
    /// The empty board, Black to place a pair.
    [[nodiscard]] static constexpr State free() noexcept {
        return {{}, Player::black, Phase::setup, Throne::vacant};
    }
    /// The start of a setup: `adjacent`, `facing`, `random SEED`, `free`, or the default if the text is
    /// empty.
    [[nodiscard]] static constexpr Parsed<State> from_setup(std::string_view text) noexcept;
    /// Morelli 1: whether a game can start here: with the empty board of `free`, or with all pieces on the
    /// outermost band, opposite ones of different colours, and Black to move.
    [[nodiscard]] constexpr bool is_start() const noexcept {
        return *this == free() ||
               (phase_ == Phase::play && to_move_ == Player::black && throne_ == Throne::vacant &&
                (pieces_[0] | pieces_[1]) == outermost_band<N> && keeps_opposites(pieces_[0], pieces_[1]));
    }

    /// How many play.
    [[nodiscard]] static constexpr int players() noexcept { return 2; }
    /// Whose turn it is, or would be if the game were not over.
    [[nodiscard]] constexpr Player to_move() const noexcept { return to_move_; }
    /// Whether pairs are placed or pieces moved.
    [[nodiscard]] constexpr Phase phase() const noexcept { return phase_; }
    /// Whose King is on the Throne, if one is.
    [[nodiscard]] constexpr Throne throne() const noexcept { return throne_; }
    /// Morelli 5: the game ends when the player to move has no move; the King on the Throne wins.
    [[nodiscard]] constexpr Outcome outcome() const noexcept;
    /// Morelli 5: the result if the players stopped now.
    [[nodiscard]] constexpr Outcome outcome_if_stopped() const noexcept {
        return throne_ == Throne::vacant  ? Outcome::draw
               : throne_ == Throne::black ? Outcome::black
                                          : Outcome::white;
    }

    /// The pieces of a player, without the King.
    [[nodiscard]] constexpr const Board& pieces(Player player) const noexcept {
        return pieces_[index(player)];
    }
    /// The cells on which nothing stands; a vacant Throne is one of them.
    [[nodiscard]] constexpr Board empty_cells() const noexcept {
        Board cells = ~(pieces_[0] | pieces_[1]);
        if (throne_ != Throne::vacant)
            cells.erase(throne_cell<N>);
        return cells;
    }
    /// `b` or `w` for a piece, `B` or `W` for a King, or a zero byte for an empty cell.
    [[nodiscard]] constexpr char piece(Cell cell) const noexcept {
        if (cell == throne_cell<N>)
            return throne_ == Throne::vacant ? '\0' : throne_ == Throne::black ? 'B' : 'W';
        return pieces_[0].contains(cell) ? 'b' : pieces_[1].contains(cell) ? 'w' : '\0';
    }

    /// All legal moves: by direction, anticlockwise from east, and by the cell to which the piece goes, in
    /// the order of the cells or, from west on, against it. In the setup by the first and then by the second
    /// cell.
    [[nodiscard]] constexpr MoveList moves() const noexcept;
    /// How many legal moves there are; makes no list.
    [[nodiscard]] constexpr int count_moves() const noexcept;
    /// A legal move, each as likely as the others; makes no list. The game is not over.
    [[nodiscard]] constexpr Move random_move(Rng& rng) const noexcept;
    /// Whether the rules allow this move, whatever it is.
    [[nodiscard]] constexpr bool is_legal(Move move) const noexcept;
    /// Makes a legal move.
    constexpr void play(Move move) noexcept;

    /// For a user interface: the pieces that the player to move can move.
    [[nodiscard]] constexpr Board movable_pieces() const noexcept;
    /// Where this piece can go; nowhere if it is not one of the player to move.
    [[nodiscard]] constexpr Board destinations(Cell from) const noexcept;
    /// The pieces that would change colour with this legal move.
    [[nodiscard]] constexpr Board captures(Move move) const noexcept;
    /// How many pairs the player to move places with one move: none once the setup is over.
    [[nodiscard]] constexpr int pairs_to_place() const noexcept {
        return phase_ == Phase::setup ? setup_turn<N>(pieces_[0].count()).pairs : 0;
    }
    /// In the setup, where a black piece may go, as the only one or the first of two.
    [[nodiscard]] constexpr Board setup_cells() const noexcept {
        return phase_ == Phase::setup ? outermost_band<N> - pieces_[0] - pieces_[1] : Board{};
    }
    /// In the setup, where the second black piece may go with this one.
    [[nodiscard]] constexpr Board second_setup_cells(Cell first) const noexcept;

    /// Equal for equal positions, and the same for every compiler and machine.
    [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return hash_; }
    friend constexpr bool operator==(const State&, const State&) noexcept = default;

    [[nodiscard]] std::string position() const;
    /// Reads a position, or says what is wrong with it and where.
    [[nodiscard]] static constexpr Parsed<State> from_position(std::string_view text) noexcept;
    /// Reads a position from which a game starts: one that `is_start`.
    [[nodiscard]] static constexpr Parsed<State> from_start(std::string_view text) noexcept;
    /// Reads a move, whether it is legal anywhere or not.
    [[nodiscard]] static constexpr Parsed<Move> parse_move(std::string_view text) noexcept;

    /// Moves of pieces by where they go from, by direction, and by the number of steps; then single pairs by
    /// the cell, and two pairs by the second and then the first cell, cells of the outermost band being
    /// counted.
    static constexpr int move_index_count =
        first_move_index<N>.back() + band_cells<N> + band_cells<N> * (band_cells<N> - 1) / 2;
    /// The number of a move; -1 if no position can have it.
    [[nodiscard]] static constexpr int move_index(Move move) noexcept;
    /// The move with this number.
    [[nodiscard]] static constexpr Move move_from_index(int number) noexcept;

    /// The pieces of the player to move, those of the opponent, the King of each on the Throne, all cells if
    /// Black is to move, and all cells in the setup.
    [[nodiscard]] constexpr std::array<Board, 6> planes() const noexcept;

    /// The position as it looks after one of `symmetries`.
    [[nodiscard]] constexpr State transformed(Symmetry symmetry) const noexcept {
        return {{tessera::transformed(pieces_[0], symmetry), tessera::transformed(pieces_[1], symmetry)},
                to_move_,
                phase_,
                throne_};
    }

    /// One of the positions that `symmetries` make of this one, the same for all of them.
    [[nodiscard]] constexpr State canonical() const noexcept {
        State least = *this;
        for (const Symmetry symmetry : symmetries) {
            const State image = transformed(symmetry);
            if (image.pieces_ < least.pieces_)
                least = image;
        }
        return least;
    }

private:
    /// A key for each player's piece on a cell (for the King on the Throne), for White to move, for the
    /// setup.
    static constexpr auto& keys = zobrist_keys<std::size_t{2 * N * N + 2}>;
    static constexpr std::uint64_t white_key = keys[2 * N * N];
    static constexpr std::uint64_t setup_key = keys[2 * N * N + 1];

    [[nodiscard]] static constexpr std::uint64_t key(Player player, Cell cell) noexcept {
        return keys[index(player) * N * N + static_cast<std::size_t>(cell.index())];
    }
    [[nodiscard]] static constexpr std::uint64_t key(Throne throne) noexcept {
        return throne == Throne::vacant
                   ? 0
                   : key(throne == Throne::black ? Player::black : Player::white, throne_cell<N>);
    }

    constexpr State(const std::array<Board, 2>& pieces, Player to_move, Phase phase, Throne throne) noexcept
        : pieces_(pieces), hash_(key(throne)), to_move_(to_move), phase_(phase), throne_(throne) {
        for (const Player player : {Player::black, Player::white})
            this->pieces(player).for_each([&](Cell cell) { hash_ ^= key(player, cell); });
        if (to_move == Player::white)
            hash_ ^= white_key;
        if (phase == Phase::setup)
            hash_ ^= setup_key;
    }
    [[nodiscard]] static constexpr State start(const Board& black) noexcept {
        return {black, tessera::transformed(black, Symmetry::rotate_180), Player::black};
    }

    [[nodiscard]] constexpr const Board& own() const noexcept { return pieces_[index(to_move_)]; }
    [[nodiscard]] constexpr const Board& other() const noexcept { return pieces_[index(opponent(to_move_))]; }

    constexpr void place_pair(Cell black) noexcept;
    constexpr void move_piece(Cell from, Cell to) noexcept;
    constexpr void take_throne() noexcept;
    constexpr void pass_turn() noexcept {
        to_move_ = opponent(to_move_);
        hash_ ^= white_key;
    }

    std::array<Board, 2> pieces_;
    std::uint64_t hash_;
    Player to_move_;
    Phase phase_;
    Throne throne_;
};

}  // namespace tessera::morelli
