// The rules of a game in play; morelli_setup.cpp has the starts, morelli_text.cpp the text forms.

#include <tessera/algorithm/perft.hpp>
#include <tessera/core/text.hpp>
#include <tessera/morelli.hpp>

#include "support/drawing.hpp"
#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

using namespace tessera;
using namespace tessera::morelli;
using support::drawn;
using support::drawn_cell;

namespace {

// A position that is known to be right.
template <int N = 13>
constexpr Morelli<N> position(std::string_view text) {
    return *Morelli<N>::from_position(text);
}

template <int N = 13>
constexpr Cell<N, N> cell(std::string_view name) {
    Reader reader{name};
    return *read_cell<N, N>(reader);
}

template <int N>
constexpr bool legal(const Morelli<N>& game, std::string_view move) {
    return game.is_legal(*Morelli<N>::parse_move(move));
}

template <int N>
constexpr Morelli<N> after(Morelli<N> game, std::string_view move) {
    game.play(*Morelli<N>::parse_move(move));
    return game;
}

// The pieces that a move captures.
template <int N>
std::string captures(const Morelli<N>& game, std::string_view move) {
    REQUIRE(legal(game, move));
    std::string names;
    for (const Cell<N, N> piece : game.captures(*Morelli<N>::parse_move(move)))
        names += (names.empty() ? "" : " ") + to_string(piece);
    return names;
}

// Rule 2 in other words, for every cell and direction: a step leads nearer exactly if the band grows.
template <int N>
constexpr bool reaches_what_is_nearer() {
    for (const Cell<N, N> from : Bitboard<N, N>::full())
        for (const Direction direction : directions)
            for (int steps = 1; from.has_neighbour(direction, steps); ++steps)
                if ((steps <= reach(from, direction)) !=
                    (band(from.neighbour(direction, steps)) > band(from)))
                    return false;
    return true;
}

// As a user interface counts them.
template <int N>
int moves_piece_by_piece(const Morelli<N>& game) {
    int moves = 0;
    for (const Cell<N, N> from : game.movable_pieces())
        moves += game.destinations(from).count();
    return moves;
}

constexpr std::string_view figure_captures =
    "13/13/13/3b1b7/13/8b1b2/7www3/6bw1wb2/1b6ww3/1w3b2b1b2/4w8/13/3b9 b play";
constexpr std::string_view figure_ripple = "13/13/6w6/13/11w1/10b2/9b3/9w3/13/13/13/13/13 w play";
constexpr std::string_view figure_frames =
    "13/13/13/3b3b1b3/7w5/3b2b6/1w5w5/6b2b3/7w5/5wb2b3/4b8/13/13 b play";
constexpr std::string_view figure_end =
    "13/13/5b7/4bbb2w3/3wbwwwwb1w1/2wbwbbbw4/3wbwBbw4/2wwbbbbb4/1w1bwbwbbw3/3bwww1bw3/4w5b2/13/13 w play";

}  // namespace

TEST_CASE("Morelli: the band of a cell is its distance to the nearest edge") {
    static_assert(band(cell("a1")) == 0 && band(cell("m7")) == 0 && band(cell("g13")) == 0);
    static_assert(band(cell("b2")) == 1 && band(cell("l7")) == 1);
    static_assert(band(cell("f7")) == 5);
    static_assert(band(cell("g7")) == 6 && throne_cell<13> == cell("g7"));
    static_assert(band(throne_cell<5>) == 2 && band(throne_cell<31>) == 15);
    CHECK(outermost_band<13>.count() == band_cells<13>);
    for (const Cell<13, 13> c : Bitboard<13, 13>::full())
        CHECK((band(c) == 0) == outermost_band<13>.contains(c));
}

TEST_CASE("Morelli 2: a piece moves like a queen and comes to rest on a nearer band") {
    using Board = Bitboard<7, 7>;
    static constexpr auto from =
        drawn_cell<Board>(".......  .......  .......  .......  @......  .......  .......");
    static constexpr auto to = drawn<Board>("...... . "
                                            "...x... "
                                            "..x.... "
                                            ".x..... "
                                            ".xxxxx. "
                                            ".x..... "
                                            ".......");
    static_assert(destinations(from, Board::full()) == to);
    CHECK(destinations(from, Board::full()) == to);
}

