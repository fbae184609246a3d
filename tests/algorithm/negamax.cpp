#include <tessera/algorithm/negamax.hpp>
#include <tessera/algorithm/playout.hpp>
#include <tessera/variants.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

using namespace tessera;

namespace {

using MiniFabrik = fabrik::State<fabrik::Rules{.size = 5, .line = 4}>;

// The value of a position for the player to move, by looking at everything; if that is more than the budget, what
// is returned means nothing.
template <Game G>
int minimax(const G& game, int ply, int& budget) {
    const Player player = game.to_move();
    int best = -win_value;
    for (const auto& move : game.moves()) {
        if (--budget < 0)
            return 0;
        G next = game;
        next.play(move);
        int value = 0;
        if (const Outcome outcome = next.outcome(); outcome == Outcome::ongoing)
            value =
                next.to_move() == player ? minimax(next, ply + 1, budget) : -minimax(next, ply + 1, budget);
        else if (outcome != Outcome::draw)
            value = outcome == win_of(player) ? win_value - (ply + 1) : ply + 1 - win_value;
        best = (std::max)(best, value);
    }
    return best;
}

// Positions so many moves before the end of random games.
template <Game G>
std::vector<G> late_positions(std::size_t moves_left, int games) {
    std::vector<G> positions;
    Rng rng{2026};
    for (int i = 0; i < games; ++i) {
        std::vector<G> game{G{}};
        while (game.back().outcome() == Outcome::ongoing) {
            G next = game.back();
            next.play(next.random_move(rng));
            game.push_back(next);
        }
        if (game.size() > moves_left)
            positions.push_back(game[game.size() - 1 - moves_left]);
    }
    return positions;
}

template <Game G>
void check_against_minimax(std::size_t moves_left, int games) {
    int compared = 0;
    for (const G& game : late_positions<G>(moves_left, games)) {
        int budget = 5000;
        const int truth = minimax(game, 0, budget);
        if (budget < 0)
            continue;
        ++compared;
        INFO(game.position());
        for (const NegamaxOptions& options :
             {NegamaxOptions{.table_entries = 1024}, NegamaxOptions{.table_entries = 2},
              NegamaxOptions{.table_entries = 1024, .symmetric_plies = 9}}) {
            const auto result = Negamax<G>{options}.search(game, {});
            CHECK(result.exact);
            CHECK(result.value == truth);
            // The move is one that reaches the value.
            G next = game;
            next.play(result.move);
            int enough = 5000;
            const int after = next.outcome() == Outcome::ongoing ? minimax(next, 1, enough) : 0;
            if (next.outcome() == Outcome::ongoing)
                CHECK((next.to_move() == game.to_move() ? after : -after) == truth);
            else
                CHECK(is_decided(truth) == is_win(next.outcome()));
        }
    }
    CHECK(compared >= 4);
}

}  // namespace

TEST_CASE("negamax: exact values are those of the whole tree") {
    check_against_minimax<Distrify<4>>(3, 20);
    check_against_minimax<Morelli<5>>(5, 20);
    check_against_minimax<MiniFabrik>(4, 20);
}

TEST_CASE("negamax: the smallest boards of Distrify are solved") {
    const auto two = Negamax<Distrify<2>>{}.search(Distrify<2>{}, {});
    CHECK(two.exact);
    CHECK(two.value == 2 - win_value);
    const auto three = Negamax<Distrify<3>>{}.search(Distrify<3>{}, {});
    CHECK(three.exact);
    CHECK(three.value == win_value - 3);
    CHECK(to_string(three.move) == "b2");
}

TEST_CASE("negamax: a win at once is seen at depth 1") {
    const auto game = *Distrify<5>::from_position("2b2/2b2/1w1w1/2b2/2b2 b");
    const auto result = Negamax<Distrify<5>>{}.search(game, {.depth = 1});
    CHECK(to_string(result.move) == "c3");
    CHECK(result.value == win_value - 1);
    CHECK(result.exact);
}

