#pragma once

#include <tessera/core/rng.hpp>
#include <tessera/game.hpp>

#include <algorithm>  // lower_bound, sort
#include <cmath>      // sqrt
#include <cstddef>    // size_t
#include <vector>     // vector

namespace support {

// Whether a sampler of numbers looks uniform over these, which are sorted: Pearson's chi-squared is at most five
// standard deviations above its mean. A fixed seed that passes goes on passing, and a sampler that prefers half of
// the numbers to the other half by a fifth does not pass, nor one that leaves a number out or draws it twice as often,
// nor one that draws anything else.
template <class Draw>
bool looks_uniform(const std::vector<int>& numbers, Draw draw) {
    // The fewer numbers, the more draws of each it takes to tell a bias; and the more numbers, to tell one of them
    // that is missing.
    const double size = static_cast<double>(numbers.size());
    const int draws_each = static_cast<int>(60 + 20'000 / size + 12 * std::sqrt(size));
    std::vector<int> drawn(numbers.size());
    for (std::size_t i = 0; i < numbers.size() * static_cast<std::size_t>(draws_each); ++i) {
        const int number = draw();
        const auto at = std::lower_bound(numbers.begin(), numbers.end(), number);
        if (at == numbers.end() || *at != number)
            return false;
        ++drawn[static_cast<std::size_t>(at - numbers.begin())];
    }
    double chi_squared = 0;
    for (const int count : drawn)
        chi_squared += (count - draws_each) * (count - draws_each) / static_cast<double>(draws_each);
    const double freedom = static_cast<double>(numbers.size() - 1);
    return chi_squared < freedom + 5 * std::sqrt(2 * freedom);
}

// Whether the random moves of a position look uniform over the listed ones.
template <tessera::Game G>
bool samples_uniformly(const G& game, tessera::Rng& rng) {
    std::vector<int> numbers;
    for (const auto& move : game.moves())
        numbers.push_back(G::move_index(move));
    std::sort(numbers.begin(), numbers.end());
    return looks_uniform(numbers, [&] { return G::move_index(game.random_move(rng)); });
}

}  // namespace support
