#pragma once

#include <tessera/games/exo/moves.hpp>   // State::is_legal
#include <tessera/games/exo/place.hpp>   // star
#include <tessera/games/exo/planet.hpp>  // PlanetSet
#include <tessera/games/exo/state.hpp>   // State
#include <tessera/games/exo/text.hpp>    // to_string
#include <tessera/player.hpp>            // Outcome

#include <string>  // string

namespace tessera::exo {

/// Why a turn is not legal, for the person who wanted it; nothing if it is legal.
template <int Players>
[[nodiscard]] std::string why_illegal(const State<Players>& game, const Move& move) {
    if (game.is_legal(move))
        return {};
    if (game.outcome() != Outcome::ongoing)
        return "the game is over";
    const Universe& universe = game.universe();
    if (!universe.left().contains(move.planet()))
        return to_string(move.planet()) + " has been taken";
    if (const PlanetSet upper = universe.on(move.planet()); !upper.empty())
        return to_string(upper.first()) + " lies on " + to_string(move.planet());
    if (move.place() == star)
        return to_string(move.place()) + " is the star";
    if (game.planet_at(game.to_move(), move.place()))
        return to_string(move.place()) + " is not empty";
    return to_string(move.place()) + " is not next to the star or to a planet of this galaxy";
}

}  // namespace tessera::exo
