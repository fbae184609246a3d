#include <tessera/algorithm/immediate_win.hpp>
#include <tessera/algorithm/mcts.hpp>
#include <tessera/algorithm/parallel_mcts.hpp>
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

constexpr MctsOptions small{.max_nodes = 4096};

template <Game G>
std::uint64_t visits(const std::vector<MoveStatistics<G>>& moves) {
    std::uint64_t total = 0;
    for (const auto& move : moves)
        total += move.visits;
    return total;
}

template <Game G>
std::vector<G> random_positions(std::uint64_t seed, int games) {
    Rng rng{seed};
    std::vector<G> positions;
    for (int i = 0; i < games; ++i) {
        G game;
        for (int plies = static_cast<int>(rng.below(12)); plies > 0; --plies)
            if (game.outcome() == Outcome::ongoing)
                game.play(game.random_move(rng));
        if (game.outcome() == Outcome::ongoing)
            positions.push_back(game);
    }
    return positions;
}

}  // namespace

TEST_CASE("mcts: a win at once is taken, however short the search") {
    const auto connecting = *Distrify<5>::from_position("2b2/2b2/1w1w1/2b2/2b2 b");
    CHECK(to_string(Mcts{connecting, small}.search({1})) == "c3");
    const auto four = *FabrikFour::from_position("11/11/11/11/1bbb3*3/11/3ww6/11/7*3/11/11 b play");
    Mcts search{four, small};
    CHECK(wins_at_once(four, search.search({1})));
    CHECK(best_move(search.statistics(), Player::black).proven == Outcome::black);
}

TEST_CASE("mcts: no move is made that lets the opponent win at once, if there is another") {
    // White needs one stone on c3; there are hundreds of turns that leave it there.
    const auto game = *Distrify<7>::from_position("7/7/7/2b4/ww1wwww/2b4/7 b");
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        for (const std::uint64_t simulations : {1U, 5U, 50U}) {
            Distrify<7> next = game;
            next.play(Mcts{game, {.seed = seed, .max_nodes = 4096}}.search({simulations}));
            CHECK(!immediate_win(next));
        }
}

TEST_CASE("mcts: one of thousands of moves that stops the opponent is found") {
    // White threatens c7 and has many steps of workers with which to place there.
    const auto game = *FabrikFour::from_position("11/11/11/3www5/11/11/1b1b7/8*2/11/2*5b2/11 b play");
    REQUIRE(game.count_moves() > 500);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        FabrikFour next = game;
        next.play(Mcts{game, {.seed = seed}}.search({100}));
        const bool escapes = !immediate_win(next);
        bool can_escape = false;
        for (const auto& move : game.moves()) {
            FabrikFour other = game;
            other.play(move);
            can_escape = can_escape || !immediate_win(other);
            if (can_escape)
                break;
        }
        CHECK(escapes == can_escape);
    }
}

TEST_CASE("mcts: a search is the same for the same seed, and another for another") {
    const auto run = [](std::uint64_t seed) {
        Mcts<Distrify<5>> search{Distrify<5>{}, {.seed = seed, .max_nodes = 4096}};
        search.search({300});
        std::vector<std::uint64_t> all;
        for (const auto& move : search.statistics()) {
            all.push_back(move.visits);
            all.push_back(static_cast<std::uint64_t>(Distrify<5>::move_index(move.move)));
        }
        return all;
    };
    CHECK(run(7) == run(7));
    CHECK(run(7) != run(8));
}

TEST_CASE("mcts: the statistics are of legal moves, each once, and count every simulation") {
    Mcts<Distrify<7>> search{*Distrify<7>::from_position("7/7/7/3b3/7/7/7 w"), small};
    const auto best = search.search({500});
    const auto moves = search.statistics();
    CHECK(visits(moves) == 500);
    CHECK(best == moves.front().move);
    CHECK(std::is_sorted(moves.begin(), moves.end(),
                         [](const auto& a, const auto& b) { return a.visits > b.visits; }));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        CHECK(search.position().is_legal(moves[i].move));
        CHECK(0 <= moves[i].value);
        CHECK(moves[i].value <= 1);
        for (std::size_t j = 0; j < i; ++j)
            REQUIRE(moves[i].move != moves[j].move);
    }
}

TEST_CASE("mcts: where there are few moves all of them come into the tree") {
    Mcts<Distrify<4>> search{Distrify<4>{}, small};
    search.search({200});
    CHECK(search.statistics().size() == 16);
}

