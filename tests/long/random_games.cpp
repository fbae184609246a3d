// A million positions of every variant against the rules' own answers, and some of them against the reference. Too
// long for every day; the file is compiled several times, each time for a slice of the variants.

#include <tessera/core/rng.hpp>
#include <tessera/game.hpp>

#include "conformance/variants.hpp"
#include "reference/reference.hpp"
#include "support/uniformity.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

using namespace tessera;
using namespace conformance;

namespace {

// Distrify on 13 × 13 cells and more has too many moves for as many positions as the others.
template <Game G>
constexpr bool is_large = [] {
    if constexpr (requires { G::size; })
        return G::size >= 13 && G::MoveList::capacity() > 10'000;
    else
        return false;
}();

template <Game G>
constexpr int so_many(int positions) {
    return is_large<G> ? positions / 10 : positions;
}

}  // namespace

CONFORMANCE_CASE("a million positions hold what positions must") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{1'000'000};
        int ongoing = 0;
        int finished = 0;
        std::int64_t listed = 0;
        walk<G>(variant.name, [&](const G& game) {
            INFO(game.position());
            const Parsed<G> again = G::from_position(game.position());
            REQUIRE(again.has_value());
            REQUIRE(*again == game);
            REQUIRE(again->hash() == game.hash());
            REQUIRE(again->outcome() == game.outcome());

            const auto moves = game.moves();
            REQUIRE(moves.size() == static_cast<std::size_t>(game.count_moves()));
            REQUIRE((game.outcome() == Outcome::ongoing) == !moves.empty());
            listed += static_cast<std::int64_t>(moves.size());
            if (moves.empty()) {
                ++finished;
                return true;
            }
            ++ongoing;
            const auto is_listed = [&](const auto& move) {
                return std::find(moves.begin(), moves.end(), move) != moves.end();
            };
            const auto sampled = game.random_move(rng);
            REQUIRE(is_listed(sampled));
            REQUIRE(game.is_legal(sampled));
            const auto read = G::parse_move(to_string(sampled));
            REQUIRE(read.has_value());
            REQUIRE(*read == sampled);
            // Any listed move is legal; any move at all is legal exactly if it is listed.
            REQUIRE(
                game.is_legal(moves[static_cast<std::size_t>(rng.below(static_cast<int>(moves.size())))]));
            const auto any = G::move_from_index(rng.below(G::move_index_count));
            REQUIRE(game.is_legal(any) == is_listed(any));

            // The hash that a move updates is the one that is worked out from nothing.
            G next = game;
            next.play(sampled);
            REQUIRE(next != game);
            REQUIRE(next.hash() != game.hash());
            const Parsed<G> fresh = G::from_position(next.position());
            REQUIRE(fresh.has_value());
            REQUIRE(fresh->hash() == next.hash());
            REQUIRE(*fresh == next);
            return ongoing < so_many<G>(1'000'000);
        });
        MESSAGE(std::string(variant.name), ": ", ongoing, " positions, ", finished, " ends, ", listed,
                " moves");
    });
}

CONFORMANCE_CASE("tens of thousands of positions agree with the reference") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{50'000};
        int ongoing = 0;
        int finished = 0;
        walk<G>(variant.name, [&](const G& game) {
            const std::string text = game.position();
            INFO(text);
            const reference::Read naive = reference::read(variant.name, text);
            REQUIRE(naive.error == "");
            REQUIRE(naive.position->outcome() == outcome_name(game));
            const std::vector<std::string> moves = sorted_moves(game);
            REQUIRE((moves == naive.position->moves()));
            if constexpr (StoppableGame<G>)
                REQUIRE(naive.position->scores() == outcome_name<G>(game.outcome_if_stopped()));
            if (moves.empty()) {
                ++finished;
                return true;
            }
            ++ongoing;
            const std::string& chosen = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            G next = game;
            next.play(*G::parse_move(chosen));
            naive.position->play(chosen);
            REQUIRE(next.position() == naive.position->text());
            REQUIRE(outcome_name(next) == naive.position->outcome());
            return ongoing < so_many<G>(50'000);
        });
        MESSAGE(std::string(variant.name), ": ", ongoing, " positions and ", finished,
                " ends as in the reference");
    });
}

CONFORMANCE_CASE("sampled moves are uniform in positions of any size") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{32};
        int tested = 0;
        std::int64_t drawn = 0;
        walk<G>(variant.name, [&](const G& game) {
            const int count = game.count_moves();
            // One position in some, so that whole games are covered.
            if (count < 2 || rng.below(7) != 0)
                return true;
            ++tested;
            drawn += count;
            INFO(game.position());
            CHECK(support::samples_uniformly(game, rng));
            return tested < 200 && drawn < 500'000;
        });
        MESSAGE(std::string(variant.name), ": ", tested, " positions with ", drawn, " moves");
    });
}
