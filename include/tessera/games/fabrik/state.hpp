#pragma once

#include <tessera/core/bitboard.hpp>       // Bitboard
#include <tessera/core/cell.hpp>           // Cell
#include <tessera/core/parsed.hpp>         // Parsed
#include <tessera/core/rng.hpp>            // Rng
#include <tessera/core/static_vector.hpp>  // StaticVector
#include <tessera/core/symmetry.hpp>       // Symmetry, symmetries, transformed
#include <tessera/core/zobrist.hpp>        // zobrist_keys
#include <tessera/games/fabrik/facts.hpp>  // Rules, Workers
#include <tessera/games/fabrik/move.hpp>   // Move
#include <tessera/games/fabrik/rules.hpp>  // has_won, max_turns
#include <tessera/player.hpp>              // Outcome, Player

#include <array>        // array
#include <cassert>      // assert
#include <compare>      // strong_ordering
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t, uint8_t
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::fabrik {

/// Fabrik 1 to 3: the workers are put on the board, Black chooses who starts, and then there are turns.
enum class Phase : std::uint8_t { setup, choose, play };

/// A position of Fabrik (Dieter Stein, 2017) under these rules.
template <Rules R>
class State {
    static_assert(5 <= R.size && R.size <= 19);
    static_assert(2 <= R.line && R.line <= R.size);

    static constexpr bool owned = R.workers == Workers::owned;

public:
    /// A cell of the board.
    using Cell = fabrik::Cell<R>;
    /// A set of cells.
    using Board = fabrik::Board<R>;
    /// A worker's place, a choice or a turn.
    using Move = fabrik::Move<R.size>;

    /// The facts of this variant.
    static constexpr Rules rules = R;
    /// How many rows and columns the board has.
    static constexpr int size = R.size;
    /// What the players are called.
    static constexpr std::array<std::string_view, 2> player_names = colour_names;
    /// What turns and mirrors the board.
    static constexpr auto& symmetries = tessera::symmetries;

    /// No position has more moves.
    static constexpr std::size_t max_moves = std::size_t{max_turns<R>()};
    static_assert(max_moves >= std::size_t{R.size} * R.size, "the setup has a move for every cell");
    /// A list with room for the moves of any position.
    using MoveList = StaticVector<Move, max_moves>;

    /// The empty board, Black to put a worker.
    constexpr State() noexcept = default;

    /// A position with these stones and workers, and a turn of this player. The workers stand on different
    /// cells, without stones; if they are owned, Black's is the first.
    constexpr State(const Board& black, const Board& white, std::array<Cell, 2> workers,
                    Player to_move) noexcept
        : State({black, white}, workers, Phase::play, to_move) {
        assert(!black.intersects(white) && !(black | white).intersects(Board{workers[0], workers[1]}));
        assert(workers[0] != workers[1]);
    }

    /// How many play.
    [[nodiscard]] static constexpr int players() noexcept { return 2; }
    /// Whose turn it is, or would be if the game were not over.
    [[nodiscard]] constexpr Player to_move() const noexcept { return to_move_; }
    /// What the player to move has to do.
    [[nodiscard]] constexpr Phase phase() const noexcept { return phase_; }
    /// Fabrik 5 and 6: a line wins, and the player who has no turn is stuck. In a position that was set up both
    /// may have a line; then the player who is not to move, and so moved last, has won.
    [[nodiscard]] constexpr Outcome outcome() const noexcept;

    /// The stones of a player.
    [[nodiscard]] constexpr const Board& stones(Player player) const noexcept {
        return stones_[index(player)];
    }
    /// The cells of the workers that are on the board. Whose an owned one is, says `piece`.
    [[nodiscard]] constexpr Board workers() const noexcept {
        Board cells;
        for (std::size_t worker = 0; worker < worker_count(); ++worker)
            cells.insert(workers_[worker]);
        return cells;
    }
    /// The cells without a stone or a worker.
    [[nodiscard]] constexpr Board empty_cells() const noexcept { return ~all_stones() - workers(); }
    /// `b` or `w` for a stone, `*` for a worker, `B` or `W` for an owned one, or a zero byte for an empty cell.
    [[nodiscard]] constexpr char piece(Cell cell) const noexcept {
        for (std::size_t worker = 0; worker < worker_count(); ++worker)
            if (workers_[worker] == cell)
                return !owned ? '*' : worker == 0 ? 'B' : 'W';
        return stones_[0].contains(cell) ? 'b' : stones_[1].contains(cell) ? 'w' : '\0';
    }

    /// All legal moves. In the setup by cell; Black's choice is Black, then White; turns without a step come
    /// first, by the stone, then the others by the worker's cell, by the stone, and by where the worker goes.
    [[nodiscard]] constexpr MoveList moves() const noexcept;
    /// How many legal moves there are; makes no list.
    [[nodiscard]] constexpr int count_moves() const noexcept;
    /// A legal move, each as likely as the others; makes no list. The game is not over.
    [[nodiscard]] constexpr Move random_move(Rng& rng) const noexcept;
    /// Whether the rules allow this move, whatever it is.
    [[nodiscard]] constexpr bool is_legal(Move move) const noexcept;
    /// Makes a legal move.
    constexpr void play(Move move) noexcept;

    /// For a user interface: in the setup, where a worker may be put.
    [[nodiscard]] constexpr Board setup_cells() const noexcept;
    /// In a turn, the workers that the player to move can move and then place a stone.
    [[nodiscard]] constexpr Board movable_workers() const noexcept;
    /// Where this worker can go so that there is then a place for a stone.
    [[nodiscard]] constexpr Board destinations(Cell from) const noexcept;
    /// Where the stone may go without a step.
    [[nodiscard]] constexpr Board stone_cells() const noexcept;
    /// Where the stone may go after this step, if the player may make it.
    [[nodiscard]] constexpr Board stone_cells(Cell from, Cell to) const noexcept;

    /// Equal for equal positions, and the same for every compiler and machine.
    [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return hash_; }
    friend constexpr bool operator==(const State&, const State&) noexcept = default;

    [[nodiscard]] std::string position() const;
    /// Reads a position, or says what is wrong with it and where.
    [[nodiscard]] static constexpr Parsed<State> from_position(std::string_view text) noexcept;
    /// Reads a move, whether it is legal anywhere or not.
    [[nodiscard]] static constexpr Parsed<Move> parse_move(std::string_view text) noexcept;

    /// Cells; the choice of Black, of White; then steps with a stone by where the worker stands, by where it
    /// goes (all other cells), and by the stone (all cells but that one).
    static constexpr int move_index_count =
        Cell::count + 2 + Cell::count * (Cell::count - 1) * (Cell::count - 1);
    /// The number of a move, from 0 to `move_index_count - 1`.
    [[nodiscard]] static constexpr int move_index(Move move) noexcept;
    /// The move with this number.
    [[nodiscard]] static constexpr Move move_from_index(int number) noexcept;

    /// The stones of the player to move, those of the opponent, all cells if Black is to move, all cells if
    /// Black has to choose who starts, and the workers that are on the board: both in one plane if they are
    /// shared, else that of the player to move and then the opponent's.
    [[nodiscard]] constexpr std::array<Board, owned ? 6 : 5> planes() const noexcept {
        std::array<Board, owned ? 6 : 5> result{stones(to_move_), stones(opponent(to_move_))};
        if (to_move_ == Player::black)
            result[2] = Board::full();
        if (phase_ == Phase::choose)
            result[3] = Board::full();
        for (std::size_t worker = 0; worker < worker_count(); ++worker)
            result[owned && worker != index(to_move_) ? 5 : 4].insert(workers_[worker]);
        return result;
    }

    /// The position as it looks after one of `symmetries`.
    [[nodiscard]] constexpr State transformed(Symmetry symmetry) const noexcept {
        std::array<Cell, 2> workers = workers_;
        for (std::size_t worker = 0; worker < worker_count(); ++worker)
            workers[worker] = tessera::transformed(workers[worker], symmetry);
        return {{tessera::transformed(stones_[0], symmetry), tessera::transformed(stones_[1], symmetry)},
                workers,
                phase_,
                to_move_};
    }

    /// One of the positions that `symmetries` make of this one, the same for all of them.
    [[nodiscard]] constexpr State canonical() const noexcept {
        State least = *this;
        for (const Symmetry symmetry : symmetries) {
            const State image = transformed(symmetry);
            if (image.stones_ < least.stones_ ||
                (image.stones_ == least.stones_ && image.workers_ < least.workers_))
                least = image;
        }
        return least;
    }

private:
    static constexpr std::size_t cell_count = std::size_t{R.size} * R.size;

    // The features of a position: Black's and White's stones, shared workers or Black's and White's, White to
    // move, and the choice of who starts.
    static constexpr auto& keys = zobrist_keys<4 * cell_count + 2>;
    static constexpr std::uint64_t white_key = keys[4 * cell_count];
    static constexpr std::uint64_t choose_key = keys[4 * cell_count + 1];

    [[nodiscard]] static constexpr std::uint64_t key(Player player, Cell cell) noexcept {
        return keys[index(player) * cell_count + static_cast<std::size_t>(cell.index())];
    }
    [[nodiscard]] static constexpr std::uint64_t worker_key(std::size_t worker, Cell cell) noexcept {
        return keys[(owned ? 2 + worker : 2) * cell_count + static_cast<std::size_t>(cell.index())];
    }

    constexpr State(const std::array<Board, 2>& stones, std::array<Cell, 2> workers, Phase phase,
                    Player to_move) noexcept;

    [[nodiscard]] constexpr Board all_stones() const noexcept { return stones_[0] | stones_[1]; }
    [[nodiscard]] constexpr std::size_t worker_count() const noexcept {
        return phase_ != Phase::setup ? 2 : to_move_ == Player::black ? 0 : 1;
    }
    /// Whether the player to move may move this worker.
    [[nodiscard]] constexpr bool may_move(std::size_t worker) const noexcept {
        return !owned || worker == index(to_move_);
    }
    /// Whether a turn comes next, if there is one: the setup is over, and nobody has a line.
    [[nodiscard]] constexpr bool is_turn() const noexcept {
        return phase_ == Phase::play && won_ == Outcome::ongoing;
    }
    /// The workers in the order in which they are kept. Shared ones are a set: there is one order for it.
    [[nodiscard]] static constexpr std::array<Cell, 2> ordered(Cell a, Cell b) noexcept {
        return owned || a < b ? std::array{a, b} : std::array{b, a};
    }

    constexpr void pass_turn(Player to) noexcept {
        hash_ ^= to == to_move_ ? 0 : white_key;
        to_move_ = to;
    }

    /// Calls f(worker, stone, cells) for each worker that may be moved and each cell for a stone: with the cells on
    /// which the worker may stand then, that on which it stands now among them.
    template <class F>
    constexpr void for_each_stone(F f) const noexcept;
    /// The turn that has n others before it in moves().
    [[nodiscard]] constexpr Move nth_turn(int n) const noexcept;
    [[nodiscard]] constexpr Move random_turn(Rng& rng) const noexcept;

    std::array<Board, 2> stones_{};
    std::uint64_t hash_ = 0;
    std::array<Cell, 2> workers_{};
    Phase phase_ = Phase::setup;
    Outcome won_ = Outcome::ongoing;
    Player to_move_ = Player::black;
};

template <Rules R>
constexpr State<R>::State(const std::array<Board, 2>& stones, std::array<Cell, 2> workers, Phase phase,
                          Player to_move) noexcept
    : stones_(stones),
      workers_(phase == Phase::setup ? workers : ordered(workers[0], workers[1])),
      phase_(phase),
      to_move_(to_move) {
    for (const Player player : {Player::black, Player::white})
        stones_[index(player)].for_each([&](Cell cell) { hash_ ^= key(player, cell); });
    for (std::size_t worker = 0; worker < worker_count(); ++worker)
        hash_ ^= worker_key(worker, workers_[worker]);
    if (to_move == Player::white)
        hash_ ^= white_key;
    if (phase == Phase::choose)
        hash_ ^= choose_key;
    for (const Player player : {to_move, opponent(to_move)})
        if (has_won<R>(stones_[index(player)]))
            won_ = win_of(player);
}

}  // namespace tessera::fabrik
