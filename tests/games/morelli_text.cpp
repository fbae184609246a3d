// The texts of Morelli that cannot be read, and why.

#include <tessera/morelli.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <string_view>

using namespace tessera;
using namespace tessera::morelli;

TEST_CASE("Morelli: positions that are none, and why") {
    const auto error = [](std::string_view text) { return Morelli<5>::from_position(text).error(); };
    CHECK(error("") == ParseError{"too few cells in this row", 0});
    CHECK(error("5/5/5/5 b play") == ParseError{"too few rows", 7});
    CHECK(error("5/5/5/5/5/5 b play") == ParseError{"too many rows", 9});
    CHECK(error("6/5/5/5/5 b play") == ParseError{"too many cells in this row", 0});
    CHECK(error("5/x4/5/5/5 b play") == ParseError{"expected b, w, B, W or a number of empty cells", 2});
    CHECK(error("5/5/2b2/5/5 b play") == ParseError{"only a King stands on the Throne", 5});
    CHECK(error("5/5/1B3/5/5 b play") == ParseError{"a King stands on the Throne only", 5});
    CHECK(error("5/5/5/5/5") == ParseError{"expected a space and the player to move", 9});
    CHECK(error("5/5/5/5/5 x play") == ParseError{"expected b or w as the player to move", 10});
    CHECK(error("5/5/5/5/5 b") == ParseError{"expected a space and the phase", 11});
    CHECK(error("5/5/5/5/5 b choose") == ParseError{"expected setup or play as the phase", 12});
    CHECK(error("5/5/5/5/5 b play ") == ParseError{"expected nothing after the phase", 16});
}

TEST_CASE("Morelli: positions in the setup that are none, and why") {
    const auto error = [](std::string_view text) { return Morelli<5>::from_position(text).error(); };
    CHECK(Morelli<5>::from_position("5/5/5/5/5 b setup").has_value());
    CHECK(Morelli<5>::from_position("4w/5/5/5/b4 w setup").has_value());
    CHECK(error("5/1b3/5/5/5 b setup") ==
          ParseError{"before the first move all pieces are on the outermost band", 3});
    CHECK(error("5/5/2W2/5/5 b setup") ==
          ParseError{"before the first move all pieces are on the outermost band", 5});
    CHECK(error("4b/5/5/5/b4 w setup") ==
          ParseError{"before the first move opposite cells have pieces of different colours", 1});
    CHECK(error("5/5/5/5/b4 w setup") ==
          ParseError{"before the first move opposite cells have pieces of different colours", 8});
    CHECK(error("3ww/5/5/5/bb3 w setup") == ParseError{"no turn of the setup begins with so many pairs", 0});
    CHECK(error("wbbbb/w3b/w3b/w3b/wwwwb b setup") ==
          ParseError{"no turn of the setup begins with so many pairs", 0});
    CHECK(error("5/5/5/5/5 w setup") ==
          ParseError{"with so many pairs it is the other player who places", 10});
    CHECK(error("4w/5/5/5/b4 b setup") ==
          ParseError{"with so many pairs it is the other player who places", 12});
}

TEST_CASE("Morelli: moves that are none, and why") {
    const auto error = [](std::string_view text) { return Morelli<13>::parse_move(text).error(); };
    constexpr std::string_view expected =
        "expected - and where the piece goes, or a comma and a second pair, or nothing";
    CHECK(error("") == ParseError{"expected a cell such as a1", 0});
    CHECK(error("d") == ParseError{"expected the number of a row", 1});
    CHECK(error("n1") == ParseError{"no such cell on this board", 0});
    CHECK(error("a14") == ParseError{"no such cell on this board", 0});
    CHECK(error("d1 i6") == ParseError{expected, 2});
    CHECK(error("d1--i6") == ParseError{"expected a cell such as a1", 3});
    CHECK(error("d1-") == ParseError{"expected a cell such as a1", 3});
    CHECK(error("d1-i6,") == ParseError{"expected nothing after the second cell", 5});
    CHECK(error("d1-d1") == ParseError{"the piece has to go to another cell", 3});
    CHECK(error("d1,d1") == ParseError{"the two pairs need different cells", 3});
}

TEST_CASE("Morelli: a move has a from and a to, a setup one or two pairs in their order") {
    const auto move = *Morelli<31>::parse_move("ae31-p16");
    CHECK_FALSE(move.is_placing());
    CHECK(move.pairs() == 0);
    CHECK(to_string(move.from()) == "ae31");
    CHECK(move.to() == throne_cell<31>);
    CHECK(to_string(move) == "ae31-p16");

    const auto two = *Morelli<13>::parse_move("d1,a1");
    CHECK(two.is_placing());
    CHECK(two.pairs() == 2);
    CHECK(to_string(two) == "a1,d1");
    CHECK(two == Move<13>::placing({0, 0}, {3, 0}));

    const auto one = *Morelli<13>::parse_move("m13");
    CHECK(one.pairs() == 1);
    CHECK(to_string(one) == "m13");
    CHECK(one != two);
}

TEST_CASE("Morelli: moves are carried over with the board, pairs in their order") {
    CHECK(to_string(transformed(*Morelli<13>::parse_move("d1-i6"), Symmetry::flip_columns)) == "j1-e6");
    CHECK(to_string(transformed(*Morelli<13>::parse_move("a1,d1"), Symmetry::flip_columns)) == "j1,m1");
    CHECK(to_string(transformed(*Morelli<13>::parse_move("a1"), Symmetry::rotate_180)) == "m13");
}
