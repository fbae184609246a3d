#pragma once

#include <tessera/core/direction.hpp>  // Direction
#include <tessera/game.hpp>            // BoardGame, Game, ManyBoardsGame

#include <algorithm>    // max, min
#include <concepts>     // convertible_to, same_as
#include <cstdint>      // uint8_t
#include <optional>     // optional
#include <string>       // string
#include <type_traits>  // remove_cvref_t

/// What a game may say of itself to those who draw it: free functions in the game's namespace, each of them
/// optional. A game that says nothing is drawn as letters on a plain board.
namespace tessera {

/// The form of something that is drawn; `solid`, `banded` and `ringed` are planets.
enum class Shape : std::uint8_t { disc, pawn, crown, star, solid, banded, ringed };

/// The colour of something that is drawn.
enum class Tint : std::uint8_t { black, white, red, green, gold };

/// How something looks: its form, its colour, and its size from 1 to 3.
struct Look {
    Shape shape = Shape::disc;  ///< its form
    Tint tint = Tint::black;    ///< its colour
    int size = 3;               ///< from 1, small, to 3

    friend constexpr bool operator==(const Look&, const Look&) noexcept = default;
};

/// A line to draw from the middle of one place to the middle of another; a heavier one counts for more.
template <class Place>
struct Line {
    Place from;      ///< one end
    Place to;        ///< the other end
    int weight = 1;  ///< how heavy the line is

    friend constexpr bool operator==(const Line&, const Line&) noexcept = default;
};

/// Something that is left to take: how it looks, what it is called, and whether it can be taken now.
struct SupplyItem {
    Look look;              ///< how it looks
    std::string label;      ///< what it is called
    bool available = true;  ///< whether it can be taken now
};

/// `look(game, letter)`: how the piece with this letter looks.
template <class G>
concept GameWithLooks = BoardGame<G> && requires(const G& game, char letter) {
    { look(game, letter) } noexcept -> std::same_as<Look>;
};

/// `background(game, cell)`: cells with one number have one colour; there are seven, from 0.
template <class G>
concept GameWithBackgrounds = BoardGame<G> && requires(const G& game, typename G::Cell cell) {
    { background(game, cell) } noexcept -> std::same_as<int>;
};

/// `side_owner(game, direction)`: whose the edge of the board in one of the four orthogonal directions is.
template <class G>
concept GameWithSides = BoardGame<G> && requires(const G& game, Direction direction) {
    { side_owner(game, direction) } noexcept -> std::same_as<Player>;
};

/// `winning_lines(game)`: what has decided the game; empty if nothing has.
template <class G>
concept GameWithWinningLines = BoardGame<G> && requires(const G& game) {
    { *winning_lines(game).begin() } -> std::convertible_to<Line<typename G::Cell>>;
};

/// `guide_lines(game)`: what a person who looks at the position would like to have drawn in.
template <class G>
concept GameWithGuideLines = BoardGame<G> && requires(const G& game) {
    { *guide_lines(game).begin() } -> std::convertible_to<Line<typename G::Cell>>;
};

/// `targets(game)`: the cells on which the player to move may put something.
template <class G>
concept GameWithTargets = BoardGame<G> && requires(const G& game, typename G::Cell cell) {
    { targets(game).contains(cell) } noexcept -> std::same_as<bool>;
};

/// `step_of(move)`: from where to where a move takes a piece, if it takes one.
template <class G>
concept GameWithSteps = BoardGame<G> && requires(const typename G::Move& move) {
    { step_of(move) } noexcept -> std::same_as<std::optional<Line<typename G::Cell>>>;
};

/// What a place on one of many boards is called.
template <ManyBoardsGame G>
using PlaceOf = std::remove_cvref_t<decltype(G{}.bounds(Player::p1).low)>;

/// A game on many boards that says how they look: `look(game, player, place)`, nothing for an empty place;
/// `score_lines(game, player)`, which are as heavy as the points they give; `supply_items(game)`, what is left to
/// take; `targets(game)`, the places to which the player to move may put something.
template <class G>
concept DrawnManyBoardsGame = ManyBoardsGame<G> && requires(const G& game, Player player, PlaceOf<G> place) {
    { look(game, player, place) } noexcept -> std::same_as<std::optional<Look>>;
    { *score_lines(game, player).begin() } -> std::convertible_to<Line<PlaceOf<G>>>;
    { *supply_items(game).begin() } -> std::convertible_to<SupplyItem>;
    { *targets(game).begin() } -> std::convertible_to<PlaceOf<G>>;
};

/// A game that can be drawn as a picture: every one on one board, and one on many boards that says how they look.
template <class G>
concept DrawnGame = BoardGame<G> || DrawnManyBoardsGame<G>;

/// A part of a board without edges: the coordinates of its corners.
struct Extent {
    int low_x = 0;   ///< the leftmost column
    int low_y = 0;   ///< the lowest row
    int high_x = 0;  ///< the rightmost column
    int high_y = 0;  ///< the topmost row

    friend constexpr bool operator==(const Extent&, const Extent&) noexcept = default;
};

/// The part of a player's board that is worth a look: what is there and, if wanted, where something may be put.
template <ManyBoardsGame G>
[[nodiscard]] constexpr Extent extent_of(const G& game, Player player, [[maybe_unused]] bool with_targets) {
    const auto bounds = game.bounds(player);
    Extent extent{bounds.low.x(), bounds.low.y(), bounds.high.x(), bounds.high.y()};
    if constexpr (DrawnManyBoardsGame<G>)
        if (with_targets && player == game.to_move())
            for (const PlaceOf<G> place : targets(game)) {
                extent.low_x = (std::min)(extent.low_x, place.x());
                extent.low_y = (std::min)(extent.low_y, place.y());
                extent.high_x = (std::max)(extent.high_x, place.x());
                extent.high_y = (std::max)(extent.high_y, place.y());
            }
    return extent;
}

/// How a piece looks: as its game says, or as a disc if its letter is `b` or `w`; other letters are written.
template <BoardGame G>
[[nodiscard]] constexpr std::optional<Look> look_of([[maybe_unused]] const G& game, char letter) noexcept {
    if constexpr (GameWithLooks<G>)
        return look(game, letter);
    else if (letter == 'b' || letter == 'w')
        return Look{Shape::disc, letter == 'b' ? Tint::black : Tint::white};
    else
        return std::nullopt;
}

}  // namespace tessera
