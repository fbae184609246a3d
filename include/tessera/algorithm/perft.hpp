#pragma once

#include <tessera/game.hpp>  // Game

#include <cassert>  // assert
#include <cstdint>  // uint64_t

namespace tessera {

/// The number of sequences of so many legal moves from a position. The last ply is counted, not made.
template <Game G>
[[nodiscard]] constexpr std::uint64_t perft(const G& game, int depth) noexcept {
    assert(depth >= 0);
    if (depth == 0)
        return 1;
    if (depth == 1)
        return static_cast<std::uint64_t>(game.count_moves());
    std::uint64_t leaves = 0;
    for (const auto& move : game.moves()) {
        G next = game;
        next.play(move);
        // Written out, the count is inlined next to the move that it follows.
        leaves += depth == 2 ? static_cast<std::uint64_t>(next.count_moves()) : perft(next, depth - 1);
    }
    return leaves;
}

}  // namespace tessera
