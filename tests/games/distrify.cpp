#include <tessera/algorithm/perft.hpp>
#include <tessera/distrify.hpp>

#include "reference/reference.hpp"
#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace tessera;
using namespace tessera::distrify;

namespace {

// A position that is known to be right.
template <int N>
constexpr Distrify<N> position(std::string_view text) {
    return *Distrify<N>::from_position(text);
}

template <int N>
constexpr Cell<N, N> cell(std::string_view name) {
    Reader reader{name};
    return *read_cell<N, N>(reader);
}

// The cells that a rule predicate names, as text.
template <int N>
std::string names(const Bitboard<N, N>& cells) {
    std::string text;
    for (const Cell<N, N> c : cells)
        text += (text.empty() ? "" : " ") + to_string(c);
    return text;
}

template <int N>
bool legal(const Distrify<N>& game, std::string_view move) {
    return game.is_legal(*Distrify<N>::parse_move(move));
}

template <int N>
Distrify<N> after(Distrify<N> game, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) {
        REQUIRE(legal(game, move));
        game.play(*Distrify<N>::parse_move(move));
    }
    return game;
}

}  // namespace

TEST_CASE("Distrify 1: on the first turn Black places one stone on any cell") {
    const Distrify<5> game;
    CHECK(game.to_move() == Player::black);
    CHECK(game.count_moves() == 25);
    CHECK(legal(game, "c3"));
    CHECK_FALSE(legal(game, "c3,e5"));
    CHECK_FALSE(legal(game, "pass"));
    CHECK(game.second_stones(cell<5>("c3")).empty());
    static_assert(Distrify<5>{}.count_moves() == 25);
}

TEST_CASE("Distrify 2: a turn is one or two stones on empty cells") {
    const Distrify<5> game = position<5>("5/5/2b2/5/5 w");
    CHECK(legal(game, "a1"));
    CHECK(legal(game, "a1,e5"));
    CHECK(legal(game, "e5,a1"));
    CHECK_FALSE(legal(game, "c3"));
    CHECK_FALSE(legal(game, "a1,c3"));
    const Distrify<5> next = after(game, {"a1,e5"});
    CHECK(next.position() == "4w/5/2b2/5/w4 b");
}

TEST_CASE("Distrify 2: no turn may leave a crosscut") {
    // b w     A white stone on the dot would leave each colour a diagonal.
    // . b
    static constexpr auto game = position<4>("4/1bw1/2b1/4 w");
    static constexpr auto white = game.stones(Player::white);
    static constexpr auto black = game.stones(Player::black);
    static_assert(makes_crosscut(white, black, cell<4>("b2")));
    static_assert(!makes_crosscut(white, black, cell<4>("d4")));
    static_assert(crosscut_cells(white, black).count() == 1);
    static_assert(!game.is_legal(Move<4>{cell<4>("b2")}));
    static_assert(!game.is_legal(Move<4>{cell<4>("b2"), cell<4>("d4")}));
    CHECK(names(crosscut_cells(white, black)) == "b2");
    // Black may go there: it makes three of one colour.
    CHECK(legal(position<4>("4/1bw1/2b1/4 b"), "b2"));
}

TEST_CASE("Distrify 2: a crosscut is one in each of its four orientations") {
    for (const std::string_view text :
         {"4/1bw1/2b1/4 w", "4/1wb1/1b2/4 w", "4/2b1/1bw1/4 w", "4/1b2/1wb1/4 w"}) {
        const auto game = position<4>(text);
        CHECK(crosscut_cells(game.stones(Player::white), game.stones(Player::black)).count() == 1);
        CHECK(game.first_stones().count() == 12);
    }
}

TEST_CASE("Distrify 2: a crosscut does not reach around the edge of the board") {
    const auto game = position<4>("b2w/4/3b/4 w");
    CHECK(crosscut_cells(game.stones(Player::white), game.stones(Player::black)).empty());
}

TEST_CASE("Distrify 2: a crosscut that is there already forbids nothing elsewhere") {
    const auto game = position<4>("bw2/wb2/4/4 w");
    CHECK(game.first_stones().count() == 12);
    CHECK(game.outcome() == Outcome::ongoing);
}

