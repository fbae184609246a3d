#include <tessera/core/ray.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <array>        // array
#include <cstddef>      // size_t
#include <string_view>  // string_view
#include <utility>      // index_sequence, make_index_sequence

using namespace tessera;
using naive::board_of, naive::random_set;
using support::drawn, support::drawn_cell;

namespace {

using Boards = boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<13, 5>, Bitboard<1, 127>,
                            Bitboard<43, 3>, Bitboard<19, 19>, Bitboard<31, 31>>;
using SmallBoards = boards::List<Bitboard<1, 1>, Bitboard<4, 3>, Bitboard<5, 2>, Bitboard<13, 5>>;

// Walks step by step until the edge, or until before a blocker.
template <class Board>
constexpr Board walk(typename Board::Cell from, Direction direction, const naive::Set<Board>& blockers) {
    Board seen;
    int column = from.column() + column_step(direction);
    int row = from.row() + row_step(direction);
    while (Board::Cell::on_board(column, row) && !blockers.contains(column, row)) {
        seen.insert({column, row});
        column += column_step(direction);
        row += row_step(direction);
    }
    return seen;
}

template <class Board>
constexpr bool sees_as_one_walks(const naive::Set<Board>& blockers) {
    const Board blocking = board_of(blockers);
    for (int index = 0; index < Board::cell_count; ++index) {
        const auto cell = Board::Cell::from_index(index);
        Board all;
        for (const Direction direction : directions) {
            const Board seen = walk(cell, direction, blockers);
            if (visible(cell, direction, blocking) != seen)
                return false;
            all |= seen;
        }
        if (visible(cell, blocking) != all)
            return false;
        for (const Direction upward : upward_directions) {
            const auto [ahead, behind] = visible_along(cell, upward, blocking);
            if (ahead != walk(cell, upward, blockers) || behind != walk(cell, opposite(upward), blockers))
                return false;
        }
    }
    return true;
}

template <class Board>
constexpr bool sees_as_one_walks_to_it(const naive::Set<Board>& blockers) {
    const Board blocking = board_of(blockers);
    for (int first = 0; first < Board::cell_count; ++first)
        for (int second = 0; second < Board::cell_count; ++second) {
            const auto a = Board::Cell::from_index(first);
            const auto b = Board::Cell::from_index(second);
            bool seen = false;
            Board way;
            for (const Direction direction : directions) {
                // The other cell itself ends the walk, as a blocker would.
                naive::Set<Board> goal;
                goal.put(b.column(), b.row());
                const Board walked = walk(a, direction, goal);
                if (!a.has_neighbour(direction, walked.count() + 1))
                    continue;
                way = walked;
                seen = !walked.intersects(blocking);
            }
            if (between<Board>(a, b) != way || sees(a, b, blocking) != (seen && a != b))
                return false;
        }
    return true;
}

template <class Board>
constexpr bool counts_what_is_seen(const naive::Set<Board>& one, const naive::Set<Board>& other,
                                   const naive::Set<Board>& blockers) {
    return [&]<std::size_t... D>(std::index_sequence<D...>) {
        const auto counted = [&](Direction direction) {
            int total = 0;
            for (const Board& from : {board_of(one), board_of(other)})
                for (const auto cell : from)
                    total += walk(cell, direction, blockers).count();
            return total;
        };
        const std::array from{board_of(one), board_of(other)};
        return ((count_visible<directions[D]>(from, board_of(blockers)) == counted(directions[D])) && ...);
    }(std::make_index_sequence<directions.size()>{});
}

template <class Board>
constexpr bool steps_lead_to_the_edge() {
    for (int index = 0; index < Board::cell_count; ++index)
        for (const Direction direction : directions) {
            const auto cell = Board::Cell::from_index(index);
            const int steps =
                steps_to_edge<Board>[static_cast<std::size_t>(index)][static_cast<std::size_t>(direction)];
            if (!cell.has_neighbour(direction, steps) || cell.has_neighbour(direction, steps + 1))
                return false;
        }
    return true;
}

}  // namespace

TEST_CASE("a ray runs from a cell, which is not in it, to the edge") {
    using Board = Bitboard<5, 4>;
    constexpr auto from = drawn_cell<Board>(". . . . ."
                                            ". . . . ."
                                            ". @ . . ."
                                            ". . . . .");
    static_assert(ray<Board>(from, Direction::east) == drawn<Board>("..... ..... ..xxx ....."));
    static_assert(ray<Board>(from, Direction::west) == drawn<Board>("..... ..... x.... ....."));
    static_assert(ray<Board>(from, Direction::north) == drawn<Board>(".x... .x... ..... ....."));
    static_assert(ray<Board>(from, Direction::north_east) == drawn<Board>("...x. ..x.. ..... ....."));
    static_assert(ray<Board>(from, Direction::south_west) == drawn<Board>("..... ..... ..... x...."));
    static_assert(ray<Board>({4, 3}, Direction::north_west).empty());
}

TEST_CASE("a ray has the cells that one walks over, and the table of rays has each") {
    constexpr auto law = []<class Board>(Rng&) {
        for (const Direction direction : directions)
            for (int index = 0; index < Board::cell_count; ++index) {
                const auto cell = Board::Cell::from_index(index);
                const Board expected = walk(cell, direction, naive::Set<Board>{});
                if (ray<Board>(cell, direction) != expected)
                    return false;
                if (ray_from<Board>(cell, direction) != expected)
                    return false;
            }
        return true;
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 1);
#if defined(TESSERA_LONG)
    [&]<int... N>(std::integer_sequence<int, N...>) {
        boards::check(boards::List<Bitboard<N + 1, N + 1>...>{}, law, 1);
    }(std::make_integer_sequence<int, 31>{});
#endif
}

