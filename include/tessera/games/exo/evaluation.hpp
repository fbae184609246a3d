#pragma once

#include <tessera/games/exo/moves.hpp>  // State::standings
#include <tessera/games/exo/state.hpp>  // State

namespace tessera::exo {

/// How much better the player to move stands, of two: by the points, and then by the planets next to the star.
[[nodiscard]] constexpr int evaluate(const State<2>& game) noexcept {
    const auto standings = game.standings();
    const Standing own = standings[index(game.to_move())];
    const Standing other = standings[index(opponent(game.to_move()))];
    return 16 * (own.points - other.points) + own.next_to_star - other.next_to_star;
}

}  // namespace tessera::exo