TEST_CASE("Morelli 2: the bands that are nearer the Throne come first on every line") {
    static_assert(reaches_what_is_nearer<5>());
    static_assert(reaches_what_is_nearer<7>());
    CHECK(reaches_what_is_nearer<9>());
    CHECK(reaches_what_is_nearer<13>());
    CHECK(reaches_what_is_nearer<31>());
}

TEST_CASE("Morelli 2: a piece may cross the middle of the board") {
    const auto game = position("13/13/13/13/13/13/13/13/w12/13/13/13/13 w play");
    CHECK(legal(game, "a5-b5"));
    CHECK(legal(game, "a5-l5"));
    CHECK_FALSE(legal(game, "a5-m5"));
    CHECK(legal(game, "a5-h12"));
    CHECK_FALSE(legal(game, "a5-i13"));
    CHECK(legal(game, "a5-d2"));
    CHECK_FALSE(legal(game, "a5-e1"));
    CHECK_FALSE(legal(game, "a5-a6"));
    CHECK_FALSE(legal(game, "a5-c6"));
    CHECK(game.count_moves() == 11 + 7 + 3);
}

TEST_CASE("Morelli 2: pieces are in the way, of either colour") {
    const auto game = position<7>("7/7/7/7/b2b2w/7/7 b play");
    CHECK(legal(game, "a3-c3"));
    CHECK_FALSE(legal(game, "a3-d3"));
    CHECK_FALSE(legal(game, "a3-e3"));
    CHECK_FALSE(legal(position<7>("7/7/7/7/b2w2w/7/7 b play"), "a3-e3"));
}

TEST_CASE("Morelli 2: a piece may cross the Throne while it is vacant, never stop on it, never pass a King") {
    const auto vacant = position<7>("7/7/7/b6/7/7/7 b play");
    CHECK(legal(vacant, "a4-c4"));
    CHECK_FALSE(legal(vacant, "a4-d4"));
    CHECK(legal(vacant, "a4-e4"));
    CHECK(legal(vacant, "a4-f4"));
    for (const std::string_view text : {"7/7/7/b2B3/7/7/7 b play", "7/7/7/b2W3/7/7/7 b play"}) {
        const auto taken = position<7>(text);
        CHECK(legal(taken, "a4-c4"));
        CHECK_FALSE(legal(taken, "a4-d4"));
        CHECK_FALSE(legal(taken, "a4-e4"));
        CHECK_FALSE(legal(taken, "a4-f4"));
        CHECK(taken.count_moves() == vacant.count_moves() - 2);
    }
}

TEST_CASE("Morelli 2: a piece next to the Throne is at rest for good") {
    const auto game = position<7>("7/7/2bbb2/2b1b2/2bbb2/7/7 b play");
    CHECK(game.movable_pieces().empty());
    CHECK(game.count_moves() == 0);
}

TEST_CASE("Morelli 2: only pieces of the player to move are moved") {
    const auto game = position<7>("7/7/7/b5w/7/7/7 b play");
    CHECK_FALSE(legal(game, "g4-f4"));
    CHECK_FALSE(legal(game, "b1-b2"));
    CHECK(game.destinations(cell<7>("g4")).empty());
    CHECK(game.destinations(cell<7>("b1")).empty());
    CHECK(game.movable_pieces() == game.pieces(Player::black));
}

TEST_CASE("Morelli 3: a piece between the moved piece and another of the mover changes colour") {
    using Board = Bitboard<5, 5>;
    constexpr std::string_view board = "b.... "
                                       ".wwb. "
                                       "..@wb "
                                       "..w.. "
                                       "..w..";
    static constexpr auto own = drawn<Board>(board, "b@");
    static constexpr auto other = drawn<Board>(board, "w");
    static constexpr auto moved = drawn_cell<Board>(board);
    // West and south there is no piece of the mover beyond, north-east stands an own one.
    static_assert(captured(own, other, moved) == drawn<Board>("..... .x... ...x. ..... ....."));
    CHECK(captured(own, other, moved) == drawn<Board>("..... .x... ...x. ..... ....."));
}

