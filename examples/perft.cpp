// Counts the sequences of moves of any variant from any position, in all or by the first move.

#include "arguments.hpp"
#include "choices.hpp"
#include "terminal.hpp"

#include <tessera/algorithm/parallel_perft.hpp>
#include <tessera/algorithm/perft.hpp>
#include <tessera/variants.hpp>

#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

void print_count(int depth, std::uint64_t leaves, Clock::time_point begin) {
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    std::printf("perft %d: %" PRIu64 " in %.3f s, %.1f M leaves/s\n", depth, leaves, seconds,
                seconds > 0 ? static_cast<double>(leaves) / seconds / 1e6 : 0.0);
}

// Counts move by move, so that there is something to show on the way.
template <tessera::Game G>
void run(const Arguments& arguments, int depth) {
    const G game = chosen_start<G>(arguments);
    const int threads = arguments.number("--threads", 1, 1, 256);
    const bool shows_moves = arguments.has("--divide");
    if (shows_moves && depth == 0)
        arguments.fail("--divide: the depth must be at least 1");
    const auto begin = Clock::now();
    std::uint64_t total = 0;
    if (depth < 2 || (!shows_moves && !is_terminal(stderr))) {
        total = tessera::parallel_perft(game, depth, threads);
        if (shows_moves)
            for (const auto& move : game.moves())
                std::printf("%s 1\n", to_string(move).c_str());
    } else {
        const auto moves = game.moves();
        Progress progress{moves.size()};
        for (std::size_t i = 0; i < moves.size(); ++i) {
            G next = game;
            next.play(moves[i]);
            const std::uint64_t leaves = tessera::parallel_perft(next, depth - 1, threads);
            total += leaves;
            if (shows_moves)
                std::printf("%s %" PRIu64 "\n", to_string(moves[i]).c_str(), leaves);
            else
                progress.show(i + 1);
        }
    }
    print_count(depth, total, begin);
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{
        argc,
        argv,
        "tessera-perft",
        "[options] VARIANT DEPTH",
        "Counts the sequences of so many legal moves. The last move of each is counted and not made.\n" +
            about_variants(),
        {{"--divide", "", "also the count for each first move"},
         {"--threads", "N", "how many threads count; 1 if not given"},
         setup_option,
         position_option}};
    if (arguments.positional().size() != 2)
        arguments.fail("expected a variant and a depth");
    const int depth = arguments.number("DEPTH", arguments.positional()[1], 0, 99);
    with_variant_named(arguments, arguments.positional()[0], [&](const auto& variant) {
        run<typename std::remove_cvref_t<decltype(variant)>::Game>(arguments, depth);
    });
}
