#pragma once

#include <tessera/core/bitboard.hpp>       // Bitboard
#include <tessera/core/cell.hpp>           // Cell
#include <tessera/core/direction.hpp>      // Direction, directions
#include <tessera/core/flood.hpp>          // neighbours, neighbours_of
#include <tessera/core/lines.hpp>          // completes_line, has_line
#include <tessera/core/ray.hpp>            // between, count_visible, ray_from, visible
#include <tessera/games/fabrik/facts.hpp>  // Rules, Sight, Stuck, Workers
#include <tessera/player.hpp>              // Player

#include <algorithm>  // max
#include <array>      // array
#include <cassert>    // assert
#include <cstddef>    // size_t
#include <utility>    // index_sequence, make_index_sequence

/// The rules of Fabrik as questions about the stones and the cells of the workers.
namespace tessera::fabrik {

/// A cell of the board.
template <Rules R>
using Cell = tessera::Cell<R.size, R.size>;
/// A set of cells.
template <Rules R>
using Board = Bitboard<R.size, R.size>;

/// Fabrik 4: the cells that a worker sees over these blockers, which are the stones and the other worker.
template <int N>
[[nodiscard]] constexpr Bitboard<N, N> sight(tessera::Cell<N, N> worker,
                                             const Bitboard<N, N>& blockers) noexcept {
    return visible(worker, blockers);
}

/// Fabrik 3 and 4: the cells where a stone may go while the workers stand on these cells.
template <Rules R>
[[nodiscard]] constexpr Board<R> stone_cells(const Board<R>& stones, Cell<R> a, Cell<R> b) noexcept {
    const Board<R> blockers = stones | Board<R>{a, b};
    if constexpr (R.sight == Sight::both)
        return sight(a, blockers) & sight(b, blockers);
    else
        return sight(a, blockers) | sight(b, blockers);
}

/// Fabrik 5: whether a stone on this cell makes a line that wins together with those of `own`.
template <Rules R>
[[nodiscard]] constexpr bool wins(const Board<R>& own, Cell<R> stone) noexcept {
    return completes_line<R.line>(own, stone);
}

/// Fabrik 5: whether the stones of a player have a line that wins.
template <Rules R>
[[nodiscard]] constexpr bool has_won(const Board<R>& own) noexcept {
    return has_line<R.line>(own);
}

/// Fabrik 3: the cells on which one worker may stand for a stone to go on this cell, while the other worker
/// stays where it is. `seen` is what that one sees over the stones alone.
template <Rules R>
[[nodiscard]] constexpr Board<R> worker_cells(const Board<R>& stones, Cell<R> other, const Board<R>& seen,
                                              Cell<R> stone) noexcept {
    if constexpr (R.sight == Sight::both) {
        // Sight is mutual, so these are the cells that are seen from the stone's; but a worker between the
        // stone and the other worker hides the one from the other.
        assert(seen.contains(stone));
        return visible(stone, stones | Board<R>{other}) - between<Board<R>>(stone, other);
    } else {
        // What the other worker sees may have a stone wherever this one goes: if this one hides the cell from
        // the other, it sees the cell itself. Other cells this one has to see; the other hides none of them.
        return seen.contains(stone) ? ~stones - Board<R>{stone, other} : visible(stone, stones);
    }
}

/// Fabrik 3: how many turns there are in which one worker is moved, or stays, while the other one stays here:
/// pairs of a cell for the worker and a cell for the stone. For several cells of the other one they are added up.
template <Rules R, std::size_t Count>
[[nodiscard]] constexpr int count_turns(const Board<R>& stones,
                                        const std::array<Cell<R>, Count>& others) noexcept {
    // The sum of worker_cells over all cells for the stone, with all of these looking round at once. `looking` are
    // those that do, for each of the others.
    std::array<Board<R>, Count> looking{};
    int total = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        const Board<R> seen = sight(others[i], stones);
        const Board<R> open = ~stones - Board<R>{others[i]};
        looking[i] = R.sight == Sight::both ? seen : open - seen;
        if (R.sight == Sight::either)
            total += seen.count() * (open.count() - 1);
    }
    const auto add = [&]<Direction D>() {
        std::array<Board<R>, Count> from = looking;
        // No cell looks back to the other worker: whoever stands there hides the cell from that one.
        if constexpr (R.sight == Sight::both)
            for (std::size_t i = 0; i < Count; ++i)
                from[i] -= ray_from<Board<R>>(others[i], opposite(D));
        total += count_visible<D>(from, stones);
    };
    [&]<std::size_t... Ds>(std::index_sequence<Ds...>) {
        (add.template operator()<directions[Ds]>(), ...);
    }(std::make_index_sequence<directions.size()>{});
    return total;
}

