#pragma once

#include <tessera/fwd.hpp>                    // Exo
#include <tessera/game.hpp>                   // ManyBoardsGame and other concepts
#include <tessera/games/exo/evaluation.hpp>   // evaluate
#include <tessera/games/exo/galaxy.hpp>       // Galaxy
#include <tessera/games/exo/moves.hpp>        // the definitions of moves, play and outcome
#include <tessera/games/exo/rules.hpp>        // the rule predicates
#include <tessera/games/exo/state.hpp>        // State
#include <tessera/games/exo/text.hpp>         // the definitions of the text forms
#include <tessera/games/exo/universe.hpp>     // Universe
#include <tessera/games/exo/view.hpp>         // what those who draw the game ask
#include <tessera/games/exo/why_illegal.hpp>  // why_illegal
#include <tessera/view.hpp>                   // the concepts of games that are drawn

namespace tessera {

static_assert(ManyBoardsGame<Exo<2>> && SymmetricGame<Exo<2>> && GameWithSetups<Exo<2>> &&
              GameWithScores<Exo<2>>);
static_assert(ManyBoardsGame<Exo<3>> && SymmetricGame<Exo<3>> && GameWithSetups<Exo<3>> &&
              GameWithScores<Exo<3>>);
static_assert(DrawnManyBoardsGame<Exo<2>> && DrawnManyBoardsGame<Exo<3>>);

}  // namespace tessera
