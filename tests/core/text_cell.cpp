#include <tessera/core/text.hpp>

#include "boards.hpp"

#include <doctest/doctest.h>

#include <string>       // string
#include <string_view>  // string_view

using namespace tessera;

namespace {

template <int W, int H>
constexpr Parsed<Cell<W, H>> read_only_cell(std::string_view text) {
    Reader reader{text};
    return read_cell<W, H>(reader);
}

constexpr ParseError error_of(std::string_view text) {
    const auto cell = read_only_cell<9, 9>(text);
    return cell ? ParseError{"no error", 0} : cell.error();
}

}  // namespace

TEST_CASE("columns are called a to z, then aa to zz, then aaa") {
    CHECK(column_name(0) == "a");
    CHECK(column_name(25) == "z");
    CHECK(column_name(26) == "aa");
    CHECK(column_name(51) == "az");
    CHECK(column_name(52) == "ba");
    CHECK(column_name(701) == "zz");
    CHECK(column_name(702) == "aaa");
    CHECK(column_name(18'277) == "zzz");
    CHECK(column_name(18'278) == "aaaa");
}

TEST_CASE("a cell is called after its column and row, counted from 1") {
    CHECK(to_string(Cell<9, 9>{0, 0}) == "a1");
    CHECK(to_string(Cell<9, 9>{8, 0}) == "i1");
    CHECK(to_string(Cell<9, 9>{2, 8}) == "c9");
    CHECK(to_string(Cell<31, 31>{30, 30}) == "ae31");
    CHECK(to_string(Cell<1, 127>{0, 126}) == "a127");
}

TEST_CASE("a cell is found by its name") {
    static_assert(*read_only_cell<9, 9>("a1") == Cell<9, 9>{0, 0});
    static_assert(*read_only_cell<9, 9>("i9") == Cell<9, 9>{8, 8});
    static_assert(*read_only_cell<31, 31>("z26") == Cell<31, 31>{25, 25});
    static_assert(*read_only_cell<31, 31>("aa27") == Cell<31, 31>{26, 26});
    static_assert(*read_only_cell<703, 2>("aaa2") == Cell<703, 2>{702, 1});
    CHECK(*read_only_cell<703, 2>("zz1") == Cell<703, 2>{701, 0});
}

TEST_CASE("the name of every cell is read back") {
    constexpr auto law = []<class Board>(Rng&) {
        for (int index = 0; index < Board::cell_count; ++index) {
            const auto cell = Board::Cell::from_index(index);
            const std::string name = to_string(cell);
            Reader reader{name};
            const auto read = read_cell<Board::width, Board::height>(reader);
            if (!read || *read != cell || !reader.at_end())
                return false;
        }
        return true;
    };
    boards::check(
        boards::List<Bitboard<1, 1>, Bitboard<9, 9>, Bitboard<1, 127>, Bitboard<31, 31>, Bitboard<703, 2>>{},
        law, 1);
}

TEST_CASE("reading a cell stops behind its name") {
    Reader reader{"c3,e5"};
    CHECK(*read_cell<9, 9>(reader) == Cell<9, 9>{2, 2});
    CHECK(reader.at() == 2);
    CHECK(reader.accept(","));
    CHECK(*read_cell<9, 9>(reader) == Cell<9, 9>{4, 4});
    CHECK(reader.at_end());
}

TEST_CASE("a cell begins with the letters of a column") {
    static_assert(error_of("") == ParseError{"expected a cell such as a1", 0});
    static_assert(error_of("1a") == ParseError{"expected a cell such as a1", 0});
    static_assert(error_of(" a1") == ParseError{"expected a cell such as a1", 0});
    static_assert(error_of("A1") == ParseError{"expected a cell such as a1", 0});
    CHECK(error_of("\xC3\xA9") == ParseError{"expected a cell such as a1", 0});
    CHECK(error_of(std::string_view{"\0a1", 3}) == ParseError{"expected a cell such as a1", 0});
}

TEST_CASE("the letters of a cell are followed by the number of a row, which does not begin with 0") {
    static_assert(error_of("a") == ParseError{"expected the number of a row", 1});
    static_assert(error_of("a-1") == ParseError{"expected the number of a row", 1});
    static_assert(error_of("a0") == ParseError{"expected the number of a row", 1});
    static_assert(error_of("a01") == ParseError{"expected the number of a row", 1});
    CHECK(error_of("abc,d4") == ParseError{"expected the number of a row", 3});
}

TEST_CASE("a cell that is not on the board is wrong as a whole") {
    static_assert(error_of("j1") == ParseError{"no such cell on this board", 0});
    static_assert(error_of("a10") == ParseError{"no such cell on this board", 0});
    static_assert(error_of("aa1") == ParseError{"no such cell on this board", 0});
    CHECK(error_of("a4294967297") == ParseError{"no such cell on this board", 0});
    CHECK(error_of(std::string(10'000, 'z') + "1") == ParseError{"no such cell on this board", 0});
    CHECK(error_of("a" + std::string(10'000, '1')) == ParseError{"no such cell on this board", 0});
}

TEST_CASE("the byte of an error counts from the start of the text, not of the cell") {
    Reader reader{"b2,j1"};
    CHECK(read_cell<9, 9>(reader).has_value());
    CHECK(reader.accept(","));
    CHECK(read_cell<9, 9>(reader).error() == ParseError{"no such cell on this board", 3});
}
