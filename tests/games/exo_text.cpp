#include <tessera/exo.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

using namespace tessera;
using namespace tessera::exo;

namespace {

constexpr std::string_view flat_universe =
    "SRT,SRG,SRR,SGT,SGG,SGR,SWT,SWG,SWR,MRT,MRG,MRR,MGT,MGG,MGR,MWT,MWG,MWR,LRT,LRG,LRR,LGT,LGG,LGR,LWT,LWG,LWR";

// The planets after LGG.
constexpr std::string_view rest = "LGR,LWT,LWG,LWR";

// All planets up to LGG, in two galaxies of which one stretches to the right and the other upwards. With
// SRT@1,0 in place of the first entry of the first galaxy the position is right.
std::string late(std::string_view universe, std::string_view first, std::string_view turn) {
    return std::string(universe) + "|" + std::string(first) +
           ";SRG@2,0;SRR@3,0;SGT@4,0;SGG@5,0;SGR@6,0;SWT@7,0;SWG@8,0;SWR@9,0;MRT@10,0;MRG@11,0;MRR@12,0|MGT@0,1;"
           "MGG@0,2;MGR@0,3;MWT@0,4;MWG@0,5;MWR@0,6;LRT@0,7;LRG@0,8;LRR@0,9;LGT@0,10;LGG@0,11 " +
           std::string(turn);
}

// What is wrong with a text, and where: the text from that byte on.
template <int Players = 2>
std::string fault(const std::string& text) {
    const auto read = Exo<Players>::from_position(text);
    if (read)
        return "nothing";
    REQUIRE(read.error().at <= text.size());
    const std::string at = text.substr(read.error().at);
    return std::string(read.error().what) + " > " + at.substr(0, 8);
}

std::string flat(std::string_view galaxies) { return std::string(flat_universe) + std::string(galaxies); }

// The same without SRT.
std::string without_first(std::string_view galaxies) {
    return std::string(flat_universe.substr(4)) + std::string(galaxies);
}

}  // namespace

TEST_CASE("Exo text: a planet is its size, its colour and its type") {
    CHECK(to_string(Planet{Size::small, Colour::red, Type::terrestrial}) == "SRT");
    CHECK(to_string(Planet{Size::large, Colour::white, Type::gaseous}) == "LWG");
    CHECK(flat("|| p1") == Exo<2>::flat().position());
}

TEST_CASE("Exo text: blue is read as white") {
    const auto blue = Exo<2>::parse_move("SBT@1,0");
    REQUIRE(blue.has_value());
    CHECK(to_string(*blue) == "SWT@1,0");
    std::string text = flat("|| p1");
    for (std::size_t at = text.find('W'); at != std::string::npos; at = text.find('W', at))
        text[at] = 'B';
    CHECK(*Exo<2>::from_position(text) == Exo<2>::flat());
}

TEST_CASE("Exo text: a move is a planet and its place") {
    static_assert(Exo<2>::parse_move("MGG@-13,13")->place() == Place{-13, 13});
    CHECK(to_string(*Exo<2>::parse_move("MGG@-13,13")) == "MGG@-13,13");
    const auto check = [](std::string_view text, std::string_view what, std::size_t at) {
        INFO(std::string(text));
        const auto read = Exo<2>::parse_move(text);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error() == ParseError{what, at});
    };
    check("", "expected a planet such as SRT", 0);
    check("SR", "expected a planet such as SRT", 0);
    check("BRT@1,0", "expected a planet such as SRT", 0);
    check("SRB@1,0", "expected a planet such as SRT", 0);
    check("srt@1,0", "expected a planet such as SRT", 0);
    check("SRT", "expected @ and the place of the planet", 3);
    check("SRT@", "expected a coordinate, a whole number", 4);
    check("SRT@x,0", "expected a coordinate, a whole number", 4);
    check("SRT@-0,0", "expected a coordinate, a whole number", 4);
    check("SRT@+1,0", "expected a coordinate, a whole number", 4);
    check("SRT@-,0", "expected a coordinate, a whole number", 4);
    check("SRT@1", "expected a comma and the second coordinate", 5);
    check("SRT@01,0", "expected a comma and the second coordinate", 5);
    check("SRT@1,", "expected a coordinate, a whole number", 6);
    check("SRT@14,0", "too far from the star", 4);
    check("SRT@0,-99999999999999999999", "too far from the star", 6);
    check("SRT@1,0 ", "expected nothing after the place", 7);
    CHECK(Exo<3>::parse_move("SRT@9,-9").has_value());
    CHECK_FALSE(Exo<3>::parse_move("SRT@10,0").has_value());
}

