#include <tessera/algorithm/proof.hpp>
#include <tessera/variants.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

using namespace tessera;

namespace {

using MiniFabrik = fabrik::State<fabrik::Rules{.size = 5, .line = 4}>;

// How the game ends with best play, by looking at everything; nothing if that is more than the budget.
template <Game G>
std::optional<Outcome> best_outcome(const G& game, int& budget) {
    const Player player = game.to_move();
    Outcome best = win_of(opponent(player));
    for (const auto& move : game.moves()) {
        if (--budget < 0)
            return std::nullopt;
        G next = game;
        next.play(move);
        const auto outcome =
            next.outcome() == Outcome::ongoing ? best_outcome(next, budget) : std::optional{next.outcome()};
        if (!outcome || *outcome == win_of(player))
            return outcome;
        if (*outcome == Outcome::draw)
            best = Outcome::draw;
    }
    return best;
}

template <Game G>
void check_against_everything(int games) {
    Rng rng{2026};
    int compared = 0;
    for (int i = 0; i < games; ++i) {
        std::vector<G> line{G{}};
        while (line.back().outcome() == Outcome::ongoing) {
            G next = line.back();
            next.play(next.random_move(rng));
            line.push_back(next);
        }
        for (std::size_t left = 1; left < line.size(); ++left) {
            const G& game = line[line.size() - 1 - left];
            int budget = 3000;
            const auto truth = best_outcome(game, budget);
            if (!truth)
                break;
            INFO(game.position());
            ++compared;
            for (const std::size_t table_entries : {4U, 1024U}) {
                ProofSearch<G> search{{.table_entries = table_entries}};
                for (const Player player : {Player::black, Player::white}) {
                    const auto result = search.search(game, player);
                    REQUIRE(result.wins.has_value());
                    CHECK(*result.wins == (*truth == win_of(player)));
                    CHECK(result.move.has_value() == (*result.wins && game.to_move() == player));
                    if (!result.move)
                        continue;
                    G next = game;
                    REQUIRE(next.is_legal(*result.move));
                    next.play(*result.move);
                    int enough = 3000;
                    CHECK((next.outcome() == Outcome::ongoing
                               ? best_outcome(next, enough)
                               : std::optional{next.outcome()}) == win_of(player));
                }
            }
        }
    }
    CHECK(compared >= games);
}

}  // namespace

TEST_CASE("proof: who wins is what looking at everything says") {
    check_against_everything<Distrify<4>>(10);
    check_against_everything<Morelli<5>>(10);
    check_against_everything<MiniFabrik>(10);
    check_against_everything<Exo<2>>(4);
}

TEST_CASE("proof: a draw is a win for nobody") {
    // Each player has one piece, and a frame needs four.
    const auto game = *Morelli<5>::from_position("b4/5/5/5/4w b play");
    REQUIRE(game.count_moves() > 1);
    CHECK(ProofSearch<Morelli<5>>{}.search(game, Player::black).wins == false);
    CHECK(ProofSearch<Morelli<5>>{}.search(game, Player::white).wins == false);
}

TEST_CASE("proof: small boards of Distrify are solved") {
    const auto two = ProofSearch<Distrify<2>>{}.search(Distrify<2>{}, Player::white);
    CHECK(two.wins == true);
    CHECK(!two.move);
    const auto three = ProofSearch<Distrify<3>>{}.search(Distrify<3>{}, Player::black);
    CHECK(three.wins == true);
    CHECK(to_string(three.move.value()) == "b2");
}

TEST_CASE("proof: a player who chooses the colour that wins moves twice") {
    using Quick = fabrik::State<fabrik::Rules{.size = 5, .line = 2}>;
    const auto game = *Quick::from_position("5/5/1*3/3*1/5 b choose");
    const auto result = ProofSearch<Quick>{}.search(game, Player::black);
    CHECK(result.wins == true);
    CHECK(result.move.value().is_choice());
}

TEST_CASE("proof: a search that may not go on says nothing, and goes on from there the next time") {
    ProofSearch<Distrify<4>> search;
    const auto few = search.search(Distrify<4>{}, Player::white, {.nodes = 50});
    CHECK(!few.wins);
    CHECK(!few.move);
    CHECK(few.nodes <= 100);
    CHECK(!search.search(Distrify<4>{}, Player::white, {.time = std::chrono::milliseconds{0}}).wins);
    // The longest time is no overflow.
    ProofSearch<Distrify<3>> other;
    CHECK(other.search(Distrify<3>{}, Player::black, {.time = (std::chrono::milliseconds::max)()}).wins ==
          true);
}

TEST_CASE("proof: the table serves one player after the other") {
    ProofSearch<Distrify<3>> search;
    CHECK(search.search(Distrify<3>{}, Player::black).wins == true);
    CHECK(search.search(Distrify<3>{}, Player::white).wins == false);
    CHECK(search.search(Distrify<3>{}, Player::black).wins == true);
}