TEST_CASE("Morelli 3: in each of the eight directions") {
    using Board = Bitboard<7, 7>;
    const auto own = drawn<Board>("....... .b.b.b. ....... .b.b.b. ....... .b.b.b. .......");
    const auto other = drawn<Board>("....... ....... ..www.. ..w.w.. ..www.. ....... .......");
    CHECK(captured(own, other, cell<7>("d4")) == other);
}

TEST_CASE("Morelli 3: nothing is captured around the edge of the board") {
    using Board = Bitboard<5, 5>;
    const auto own = drawn<Board>("....b ....b .b... ....b ....b");
    const auto other = drawn<Board>("..... w.... w.... w.... .....");
    CHECK(captured(own, other, cell<5>("b3")).empty());
}

TEST_CASE("Morelli 3: a King neither captures nor is captured") {
    // Were the King a piece, c3 would be captured, and then the King.
    const auto game = position<7>("7/7/7/3W3/2b4/7/w6 w play");
    CHECK(legal(game, "a1-b2"));
    CHECK(captures(game, "a1-b2") == "");
    const auto other = position<7>("7/7/4b2/3W3/7/7/b6 b play");
    CHECK(captures(other, "a1-c3") == "");
    CHECK(after(other, "a1-c3").throne() == Throne::white);
}

TEST_CASE("Morelli 3: a piece may move between two adverse pieces safely") {
    const auto game = after(position<7>("7/7/2w4/b6/2w4/7/7 b play"), "a4-c4");
    CHECK(game.position() == "7/7/2w4/2b4/2w4/7/7 w play");
}

TEST_CASE("Morelli, first figure: how many pieces a move captures") {
    static constexpr auto game = position(figure_captures);
    static_assert(game.captures(*Morelli<>::parse_move("d1-i6")).count() == 6);
    CHECK(game.captures(*Morelli<>::parse_move("d1-b3")).count() == 1);
    CHECK(game.captures(*Morelli<>::parse_move("d1-d2")).count() == 1);
    CHECK(captures(game, "d1-b3") == "b4");
    CHECK(captures(game, "d1-d2") == "e3");
    CHECK(captures(game, "d1-i6") == "i5 j5 h6 j6 i7 j7");
    CHECK(after(game, "d1-i6").position() ==
          "13/13/13/3b1b7/13/8b1b2/7wbb3/6bbbbb2/1b6bb3/1w3b2b1b2/4w8/13/13 w play");
}

TEST_CASE("Morelli, second figure: the ripple rule, a piece that has changed colour captures nothing") {
    static constexpr auto game = position(figure_ripple);
    static_assert(captured(game.pieces(Player::white), game.pieces(Player::black), cell("j8")).count() == 1);
    CHECK(captures(game, "g11-j8") == "j7");
    CHECK(after(game, "g11-j8").position() == "13/13/13/13/11w1/9wb2/9w3/9w3/13/13/13/13/13 b play");
}

TEST_CASE("Morelli 4: a frame is made of the four cells that quarter turns carry into one another") {
    using Board = Bitboard<7, 7>;
    const auto frame_of = [](Cell<7, 7> corner) {
        Board cells;
        for (const Cell<7, 7> c : frame(corner))
            cells.insert(c);
        return cells;
    };
    CHECK(frame_of(cell<7>("b2")) == drawn<Board>("....... .x...x. ....... ....... ....... .x...x. ......."));
    CHECK(frame_of(cell<7>("d1")) == drawn<Board>("...x... ....... ....... x.....x ....... ....... ...x..."));
    CHECK(frame_of(cell<7>("c1")) == drawn<Board>("....x.. ....... x...... ....... ......x ....... ..x...."));
    static_assert(
        has_frame(drawn<Board>("....x.. ....... x...... ....... ......x ....... ..x...."), cell<7>("e7")));
    static_assert(
        !has_frame(drawn<Board>("....x.. ....... x...... ....... ......x ....... ......."), cell<7>("e7")));
    for (const Cell<7, 7> c : Board::full() - Board{throne_cell<7>}) {
        CHECK(frame_of(c).count() == 4);
        for (const Cell<7, 7> corner : frame(c))
            CHECK(frame_of(corner) == frame_of(c));
    }
}

