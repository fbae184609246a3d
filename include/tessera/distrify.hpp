#pragma once

#include <tessera/fwd.hpp>                         // Distrify
#include <tessera/game.hpp>                        // BoardGame, SymmetricGame
#include <tessera/games/distrify/evaluation.hpp>   // evaluate
#include <tessera/games/distrify/moves.hpp>        // the definitions of moves, play and outcome
#include <tessera/games/distrify/rules.hpp>        // the rule predicates
#include <tessera/games/distrify/state.hpp>        // State
#include <tessera/games/distrify/text.hpp>         // the definitions of the text forms
#include <tessera/games/distrify/view.hpp>         // what those who draw the game ask
#include <tessera/games/distrify/why_illegal.hpp>  // why_illegal
#include <tessera/view.hpp>                        // the concepts of games that are drawn

namespace tessera {

static_assert(BoardGame<Distrify<>> && SymmetricGame<Distrify<>>);
static_assert(GameWithSides<Distrify<>> && GameWithWinningLines<Distrify<>> && GameWithTargets<Distrify<>>);

}  // namespace tessera
