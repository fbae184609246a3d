#pragma once

#include <tessera/algorithm/perft.hpp>  // perft
#include <tessera/game.hpp>             // Game

#include <atomic>   // atomic
#include <cassert>  // assert
#include <cstddef>  // size_t
#include <cstdint>  // uint64_t
#include <thread>   // thread
#include <utility>  // move
#include <vector>   // vector

namespace tessera {

/// Perft of each of several positions, by so many threads.
template <Game G>
[[nodiscard]] std::vector<std::uint64_t> perft_each(const std::vector<G>& positions, int depth, int threads) {
    assert(threads > 0);
    std::vector<std::uint64_t> leaves(positions.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < positions.size(); i = next++)
            leaves[i] = perft(positions[i], depth);
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();
    return leaves;
}

/// Perft by several threads: positions near the root are shared out.
template <Game G>
[[nodiscard]] std::uint64_t parallel_perft(const G& game, int depth, int threads) {
    assert(depth >= 0 && threads > 0);
    // So many positions keep all threads busy to the end although some of them take much longer. There may be
    // millions one ply on, which are too many to be kept.
    const std::size_t enough = 64 * static_cast<std::size_t>(threads);
    constexpr std::size_t most = 1'000'000;
    std::vector<G> positions{game};
    for (; depth > 1 && positions.size() < enough && !positions.empty(); --depth) {
        std::size_t count = 0;
        for (const G& position : positions)
            count += static_cast<std::size_t>(position.count_moves());
        if (count > most)
            break;
        std::vector<G> children;
        children.reserve(count);
        for (const G& position : positions)
            for (const auto& move : position.moves())
                children.emplace_back(position).play(move);
        positions = std::move(children);
    }
    std::uint64_t total = 0;
    for (const std::uint64_t leaves : perft_each(positions, depth, threads))
        total += leaves;
    return total;
}

/// A move and the number of move sequences that begin with it.
template <Game G>
struct DivideEntry {
    typename G::Move move;  ///< a first move
    std::uint64_t leaves;   ///< how many sequences begin with it
};

/// Perft split up by the first move, in the order of `moves()`; the depth is at least 1.
template <Game G>
[[nodiscard]] std::vector<DivideEntry<G>> divide(const G& game, int depth, int threads = 1) {
    assert(depth >= 1);
    std::vector<DivideEntry<G>> entries;
    std::vector<G> children;
    for (const auto& move : game.moves()) {
        entries.push_back({move, 0});
        children.emplace_back(game).play(move);
    }
    const std::vector<std::uint64_t> leaves = perft_each(children, depth - 1, threads);
    for (std::size_t i = 0; i < entries.size(); ++i)
        entries[i].leaves = leaves[i];
    return entries;
}

}  // namespace tessera