TEST_CASE("Morelli, third figure: frames, upright and tilted, with the moved piece or a captured one") {
    static constexpr auto game = position(figure_frames);
    static_assert(after(game, "e3-d4").throne() == Throne::black);
    CHECK(captures(game, "e3-d4") == "");
    CHECK(after(game, "e3-d4").position() ==
          "13/13/13/3b3b1b3/7w5/3b2b6/1w4Bw5/6b2b3/7w5/3b1wb2b3/13/13/13 w play");
    CHECK(captures(game, "e3-e4") == "f4");
    CHECK(after(game, "e3-e4").throne() == Throne::black);

    const auto white = position("13/13/13/3b3b1b3/7w5/3b2b6/1w5w5/6b2b3/7w5/5wb2b3/4b8/13/13 w play");
    CHECK(captures(white, "b7-f7") == "g6 g8");
    CHECK(after(white, "b7-f7").throne() == Throne::white);
    CHECK(after(white, "b7-f7").outcome_if_stopped() == Outcome::white);
}

TEST_CASE("Morelli 4: the mover's King drives the other one from the Throne") {
    const auto game = position<7>("7/1b3b1/7/3W3/7/5b1/b6 b play");
    CHECK(game.outcome_if_stopped() == Outcome::white);
    CHECK(after(game, "a1-b2").position() == "7/1b3b1/7/3B3/7/1b3b1/7 w play");
}

TEST_CASE("Morelli 4: a frame with neither the moved piece nor a captured one does not count") {
    SUBCASE("one of the mover that was there before") {
        const auto game = position<7>("7/1b3b1/7/7/7/1b3b1/3b3 b play");
        CHECK(after(game, "d1-d2").throne() == Throne::vacant);
    }
    SUBCASE("one of the other player, which the captures complete for nobody") {
        const auto game = position<7>("7/1b3b1/7/7/7/1b3b1/3w3 w play");
        CHECK(after(game, "d1-d2").throne() == Throne::vacant);
    }
    SUBCASE("the moved piece leaves a frame, the King stays") {
        const auto game = position<7>("7/1b3b1/7/3B3/7/1b3b1/7 b play");
        CHECK(after(game, "b2-c3").throne() == Throne::black);
    }
}

TEST_CASE("Morelli 4: captures come before frames") {
    // c1-c2 captures c3, which is in a frame then with three pieces that were there before.
    const auto game = position<7>("7/7/2b1b2/2b4/2w1b2/7/2b4 b play");
    CHECK(captures(game, "c1-c2") == "c3");
    CHECK(after(game, "c1-c2").throne() == Throne::black);
}

TEST_CASE("Morelli 5: the game ends when the player to move has no move, and the King on the Throne wins") {
    static_assert(position<5>("5/1b1b1/2B2/1b1b1/5 w play").outcome() == Outcome::black);
    static_assert(position<5>("5/1b1b1/2W2/1b1b1/5 b play").outcome() == Outcome::white);
    static_assert(position<5>("5/1b1b1/5/1b1b1/5 b play").outcome() == Outcome::draw);
    static_assert(position<5>("5/1b1b1/2W2/1b1b1/w4 b play").outcome() == Outcome::white);
    static_assert(position<5>("w4/1b1b1/2B2/1b1b1/5 w play").outcome() == Outcome::black);
    static_assert(position<5>("2w2/1b1b1/2B2/1b1b1/5 w play").outcome() == Outcome::ongoing);
    const auto over = position<5>("5/1b1b1/2W2/1b1b1/w4 b play");
    CHECK(over.count_moves() == 0);
    CHECK(over.moves().empty());
    CHECK_FALSE(legal(over, "a1-b1"));
    CHECK_FALSE(legal(over, "a1"));
    CHECK(over.movable_pieces().empty());
}

TEST_CASE("Morelli, fourth figure: after l9-j11 Black cannot move, and has won") {
    static constexpr auto game = position(figure_end);
    CHECK(game.outcome() == Outcome::ongoing);
    static_assert(after(game, "l9-j11").outcome() == Outcome::black);
    CHECK(after(game, "l9-j11").outcome() == Outcome::black);
    CHECK(after(game, "l9-j11").count_moves() == 0);
}

