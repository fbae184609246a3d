#include <tessera/algorithm/perft.hpp>
#include <tessera/fabrik.hpp>

#include "support/drawing.hpp"
#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

using namespace tessera;
using namespace tessera::fabrik;
using support::drawn, support::drawn_cell;

namespace {

// Boards small enough to be drawn.
constexpr Rules mini{.size = 7, .line = 4};
constexpr Rules mini_owned{.size = 7, .line = 3, .workers = Workers::owned};
constexpr Rules mini_either{.size = 7, .sight = Sight::either, .stuck = Stuck::draws};
constexpr Rules five{.size = 5};
constexpr Rules five_owned{.size = 5, .line = 3, .workers = Workers::owned};
constexpr Rules five_either{.size = 5, .sight = Sight::either, .stuck = Stuck::draws};

using Mini = State<mini>;
using MiniOwned = State<mini_owned>;
using MiniEither = State<mini_either>;
using Board7 = Bitboard<7, 7>;

// A position that is known to be right.
template <Rules R = mini>
constexpr State<R> position(std::string_view text) {
    return *State<R>::from_position(text);
}

template <int N = 7>
constexpr tessera::Cell<N, N> cell(std::string_view name) {
    Reader reader{name};
    return *read_cell<N, N>(reader);
}

template <int N>
std::string names(const Bitboard<N, N>& cells) {
    std::string text;
    for (const tessera::Cell<N, N> c : cells)
        text += (text.empty() ? "" : " ") + to_string(c);
    return text;
}

template <Rules R>
constexpr bool legal(const State<R>& game, std::string_view move) {
    return game.is_legal(*State<R>::parse_move(move));
}

template <Rules R>
State<R> after(State<R> game, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) {
        INFO(std::string(move));
        REQUIRE(legal(game, move));
        game.play(*State<R>::parse_move(move));
    }
    return game;
}

// The stones that `o` marks, the workers `1` and `2`, and `x` for the cells where a stone may go.
template <Rules R = mini>
constexpr bool stones_go_where_drawn(std::string_view picture) {
    using B = fabrik::Board<R>;
    return fabrik::stone_cells<R>(drawn<B>(picture, "o"), drawn_cell<B>(picture, '1'),
                                  drawn_cell<B>(picture, '2')) == drawn<B>(picture, "x");
}

}  // namespace

TEST_CASE("Fabrik 1: Black puts a worker on any cell, then White the other on any empty cell") {
    const Fabrik start;
    CHECK(start.phase() == Phase::setup);
    CHECK(start.to_move() == Player::black);
    CHECK(start.count_moves() == 121);
    CHECK(start.setup_cells() == Fabrik::Board::full());
    CHECK(start.stone_cells().empty());
    CHECK(start.workers().empty());

    const Fabrik second = after(start, {"f6"});
    CHECK(second.phase() == Phase::setup);
    CHECK(second.to_move() == Player::white);
    CHECK(second.count_moves() == 120);
    CHECK_FALSE(legal(second, "f6"));
    CHECK_FALSE(legal(second, "black"));
    CHECK_FALSE(legal(second, "f6-g7,a1"));
    CHECK(second.position() == "11/11/11/11/11/5*5/11/11/11/11/11 w setup");
}

TEST_CASE("Fabrik 2: then Black says which colour moves first") {
    const Mini game = after(Mini{}, {"d4", "a1"});
    CHECK(game.phase() == Phase::choose);
    CHECK(game.to_move() == Player::black);
    CHECK(game.count_moves() == 2);
    CHECK_FALSE(legal(game, "b2"));
    CHECK_FALSE(legal(game, "a1-a2,b2"));
    CHECK(after(game, {"black"}).position() == "7/7/7/3*3/7/7/*6 b play");
    CHECK(after(game, {"white"}).position() == "7/7/7/3*3/7/7/*6 w play");
    CHECK_FALSE(legal(after(game, {"white"}), "black"));
}

