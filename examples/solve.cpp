// Searches a position of a game for two players until it knows who wins, or until it has had enough time.

#include "arguments.hpp"
#include "choices.hpp"

#include <tessera/algorithm/negamax.hpp>
#include <tessera/distrify.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/variants.hpp>

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <string>
#include <string_view>
#include <tuple>

namespace {

using tessera::fabrik::Rules;
using tessera::fabrik::Workers;

// Boards so small that people do not play on them, but that can be solved.
constexpr std::tuple small_boards{
    tessera::Variant<tessera::Distrify<2>>{"distrify-2"},
    tessera::Variant<tessera::Distrify<3>>{"distrify-3"},
    tessera::Variant<tessera::fabrik::State<Rules{.size = 5, .line = 3}>>{"fabrik-5x5-three"},
    tessera::Variant<tessera::fabrik::State<Rules{.size = 5, .line = 4}>>{"fabrik-5x5-four"},
    tessera::Variant<tessera::fabrik::State<Rules{.size = 6, .line = 3}>>{"fabrik-6x6-three"},
    tessera::Variant<tessera::fabrik::State<Rules{.size = 5, .line = 3, .workers = Workers::owned}>>{
        "fabrik-5x5-arbeiter"},
};

std::string verdict(tessera::Player player, int value, bool exact, const auto& names) {
    const auto name = [&](tessera::Player who) { return std::string(names[index(who)]); };
    if (value >= tessera::least_win)
        return name(player) + " wins in " + std::to_string(tessera::win_value - value);
    if (value <= -tessera::least_win)
        return name(opponent(player)) + " wins in " + std::to_string(tessera::win_value + value);
    return exact ? "draw" : "open, value " + std::to_string(value);
}

template <tessera::Game G>
void run(const Arguments& arguments) {
    if constexpr (tessera::EvaluatedGame<G>) {
        const G game = chosen_start<G>(arguments);
        if (game.outcome() != tessera::Outcome::ongoing)
            arguments.fail("the game is over in this position");
        using Clock = std::chrono::steady_clock;
        const auto begin = Clock::now();
        const auto size = static_cast<std::size_t>(arguments.number("--table", 20, 1, 30));
        tessera::Negamax<G> search{{.table_entries = std::size_t{1} << size,
                                    .symmetric_plies = arguments.number("--symmetric", 3, 0, 99)}};
        const std::chrono::milliseconds time{1000 * arguments.number("--time", 60, 1, 1'000'000)};
        const auto print = [&](const tessera::NegamaxResult<G>& result) {
            std::printf("depth %2d: %s by %s, %" PRIu64 " positions in %.1f s\n", result.depth,
                        verdict(game.to_move(), result.value, result.exact, G::player_names).c_str(),
                        to_string(result.move).c_str(), result.nodes,
                        std::chrono::duration<double>(Clock::now() - begin).count());
            std::fflush(stdout);
        };
        const auto result =
            search.search(game, {.depth = arguments.number("--depth", 500, 1, 500), .time = time}, print);
        std::printf("%s\n",
                    result.exact
                        ? ("solved: " + verdict(game.to_move(), result.value, true, G::player_names)).c_str()
                        : "not solved");
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
        "of both players together, and the least with which the winner can make sure of it.\n" +
            about_variants() + "Small boards: " + small_names() + ".\n",
        {{"--time", "SECONDS", "when to give up; 60 if not given"},
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
    if (!found)
        with_variant_named(arguments, name, try_board);
}
