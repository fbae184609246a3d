#include "support/engine.hpp"

#include <tessera/algorithm/level.hpp>
#include <tessera/io/gtp.hpp>

#include <doctest/doctest.h>

#include <string>

using namespace tessera;

TEST_CASE("GTP: tessera-level shows and sets how well genmove plays") {
    gtp::Engine engine = support::engine();
    CHECK(engine.respond("tessera-level") == "= random\n\n");
    CHECK(engine.respond("tessera-level mcts:50") == "= \n\n");
    CHECK(engine.respond("tessera-level") == "= mcts:50\n\n");
    CHECK(engine.respond("tessera-level strong") == "? no such level at byte 0\n\n");
    CHECK(engine.respond("tessera-level mcts:") == "? expected a number at byte 5\n\n");
    CHECK(engine.respond("tessera-level") == "= mcts:50\n\n");
}

TEST_CASE("GTP: tessera-time sets the milliseconds of a move") {
    gtp::Engine engine = support::engine(*parse_level("negamax:2"));
    CHECK(engine.respond("tessera-time 5") == "= \n\n");
    CHECK(engine.respond("tessera-level") == "= negamax:5ms\n\n");
    CHECK(engine.respond("tessera-time") == "? syntax error: expected a number of milliseconds\n\n");
    CHECK(engine.respond("tessera-time 0") == "? syntax error: expected a number of milliseconds\n\n");
    gtp::Engine random = support::engine();
    CHECK(random.respond("tessera-time 5") == "= \n\n");
    CHECK(random.respond("tessera-level") == "= mcts:5ms\n\n");
}

TEST_CASE("GTP: genmove wins at once at every level but random") {
    for (const std::string level : {"mcts:1", "negamax:1", "easy"}) {
        gtp::Engine engine = support::engine();
        REQUIRE(engine.respond("tessera-game distrify-5") == "= \n\n");
        REQUIRE(engine.respond("tessera-position 2b2/2b2/1w1w1/2b2/2b2 b") == "= \n\n");
        REQUIRE(engine.respond("tessera-level " + level) == "= \n\n");
        CHECK(engine.respond("genmove b") == "= c3\n\n");
        CHECK(engine.respond("tessera-outcome") == "= black\n\n");
    }
}

TEST_CASE("GTP: a level that the game cannot be played at is refused when a move is wanted") {
    gtp::Engine engine = support::engine(*parse_level("negamax:1"));
    REQUIRE(engine.respond("tessera-game exo-3") == "= \n\n");
    CHECK(engine.respond("genmove p1") == "? this game cannot be played at this level\n\n");
    CHECK(engine.respond("tessera-level mcts:5") == "= \n\n");
    CHECK(engine.respond("genmove p1").starts_with("= "));
}
