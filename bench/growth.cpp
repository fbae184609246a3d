// How the cost of a move grows with the board: the same measures on a position of random play for several sizes.

#include "bench.hpp"
#include "games.hpp"

#include <tessera/core/rng.hpp>
#include <tessera/distrify.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/morelli.hpp>

#include <string>

namespace {

// The game after as many random moves as there are columns, or as it takes to end.
template <tessera::Game G>
G middle() {
    tessera::Rng rng{1};
    G game;
    for (int plies = 0; plies < G::size; ++plies) {
        G next = game;
        next.play(game.random_move(rng));
        if (next.outcome() != tessera::Outcome::ongoing)
            break;
        game = next;
    }
    return game;
}

template <tessera::Game G>
void add(const std::string& name) {
    const auto line = [&](const std::string& measure, const std::string& unit) {
        const std::string board = name + ' ' + std::to_string(G::size);
        return bench::Line{.name = "growth, " + board + ": " + measure,
                           .unit = unit,
                           .growth = bench::Growth{measure, name, G::size}};
    };
    const G game = middle<G>();
    bench::add_count(line("count", "move"), game);
    bench::add_list(line("list", "move"), game);
    bench::add_playouts(line("random playout", "ply"), G{});
}

template <int N>
using Fabrik = tessera::fabrik::State<tessera::fabrik::Rules{.size = N}>;

const bench::Register growth{[] {
    add<Fabrik<7>>("fabrik");
    add<Fabrik<9>>("fabrik");
    add<Fabrik<11>>("fabrik");
    add<Fabrik<13>>("fabrik");
    add<Fabrik<16>>("fabrik");
    add<Fabrik<19>>("fabrik");
    add<tessera::Morelli<5>>("morelli");
    add<tessera::Morelli<9>>("morelli");
    add<tessera::Morelli<13>>("morelli");
    add<tessera::Morelli<19>>("morelli");
    add<tessera::Morelli<25>>("morelli");
    add<tessera::Morelli<31>>("morelli");
    add<tessera::Distrify<4>>("distrify");
    add<tessera::Distrify<7>>("distrify");
    add<tessera::Distrify<9>>("distrify");
    add<tessera::Distrify<13>>("distrify");
    add<tessera::Distrify<16>>("distrify");
    add<tessera::Distrify<19>>("distrify");
}};

}  // namespace
