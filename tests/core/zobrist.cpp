#include <tessera/core/zobrist.hpp>

#include <doctest/doctest.h>

#include <algorithm>  // adjacent_find, sort
#include <cstddef>    // size_t
#include <cstdint>    // uint64_t
#include <vector>     // vector

using namespace tessera;

namespace {

bool are_distinct(std::vector<std::uint64_t> keys) {
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) == keys.end();
}

template <std::size_t Count>
constexpr bool table_has_the_keys() {
    for (std::size_t feature = 0; feature < Count; ++feature)
        if (zobrist_keys<Count>[feature] != zobrist_key(feature))
            return false;
    return zobrist_keys<Count>.size() == Count;
}

}  // namespace

TEST_CASE("the keys are splitmix64's numbers from seed 0") {
    static_assert(zobrist_key(0) == 0xE220A8397B1DCDAF);
    static_assert(zobrist_key(1) == 0x6E789E6AA1B965F4);
    static_assert(zobrist_key(2) == 0x06C45D188009454F);
    static_assert(zobrist_key(3) == 0xF88BB8A8724C81EC);
    CHECK(zobrist_key(4) == 0x1B39896A51A8749B);
}

TEST_CASE("the table of keys has the key of each feature") {
    static_assert(table_has_the_keys<1>());
    static_assert(table_has_the_keys<363>());
    CHECK(table_has_the_keys<1'923>());
}

TEST_CASE("no two features have the same key, and none has no key") {
    std::vector<std::uint64_t> keys{0};
    for (std::uint64_t feature = 0; feature < 100'000; ++feature)
        keys.push_back(zobrist_key(feature));
    CHECK(are_distinct(keys));
}

TEST_CASE("no three or four keys cancel one another out") {
    std::vector<std::uint64_t> pairs{0};
    for (std::uint64_t a = 0; a < 400; ++a) {
        pairs.push_back(zobrist_key(a));
        for (std::uint64_t b = 0; b < a; ++b)
            pairs.push_back(zobrist_key(a) ^ zobrist_key(b));
    }
    CHECK(are_distinct(pairs));
}

TEST_CASE("every bit is set in about half of the keys") {
    for (int bit = 0; bit < 64; ++bit) {
        int set = 0;
        for (std::uint64_t feature = 0; feature < 10'000; ++feature)
            set += static_cast<int>(zobrist_key(feature) >> bit & 1);
        CAPTURE(bit);
        CHECK(4'750 < set);
        CHECK(set < 5'250);
    }
}
