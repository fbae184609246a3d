#pragma once

#include <tessera/core/rng.hpp>
#include <tessera/game.hpp>

#include <cstdint>

namespace support {

// One number for the behaviour of a game: the hashes, counts and outcomes of fixed random games. It stays the
// same when a change makes things faster, and changes when a rule, a hash or the sampling does.
template <tessera::Game G>
std::uint64_t signature() {
    tessera::Rng rng{1};
    std::uint64_t signature = 0;
    for (int games = 0; games < 10; ++games) {
        G game;
        while (true) {
            const auto count = static_cast<std::uint64_t>(game.count_moves());
            const auto outcome = static_cast<std::uint64_t>(game.outcome());
            signature = tessera::splitmix(signature ^ game.hash()) + 8 * count + outcome;
            if (game.outcome() != tessera::Outcome::ongoing)
                break;
            game.play(game.random_move(rng));
        }
    }
    return signature;
}

}  // namespace support
