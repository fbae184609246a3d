#pragma once

#include <tessera/core/rng.hpp>
#include <tessera/game.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace support {

// A number for a walk through some games: the hash, the number of moves and the outcome of every position.
template <tessera::Game G, class Choose>
std::uint64_t walk(int games, Choose choose) {
    tessera::Rng rng{1};
    std::uint64_t signature = 0;
    for (; games > 0; --games) {
        G game;
        while (true) {
            const auto count = static_cast<std::uint64_t>(game.count_moves());
            const auto outcome = static_cast<std::uint64_t>(game.outcome());
            signature = tessera::splitmix(signature ^ game.hash()) + 8 * count + outcome;
            if (game.outcome() != tessera::Outcome::ongoing)
                break;
            game.play(choose(game, rng));
        }
    }
    return signature;
}

// A number for the rules of a game. Which move comes next hangs on the numbers of the legal moves alone, so a
// change of speed leaves it, however moves are listed and sampled then.
template <tessera::Game G>
std::uint64_t rules_signature() {
    return walk<G>(3, [](const G& game, tessera::Rng& rng) {
        std::vector<int> numbers;
        for (const auto& move : game.moves())
            numbers.push_back(G::move_index(move));
        const auto nth = numbers.begin() + rng.below(static_cast<int>(numbers.size()));
        std::nth_element(numbers.begin(), nth, numbers.end());
        return G::move_from_index(*nth);
    });
}

// A number for the random games: it changes when the rules do, and when the same random numbers give other moves.
template <tessera::Game G>
std::uint64_t sampling_signature() {
    return walk<G>(10, [](const G& game, tessera::Rng& rng) { return game.random_move(rng); });
}

}  // namespace support
