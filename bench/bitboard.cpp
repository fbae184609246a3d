#include "bench.hpp"

#include <tessera/core/bitboard.hpp>
#include <tessera/core/flood.hpp>
#include <tessera/core/lines.hpp>
#include <tessera/core/rng.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace {

using tessera::Bitboard;
using tessera::Direction;

// Sets in which every cell is with a chance of one in three.
template <int N>
std::vector<Bitboard<N, N>> random_boards() {
    tessera::Rng rng{1};
    std::vector<Bitboard<N, N>> boards(256);
    for (auto& board : boards)
        for (const auto cell : Bitboard<N, N>::full())
            if (rng.below(3) == 0)
                board.insert(cell);
    return boards;
}

// One operation on each of the sets.
template <int N, class F>
void add(const std::string& name, F operation) {
    bench::add({"bitboard " + std::to_string(N) + ": " + name, "operation"}, [operation] {
        return [operation, boards = random_boards<N>()] {
            bench::Work work;
            for (const auto& board : boards)
                work.add(1, static_cast<std::uint64_t>(operation(board)));
            return work;
        };
    });
}

template <int N>
void add_all() {
    using Board = Bitboard<N, N>;
    add<N>("count", [](const Board& board) { return board.count(); });
    add<N>("shift to eight directions, union, count",
           [](const Board& board) { return tessera::neighbours(board).count(); });
    add<N>("nth cell", [](const Board& board) { return board.nth(board.count() / 2).index(); });
    add<N>("go over the cells", [](const Board& board) {
        int total = 0;
        board.for_each([&](auto cell) { total += cell.index(); });
        return total;
    });
    add<N>("flood from the first cell",
           [](const Board& board) { return tessera::flood(Board{board.first()}, board).count(); });
    add<N>("five in a row", [](const Board& board) { return tessera::has_line<5>(board); });
}

const bench::Register bitboard{[] {
    add_all<9>();
    add_all<11>();
    add_all<13>();
    add_all<19>();
    add_all<31>();
}};

}  // namespace
