#pragma once

#include <array>    // array
#include <bit>      // rotl
#include <cassert>  // assert
#include <cstdint>  // uint32_t, uint64_t

namespace tessera {

/// The output function of the splitmix64 generator: a one-to-one scrambling of 64 bits.
[[nodiscard]] constexpr std::uint64_t splitmix(std::uint64_t x) noexcept {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
}

/// The increment of splitmix64: consecutive multiples of it, scrambled, are its output.
inline constexpr std::uint64_t splitmix_increment = 0x9E3779B97F4A7C15U;

/// The generator xoshiro256++ (Blackman and Vigna), seeded by splitmix64: small, fast, the same numbers on
/// every machine, and a uniform random bit generator as `<random>` wants it.
class Rng {
public:
    /// What a draw gives.
    using result_type = std::uint64_t;

    /// A generator whose numbers are decided by the seed.
    explicit constexpr Rng(std::uint64_t seed = 0) noexcept {
        for (std::uint64_t& word : state_)
            word = splitmix(seed += splitmix_increment);
    }

    /// The least number.
    [[nodiscard]] static constexpr result_type(min)() noexcept { return 0; }
    /// The greatest number.
    [[nodiscard]] static constexpr result_type(max)() noexcept { return ~result_type{0}; }

    /// The next 64 random bits.
    [[gnu::always_inline]] constexpr result_type operator()() noexcept {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A number from 0 to bound - 1, each exactly as likely as the others (Lemire's method).
    [[nodiscard, gnu::always_inline]] constexpr std::uint32_t below(std::uint32_t bound) noexcept {
        assert(bound > 0);
        std::uint64_t product = ((*this)() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = ((*this)() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// The same for a bound that is known to be a positive int.
    [[nodiscard, gnu::always_inline]] constexpr int below(int bound) noexcept {
        assert(bound > 0);
        return static_cast<int>(below(static_cast<std::uint32_t>(bound)));
    }

    friend constexpr bool operator==(const Rng&, const Rng&) noexcept = default;

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace tessera
