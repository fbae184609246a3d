#pragma once

#include <tessera/core/bitboard.hpp>       // Bitboard
#include <tessera/core/cell.hpp>           // Cell
#include <tessera/core/lines.hpp>          // has_line
#include <tessera/core/parsed.hpp>         // ParseError, Parsed
#include <tessera/core/rng.hpp>            // Rng
#include <tessera/core/static_vector.hpp>  // StaticVector
#include <tessera/core/symmetry.hpp>       // Symmetry, symmetries, transformed
#include <tessera/core/text.hpp>           // board_text, read_board, read_cell, Reader, to_string
#include <tessera/core/zobrist.hpp>        // zobrist_keys
#include <tessera/game.hpp>                // BoardGame, SymmetricGame
#include <tessera/player.hpp>              // Outcome, Player

#include <array>        // array
#include <cassert>      // assert
#include <compare>      // strong_ordering
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <string>       // string
#include <string_view>  // string_view

/// Tris, which is noughts and crosses with stones: the worked example of docs/adding-a-game.md.
namespace tris {

using tessera::Outcome;
using tessera::Parsed;
using tessera::Player;
using Cell = tessera::Cell<3, 3>;
using Board = tessera::Bitboard<3, 3>;

/// A move: the cell of a stone.
class Move {
public:
    Move() = default;
    explicit constexpr Move(Cell cell) noexcept : cell_(cell) {}

    [[nodiscard]] constexpr Cell cell() const noexcept { return cell_; }

    friend constexpr bool operator==(Move, Move) noexcept = default;

    /// The move as it looks on the board that the symmetry makes.
    [[nodiscard]] friend constexpr Move transformed(Move move, tessera::Symmetry symmetry) noexcept {
        return Move{tessera::transformed(move.cell(), symmetry)};
    }

private:
    Cell cell_;
};

/// A move as text: `b2`.
[[nodiscard]] inline std::string to_string(Move move) { return tessera::to_string(move.cell()); }

/// Tris 2: whether these stones have three in a row.
[[nodiscard]] constexpr bool has_won(const Board& stones) noexcept { return tessera::has_line<3>(stones); }

/// A position of Tris.
class State {
public:
    using Cell = tris::Cell;
    using Board = tris::Board;
    using Move = tris::Move;

    static constexpr int size = 3;
    static constexpr std::array<std::string_view, 2> player_names = tessera::colour_names;
    static constexpr auto& symmetries = tessera::symmetries;
    static constexpr std::size_t max_moves = 9;
    using MoveList = tessera::StaticVector<Move, max_moves>;

    /// The empty board, Black to move.
    constexpr State() noexcept = default;

    [[nodiscard]] static constexpr int players() noexcept { return 2; }
    [[nodiscard]] constexpr Player to_move() const noexcept { return to_move_; }
    [[nodiscard]] constexpr Outcome outcome() const noexcept;
    [[nodiscard]] constexpr const Board& stones(Player player) const noexcept {
        return stones_[index(player)];
    }
    [[nodiscard]] constexpr Board empty_cells() const noexcept { return ~(stones_[0] | stones_[1]); }
    [[nodiscard]] constexpr char piece(Cell cell) const noexcept {
        return stones_[0].contains(cell) ? 'b' : stones_[1].contains(cell) ? 'w' : '\0';
    }

    /// All legal moves, in the order of their cells.
    [[nodiscard]] constexpr MoveList moves() const noexcept;
    [[nodiscard]] constexpr int count_moves() const noexcept;
    [[nodiscard]] constexpr Move random_move(tessera::Rng& rng) const noexcept;
    [[nodiscard]] constexpr bool is_legal(Move move) const noexcept;
    constexpr void play(Move move) noexcept;

    [[nodiscard]] constexpr std::uint64_t hash() const noexcept;
    friend constexpr bool operator==(const State&, const State&) noexcept = default;

    [[nodiscard]] std::string position() const;
    [[nodiscard]] static constexpr Parsed<State> from_position(std::string_view text) noexcept;
    [[nodiscard]] static constexpr Parsed<Move> parse_move(std::string_view text) noexcept;

    static constexpr int move_index_count = Cell::count;
    [[nodiscard]] static constexpr int move_index(Move move) noexcept { return move.cell().index(); }
    [[nodiscard]] static constexpr Move move_from_index(int number) noexcept {
        return Move{Cell::from_index(number)};
    }
    /// The stones of the player to move, and those of the opponent.
    [[nodiscard]] constexpr std::array<Board, 2> planes() const noexcept {
        return {stones(to_move_), stones(opponent(to_move_))};
    }