/// Fabrik 6: whether there is such a turn.
template <Rules R>
[[nodiscard]] constexpr bool has_turn(const Board<R>& stones, Cell<R> other) noexcept {
    // If any cells will do, then such as are next to one another: those nearest on the same lines.
    const auto next_to = [](Cell<R> cell) -> const Board<R>& {
        return neighbours_of<Board<R>>[static_cast<std::size_t>(cell.index())];
    };
    const Board<R> around = next_to(other) - stones;
    const Board<R> open = ~stones - Board<R>{other};
    if constexpr (R.sight == Sight::both) {
        // Nearly always two of the cells around are next to one another. (They never are over the end of a row.)
        if (around.intersects(around.template moved<1>() | around.template moved<R.size>()))
            return true;
        for (const Cell<R> stone : around)
            if (next_to(stone).intersects(open))
                return true;
        return false;
    } else {
        return neighbours(open).intersects(open) || (!around.empty() && open.count() > 1);
    }
}

/// Fabrik 6: whether a player has no legal turn. Workers that are owned are Black's and White's.
template <Rules R>
[[nodiscard]] constexpr bool is_stuck(const Board<R>& stones, const std::array<Cell<R>, 2>& workers,
                                      Player player) noexcept {
    if constexpr (R.workers == Workers::owned)
        return !has_turn<R>(stones, workers[index(opponent(player))]);
    else
        return !has_turn<R>(stones, workers[0]) && !has_turn<R>(stones, workers[1]);
}

/// No position of the game has more turns than this.
///
/// A stone takes cells and sight away and gives none, so with the workers on the same cells there are most
/// turns without stones. Then a cell sees all cells on its four lines, whatever is seen sees back, and for
/// each worker that may be moved there are, the other one standing on some cell,
/// - if both must see the stone: for each cell that the other one sees, the cells seen from there, less those
///   on the other's side of that line;
/// - if either must: for each cell that the other one sees all cells but two (that one and the other's), and
///   for each further cell the cells seen from there.
/// The bound is the largest such sum, once for each worker that may be moved. (Turns without a step are counted
/// with each of them.)
template <Rules R>
[[nodiscard]] consteval int max_turns() noexcept {
    constexpr int n = R.size;
    // A cell has 4 (n - 1) others on its lines, less 2 for each step that it is away from the middle.
    const auto aligned = [](Cell<R> cell) {
        const auto off_middle = [](int x) { return x < n - 1 - x ? n - 1 - 2 * x : 2 * x - (n - 1); };
        return 4 * (n - 1) - (std::max)(off_middle(cell.column()), off_middle(cell.row()));
    };
    const auto steps = [](Cell<R> cell, Direction direction) {
        int count = 0;
        while (cell.has_neighbour(direction, count + 1))
            ++count;
        return count;
    };
    int all_aligned = 0;
    for (int i = 0; i < n * n; ++i)
        all_aligned += aligned(Cell<R>::from_index(i));

    int most = 0;
    // By symmetry a quarter of the board is enough.
    for (int row = 0; row <= n / 2; ++row)
        for (int column = 0; column <= n / 2; ++column) {
            const Cell<R> other{column, row};
            int behind = 0;
            int seen_from_seen = 0;
            for (const Direction direction : directions) {
                const int beyond = steps(other, opposite(direction));
                for (int step = 1; other.has_neighbour(direction, step); ++step) {
                    seen_from_seen += aligned(other.neighbour(direction, step));
                    behind += step + beyond;
                }
            }
            const int turns = R.sight == Sight::both ? seen_from_seen - behind
                                                     : aligned(other) * (n * n - 2) +
                                                           (all_aligned - aligned(other) - seen_from_seen);
            most = (std::max)(most, turns);
        }
    return R.workers == Workers::owned ? most : 2 * most;
}

}  // namespace tessera::fabrik
