#pragma once

#include <tessera/game.hpp>        // BoardGame, ManyBoardsGame
#include <tessera/io/history.hpp>  // History
#include <tessera/view.hpp>        // GameWithSteps, Line, PlaceOf

#include <cstddef>  // size_t
#include <vector>   // vector

namespace tessera {

/// A place on the board of one of several players.
template <class Place>
struct Spot {
    Player player;  ///< whose board
    Place place;    ///< where on it

    friend constexpr bool operator==(const Spot&, const Spot&) noexcept = default;
};

/// What is marked on a diagram or a picture beside the position itself.
template <class Place>
struct Marks {
    std::vector<Place> last;          ///< where the last move has put or changed something
    std::vector<Place> highlights;    ///< cells of another colour
    std::vector<Line<Place>> arrows;  ///< from one cell to another

    friend bool operator==(const Marks&, const Marks&) = default;
};

/// Which marks fit a game.
template <Game G>
struct MarksOfGame;
/// Cells of the one board.
template <BoardGame G>
struct MarksOfGame<G> {
    using type = Marks<typename G::Cell>;  ///< of cells
};
/// Places on the players' boards.
template <ManyBoardsGame G>
struct MarksOfGame<G> {
    using type = Marks<Spot<PlaceOf<G>>>;  ///< of places on a player's board
};
/// The marks that fit a game.
template <Game G>
using MarksOf = typename MarksOfGame<G>::type;

/// The position before the last move; the start if there is none.
template <Game G>
[[nodiscard]] G before_last_move(const History<G>& game) {
    G position = game.start();
    for (std::size_t i = 0; i + 1 < game.moves().size(); ++i)
        position.play(game.moves()[i]);
    return position;
}

/// What the last move of a game has put or changed, and an arrow if it has taken a piece somewhere.
template <BoardGame G>
[[nodiscard]] MarksOf<G> last_move(const History<G>& game) {
    using Cell = typename G::Cell;
    MarksOf<G> marks;
    const G before = before_last_move(game);
    for (int i = 0; i < Cell::count; ++i) {
        const Cell cell = Cell::from_index(i);
        const char piece = game.current().piece(cell);
        if (piece != '\0' && piece != before.piece(cell))
            marks.last.push_back(cell);
    }
    if constexpr (GameWithSteps<G>)
        if (!game.moves().empty())
            if (const auto step = step_of(game.moves().back()))
                marks.arrows.push_back(*step);
    return marks;
}

/// What the last move of a game has put on one of the boards.
template <ManyBoardsGame G>
[[nodiscard]] MarksOf<G> last_move(const History<G>& game) {
    MarksOf<G> marks;
    const G before = before_last_move(game);
    for (int i = 0; i < G::players(); ++i) {
        const auto player = static_cast<Player>(i);
        const auto bounds = game.current().bounds(player);
        for (int y = bounds.low.y(); y <= bounds.high.y(); ++y)
            for (int x = bounds.low.x(); x <= bounds.high.x(); ++x)
                if (const PlaceOf<G> place{x, y};
                    game.current().label(player, place) != before.label(player, place))
                    marks.last.push_back({player, place});
    }
    return marks;
}

}  // namespace tessera
