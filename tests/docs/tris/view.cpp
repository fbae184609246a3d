#include "tris/variants.hpp"

#include <tessera/io/diagram.hpp>
#include <tessera/io/svg.hpp>

#include <doctest/doctest.h>

TEST_CASE("Tris: three in a row are drawn") {
    const auto game = *tris::State::from_position("b1w/1bw/2b w");
    CHECK(game.outcome() == tessera::Outcome::black);
    CHECK((tris::winning_lines(game) == std::vector<tessera::Line<tris::Cell>>{{{2, 0}, {0, 2}}}));
    CHECK(tessera::svg(game).find("class=\"win\"") != std::string::npos);
    CHECK(tessera::svg(tris::State{}).find("class=\"win\"") == std::string::npos);
}

TEST_CASE("Tris: a diagram marks where a stone may go") {
    CHECK(tessera::diagram(*tris::State::from_position("3/1b1/3 w"), {.targets = true}) == "  a b c\n"
                                                                                           "3 + + + 3\n"
                                                                                           "2 + b + 2\n"
                                                                                           "1 + + + 1\n"
                                                                                           "  a b c\n");
}
