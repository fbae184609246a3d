#pragma once

#include <tessera/core/parsed.hpp>  // Parsed
#include <tessera/core/rng.hpp>     // Rng
#include <tessera/player.hpp>       // Outcome, Player

#include <array>        // array
#include <concepts>     // convertible_to, regular, same_as
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <string>       // string
#include <string_view>  // string_view
#include <type_traits>  // is_trivially_copyable_v

namespace tessera {

/// What every game offers: a small value that is a position and knows the rules.
///
/// - `G{}` is the start of the default setup.
/// - `players()`, `to_move()`, `outcome()`: how many play, who is next, how the game stands. A finished
///   game has no moves.
/// - `moves()`: a list of all legal moves, in an order that the game documents; `count_moves()`: how many
///   there are, and `random_move(rng)`: one of them, each as likely as the others; neither makes a list.
/// - `is_legal(move)`: asks about any move; `play(move)`: makes a legal one, in place.
/// - `hash()`: equal for equal positions, and the same for every compiler and machine.
/// - `position()`, `from_position(text)`, `to_string(move)`, `parse_move(text)`: the text forms.
/// - `move_index(move)`, `move_from_index(i)`, `move_index_count`: a number for every move that the rules
///   can ever allow, and `planes()`: the cells as sets, seen by the player to move.
template <class G>
concept Game =
    std::regular<G> && std::is_trivially_copyable_v<G> && std::is_nothrow_default_constructible_v<G> &&
    std::regular<typename G::Move> && std::is_trivially_copyable_v<typename G::Move> &&
    requires(G game, const G& position, const typename G::Move& move, Rng& rng, std::string_view text,
             int number) {
        { G::player_names[0] } -> std::convertible_to<std::string_view>;
        { G::players() } noexcept -> std::same_as<int>;
        { position.to_move() } noexcept -> std::same_as<Player>;
        { position.outcome() } noexcept -> std::same_as<Outcome>;
        { position.moves() } noexcept -> std::same_as<typename G::MoveList>;
        { position.count_moves() } noexcept -> std::same_as<int>;
        { position.random_move(rng) } noexcept -> std::same_as<typename G::Move>;
        { position.is_legal(move) } noexcept -> std::same_as<bool>;
        { game.play(move) } noexcept -> std::same_as<void>;
        { position.hash() } noexcept -> std::same_as<std::uint64_t>;
        { position.position() } -> std::same_as<std::string>;
        { G::from_position(text) } noexcept -> std::same_as<Parsed<G>>;
        { to_string(move) } -> std::same_as<std::string>;
        { G::parse_move(text) } noexcept -> std::same_as<Parsed<typename G::Move>>;
        { G::move_index_count } -> std::convertible_to<int>;
        { G::move_index(move) } noexcept -> std::same_as<int>;
        { G::move_from_index(number) } noexcept -> std::same_as<typename G::Move>;
        { position.canonical() } noexcept -> std::same_as<G>;
        { position.planes()[0] };
    };

/// A game on one board of cells, each empty or with a piece that has a letter.
template <class G>
concept BoardGame = Game<G> && requires(const G& position, typename G::Cell cell) {
    { position.piece(cell) } noexcept -> std::same_as<char>;
};

/// A game in which each player has a board without edges, around a middle, and there is a supply of pieces for
/// all. `bounds(player)` is the part of a board that is worth a look, `label(player, place)` what stands there,
/// and `supply()` what is left to take.
template <class G>
concept ManyBoardsGame = Game<G> && requires(const G& position, Player player) {
    { position.bounds(player).low.x() } noexcept -> std::same_as<int>;
    { position.bounds(player).high.y() } noexcept -> std::same_as<int>;
    { position.label(player, position.bounds(player).low) } -> std::same_as<std::string>;
    { position.supply() } -> std::same_as<std::string>;
};

/// A game whose positions and moves can be turned and mirrored together: by each of `G::symmetries`.
template <class G>
concept SymmetricGame = Game<G> && requires(const G& position, typename G::Move move) {
    { position.transformed(G::symmetries[0]) } noexcept -> std::same_as<G>;
    { transformed(move, G::symmetries[0]) } noexcept -> std::same_as<typename G::Move>;
};

/// A game that can start in several ways, each described by a text.
template <class G>
concept GameWithSetups = Game<G> && requires(std::string_view text) {
    { G::from_setup(text) } noexcept -> std::same_as<Parsed<G>>;
};

/// A game in which each player has points.
template <class G>
concept GameWithScores = Game<G> && requires(const G& position) {
    { position.scores() } noexcept -> std::same_as<std::array<int, static_cast<std::size_t>(G::players())>>;
};

/// A game that may be stopped early and then has a result.
template <class G>
concept StoppableGame = Game<G> && requires(const G& position) {
    { position.outcome_if_stopped() } noexcept -> std::same_as<Outcome>;
};

/// A game that can say to a person why a move is not legal; of one that is, it says nothing.
template <class G>
concept ExplainedGame = Game<G> && requires(const G& position, const typename G::Move& move) {
    { why_illegal(position, move) } -> std::same_as<std::string>;
};

/// What a game calls its players.
template <Game G>
[[nodiscard]] constexpr std::string_view player_name(Player player) noexcept {
    return G::player_names[index(player)];
}

/// An outcome in words: `ongoing`, `draw`, or the name of the winner.
template <Game G>
[[nodiscard]] constexpr std::string_view outcome_name(Outcome outcome) noexcept {
    if (outcome == Outcome::ongoing)
        return "ongoing";
    if (outcome == Outcome::draw)
        return "draw";
    return player_name<G>(winner(outcome));
}

/// How this game stands, in words.
template <Game G>
[[nodiscard]] constexpr std::string_view outcome_name(const G& game) noexcept {
    return outcome_name<G>(game.outcome());
}

}  // namespace tessera
