// How a game of Morelli starts.

#include <tessera/core/text.hpp>
#include <tessera/morelli.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

using namespace tessera;
using namespace tessera::morelli;

namespace {

template <int N>
constexpr Cell<N, N> cell(std::string_view name) {
    Reader reader{name};
    return *read_cell<N, N>(reader);
}

template <int N>
bool legal(const Morelli<N>& game, std::string_view move) {
    return game.is_legal(*Morelli<N>::parse_move(move));
}

template <int N>
Morelli<N> after(Morelli<N> game, std::string_view move) {
    REQUIRE(legal(game, move));
    game.play(*Morelli<N>::parse_move(move));
    return game;
}

// Whether the board looks the same after a symmetry, or the same with the colours swapped.
template <int N>
bool carries(Symmetry symmetry, bool swaps, const Morelli<N>& from, const Morelli<N>& to) {
    const Morelli<N> image = from.transformed(symmetry);
    return to.pieces(Player::black) == image.pieces(swaps ? Player::white : Player::black) &&
           to.pieces(Player::white) == image.pieces(swaps ? Player::black : Player::white);
}

constexpr std::string_view printed_start =
    "bbbbbbbbbbbbb/w11b/w11b/w11b/w11b/w11b/w11b/w11b/w11b/w11b/w11b/w11b/wwwwwwwwwwwwb b play";

}  // namespace

TEST_CASE(
    "Morelli 1: with `adjacent` White has the left column and the bottom row without its right corner") {
    CHECK(Morelli<7>{}.position() == "wbbbbbb/w5b/w5b/w5b/w5b/w5b/wwwwwwb b play");
    CHECK(Morelli<7>::adjacent() == Morelli<7>{});
    static_assert(Morelli<13>{}.pieces(Player::black).count() == 24);
    static_assert(Morelli<13>{}.pieces(Player::white).count() == 24);
}

TEST_CASE("Morelli 1: with `facing` White has what is below the middle row and the right end of that row") {
    CHECK(Morelli<7>::facing().position() == "bbbbbbb/b5b/b5b/b5w/w5w/w5w/wwwwwww b play");
}

TEST_CASE("Morelli 1: with `random` a seed gives the same board everywhere") {
    CHECK(Morelli<13>::random(7).position() ==
          "bwwwbwbwbwbww/w11w/w11w/w11w/b11b/b11w/w11b/b11w/w11w/b11b/b11b/"
          "b11b/bbwbwbwbwbbbw b play");
    static_assert(Morelli<13>::random(7).hash() == 0x83AF'68E6'AA5A'5448);
    CHECK(Morelli<5>::random(7).position() == "bwbww/b3w/b3w/b3w/bbwbw b play");
    CHECK(Morelli<13>::random(~std::uint64_t{0}).position() ==
          "bbwbbwbwbwbbw/w11w/b11w/w11w/w11w/w11b/w11b/w11b/b11b/b11b/b11w/b11b/bwwbwbwbwwbww b play");
}

TEST_CASE("Morelli 1: a random board is drawn pair by pair, from a1 on") {
    Rng rng{2026};
    const auto black = random_black<13>(2026);
    for (const Cell<13, 13> c : outermost_band<13>)
        if (c < c.opposite())
            CHECK(black.contains(c) == (rng.below(2) == 0));
}

TEST_CASE("Morelli 1: every setup is a start, whatever the seed and the size") {
    const auto check = []<int N>() {
        CHECK(Morelli<N>::adjacent().is_start());
        CHECK(Morelli<N>::facing().is_start());
        CHECK(Morelli<N>::free().is_start());
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            CHECK(Morelli<N>::random(seed).is_start());
    };
    check.operator()<5>();
    check.operator()<7>();
    check.operator()<13>();
    check.operator()<31>();
    static_assert(Morelli<13>{}.is_start());
    static_assert(keeps_opposites(adjacent_black<13>(), outermost_band<13> - adjacent_black<13>()));
    static_assert(keeps_opposites(facing_black<9>(), outermost_band<9> - facing_black<9>()));
}

TEST_CASE("Morelli 1: a setup is chosen by its name") {
    CHECK(*Morelli<>::from_setup("") == Morelli<>::adjacent());
    CHECK(*Morelli<>::from_setup("adjacent") == Morelli<>::adjacent());
    CHECK(*Morelli<>::from_setup("facing") == Morelli<>::facing());
    CHECK(*Morelli<>::from_setup("free") == Morelli<>::free());
    CHECK(*Morelli<>::from_setup("random 7") == Morelli<>::random(7));
    CHECK(*Morelli<>::from_setup("random 0") == Morelli<>::random(0));
    CHECK(*Morelli<>::from_setup("random 18446744073709551615") == Morelli<>::random(~std::uint64_t{0}));
    static_assert(Morelli<>::from_setup("facing").has_value());

    const auto error = [](std::string_view text) { return Morelli<>::from_setup(text).error(); };
    CHECK(error("Adjacent") == ParseError{"expected adjacent, facing, random SEED or free", 0});
    CHECK(error("adjacent ") == ParseError{"expected adjacent, facing, random SEED or free", 0});
    CHECK(error("random") == ParseError{"expected adjacent, facing, random SEED or free", 0});
    CHECK(error("random ").at == 7);
    CHECK(error("random x").at == 7);
    CHECK(error("random -1").at == 7);
    CHECK(error("random 18446744073709551616").at == 7);
    CHECK(error("random 7 ") == ParseError{"expected nothing after the seed", 8});
    CHECK(error("random 07") == ParseError{"expected nothing after the seed", 8});
}

TEST_CASE("Morelli 1: the start that the report prints breaks the rule of opposites") {
    // 25 black and 23 white pieces: the corners at the ends of one diagonal are both black.
    const auto read = Morelli<>::from_start(printed_start);
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error() ==
          ParseError{"before the first move opposite cells have pieces of different colours", 0});

    // As a position in play it is none of the reader's business how it came about.
    const auto played = Morelli<>::from_position(printed_start);
    REQUIRE(played.has_value());
    CHECK(played->pieces(Player::black).count() == 25);
    CHECK(played->pieces(Player::white).count() == 23);
    CHECK_FALSE(played->is_start());
    CHECK_FALSE(keeps_opposites(played->pieces(Player::black), played->pieces(Player::white)));

    // With that corner white it is `adjacent`.
    std::string mended{printed_start};
    mended[0] = 'w';
    CHECK(*Morelli<>::from_start(mended) == Morelli<>::adjacent());
}

