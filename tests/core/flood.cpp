#include <tessera/core/flood.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <cstddef>      // size_t
#include <string_view>  // string_view

using namespace tessera;
using naive::board_of, naive::cells_where, naive::random_set;
using support::drawn;

namespace {

enum class Steps { orthogonal, all };

constexpr bool is_step(Direction direction, Steps steps) {
    return steps == Steps::all || column_step(direction) == 0 || row_step(direction) == 0;
}

// Searches cell by cell: from one that is in, to each neighbour that may be.
template <class Board>
constexpr void search(int column, int row, const naive::Set<Board>& within, Steps steps,
                      naive::Set<Board>& reached) {
    if (!within.contains(column, row) || reached.contains(column, row))
        return;
    reached.put(column, row);
    for (const Direction direction : directions)
        if (is_step(direction, steps))
            search(column + column_step(direction), row + row_step(direction), within, steps, reached);
}

template <class Board>
constexpr Board searched(const naive::Set<Board>& seeds, const naive::Set<Board>& within, Steps steps) {
    naive::Set<Board> reached;
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column)
            if (seeds.contains(column, row))
                search(column, row, within, steps, reached);
    return board_of(reached);
}

template <class Board>
constexpr bool floods_as_one_searches(const naive::Set<Board>& seeds, const naive::Set<Board>& within) {
    return flood(board_of(seeds), board_of(within)) == searched(seeds, within, Steps::all) &&
           orthogonal_flood(board_of(seeds), board_of(within)) == searched(seeds, within, Steps::orthogonal);
}

template <class Board>
constexpr Board next_to(const naive::Set<Board>& set, Steps steps) {
    return cells_where<Board>([&](int column, int row) {
        for (const Direction direction : directions)
            if (is_step(direction, steps) &&
                set.contains(column + column_step(direction), row + row_step(direction)))
                return true;
        return false;
    });
}

// A few seeds in a maze that is about half open, where chains are long.
template <class Board>
constexpr bool floods_a_random_maze(Rng& rng) {
    naive::Set<Board> seeds;
    naive::Set<Board> within;
    for (int row = 0; row < Board::height; ++row)
        for (int column = 0; column < Board::width; ++column) {
            seeds.put(column, row, rng.below(40) == 0);
            within.put(column, row, rng.below(100) < 55);
        }
    return floods_as_one_searches(seeds, within);
}

}  // namespace

TEST_CASE("the neighbours of a set lie around it and not on the other side of the board") {
    using Board = Bitboard<4, 4>;
    constexpr Board board = drawn<Board>("...."
                                         "...x"
                                         "...."
                                         "x...");
    static_assert(with_neighbours(board) == drawn<Board>("..xx"
                                                         "..xx"
                                                         "xxxx"
                                                         "xx.."));
    static_assert(with_orthogonal_neighbours(board) == drawn<Board>("...x"
                                                                    "..xx"
                                                                    "x..x"
                                                                    "xx.."));
}

TEST_CASE("a cell of a set is among the neighbours only if it is next to another") {
    using Board = Bitboard<5, 3>;
    constexpr Board board = drawn<Board>("....."
                                         ".x..x"
                                         "...x.");
    static_assert(neighbours(board) == drawn<Board>("xxxxx"
                                                    "x.xxx"
                                                    "xxxxx"));
}

TEST_CASE("the neighbours of a set are those of its cells") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        const Board board = board_of(set);
        return neighbours(board) == next_to(set, Steps::all) &&
               with_neighbours(board) == (board | next_to(set, Steps::all)) &&
               with_orthogonal_neighbours(board) == (board | next_to(set, Steps::orthogonal));
    };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::All{}, law, 5);
}

TEST_CASE("the neighbours of each cell are in a table") {
    constexpr auto law = []<class Board>(Rng&) {
        for (int index = 0; index < Board::cell_count; ++index) {
            naive::Set<Board> cell;
            cell.put(index % Board::width, index / Board::width);
            if (neighbours_of<Board>[static_cast<std::size_t>(index)] != next_to(cell, Steps::all))
                return false;
        }
        return true;
    };
    static_assert(boards::hold(boards::List<Bitboard<1, 1>, Bitboard<4, 3>>{}, law));
    boards::check(boards::List<Bitboard<1, 1>, Bitboard<4, 3>, Bitboard<13, 5>, Bitboard<31, 31>>{}, law, 1);
}

TEST_CASE("a flood follows steps in eight directions, an orthogonal one in four") {
    using Board = Bitboard<7, 5>;
    constexpr std::string_view picture = "S . . o x . x"
                                         "x . x o . x ."
                                         "x x o . . . ."
                                         ". . . o . x x"
                                         "x x . . o x x";
    static_assert(flood(drawn<Board>(picture, "S"), drawn<Board>(picture, "Sxo")) ==
                  drawn<Board>(picture, "Sxo") - drawn<Board>("....... "
                                                              "....... "
                                                              "....... "
                                                              "....... "
                                                              "xx....."));
    static_assert(orthogonal_flood(drawn<Board>(picture, "S"), drawn<Board>(picture, "Sxo")) ==
                  drawn<Board>("x..xx.."
                               "x.xx..."
                               "xxx...."
                               "......."
                               "......."));
}

TEST_CASE("a flood starts only from seeds that lie in the set, and from all of them") {
    using Board = Bitboard<6, 1>;
    static_assert(flood(drawn<Board>("x.x..x"), drawn<Board>("xx..xx")) == drawn<Board>("xx..xx"));
    static_assert(flood(drawn<Board>("..x..."), drawn<Board>("xx.xxx")).empty());
    static_assert(orthogonal_flood(drawn<Board>("..x..."), drawn<Board>("xx.xxx")).empty());
    static_assert(flood(Board{}, Board::full()).empty());
    CHECK(flood(Board::full(), Board{}).empty());
}

TEST_CASE("a flood goes through a spiral to its end") {
    using Board = Bitboard<7, 7>;
    constexpr Board spiral = drawn<Board>("xxxxxxx"
                                          "......x"
                                          "xxxxx.x"
                                          "x...x.x"
                                          "x.xxx.x"
                                          "x.....x"
                                          "xxxxxxx");
    static_assert(flood(Board{{0, 6}}, spiral) == spiral);
    static_assert(orthogonal_flood(Board{{0, 6}}, spiral) == spiral);
    CHECK(orthogonal_flood(Board{{2, 2}}, spiral) == spiral);
}

TEST_CASE("a flood reaches what a search reaches") {
    constexpr auto law = []<class Board>(Rng& rng) { return floods_a_random_maze<Board>(rng); };
    static_assert(boards::hold(boards::Small{}, law));
    boards::check(boards::List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<8, 8>, Bitboard<13, 5>,
                               Bitboard<1, 127>, Bitboard<43, 3>, Bitboard<19, 19>, Bitboard<31, 31>>{},
                  law, 10);
}

TEST_CASE("a flood reaches what a search reaches: from each cell in all sets of small boards") {
    boards::for_all_sets([]<class Board>(const naive::Set<Board>& within) {
        bool right = true;
        for (int seed = 0; seed < Board::cell_count; ++seed)
            right = right && floods_as_one_searches(naive::set_of_bits<Board>(1U << seed), within);
        CHECK(right);
    });
}
