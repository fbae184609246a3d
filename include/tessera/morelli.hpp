#pragma once

#include <tessera/fwd.hpp>                        // Morelli
#include <tessera/game.hpp>                       // BoardGame, GameWithSetups, StoppableGame, SymmetricGame
#include <tessera/games/morelli/evaluation.hpp>   // evaluate
#include <tessera/games/morelli/moves.hpp>        // the definitions of moves, play and outcome
#include <tessera/games/morelli/rules.hpp>        // the rule predicates
#include <tessera/games/morelli/state.hpp>        // State
#include <tessera/games/morelli/text.hpp>         // the definitions of the text forms
#include <tessera/games/morelli/view.hpp>         // what those who draw the game ask
#include <tessera/games/morelli/why_illegal.hpp>  // why_illegal
#include <tessera/view.hpp>                       // the concepts of games that are drawn

namespace tessera {

static_assert(BoardGame<Morelli<>> && SymmetricGame<Morelli<>> && GameWithSetups<Morelli<>> &&
              StoppableGame<Morelli<>>);
static_assert(GameWithLooks<Morelli<>> && GameWithBackgrounds<Morelli<>> && GameWithGuideLines<Morelli<>> &&
              GameWithTargets<Morelli<>> && GameWithSteps<Morelli<>>);

}  // namespace tessera
