// Lets computers play a match against each other and says who won how often.

#include "arguments.hpp"
#include "choices.hpp"
#include "terminal.hpp"

#include <tessera/algorithm/computer.hpp>
#include <tessera/core/rng.hpp>
#include <tessera/io/history.hpp>
#include <tessera/io/record.hpp>
#include <tessera/variants.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

template <tessera::Game G>
constexpr std::size_t player_count = static_cast<std::size_t>(G::players());

// A match: the players take turns in sitting first.
template <tessera::Game G>
struct Match {
    std::string_view variant;
    G start;
    std::vector<std::string_view> names;  // of the levels, as they were given
    std::vector<tessera::Level> levels;
    std::uint64_t seed = 1;
    bool wants_records = false;

    // The number of the player who sits on a seat in a game.
    [[nodiscard]] std::size_t player_on(std::size_t seat, std::size_t game) const {
        return (seat + game) % levels.size();
    }
};

// What is kept of a game; there may be a million.
template <tessera::Game G>
struct GameResult {
    tessera::Outcome outcome = tessera::Outcome::ongoing;
    std::array<double, player_count<G>> seconds{};  // of each player
    std::array<int, player_count<G>> moves{};
    std::string record;  // if it is wanted
};

// A game as a record that says who played it.
template <tessera::Game G>
std::string record_of(const Match<G>& match, std::size_t number, tessera::History<G> game) {
    std::string players;
    for (std::size_t seat = 0; seat < player_count<G>; ++seat) {
        if (seat > 0)
            players += ' ';
        players += match.names[match.player_on(seat, number)];
    }
    return record_text(tessera::Record<G>{std::string(match.variant),
                                          {{"Round", std::to_string(number + 1)}, {"Players", players}},
                                          std::move(game)});
}

// Every game has random numbers of its own, so that it is the same whatever thread plays it.
template <tessera::Game G>
GameResult<G> play_game(const Match<G>& match, std::size_t number) {
    GameResult<G> result;
    tessera::History<G> game{match.start};
    std::vector<tessera::Computer<G>> players;
    for (std::size_t player = 0; player < player_count<G>; ++player)
        players.emplace_back(match.levels[player],
                             tessera::splitmix(match.seed + tessera::splitmix_increment *
                                                                (number * player_count<G> + player + 1)));
    while (game.current().outcome() == tessera::Outcome::ongoing) {
        const std::size_t player = match.player_on(index(game.current().to_move()), number);
        const auto begin = Clock::now();
        const auto move = players[player].choose(game.current());
        result.seconds[player] += std::chrono::duration<double>(Clock::now() - begin).count();
        ++result.moves[player];
        game.play(move);
    }
    result.outcome = game.current().outcome();
    if (match.wants_records)
        result.record = record_of(match, number, std::move(game));
    return result;
}

