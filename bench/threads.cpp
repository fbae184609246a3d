// What a second thread brings: the same work by one thread and by two, which shall be 1.9 times as fast.

#include "bench.hpp"
#include "games.hpp"

#include <tessera/algorithm/parallel_perft.hpp>
#include <tessera/algorithm/playout.hpp>
#include <tessera/core/rng.hpp>
#include <tessera/distrify.hpp>
#include <tessera/exo.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/morelli.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace {

// Adds the work of one thread, then that of two.
template <class F>
void add_both(const std::string& name, const std::string& unit, F work_by) {
    const std::string line = "threads, " + name;
    bench::add({line + ", one", unit}, [=] { return [=] { return work_by(1); }; });
    bench::add({line + ", two", unit, {}, bench::Beside{line + ", one", 1 / 1.9}},
               [=] { return [=] { return work_by(2); }; });
}

template <tessera::Game G>
void add_perft(const std::string& name, const G& start, int depth) {
    add_both(name + ": perft " + std::to_string(depth), "leaf", [=](int threads) {
        bench::Work work;
        const std::uint64_t leaves = tessera::parallel_perft(start, depth, threads);
        work.add(leaves, leaves);
        return work;
    });
}

// Random games, each with its own random numbers, shared out evenly.
template <tessera::Game G>
void add_playouts(const std::string& name, std::size_t games) {
    add_both(name + ": random playouts", "ply", [=](int threads) {
        std::vector<bench::Work> results(games);
        const auto play_from = [&](std::size_t first) {
            for (std::size_t i = first; i < games; i += static_cast<std::size_t>(threads)) {
                G game;
                tessera::Rng rng{i};
                const auto plies = static_cast<std::uint64_t>(tessera::playout(game, rng).plies);
                results[i] = {plies, game.hash()};
            }
        };
        std::vector<std::thread> others;
        for (int thread = 1; thread < threads; ++thread)
            others.emplace_back(play_from, static_cast<std::size_t>(thread));
        play_from(0);
        for (std::thread& other : others)
            other.join();
        bench::Work work;
        for (const bench::Work& result : results)
            work.add(result.units, result.checksum);
        return work;
    });
}

const bench::Register threads{[] {
    using SmallFabrik = tessera::fabrik::State<tessera::fabrik::Rules{.size = 7}>;
    add_perft("fabrik 7", bench::position<SmallFabrik>("3*3/7/7/7/1*5/7/7 w play"), 3);
    add_perft("morelli 13", tessera::Morelli<13>{}, 3);
    add_perft("distrify 7", tessera::Distrify<7>{}, 4);
    add_perft("exo 2", tessera::Exo<2>::flat(), 4);
    add_playouts<tessera::Fabrik>("fabrik 11", 2000);
    add_playouts<tessera::Morelli<13>>("morelli 13", 2000);
    add_playouts<tessera::Distrify<9>>("distrify 9", 4000);
    add_playouts<tessera::Exo<2>>("exo 2", 20000);
}};

}  // namespace
