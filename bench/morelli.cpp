#include "bench.hpp"
#include "games.hpp"

#include <tessera/core/rng.hpp>
#include <tessera/morelli.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace {

using tessera::Morelli;

// All positions of some random games: no branch predictor knows them by heart.
std::vector<Morelli<13>> positions_of_games() {
    std::vector<Morelli<13>> positions;
    tessera::Rng rng{3};
    for (int i = 0; i < 20; ++i)
        for (Morelli<13> game; game.outcome() == tessera::Outcome::ongoing; game.play(game.random_move(rng)))
            positions.push_back(game);
    return positions;
}

void add_count_in_games(bench::Line line) {
    bench::add(std::move(line), [] {
        return [games = positions_of_games()] {
            bench::Work work;
            for (const Morelli<13>& game : games) {
                const auto moves = static_cast<std::uint64_t>(game.count_moves());
                work.add(moves, moves);
            }
            return work;
        };
    });
}

void add_list_in_games(bench::Line line) {
    bench::add(std::move(line), [] {
        return [games = positions_of_games()] {
            bench::Work work;
            for (const Morelli<13>& game : games) {
                const auto moves = game.moves();
                bench::touch(moves);
                work.add(moves.size(), moves.back().bits());
            }
            return work;
        };
    });
}

const bench::Register morelli{[] {
    // The first move, and positions from the opening, the middle and the end of a game.
    const Morelli<13> start;
    const auto opening = bench::position<Morelli<13>>(
        "wbbbbbbbbbbb1/w11b/w1b8bb/w12/w11b/w11b/w11b/w4bb6/ww4w5b/6w1w3b/w11b/w11b/ww1ww1wwwww2 b play");
    const auto middle = bench::position<Morelli<13>>(
        "wb2bb2bbbb1/wb3b2bb2b/w1b2b5bb/w12/w12/w11b/w7w3b/3wwbb3b2/ww4w5b/6w6/w6w2w1b/1w10b/ww2w1ww2w2 b play");
    const auto late = bench::position<Morelli<13>>(
        "w7bbb2/3b1b2bb2b/w4b6b/6b6/w2w1b1b5/2w2bb1b4/ww3b1w2wb1/3wwbbw5/1w2b1w1b3b/3w2w6/w5ww2w1b/12b/ww5w5 b play");

    bench::add_count({"morelli 13: count, start", "move", 0.8}, start);
    bench::add_count({"morelli 13: count, middle", "move", 0.8}, middle);
    bench::add_count({"morelli 13: count, late", "move", 0.8}, late);
    add_count_in_games({"morelli 13: count, random games", "move", 0.8});
    bench::add_list({"morelli 13: list, start", "move", 2}, start);
    bench::add_list({"morelli 13: list, opening", "move", 2}, opening);
    bench::add_list({"morelli 13: list, middle", "move", 2}, middle);
    bench::add_list({"morelli 13: list, late", "move", 2}, late);
    add_list_in_games({"morelli 13: list, random games", "move", 2});
    bench::add_sample({"morelli 13: sample, middle", "move"}, middle);
    bench::add_apply({"morelli 13: copy, play, outcome, start", "move", 20}, start);
    bench::add_apply({"morelli 13: copy, play, outcome, middle", "move", 20}, middle);
    bench::add_apply({"morelli 13: copy, play, outcome, late", "move", 20}, late);
    bench::add_playouts({"morelli 13: random playout", "ply", 100}, start);
    bench::add_perft({"morelli 13: perft 2, start", "leaf", 0.8}, start, 2);
    bench::add_perft({"morelli 13: perft 3, middle", "leaf", 0.8}, middle, 3);
    bench::add_perft({"morelli 13: perft 3, late", "leaf", 0.8}, late, 3);

    const Morelli<31> large;
    bench::add_count({"morelli 31: count, start", "move"}, large);
    bench::add_list({"morelli 31: list, start", "move"}, large);
    bench::add_apply({"morelli 31: copy, play, outcome, start", "move"}, large);
    bench::add_playouts({"morelli 31: random playout", "ply"}, large);
}};

}  // namespace