template <tessera::Game G>
std::vector<GameResult<G>> play_match(const Match<G>& match, std::size_t games, int threads) {
    std::vector<GameResult<G>> results(games);
    std::atomic<std::size_t> next{0};
    std::size_t done = 0;
    std::mutex mutex;
    Progress progress{games};
    const auto work = [&] {
        for (std::size_t i = next++; i < games; i = next++) {
            results[i] = play_game(match, i);
            const std::lock_guard lock{mutex};
            progress.show(++done);
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();
    return results;
}

// Wilson's interval: where the true share lies with a probability of 95 %.
struct Interval {
    double low;
    double high;
};

Interval interval(double share, double games) {
    constexpr double z = 1.959964;
    const double middle = (share + z * z / (2 * games)) / (1 + z * z / games);
    const double half =
        z / (1 + z * z / games) * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    return {(std::max)(middle - half, 0.0), (std::min)(middle + half, 1.0)};
}

template <tessera::Game G>
void print_table(const Match<G>& match, const std::vector<GameResult<G>>& results) {
    const auto games = static_cast<double>(results.size());
    int draws = 0;
    double plies = 0;
    std::vector<int> wins(player_count<G>);
    std::vector<int> seat_wins(player_count<G>);
    std::vector<double> seconds(player_count<G>);
    std::vector<double> moves(player_count<G>);
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (tessera::is_win(results[i].outcome)) {
            const std::size_t seat = index(tessera::winner(results[i].outcome));
            ++wins[match.player_on(seat, i)];
            ++seat_wins[seat];
        } else {
            ++draws;
        }
        for (std::size_t player = 0; player < player_count<G>; ++player) {
            seconds[player] += results[i].seconds[player];
            moves[player] += results[i].moves[player];
            plies += results[i].moves[player];
        }
    }
    std::printf("%-16s %6s %6s %6s %7s  %-17s %12s\n", "player", "wins", "draws", "losses", "score",
                "95 % interval", "ms per move");
    for (std::size_t player = 0; player < player_count<G>; ++player) {
        // A draw is shared by all, so that the shares add up to one.
        const double share = (wins[player] + draws / static_cast<double>(player_count<G>)) / games;
        const auto [low, high] = interval(share, games);
        std::printf("%-16s %6d %6d %6d %6.1f%%  %5.1f%% to %5.1f%%  %12.3f\n",
                    std::string(match.names[player]).c_str(), wins[player], draws,
                    static_cast<int>(results.size()) - wins[player] - draws, 100 * share, 100 * low,
                    100 * high, 1000 * seconds[player] / (std::max)(moves[player], 1.0));
    }
    std::printf("%zu games of %.1f moves on average; wins by seat:", results.size(), plies / games);
    for (std::size_t seat = 0; seat < player_count<G>; ++seat)
        std::printf(" %s %d", std::string(G::player_names[seat]).c_str(), seat_wins[seat]);
    std::printf("\n");
}

// All games in one file, an empty line between them; whether that went well.
template <tessera::Game G>
bool write_records(std::FILE* file, const std::vector<GameResult<G>>& results) {
    bool ok = true;
    for (std::size_t i = 0; i < results.size(); ++i)
        ok = std::fputs(((i > 0 ? "\n" : "") + results[i].record).c_str(), file) >= 0 && ok;
    return std::fclose(file) == 0 && ok;
}

template <tessera::Game G>
int run(const Arguments& arguments, std::string_view variant) {
    const auto& positional = arguments.positional();
    if (positional.size() != 1 + player_count<G>)
        arguments.fail("expected " + std::to_string(player_count<G>) + " players for " +
                       std::string(variant));
    Match<G> match{variant, chosen_start<G>(arguments), {}, {}};
    if (match.start.outcome() != tessera::Outcome::ongoing)
        arguments.fail("the game is over in this position");
    for (std::size_t i = 1; i < positional.size(); ++i) {
        match.names.push_back(positional[i]);
        match.levels.push_back(chosen_level<G>(arguments, positional[i]));
    }
    match.seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, 1'000'000'000));
    const auto games = static_cast<std::size_t>(arguments.number("--games", 100, 1, 1'000'000));
    const int threads = arguments.number("--threads", 1, 1, 256);
    // A file that cannot be written is better noticed before the match than after it.
    const std::string path(arguments.text("--records"));
    std::FILE* file = nullptr;
    if (arguments.has("--records")) {
        match.wants_records = true;
        file = std::fopen(path.c_str(), "w");
        if (file == nullptr)
            arguments.fail("--records: cannot write '" + path + '\'');
    }
    const auto results = play_match(match, games, threads);
    print_table(match, results);
    if (file != nullptr && !write_records(file, results)) {
        std::fprintf(stderr, "tessera-selfplay: cannot write %s\n", path.c_str());
        return 1;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{
        argc,
        argv,
        "tessera-selfplay",
        "[options] VARIANT LEVEL LEVEL [LEVEL]",
        "Lets computers play a match, in which they change seats after every game, and prints the result. The same\n"
        "seed gives the same games, whatever the number of threads, unless a level has a time. The score is the share\n"
        "of the games that were won, where a draw is shared by all; the interval is Wilson's.\n" +
            about_variants() + about_levels(),
        {{"--games", "N", "how many games; 100 if not given"},
         {"--threads", "N", "how many games are played at a time; 1 if not given"},
         {"--seed", "N", "the random numbers; 1 if not given"},
         {"--records", "FILE", "write all games to a file"},
         setup_option,
         position_option}};
    if (arguments.positional().empty())
        arguments.fail("expected a variant and players");
    int exit_code = 0;
    with_variant_named(arguments, arguments.positional()[0], [&](const auto& variant) {
        using G = typename std::remove_cvref_t<decltype(variant)>::Game;
        exit_code = run<G>(arguments, variant.name);
    });
    return exit_code;
}