TEST_CASE("Exo text: a position is read as it is printed") {
    const std::string text = late(rest, "SRT@1,0", "p2");
    const auto read = Exo<2>::from_position(text);
    REQUIRE(read.has_value());
    CHECK(read->position() == text);
    CHECK(read->to_move() == Player::p2);
    CHECK(read->galaxy(Player::p1).size() == 12);
    static_assert(
        Exo<2>::from_position("SRT,SRG,SRR,SGT,SGG,SGR,SWT,SWG,SWR,MRT,MRG,MRR,MGT,MGG,MGR,MWT,MWG,MWR,"
                              "LRT,LRG,LRR,LGT,LGG,LGR,LWT,LWG,LWR|| p1")
            ->count_moves() == 216);
}

TEST_CASE("Exo text: what lies on a planet stands after a colon") {
    const auto game = Exo<2>::from_position(late("LGR:LWT+LWR,LWT,LWG,LWR:LWG", "SRT@1,0", "p2"));
    REQUIRE(game.has_value());
    const auto planet = [](std::string_view name) {
        Reader reader{name};
        return *read_planet(reader);
    };
    CHECK(game->universe().on(planet("LGR")).count() == 2);
    CHECK(game->universe().on(planet("LWR")).contains(planet("LWG")));
    CHECK(game->available_planets().count() == 2);
    CHECK(game->position().starts_with("LGR:LWT+LWR,LWT,LWG,LWR:LWG|"));
}

TEST_CASE("Exo text: a planet twice is an error") {
    CHECK(fault(late("LGR,LWT,LWT,LWG,LWR", "SRT@1,0", "p2")) == "this planet is there twice > LWT,LWG,");
    CHECK(fault(late("SRT,LGR,LWT,LWG,LWR", "SRT@1,0", "p2")) == "this planet is there twice > SRT@1,0;");
    CHECK(fault(late(rest, "SRG@1,0", "p2")) == "this planet is there twice > SRG@2,0;");
    CHECK(fault(late(rest, "MGT@1,0", "p2")) == "this planet is there twice > MGT@0,1;");
}

TEST_CASE("Exo text: a missing planet is an error") {
    CHECK(fault(late("LGR,LWT,LWG", "SRT@1,0", "p2")) == "not all 27 planets are there > p2");
    CHECK(fault(without_first("|| p1")) == "not all 27 planets are there > p1");
}

TEST_CASE("Exo text: two planets on a cell are an error, or one on the star") {
    CHECK(fault(late(rest, "SRT@2,0", "p2")) == "another planet is on this place > SRG@2,0;");
    CHECK(fault(without_first("|SRT@0,0| p2")) == "this is the place of the star > SRT@0,0|");
}

TEST_CASE("Exo text: a gap in a galaxy is an error") {
    CHECK(fault(late(rest, "SRT@-1,0", "p2")) ==
          "this planet does not hang together with the star > SRG@2,0;");
    CHECK(fault(without_first("|SRT@2,0| p2")) ==
          "this planet does not hang together with the star > SRT@2,0|");
    // Not around the edge of what can be reached either.
    CHECK(fault(late(rest, "SRT@-13,0", "p2")) ==
          "this planet does not hang together with the star > SRT@-13,");
}

TEST_CASE("Exo text: a place out of reach is an error") {
    CHECK(fault(without_first("|SRT@14,0| p2")) == "too far from the star > 14,0| p2");
    CHECK(fault<3>(without_first("|SRT@1,-10|| p2")) == "too far from the star > -10|| p2");
}

TEST_CASE("Exo text: a circle in the universe is an error") {
    CHECK(fault(late("LGR:LWT,LWT:LGR,LWG,LWR", "SRT@1,0", "p2")) ==
          "this planet and others lie on one another in a circle > LWT:LGR,");
    // LGR is under the circle, not part of it.
    const std::string under = fault(late("LGR:LWT,LWT:LWG,LWG:LWR,LWR:LWT", "SRT@1,0", "p2"));
    CHECK(under.starts_with("this planet and others lie on one another in a circle > LW"));
    CHECK(fault(late("LGR,LWT:LWT,LWG,LWR", "SRT@1,0", "p2")) == "no planet lies on itself > LWT,LWG,");
}

TEST_CASE("Exo text: only planets of the universe lie on others, and each once") {
    CHECK(fault(late("LGR:SRT,LWT,LWG,LWR", "SRT@1,0", "p2")) ==
          "this planet is not in the universe > SRT,LWT,");
    CHECK(fault(late("LGR:LWT+LWT,LWT,LWG,LWR", "SRT@1,0", "p2")) == "this planet is named twice > LWT,LWT,");
}

