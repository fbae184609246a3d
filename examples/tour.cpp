// Shows what the library does: a random game of each game with its last position, and a table of perft counts.

#include "arguments.hpp"

#include <tessera/algorithm/perft.hpp>
#include <tessera/algorithm/playout.hpp>
#include <tessera/core/rng.hpp>
#include <tessera/io/diagram.hpp>
#include <tessera/variants.hpp>

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <string>

namespace {

void show_random_game(const auto& variant) {
    using G = typename std::remove_cvref_t<decltype(variant)>::Game;
    G game;
    tessera::Rng rng{2026};
    const tessera::PlayoutResult result = tessera::playout(game, rng);
    std::printf("A random game of %s, after %d moves:\n%soutcome: %s\n\n", std::string(variant.name).c_str(),
                result.plies, tessera::diagram(game).c_str(),
                std::string(tessera::outcome_name<G>(result.outcome)).c_str());
}

// Goes a ply deeper for as long as the next one should take no more than a second or two.
void show_perft(const auto& variant) {
    using G = typename std::remove_cvref_t<decltype(variant)>::Game;
    using Clock = std::chrono::steady_clock;
    double leaves_before = 1;
    for (int depth = 1;; ++depth) {
        const auto begin = Clock::now();
        const std::uint64_t count = tessera::perft(G{}, depth);
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        const double leaves = static_cast<double>(count);
        if (seconds * leaves / leaves_before > 1.5 || depth == 12) {
            std::printf("%-16s %5d %16" PRIu64 " %10.3f %14.1f\n", std::string(variant.name).c_str(), depth,
                        count, seconds, leaves / seconds / 1e6);
            return;
        }
        leaves_before = leaves;
    }
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{
        argc, argv, "tessera-tour", "", "Plays a random game of each game and counts moves.\n", {}};
    if (!arguments.positional().empty())
        arguments.fail("takes no arguments");
    // One variant of each game is enough to look at; a family begins with its best known one.
    tessera::for_each_variant([](const auto& variant) {
        if (variant.name == variant.family)
            show_random_game(variant);
    });
    std::printf("%-16s %5s %16s %10s %14s\n", "perft", "depth", "leaves", "seconds", "M leaves/s");
    tessera::for_each_variant([](const auto& variant) { show_perft(variant); });
}
