#include "support/uniformity.hpp"

#include <tessera/core/rng.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

using support::looks_uniform;
using tessera::Rng;

namespace {

std::vector<int> first_numbers(int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

}  // namespace

TEST_CASE("the test of uniform sampling passes what is uniform, and no sampler with a bias") {
    for (const int count : {2, 3, 5, 16, 60, 121, 400}) {
        CAPTURE(count);
        const std::vector<int> numbers = first_numbers(count);
        Rng rng{static_cast<std::uint64_t>(count)};
        CHECK(looks_uniform(numbers, [&] { return rng.below(count); }));
        // Numbers of the lower half are a fifth more likely than those of the upper half.
        CHECK_FALSE(looks_uniform(numbers, [&] {
            while (true) {
                const int number = rng.below(count);
                if (number < count / 2 || rng.below(6) != 0)
                    return number;
            }
        }));
        // One number comes up twice as often, as when two ways lead to one move.
        CHECK_FALSE(looks_uniform(numbers, [&] { return rng.below(count + 1) % count; }));
        // One number never comes up.
        CHECK_FALSE(looks_uniform(numbers, [&] { return rng.below(count - 1); }));
        // A number comes up that is none.
        CHECK_FALSE(looks_uniform(numbers, [&] { return rng.below(count + 1); }));
    }
}

TEST_CASE("the test of uniform sampling notices a modulus in place of a bound") {
    // A byte modulo 100 gives 0 to 55 three times and 56 to 99 twice.
    Rng rng{1};
    CHECK_FALSE(looks_uniform(first_numbers(100), [&] { return rng.below(256) % 100; }));
}
