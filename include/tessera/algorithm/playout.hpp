#pragma once

#include <tessera/core/rng.hpp>  // Rng
#include <tessera/game.hpp>      // Game

namespace tessera {

/// How a game ended that was played at random, and after how many moves.
struct PlayoutResult {
    Outcome outcome = Outcome::ongoing;  ///< how the game has ended
    int plies = 0;                       ///< how many moves were made

    friend constexpr bool operator==(const PlayoutResult&, const PlayoutResult&) noexcept = default;
};

/// Plays uniformly random moves until the game is over, in place.
template <Game G>
constexpr PlayoutResult playout(G& game, Rng& rng) noexcept {
    PlayoutResult result;
    while ((result.outcome = game.outcome()) == Outcome::ongoing) {
        game.play(game.random_move(rng));
        ++result.plies;
    }
    return result;
}

}  // namespace tessera
