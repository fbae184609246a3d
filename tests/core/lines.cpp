#include <tessera/core/lines.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <cstddef>           // size_t
#include <initializer_list>  // initializer_list
#include <string_view>       // string_view
#include <utility>           // index_sequence, integer_sequence, make_index_sequence, make_integer_sequence

using namespace tessera;
using naive::board_of, naive::cells_where;
using support::drawn, support::drawn_cell;

namespace {

using Boards =
    boards::List<Bitboard<1, 1>, Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<43, 3>, Bitboard<19, 19>>;
using SmallBoards = boards::List<Bitboard<1, 1>, Bitboard<8, 8>, Bitboard<13, 5>>;

// Lines are common in a set of three quarters of the cells, and do not cover it.
template <class Board>
constexpr naive::Set<Board> dense_set(Rng& rng) {
    naive::Set<Board> set;
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column)
            set.put(column, row, rng.below(4) != 0);
    return set;
}

template <class Board>
constexpr bool is_line(const naive::Set<Board>& set, int column, int row, Direction direction, int length) {
    for (int i = 0; i < length; ++i)
        if (!set.contains(column + i * column_step(direction), row + i * row_step(direction)))
            return false;
    return true;
}

// A search for lines and what it is for: the naive way is compiled once for a board and all of its searches.
template <class Board>
struct Search {
    Direction direction;
    int length;
    Board (*starts)(const Board&);
};

template <class Board, Direction D, int Length>
constexpr Search<Board> search{D, Length, [](const Board& board) { return line_starts<D, Length>(board); }};

template <class Board>
constexpr bool are_right(std::initializer_list<Search<Board>> searches, const naive::Set<Board>& set) {
    for (const auto& each : searches)
        if (each.starts(board_of(set)) != cells_where<Board>([&](int column, int row) {
                return is_line(set, column, row, each.direction, each.length);
            }))
            return false;
    return true;
}

template <int Length, class Board>
constexpr bool starts_are_right(const naive::Set<Board>& set) {
    return [&]<std::size_t... D>(std::index_sequence<D...>) {
        return are_right({search<Board, directions[D], Length>...}, set);
    }(std::make_index_sequence<directions.size()>{});
}

template <class Board>
constexpr bool naively_has_line(const naive::Set<Board>& set, int length) {
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column)
            for (const Direction direction : directions)
                if (is_line(set, column, row, direction, length))
                    return true;
    return false;
}

template <int Length, class Board>
constexpr bool has_line_is_right(const naive::Set<Board>& set) {
    return has_line<Length>(board_of(set)) == naively_has_line(set, Length);
}

// Tries all lines of the length that go through the cell, which counts as a member.
template <class Board>
constexpr bool goes_through(naive::Set<Board> set, typename Board::Cell cell, int length) {
    set.put(cell.column(), cell.row());
    for (const Direction direction : directions)
        for (int back = 0; back < length; ++back)
            if (is_line(set, cell.column() - back * column_step(direction),
                        cell.row() - back * row_step(direction), direction, length))
                return true;
    return false;
}

template <int Length, class Board>
constexpr bool completion_is_right(const naive::Set<Board>& set) {
    const Board board = board_of(set);
    for (int index = 0; index < Board::cell_count; ++index) {
        const auto cell = Board::Cell::from_index(index);
        if (completes_line<Length>(board, cell) != goes_through(set, cell, Length))
            return false;
    }
    return true;
}

template <class Board>
constexpr bool runs_are_right(const naive::Set<Board>& set, int limit) {
    const Board board = board_of(set);
    for (int index = 0; index < Board::cell_count; ++index)
        for (const Direction direction : directions) {
            const auto cell = Board::Cell::from_index(index);
            int longest = 0;
            for (int length = 1; length <= limit; ++length)
                if (is_line(set, cell.column() + column_step(direction), cell.row() + row_step(direction),
                            direction, length))
                    longest = length;
            if (run_length(board, cell, direction, limit) != longest)
                return false;
        }
    return true;
}

}  // namespace