TEST_CASE("Distrify 2: two stones may not be diagonally adjacent") {
    const auto game = position<5>("5/5/2b2/5/5 w");
    CHECK_FALSE(legal(game, "a1,b2"));
    CHECK_FALSE(legal(game, "b1,a2"));
    CHECK(legal(game, "a1,b1"));
    CHECK(legal(game, "a1,c2"));
    // The last cell of a row and the first of the next but one are no neighbours.
    CHECK(legal(game, "e1,a3"));
    static_assert(clash(Bitboard<5, 5>{}, cell<5>("a1"), cell<5>("b2")));
    static_assert(clash(Bitboard<5, 5>{}, cell<5>("b2"), cell<5>("c1")));
    static_assert(!clash(Bitboard<5, 5>{}, cell<5>("e1"), cell<5>("a2")));
    static_assert(!clash(Bitboard<5, 5>{}, cell<5>("a1"), cell<5>("b3")));
}

TEST_CASE("Distrify 2: with two stones, no line of three may contain either of them") {
    const auto game = position<5>("5/5/1bb2/5/4w b");
    SUBCASE("a stone that makes a line with two others") {
        static_assert(makes_triplet(position<5>("5/5/1bb2/5/4w b").stones(Player::black), cell<5>("a3")));
        CHECK(names(triplet_cells(game.stones(Player::black)) - game.stones(Player::black)) == "a3 d3");
        CHECK_FALSE(legal(game, "a3,e5"));
        CHECK_FALSE(legal(game, "a1,d3"));
        CHECK(legal(game, "e3,a1"));
    }
    SUBCASE("with one stone the line is allowed") {
        CHECK(legal(game, "a3"));
        CHECK(legal(game, "d3"));
    }
    SUBCASE("both stones in a line, side by side") {
        const auto one = position<5>("5/5/2b2/5/4w b");
        CHECK_FALSE(legal(one, "a3,b3"));
        CHECK_FALSE(legal(one, "c1,c2"));
        CHECK(legal(one, "d1,d2"));
    }
    SUBCASE("both stones in a line, an own stone between them") {
        const auto one = position<5>("5/5/2b2/5/4w b");
        CHECK_FALSE(legal(one, "b3,d3"));
        CHECK_FALSE(legal(one, "c2,c4"));
        CHECK_FALSE(legal(one, "b2,d4"));
        CHECK_FALSE(legal(one, "d2,b4"));
        CHECK(legal(one, "b3,e3"));
    }
    SUBCASE("an adverse stone between them does not matter") {
        CHECK(legal(position<5>("5/5/2b2/5/4w w"), "b3,d3"));
    }
}

TEST_CASE("Distrify 2: lines of three that were there before do not matter") {
    CHECK(legal(position<5>("5/bbb2/5/5/4w b"), "a1,c1"));
}

TEST_CASE("Distrify 2: which second stones go with a first one") {
    const auto game = position<4>("4/1b2/4/3w b");
    for (const Cell<4, 4> first : Bitboard<4, 4>::full())
        for (const Cell<4, 4> second : Bitboard<4, 4>::full())
            if (first != second)
                CHECK(game.second_stones(first).contains(second) == game.is_legal(Move<4>{first, second}));
    CHECK(names(game.second_stones(cell<4>("a3"))) == "a1 b1 c1 a2 c2 d2 d3 a4 c4 d4");
    // A stone that makes a line of three can only stand alone.
    const auto lined = position<4>("4/1bb1/4/3w b");
    CHECK(lined.first_stones().contains(cell<4>("a3")));
    CHECK(lined.second_stones(cell<4>("a3")).empty());
}

TEST_CASE("Distrify 3: Black connects top and bottom, White left and right") {
    static constexpr auto column = position<3>("1b1/1b1/1b1 w");
    static_assert(column.outcome() == Outcome::black);
    static_assert(connects(column.stones(Player::black), Player::black));
    static_assert(!connects(column.stones(Player::black), Player::white));
    static_assert(position<3>("3/www/3 b").outcome() == Outcome::white);
    static_assert(position<3>("3/bbb/3 w").outcome() == Outcome::ongoing);
    CHECK(column.count_moves() == 0);
    CHECK(column.moves().empty());
    CHECK_FALSE(legal(column, "a1"));
    CHECK_FALSE(legal(column, "pass"));
    CHECK(column.first_stones().empty());
    CHECK(column.second_stones(cell<3>("a1")).empty());
}

