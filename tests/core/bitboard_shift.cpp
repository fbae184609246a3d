#include <tessera/core/bitboard.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <cstddef>           // size_t
#include <initializer_list>  // initializer_list
#include <utility>           // index_sequence, make_index_sequence

using namespace tessera;
using naive::board_of, naive::random_set;
using support::drawn;

namespace {

// One step is tested on all boards, the many translations on those of up to six words.
using Boards = boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<127, 1>,
                            Bitboard<1, 127>, Bitboard<16, 8>, Bitboard<43, 3>, Bitboard<19, 19>>;

template <class Board>
constexpr Board naively_translated(const naive::Set<Board>& set, int columns, int rows) {
    return naive::cells_where<Board>([&](int c, int r) { return set.contains(c - columns, r - rows); });
}

// A translation and what it is: the naive way is compiled once for a board and all of its translations.
template <class Board>
struct Translation {
    int columns;
    int rows;
    Board (*apply)(const Board&);
};

template <class Board, int Columns, int Rows>
constexpr Translation<Board> translation{
    Columns, Rows, [](const Board& board) { return board.template translated<Columns, Rows>(); }};

template <class Board, Direction D, int Steps>
constexpr Translation<Board> shift{Steps * column_step(D), Steps* row_step(D),
                                   [](const Board& board) { return board.template shifted<D, Steps>(); }};

template <class Board>
constexpr bool are_right(std::initializer_list<Translation<Board>> translations,
                         const naive::Set<Board>& set) {
    for (const auto& [columns, rows, apply] : translations)
        if (apply(board_of(set)) != naively_translated(set, columns, rows))
            return false;
    return true;
}

template <int Steps, class Board>
constexpr bool shifts_in_all_directions(const naive::Set<Board>& set) {
    return [&]<std::size_t... D>(std::index_sequence<D...>) {
        return are_right({shift<Board, directions[D], Steps>...}, set);
    }(std::make_index_sequence<directions.size()>{});
}

template <class Board>
constexpr bool shifts_in_a_given_direction(const naive::Set<Board>& set) {
    for (const Direction direction : directions)
        if (board_of(set).shifted(direction) !=
            naively_translated(set, column_step(direction), row_step(direction)))
            return false;
    return true;
}

}  // namespace

TEST_CASE("a shift moves every cell one step, and what leaves the board is gone") {
    using Board = Bitboard<4, 3>;
    constexpr Board board = drawn<Board>("x..x"
                                         ".x.."
                                         "x..x");
    static_assert(board.shifted<Direction::east>() == drawn<Board>(".x.. ..x. .x.."));
    static_assert(board.shifted<Direction::west>() == drawn<Board>("..x. x... ..x."));
    static_assert(board.shifted<Direction::north>() == drawn<Board>(".x.. x..x ...."));
    static_assert(board.shifted<Direction::south>() == drawn<Board>(".... x..x .x.."));
    static_assert(board.shifted<Direction::north_east>() == drawn<Board>("..x. .x.. ...."));
    static_assert(board.shifted<Direction::north_west>() == drawn<Board>("x... ..x. ...."));
    static_assert(board.shifted<Direction::south_east>() == drawn<Board>(".... .x.. ..x."));
    static_assert(board.shifted<Direction::south_west>() == drawn<Board>(".... ..x. x..."));
}

TEST_CASE("a shift by one step is right on boards of all sizes") {
    constexpr auto law = []<class Board>(Rng& rng) {
        return shifts_in_all_directions<1>(random_set<Board>(rng));
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 5);
}

TEST_CASE("a shift by one step is right for all sets of small boards") {
    boards::for_all_sets([](const auto& set) { CHECK(shifts_in_all_directions<1>(set)); });
}

TEST_CASE("a shift in a direction known only at run time is the same") {
    constexpr auto law = []<class Board>(Rng& rng) {
        return shifts_in_a_given_direction(random_set<Board>(rng));
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 5);
}

TEST_CASE("a shift by several steps goes as far, backwards if they are negative") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        return shifts_in_all_directions<0>(set) && shifts_in_all_directions<3>(set) &&
               shifts_in_all_directions<-2>(set);
    };
    using Some = boards::List<Bitboard<13, 5>, Bitboard<43, 3>>;
    static_assert(boards::hold(Some{}, law));
    boards::check(Some{}, law, 5);
}

TEST_CASE("a translation moves every cell by columns and rows, and what leaves the board is gone") {
    constexpr auto law = []<class Board>(Rng& rng) {
        return are_right({translation<Board, 0, 0>, translation<Board, 1, 2>, translation<Board, -2, 1>,
                          translation<Board, 2, -1>, translation<Board, -1, -2>, translation<Board, -5, 4>},
                         random_set<Board>(rng));
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(Boards{}, law, 5);
}

TEST_CASE("a translation as far as the board goes keeps a column, a row or a corner") {
    constexpr auto law = []<class Board>(Rng& rng) {
        constexpr int columns = Board::width - 1;
        constexpr int rows = Board::height - 1;
        return are_right({translation<Board, columns, 0>, translation<Board, -columns, 0>,
                          translation<Board, 0, rows>, translation<Board, 0, -rows>,
                          translation<Board, columns, rows>, translation<Board, columns, -rows>},
                         random_set<Board>(rng));
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(Boards{}, law, 5);
}

TEST_CASE("a translation beyond the board leaves nothing, also where the indices would still fit") {
    constexpr auto law = []<class Board>(Rng&) {
        constexpr int columns = Board::width;
        constexpr int rows = Board::height;
        const Board full = Board::full();
        return full.template translated<columns, 0>().empty() &&
               full.template translated<columns, -1>().empty() &&
               full.template translated<-columns, 1>().empty() &&
               full.template translated<0, rows>().empty() && full.template translated<0, -rows>().empty() &&
               full.template translated<-3 * columns, 2>().empty();
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(Boards{}, law, 1);
}

TEST_CASE("cells can be moved in the order of cells, over the ends of rows") {
    using Board = Bitboard<4, 2>;
    constexpr Board board = drawn<Board>("x..x"
                                         ".x.x");
    static_assert(board.moved<1>() == drawn<Board>("xx.. ..x."));
    static_assert(board.moved<-1>() == drawn<Board>("..x. x.xx"));
    static_assert(board.moved<5>() == drawn<Board>("..x. ...."));
    static_assert(board.moved<8>().empty() && board.moved<-8>().empty());
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        const auto moved_is_right = [&](int offset, const Board& moved) {
            for (int index = 0; index < Board::cell_count; ++index) {
                const int from = index - offset;
                const bool expected = 0 <= from && from < Board::cell_count &&
                                      set.contains(from % Board::width, from / Board::width);
                if (moved.contains(Board::Cell::from_index(index)) != expected)
                    return false;
            }
            return moved.is_subset_of(Board::full());
        };
        const Board all = board_of(set);
        return moved_is_right(0, all.template moved<0>()) && moved_is_right(1, all.template moved<1>()) &&
               moved_is_right(-3, all.template moved<-3>()) && moved_is_right(64, all.template moved<64>()) &&
               moved_is_right(-64, all.template moved<-64>()) &&
               moved_is_right(100, all.template moved<100>()) &&
               moved_is_right(-100, all.template moved<-100>()) &&
               moved_is_right(Board::cell_count - 1, all.template moved<Board::cell_count - 1>());
    };
    using Some =
        boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<43, 3>>;
    static_assert(boards::hold(Some{}, law));
    boards::check(Some{}, law, 10);
}
