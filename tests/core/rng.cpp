#include <tessera/core/rng.hpp>

#include <doctest/doctest.h>

#include <algorithm>  // is_permutation, shuffle
#include <array>      // array
#include <cstdint>    // uint32_t, uint64_t
#include <limits>     // numeric_limits
#include <numeric>    // iota
#include <random>     // uniform_int_distribution, uniform_random_bit_generator

using namespace tessera;

namespace {

constexpr std::uint64_t nth_output(std::uint64_t seed, int n) {
    Rng rng{seed};
    for (int i = 1; i < n; ++i)
        rng();
    return rng();
}

template <std::size_t N>
constexpr bool begins_with(std::uint64_t seed, const std::array<std::uint64_t, N>& values) {
    Rng rng{seed};
    for (const std::uint64_t value : values)
        if (rng() != value)
            return false;
    return true;
}

// Values of the authors' splitmix64.c and xoshiro256plusplus.c, the state seeded as they advise.
constexpr std::array<std::uint64_t, 5> splitmix_from_1234567{6457827717110365317U, 3203168211198807973U,
                                                             9817491932198370423U, 4593380528125082431U,
                                                             16408922859458223821U};
constexpr std::array<std::uint64_t, 10> from_0{
    5987356902031041503U, 7051070477665621255U, 6633766593972829180U,  211316841551650330U,
    9136120204379184874U, 379361710973160858U,  15813423377499357806U, 15596884590815070553U,
    5439680534584881407U, 1369371744833522710U};
constexpr std::array<std::uint64_t, 4> from_2026{7876778575317408663U, 11327947559129167783U,
                                                 13317806937878235853U, 15940133655607177476U};
constexpr std::array<std::uint64_t, 4> from_all_ones{6254647548650071986U, 16610832622747802512U,
                                                     16422857234328439435U, 5048281510058307187U};

// How often each residue modulo N comes up in so many draws below a bound.
template <std::size_t N>
std::array<int, N> residues(std::uint32_t bound, int draws) {
    Rng rng{bound};
    std::array<int, N> counts{};
    for (int i = 0; i < draws; ++i)
        ++counts[rng.below(bound) % N];
    return counts;
}

// Pearson's statistic against equal chances.
template <std::size_t N>
double chi_square(const std::array<int, N>& counts) {
    double total = 0;
    for (const int count : counts)
        total += count;
    const double expected = total / static_cast<double>(N);
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

}  // namespace

TEST_CASE("splitmix scrambles the multiples of the increment into splitmix64's numbers") {
    constexpr auto matches = [] {
        std::uint64_t state = 1234567;
        for (const std::uint64_t value : splitmix_from_1234567)
            if (splitmix(state += splitmix_increment) != value)
                return false;
        return true;
    };
    static_assert(matches());
    CHECK(matches());
    static_assert(splitmix(splitmix_increment) == 0xE220A8397B1DCDAF);
    static_assert(splitmix(0) == 0);
}

TEST_CASE("the generator is xoshiro256++ seeded by splitmix64") {
    static_assert(begins_with(0, from_0));
    CHECK(begins_with(0, from_0));
    CHECK(begins_with(2026, from_2026));
    CHECK(begins_with(~std::uint64_t{0}, from_all_ones));
    int many = 10'000;  // no constant, or compilers try to take all these steps
    CHECK(nth_output(0, many / 10) == 3991034768575652995U);
    CHECK(nth_output(0, many) == 7034051661338624423U);
    CHECK(nth_output(2026, many) == 4598989517540615326U);
}

TEST_CASE("without a seed the generator starts from 0") { CHECK(Rng{} == Rng{0}); }

TEST_CASE("generators are equal if they will give the same numbers") {
    Rng a{7};
    Rng b{7};
    CHECK(a == b);
    CHECK(a() == b());
    CHECK(a == b);
    (void)a();
    CHECK(a != b);
    CHECK(Rng{7} != Rng{8});
}

TEST_CASE("a number below a bound is below it") {
    Rng rng{1};
    for (int i = 0; i < 10'000; ++i) {
        const auto bound = static_cast<std::uint32_t>(rng() >> (32 + rng.below(32)));
        if (bound > 0)
            CHECK(rng.below(bound) < bound);
    }
    for (int i = 0; i < 10; ++i)
        CHECK(rng.below(1) == 0);
}

TEST_CASE("all numbers below a bound come up, equally often") {
    // The limits are exceeded by a fair generator once in 10,000 seeds, and these seeds are fixed.
    CHECK(chi_square(residues<2>(2, 10'000)) < 15.2);
    CHECK(chi_square(residues<7>(7, 10'000)) < 27.9);
    CHECK(chi_square(residues<10>(10, 10'000)) < 33.8);
    CHECK(chi_square(residues<81>(81, 50'000)) < 133.0);
}

TEST_CASE("numbers below a bound that hardly divides the range come up equally often, too") {
    // Three quarters of 2^32: a mere multiplication would draw every third number twice as often.
    CHECK(chi_square(residues<3>(3U << 30, 10'000)) < 18.5);
    // A little over half of 2^32: it would draw hardly any odd number, in the lower half of the range.
    CHECK(chi_square(residues<2>((1U << 31) + 1, 10'000)) < 15.2);
}

TEST_CASE("a number below a power of two is the upper bits of one random number") {
    Rng a{5};
    Rng b{5};
    for (int bits = 0; bits < 32; ++bits) {
        CHECK(a.below(std::uint32_t{1} << bits) == b() >> 32 >> (32 - bits));
        CHECK(a == b);
    }
}

TEST_CASE("a bound may be an int") {
    Rng a{6};
    Rng b{6};
    for (int bound = 1; bound < 2'000; ++bound)
        CHECK(static_cast<std::uint32_t>(a.below(bound)) == b.below(static_cast<std::uint32_t>(bound)));
    CHECK(a.below(std::numeric_limits<int>::max()) >= 0);
    constexpr int drawn = [] { return Rng{6}.below(100); }();
    static_assert(0 <= drawn && drawn < 100);
}

TEST_CASE("the generator works with <random> and <algorithm>") {
    static_assert(std::uniform_random_bit_generator<Rng>);
    static_assert((Rng::min)() == 0 && (Rng::max)() == std::numeric_limits<std::uint64_t>::max());
    Rng rng{3};
    std::array<int, 6> throws{};
    std::uniform_int_distribution<int> die{1, 6};
    for (int i = 0; i < 6'000; ++i)
        ++throws.at(static_cast<std::size_t>(die(rng) - 1));
    CHECK(chi_square(throws) < 25.8);

    std::array<int, 52> cards{};
    std::iota(cards.begin(), cards.end(), 0);
    const auto sorted = cards;
    std::shuffle(cards.begin(), cards.end(), rng);
    CHECK(cards != sorted);
    CHECK(std::is_permutation(cards.begin(), cards.end(), sorted.begin()));
}
