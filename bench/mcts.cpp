// The speed of the tree search beside that of the random games which it plays.

#include "bench.hpp"
#include "games.hpp"

#include <tessera/algorithm/mcts.hpp>
#include <tessera/algorithm/playout.hpp>
#include <tessera/variants.hpp>

#include <cstdint>
#include <string>

namespace {

constexpr int simulations = 10'000;

template <tessera::Game G>
void add_game(const std::string& name) {
    const std::string playouts = name + ": whole random playout";
    bench::add({playouts, "playout"}, [] {
        return [] {
            tessera::Rng rng{1};
            bench::Work work;
            for (int i = 0; i < 1000; ++i) {
                G game;
                work.add(1, static_cast<std::uint64_t>(tessera::playout(game, rng).outcome));
            }
            return work;
        };
    });
    // It shall reach 70 % of their speed at 10,000 simulations from the start.
    bench::add({name + ": mcts, 10,000 simulations", "simulation", {}, bench::Beside{playouts, 1 / 0.7}}, [] {
        return [] {
            bench::Work work;
            tessera::Mcts<G> search{G{}, {.max_nodes = std::size_t{1} << 16}};
            const auto move = search.search({simulations});
            std::uint64_t visits = 0;
            for (const auto& known : search.statistics())
                visits += known.visits;
            // A search that has found a certain result ends early.
            work.add(visits, static_cast<std::uint64_t>(G::move_index(move)));
            return work;
        };
    });
}

const bench::Register mcts{[] {
    add_game<tessera::Fabrik>("fabrik");
    add_game<tessera::FabrikFour>("fabrik-four");
    add_game<tessera::FabrikEither>("fabrik-either");
    add_game<tessera::Morelli<13>>("morelli 13");
    add_game<tessera::Distrify<9>>("distrify 9");
    add_game<tessera::Distrify<19>>("distrify 19");
    add_game<tessera::Exo<2>>("exo 2");
    add_game<tessera::Exo<3>>("exo 3");
}};

}  // namespace