TEST_CASE("Fabrik 3: a turn is a stone that both workers see") {
    const Mini game = position("7/7/7/7/7/3*3/*6 w play");
    CHECK(names(game.stone_cells()) == "c1 d1 e1 a2 b2 c3 d4 a5");
    CHECK(legal(game, "b2"));
    CHECK_FALSE(legal(game, "g7"));
    CHECK_FALSE(legal(game, "d2"));
    CHECK(after(game, {"b2"}).position() == "7/7/7/7/7/1w1*3/*6 b play");
}

TEST_CASE("Fabrik 3: before it, either worker may be moved to any other empty cell") {
    const Mini game = position("7/7/7/7/7/1b1*3/*6 w play");
    CHECK(legal(game, "a1-g7,d4"));
    CHECK(legal(game, "d2-c3,a3"));
    CHECK_FALSE(legal(game, "a1-d2,c1"));  // the other worker is there
    CHECK_FALSE(legal(game, "a1-b2,c1"));  // a stone is there
    CHECK_FALSE(legal(game, "b2-b3,c1"));  // no worker was there
    CHECK_FALSE(legal(game, "a1-g7,d2"));  // the other worker is where the stone would go
    CHECK(after(game, {"a1-g7,d4"}).position() == "6*/7/7/3w3/7/1b1*3/7 b play");
    CHECK(after(game, {"d2-c3,a3"}).position() == "7/7/7/7/w1*4/1b5/*6 b play");
}

TEST_CASE("Fabrik 3: the turn that starts the game may move a worker") {
    CHECK(legal(after(Fabrik{}, {"f6", "a1", "white"}), "a1-f1,f3"));
    CHECK(position<standard>("5*5/10*/11/11/11/11/11/11/11/11/11 w play").count_moves() == 1594);
}

TEST_CASE("Fabrik 4: a worker sees the empty cells up to the first that is not empty") {
    constexpr std::string_view picture = "...x..x"
                                         ".o.x.x."
                                         "..xxx.."
                                         "xxx@xxo"
                                         "..xox.."
                                         ".x...x."
                                         "x.....x";
    static_assert(sight(drawn_cell<Board7>(picture), drawn<Board7>(picture, "o")) == drawn<Board7>(picture));
    CHECK(sight(drawn_cell<Board7>(picture), drawn<Board7>(picture, "o")) == drawn<Board7>(picture));
}

TEST_CASE("Fabrik 4: stones go where the lines of sight of the workers meet") {
    constexpr std::string_view picture = ".o..x.."
                                         "......."
                                         "..1.xo."
                                         "...x..."
                                         "x.x.2.."
                                         "......."
                                         "..x....";
    static_assert(stones_go_where_drawn(picture));
    CHECK(stones_go_where_drawn(picture));
}

TEST_CASE("Fabrik 4: workers on one line with nothing between them both see all cells between") {
    constexpr std::string_view picture = ".x...x."
                                         "......."
                                         "...x..."
                                         "......."
                                         ".1xxx2."
                                         "......."
                                         "...x...";
    static_assert(stones_go_where_drawn(picture));
    CHECK(stones_go_where_drawn(picture));
}

TEST_CASE("Fabrik 4: workers on one line with a stone between them do not see a cell of it together") {
    constexpr std::string_view picture = ".x...x."
                                         "......."
                                         "...x..."
                                         "......."
                                         ".1.o.2."
                                         "......."
                                         "...x...";
    static_assert(stones_go_where_drawn(picture));
    CHECK(stones_go_where_drawn(picture));
}

TEST_CASE("Fabrik 4: a worker hides from the other what is behind it") {
    // On the row of both the left one sees nothing to the right of the other.
    constexpr std::string_view picture = "......."
                                         "......."
                                         "......."
                                         ".x.x..."
                                         "..x...."
                                         ".1x2..."
                                         "..x....";
    static_assert(stones_go_where_drawn(picture));
    CHECK(stones_go_where_drawn(picture));

    // A worker moved between the other one and a cell hides the cell, though it sees it itself.
    const Mini game = position("*6/7/7/7/7/7/*6 b play");
    CHECK(legal(game, "a7-g1,d1"));
    CHECK_FALSE(legal(game, "a7-c1,d1"));
    CHECK(legal(position<mini_either>("*6/7/7/7/7/7/*6 b play"), "a7-c1,d1"));
}

