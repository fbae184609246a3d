#include "bench.hpp"
#include "games.hpp"

#include <tessera/distrify.hpp>

namespace {

using tessera::Distrify;

const bench::Register distrify{[] {
    // The second turn, with nearly as many moves as there can be, and a position from the middle of a game.
    const auto second = bench::position<Distrify<9>>("9/9/9/9/9/6b2/9/9/9 w");
    const auto middle =
        bench::position<Distrify<9>>("b1bb1ww2/wb7/3bw4/4w4/1b1w2b1w/5wb2/w1b2ww1b/2w2bwbw/9 b");
    const auto large = bench::position<Distrify<19>>(
        "19/19/7b11/3w15/1w17/19/19/12b6/18w/19/19/19/16w2/19/16w1b/10b8/19/15w2b/19 b");

    bench::add_count({"distrify 9: count, second turn", "move", 0.03}, second);
    bench::add_count({"distrify 9: count, middle", "move", 0.03}, middle);
    bench::add_list({"distrify 9: list, second turn", "move", 1.5}, second);
    bench::add_list({"distrify 9: list, middle", "move", 1.5}, middle);
    bench::add_sample({"distrify 9: sample, middle", "move"}, middle);
    bench::add_apply({"distrify 9: copy, play, outcome", "move", 15}, middle);
    bench::add_playouts({"distrify 9: random playout", "ply", 120}, Distrify<9>{});
    bench::add_perft({"distrify 9: perft 2, second turn", "leaf", 0.03}, second, 2);

    bench::add_count({"distrify 19: count", "move", 0.005}, large);
    bench::add_list({"distrify 19: list", "move", 1.5}, large);
    bench::add_sample({"distrify 19: sample", "move"}, large);
    bench::add_apply({"distrify 19: copy, play, outcome", "move", 30}, large);
    bench::add_playouts({"distrify 19: random playout", "ply", 300}, Distrify<19>{});
    bench::add_perft({"distrify 19: perft 2, first turn", "leaf", 0.005}, Distrify<19>{}, 2);
}};

}  // namespace
