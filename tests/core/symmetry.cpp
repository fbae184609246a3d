#include <tessera/core/symmetry.hpp>

#include "boards.hpp"
#include "naive.hpp"
#include "support/drawing.hpp"

#include <doctest/doctest.h>

#include <algorithm>  // find

using namespace tessera;
using naive::board_of, naive::random_set;
using support::drawn;

namespace {

using Squares = boards::List<Bitboard<1, 1>, Bitboard<3, 3>, Bitboard<8, 8>, Bitboard<11, 11>>;
using SmallSquares = boards::List<Bitboard<1, 1>, Bitboard<2, 2>, Bitboard<3, 3>>;

template <class Board, class Law>
constexpr bool for_all_cells(Law law) {
    for (int index = 0; index < Board::cell_count; ++index)
        if (!law(Board::Cell::from_index(index)))
            return false;
    return true;
}

constexpr int order(Symmetry symmetry) {
    int times = 1;
    for (Symmetry power = symmetry; power != Symmetry::identity; power = then(power, symmetry))
        ++times;
    return times;
}

}  // namespace

TEST_CASE("each symmetry does what its name says") {
    using Board = Bitboard<3, 3>;
    constexpr Board board = drawn<Board>("xx."
                                         "x.."
                                         ".x.");
    static_assert(transformed(board, Symmetry::identity) == board);
    static_assert(transformed(board, Symmetry::flip_columns) == drawn<Board>(".xx"
                                                                             "..x"
                                                                             ".x."));
    static_assert(transformed(board, Symmetry::flip_rows) == drawn<Board>(".x."
                                                                          "x.."
                                                                          "xx."));
    static_assert(transformed(board, Symmetry::rotate_180) == drawn<Board>(".x."
                                                                           "..x"
                                                                           ".xx"));
    static_assert(transformed(board, Symmetry::rotate_90) == drawn<Board>("..."
                                                                          "x.x"
                                                                          "xx."));
    static_assert(transformed(board, Symmetry::rotate_270) == drawn<Board>(".xx"
                                                                           "x.x"
                                                                           "..."));
    // The diagonals that stay in place run from a1 and from the corner above it.
    static_assert(transformed(board, Symmetry::transpose) == drawn<Board>("..."
                                                                          "x.x"
                                                                          ".xx"));
    static_assert(transformed(board, Symmetry::transpose_other) == drawn<Board>("xx."
                                                                                "x.x"
                                                                                "..."));
}

TEST_CASE("the eight symmetries are all different") {
    constexpr auto board = drawn<Bitboard<3, 3>>("xx. ... ...");
    for (const Symmetry a : symmetries)
        for (const Symmetry b : symmetries)
            CHECK((transformed(board, a) == transformed(board, b)) == (a == b));
}

TEST_CASE("one symmetry after another is a symmetry, the one that `then` names") {
    constexpr auto law = []<class Board>(Rng&) {
        for (const Symmetry a : symmetries)
            for (const Symmetry b : symmetries)
                if (!for_all_cells<Board>([&](auto cell) {
                        return transformed(transformed(cell, a), b) == transformed(cell, then(a, b));
                    }))
                    return false;
        return true;
    };
    static_assert(boards::hold(SmallSquares{}, law));
    boards::check(Squares{}, law, 1);
    for (const Symmetry a : symmetries)
        for (const Symmetry b : symmetries)
            CHECK(std::find(symmetries.begin(), symmetries.end(), then(a, b)) != symmetries.end());
}

TEST_CASE("the symmetries are a group") {
    for (const Symmetry a : symmetries) {
        CHECK(then(a, Symmetry::identity) == a);
        CHECK(then(Symmetry::identity, a) == a);
        CHECK(then(a, inverse(a)) == Symmetry::identity);
        CHECK(then(inverse(a), a) == Symmetry::identity);
        for (const Symmetry b : symmetries)
            for (const Symmetry c : symmetries)
                CHECK(then(then(a, b), c) == then(a, then(b, c)));
    }
    static_assert(then(Symmetry::rotate_90, Symmetry::rotate_90) == Symmetry::rotate_180);
    static_assert(then(Symmetry::transpose, Symmetry::flip_rows) == Symmetry::rotate_270);
    static_assert(then(Symmetry::flip_rows, Symmetry::transpose) == Symmetry::rotate_90);
}