TEST_CASE("Fabrik 4: the cell that a worker has left is empty: it is seen, and it takes a stone") {
    const Mini game = position("7/7/7/7/7/7/*2*3 b play");
    CHECK(legal(game, "d1-g4,d1"));
    CHECK(after(game, {"d1-g4,d1"}).position() == "7/7/7/6*/7/7/*2b3 w play");
    CHECK_FALSE(legal(game, "f1"));  // behind the worker on d1
    CHECK(legal(game, "d1-g2,f1"));  // seen over the cell that it has left
}

TEST_CASE("Fabrik 5: a line of own stones wins at once, in every direction") {
    CHECK(after(position("7/7/7/3*3/bbb4/7/3*3 b play"), {"d3"}).outcome() == Outcome::black);
    CHECK(after(position("7/*6/7/3*3/w6/w6/w6 w play"), {"a4"}).outcome() == Outcome::white);
    CHECK(after(position("7/7/7/*6/2b4/1b5/b5* b play"), {"d4"}).outcome() == Outcome::black);
    CHECK(after(position("7/7/7/*6/4b2/5b1/*5b b play"), {"d4"}).outcome() == Outcome::black);
}

TEST_CASE("Fabrik 5: fewer stones do not win, nor a line with a gap, of both colours, or round the edge") {
    CHECK(after(position("7/7/2*4/7/bb5/7/2*4 b play"), {"c3"}).outcome() == Outcome::ongoing);
    CHECK(position("7/7/*6/7/bb1bb2/7/*6 b play").outcome() == Outcome::ongoing);
    CHECK(position("7/7/*6/7/bbwbb2/7/*6 b play").outcome() == Outcome::ongoing);
    CHECK(position("7/7/*6/7/7/bbb4/*4bb b play").outcome() == Outcome::ongoing);
    CHECK(position<standard>("11/11/*10/11/11/11/bbbb7/11/11/11/*10 b play").outcome() == Outcome::ongoing);
    CHECK(position<four>("11/11/*10/11/11/11/bbbb7/11/11/11/*10 b play").outcome() == Outcome::black);
}

TEST_CASE("Fabrik 5: a line may be longer than needed") {
    const Mini game = position("7/7/3*3/7/bbb1bbb/7/3*3 b play");
    CHECK(game.outcome() == Outcome::ongoing);
    const Mini won = after(game, {"d3"});
    CHECK(won.outcome() == Outcome::black);
    CHECK(won.count_moves() == 0);
    CHECK(won.moves().empty());
    CHECK(won.stone_cells().empty());
    CHECK(won.movable_workers().empty());
    CHECK_FALSE(legal(won, "d2"));
    CHECK_FALSE(legal(won, "d1-a1,d2"));
}

TEST_CASE("Fabrik 5: whether a stone completes a line can be asked of any cell") {
    constexpr auto completing = [](std::string_view picture) {
        Board7 cells;
        for (const auto c : ~drawn<Board7>(picture))
            if (wins<mini>(drawn<Board7>(picture), c))
                cells.insert(c);
        return cells;
    };
    constexpr std::string_view stones = "x....x."
                                        ".x....x"
                                        "......."
                                        "...x..."
                                        "......."
                                        "xxx.x.."
                                        "......x";
    constexpr std::string_view answer = "......."
                                        "......."
                                        "..x...."
                                        "......."
                                        "......."
                                        "...x..."
                                        ".......";
    static_assert(completing(stones) == drawn<Board7>(answer));
    CHECK(completing(stones) == drawn<Board7>(answer));
}

TEST_CASE("Fabrik 5: if both players have a line, the one who moved last has won") {
    CHECK(position("7/7/bbbb3/7/wwww3/7/*5* w play").outcome() == Outcome::black);
    CHECK(position("7/7/bbbb3/7/wwww3/7/*5* b play").outcome() == Outcome::white);
    // A line of the player to move alone is a win all the same.
    CHECK(position("7/7/bbbb3/7/7/7/*5* b play").outcome() == Outcome::black);
}