TEST_CASE("negamax: a search keeps to its depth and its nodes") {
    Negamax<Distrify<5>> search;
    const auto shallow = search.search(Distrify<5>{}, {.depth = 2});
    CHECK(shallow.depth == 2);
    CHECK(!shallow.exact);
    const auto bounded = search.search(Distrify<5>{}, {.nodes = 5000});
    CHECK(bounded.nodes < 10'000);
    CHECK(bounded.depth >= 1);
    CHECK(Distrify<5>{}.is_legal(bounded.move));
}

TEST_CASE("negamax: no time is too long, and none too short for a move") {
    const auto longest =
        Negamax<Distrify<3>>{}.search(Distrify<3>{}, {.time = (std::chrono::milliseconds::max)()});
    CHECK(longest.exact);
    const auto none = Negamax<Distrify<9>>{}.search(Distrify<9>{}, {.time = std::chrono::milliseconds{0}});
    CHECK(none.depth == 1);
    CHECK(Distrify<9>{}.is_legal(none.move));
}

TEST_CASE("negamax: every depth is reported, in order") {
    std::vector<int> depths;
    Negamax<Distrify<4>>{}.search(Distrify<4>{}, {.depth = 3},
                                  [&](const auto& result) { depths.push_back(result.depth); });
    CHECK(depths == std::vector<int>{1, 2, 3});
}

TEST_CASE("negamax: an evaluation of one's own takes the place of the game's") {
    // Likes stones on a1, whoever is to move.
    struct Corner {
        int operator()(const Distrify<4>& game) const noexcept {
            const bool own = game.stones(game.to_move()).contains({0, 0});
            const bool other = game.stones(opponent(game.to_move())).contains({0, 0});
            return own ? 100 : other ? -100 : 0;
        }
    };
    const auto result = Negamax<Distrify<4>, Corner>{}.search(Distrify<4>{}, {.depth = 1});
    CHECK(to_string(result.move) == "a1");
    CHECK(result.value == 100);
}

TEST_CASE("negamax: a player who moves twice is not taken for the opponent") {
    // Black chooses who starts: the value is the better one of the two.
    using Quick = fabrik::State<fabrik::Rules{.size = 5, .line = 2}>;
    const auto game = *Quick::from_position("5/5/1*3/3*1/5 b choose");
    const auto result = Negamax<Quick>{{.table_entries = 1024}}.search(game, {.depth = 6});
    REQUIRE(result.exact);
    const auto after = [&](Player starts) {
        Quick next = game;
        next.play(Quick::Move::choice(starts));
        const int value = Negamax<Quick>{{.table_entries = 1024}}.search(next, {.depth = 5}).value;
        const int for_black = starts == Player::black ? value : -value;
        return for_black > 0 ? for_black - 1 : for_black + 1;
    };
    CHECK(result.value == (std::max)(after(Player::black), after(Player::white)));
}

TEST_CASE("evaluation: symmetric positions are worth the same, and the start of a symmetric game nothing") {
    for_each_variant([](const auto& variant) {
        using G = typename std::remove_cvref_t<decltype(variant)>::Game;
        if constexpr (EvaluatedGame<G>) {
            INFO(std::string(variant.name));
            Rng rng{4};
            G game;
            int differing = 0;
            for (int ply = 0; ply < 30 && game.outcome() == Outcome::ongoing; ++ply) {
                for (const auto& symmetry : G::symmetries)
                    CHECK(evaluate(game) == evaluate(game.transformed(symmetry)));
                CHECK(!is_decided(evaluate(game)));
                differing += evaluate(game) != 0 ? 1 : 0;
                game.play(game.random_move(rng));
            }
            CHECK(differing > 0);
        }
    });
    CHECK(evaluate(Fabrik{}) == 0);
    CHECK(evaluate(Morelli<13>{}) == 0);
    CHECK(evaluate(Distrify<9>{}) == 0);
    CHECK(evaluate(Exo<2>{}) == 0);
}

TEST_CASE("evaluation: Fabrik counts the lines that can still be filled") {
    using State = fabrik::State<fabrik::Rules{.size = 5, .line = 4}>;
    // Two black stones in the bottom row: of its two lines one has both, the other one.
    const State::Board black{State::Cell{0, 0}, State::Cell{1, 0}};
    CHECK(fabrik::open_lines<State::rules, Direction::east>(black, {}) == 4 + 1);
    // A white stone on d1 closes both.
    CHECK(fabrik::open_lines<State::rules, Direction::east>(black, {State::Cell{3, 0}}) == 0);
}

TEST_CASE("evaluation: Distrify counts the stones that a connection needs") {
    const auto needed = [](const char* position, Player player) {
        const auto game = *Distrify<5>::from_position(position);
        return distrify::stones_needed(game.stones(player), game.stones(opponent(player)), player);
    };
    CHECK(needed("5/5/5/5/5 b", Player::black) == 5);
    CHECK(needed("2b2/5/5/5/2b2 w", Player::black) == 3);
    CHECK(needed("2b2/1b3/2b2/1b3/1b3 w", Player::black) == 0);
    CHECK(needed("5/5/wwwww/5/5 b", Player::black) == 25);
    CHECK(needed("5/5/wwww1/5/5 b", Player::white) == 1);
}