TEST_CASE("Distrify 3: stones are chained orthogonally and diagonally") {
    CHECK(position<4>("b3/1b2/2b1/3b w").outcome() == Outcome::black);
    CHECK(position<4>("4/1w1w/w1w1/4 b").outcome() == Outcome::white);
    // Not around the edge.
    CHECK(position<4>("3b/b3/b3/b3 w").outcome() == Outcome::ongoing);
}

TEST_CASE("Distrify 3: the game ends with the stone that completes the chain, wherever that is") {
    SUBCASE("in the middle") { CHECK(after(position<3>("b2/2w/b2 b"), {"a2"}).outcome() == Outcome::black); }
    SUBCASE("at a side") { CHECK(after(position<3>("b2/b1w/3 b"), {"b1"}).outcome() == Outcome::black); }
    SUBCASE("with both stones of a turn") {
        CHECK(after(position<4>("b3/4/3w/b3 b"), {"b2,b3"}).outcome() == Outcome::black);
    }
    SUBCASE("with two stones, either of which would do and neither of which is needed beside the other") {
        CHECK(after(position<4>("w1b1/2wb/4/wwb1 b"), {"c2,d2"}).outcome() == Outcome::black);
    }
    SUBCASE("not with a stone that only lengthens a chain") {
        CHECK(after(position<3>("3/b1w/b2 b"), {"b1"}).outcome() == Outcome::ongoing);
    }
}

TEST_CASE("Distrify 3: a new stone completes a chain exactly if the board is connected after it") {
    // All boards of black stones on 3 × 3, and 4 × 4 with every third.
    const auto check = []<int N>(std::uint32_t boards, std::uint32_t step) {
        for (std::uint32_t bits = 0; bits < boards; bits += step) {
            Bitboard<N, N> own;
            for (int i = 0; i < N * N; ++i)
                if ((bits >> i & 1U) != 0)
                    own.insert(Cell<N, N>::from_index(i));
            for (const Player player : {Player::black, Player::white}) {
                if (connects(own, player))
                    continue;
                for (const Cell<N, N> stone : ~own) {
                    Bitboard<N, N> with = own;
                    with.insert(stone);
                    REQUIRE(completes_chain(with, player, stone) == connects(with, player));
                }
            }
        }
    };
    check.operator()<2>(1U << 4, 1);
    check.operator()<3>(1U << 9, 1);
    check.operator()<4>(1U << 16, 3);
}

TEST_CASE("Distrify 4: a player without a placement must pass, and only then") {
    // Every empty cell would give White a crosscut.
    static constexpr auto game = position<4>("ww1b/bwbw/b2b/wbww w");
    static_assert(game.first_stones().empty());
    static_assert(!can_place(game.stones(Player::white), game.stones(Player::black)));
    static_assert(game.count_moves() == 1 && game.moves()[0] == Move<4>::pass());
    CHECK(game.outcome() == Outcome::ongoing);
    CHECK(legal(game, "pass"));
    CHECK_FALSE(legal(game, "c4"));
    Rng rng{1};
    CHECK(game.random_move(rng) == Move<4>::pass());

    const auto next = after(game, {"pass"});
    CHECK(next.position() == "ww1b/bwbw/b2b/wbww b");
    CHECK(next.count_moves() == 3);
    CHECK_FALSE(legal(next, "pass"));
}

TEST_CASE("Distrify 4: where neither player has a placement, one is connected, so that nobody draws") {
    const auto count = []<int N>() {
        int boards = 0;
        int stuck = 0;
        std::string digits(N * N, 'b');
        const auto next = [&] {  // the next board, counting in threes
            for (char& piece : digits) {
                piece = piece == 'b' ? 'w' : piece == 'w' ? '1' : 'b';
                if (piece != 'b')
                    return true;
            }
            return false;
        };
        do {
            std::array<Bitboard<N, N>, 2> stones{};
            for (int i = 0; i < N * N; ++i)
                if (digits[static_cast<std::size_t>(i)] != '1')
                    stones[digits[static_cast<std::size_t>(i)] == 'b' ? 0 : 1].insert(
                        Cell<N, N>::from_index(i));
            ++boards;
            if (can_place(stones[0], stones[1]) || can_place(stones[1], stones[0]))
                continue;
            ++stuck;
            CHECK((connects(stones[0], Player::black) || connects(stones[1], Player::white)));
        } while (next());
        CHECK(stuck > 0);
        return boards;
    };
    CHECK(count.operator()<2>() == 81);
    CHECK(count.operator()<3>() == 19683);
}

