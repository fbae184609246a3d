#include <tessera/algorithm/playout.hpp>
#include <tessera/distrify.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

using namespace tessera;

TEST_CASE("a playout goes to the end of the game and says how it ended") {
    Distrify<5> game;
    Rng rng{1};
    const PlayoutResult result = playout(game, rng);
    CHECK(result.outcome == game.outcome());
    CHECK(result.outcome != Outcome::ongoing);
    CHECK(result.plies > 5);
    CHECK(playout(game, rng) == PlayoutResult{game.outcome(), 0});
}

TEST_CASE("a playout is the same for a seed, at run time and at compile time") {
    constexpr auto play = [] {
        Distrify<4> game;
        Rng rng{42};
        playout(game, rng);
        return game;
    };
    static constexpr Distrify<4> compiled = play();
    CHECK(compiled == play());
    CHECK(compiled.position() == play().position());
}
