#include <tessera/core/bitboard.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <algorithm>    // is_sorted, sort
#include <compare>      // is_eq, is_gt, is_lt
#include <type_traits>  // is_nothrow_default_constructible_v, is_trivially_copyable_v
#include <vector>       // vector

using namespace tessera;
using naive::board_of, naive::cells_where, naive::random_set;
using support::drawn;

namespace {

template <class Board>
constexpr Board combined(const naive::Set<Board>& a, const naive::Set<Board>& b, bool (*rule)(bool, bool)) {
    return cells_where<Board>([&](int c, int r) { return rule(a.contains(c, r), b.contains(c, r)); });
}

template <class Board>
constexpr bool algebra_is_naive(const naive::Set<Board>& a, const naive::Set<Board>& b) {
    const Board one = board_of(a);
    const Board two = board_of(b);
    const Board both = combined(a, b, [](bool in_a, bool in_b) { return in_a && in_b; });
    const Board any = combined(a, b, [](bool in_a, bool in_b) { return in_a || in_b; });
    const Board either = combined(a, b, [](bool in_a, bool in_b) { return in_a != in_b; });
    const Board only = combined(a, b, [](bool in_a, bool in_b) { return in_a && !in_b; });
    Board in_place_and = one;
    Board in_place_or = one;
    Board in_place_xor = one;
    Board in_place_minus = one;
    return (one & two) == both && (one | two) == any && (one ^ two) == either && (one - two) == only &&
           (in_place_and &= two) == both && (in_place_or |= two) == any && (in_place_xor ^= two) == either &&
           (in_place_minus -= two) == only && in_place_and == both && in_place_or == any &&
           in_place_xor == either && in_place_minus == only && one.intersects(two) == (both.count() > 0) &&
           one.is_subset_of(two) == (only.count() == 0) && (one == two) == (either.count() == 0);
}

}  // namespace

TEST_CASE("a set takes as many words as its cells need, and nothing else") {
    static_assert(sizeof(Bitboard<1, 1>) == 8 && sizeof(Bitboard<9, 7>) == 8 && sizeof(Bitboard<8, 8>) == 8);
    static_assert(sizeof(Bitboard<13, 5>) == 16 && sizeof(Bitboard<127, 1>) == 16);
    static_assert(sizeof(Bitboard<16, 8>) == 16 && sizeof(Bitboard<43, 3>) == 24);
    static_assert(sizeof(Bitboard<19, 19>) == 48 && sizeof(Bitboard<31, 31>) == 128);
    static_assert(std::is_trivially_copyable_v<Bitboard<19, 19>>);
    static_assert(std::is_nothrow_default_constructible_v<Bitboard<19, 19>>);
}

