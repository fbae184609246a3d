#include <tessera/algorithm/parallel_perft.hpp>
#include <tessera/algorithm/perft.hpp>
#include <tessera/distrify.hpp>

#include <doctest/doctest.h>

#include <cstdint>

using namespace tessera;

TEST_CASE("perft counts the sequences of moves, in a constant expression too") {
    static_assert(perft(Distrify<3>{}, 0) == 1);
    static_assert(perft(Distrify<3>{}, 1) == 9);
    CHECK(perft(Distrify<3>{}, 0) == 1);
    CHECK(perft(Distrify<4>{}, 3) == 130620);
}

TEST_CASE("perft of a finished game is 1 at depth 0 and 0 beyond") {
    const auto over = *Distrify<3>::from_position("1b1/1b1/1b1 w");
    CHECK(perft(over, 0) == 1);
    CHECK(perft(over, 1) == 0);
    CHECK(perft(over, 3) == 0);
    CHECK(parallel_perft(over, 3, 2) == 0);
    CHECK(divide(over, 2).empty());
}

TEST_CASE("threads find the same counts, however many there are") {
    for (const int threads : {1, 2, 3, 7}) {
        CHECK(parallel_perft(Distrify<4>{}, 0, threads) == 1);
        CHECK(parallel_perft(Distrify<4>{}, 1, threads) == 16);
        CHECK(parallel_perft(Distrify<4>{}, 3, threads) == 130620);
        CHECK(parallel_perft(*Distrify<4>::from_position("ww1b/bwbw/b2b/wbww w"), 3, threads) == 1);
    }
}

TEST_CASE("divide splits perft up by the first move, in the order of the list") {
    const auto game = *Distrify<4>::from_position("bwbw/2bb/1w1b/2ww b");
    for (const int threads : {1, 2}) {
        const auto entries = divide(game, 3, threads);
        const auto moves = game.moves();
        REQUIRE(entries.size() == moves.size());
        std::uint64_t total = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            CHECK(entries[i].move == moves[i]);
            total += entries[i].leaves;
        }
        CHECK(total == 101);
    }
}