TEST_CASE("Fabrik 6: a player who has no turn loses") {
    // Neither worker sees a cell, so wherever the other one goes, they see none together.
    const auto shut_in = position<five>("3w*/3bb/5/bb3/*w3 b play");
    CHECK(shut_in.outcome() == Outcome::white);
    CHECK(shut_in.count_moves() == 0);
    CHECK(shut_in.moves().empty());
    CHECK(position<five>("3w*/3bb/5/bb3/*w3 w play").outcome() == Outcome::black);

    // One of them sees a cell, but there is no place from which the other one could see it.
    CHECK(position<five>("3w*/2bbb/bbw2/b1b2/*ww2 b play").outcome() == Outcome::white);
    // Until there is.
    const auto one_turn = position<five>("3w*/2bbb/1bw2/b1b2/*ww2 b play");
    CHECK(one_turn.outcome() == Outcome::ongoing);
    CHECK(one_turn.count_moves() == 1);
    CHECK(legal(one_turn, "e5-a3,b2"));
}

TEST_CASE("Fabrik 6: whether a player is stuck can be asked of any stones and workers") {
    constexpr auto stuck = [](std::string_view picture) {
        using B = fabrik::Board<five>;
        return is_stuck<five>(drawn<B>(picture, "o"),
                              {drawn_cell<B>(picture, '1'), drawn_cell<B>(picture, '2')}, Player::black);
    };
    static_assert(stuck("...o2 ...oo ..... oo... 1o..."));
    static_assert(!stuck("...o2 ...o. ..... oo... 1o..."));
    static_assert(stuck("...o2 ..ooo ooo.. o.o.. 1oo.."));
    static_assert(!stuck("...o2 ..ooo .oo.. o.o.. 1oo.."));
    static_assert(stuck("ooooo ooooo oo1oo ooo2o ooooo"));
    static_assert(stuck(".oooo ooooo ooo1o oooo2 ooooo"));
    // 2 goes to the empty cell, and the stone where it stood.
    static_assert(!stuck("ooooo ooooo oo1oo ooo2o oooo."));
    CHECK(stuck("...o2 ...oo ..... oo... 1o..."));
}

TEST_CASE("Fabrik 6: with owned workers, being stuck is a matter of the other's worker") {
    // White's worker sees nothing, so Black finds no cell that both see. White can walk away.
    CHECK(position<five_owned>("3bW/3bw/5/5/B4 b play").outcome() == Outcome::white);
    CHECK(position<five_owned>("3bW/3bw/5/5/B4 b play").count_moves() == 0);
    CHECK(position<five_owned>("3bW/3bw/5/5/B4 w play").outcome() == Outcome::ongoing);
    CHECK(position<five_owned>("3bW/3bw/5/5/B4 w play").count_moves() == 89);
}

TEST_CASE("Fabrik 6: where the sight of one worker is enough, being stuck is a draw") {
    CHECK(position<five_either>("3w*/3bb/5/bb3/*w3 b play").outcome() == Outcome::ongoing);
    // The one empty cell is seen by nobody, and from there no cell of a worker is seen.
    const auto stuck = position<five_either>("bwb*w/wbwbb/bw1wb/bbwww/wb*bw b play");
    CHECK(stuck.outcome() == Outcome::draw);
    CHECK(stuck.count_moves() == 0);
    // Here one worker is next to it, and can also change places with a stone.
    const auto last = position<five_either>("bwbbw/wb*bb/bw1wb/bbwww/wb*bw b play");
    CHECK(last.outcome() == Outcome::ongoing);
    CHECK(last.count_moves() == 2);
    CHECK(legal(last, "c3"));
    CHECK(legal(last, "c4-c3,c4"));
}

TEST_CASE("Fabrik 6: on a full board nobody has a turn") {
    constexpr std::string_view full = "bwb*w/wbwbb/bwbwb/bbwww/wb*bw b play";
    CHECK(position<five>(full).outcome() == Outcome::white);
    CHECK(position<five>(full).count_moves() == 0);
    CHECK(position<five>(full).moves().empty());
    CHECK(position<five>(full).movable_workers().empty());
    CHECK(position<five_either>(full).outcome() == Outcome::draw);
    CHECK(position<five_either>(full).count_moves() == 0);
}

