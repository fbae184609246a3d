#pragma once

#include <tessera/game.hpp>  // Game

#include <optional>  // optional

namespace tessera {

/// Whether a legal move wins at once for the player who makes it.
template <Game G>
[[nodiscard]] constexpr bool wins_at_once(const G& game, const typename G::Move& move) noexcept {
    G next = game;
    next.play(move);
    return next.outcome() == win_of(game.to_move());
}

/// A move that wins at once, if there is one: the first of the list.
template <Game G>
[[nodiscard]] constexpr std::optional<typename G::Move> immediate_win(const G& game) noexcept {
    for (const auto& move : game.moves())
        if (wins_at_once(game, move))
            return move;
    return std::nullopt;
}

/// Whether this reply, if it is legal after the move, wins at once for somebody else.
template <Game G>
[[nodiscard]] constexpr bool is_refuted_by(const G& game, const typename G::Move& move,
                                           const typename G::Move& reply) noexcept {
    G next = game;
    next.play(move);
    return next.to_move() != game.to_move() && next.is_legal(reply) && wins_at_once(next, reply);
}

}  // namespace tessera