TEST_CASE("Distrify on 2 × 2 and 3 × 3: every position that a game can reach is as in the reference") {
    const auto reachable = []<int N>(std::string_view variant) {
        std::set<std::string> seen{State<N>{}.position()};
        std::vector<State<N>> left{State<N>{}};
        bool all_agree = true;
        while (!left.empty()) {
            const State<N> game = left.back();
            left.pop_back();
            const reference::Read naive = reference::read(variant, game.position());
            REQUIRE(naive.error == "");
            all_agree = all_agree && naive.position->outcome() == outcome_name(game);
            std::vector<std::string> names;
            for (const Move<N> move : game.moves()) {
                names.push_back(to_string(move));
                State<N> next = game;
                next.play(move);
                if (seen.insert(next.position()).second)
                    left.push_back(next);
            }
            std::sort(names.begin(), names.end());
            all_agree = all_agree && names == naive.position->moves();
        }
        CHECK(all_agree);
        return seen.size();
    };
    CHECK(reachable.operator()<2>("distrify-2") == 45);
    CHECK(reachable.operator()<3>("distrify-3") == 14254);
}

TEST_CASE("The designer's sample game is legal, and Black wins with the last turn") {
    const auto game =
        after(Distrify<9>{}, {"e5",    "e3,e6", "c3,c6", "b6",    "g2,f4", "d5,g7", "f6,f7", "e8,f8",
                              "c5,d7", "b4,c8", "h6,h8", "f2,i8", "f3,i7", "h2,h9", "g1,d9", "e4,h5",
                              "g9",    "g6,b7", "d8",    "e7",    "c4",    "b2,d2", "c1,i5", "c2"});
    CHECK(game.outcome() == Outcome::ongoing);
    const auto end = after(game, {"h3,h4"});
    CHECK(end.outcome() == Outcome::black);
    // The final board of the report, its last row mended: there are black stones on c1 and g1.
    CHECK(end.position() ==
          "3b2bw1/2wbww1bw/1w1bwbw1b/1wb1wbwb1/2bwb2wb/1wb1wb1b1/2b1wb1b1/1www1wbw1/2b3b2 w");
}

TEST_CASE("Distrify: the intermediate board of the report is a position in play") {
    const auto game = position<9>("7w1/2w1ww1bw/3b1bw1b/1wb1wb1b1/2bwb4/1w3b3/2b1wb3/5wbw1/9 b");
    CHECK(game.outcome() == Outcome::ongoing);
    CHECK(game.stones(Player::black).count() == 13);
    CHECK(game.stones(Player::white).count() == 13);
}

TEST_CASE("Distrify: positions that are none, and why") {
    const auto error = [](std::string_view text) { return Distrify<3>::from_position(text).error(); };
    CHECK(error("") == ParseError{"too few cells in this row", 0});
    CHECK(error("3/3 b") == ParseError{"too few rows", 3});
    CHECK(error("3/3/3/3 b") == ParseError{"too many rows", 5});
    CHECK(error("4/3/3 b") == ParseError{"too many cells in this row", 0});
    CHECK(error("3b/3/3 b") == ParseError{"too many cells in this row", 1});
    CHECK(error("2/3/3 b") == ParseError{"too few cells in this row", 1});
    CHECK(error("03/3/3 b") == ParseError{"a number of empty cells does not begin with 0", 0});
    CHECK(error("x2/3/3 b") == ParseError{"expected b, w or a number of empty cells", 0});
    CHECK(error("3/3/3") == ParseError{"expected a space and the player to move", 5});
    CHECK(error("3/3/3 x") == ParseError{"expected b or w as the player to move", 6});
    CHECK(error("3/3/3 b ") == ParseError{"expected nothing after the player to move", 7});
    CHECK(error("3/3/3 w") == ParseError{"Black moves first on the empty board", 6});
    CHECK(error("bww/wbw/wwb w") == ParseError{"both players are connected", 0});
    CHECK(Distrify<3>::from_position("3/1w1/3 w").has_value());
    CHECK(error("99999999999999999999/3/3 b") == ParseError{"too many cells in this row", 0});
}