TEST_CASE("a new set is empty") {
    constexpr auto law = []<class Board>(Rng&) {
        const Board board;
        return board.empty() && board.count() == 0 && board == Board{} && !board.intersects(Board::full()) &&
               board.is_subset_of(Board{});
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("a set can be made of its cells") {
    using Board = Bitboard<3, 2>;
    static_assert(Board{{0, 0}, {2, 0}, {1, 1}, {0, 0}} == drawn<Board>(".x. x.x"));
    static_assert(Board(Cell<3, 2>{2, 1}) == drawn<Board>("..x ..."));
    static_assert(Board{Cell<3, 2>{2, 1}} == drawn<Board>("..x ..."));
    static_assert(!std::is_convertible_v<Cell<3, 2>, Board>);
    CHECK(Board{{2, 0}}.count() == 1);
}

TEST_CASE("the full set has every cell and no bit beyond the last") {
    constexpr auto law = []<class Board>(Rng&) {
        return Board::full() == cells_where<Board>([](int, int) { return true; }) &&
               Board::full().count() == Board::width * Board::height && !Board::full().empty();
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("columns and rows are sets") {
    constexpr auto law = []<class Board>(Rng&) {
        for (int column = 0; column < Board::width; ++column)
            if (Board::column(column) != cells_where<Board>([&](int c, int) { return c == column; }))
                return false;
        for (int row = 0; row < Board::height; ++row)
            if (Board::row(row) != cells_where<Board>([&](int, int r) { return r == row; }))
                return false;
        return true;
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<13, 5>>{}, law));
    boards::check(boards::All{}, law, 1);
}

TEST_CASE("cells are put in, taken out and toggled one by one") {
    constexpr auto law = []<class Board>(Rng& rng) {
        naive::Set<Board> expected;
        Board board;
        for (int i = 0; i < 2 * Board::cell_count; ++i) {
            const auto cell = Board::Cell::from_index(rng.below(Board::cell_count));
            switch (rng.below(3)) {
                case 0:
                    expected.put(cell.column(), cell.row());
                    board.insert(cell);
                    break;
                case 1:
                    expected.put(cell.column(), cell.row(), false);
                    board.erase(cell);
                    break;
                default:
                    expected.put(cell.column(), cell.row(), !expected.contains(cell));
                    board.toggle(cell);
                    break;
            }
            if (board.contains(cell) != expected.contains(cell))
                return false;
        }
        return board == board_of(expected);
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("a set contains the cells that were put in and has so many") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        const Board board = board_of(set);
        for (int index = 0; index < Board::cell_count; ++index) {
            const auto cell = Board::Cell::from_index(index);
            if (board.contains(cell) != set.contains(cell))
                return false;
        }
        return board.count() == set.count() && board.empty() == (set.count() == 0);
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("cell i is bit i % 64 of word i / 64, and bits that are no cells are zero") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        const auto words = board_of(set).words();
        for (int index = 0; index < static_cast<int>(words.size()) * 64; ++index) {
            const bool bit = (words[static_cast<std::size_t>(index / 64)] >> (index % 64) & 1) != 0;
            if (bit != (index < Board::cell_count && set.contains(Board::Cell::from_index(index))))
                return false;
        }
        return true;
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("sets are joined, intersected and subtracted") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto a = random_set<Board>(rng);
        const auto b = random_set<Board>(rng);
        return algebra_is_naive(a, b) && algebra_is_naive(a, a);
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 20);
}

TEST_CASE("sets are joined, intersected and subtracted: all pairs of sets of six cells") {
    using Board = Bitboard<3, 2>;
    for (unsigned a = 0; a < 1U << Board::cell_count; ++a)
        for (unsigned b = 0; b < 1U << Board::cell_count; ++b)
            CHECK(algebra_is_naive(naive::set_of_bits<Board>(a), naive::set_of_bits<Board>(b)));
}

TEST_CASE("the complement has the other cells of the board and no bit beyond the last") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        const Board board = board_of(set);
        return ~board == cells_where<Board>([&](int c, int r) { return !set.contains(c, r); }) &&
               ~~board == board && (board | ~board) == Board::full() && !board.intersects(~board);
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 10);
}

TEST_CASE("two sets differ if a single cell does") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const Board board = board_of(random_set<Board>(rng));
        for (int index = 0; index < Board::cell_count; ++index) {
            Board other = board;
            other.toggle(Board::Cell::from_index(index));
            if (other == board || !(other != board) || std::is_eq(other <=> board))
                return false;
        }
        return std::is_eq(board <=> Board{board});
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 3);
}

TEST_CASE("sets are ordered") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const Board a = board_of(random_set<Board>(rng));
        const Board b = board_of(random_set<Board>(rng));
        const Board c = board_of(random_set<Board>(rng));
        const bool antisymmetric = std::is_lt(a <=> b) == std::is_gt(b <=> a);
        const bool total = (a < b) + (b < a) + (a == b) == 1;
        const bool transitive = !(a < b && b < c) || a < c;
        return antisymmetric && total && transitive;
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 100);
}

TEST_CASE("all sets of six cells can be sorted and are all different") {
    using Board = Bitboard<2, 3>;
    std::vector<Board> sets;
    for (unsigned bits = 0; bits < 1U << Board::cell_count; ++bits)
        sets.push_back(board_of(naive::set_of_bits<Board>(bits * 37 % 64)));
    std::sort(sets.begin(), sets.end());
    CHECK(std::is_sorted(sets.begin(), sets.end()));
    CHECK(std::adjacent_find(sets.begin(), sets.end()) == sets.end());
}

TEST_CASE("a set can be kept or dropped on a condition") {
    using Board = Bitboard<13, 5>;
    constexpr Board set{{0, 0}, {12, 4}};
    static_assert(set.only_if(true) == set);
    static_assert(set.only_if(false).empty());
    CHECK(set.only_if(true) == set);
}