TEST_CASE("Morelli 1: what a start is, and what is wrong with others") {
    const auto error = [](std::string_view text) { return Morelli<5>::from_start(text).error(); };
    CHECK(Morelli<5>::from_start("wbbbb/w3b/w3b/w3b/wwwwb b play").has_value());
    CHECK(Morelli<5>::from_start("5/5/5/5/5 b setup").has_value());
    CHECK(error("wbbbb/w3b/w3b/w3b/wwwwb w play") == ParseError{"Black moves first", 24});
    CHECK(error("wbbbb/w3b/w2wb/w3b/wwwwb b play") ==
          ParseError{"before the first move all pieces are on the outermost band", 12});
    CHECK(error("wbbbb/w3b/w1B1b/w3b/wwwwb b play") ==
          ParseError{"before the first move all pieces are on the outermost band", 12});
    CHECK(error("wbbbb/w3b/w3b/w3b/1wwwb b play") ==
          ParseError{"before the first move opposite cells have pieces of different colours", 4});
    CHECK(error("wbbb1/w3b/w3b/w3b/1wwwb b play") ==
          ParseError{"before the first move the outermost band is full", 0});
    CHECK(error("2b1b/w3b/b3w/w3b/w1w2 w setup") ==
          ParseError{"no piece has been placed at the start of the setup", 0});
    CHECK(error("5/5/5/5 b play") == Morelli<5>::from_position("5/5/5/5 b play").error());
}

TEST_CASE("Morelli, free: Black places one pair, then White two, Black two and so on, Black the last alone") {
    const auto check = []<int N>() {
        Rng rng{N};
        for (Morelli<N> game = Morelli<N>::free(); game.phase() == Phase::setup;) {
            const int before = game.pieces(Player::black).count();
            const int left = all_pairs<N> - before;
            const Player player = game.to_move();
            CHECK(game.pairs_to_place() == (before == 0 || left == 1 ? 1 : 2));
            if (before == 0 || left == 1)
                CHECK(player == Player::black);
            game.play(game.random_move(rng));
            CHECK(game.pieces(Player::white).count() == game.pieces(Player::black).count());
            if (left > 1)
                CHECK(game.to_move() == opponent(player));
            else
                CHECK(game.to_move() == Player::black);
            CHECK((game.phase() == Phase::play) == (left == 1));
            CHECK(game.is_start() == (left == 1));
        }
    };
    check.operator()<5>();
    check.operator()<7>();
    check.operator()<13>();
    check.operator()<31>();
    static_assert(setup_turn<13>(0) == SetupTurn{Player::black, 1});
    static_assert(setup_turn<13>(1) == SetupTurn{Player::white, 2});
    static_assert(setup_turn<13>(3) == SetupTurn{Player::black, 2});
    static_assert(setup_turn<13>(21) == SetupTurn{Player::white, 2});
    static_assert(setup_turn<13>(23) == SetupTurn{Player::black, 1});
    static_assert(!is_setup_turn<13>(2) && !is_setup_turn<13>(24));
}

