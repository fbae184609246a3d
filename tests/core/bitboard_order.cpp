#include <tessera/core/bitboard.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <array>     // array
#include <cstddef>   // size_t
#include <iterator>  // default_sentinel, input_iterator
#include <ranges>    // input_range

using namespace tessera;
using naive::board_of, naive::random_set;

namespace {

// The indices of the members in order.
template <class Board>
struct Members {
    std::array<int, static_cast<std::size_t>(Board::cell_count)> indices{};
    int count = 0;

    constexpr explicit Members(const naive::Set<Board>& set) {
        for (int row = 0; row < Board::height; ++row)
            for (int column = 0; column < Board::width; ++column)
                if (set.contains(column, row))
                    indices[static_cast<std::size_t>(count++)] = row * Board::width + column;
    }
    constexpr bool has(int n, typename Board::Cell cell) const {
        return 0 <= n && n < count && indices[static_cast<std::size_t>(n)] == cell.index();
    }
};

template <class Board>
constexpr bool iteration_is_in_order(const naive::Set<Board>& set) {
    const Members<Board> members{set};
    const Board board = board_of(set);
    int n = 0;
    for (const auto cell : board)
        if (!members.has(n++, cell))
            return false;
    int calls = 0;
    bool in_order = true;
    board.for_each([&](typename Board::Cell cell) { in_order = in_order && members.has(calls++, cell); });
    return n == members.count && calls == members.count && in_order;
}

template <class Board>
constexpr bool ends_are_right(const naive::Set<Board>& set) {
    const Members<Board> members{set};
    const Board board = board_of(set);
    return members.count == 0 ||
           (members.has(0, board.first()) && members.has(members.count - 1, board.last()));
}

template <class Board>
constexpr bool outsides_are_right(const naive::Set<Board>& set) {
    const Members<Board> members{set};
    const Board board = board_of(set);
    Board before;
    Board after;
    for (int index = 0; index < Board::cell_count; ++index) {
        const auto cell = Board::Cell::from_index(index);
        if (members.count == 0 || index < members.indices[0])
            before.insert(cell);
        if (members.count == 0 || index > members.indices[static_cast<std::size_t>(members.count - 1)])
            after.insert(cell);
    }
    return board.before_first() == before && board.after_last() == after;
}

template <class Board>
constexpr bool nth_and_rank_are_right(const naive::Set<Board>& set) {
    const Members<Board> members{set};
    const Board board = board_of(set);
    int before = 0;
    for (int index = 0; index < Board::cell_count; ++index) {
        const auto cell = Board::Cell::from_index(index);
        if (board.rank(cell) != before)
            return false;
        if (set.contains(cell) && board.nth(before++) != cell)
            return false;
    }
    return before == members.count;
}

template <class Board>
constexpr bool window_is_right(const naive::Set<Board>& set, int from) {
    const Board board = board_of(set);
    std::uint64_t expected = 0;
    for (int bit = 0; bit < 64; ++bit) {
        const int index = from + bit;
        if (0 <= index && index < Board::cell_count && set.contains(Board::Cell::from_index(index)))
            expected |= std::uint64_t{1} << bit;
    }
    return board.bits_from(from) == expected;
}

}  // namespace

TEST_CASE("a set is gone over in the order of the cells") {
    constexpr auto law = []<class Board>(Rng& rng) { return iteration_is_in_order(random_set<Board>(rng)); };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("a set has a first and a last cell") {
    constexpr auto law = []<class Board>(Rng& rng) { return ends_are_right(random_set<Board>(rng)); };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("a set of one cell has it first and last") {
    constexpr auto law = []<class Board>(Rng&) {
        for (int index = 0; index < Board::cell_count; ++index) {
            const auto cell = Board::Cell::from_index(index);
            const Board board{cell};
            if (board.first() != cell || board.last() != cell || board.nth(0) != cell || board.count() != 1)
                return false;
        }
        return true;
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("the cells before and after all of a set are sets, the whole board if it is empty") {
    using Board = Bitboard<4, 2>;
    static_assert(support::drawn<Board>("xx.. ..x.").before_first() == support::drawn<Board>(".... xx.."));
    static_assert(support::drawn<Board>("xx.. ..x.").after_last() == support::drawn<Board>("..xx ...."));
    constexpr auto law = []<class Board>(Rng& rng) {
        // A few cells in a row of the order, so that there are many cells before and after them.
        naive::Set<Board> set;
        const int from = rng.below(Board::cell_count);
        for (int index = from; index < Board::cell_count && index < from + 3; ++index)
            set.put(index % Board::width, index / Board::width, rng.below(2) == 0);
        return outsides_are_right(set) && outsides_are_right(random_set<Board>(rng));
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 30);
}

TEST_CASE("the nth cell has n before it, and the rank of a cell counts those before it") {
    constexpr auto law = []<class Board>(Rng& rng) { return nth_and_rank_are_right(random_set<Board>(rng)); };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("order, ends, what lies outside, nth and rank: all sets of small boards") {
    boards::for_all_sets([](const auto& set) {
        CHECK(iteration_is_in_order(set));
        CHECK(ends_are_right(set));
        CHECK(outsides_are_right(set));
        CHECK(nth_and_rank_are_right(set));
    });
}

TEST_CASE("a window of 64 cells can begin before the first cell and end after the last") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        for (int from = -63; from < Board::cell_count; ++from)
            if (!window_is_right(set, from))
                return false;
        return true;
    };
    boards::check(boards::All{}, law, 2);
    // The board is made anew for each window: fewer of them for the compiler.
    constexpr auto some_windows = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        return window_is_right(set, -63) && window_is_right(set, -1) && window_is_right(set, 0) &&
               window_is_right(set, Board::cell_count / 2) && window_is_right(set, Board::cell_count - 1);
    };
    static_assert(boards::hold(boards::Small{}, some_windows));
}

TEST_CASE("a window shows the cell with its index lowest") {
    using Board = Bitboard<5, 2>;
    constexpr Board board = support::drawn<Board>("x...x"
                                                  "xx..x");
    static_assert(board.bits_from(0) == 0b10001'10011);
    static_assert(board.bits_from(4) == 0b100011);
    static_assert(board.bits_from(9) == 1);
    static_assert(board.bits_from(-2) == 0b10001'10011'00);
}

TEST_CASE("a set is a range whose iterators outlive it") {
    using Board = Bitboard<3, 3>;
    static_assert(std::input_iterator<Board::Iterator>);
    static_assert(std::ranges::input_range<const Board>);
    Board board{{0, 0}, {1, 1}};
    auto iterator = board.begin();
    board = {};
    CHECK(*iterator == Cell<3, 3>{0, 0});
    iterator++;
    CHECK(*iterator == Cell<3, 3>{1, 1});
    CHECK(iterator != board.end());
    ++iterator;
    CHECK(iterator == board.end());
}

TEST_CASE("a set may be changed while it is gone over") {
    Bitboard<13, 5> board = Bitboard<13, 5>::full();
    int seen = 0;
    for (const auto cell : board) {
        CHECK(cell.index() == seen++);
        board.erase(cell);
        board.erase(cell.opposite());
    }
    CHECK(seen == 65);
    CHECK(board.empty());
}
