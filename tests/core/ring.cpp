#include <tessera/core/ring.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <array>        // array
#include <cstddef>      // size_t
#include <string_view>  // string_view

using namespace tessera;
using naive::board_of, naive::random_set;
using support::drawn;

namespace {

template <int Steps, int W, int H>
concept HasRing = requires(Bitboard<W, H> board, Cell<W, H> cell) { ring<Steps>(board, cell); };

using Boards =
    boards::List<Bitboard<1, 1>, Bitboard<2, 2>, Bitboard<1, 127>, Bitboard<2, 33>, Bitboard<9, 7>,
                 Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<16, 8>, Bitboard<11, 11>, Bitboard<19, 19>,
                 Bitboard<14, 9>, Bitboard<15, 9>, Bitboard<30, 5>, Bitboard<31, 1>, Bitboard<31, 31>>;
using SmallBoards = boards::List<Bitboard<1, 1>, Bitboard<2, 2>, Bitboard<1, 65>, Bitboard<9, 7>,
                                 Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<31, 4>>;

struct Place {
    int column;
    int row;
};

// The places of the eight bits, seen from the middle.
constexpr std::array<Place, 8> places{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

template <int Steps, class Board>
constexpr bool rings_are_right(const naive::Set<Board>& set) {
    const Board board = board_of(set);
    for (int index = 0; index < Board::cell_count; ++index) {
        const auto cell = Board::Cell::from_index(index);
        unsigned expected = 0;
        for (std::size_t i = 0; i < places.size(); ++i)
            if (set.contains(cell.column() + Steps * places[i].column, cell.row() + Steps * places[i].row))
                expected |= 1U << i;
        if (ring<Steps>(board, cell) != expected)
            return false;
    }
    return true;
}

// Gives the group of a member to all members that it touches, again and again.
constexpr int naive_groups(unsigned members) {
    std::array<int, 8> group{};
    int groups = 0;
    for (std::size_t first = 0; first < 8; ++first) {
        if ((members >> first & 1U) == 0 || group[first] != 0)
            continue;
        group[first] = ++groups;
        for (int pass = 0; pass < 8; ++pass)
            for (std::size_t a = 0; a < 8; ++a)
                for (std::size_t b = 0; b < 8; ++b) {
                    const int columns = places[a].column - places[b].column;
                    const int rows = places[a].row - places[b].row;
                    const bool touch = columns * columns <= 1 && rows * rows <= 1;
                    if (touch && group[a] == groups && (members >> b & 1U) != 0)
                        group[b] = groups;
                }
    }
    return groups;
}

constexpr int groups_around_middle(std::string_view picture) {
    return ring_groups[ring(drawn<Bitboard<3, 3>>(picture), Cell<3, 3>{1, 1})];
}

}  // namespace

TEST_CASE("a ring has a bit for each neighbour, from the south-west to the north-east") {
    using Board = Bitboard<3, 3>;
    constexpr Cell<3, 3> middle{1, 1};
    static_assert(ring(drawn<Board>("... ... x.."), middle) == 1U << 0);
    static_assert(ring(drawn<Board>("... ... .x."), middle) == 1U << 1);
    static_assert(ring(drawn<Board>("... ... ..x"), middle) == 1U << 2);
    static_assert(ring(drawn<Board>("... x.. ..."), middle) == 1U << 3);
    static_assert(ring(drawn<Board>("... ..x ..."), middle) == 1U << 4);
    static_assert(ring(drawn<Board>("x.. ... ..."), middle) == 1U << 5);
    static_assert(ring(drawn<Board>(".x. ... ..."), middle) == 1U << 6);
    static_assert(ring(drawn<Board>("..x ... ..."), middle) == 1U << 7);
    static_assert(ring(drawn<Board>("... .x. ..."), middle) == 0);
    CHECK(ring(Board::full(), middle) == 255);
}

TEST_CASE("a ring at the edge has nothing beyond it") {
    using Board = Bitboard<3, 3>;
    constexpr Board full = Board::full();
    static_assert(ring(full, Cell<3, 3>{0, 0}) == 0b110'10'000);
    static_assert(ring(full, Cell<3, 3>{2, 0}) == 0b011'01'000);
    static_assert(ring(full, Cell<3, 3>{0, 2}) == 0b000'10'110);
    static_assert(ring(full, Cell<3, 3>{2, 1}) == 0b011'01'011);
    CHECK(ring(full, Cell<3, 3>{1, 2}) == 0b000'11'111);
}

TEST_CASE("a ring has the neighbours that are in the set") {
    constexpr auto law = []<class Board>(Rng& rng) { return rings_are_right<1>(random_set<Board>(rng)); };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 10);
}

TEST_CASE("a ring of two steps leaves the neighbours out") {
    using Board = Bitboard<5, 5>;
    constexpr Cell<5, 5> middle{2, 2};
    static_assert(ring<2>(drawn<Board>("x.x.. ..... x.... ..... ..x.x"), middle) == 0b011'01'110);
    static_assert(ring<2>(drawn<Board>(".x.x. xxxxx .xxx. xxxxx .x.x."), middle) == 0);
    constexpr auto law = []<class Board>(Rng& rng) { return rings_are_right<2>(random_set<Board>(rng)); };
    static_assert(boards::hold(SmallBoards{}, law));
    boards::check(Boards{}, law, 10);
}

TEST_CASE("a ring has the neighbours that are in the set: all sets of small boards") {
    boards::for_all_sets([](const auto& set) {
        CHECK(rings_are_right<1>(set));
        CHECK(rings_are_right<2>(set));
    });
}

TEST_CASE("the bits of a ring are in the order of its directions") {
    for (std::size_t i = 0; i < places.size(); ++i) {
        CHECK(column_step(ring_directions[i]) == places[i].column);
        CHECK(row_step(ring_directions[i]) == places[i].row);
    }
}

TEST_CASE("rings are of one or two steps, on boards of less than 32 columns") {
    static_assert(HasRing<1, 31, 40> && HasRing<2, 31, 40> && !HasRing<1, 32, 2>);
    static_assert(!HasRing<0, 9, 9> && !HasRing<3, 9, 9>);
}

TEST_CASE("members of a ring that touch are one group") {
    static_assert(groups_around_middle("... ... ...") == 0);
    static_assert(groups_around_middle("... ... x..") == 1);
    static_assert(groups_around_middle("xxx x.x xxx") == 1);
    static_assert(groups_around_middle("x.. ... ..x") == 2);
    static_assert(groups_around_middle("x.x ... x.x") == 4);
    static_assert(groups_around_middle(".x. x.x .x.") == 1);  // north and west touch at a corner
    static_assert(groups_around_middle(".x. ... .x.") == 2);
    static_assert(groups_around_middle("..x x.. ..x") == 3);
    CHECK(groups_around_middle(".x. x.. ..x") == 2);
}

TEST_CASE("the groups of all 256 rings") {
    for (unsigned members = 0; members < ring_groups.size(); ++members) {
        CAPTURE(members);
        CHECK(ring_groups[members] == naive_groups(members));
    }
}