TEST_CASE("Fabrik's variants are values of one type") {
    static_assert(standard == Rules{11, 5, Workers::shared, Sight::both, Stuck::loses});
    static_assert(four == Rules{11, 4, Workers::shared, Sight::both, Stuck::loses});
    static_assert(arbeiter == Rules{11, 3, Workers::owned, Sight::both, Stuck::loses});
    static_assert(either == Rules{11, 5, Workers::shared, Sight::either, Stuck::draws});
    static_assert(Fabrik::rules == standard && FabrikFour::rules == four);
    static_assert(FabrikArbeiter::rules == arbeiter && FabrikEither::rules == either);
    static_assert(sizeof(Fabrik) <= 48 && sizeof(FabrikArbeiter) <= 48 && sizeof(FabrikEither) <= 48);
}

TEST_CASE("Fabrik is played on boards of 5 to 19 columns, and for lines of any length on them") {
    const auto play = []<Rules R> {
        static_assert(SymmetricGame<State<R>> && BoardGame<State<R>>);
        Rng rng{7};
        State<R> game;
        while (game.outcome() == Outcome::ongoing)
            game.play(game.random_move(rng));
        CHECK(game.count_moves() == 0);
        CHECK(*State<R>::from_position(game.position()) == game);
    };
    play.operator()<Rules{.size = 5, .line = 2}>();
    play.operator()<Rules{.size = 6, .line = 6}>();
    play.operator()<Rules{.size = 8}>();
    play.operator()<Rules{.size = 9, .sight = Sight::either}>();
    play.operator()<Rules{.size = 13, .workers = Workers::owned, .stuck = Stuck::draws}>();
    play.operator()<Rules{.size = 16, .line = 7}>();
    play.operator()<Rules{.size = 19, .line = 6}>();
    play.operator()<Rules{.size = 19, .workers = Workers::owned, .sight = Sight::either}>();
}

TEST_CASE("fabrik-arbeiter: a player moves the own worker only") {
    const MiniOwned game = position<mini_owned>("7/7/7/7/7/3W3/B6 b play");
    CHECK(legal(game, "a1-g7,d4"));
    CHECK_FALSE(legal(game, "d2-c3,a3"));
    CHECK(legal(game, "b2"));
    CHECK(names(game.movable_workers()) == "a1");
    CHECK(game.destinations(cell("d2")).empty());
    CHECK(game.stone_cells(cell("d2"), cell("c3")).empty());
    const MiniOwned next = after(game, {"a1-g7,d4"});
    CHECK(names(next.movable_workers()) == "d2");
    CHECK_FALSE(legal(next, "g7-a1,d1"));
    CHECK(after(next, {"d2-g1,g4"}).position() == "6B/7/7/3b2w/7/7/6W b play");
    // Black put the first worker, White the second.
    CHECK(after(MiniOwned{}, {"g7", "a1", "white"}).position() == "6B/7/7/7/7/7/W6 w play");
}

TEST_CASE("fabrik-either: a stone needs the sight of one worker") {
    constexpr std::string_view picture = "x..x..x"
                                         "x..x.xx"
                                         "xxoxxx."
                                         "x.xxx.."
                                         "xxx2xxx"
                                         "xxoxx.."
                                         "1xxxxxx";
    static_assert(stones_go_where_drawn<mini_either>(picture));
    CHECK(stones_go_where_drawn<mini_either>(picture));
    const MiniEither game = position<mini_either>("7/7/7/7/7/7/*5* b play");
    CHECK(legal(game, "d4"));
    CHECK_FALSE(legal(game, "b3"));
    CHECK(legal(game, "a1-a3,b3"));
    CHECK(legal(game, "g1-b2,b3"));
    CHECK(game.count_moves() == 2850);
}

