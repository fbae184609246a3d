#include <tessera/core/text.hpp>

#include <doctest/doctest.h>

#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <string>       // string
#include <string_view>  // string_view

using namespace tessera;

namespace {

constexpr int number_in(std::string_view text) { return Reader{text}.number(); }

// Where a reader of the text is after a number.
constexpr std::size_t end_of_number(std::string_view text) {
    Reader reader{text};
    reader.number();
    return reader.at();
}

constexpr Parsed<std::uint64_t> seed_in(std::string_view text) {
    Reader reader{text};
    return read_seed(reader);
}

}  // namespace

TEST_CASE("a reader goes over a text byte by byte") {
    Reader reader{"a1"};
    CHECK(reader.at() == 0);
    CHECK(reader.peek() == 'a');
    CHECK(reader.at_letter());
    CHECK(!reader.at_digit());
    CHECK(!reader.at_end());
    reader.skip();
    CHECK(reader.at() == 1);
    CHECK(reader.peek() == '1');
    CHECK(reader.at_digit());
    CHECK(!reader.at_letter());
    reader.skip();
    CHECK(reader.at() == 2);
    CHECK(reader.at_end());
    CHECK(reader.peek() == '\0');
    CHECK(!reader.at_digit());
    CHECK(!reader.at_letter());
}

TEST_CASE("letters are small and digits are decimal") {
    static_assert(Reader{"a"}.at_letter() && Reader{"z"}.at_letter());
    static_assert(!Reader{"A"}.at_letter() && !Reader{"`"}.at_letter() && !Reader{"{"}.at_letter());
    static_assert(Reader{"0"}.at_digit() && Reader{"9"}.at_digit());
    static_assert(!Reader{"/"}.at_digit() && !Reader{":"}.at_digit() && !Reader{"\xFF"}.at_digit());
}

TEST_CASE("a zero byte in a text is not its end") {
    constexpr Reader reader{std::string_view{"\0", 1}};
    static_assert(reader.peek() == '\0' && !reader.at_end());
    CHECK(Reader{""}.at_end());
}

TEST_CASE("an expected text is stepped over as a whole or not at all") {
    Reader reader{"black wins"};
    CHECK(!reader.accept("blue"));
    CHECK(reader.at() == 0);
    CHECK(reader.accept("black "));
    CHECK(reader.at() == 6);
    CHECK(!reader.accept("wins it"));
    CHECK(reader.at() == 6);
    CHECK(reader.accept(""));
    CHECK(reader.accept("wins"));
    CHECK(reader.at_end());
    CHECK(!reader.accept("s"));
}

TEST_CASE("an error is at the byte that a reader has come to") {
    Reader reader{"abc"};
    reader.skip();
    CHECK(reader.error("no b please") == ParseError{"no b please", 1});
}

TEST_CASE("a number is read to its last digit") {
    static_assert(number_in("7") == 7 && end_of_number("7") == 1);
    static_assert(number_in("120b") == 120 && end_of_number("120b") == 3);
    static_assert(number_in("999999") == 999'999);
}

TEST_CASE("a text that does not begin with a number is no number and stays unread") {
    static_assert(number_in("") == 0 && end_of_number("") == 0);
    static_assert(number_in("b1") == 0 && end_of_number("b1") == 0);
    static_assert(number_in("-1") == 0 && end_of_number("-1") == 0);
    static_assert(number_in("0") == 0 && end_of_number("0") == 0);
    static_assert(number_in("07") == 0 && end_of_number("07") == 0);
}

TEST_CASE("numbers of a million and more are a million, however many digits they have") {
    static_assert(number_in("1000000") == 1'000'000);
    static_assert(number_in("9999999") == 1'000'000);
    static_assert(number_in("4294967297") == 1'000'000);
    static_assert(number_in("18446744073709551617") == 1'000'000);
    const std::string digits(10'000, '9');
    CHECK(number_in(digits) == 1'000'000);
    CHECK(end_of_number(digits) == 10'000);
}

TEST_CASE("a seed is any number of 64 bits") {
    static_assert(*seed_in("0") == 0);
    static_assert(*seed_in("2026 ") == 2026);
    static_assert(*seed_in("18446744073709551615") == 18'446'744'073'709'551'615U);
    CHECK(*seed_in("18446744073709551609") == 18'446'744'073'709'551'609U);
}

TEST_CASE("a seed has no more than 64 bits") {
    static_assert(seed_in("18446744073709551616").error() == ParseError{"a seed is less than 2^64", 0});
    static_assert(seed_in("18446744073709551620").error() == ParseError{"a seed is less than 2^64", 0});
    CHECK(seed_in("184467440737095516150").error() == ParseError{"a seed is less than 2^64", 0});
    CHECK(seed_in(std::string(10'000, '1')).error() == ParseError{"a seed is less than 2^64", 0});
}

TEST_CASE("a seed is a number without a sign or leading zeros") {
    static_assert(seed_in("").error() == ParseError{"expected a seed, a whole number", 0});
    CHECK(seed_in("-1").error() == ParseError{"expected a seed, a whole number", 0});
    Reader reader{"07"};
    CHECK(*read_seed(reader) == 0);
    CHECK(reader.at() == 1);
}
