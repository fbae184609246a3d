#pragma once

// The measures that every game is held to, for one position of any game.

#include "bench.hpp"

#include <tessera/algorithm/perft.hpp>
#include <tessera/algorithm/playout.hpp>
#include <tessera/core/rng.hpp>
#include <tessera/game.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

namespace bench {

// A position that is known to be right.
template <tessera::Game G>
G position(std::string_view text) {
    const auto game = G::from_position(text);
    if (!game) {
        std::fprintf(stderr, "no position: %s\n", std::string(text).c_str());
        std::exit(EXIT_FAILURE);
    }
    return *game;
}

// Makes the compiler forget what it knows of a value, so that work on it is done anew each time.
template <class T>
void touch(T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

// Counting the legal moves.
template <tessera::Game G>
void add_count(Line line, const G& start) {
    add(std::move(line), [start] {
        return [game = start]() mutable {
            Work work;
            for (int i = 0; i < 100; ++i) {
                touch(game);
                const auto moves = static_cast<std::uint64_t>(game.count_moves());
                work.add(moves, moves);
            }
            return work;
        };
    });
}

// Listing the legal moves.
template <tessera::Game G>
void add_list(Line line, const G& start) {
    add(std::move(line), [start] {
        return [game = start]() mutable {
            Work work;
            for (int i = 0; i < 10; ++i) {
                touch(game);
                const auto moves = game.moves();
                touch(moves);
                work.add(moves.size(),
                         moves.size() << 32 | static_cast<std::uint64_t>(G::move_index(moves.back())));
            }
            return work;
        };
    });
}

// Drawing random legal moves.
template <tessera::Game G>
void add_sample(Line line, const G& start) {
    add(std::move(line), [start] {
        return [game = start]() mutable {
            tessera::Rng rng{1};
            Work work;
            for (int i = 0; i < 100; ++i) {
                touch(game);
                work.add(1, static_cast<std::uint64_t>(G::move_index(game.random_move(rng))));
            }
            return work;
        };
    });
}

// Making every legal move on a copy, and asking how the game stands then.
template <tessera::Game G>
void add_apply(Line line, const G& start) {
    add(std::move(line), [start] {
        return [game = start, moves = start.moves()] {
            Work work;
            std::uint64_t results = 0;
            for (const auto& move : moves) {
                G next = game;
                next.play(move);
                results += next.hash() ^ static_cast<std::uint64_t>(next.outcome());
            }
            work.add(moves.size(), results);
            return work;
        };
    });
}

// Random games to the end: so many that no branch predictor knows them by heart when they come again.
template <tessera::Game G>
void add_playouts(Line line, const G& start) {
    add(std::move(line), [start] {
        return [start] {
            tessera::Rng rng{1};
            Work work;
            for (int i = 0; i < 500; ++i) {
                G game = start;
                const tessera::PlayoutResult result = tessera::playout(game, rng);
                work.add(static_cast<std::uint64_t>(result.plies),
                         game.hash() + static_cast<std::uint64_t>(result.outcome));
            }
            return work;
        };
    });
}

// Walking the tree of all moves; the last ply is counted.
template <tessera::Game G>
void add_perft(Line line, const G& start, int depth) {
    add(std::move(line), [start, depth] {
        return [game = start, depth]() mutable {
            touch(game);
            Work work;
            const std::uint64_t leaves = tessera::perft(game, depth);
            work.add(leaves, leaves);
            return work;
        };
    });
}

}  // namespace bench
