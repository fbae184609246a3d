#include "bench.hpp"
#include "games.hpp"

#include <tessera/fabrik.hpp>

namespace {

using tessera::Fabrik;
using tessera::FabrikArbeiter;
using tessera::FabrikEither;

const bench::Register fabrik{[] {
    // The opening turn, a few turns later, and a crowded board.
    const auto opening = bench::position<Fabrik>("5*5/10*/11/11/11/11/11/11/11/11/11 w play");
    const auto early = bench::position<Fabrik>("11/1w9/11/5w4w/3b7/6*1b2/11/1b4*4/11/11/11 w play");
    const auto late = bench::position<Fabrik>(
        "5b5/1wb1w2wbw1/4b1w4/w4ww3w/2bbw*2b2/5wb1b2/2bw7/1b5w3/2b4w3/2b3w1b2/2w1*b5 b play");

    bench::add_count({"fabrik 11: count, opening", "move", 0.3}, opening);
    bench::add_count({"fabrik 11: count, early", "move", 0.3}, early);
    bench::add_count({"fabrik 11: count, late", "move"}, late);
    bench::add_list({"fabrik 11: list, opening", "move", 1.5}, opening);
    bench::add_list({"fabrik 11: list, early", "move", 1.5}, early);
    bench::add_list({"fabrik 11: list, late", "move"}, late);
    bench::add_sample({"fabrik 11: sample, opening", "move"}, opening);
    bench::add_sample({"fabrik 11: sample, late", "move"}, late);
    bench::add_apply({"fabrik 11: copy, play, outcome, opening", "move", 15}, opening);
    bench::add_apply({"fabrik 11: copy, play, outcome, late", "move", 15}, late);
    bench::add_playouts({"fabrik 11: random playout", "ply", 150}, Fabrik{});
    bench::add_perft({"fabrik 11: perft 2, opening", "leaf", 0.3}, opening, 2);
    bench::add_perft({"fabrik 11: perft 2, early", "leaf", 0.3}, early, 2);

    const auto own_workers = bench::position<FabrikArbeiter>("5B5/10W/11/11/11/11/11/11/11/11/11 w play");
    bench::add_count({"fabrik-arbeiter: count, opening", "move", 0.3}, own_workers);
    bench::add_list({"fabrik-arbeiter: list, opening", "move", 1.5}, own_workers);
    bench::add_playouts({"fabrik-arbeiter: random playout", "ply", 150}, FabrikArbeiter{});

    const auto either = bench::position<FabrikEither>("5*5/10*/11/11/11/11/11/11/11/11/11 w play");
    bench::add_count({"fabrik-either: count, opening", "move", 0.3}, either);
    bench::add_list({"fabrik-either: list, opening", "move", 1.5}, either);
    bench::add_sample({"fabrik-either: sample, opening", "move"}, either);
    bench::add_playouts({"fabrik-either: random playout", "ply", 150}, FabrikEither{});

    using Large = tessera::fabrik::State<tessera::fabrik::Rules{.size = 19}>;
    const auto large =
        bench::position<Large>("3*15/19/19/19/19/19/19/19/19/19/19/14*4/19/19/19/19/19/19/19 b play");
    bench::add_count({"fabrik 19: count, opening", "move"}, large);
    bench::add_list({"fabrik 19: list, opening", "move"}, large);
    bench::add_apply({"fabrik 19: copy, play, outcome, opening", "move"}, large);
    bench::add_playouts({"fabrik 19: random playout", "ply"}, Large{});
}};

}  // namespace