TEST_CASE("Exo text: the numbers of planets must fit the player to move") {
    constexpr std::string_view what = "the numbers of planets do not fit the player to move > ";
    CHECK(fault(late(rest, "SRT@1,0", "p1")) == std::string(what) + "p1");
    CHECK(fault(flat("|| p2")) == std::string(what) + "p2");
    CHECK(fault<3>(flat("||| p3")) == std::string(what) + "p3");
    CHECK(fault(without_first("||SRT@1,0 p1")) == std::string(what) + "p1");
    CHECK(fault<3>(without_first("|SRT@1,0|| p2")) == "nothing");
    CHECK(fault<3>(without_first("||SRT@1,0| p2")) == std::string(what) + "p2");
}

TEST_CASE("Exo text: a galaxy cannot have more planets than a full one") {
    CHECK(fault(late("LGR,LWT,LWG,LWR", "LGR@0,-2;LWT@0,-1;SRT@1,0", "p1"))
              .starts_with("this planet is there twice"));
    CHECK(fault<3>(
              "MRG,MRR,MGT,MGG,MGR,MWT,MWG,MWR,LRT,LRG,LRR,LGT,LGG,LGR,LWT,LWG,LWR|SRT@1,0;SRG@2,0;SRR@3,0;"
              "SGT@4,0;SGG@5,0;SGR@6,0;SWT@7,0;SWG@8,0;SWR@9,0;MRT@0,1|| p2") ==
          "too many planets in this galaxy > SRT@1,0;");
}

TEST_CASE("Exo text: planets stand in their order") {
    CHECK(fault(late("LGR,LWG,LWT,LWR", "SRT@1,0", "p2")) ==
          "planets stand in the order of their letters > LWT,LWR|");
    CHECK(fault(late("LGR:LWR+LWG,LWT,LWG,LWR", "SRT@1,0", "p2")) ==
          "planets stand in the order of their letters > LWG,LWT,");
    CHECK(fault(late(rest, "SRT@0,1", "p2")) ==
          "planets stand by rows from the lowest, and in a row from the left > SRG@2,0;");
}

TEST_CASE("Exo text: what is no position") {
    CHECK(fault("") == "expected a planet such as SRT > ");
    CHECK(fault("SRT,") == "expected a planet such as SRT > ");
    CHECK(fault(flat("")) == "expected | and a galaxy > ");
    CHECK(fault(flat("| p1")) == "expected | and a galaxy >  p1");
    CHECK(fault(flat("||")) == "expected a planet such as SRT > ");
    CHECK(fault(flat("||| p1")) == "expected a space and the player to move > | p1");
    CHECK(fault(flat("|| ")) == "expected p1 or p2 as the player to move > ");
    CHECK(fault(flat("|| p3")) == "expected p1 or p2 as the player to move > p3");
    CHECK(fault<3>(flat("||| p4")) == "expected p1, p2 or p3 as the player to move > p4");
    CHECK(fault(flat("|| p1 ")) == "expected nothing after the player to move >  ");
    CHECK(fault(without_first("|SRT@1,0;| p2")) == "expected a planet such as SRT > | p2");
    CHECK(fault("SRT:,SRG|| p1") == "expected a planet such as SRT > ,SRG|| p");
    CHECK(fault("SRT:SRG+|| p1") == "expected a planet such as SRT > || p1");
}

TEST_CASE("Exo text: the setups") {
    CHECK(*Exo<2>::from_setup("") == Exo<2>{});
    CHECK(*Exo<2>::from_setup("flat") == Exo<2>::flat());
    CHECK(*Exo<2>::from_setup("piles 0") == Exo<2>::piles(0));
    CHECK(*Exo<3>::from_setup("scatter 18446744073709551615") == Exo<3>::scatter(~std::uint64_t{0}));
    static_assert(*Exo<2>::from_setup("scatter 1") == Exo<2>{});
    const auto check = [](std::string_view text, std::string_view what, std::size_t at) {
        INFO(std::string(text));
        const auto read = Exo<2>::from_setup(text);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error() == ParseError{what, at});
    };
    check("round", "expected flat, piles SEED or scatter SEED", 0);
    check("piles", "expected flat, piles SEED or scatter SEED", 0);
    check("flat 1", "expected nothing after flat", 4);
    check("piles x", "expected a seed, a whole number", 6);
    check("scatter -1", "expected a seed, a whole number", 8);
    check("scatter 01", "expected nothing after the seed", 9);
    check("scatter 1 ", "expected nothing after the seed", 9);
    check("scatter 18446744073709551616", "a seed is less than 2^64", 8);
}