TEST_CASE("quarter turns take four times to come back, all other symmetries twice") {
    static_assert(order(Symmetry::identity) == 1);
    static_assert(order(Symmetry::rotate_90) == 4 && order(Symmetry::rotate_270) == 4);
    static_assert(order(Symmetry::rotate_180) == 2);
    static_assert(order(Symmetry::flip_columns) == 2 && order(Symmetry::flip_rows) == 2);
    static_assert(order(Symmetry::transpose) == 2 && order(Symmetry::transpose_other) == 2);
}

TEST_CASE("a symmetry is a transposition, then flips") {
    for (const Symmetry symmetry : symmetries) {
        Symmetry made = Symmetry::identity;
        if (transposes(symmetry))
            made = then(made, Symmetry::transpose);
        if (flips_columns(symmetry))
            made = then(made, Symmetry::flip_columns);
        if (flips_rows(symmetry))
            made = then(made, Symmetry::flip_rows);
        CHECK(made == symmetry);
    }
}

TEST_CASE("a symmetry carries each cell to one cell, and its inverse carries it back") {
    constexpr auto law = []<class Board>(Rng&) {
        for (const Symmetry symmetry : symmetries) {
            Board images;
            const bool comes_back = for_all_cells<Board>([&](auto cell) {
                images.insert(transformed(cell, symmetry));
                return transformed(transformed(cell, symmetry), inverse(symmetry)) == cell;
            });
            if (!comes_back || images != Board::full())
                return false;
        }
        return true;
    };
    static_assert(boards::hold(SmallSquares{}, law));
    boards::check(Squares{}, law, 1);
}

TEST_CASE("a symmetry carries a set to the set of the images of its cells") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const auto set = random_set<Board>(rng);
        for (const Symmetry symmetry : symmetries) {
            const Board image = transformed(board_of(set), symmetry);
            if (image.count() != set.count() || !for_all_cells<Board>([&](auto cell) {
                    return image.contains(transformed(cell, symmetry)) == set.contains(cell);
                }))
                return false;
        }
        return true;
    };
    static_assert(boards::hold(SmallSquares{}, law));
    boards::check(Squares{}, law, 5);
}

TEST_CASE("the image of a neighbour is the neighbour of the image in the image of the direction") {
    constexpr auto law = []<class Board>(Rng&) {
        for (const Symmetry symmetry : symmetries)
            for (const Direction direction : directions)
                if (!for_all_cells<Board>([&](auto cell) {
                        const auto image = transformed(cell, symmetry);
                        const Direction turned = transformed(direction, symmetry);
                        if (!cell.has_neighbour(direction))
                            return !image.has_neighbour(turned);
                        return image.has_neighbour(turned) &&
                               transformed(cell.neighbour(direction), symmetry) == image.neighbour(turned);
                    }))
                    return false;
        return true;
    };
    static_assert(boards::hold(SmallSquares{}, law));
    boards::check(Squares{}, law, 1);
}

TEST_CASE("the image of a shifted set is the image of the set, shifted in the image of the direction") {
    constexpr auto law = []<class Board>(Rng& rng) {
        const Board board = board_of(random_set<Board>(rng));
        for (const Symmetry symmetry : symmetries)
            for (const Direction direction : directions)
                if (transformed(board.shifted(direction), symmetry) !=
                    transformed(board, symmetry).shifted(transformed(direction, symmetry)))
                    return false;
        return true;
    };
    static_assert(boards::hold(SmallSquares{}, law));
    boards::check(Squares{}, law, 5);
}

TEST_CASE("directions turn as their names say") {
    static_assert(transformed(Direction::east, Symmetry::rotate_90) == Direction::north);
    static_assert(transformed(Direction::north, Symmetry::rotate_90) == Direction::west);
    static_assert(transformed(Direction::north_east, Symmetry::rotate_270) == Direction::south_east);
    static_assert(transformed(Direction::east, Symmetry::flip_columns) == Direction::west);
    static_assert(transformed(Direction::east, Symmetry::flip_rows) == Direction::east);
    static_assert(transformed(Direction::south_east, Symmetry::transpose) == Direction::north_west);
    static_assert(transformed(Direction::north_east, Symmetry::transpose) == Direction::north_east);
    CHECK(transformed(Direction::south, Symmetry::rotate_180) == Direction::north);
}
