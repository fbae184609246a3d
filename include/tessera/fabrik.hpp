#pragma once

#include <tessera/fwd.hpp>                       // Fabrik, FabrikFour, FabrikArbeiter, FabrikEither
#include <tessera/game.hpp>                      // BoardGame, SymmetricGame
#include <tessera/games/fabrik/evaluation.hpp>   // evaluate
#include <tessera/games/fabrik/moves.hpp>        // the definitions of moves, play and outcome
#include <tessera/games/fabrik/rules.hpp>        // the rule predicates
#include <tessera/games/fabrik/state.hpp>        // State
#include <tessera/games/fabrik/text.hpp>         // the definitions of the text forms
#include <tessera/games/fabrik/view.hpp>         // what those who draw the game ask
#include <tessera/games/fabrik/why_illegal.hpp>  // why_illegal
#include <tessera/view.hpp>                      // the concepts of games that are drawn

namespace tessera {

static_assert(BoardGame<Fabrik> && SymmetricGame<Fabrik>);
static_assert(GameWithLooks<Fabrik> && GameWithWinningLines<Fabrik> && GameWithGuideLines<Fabrik> &&
              GameWithTargets<Fabrik> && GameWithSteps<Fabrik>);

}  // namespace tessera
