#include <tessera/distrify.hpp>
#include <tessera/io/history.hpp>

#include <doctest/doctest.h>

using namespace tessera;

TEST_CASE("a history takes moves back, one after the other, down to the start") {
    using G = Distrify<5>;
    const G start = *G::from_position("5/5/2b2/5/5 w");
    History<G> game{start};
    CHECK_FALSE(game.undo());
    game.play(*G::parse_move("a1,e5"));
    const G between = game.current();
    game.play(*G::parse_move("b5"));
    CHECK(game.moves().size() == 2);
    CHECK(game.undo());
    CHECK(game.current() == between);
    CHECK(game.undo());
    CHECK(game.current() == start);
    CHECK(game.start() == start);
    CHECK(game.moves().empty());
    CHECK_FALSE(game.undo());
}