TEST_CASE("Morelli 5: the result of stopping now is whose King is on the Throne") {
    static_assert(Morelli<>{}.outcome_if_stopped() == Outcome::draw);
    static_assert(position(figure_end).outcome_if_stopped() == Outcome::black);
    CHECK(Morelli<>::free().outcome_if_stopped() == Outcome::draw);
}

TEST_CASE("Morelli: the boards of the report are positions in play") {
    const auto middle = position(
        "b1bbbbbb1bbbb/w11b/w2b8b/w8b2b/w11b/2w9b/w11b/w11b/w11b/w11b/w3w7b/w11b/ww1wwwwwwwwwb b play");
    CHECK(middle.outcome() == Outcome::ongoing);
    CHECK(middle.pieces(Player::black).count() == 25);
    CHECK(middle.pieces(Player::white).count() == 23);
    CHECK(middle.count_moves() == 396);

    // The last board as it is drawn; its list of rows has a column too many.
    const auto late = position(
        "13/13/8b4/3bbbbbb4/2bbbbbbb4/3bwwbwb4/2wbwwWbb4/2wbwwwb1b3/2wwwwwwbw3/3bwwww1w3/3w4ww3/13/13 b play");
    CHECK(late.outcome_if_stopped() == Outcome::white);
    // It is not the end yet: black pieces can still go to i6 and i4.
    CHECK(late.outcome() == Outcome::ongoing);
    CHECK(late.count_moves() == 2);
}

TEST_CASE("Morelli: a board full of pieces has no moves") {
    std::string full;
    for (int row = 0; row < 13; ++row)
        full += (row == 0 ? "" : "/") + (row == 6 ? "bbbbbb1bbbbbb" : std::string(13, 'b'));
    CHECK(position(full + " b play").outcome() == Outcome::draw);
    CHECK(position(full + " w play").outcome() == Outcome::draw);
    full[full.find('1')] = 'W';
    CHECK(position(full + " b play").outcome() == Outcome::white);
}

TEST_CASE("Morelli: the list has room for every position, and none to spare") {
    static_assert(Morelli<13>::max_moves == max_placings<13> && max_placings<13> == 1012);
    static_assert(Morelli<31>::max_moves == max_placings<31> && max_placings<31> == 6844);
    // With the whole outermost band every other cell but the Throne is reached from all eight directions.
    const Morelli<13> game{outermost_band<13>, {}, Player::black};
    CHECK(game.count_moves() == max_piece_moves<13>);
    CHECK(game.count_moves() == moves_piece_by_piece(game));
    CHECK(game.moves().size() == std::size_t{max_piece_moves<13>});
}

TEST_CASE("Morelli: moves are listed by direction, upwards in the first four and downwards in the others") {
    const auto listed = [](const Morelli<5>& game) {
        std::string text;
        for (const Move<5> move : game.moves())
            text += to_string(move) + ' ';
        return text;
    };
    CHECK(listed(position<5>("5/5/b4/5/1b3 b play")) ==
          "a3-b3 a3-d3 b1-c2 b1-d3 a3-b4 b1-b2 b1-b3 b1-b4 a3-b2 ");
    CHECK(listed(position<5>("3b1/5/4b/5/5 b play")) ==
          "e3-d4 e3-d3 e3-b3 d5-c4 d5-b3 e3-d2 d5-d4 d5-d3 d5-d2 ");
}

TEST_CASE("Morelli: pieces are counted together as they are piece by piece, on every board") {
    const auto check = []<int N>(int games) {
        Rng rng{N};
        for (int i = 0; i < games; ++i)
            for (Morelli<N> game = Morelli<N>::random(rng()); game.outcome() == Outcome::ongoing;) {
                REQUIRE(game.count_moves() == moves_piece_by_piece(game));
                game.play(game.random_move(rng));
            }
    };
    check.operator()<5>(50);
    check.operator()<13>(3);
    check.operator()<17>(2);
    check.operator()<31>(1);
}