TEST_CASE("Distrify: moves that are none, and why") {
    const auto error = [](std::string_view text) { return Distrify<9>::parse_move(text).error(); };
    CHECK(error("") == ParseError{"expected a cell such as a1", 0});
    CHECK(error("Pass") == ParseError{"expected a cell such as a1", 0});
    CHECK(error("e") == ParseError{"expected the number of a row", 1});
    CHECK(error("e0") == ParseError{"expected the number of a row", 1});
    CHECK(error("e05") == ParseError{"expected the number of a row", 1});
    CHECK(error("j1") == ParseError{"no such cell on this board", 0});
    CHECK(error("a10") == ParseError{"no such cell on this board", 0});
    CHECK(error("e5,") == ParseError{"expected a cell such as a1", 3});
    CHECK(error("e5 e6") == ParseError{"expected a comma and a second cell, or nothing", 2});
    CHECK(error("e5,e6,") == ParseError{"expected nothing after the second cell", 5});
    CHECK(error("e5,e5") == ParseError{"the two stones need different cells", 3});
}

TEST_CASE("Distrify: the two stones of a turn are a set") {
    CHECK(*Distrify<9>::parse_move("e5,c3") == *Distrify<9>::parse_move("c3,e5"));
    CHECK(to_string(*Distrify<9>::parse_move("e5,c3")) == "c3,e5");
    CHECK(to_string(Move<9>::pass()) == "pass");
    CHECK(Move<9>::pass().stones() == 0);
    CHECK(Distrify<9>::parse_move("a1")->stones() == 1);
    CHECK(Distrify<9>::parse_move("a1,a2")->stones() == 2);
}

TEST_CASE("Distrify: moves are listed as documented, single stones before pairs") {
    const auto game = position<2>("b1/2 w");
    std::string text;
    for (const Move<2> move : game.moves())
        text += to_string(move) + ' ';
    CHECK(text == "a1 b1 b2 a1,b1 b1,b2 ");
}

TEST_CASE("Distrify: the list has room for every position, and the second turn comes near the bound") {
    static_assert(Distrify<9>::max_moves == 3240);
    CHECK(position<9>("9/9/9/9/9/9/9/9/b8 w").count_moves() > 3100);
    static_assert(Distrify<2>::max_moves == 6 && Distrify<2>{}.count_moves() == 4);
}

TEST_CASE("Distrify: different orders of the same turns lead to equal positions with equal hashes") {
    const auto a = after(Distrify<9>{}, {"a1", "c3", "e5,g7", "i9"});
    const auto b = after(Distrify<9>{}, {"e5", "i9", "a1,g7", "c3"});
    CHECK(a == b);
    CHECK(a.hash() == b.hash());
    const auto other_side = position<9>("8w/9/6b2/9/4b4/9/2w6/9/b8 w");
    CHECK(a != other_side);
    CHECK(a.hash() != other_side.hash());
}

TEST_CASE("Distrify: the symmetries are those that keep each player's sides") {
    CHECK(Distrify<9>::symmetries.size() == 4);
    for (const Symmetry symmetry : symmetries) {
        const bool kept = transformed(Bitboard<4, 4>::row(0), symmetry)
                              .is_subset_of(sides<4>(Player::black)[0] | sides<4>(Player::black)[1]);
        const auto& own = Distrify<4>::symmetries;
        CHECK(kept == (std::find(own.begin(), own.end(), symmetry) != own.end()));
    }
}

TEST_CASE("Distrify: a position with the colours and the axes swapped has as many continuations") {
    const auto game = position<5>("1bb1b/w2b1/2w2/4w/3ww b");
    const State<5> swapped{transformed(game.stones(Player::white), Symmetry::transpose),
                           transformed(game.stones(Player::black), Symmetry::transpose), Player::white};
    CHECK(perft(game, 2) == perft(swapped, 2));
}

TEST_CASE("Distrify: the planes show the stones to the player to move") {
    const auto game = position<3>("b2/3/2w w");
    const auto planes = game.planes();
    CHECK(names(planes[0]) == "c1");
    CHECK(names(planes[1]) == "a3");
    CHECK(planes[2].empty());
    CHECK(position<3>("b2/3/2w b").planes()[2].count() == 9);
}

TEST_CASE("Distrify: a state is small, and works in a constant expression") {
    static_assert(sizeof(Distrify<9>) <= 64);
    static_assert(sizeof(Move<19>) == 4);
    static_assert(perft(Distrify<4>{}, 2) == 1668);
    static_assert([] {
        Distrify<3> game;
        Rng rng{1};
        while (game.outcome() == Outcome::ongoing)
            game.play(game.random_move(rng));
        return game.count_moves() == 0;
    }());
}