TEST_CASE("Fabrik: shared workers are a set, owned ones are not") {
    const Mini start = position("7/7/7/7/7/7/*2*3 w play");
    const Mini swapped = after(start, {"a1-g1,d4", "d1-a1,c1"});
    const Mini stayed = after(start, {"d1-g1,d4", "c1"});
    CHECK(swapped == stayed);
    CHECK(swapped.hash() == stayed.hash());
    CHECK(after(Mini{}, {"a1", "d4"}) == after(Mini{}, {"d4", "a1"}));
    CHECK(after(MiniOwned{}, {"a1", "d4"}) != after(MiniOwned{}, {"d4", "a1"}));
    CHECK(after(MiniOwned{}, {"a1", "d4"}).hash() != after(MiniOwned{}, {"d4", "a1"}).hash());
}

TEST_CASE("Fabrik: phase and player to move make a difference") {
    const Mini choose = position("7/7/7/7/7/7/*2*3 b choose");
    const Mini black = position("7/7/7/7/7/7/*2*3 b play");
    const Mini white = position("7/7/7/7/7/7/*2*3 w play");
    CHECK(choose != black);
    CHECK(black != white);
    CHECK(choose.hash() != black.hash());
    CHECK(choose.hash() != white.hash());
    CHECK(black.hash() != white.hash());
}

TEST_CASE("Fabrik: moves are listed by step, worker, stone and destination") {
    const auto key = [](auto move) {
        const std::uint64_t from = move.is_step() ? static_cast<std::uint64_t>(move.from().index()) + 1 : 0;
        const std::uint64_t to = move.is_step() ? static_cast<std::uint64_t>(move.to().index()) : 0;
        return from << 40 | static_cast<std::uint64_t>(move.cell().index()) << 20 | to;
    };
    const auto ordered = [&](const auto& game) {
        const auto moves = game.moves();
        return std::is_sorted(moves.begin(), moves.end(), [&](auto a, auto b) { return key(a) < key(b); });
    };
    CHECK(ordered(Mini{}));
    CHECK(ordered(position("7/w6/1b1*3/7/4b2/7/*2w2b w play")));
    CHECK(ordered(position<mini_owned>("7/w6/1b1W3/7/4b2/7/B2w2b w play")));
    CHECK(ordered(position<mini_either>("7/w6/1b1*3/7/4b2/7/*2w2b w play")));
}

TEST_CASE("Fabrik: a turn can be entered step by step") {
    const auto matches = []<Rules R>(const State<R>& game) {
        auto expected = game.moves();
        std::size_t found = 0;
        const auto take = [&](auto move) {
            found += std::count(expected.begin(), expected.end(), move) == 1 ? 1U : 1'000'000U;
        };
        game.stone_cells().for_each([&](auto stone) { take(typename State<R>::Move{stone}); });
        for (const auto from : game.movable_workers())
            for (const auto to : game.destinations(from)) {
                CHECK_FALSE(game.stone_cells(from, to).empty());
                for (const auto stone : game.stone_cells(from, to))
                    take(typename State<R>::Move{from, to, stone});
            }
        CHECK(found == expected.size());
    };
    matches(position("7/w6/1b1*3/7/4b2/7/*2w2b w play"));
    matches(position<mini_owned>("7/w6/1b1W3/7/4b2/7/B2w2b w play"));
    matches(position<mini_owned>("7/w6/1b1W3/7/4b2/7/B2w2b b play"));
    matches(position<mini_either>("7/w6/1b1*3/7/4b2/7/*2w2b w play"));
    matches(position<five>("3w*/2bbb/1bw2/b1b2/*ww2 b play"));
    matches(position<five>("bwb*w/wbwbb/bwbwb/bbwww/wb*bw b play"));
    matches(position<five_either>("bwbbw/wb*bb/bw1wb/bbwww/wb*bw b play"));
    // A worker that cannot be moved, or a cell without one, has no destinations.
    CHECK(position("7/7/7/7/7/7/*2*3 b play").destinations(cell("b2")).empty());
    CHECK(position("7/7/7/7/7/7/*2*3 b play").stone_cells(cell("a1"), cell("d1")).empty());
    CHECK(Mini{}.movable_workers().empty());
    CHECK(position("7/7/7/7/7/7/*2*3 b choose").movable_workers().empty());
    CHECK(position("7/7/7/7/7/7/*2*3 b choose").stone_cells().empty());
}