TEST_CASE("mcts: the tree keeps to its bound, and the search goes on without room") {
    for (const std::size_t max_nodes : {64U, 100U, 200U}) {
        Mcts<Distrify<5>> search{Distrify<5>{}, {.max_nodes = max_nodes}};
        Distrify<5> game;
        while (game.outcome() == Outcome::ongoing) {
            search.go_to(game);
            const auto move = search.search({50});
            REQUIRE(game.is_legal(move));
            CHECK(search.nodes() <= max_nodes);
            game.play(move);
        }
    }
}

TEST_CASE("mcts: a tree without room takes wins and avoids losses all the same") {
    const auto is_lost_at_once = [](const Distrify<4>& game, const auto& move) {
        Distrify<4> next = game;
        next.play(move);
        return next.outcome() == Outcome::ongoing ? immediate_win(next).has_value()
                                                  : next.outcome() == win_of(opponent(game.to_move()));
    };
    int wins = 0;
    int escapes = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng rng{seed};
        Distrify<4> game;
        Mcts<Distrify<4>> search{game, {.seed = seed, .max_nodes = 64}};
        while (game.outcome() == Outcome::ongoing) {
            search.go_to(game);
            const auto move = search.search({seed % 3 == 0 ? 0U : 60U});
            INFO(game.position());
            REQUIRE(game.is_legal(move));
            const auto moves = game.moves();
            const auto lost = std::count_if(moves.begin(), moves.end(),
                                            [&](const auto& other) { return is_lost_at_once(game, other); });
            if (immediate_win(game)) {
                CHECK(wins_at_once(game, move));
                ++wins;
            } else if (0 < lost && lost < static_cast<std::ptrdiff_t>(moves.size())) {
                CHECK(!is_lost_at_once(game, move));
                ++escapes;
            }
            // Some moves are random, for more ways than those of good play.
            game.play(rng.below(2) == 0 ? move : game.random_move(rng));
        }
    }
    CHECK(wins > 10);
    CHECK(escapes > 10);
}

TEST_CASE("mcts: a last move that loses is not made if there is another, even without a simulation") {
    int escapes = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Rng rng{seed};
        Exo<3> game;
        for (int ply = 0; ply < 26; ++ply)
            game.play(game.random_move(rng));
        int losses = 0;
        bool has_win = false;
        for (const auto& move : game.moves()) {
            Exo<3> next = game;
            next.play(move);
            has_win = has_win || next.outcome() == win_of(game.to_move());
            losses += next.outcome() != Outcome::draw ? 1 : 0;
        }
        if (has_win || losses == game.count_moves())
            continue;
        ++escapes;
        Exo<3> next = game;
        next.play(Mcts{game, {.seed = seed, .max_nodes = 64}}.search({0}));
        CHECK(next.outcome() == Outcome::draw);
        Exo<3> shared = game;
        shared.play(ParallelMcts{2, game, {.seed = seed, .max_nodes = 64}}.search({0}));
        CHECK(shared.outcome() == Outcome::draw);
    }
    CHECK(escapes > 0);
}

TEST_CASE("mcts: what is known of a position is kept when the game comes there") {
    Mcts<Distrify<5>> search{Distrify<5>{}, small};
    const auto first = search.search({1000});
    const std::uint64_t known = search.statistics().front().visits;
    search.advance(first);
    // The visit that made the node went on to no child of it.
    CHECK(visits(search.statistics()) == known - 1);
    CHECK(search.position() != Distrify<5>{});

    Distrify<5> later = search.position();
    const auto reply = search.statistics().front();
    later.play(reply.move);
    search.go_to(later);
    CHECK(visits(search.statistics()) == reply.visits - 1);

    search.go_to(*Distrify<5>::from_position("5/5/1b3/4w/5 b"));
    CHECK(search.statistics().empty());
}

TEST_CASE("mcts: a move that the tree does not know leads to an empty tree") {
    Mcts<Distrify<5>> search{Distrify<5>{}, small};
    search.advance(*Distrify<5>::parse_move("c3"));
    CHECK(search.statistics().empty());
    CHECK(search.position().is_legal(search.search({20})));
}

TEST_CASE("mcts: a search that is ended by the clock gives a legal move") {
    Mcts<Distrify<9>> search;
    CHECK(Distrify<9>{}.is_legal(search.search(MctsBudget::for_time(std::chrono::milliseconds{1}))));
}

