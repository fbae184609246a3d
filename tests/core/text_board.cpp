#include <tessera/core/text.hpp>

#include "boards.hpp"
#include "naive.hpp"

#include <doctest/doctest.h>

#include <string>       // string
#include <string_view>  // string_view

using namespace tessera;

namespace {

// A board of 3 × 3 cells with black and white stones.
struct Stones {
    Bitboard<3, 3> black;
    Bitboard<3, 3> white;
};

constexpr Parsed<bool> read(Reader& reader, Stones& stones) {
    return read_board<3, 3>(reader, [&](Cell<3, 3> cell, char letter) -> std::string_view {
        if (letter != 'b' && letter != 'w')
            return "expected b or w";
        (letter == 'b' ? stones.black : stones.white).insert(cell);
        return {};
    });
}

constexpr ParseError error_of(std::string_view text) {
    Reader reader{text};
    Stones stones;
    const Parsed<bool> read_well = read(reader, stones);
    return read_well ? ParseError{"no error", 0} : read_well.error();
}

template <class Board>
std::string text_of(const naive::Set<Board>& black, const naive::Set<Board>& white) {
    return board_text<Board::width, Board::height>([&](typename Board::Cell cell) {
        return black.contains(cell) ? 'b' : white.contains(cell) ? 'w' : '\0';
    });
}

}  // namespace

TEST_CASE("a board is read from the top row down, and a number counts empty cells") {
    constexpr auto read_well = [] {
        Reader reader{"b2/1wb/3"};
        Stones stones;
        return *read(reader, stones) && reader.at_end() && stones.black == Bitboard<3, 3>{{0, 2}, {2, 1}} &&
               stones.white == Bitboard<3, 3>{{1, 1}};
    };
    static_assert(read_well());
    CHECK(read_well());
}

TEST_CASE("pieces are placed in the order of the text") {
    Reader reader{"2b/w2/1bw"};
    std::string placed;
    const auto result = read_board<3, 3>(reader, [&](Cell<3, 3> cell, char letter) -> std::string_view {
        placed += letter + to_string(cell);
        return {};
    });
    CHECK(result.has_value());
    CHECK(placed == "bc3wa2bb1wc1");
}

TEST_CASE("a board ends at a blank, which is left to read") {
    Reader reader{"3/3/3 b"};
    Stones stones;
    CHECK(read(reader, stones).has_value());
    CHECK(reader.at() == 5);
}

TEST_CASE("a row with too few cells is wrong where it ends") {
    static_assert(error_of("") == ParseError{"too few cells in this row", 0});
    static_assert(error_of("2/3/3") == ParseError{"too few cells in this row", 1});
    static_assert(error_of("3/1b/3") == ParseError{"too few cells in this row", 4});
    static_assert(error_of("3//3") == ParseError{"too few cells in this row", 2});
    static_assert(error_of("3/3/") == ParseError{"too few cells in this row", 4});
    static_assert(error_of("3/3/bw b") == ParseError{"too few cells in this row", 6});
    CHECK(error_of("3/3/2") == ParseError{"too few cells in this row", 5});
}

TEST_CASE("a row with too many cells is wrong at the first that is too much") {
    static_assert(error_of("4/3/3") == ParseError{"too many cells in this row", 0});
    static_assert(error_of("b3/3/3") == ParseError{"too many cells in this row", 1});
    static_assert(error_of("3/bwbw/3") == ParseError{"too many cells in this row", 5});
    static_assert(error_of("3b/3/3") == ParseError{"too many cells in this row", 1});
    static_assert(error_of("3/3/3w") == ParseError{"too many cells in this row", 5});
    static_assert(error_of("3/3/bbb1") == ParseError{"too many cells in this row", 7});
    CHECK(error_of("b" + std::string(10'000, '2') + "/3/3") == ParseError{"too many cells in this row", 1});
    CHECK(error_of("4294967299/3/3") == ParseError{"too many cells in this row", 0});
}

TEST_CASE("a number of empty cells does not begin with 0") {
    static_assert(error_of("0/3/3").at == 0);
    static_assert(error_of("b0w1/3/3").at == 1);
    static_assert(error_of("3/03/3").at == 2);
    CHECK(error_of("b02/3/3") == ParseError{"a number of empty cells does not begin with 0", 1});
}

TEST_CASE("a board with too few rows is wrong where it ends") {
    static_assert(error_of("3") == ParseError{"too few rows", 1});
    static_assert(error_of("3/3") == ParseError{"too few rows", 3});
    CHECK(error_of("3/3 b") == ParseError{"too few rows", 3});
}

TEST_CASE("a board with too many rows is wrong behind the last") {
    static_assert(error_of("3/3/3/") == ParseError{"too many rows", 5});
    CHECK(error_of("3/3/3/3") == ParseError{"too many rows", 5});
}

TEST_CASE("a piece that the game refuses is wrong where it stands, with the words of the game") {
    static_assert(error_of("x2/3/3") == ParseError{"expected b or w", 0});
    static_assert(error_of("3/1b\n/3") == ParseError{"expected b or w", 4});
    CHECK(error_of("3/3/2B") == ParseError{"expected b or w", 5});
    CHECK(error_of("b\xFF") == ParseError{"expected b or w", 1});
    CHECK(error_of(std::string_view{"3/\0", 3}) == ParseError{"expected b or w", 2});
}

TEST_CASE("the byte of an error counts from the start of the text, not of the board") {
    Reader reader{"board 3/4/3"};
    CHECK(reader.accept("board "));
    Stones stones;
    CHECK(read(reader, stones).error() == ParseError{"too many cells in this row", 8});
}

TEST_CASE("a board is written with the largest numbers of empty cells, and no zero") {
    using Board = Bitboard<12, 3>;
    naive::Set<Board> black;
    naive::Set<Board> white;
    CHECK(text_of(black, white) == "12/12/12");
    black.put(0, 2);
    white.put(11, 1);
    black.put(5, 0);
    black.put(6, 0);
    CHECK(text_of(black, white) == "b11/11w/5bb5");
    CHECK(text_of(naive::set_of_bits<Bitboard<1, 1>>(1), {}) == "b");
    CHECK(text_of(naive::set_of_bits<Bitboard<1, 1>>(0), {}) == "1");
}

TEST_CASE("a board that is written is read back") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto black = naive::random_set<Board>(rng);
        const auto white = naive::random_set<Board>(rng);
        const std::string text = text_of(black, white);
        Reader reader{text};
        Board read_black;
        Board read_white;
        const auto result = read_board<Board::width, Board::height>(
            reader, [&](typename Board::Cell cell, char letter) -> std::string_view {
                (letter == 'b' ? read_black : read_white).insert(cell);
                return {};
            });
        return result && reader.at_end() && read_black == board_of(black) &&
               read_white == board_of(white) - board_of(black);
    };
    boards::check(
        boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<127, 1>, Bitboard<1, 127>, Bitboard<31, 31>>{},
        law, 10);
}