TEST_CASE("a line starts at the cell from which it runs") {
    using Board = Bitboard<5, 4>;
    constexpr Board board = drawn<Board>("x...x"
                                         ".x.x."
                                         "xxxx."
                                         "x..x.");
    static_assert(line_starts<Direction::east, 3>(board) == drawn<Board>("..... ..... xx... ....."));
    static_assert(line_starts<Direction::west, 3>(board) == drawn<Board>("..... ..... ..xx. ....."));
    static_assert(line_starts<Direction::north, 3>(board) == drawn<Board>("..... ..... ..... ...x."));
    static_assert(line_starts<Direction::south, 3>(board) == drawn<Board>("..... ...x. ..... ....."));
    static_assert(line_starts<Direction::north_east, 3>(board) == drawn<Board>("..... ..... ..x.. ....."));
    static_assert(line_starts<Direction::north_west, 4>(board) == drawn<Board>("..... ..... ..... ...x."));
    static_assert(line_starts<Direction::north_east, 4>(board).empty());
    static_assert(line_starts<Direction::east, 1>(board) == board);
}

TEST_CASE("a line does not go on at the other edge of the board") {
    using Board = Bitboard<4, 4>;
    constexpr Board board = drawn<Board>("...."
                                         "xx.."
                                         "..xx"
                                         "....");
    static_assert(!has_line<3>(board));
    static_assert(has_line<2>(board));
    static_assert(!has_line<5>(Board::full()));
    static_assert(has_line<4>(Board::full()));
    CHECK(!completes_line<3>(board, Cell<4, 4>{0, 0}));
}

TEST_CASE("lines start where so many cells follow one another") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = dense_set<Board>(rng);
        return starts_are_right<3>(set) && starts_are_right<5>(set);
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 5);
}

TEST_CASE("lines start where so many cells follow one another: any length up to the board's and beyond") {
    constexpr auto law = []<class Board>(Rng& rng) {
        naive::Set<Board> set = dense_set<Board>(rng);
        for (int column = 0; column < Board::width; ++column)
            set.put(column, Board::height / 2);
        return [&]<int... Length>(std::integer_sequence<int, Length...>) {
            return are_right({search<Board, Direction::east, Length + 1>...}, set) &&
                   are_right({search<Board, Direction::south_west, Length + 1>...}, set);
        }(std::make_integer_sequence<int, Board::width + 1>{});
    };
    static_assert(boards::hold(boards::List<Bitboard<13, 5>>{}, law));
    boards::check(boards::List<Bitboard<13, 5>>{}, law, 10);
}

TEST_CASE("a set has a line if one starts somewhere") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = dense_set<Board>(rng);
        return has_line_is_right<3>(set) && has_line_is_right<7>(set);
    };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 10);
}

TEST_CASE("a cell completes a line if one goes through it then") {
    using Board = Bitboard<6, 5>;
    constexpr std::string_view picture = ". x . . . ."
                                         "x x . . . ."
                                         "x . @ . x x"
                                         ". . . x . ."
                                         ". . . . x .";
    constexpr Board board = drawn<Board>(picture);
    constexpr auto cell = drawn_cell<Board>(picture);
    static_assert(completes_line<4>(board, cell));   // from b4 to e1
    static_assert(!completes_line<5>(board, cell));  // a5 is empty
    static_assert(!completes_line<3>(board, Cell<6, 5>{5, 4}));
    static_assert(completes_line<1>(Board{}, cell));
}

TEST_CASE("a cell completes a line: random boards") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = naive::random_set<Board>(rng);
        return completion_is_right<3>(set) && completion_is_right<5>(set);
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<6, 5>>{}, law));
    boards::check(Boards{}, law, 5);
}

TEST_CASE("starts, lines and their completion: all sets of small boards") {
    boards::for_all_sets([](const auto& set) {
        CHECK(starts_are_right<2>(set));
        CHECK(starts_are_right<3>(set));
        CHECK(has_line_is_right<2>(set));
        CHECK(has_line_is_right<3>(set));
        CHECK(has_line_is_right<4>(set));
        CHECK(completion_is_right<2>(set));
        CHECK(completion_is_right<3>(set));
        CHECK(completion_is_right<4>(set));
    });
}

TEST_CASE("a run is as long as cells follow one another, up to the limit") {
    constexpr auto board = drawn<Bitboard<7, 1>>("x.xxx.x");
    static_assert(run_length(board, {1, 0}, Direction::east, 9) == 3);
    static_assert(run_length(board, {1, 0}, Direction::east, 2) == 2);
    static_assert(run_length(board, {1, 0}, Direction::east, 0) == 0);
    static_assert(run_length(board, {1, 0}, Direction::west, 9) == 1);
    static_assert(run_length(board, {4, 0}, Direction::west, 9) == 2);  // the cell itself does not count
    static_assert(run_length(board, {0, 0}, Direction::north, 9) == 0);
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = dense_set<Board>(rng);
        return runs_are_right(set, 3) && runs_are_right(set, 6);
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<8, 8>>{}, law));
    boards::check(Boards{}, law, 2);
}