TEST_CASE("mcts: no time is too long, and none too short for a move") {
    Mcts<Distrify<3>> longest{Distrify<3>{}, {.max_nodes = 50'000}};
    CHECK(to_string(longest.search(MctsBudget::for_time((std::chrono::milliseconds::max)()))) == "b2");
    CHECK(best_move(longest.statistics(), Player::black).proven == Outcome::black);
    Mcts<Distrify<5>> none{Distrify<5>{}, small};
    CHECK(Distrify<5>{}.is_legal(none.search(MctsBudget::for_time(std::chrono::milliseconds{0}))));
    CHECK(Distrify<5>{}.is_legal(none.search({0})));
}

TEST_CASE("mcts: the only move needs no thought") {
    Mcts search{*Distrify<4>::from_position("ww1b/bwbw/b2b/wbww w"), small};
    CHECK(search.search({1000}).is_pass());
    CHECK(visits(search.statistics()) == 1);
}

TEST_CASE("mcts: a game that can be searched to its ends is proven") {
    Mcts<Distrify<3>> search{Distrify<3>{}, {.max_nodes = 50'000}};
    CHECK(to_string(search.search({50'000})) == "b2");
    CHECK(best_move(search.statistics(), Player::black).proven == Outcome::black);
    CHECK(visits(search.statistics()) < 50'000);
}

TEST_CASE("mcts: each of three players plays for the own result") {
    for (const Exo<3>& game : random_positions<Exo<3>>(3, 5)) {
        Mcts search{game, small};
        CHECK(game.is_legal(search.search({100})));
        CHECK(visits(search.statistics()) == 100);
    }
    // Before the last move of a game the player to move takes a win if there is one.
    Rng rng{5};
    int wins = 0;
    for (int i = 0; i < 40; ++i) {
        Exo<3> game;
        for (int ply = 0; ply < 26; ++ply)
            game.play(game.random_move(rng));
        const auto win = immediate_win(game);
        Exo<3> next = game;
        next.play(Mcts{game, small}.search({20}));
        CHECK((next.outcome() == win_of(game.to_move())) == win.has_value());
        wins += win ? 1 : 0;
    }
    CHECK(wins > 0);
}

TEST_CASE("mcts: every game is played by legal moves to the end") {
    for_each_variant([](const auto& variant) {
        using G = typename std::remove_cvref_t<decltype(variant)>::Game;
        if (variant.name != variant.family && variant.name != "exo-3")
            return;
        INFO(std::string(variant.name));
        G game;
        Rng rng{9};
        Mcts<G> search{game, {.max_nodes = 1024}};
        // A few moves of the search at the start, and the last ones.
        for (int ply = 0; game.outcome() == Outcome::ongoing; ++ply) {
            const bool thinks = ply < 2 || (game.count_moves() < 40 && ply % 8 == 0);
            if (thinks)
                search.go_to(game);
            const auto move = thinks ? search.search({3}) : game.random_move(rng);
            REQUIRE(game.is_legal(move));
            game.play(move);
        }
    });
}

TEST_CASE(
    "best_move: a certain win, then moves that do not lose, then a certain draw before a doubtful game") {
    using Known = MoveStatistics<Distrify<3>>;
    const auto move = [](int number) { return Distrify<3>::move_from_index(number); };
    const Known busy{move(0), 90, 0.4, Outcome::ongoing};
    const Known good{move(1), 50, 0.6, Outcome::ongoing};
    const Known lost{move(2), 99, 0.1, Outcome::white};
    const Known won{move(3), 1, 1, Outcome::black};
    const Known drawn{move(4), 5, 0.5, Outcome::draw};
    const auto best = [](std::vector<Known> moves) { return best_move(moves, Player::black).move; };
    CHECK(best({busy, good, lost, won, drawn}) == won.move);
    CHECK(best({lost, busy, good}) == busy.move);
    CHECK(best({lost, busy, drawn}) == drawn.move);
    CHECK(best({lost, good, drawn}) == good.move);
    CHECK(best({lost, drawn}) == drawn.move);
    CHECK(best({lost}) == lost.move);
}

TEST_CASE("parallel mcts: the threads share the budget, and one thread is a plain search") {
    const Distrify<5> start;
    for (const int threads : {1, 2, 3}) {
        ParallelMcts<Distrify<5>> search{threads, start, small};
        CHECK(start.is_legal(search.search({100})));
        CHECK(visits(search.statistics()) == 100);
    }
    ParallelMcts<Distrify<5>> one{1, start, small};
    Mcts<Distrify<5>> plain{start, small};
    CHECK(one.search({100}) == plain.search({100}));
}

TEST_CASE("parallel mcts: wins are taken and losses avoided whatever the threads think") {
    const auto connecting = *Distrify<5>::from_position("2b2/2b2/1w1w1/2b2/2b2 b");
    CHECK(to_string(ParallelMcts{2, connecting, small}.search({2})) == "c3");
    const auto threatened = *Distrify<7>::from_position("7/7/7/2b4/ww1wwww/2b4/7 b");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Distrify<7> next = threatened;
        next.play(ParallelMcts{3, threatened, {.seed = seed, .max_nodes = 4096}}.search({30}));
        CHECK(!immediate_win(next));
    }
}
