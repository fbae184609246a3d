#include <tessera/core/parsed.hpp>

#include <doctest/doctest.h>

#include <string>       // string
#include <string_view>  // string_view
#include <type_traits>  // is_convertible_v

using namespace tessera;

namespace {

struct Point {
    int x = 0;
    int y = 0;
};

constexpr Parsed<int> read_digit(std::string_view text) {
    if (text.empty())
        return ParseError{"nothing to read"};
    if (text[0] < '0' || '9' < text[0])
        return ParseError{"expected a digit", 0};
    if (text.size() > 1)
        return ParseError{"expected the end", 1};
    return text[0] - '0';
}

}  // namespace

TEST_CASE("what was read is there, and no error") {
    constexpr Parsed<int> seven = read_digit("7");
    static_assert(seven.has_value() && seven && seven.value() == 7 && *seven == 7);
    CHECK(*read_digit("0") == 0);
    CHECK(read_digit("0").has_value());
}

TEST_CASE("an error says what was wrong and at which byte") {
    constexpr Parsed<int> failed = read_digit("7a");
    static_assert(!failed.has_value() && !failed);
    static_assert(failed.error() == ParseError{"expected the end", 1});
    CHECK(failed.error().what == "expected the end");
    CHECK(failed.error().at == 1);
}

TEST_CASE("an error is at the first byte if nothing else is said") {
    CHECK(read_digit("").error() == ParseError{"nothing to read", 0});
}

TEST_CASE("errors are equal in text and place only") {
    static_assert(ParseError{"a", 1} == ParseError{"a", 1});
    static_assert(ParseError{"a", 1} != ParseError{"a", 2});
    static_assert(ParseError{"a", 1} != ParseError{"b", 1});
}

TEST_CASE("members of what was read are reached by an arrow") {
    constexpr Parsed<Point> point = Point{3, 4};
    static_assert(point->x == 3 && point->y == 4);
    CHECK(&*point == &point.value());
}

TEST_CASE("a false value is a value") {
    constexpr Parsed<bool> no = false;
    static_assert(no.has_value() && !*no);
    static_assert(!std::is_convertible_v<Parsed<bool>, bool>);
}

TEST_CASE("a reader may have an error type of its own") {
    struct Refusal {
        int code = 0;
    };
    constexpr Parsed<int, Refusal> refused = Refusal{404};
    static_assert(!refused && refused.error().code == 404);
    const Parsed<std::string, Refusal> text = std::string(100, 'x');
    CHECK(text->size() == 100);
}
