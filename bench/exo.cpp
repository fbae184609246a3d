#include "bench.hpp"
#include "games.hpp"

#include <tessera/core/rng.hpp>
#include <tessera/exo.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace {

using tessera::Exo;

// Scoring full galaxies of random games, each a unit.
template <int Players>
void add_score(bench::Line line) {
    bench::add(std::move(line), [] {
        std::vector<Exo<Players>> games;
        tessera::Rng rng{1};
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            games.push_back(Exo<Players>::scatter(seed));
            tessera::playout(games.back(), rng);
        }
        return [games]() mutable {
            bench::Work work;
            for (auto& game : games) {
                bench::touch(game);
                for (const int points : game.scores())
                    work.add(1, static_cast<std::uint64_t>(points));
            }
            return work;
        };
    });
}

const bench::Register exo{[] {
    // The first move, a universe without piles, and positions from the middle and the end of a game.
    const Exo<2> start;
    const Exo<2> flat = Exo<2>::flat();
    const auto middle = bench::position<Exo<2>>(
        "SRG,SGR:LRG,SWT:SWG+MRT+MRG+MGT,SWG,SWR:LRG,MRT:SWG,MRG:SWG+MRT,MGT:MGR,MGR,LRG,LGT:SRG,LGG,LWT,LWR|"
        "LGR@-1,-1;MWT@-2,0;MWR@-1,0;MWG@-3,1;SRR@1,1;MGG@-4,2;LRT@-3,2|"
        "LRR@1,0;SRT@-1,1;SGG@1,1;LWG@-2,2;SGT@2,2;MRR@3,2 p2");
    const auto late = bench::position<Exo<2>>(
        "SWT:MRT+MRG+MGT,MRT,MRG:MRT,MGT,LGT|LGR@-1,-1;MWT@-2,0;MWR@-1,0;MWG@-3,1;SRR@1,1;SWG@3,1;MGG@-4,2;"
        "LRT@-3,2;LWR@2,2;LGG@1,3;SGR@2,4|LRR@1,0;LWT@-2,1;SRT@-1,1;LRG@0,1;SGG@1,1;SWR@2,1;LWG@-2,2;MGR@1,2;"
        "SGT@2,2;MRR@3,2;SRG@-3,3 p1");

    bench::add_count({"exo 2: count, start", "move", 0.1}, start);
    bench::add_count({"exo 2: count, middle", "move", 0.1}, middle);
    bench::add_list({"exo 2: list, start", "move", 1.2}, start);
    bench::add_list({"exo 2: list, flat", "move", 1.2}, flat);
    bench::add_list({"exo 2: list, middle", "move", 1.2}, middle);
    bench::add_list({"exo 2: list, late", "move", 1.2}, late);
    bench::add_sample({"exo 2: sample, middle", "move"}, middle);
    bench::add_apply({"exo 2: copy, play, outcome, start", "move", 15}, start);
    bench::add_apply({"exo 2: copy, play, outcome, middle", "move", 15}, middle);
    bench::add_apply({"exo 2: copy, play, outcome, late", "move", 15}, late);
    bench::add_playouts({"exo 2: random playout", "ply", 60}, start);
    bench::add_perft({"exo 2: perft 3, start", "leaf", 0.1}, start, 3);
    bench::add_perft({"exo 2: perft 2, flat", "leaf", 0.1}, flat, 2);
    bench::add_perft({"exo 2: perft 3, middle", "leaf", 0.1}, middle, 3);
    add_score<2>({"exo 2: score a full galaxy", "galaxy", 60});

    const Exo<3> three;
    bench::add_list({"exo 3: list, start", "move"}, three);
    bench::add_apply({"exo 3: copy, play, outcome, start", "move"}, three);
    bench::add_playouts({"exo 3: random playout", "ply"}, three);
    bench::add_perft({"exo 3: perft 3, start", "leaf"}, three, 3);
    add_score<3>({"exo 3: score a full galaxy", "galaxy"});
}};

}  // namespace
