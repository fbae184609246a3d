#include <tessera/core/bits.hpp>
#include <tessera/core/rng.hpp>  // Rng

#include <doctest/doctest.h>

#include <array>    // array
#include <cstddef>  // size_t
#include <cstdint>  // uint64_t

using namespace tessera;

namespace {

// Every set bit is found under the number of those below it.
constexpr bool finds_all_bits(std::uint64_t word) {
    int below = 0;
    for (int place = 0; place < 64; ++place)
        if ((word >> place & 1) != 0 && nth_bit(word, below++) != place)
            return false;
    return true;
}

constexpr bool finds_all_bits_of_random_words(int words) {
    Rng rng{64};
    for (int i = 0; i < words; ++i)
        if (!finds_all_bits(rng()) || !finds_all_bits(rng() & rng() & rng()) ||
            !finds_all_bits(rng() | rng()))
            return false;
    return true;
}

// Words without bits, with all bits, and random ones.
template <std::size_t Count>
constexpr bool counts_all_bits() {
    Rng rng{66};
    std::array<std::uint64_t, Count> words{};
    if (bit_count(words) != 0)
        return false;
    words.fill(~std::uint64_t{0});
    if (bit_count(words) != 64 * static_cast<int>(Count))
        return false;
    int expected = 0;
    for (std::uint64_t& word : words) {
        word = rng();
        for (int place = 0; place < 64; ++place)
            expected += (word >> place & 1) != 0 ? 1 : 0;
    }
    return bit_count(words) == expected;
}

template <std::uint64_t Mask>
constexpr bool gathers(std::uint64_t word) {
    std::uint64_t expected = 0;
    int count = 0;
    for (int place = 0; place < 64; ++place)
        if ((Mask >> place & 1) != 0)
            expected |= (word >> place & 1) << count++;
    return gathered<Mask>(word) == expected;
}

constexpr bool gathers_random_words(int words) {
    Rng rng{65};
    for (int i = 0; i < words; ++i) {
        const std::uint64_t word = rng();
        if (!gathers<0>(word) || !gathers<1>(word) || !gathers<~std::uint64_t{0}>(word) ||
            !gathers<std::uint64_t{1} << 63>(word) || !gathers<0xAAAA'AAAA'AAAA'AAAA>(word) ||
            !gathers<0xE000'0000'0000'0007>(word) || !gathers<0x0123'4567'89AB'CDEF>(word))
            return false;
    }
    return true;
}

}  // namespace

TEST_CASE("the set bits of several words are counted together") {
    static_assert(bit_count(std::uint64_t{0b1011'0000}) == 3);
    static_assert(bit_count(~std::uint64_t{0}) == 64);
    static_assert(bit_count(std::array<std::uint64_t, 3>{1, 0, 0b110}) == 3);
    static_assert(counts_all_bits<1>() && counts_all_bits<3>() && counts_all_bits<4>());
    CHECK((counts_all_bits<1>() && counts_all_bits<2>() && counts_all_bits<3>() && counts_all_bits<4>()));
    CHECK((counts_all_bits<16>() && counts_all_bits<31>() && counts_all_bits<32>()));
}

TEST_CASE("the nth bit of a word has n set bits below it") {
    static_assert(nth_bit(0b1011'0000, 0) == 4);
    static_assert(nth_bit(0b1011'0000, 1) == 5);
    static_assert(nth_bit(0b1011'0000, 2) == 7);
    static_assert(finds_all_bits_of_random_words(4));
    int words = 2'000;  // no constant, or compilers try all of them as well
    CHECK(finds_all_bits_of_random_words(words));
}

TEST_CASE("the nth bit is found in words of one bit and of all bits") {
    static_assert(finds_all_bits(~std::uint64_t{0}));
    CHECK(finds_all_bits(~std::uint64_t{0}));
    for (int place = 0; place < 64; ++place)
        CHECK(nth_bit(std::uint64_t{1} << place, 0) == place);
}

TEST_CASE("the bits at the places of a mask are gathered at the low end") {
    static_assert(gathered<0b1101'0010>(0b1001'0010) == 0b1011);
    static_assert(gathered<0b1101'0010>(0b0110'1101) == 0b0100);
    static_assert(gathers_random_words(4));
    int words = 2'000;
    CHECK(gathers_random_words(words));
}