TEST_CASE("Fabrik: sampling finds a turn where hardly any fits") {
    Rng rng{1};
    const auto only = position<five>("3w*/2bbb/1bw2/b1b2/*ww2 b play");
    const auto two = position<five_either>("bwbbw/wb*bb/bw1wb/bbwww/wb*bw b play");
    int first = 0;
    for (int i = 0; i < 1000; ++i) {
        CHECK(to_string(only.random_move(rng)) == "e5-a3,b2");
        first += to_string(two.random_move(rng)) == "c3" ? 1 : 0;
    }
    CHECK(first > 400);
    CHECK(first < 600);
}

TEST_CASE("Fabrik: no position has more turns than its list has room for, and some have nearly as many") {
    // Most turns are there without stones, and then it is the cells of the workers that matter.
    const auto check = []<Rules R> {
        using G = State<R>;
        int most = 0;
        for (int a = 0; a < G::Cell::count; ++a)
            for (int b = 0; b < a; ++b)
                most = (std::max)(
                    most,
                    G{{}, {}, {G::Cell::from_index(a), G::Cell::from_index(b)}, Player::black}.count_moves());
        INFO(R.size, " columns, at most ", most, " turns, room for ", G::max_moves);
        CHECK(most <= static_cast<int>(G::max_moves));
        CHECK(most >= static_cast<int>(G::max_moves * 95 / 100));
    };
    check.operator()<standard>();
    check.operator()<arbeiter>();
    check.operator()<either>();
    check.operator()<Rules{.size = 8}>();
    check.operator()<Rules{.size = 8, .sight = Sight::either}>();
    CHECK(Fabrik::max_moves == 2080);
    CHECK(FabrikArbeiter::max_moves == 1040);
    CHECK(FabrikEither::max_moves == 14640);
}

TEST_CASE("Fabrik: all eight symmetries carry the game along") {
    static_assert(Mini::symmetries.size() == 8);
    const Mini game = position("7/w6/1b1*3/7/4b2/7/*2w2b w play");
    CHECK(transformed(*Mini::parse_move("d5-c7,a1"), Symmetry::rotate_90) == *Mini::parse_move("c4-a3,g1"));
    CHECK(transformed(Mini::Move::choice(Player::white), Symmetry::rotate_90) ==
          Mini::Move::choice(Player::white));
    CHECK(game.transformed(Symmetry::transpose).position() == "b6/7/2b4/w3*2/7/4b2/*4w1 w play");
    for (const Symmetry symmetry : Mini::symmetries) {
        CHECK(perft(game.transformed(symmetry), 2) == perft(game, 2));
        CHECK(game.transformed(symmetry).canonical() == game.canonical());
        CHECK(after(Mini{}, {"b3"}).transformed(symmetry).canonical() == after(Mini{}, {"b3"}).canonical());
    }
}

TEST_CASE("Fabrik: the planes show all that a position is") {
    const auto planes = position("7/7/7/b2*3/7/7/*5w w play").planes();
    CHECK(names(planes[0]) == "g1");
    CHECK(names(planes[1]) == "a4");
    CHECK(planes[2].empty());
    CHECK(planes[3].empty());
    CHECK(names(planes[4]) == "a1 d4");
    CHECK(position("7/7/7/3*3/7/7/*6 b choose").planes()[2] == Board7::full());
    CHECK(position("7/7/7/3*3/7/7/*6 b choose").planes()[3] == Board7::full());
    const auto owned = position<mini_owned>("7/7/7/b2B3/7/7/W5w w play").planes();
    CHECK(names(owned[4]) == "a1");
    CHECK(names(owned[5]) == "d4");
}