TEST_CASE("Morelli, free: a black piece goes on an empty cell of the outermost band, a white one opposite") {
    const auto game = Morelli<5>::free();
    CHECK(game.setup_cells() == outermost_band<5>);
    CHECK_FALSE(legal(game, "b2"));
    CHECK_FALSE(legal(game, "c3"));
    CHECK_FALSE(legal(game, "a1,b1"));
    CHECK_FALSE(legal(game, "a1-b2"));
    const auto next = after(game, "a1");
    CHECK(next.position() == "4w/5/5/5/b4 w setup");
    CHECK(next.setup_cells() == outermost_band<5> - Bitboard<5, 5>{cell<5>("a1"), cell<5>("e5")});
    CHECK_FALSE(legal(next, "b1"));
    CHECK_FALSE(legal(next, "a1,b1"));
    CHECK_FALSE(legal(next, "b1,e5"));
    CHECK_FALSE(legal(next, "b1,b2"));
    CHECK(legal(next, "b1,c1"));
    CHECK(after(next, "c1,b1").position() == "2www/5/5/5/bbb2 b setup");
}

TEST_CASE("Morelli, free: two black pieces of a turn are not opposite each other") {
    const auto game = after(Morelli<5>::free(), "a1");
    CHECK_FALSE(legal(game, "b1,d5"));
    CHECK_FALSE(game.second_setup_cells(cell<5>("b1")).contains(cell<5>("d5")));
    for (const Cell<5, 5> first : game.setup_cells())
        for (const Cell<5, 5> second : game.setup_cells())
            if (first != second)
                CHECK(game.second_setup_cells(first).contains(second) ==
                      game.is_legal(Move<5>::placing(first, second)));
    CHECK(game.second_setup_cells(cell<5>("a1")).empty());
    CHECK(game.second_setup_cells(cell<5>("c3")).empty());
    CHECK(Morelli<5>::free().second_setup_cells(cell<5>("a1")).empty());
}

TEST_CASE("Morelli, free: with one pair on the board there are more moves than in any other setup") {
    const auto game = after(Morelli<13>::free(), "a1");
    CHECK(game.count_moves() == max_placings<13>);
    CHECK(game.moves().size() == 1012);
}

TEST_CASE("Morelli, free: nobody moves a piece in the setup, and nobody places one in play") {
    const auto game = after(Morelli<5>::free(), "a1");
    CHECK(game.movable_pieces().empty());
    CHECK(game.destinations(cell<5>("a1")).empty());
    CHECK(game.outcome() == Outcome::ongoing);
    const Morelli<5> play;
    CHECK(play.setup_cells().empty());
    CHECK(play.second_setup_cells(cell<5>("a1")).empty());
    CHECK(play.pairs_to_place() == 0);
    CHECK_FALSE(legal(play, "a1"));
    CHECK_FALSE(legal(play, "a1,b1"));
}

TEST_CASE("Morelli, free: a setup that is played out is a start, and the game goes on from there") {
    auto game = Morelli<5>::free();
    for (const std::string_view move : {"e1", "b5,c5", "d5,e4", "e2,e3"})
        game = after(game, move);
    CHECK(game.pairs_to_place() == 1);
    CHECK(game.count_moves() == 2);
    game = after(game, "e5");
    CHECK(game == Morelli<5>::adjacent());
    CHECK(game.hash() == Morelli<5>::adjacent().hash());
}

TEST_CASE("Morelli, symmetries: a half turn swaps the colours of every start") {
    for (const auto& start :
         {Morelli<>::adjacent(), Morelli<>::facing(), Morelli<>::random(1), Morelli<>::random(2)})
        CHECK(carries(Symmetry::rotate_180, true, start, start));
}

TEST_CASE("Morelli, symmetries: nothing else carries `adjacent` or `facing` to itself, or one to the other") {
    for (const Symmetry symmetry : symmetries)
        for (const bool swaps : {false, true}) {
            const bool trivial = symmetry == (swaps ? Symmetry::rotate_180 : Symmetry::identity);
            CHECK(carries(symmetry, swaps, Morelli<>::adjacent(), Morelli<>::adjacent()) == trivial);
            CHECK(carries(symmetry, swaps, Morelli<>::facing(), Morelli<>::facing()) == trivial);
            CHECK_FALSE(carries(symmetry, swaps, Morelli<>::adjacent(), Morelli<>::facing()));
        }
}

TEST_CASE("Morelli, symmetries: starts go to starts, eight different ones") {
    for (const auto& start : {Morelli<>::adjacent(), Morelli<>::facing(), Morelli<>::random(3)}) {
        std::set<std::string> images;
        for (const Symmetry symmetry : symmetries) {
            CHECK(start.transformed(symmetry).is_start());
            images.insert(start.transformed(symmetry).position());
        }
        CHECK(images.size() == 8);
    }
}

TEST_CASE("Morelli, symmetries: the start of `free` is the same seen from everywhere") {
    for (const Symmetry symmetry : symmetries)
        CHECK(Morelli<>::free().transformed(symmetry) == Morelli<>::free());
    CHECK(Morelli<>::free().canonical() == Morelli<>::free());
}
