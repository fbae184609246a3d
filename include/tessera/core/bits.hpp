#pragma once

#include <array>        // array
#include <bit>          // countr_zero, popcount
#include <cassert>      // assert
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <type_traits>  // is_constant_evaluated
#include <utility>      // index_sequence, make_index_sequence

namespace tessera {

/// One in each byte of a word: times this, the highest byte is the sum of all bytes, and every byte the sum of
/// itself and those below it.
inline constexpr std::uint64_t byte_ones = 0x0101'0101'0101'0101;

/// How many bits are set in each byte of a word, as a byte.
[[nodiscard, gnu::always_inline]] constexpr std::uint64_t bits_in_bytes(std::uint64_t word) noexcept {
    word -= word >> 1 & 0x55 * byte_ones;
    word = (word & 0x33 * byte_ones) + (word >> 2 & 0x33 * byte_ones);
    return (word + (word >> 4)) & 0x0F * byte_ones;
}

/// How many bytes of a word are no greater than a number; all of them are less than 128.
[[nodiscard, gnu::always_inline]] constexpr int bytes_up_to(std::uint64_t word, int number) noexcept {
    const std::uint64_t numbers = (static_cast<std::uint64_t>(number) + 128) * byte_ones;
    return static_cast<int>(((numbers - word) >> 7 & byte_ones) * byte_ones >> 56);
}

/// The number of set bits of some words together.
template <std::size_t Count>
[[nodiscard, gnu::always_inline]] constexpr int
bit_count(const std::array<std::uint64_t, Count>& words) noexcept {
    return [&]<std::size_t... Is>(std::index_sequence<Is...>) {
#if defined(__x86_64__) && !defined(__POPCNT__)
        // Without an instruction for it, the bytes of many words are added up as one.
        if constexpr (Count <= 31) {
            const std::uint64_t sums = (bits_in_bytes(words[Is]) + ...);
            if constexpr (Count <= 3)
                return static_cast<int>(sums * byte_ones >> 56);
            constexpr std::uint64_t even_bytes = 0x00FF'00FF'00FF'00FF;
            const std::uint64_t pairs = (sums & even_bytes) + (sums >> 8 & even_bytes);
            return static_cast<int>(pairs * 0x0001'0001'0001'0001 >> 48);
        }
#endif
        return (std::popcount(words[Is]) + ...);
    }(std::make_index_sequence<Count>{});
}

/// The number of set bits of a word.
[[nodiscard, gnu::always_inline]] constexpr int bit_count(std::uint64_t word) noexcept {
    return bit_count(std::array{word});
}

/// The place of the set bit of a word that has n set bits below it.
[[nodiscard, gnu::always_inline]] constexpr int nth_bit(std::uint64_t word, int n) noexcept {
    assert(0 <= n && n < bit_count(word));
#if defined(__BMI2__) && defined(__GNUC__)
    if (!std::is_constant_evaluated())
        return std::countr_zero(__builtin_ia32_pdep_di(std::uint64_t{1} << n, word));
#endif
    // The byte with the bit, and then the bits of that byte as a byte each.
    const std::uint64_t sums = bits_in_bytes(word) * byte_ones;
    const int byte = 8 * bytes_up_to(sums, n);
    const int below = static_cast<int>(sums << 8 >> byte & 0xFF);
    const std::uint64_t bits = (word >> byte & 0xFF) * byte_ones & 0x8040'2010'0804'0201;
    const std::uint64_t ones = (bits + 0x7F * byte_ones) >> 7 & byte_ones;
    return byte + bytes_up_to(ones * byte_ones, n - below);
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
