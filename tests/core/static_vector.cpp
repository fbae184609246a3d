#include <tessera/core/cell.hpp>  // Cell
#include <tessera/core/static_vector.hpp>

#include <doctest/doctest.h>

#include <algorithm>    // equal, reverse
#include <array>        // array
#include <ranges>       // contiguous_range
#include <string>       // string
#include <type_traits>  // is_same_v, is_trivially_copyable_v

using namespace tessera;

namespace {

template <class T>
concept CanBeListed = requires { typename StaticVector<T, 4>; };

using Numbers = StaticVector<int, 5>;

constexpr Numbers numbers(int count) {
    Numbers list;
    for (int i = 0; i < count; ++i)
        list.push_back(10 * i);
    return list;
}

}  // namespace

TEST_CASE("a new list is empty and has room") {
    static_assert(Numbers{}.empty() && Numbers{}.size() == 0 && Numbers::capacity() == 5);
    const Numbers list;
    CHECK(list.empty());
    CHECK(list.begin() == list.end());
}

TEST_CASE("elements are put at the end, up to the capacity") {
    static_assert(numbers(3).size() == 3 && !numbers(3).empty());
    static_assert(numbers(5).size() == Numbers::capacity());
    static_assert(numbers(5)[0] == 0 && numbers(5)[4] == 40);
    static_assert(numbers(3).front() == 0 && numbers(3).back() == 20);
    const Numbers list = numbers(4);
    CHECK(std::equal(list.begin(), list.end(), std::array{0, 10, 20, 30}.begin()));
}

TEST_CASE("elements can be changed in place") {
    constexpr auto changed = [] {
        Numbers list = numbers(3);
        list[1] = 7;
        *list.begin() = 5;
        list.data()[2] = 9;
        return list;
    };
    static_assert(changed()[0] == 5 && changed()[1] == 7 && changed()[2] == 9);
    CHECK(changed().back() == 9);
}

TEST_CASE("the last element is taken off, or all of them") {
    constexpr auto shortened = [] {
        Numbers list = numbers(3);
        list.pop_back();
        return list;
    };
    static_assert(shortened() == numbers(2));
    Numbers list = numbers(5);
    list.clear();
    CHECK(list.empty());
    list.push_back(3);
    CHECK(list.size() == 1);
    CHECK(list.front() == 3);
}

TEST_CASE("a list is extended by a stretch that the caller writes") {
    constexpr auto extended = [] {
        Numbers list = numbers(1);
        int* const stretch = list.extend(4);
        for (int i = 0; i < 4; ++i)
            stretch[i] = 10 * (i + 1);
        return list;
    };
    static_assert(extended() == numbers(5));
    Numbers list = numbers(2);
    CHECK(list.extend(0) == list.end());
    CHECK(list == numbers(2));
}

TEST_CASE("lists are equal if they have the same elements, whatever was there before") {
    static_assert(numbers(3) == numbers(3));
    static_assert(numbers(3) != numbers(2));
    Numbers list = numbers(2);
    list[1] = 11;
    CHECK(list != numbers(2));
    list.pop_back();
    CHECK(list == numbers(1));
    list = numbers(3);
    list.pop_back();
    CHECK(numbers(3) != list);
    CHECK(list != numbers(3));
    list.clear();
    CHECK(list == Numbers{});
}

TEST_CASE("a copy of a list is a list of its own") {
    constexpr auto originals_and_copy_differ = [] {
        const Numbers original = numbers(2);
        Numbers copy = original;
        copy.push_back(1);
        copy[0] = 8;
        return original == numbers(2) && copy.size() == 3 && copy[0] == 8;
    };
    static_assert(originals_and_copy_differ());
    CHECK(originals_and_copy_differ());
}

TEST_CASE("a list can be a constant") {
    static constexpr Numbers list = numbers(2);
    static_assert(list.size() == 2 && list[1] == 10);
    static constexpr StaticVector<Cell<9, 9>, 3> no_cells;
    static_assert(no_cells.empty());
}

TEST_CASE("a list is a contiguous range that algorithms work on") {
    static_assert(std::ranges::contiguous_range<Numbers> && std::ranges::sized_range<const Numbers>);
    static_assert(std::is_same_v<Numbers::value_type, int>);
    Numbers list;
    for (const int number : {3, 2, 1})
        list.push_back(number);
    std::reverse(list.begin(), list.end());
    int expected = 1;
    for (const int number : list)
        CHECK(number == expected++);
    CHECK(expected == 4);
}

TEST_CASE("a list is copied as bytes and has elements that are") {
    static_assert(std::is_trivially_copyable_v<Numbers>);
    static_assert(CanBeListed<int> && CanBeListed<Cell<19, 19>> && !CanBeListed<std::string>);
}
