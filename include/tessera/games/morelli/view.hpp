#pragma once

#include <tessera/core/cell.hpp>            // Cell
#include <tessera/games/morelli/move.hpp>   // Move
#include <tessera/games/morelli/rules.hpp>  // band, frame, has_frame, throne_cell
#include <tessera/games/morelli/state.hpp>  // Phase, State
#include <tessera/player.hpp>               // Player
#include <tessera/view.hpp>                 // Line, Look

#include <optional>  // optional
#include <vector>    // vector

/// What Morelli says to those who draw it.
namespace tessera::morelli {

/// Pieces are discs, Kings wear a crown.
template <int N>
[[nodiscard]] constexpr Look look(const State<N>&, char letter) noexcept {
    return {letter == 'B' || letter == 'W' ? Shape::crown : Shape::disc,
            letter == 'b' || letter == 'B' ? Tint::black : Tint::white};
}

/// The bands in the colours of the rainbow from the red one outside; the Throne is violet on every board.
template <int N>
[[nodiscard]] constexpr int background(const State<N>&, Cell<N, N> cell) noexcept {
    return cell == throne_cell<N> ? 6 : band(cell) % 6;
}

/// Morelli 4: the sides of all frames.
template <int N>
[[nodiscard]] std::vector<Line<Cell<N, N>>> guide_lines(const State<N>& game) {
    std::vector<Line<Cell<N, N>>> lines;
    for (const Player player : {Player::black, Player::white})
        game.pieces(player).for_each([&](Cell<N, N> cell) {
            if (has_frame(game.pieces(player), cell))
                lines.push_back({cell, frame(cell)[1]});
        });
    return lines;
}

/// Where a black piece may be placed in the setup, and later where some piece may go.
template <int N>
[[nodiscard]] constexpr Board<N> targets(const State<N>& game) noexcept {
    Board<N> cells = game.setup_cells();
    game.movable_pieces().for_each([&](Cell<N, N> piece) { cells |= game.destinations(piece); });
    return cells;
}

/// From where to where the piece goes, unless pairs are placed.
template <int N>
[[nodiscard]] constexpr std::optional<Line<Cell<N, N>>> step_of(Move<N> move) noexcept {
    if (move.is_placing())
        return std::nullopt;
    return Line<Cell<N, N>>{move.from(), move.to()};
}

}  // namespace tessera::morelli