TEST_CASE("Morelli: all moves of a random position, as their captures are asked and as they are made") {
    Rng rng{11};
    Morelli<11> game;
    while (game.outcome() == Outcome::ongoing) {
        for (const Move<11> move : game.moves()) {
            Morelli<11> next = game;
            next.play(move);
            const auto changed = next.pieces(game.to_move()) & game.pieces(opponent(game.to_move()));
            REQUIRE(game.captures(move) == changed);
        }
        game.play(game.random_move(rng));
    }
}

TEST_CASE("Morelli: a position with the colours swapped has as many continuations") {
    const auto game = position<7>("wbbb1bb/w3b2/ww1wb1b/wb2b2/wb5/w5b/w1w1w1b b play");
    const State<7> swapped{game.pieces(Player::white), game.pieces(Player::black), Player::white};
    CHECK(perft(game, 3) == perft(swapped, 3));
}

TEST_CASE("Morelli: different orders of the same moves lead to equal positions with equal hashes") {
    const auto play = [](std::initializer_list<std::string_view> moves) {
        Morelli<> game;
        for (const std::string_view move : moves)
            game = after(game, move);
        return game;
    };
    const auto a = play({"m1-l2", "a13-b12", "m2-l3", "a12-b11"});
    const auto b = play({"m2-l3", "a12-b11", "m1-l2", "a13-b12"});
    CHECK(a == b);
    CHECK(a.hash() == b.hash());
}

TEST_CASE("Morelli: what the rules see makes positions differ, and their hashes") {
    const auto game = position<5>("5/1b3/5/3w1/5 b play");
    for (const std::string_view text :
         {"5/1b3/5/3w1/5 w play", "5/1b3/2B2/3w1/5 b play", "5/1b3/2W2/3w1/5 b play", "5/1w3/5/3b1/5 b play",
          "5/1b3/5/2w2/5 b play"}) {
        CHECK(position<5>(text) != game);
        CHECK(position<5>(text).hash() != game.hash());
    }
    CHECK(position<5>("5/5/5/5/5 b setup") != position<5>("5/5/5/5/5 b play"));
    CHECK(position<5>("5/5/5/5/5 b setup").hash() != position<5>("5/5/5/5/5 b play").hash());
}

TEST_CASE("Morelli: hashes are the same everywhere") {
    static_assert(Morelli<>{}.hash() == 0x16C2'B5B2'620C'3F5E);
    CHECK(Morelli<>::facing().hash() == 0x82B0'2781'F71F'4C7C);
    CHECK(Morelli<>::free().hash() == 0x6163'0874'0E52'8066);
}

TEST_CASE("Morelli: the planes show the pieces and the Throne to the player to move") {
    const auto game = position<5>("5/1b3/2B2/3w1/5 w play");
    const auto planes = game.planes();
    CHECK(planes[0] == game.pieces(Player::white));
    CHECK(planes[1] == game.pieces(Player::black));
    CHECK(planes[2].empty());
    CHECK(planes[3] == Bitboard<5, 5>{throne_cell<5>});
    CHECK(planes[4].empty());
    CHECK(planes[5].empty());
    const auto start = Morelli<5>::free().planes();
    CHECK(start[2].empty());
    CHECK(start[3].empty());
    CHECK(start[4] == Bitboard<5, 5>::full());
    CHECK(start[5] == Bitboard<5, 5>::full());
}

TEST_CASE("Morelli: moves that no position can have, have no number") {
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("a1-b3")) == -1);
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("a1-a2")) == -1);
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("b2-a1")) == -1);
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("b2")) == -1);
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("b2,c3")) == -1);
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("a1,c3")) == -1);
    CHECK(Morelli<>::move_index(*Morelli<>::parse_move("a1-b2")) == 0);
    CHECK(Morelli<>::move_index_count == 3464);
}

TEST_CASE("Morelli: a state is small, and works in a constant expression") {
    static_assert(sizeof(Morelli<13>) <= 64);
    static_assert(sizeof(Move<31>) == 4);
    static_assert(Morelli<13>{}.count_moves() == 480);
    static_assert(perft(Morelli<5>{}, 2) == 833);
    static_assert([] {
        Morelli<5> game;
        Rng rng{1};
        while (game.outcome() == Outcome::ongoing)
            game.play(game.random_move(rng));
        return game.count_moves() == 0;
    }());
}
