#include <tessera/algorithm/computer.hpp>
#include <tessera/algorithm/level.hpp>
#include <tessera/variants.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

using namespace tessera;

TEST_CASE("level: names and efforts are read, and written back") {
    CHECK(*parse_level("random") == Level{});
    CHECK(*parse_level("mcts:250") == Level{Method::mcts, 250});
    CHECK(*parse_level("mcts:20ms") == Level{Method::mcts, 0, std::chrono::milliseconds{20}});
    CHECK(*parse_level("negamax:3") == Level{Method::negamax, 3});
    for (const std::string_view text :
         {"random", "easy", "medium", "hard", "expert", "mcts:7", "mcts:20ms", "negamax:3", "negamax:1500ms"})
        CHECK(to_string(*parse_level(text)) == text);
    CHECK(to_string(*parse_level("mcts:1000")) == "medium");
}

TEST_CASE("level: what is none is refused, with the place where it goes wrong") {
    const auto place = [](std::string_view text) {
        const auto level = parse_level(text);
        REQUIRE(!level);
        return level.error().at;
    };
    CHECK(place("") == 0);
    CHECK(place("strong") == 0);
    CHECK(place("mcts") == 4);
    CHECK(place("mcts:") == 5);
    CHECK(place("mcts:x") == 5);
    CHECK(place("mcts:0") == 5);
    CHECK(place("mcts:1234567890") == 5);
    CHECK(place("mcts:12s") == 7);
    CHECK(place("negamax:100") == 8);
    CHECK(place("random:3") == 0);
}

TEST_CASE("computer: every level plays legal moves to the end of a game") {
    for (const std::string_view text : {"random", "mcts:20", "negamax:1", "negamax:2", "mcts:1ms"}) {
        INFO(std::string(text));
        Computer<Distrify<4>> black{*parse_level(text)};
        Computer<Distrify<4>> white{{}};
        Distrify<4> game;
        while (game.outcome() == Outcome::ongoing) {
            const auto move = (game.to_move() == Player::black ? black : white).choose(game);
            REQUIRE(game.is_legal(move));
            game.play(move);
        }
    }
}

TEST_CASE("computer: negamax plays games of two players only") {
    const Level negamax{Method::negamax, 1};
    CHECK(can_play<Fabrik>(negamax));
    CHECK(can_play<Exo<2>>(negamax));
    CHECK(!can_play<Exo<3>>(negamax));
    CHECK(can_play<Exo<3>>({Method::mcts, 1}));
}

TEST_CASE("computer: the same seed chooses the same moves, on any number of games") {
    const auto play = [](std::uint64_t seed) {
        Computer<Distrify<5>> player{{Method::mcts, 30}, seed};
        Distrify<5> game;
        for (int ply = 0; ply < 4; ++ply)
            game.play(player.choose(game));
        return game.position();
    };
    CHECK(play(1) == play(1));
    CHECK(play(1) != play(2));
}

TEST_CASE("computer: only a tree search has statistics") {
    Computer<Distrify<4>> random{{}};
    static_cast<void>(random.choose({}));
    CHECK(random.statistics().empty());
    Computer<Distrify<4>> thinking{{Method::mcts, 50}};
    static_cast<void>(thinking.choose({}));
    CHECK(!thinking.statistics().empty());
}

TEST_CASE("computer: a player who thinks beats one who does not") {
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Computer<Distrify<5>> thinking{{Method::mcts, 100}, seed};
        Computer<Distrify<5>> random{{}, seed};
        const Player seat = seed % 2 == 0 ? Player::black : Player::white;
        Distrify<5> game;
        while (game.outcome() == Outcome::ongoing)
            game.play(game.to_move() == seat ? thinking.choose(game) : random.choose(game));
        wins += game.outcome() == win_of(seat) ? 1 : 0;
    }
    CHECK(wins >= 9);
}
