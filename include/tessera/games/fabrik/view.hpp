#pragma once

#include <tessera/core/direction.hpp>      // Direction, directions, upward_directions
#include <tessera/core/lines.hpp>          // run_length
#include <tessera/core/ray.hpp>            // visible
#include <tessera/games/fabrik/move.hpp>   // Move
#include <tessera/games/fabrik/state.hpp>  // State
#include <tessera/player.hpp>              // Player
#include <tessera/view.hpp>                // Line, Look

#include <optional>  // optional
#include <vector>    // vector

/// What Fabrik says to those who draw it.
namespace tessera::fabrik {

/// Stones are discs; workers are pawns, red ones if nobody owns them.
template <Rules R>
[[nodiscard]] constexpr Look look(const State<R>&, char letter) noexcept {
    const Shape shape = letter == 'b' || letter == 'w' ? Shape::disc : Shape::pawn;
    if (letter == '*')
        return {shape, Tint::red};
    return {shape, letter == 'b' || letter == 'B' ? Tint::black : Tint::white};
}

/// Fabrik 5: the lines of the player who has won by them, from end to end.
template <Rules R>
[[nodiscard]] std::vector<Line<Cell<R>>> winning_lines(const State<R>& game) {
    std::vector<Line<Cell<R>>> lines;
    if (!is_win(game.outcome()))
        return lines;
    const Board<R>& own = game.stones(winner(game.outcome()));
    for (const Direction direction : upward_directions)
        own.for_each([&](Cell<R> cell) {
            const int length = 1 + run_length(own, cell, direction, R.size);
            if (length >= R.line && run_length(own, cell, opposite(direction), 1) == 0)
                lines.push_back({cell, cell.neighbour(direction, length - 1)});
        });
    return lines;
}

/// Fabrik 4: the lines of sight of both workers, from the worker to the last cell that it sees.
template <Rules R>
[[nodiscard]] std::vector<Line<Cell<R>>> guide_lines(const State<R>& game) {
    std::vector<Line<Cell<R>>> lines;
    for (const Cell<R> worker : game.workers())
        for (const Direction direction : directions) {
            const Board<R> seen = visible(worker, direction, ~game.empty_cells());
            if (!seen.empty())
                lines.push_back({worker, worker.neighbour(direction, seen.count())});
        }
    return lines;
}

/// Where a worker may be put in the setup, and later a stone without moving a worker.
template <Rules R>
[[nodiscard]] constexpr Board<R> targets(const State<R>& game) noexcept {
    return game.phase() == Phase::setup ? game.setup_cells() : game.stone_cells();
}

/// The step of the worker, if the move has one.
template <int N>
[[nodiscard]] constexpr std::optional<Line<tessera::Cell<N, N>>> step_of(Move<N> move) noexcept {
    if (!move.is_step())
        return std::nullopt;
    return Line<tessera::Cell<N, N>>{move.from(), move.to()};
}

}  // namespace tessera::fabrik