    [[nodiscard]] constexpr State transformed(tessera::Symmetry symmetry) const noexcept;
    [[nodiscard]] constexpr State canonical() const noexcept;

private:
    std::array<Board, 2> stones_{};
    Player to_move_ = Player::black;
};

// Tris 2 and 3: three in a row win, and the full board is a draw.
constexpr Outcome State::outcome() const noexcept {
    for (const Player player : {Player::black, Player::white})
        if (has_won(stones(player)))
            return win_of(player);
    return empty_cells().empty() ? Outcome::draw : Outcome::ongoing;
}

constexpr State::MoveList State::moves() const noexcept {
    MoveList list;
    if (outcome() == Outcome::ongoing)
        empty_cells().for_each([&](Cell cell) { list.push_back(Move{cell}); });
    return list;
}

constexpr int State::count_moves() const noexcept {
    return outcome() == Outcome::ongoing ? empty_cells().count() : 0;
}

constexpr Move State::random_move(tessera::Rng& rng) const noexcept {
    assert(outcome() == Outcome::ongoing);
    const Board cells = empty_cells();
    return Move{cells.nth(rng.below(cells.count()))};
}

constexpr bool State::is_legal(Move move) const noexcept {
    return outcome() == Outcome::ongoing && empty_cells().contains(move.cell());
}

constexpr void State::play(Move move) noexcept {
    assert(is_legal(move));
    stones_[index(to_move_)].insert(move.cell());
    to_move_ = opponent(to_move_);
}

constexpr std::uint64_t State::hash() const noexcept {
    // Whose turn it is follows from the number of stones.
    constexpr auto& keys = tessera::zobrist_keys<2 * Cell::count>;
    std::uint64_t hash = 0;
    for (const Player player : {Player::black, Player::white})
        stones(player).for_each([&](Cell cell) {
            hash ^= keys[index(player) * Cell::count + static_cast<std::size_t>(cell.index())];
        });
    return hash;
}

constexpr State State::transformed(tessera::Symmetry symmetry) const noexcept {
    State image = *this;
    for (Board& stones : image.stones_)
        stones = tessera::transformed(stones, symmetry);
    return image;
}

constexpr State State::canonical() const noexcept {
    State least = *this;
    for (const tessera::Symmetry symmetry : symmetries)
        if (const State image = transformed(symmetry); image.stones_ < least.stones_)
            least = image;
    return least;
}

/// The board and the player to move: `3/1b1/3 w`.
inline std::string State::position() const {
    return tessera::board_text<3, 3>([&](Cell cell) { return piece(cell); }) +
           (to_move_ == Player::black ? " b" : " w");
}

constexpr Parsed<State> State::from_position(std::string_view text) noexcept {
    tessera::Reader reader{text};
    State state;
    const auto board = tessera::read_board<3, 3>(reader, [&](Cell cell, char letter) -> std::string_view {
        if (letter != 'b' && letter != 'w')
            return "expected b, w or a number of empty cells";
        state.stones_[letter == 'b' ? 0 : 1].insert(cell);
        return {};
    });
    if (!board)
        return board.error();
    if (!reader.accept(" "))
        return reader.error("expected a space and the player to move");
    const tessera::Reader side = reader;
    const bool black = reader.accept("b");
    if (!black && !reader.accept("w"))
        return reader.error("expected b or w as the player to move");
    if (!reader.at_end())
        return reader.error("expected nothing after the player to move");
    if (state.stones_[0].count() - state.stones_[1].count() != (black ? 0 : 1))
        return side.error("with so many stones it is not this player's turn");
    if (has_won(state.stones_[0]) && has_won(state.stones_[1]))
        return tessera::ParseError{"both players have three in a row", 0};
    state.to_move_ = black ? Player::black : Player::white;
    return state;
}

constexpr Parsed<Move> State::parse_move(std::string_view text) noexcept {
    tessera::Reader reader{text};
    const auto cell = tessera::read_cell<3, 3>(reader);
    if (!cell)
        return cell.error();
    if (!reader.at_end())
        return reader.error("expected nothing after the cell");
    return Move{*cell};
}

/// For alpha-beta search: nobody stands better before somebody has won.
[[nodiscard]] constexpr int evaluate(const State&) noexcept { return 0; }

static_assert(tessera::BoardGame<State> && tessera::SymmetricGame<State>);

}  // namespace tris
