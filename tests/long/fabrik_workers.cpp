// All pairs of cells for Fabrik's workers: what they see on boards of all sizes, and all turns on 11 × 11.

#include <tessera/core/rng.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/games/fabrik/rules.hpp>
#include <tessera/variants.hpp>

#include "core/naive.hpp"
#include "reference/reference.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace tessera;

namespace {

// Fabrik 4, step by step: the stones and the other worker block.
template <class Board>
naive::Set<Board> sight_of(typename Board::Cell worker, typename Board::Cell other,
                           const naive::Set<Board>& stones) {
    naive::Set<Board> seen;
    for (int up = -1; up <= 1; ++up)
        for (int right = -1; right <= 1; ++right) {
            if (up == 0 && right == 0)
                continue;
            int column = worker.column() + right;
            int row = worker.row() + up;
            while (Board::Cell::on_board(column, row) && !stones.contains(column, row) &&
                   !(column == other.column() && row == other.row())) {
                seen.put(column, row);
                column += right;
                row += up;
            }
        }
    return seen;
}

// How many pairs were looked at.
template <int N>
int check_sight(Rng& rng) {
    constexpr fabrik::Rules both{.size = N};
    constexpr fabrik::Rules either{.size = N, .sight = fabrik::Sight::either};
    using Board = Bitboard<N, N>;
    int pairs = 0;
    for (int a = 0; a < N * N; ++a)
        for (int b = 0; b < N * N; ++b) {
            if (a == b)
                continue;
            const std::array workers{Board::Cell::from_index(a), Board::Cell::from_index(b)};
            for (const int eighths : {0, 1, 3}) {
                naive::Set<Board> stones;
                for (int row = 0; row < N; ++row)
                    for (int column = 0; column < N; ++column)
                        stones.put(column, row, rng.below(8) < eighths);
                for (const auto worker : workers)
                    stones.put(worker.column(), worker.row(), false);
                const auto first = sight_of<Board>(workers[0], workers[1], stones);
                const auto second = sight_of<Board>(workers[1], workers[0], stones);
                const auto cells_where = [](auto rule) { return naive::cells_where<Board>(rule); };
                REQUIRE(
                    fabrik::stone_cells<both>(board_of(stones), workers[0], workers[1]) ==
                    cells_where([&](int c, int r) { return first.contains(c, r) && second.contains(c, r); }));
                REQUIRE(
                    fabrik::stone_cells<either>(board_of(stones), workers[0], workers[1]) ==
                    cells_where([&](int c, int r) { return first.contains(c, r) || second.contains(c, r); }));
            }
            ++pairs;
        }
    return pairs;
}

template <Game G>
int check_turns(std::string_view variant) {
    using Board = typename G::Board;
    Rng rng{121};
    int positions = 0;
    for (int a = 0; a < Board::cell_count; ++a)
        for (int b = 0; b < Board::cell_count; ++b) {
            // Shared workers are a set.
            if (a == b || (b < a && G::rules.workers == fabrik::Workers::shared))
                continue;
            const std::array workers{Board::Cell::from_index(a), Board::Cell::from_index(b)};
            for (const bool with_stones : {false, true}) {
                std::array<Board, 2> stones{};
                for (int i = 0; with_stones && i < Board::cell_count; ++i)
                    if (const int drawn = rng.below(9); drawn < 2 && i != a && i != b)
                        stones[static_cast<std::size_t>(drawn)].insert(Board::Cell::from_index(i));
                const G game{stones[0], stones[1], workers,
                             rng.below(2) == 0 ? Player::black : Player::white};
                INFO(game.position());
                const reference::Read naive = reference::read(variant, game.position());
                REQUIRE(naive.error == "");
                REQUIRE(naive.position->outcome() == outcome_name(game));
                std::vector<std::string> names;
                for (const auto& move : game.moves())
                    names.push_back(to_string(move));
                std::sort(names.begin(), names.end());
                REQUIRE((names == naive.position->moves()));
                REQUIRE(names.size() == static_cast<std::size_t>(game.count_moves()));
                ++positions;
            }
        }
    return positions;
}

}  // namespace

TEST_CASE("Fabrik 4: all pairs of workers see what one walks to, on boards of all sizes") {
    Rng rng{4};
    [&]<int... N>(std::integer_sequence<int, N...>) {
        const int pairs = (check_sight<N + 5>(rng) + ...);
        MESSAGE(pairs, " pairs of cells, each without stones and with few and many");
    }(std::make_integer_sequence<int, 15>{});
}

TEST_CASE("Fabrik 3: all pairs of workers have the turns of the reference") {
    for_each_variant([]<class V>(const V& variant) {
        using G = typename V::Game;
        if constexpr (requires { G::rules.workers; })
            MESSAGE(std::string(variant.name), ": ", check_turns<G>(variant.name), " positions");
    });
}
