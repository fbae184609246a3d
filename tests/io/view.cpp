#include <tessera/variants.hpp>
#include <tessera/view.hpp>

#include <doctest/doctest.h>

#include <string_view>
#include <vector>

using namespace tessera;

namespace {

template <Game G>
G position(std::string_view text) {
    return *G::from_position(text);
}

}  // namespace

TEST_CASE("Distrify: the winning chain goes from side to side in single steps over the winner's stones") {
    using Game = Distrify<5>;
    const auto game = position<Game>("w1b1b/wbbw1/b2w1/1b1w1/b3w w");
    REQUIRE(game.outcome() == Outcome::black);
    const auto lines = winning_lines(game);
    REQUIRE(lines.size() == 4);
    for (const auto& line : lines) {
        CHECK(game.stones(Player::black).contains(line.from));
        CHECK(game.stones(Player::black).contains(line.to));
        CHECK(line.to.row() - line.from.row() == 1);
    }
    CHECK(winning_lines(Game{}).empty());
}

TEST_CASE("Fabrik: the winning line is whole, however long it is") {
    using Game = Fabrik;
    const auto game = position<Game>("11/*10/*10/11/1bbbbbb4/11/11/11/11/11/11 w play");
    CHECK((winning_lines(game) == std::vector<Line<Game::Cell>>{{{1, 6}, {6, 6}}}));
    CHECK(winning_lines(position<Game>("11/*10/*10/11/1bbbb6/11/11/11/11/11/11 w play")).empty());
}

TEST_CASE("Fabrik: a line of sight ends before what blocks it") {
    using Game = Fabrik;
    const auto lines = guide_lines(position<Game>("11/11/11/11/11/11/11/11/bb9/*b9/bb8* w play"));
    CHECK(
        (lines == std::vector<Line<Game::Cell>>{{{10, 0}, {10, 10}}, {{10, 0}, {0, 10}}, {{10, 0}, {2, 0}}}));
}

TEST_CASE("Morelli: bands are numbered from outside, and the Throne is the seventh colour on every board") {
    CHECK(background(Morelli<13>{}, {0, 5}) == 0);
    CHECK(background(Morelli<13>{}, {5, 6}) == 5);
    CHECK(background(Morelli<13>{}, {6, 6}) == 6);
    CHECK(background(Morelli<5>{}, {2, 2}) == 6);
}

TEST_CASE("Morelli: the sides of a frame are drawn once each") {
    CHECK(guide_lines(position<Morelli<5>>("5/1b1b1/5/1b1b1/5 b play")).size() == 4);
    CHECK(guide_lines(position<Morelli<5>>("5/1b1b1/5/1b1w1/5 b play")).empty());
}

TEST_CASE("targets are where the next thing may be put") {
    CHECK(targets(Fabrik{}) == Fabrik::Board::full());
    CHECK(targets(Morelli<5>::free()) == Morelli<5>::free().setup_cells());
    CHECK(targets(position<Morelli<5>>("b4/5/5/5/5 b play")).count() == 2);
    CHECK(targets(position<Distrify<4>>("ww1b/bwbw/b2b/wbww w")).empty());
    CHECK(targets(Exo<2>::flat()).size() == 8);
}

TEST_CASE("Exo: scoring lines are as heavy as their points, and add up to the score") {
    Rng rng{8};
    for (int round = 0; round < 20; ++round) {
        Exo<2> game;
        while (game.outcome() == Outcome::ongoing)
            game.play(game.random_move(rng));
        for (const Player player : {Player::p1, Player::p2}) {
            int total = 0;
            for (const auto& line : score_lines(game, player))
                total += line.weight;
            CHECK(total == game.scores()[index(player)]);
        }
    }
}

TEST_CASE("the extent of a galaxy grows by the places where a planet may go, for the player to move") {
    const auto game = Exo<2>::flat();
    CHECK(extent_of(game, Player::p1, false) == Extent{0, 0, 0, 0});
    CHECK(extent_of(game, Player::p1, true) == Extent{-1, -1, 1, 1});
    CHECK(extent_of(game, Player::p2, true) == Extent{0, 0, 0, 0});
}