TEST_CASE("Fabrik: a position is read whole or not at all") {
    const auto error = []<Rules R = mini>(std::string_view text) {
        return State<R>::from_position(text).error();
    };
    CHECK(error("7/7/7/7/7/7/7") == ParseError{"expected a space and the player to move", 13});
    CHECK(error("7/7/7/7/7/7/7 b") == ParseError{"expected a space and the phase", 15});
    CHECK(error("7/7/7/7/7/7/7 b start") == ParseError{"expected setup, choose or play as the phase", 16});
    CHECK(error("7/7/7/7/7/7/7 x setup") == ParseError{"expected b or w as the player to move", 14});
    CHECK(error("7/7/7/7/7/7/7 b setup ") == ParseError{"expected nothing after the phase", 21});
    CHECK(error("7/7/7/7/7/7/6B w setup") == ParseError{"expected b, w, * or a number of empty cells", 13});
    CHECK(error("7/7/7/7/7/***4/7 b play") == ParseError{"there are two workers", 12});
    CHECK(error("7/7/7/7/7/7/*6 b setup") ==
          ParseError{"Black puts the first worker on the empty board", 17});
    CHECK(error("7/7/7/7/7/7/7 w setup") ==
          ParseError{"White puts the second worker when the first is there", 16});
    CHECK(error("7/7/7/7/7/7/**5 w setup") ==
          ParseError{"White puts the second worker when the first is there", 18});
    CHECK(error("7/7/7/7/7/7/*w5 w setup") == ParseError{"there are no stones before the first turn", 18});
    CHECK(error("7/7/7/7/7/7/**4b b choose") == ParseError{"there are no stones before the first turn", 19});
    CHECK(error("7/7/7/7/7/7/**5 w choose") == ParseError{"Black chooses who starts", 16});
    CHECK(error("7/7/7/7/7/7/*6 b play") == ParseError{"there must be two workers", 17});
    CHECK(error("7/7/7/7/7/7/7 b play") == ParseError{"there must be two workers", 16});
    CHECK(error.operator()<mini_owned>("7/7/7/7/7/7/*6 b play") ==
          ParseError{"expected b, w, B, W or a number of empty cells", 12});
    CHECK(error.operator()<mini_owned>("7/7/7/7/7/7/BB5 b play") ==
          ParseError{"a player has one worker", 13});
    CHECK(error.operator()<mini_owned>("7/7/7/7/7/7/B6 b play") ==
          ParseError{"each player must have a worker", 17});
    CHECK(error.operator()<mini_owned>("7/7/7/7/7/7/W6 w setup") ==
          ParseError{"White puts the second worker when the first is there", 17});
}

TEST_CASE("Fabrik: moves as text") {
    const auto error = [](std::string_view text) { return Mini::parse_move(text).error(); };
    for (const std::string_view text : {"f6", "black", "white", "a1-b4,e5", "g7-a1,g7"})
        CHECK(to_string(*Mini::parse_move(text)) == text);
    static_assert(*Mini::parse_move("a1-b4,e5") == Mini::Move{cell("a1"), cell("b4"), cell("e5")});
    CHECK(error("") == ParseError{"expected a cell such as a1", 0});
    CHECK(error("blackish") == ParseError{"expected the number of a row", 8});
    CHECK(error("h1") == ParseError{"no such cell on this board", 0});
    CHECK(error("a1,b2") == ParseError{"expected - and the cell to which the worker goes, or nothing", 2});
    CHECK(error("a1-b2") == ParseError{"expected a comma and the cell of the stone", 5});
    CHECK(error("a1-a1,b2") == ParseError{"the worker must go to another cell", 3});
    CHECK(error("a1-b2,b2") == ParseError{"the worker stands where the stone would go", 6});
    CHECK(error("a1-b2,c3 ") == ParseError{"expected nothing after the cell of the stone", 8});
}

TEST_CASE("Fabrik: a whole game can be a constant") {
    constexpr auto game = [] {
        State<five> result;
        for (const std::string_view move : {"c3", "a1", "white", "b2", "a1-e5,d4"})
            result.play(*State<five>::parse_move(move));
        return result;
    }();
    static_assert(game.outcome() == Outcome::ongoing && game.to_move() == Player::white);
    static_assert(State<five>{}.count_moves() == 25);
    static_assert(game.count_moves() == static_cast<int>(game.moves().size()));
    CHECK(game.position() == "4*/3b1/2*2/1w3/5 w play");
    constexpr auto sampled = [](const auto& from, std::uint64_t seed) {
        Rng rng{seed};
        return from.is_legal(from.random_move(rng));
    };
    static_assert(sampled(game, 1) && sampled(game, 2));
}