TEST_CASE("one sees up to the first blocker, and not the blocker") {
    using Board = Bitboard<7, 5>;
    constexpr std::string_view picture = "o . . x . . o"
                                         ". o x x x . ."
                                         "o x x @ x x x"
                                         ". . o x o . ."
                                         ". . . o . . .";
    static_assert(visible(drawn_cell<Board>(picture), Direction::west, drawn<Board>(picture, "o")) ==
                  drawn<Board>("....... ....... .xx.... ....... ......."));
    // North-west there is one cell to see before the blocker, north-east two to the edge.
    constexpr std::string_view diagonals = ". o . . . x ."
                                           ". . x . x . ."
                                           ". . . @ . . ."
                                           ". . x . o . ."
                                           ". x . . . . .";
    constexpr auto seen = visible(drawn_cell<Board>(diagonals), drawn<Board>(diagonals, "o"));
    static_assert((seen & ~Board::row(2) & ~Board::column(3)) == drawn<Board>(diagonals));
    CHECK(seen.contains({3, 4}));
    CHECK(seen.contains({6, 2}));
}

TEST_CASE("a blocker on the cell itself hides nothing") {
    using Board = Bitboard<3, 3>;
    static_assert(visible(Cell<3, 3>{0, 0}, Board{{0, 0}}) == drawn<Board>("x.x xx. .xx"));
    static_assert(visible(Cell<3, 3>{0, 0}, Direction::east, Board{{0, 0}}) == drawn<Board>("... ... .xx"));
}

TEST_CASE("one sees what one can walk to") {
    constexpr auto law = []<class Board>(Rng& rng) { return sees_as_one_walks(random_set<Board>(rng)); };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 3);
}

TEST_CASE("one sees what one can walk to past a few blockers") {
    constexpr auto law = []<class Board>(Rng& rng) {
        naive::Set<Board> blockers;
        for (int i = 0; i < Board::cell_count; i += 12) {
            const auto cell = Board::Cell::from_index(rng.below(Board::cell_count));
            blockers.put(cell.column(), cell.row());
        }
        return sees_as_one_walks(blockers);
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 3);
}

TEST_CASE("one sees what one can walk to: all blockers on small boards") {
    boards::for_all_sets([](const auto& blockers) { CHECK(sees_as_one_walks(blockers)); });
}

TEST_CASE("between two cells of a line lie the cells on the way, and nothing between others") {
    using Board = Bitboard<5, 4>;
    static_assert(between<Board>({0, 3}, {3, 0}) == drawn<Board>("..... .x... ..x.. ....."));
    static_assert(between<Board>({4, 1}, {0, 1}) == drawn<Board>("..... ..... .xxx. ....."));
    static_assert(between<Board>({2, 2}, {2, 3}).empty());
    static_assert(between<Board>({0, 3}, {3, 1}).empty());
    static_assert(between<Board>({2, 2}, {2, 2}).empty());
}

TEST_CASE("a cell sees another one if no blocker is between them, whatever is on the two") {
    using Board = Bitboard<5, 1>;
    static_assert(sees(Cell<5, 1>{0, 0}, Cell<5, 1>{4, 0}, Board{}));
    static_assert(sees(Cell<5, 1>{0, 0}, Cell<5, 1>{4, 0}, drawn<Board>("x...x")));
    static_assert(!sees(Cell<5, 1>{0, 0}, Cell<5, 1>{4, 0}, drawn<Board>("..x..")));
    static_assert(!sees(Cell<5, 1>{2, 0}, Cell<5, 1>{2, 0}, Board{}));
    constexpr auto law = []<class Board>(Rng& rng) {
        return sees_as_one_walks_to_it(random_set<Board>(rng));
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<4, 3>>{}, law));
    boards::check(boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<13, 5>>{}, law, 5);
}

TEST_CASE("so many steps lead to the edge of the board, and no more") {
    static_assert(steps_lead_to_the_edge<Bitboard<1, 1>>());
    static_assert(steps_lead_to_the_edge<Bitboard<4, 3>>());
    CHECK(steps_lead_to_the_edge<Bitboard<9, 7>>());
    CHECK(steps_lead_to_the_edge<Bitboard<19, 19>>());
}

TEST_CASE("what several cells see in a direction is added up") {
    using Board = Bitboard<6, 2>;
    constexpr Board cells = drawn<Board>("x.x..."
                                         ".....x");
    static_assert(count_visible<Direction::east>(std::array{cells}, Board{}) == 5 + 3 + 0);
    static_assert(count_visible<Direction::east>(std::array{cells}, drawn<Board>(".....x ......")) ==
                  4 + 2 + 0);
    // A cell that is in two sets looks for each of them.
    static_assert(count_visible<Direction::east>(std::array{cells, cells}, Board{}) == 2 * (5 + 3 + 0));
    static_assert(count_visible<Direction::east>(std::array{Board{}, Board{}}, Board{}) == 0);
    constexpr auto law = []<class Board>(Rng& rng) {
        naive::Set<Board> blockers;
        for (int row = 0; row < Board::height; ++row)
            for (int column = 0; column < Board::width; ++column)
                blockers.put(column, row, rng.below(8) == 0);
        return counts_what_is_seen(random_set<Board>(rng), random_set<Board>(rng), blockers);
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<4, 3>>{}, law));
    boards::check(boards::List<Bitboard<9, 7>, Bitboard<13, 5>, Bitboard<43, 3>>{}, law, 4);
}
