#pragma once

#include <bit>          // countr_zero, popcount
#include <cassert>      // assert
#include <cstdint>      // uint64_t
#include <type_traits>  // is_constant_evaluated

namespace tessera {

/// The place of the set bit of a word that has n set bits below it.
[[nodiscard]] constexpr int nth_bit(std::uint64_t word, int n) noexcept {
    assert(0 <= n && n < std::popcount(word));
#if defined(__BMI2__) && defined(__GNUC__)
    if (!std::is_constant_evaluated())
        return std::countr_zero(__builtin_ia32_pdep_di(std::uint64_t{1} << n, word));
#endif
    int place = 0;
    for (int half = 32; half > 0; half /= 2) {
        const std::uint64_t low = word & ((std::uint64_t{1} << half) - 1);
        const int count = std::popcount(low);
        if (n < count) {
            word = low;
        } else {
            n -= count;
            word >>= half;
            place += half;
        }
    }
    return place;
}

/// The bits of a word at the set places of a mask, moved together to the low end.
template <std::uint64_t Mask>
[[nodiscard]] constexpr std::uint64_t gathered(std::uint64_t word) noexcept {
#if defined(__BMI2__) && defined(__GNUC__)
    if (!std::is_constant_evaluated())
        return __builtin_ia32_pext_di(word, Mask);
#endif
    if constexpr (Mask == 0) {
        return 0;
    } else {
        // The lowest run of set places, and then the others after it.
        constexpr int place = std::countr_zero(Mask);
        constexpr std::uint64_t others = Mask & (Mask + (std::uint64_t{1} << place));
        constexpr std::uint64_t run = Mask & ~others;
        return (word & run) >> place | gathered<others>(word) << std::popcount(run) % 64;
    }
}

}  // namespace tessera
