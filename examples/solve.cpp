// Searches a position of a game for two players until it knows who wins, or until it has had enough time.

#include "arguments.hpp"
#include "choices.hpp"

#include <tessera/algorithm/negamax.hpp>
#include <tessera/algorithm/proof.hpp>
#include <tessera/distrify.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/variants.hpp>

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

namespace {

using tessera::fabrik::Rules;
using tessera::fabrik::Sight;
using tessera::fabrik::Stuck;
using tessera::fabrik::Workers;

// Fabrik on a small board, with a short line.
template <Rules R>
using SmallFabrik = tessera::Variant<tessera::fabrik::State<R>>;

// Boards so small that people do not play on them, but that can be solved, or nearly.
constexpr std::tuple small_boards{
    tessera::Variant<tessera::Distrify<2>>{"distrify-2"},
    tessera::Variant<tessera::Distrify<3>>{"distrify-3"},
    SmallFabrik<Rules{.size = 5, .line = 3}>{"fabrik-5x5-three"},
    SmallFabrik<Rules{.size = 5, .line = 4}>{"fabrik-5x5-four"},
    SmallFabrik<Rules{.size = 5, .line = 5}>{"fabrik-5x5-five"},
    SmallFabrik<Rules{.size = 6, .line = 3}>{"fabrik-6x6-three"},
    SmallFabrik<Rules{.size = 7, .line = 3}>{"fabrik-7x7-three"},
    SmallFabrik<Rules{.size = 5, .line = 3, .workers = Workers::owned}>{"fabrik-5x5-arbeiter"},
    SmallFabrik<Rules{.size = 6, .line = 3, .workers = Workers::owned}>{"fabrik-6x6-arbeiter"},
    SmallFabrik<Rules{.size = 5, .line = 3, .sight = Sight::either, .stuck = Stuck::draws}>{
        "fabrik-5x5-either"},
};

std::string verdict(tessera::Player player, int value, bool exact, const auto& names) {
    const auto name = [&](tessera::Player who) { return std::string(names[index(who)]); };
    if (value >= tessera::least_win)
        return name(player) + " wins in " + std::to_string(tessera::win_value - value);
    if (value <= -tessera::least_win)
        return name(opponent(player)) + " wins in " + std::to_string(tessera::win_value + value);
    return exact ? "draw" : "open, value " + std::to_string(value);
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// What is common to both ways to solve.
template <tessera::Game G>
struct Task {
    G game;
    std::size_t table_entries;
    std::chrono::milliseconds time;
    Clock::time_point begin = Clock::now();
};

// Who wins, and in how many moves, by looking deeper and deeper.
template <tessera::Game G>
std::string solve_by_depth(const Task<G>& task, int depth, int symmetric_plies) {
    tessera::Negamax<G> search{{.table_entries = task.table_entries, .symmetric_plies = symmetric_plies}};
    const auto words = [&](const tessera::NegamaxResult<G>& result) {
        return verdict(task.game.to_move(), result.value, result.exact, G::player_names);
    };
    const auto print = [&](const tessera::NegamaxResult<G>& result) {
        std::printf("depth %2d: %s by %s, %" PRIu64 " positions in %.1f s\n", result.depth,
                    words(result).c_str(), to_string(result.move).c_str(), result.nodes,
                    seconds_since(task.begin));
        std::fflush(stdout);
    };
    const auto result = search.search(task.game, {.depth = depth, .time = task.time}, print);
    return result.exact ? "solved: " + words(result) : "not solved";
}

// Who wins, by asking of one player after the other; if neither does, it is a draw.
template <tessera::Game G>
std::string solve_by_proof(const Task<G>& task) {
    tessera::ProofSearch<G> search{{.table_entries = task.table_entries}};
    for (const tessera::Player player : {task.game.to_move(), opponent(task.game.to_move())}) {
        const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - task.begin);
        const auto result = search.search(task.game, player, {.time = task.time - spent});
        const std::string name(tessera::player_name<G>(player));
        std::printf("%s %s%s, %" PRIu64 " positions in %.1f s\n", name.c_str(),
                    !result.wins   ? "may win or not"
                    : *result.wins ? "wins"
                                   : "does not win",
                    result.move ? (" by " + to_string(*result.move)).c_str() : "", result.nodes,
                    seconds_since(task.begin));
        std::fflush(stdout);
        if (!result.wins)
            return "not solved";
        if (*result.wins)
            return "solved: " + name + " wins";
    }
    return "solved: draw";
}

template <tessera::Game G>
void run(const Arguments& arguments) {
    if constexpr (tessera::EvaluatedGame<G>) {
        const G game = chosen_start<G>(arguments);
        if (game.outcome() != tessera::Outcome::ongoing)
            arguments.fail("the game is over in this position");
        const Task<G> task{game, std::size_t{1} << arguments.number("--table", 20, 2, 40),
                           std::chrono::seconds{arguments.number("--time", 60, 1, 1'000'000)}};
        const int depth = arguments.number("--depth", 500, 1, 500);
        const int symmetric_plies = arguments.number("--symmetric", 3, 0, 99);
        try {
            std::printf("%s\n", (arguments.has("--proof") ? solve_by_proof(task)
                                                          : solve_by_depth(task, depth, symmetric_plies))
                                    .c_str());
        } catch (const std::bad_alloc&) {
            arguments.fail("--table: there is not so much memory");
        }
    } else {
        arguments.fail("this game has no evaluation for two players");
    }
}

std::string small_names() {
    std::string names;
    std::apply([&](const auto&... board) { ((names += names.empty() ? "" : " ", names += board.name), ...); },
               small_boards);
    return names;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{
        argc,
        argv,
        "tessera-solve",
        "[options] VARIANT",
        "Looks deeper and deeper until it is certain how the game ends with best play. A number of moves is that\n"
        "of both players together, and the least with which the winner can make sure of it. With --proof it looks\n"
        "for a proof of who wins, however long that takes in moves, which is found sooner where there are threats.\n" +
            about_variants() + "Small boards: " + small_names() + ".\n",
        {{"--proof", "", "only who wins, by proof-number search"},
         {"--time", "SECONDS", "when to give up; 60 if not given"},
         {"--depth", "N", "how deep to look at most"},
         {"--table", "N", "the table of positions has 2^N entries; 20 if not given"},
         {"--symmetric", "N", "so many moves ahead symmetric positions count as one; 3 if not given"},
         setup_option,
         position_option}};
    if (arguments.positional().size() != 1)
        arguments.fail("expected a variant");
    const std::string_view name = arguments.positional()[0];
    bool found = false;
    const auto try_board = [&](const auto& variant) {
        if (found || variant.name != name)
            return;
        found = true;
        run<typename std::remove_cvref_t<decltype(variant)>::Game>(arguments);
    };
    std::apply([&](const auto&... board) { (try_board(board), ...); }, small_boards);
    if (!found && !tessera::with_variant(name, try_board))
        arguments.fail("no variant is called '" + std::string(name) + "'; there are: " + small_names() + ' ' +
                       variant_names());
}
