#pragma once

#include <tessera/core/text.hpp>   // column_name
#include <tessera/game.hpp>        // BoardGame, ManyBoardsGame
#include <tessera/io/history.hpp>  // History
#include <tessera/io/marks.hpp>    // last_move, MarksOf
#include <tessera/view.hpp>        // Extent, Look and what games say of them

#include <algorithm>    // count, max, min
#include <array>        // array
#include <cstddef>      // size_t
#include <optional>     // optional
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <vector>       // vector

namespace tessera {

/// How a position is written. Plain ASCII is for every place, the rest for terminals.
struct DiagramOptions {
    bool unicode = false;  ///< pieces as symbols instead of letters
    bool colour = false;   ///< ANSI escape codes for 256 colours
    bool targets = false;  ///< a plus where the player to move may put something
};

/// A text with spaces before it, so many characters wide in all.
[[nodiscard]] inline std::string padded(std::string_view text, std::size_t width) {
    std::string line(width - (std::min)(width, text.size()), ' ');
    return line += text;
}

/// A text with ANSI codes for its colours, numbers of the palette of 256.
[[nodiscard]] inline std::string coloured(std::string_view text, int foreground, int background) {
    std::string codes = "\x1b[38;5;";
    codes += std::to_string(foreground);
    codes += ";48;5;";
    codes += std::to_string(background);
    codes += 'm';
    codes += text;
    return codes += "\x1b[0m";
}

/// The number of a colour in the palette of 256, for a light or a dark ground.
[[nodiscard]] constexpr int palette_colour(Tint tint, bool on_dark = false) noexcept {
    constexpr std::array<int, 5> on_light{16, 231, 160, 28, 220};
    constexpr std::array<int, 5> bright{16, 231, 203, 77, 220};
    return (on_dark ? bright : on_light)[static_cast<std::size_t>(tint)];
}

/// A symbol for something. In colours the full ones do for both sides, otherwise White's are hollow.
[[nodiscard]] constexpr std::string_view symbol(const Look& look, bool colour) noexcept {
    const bool hollow = look.tint == Tint::white && !colour;
    switch (look.shape) {
        case Shape::disc: return hollow ? "○" : "●";
        case Shape::pawn: return hollow ? "♙" : "♟";
        case Shape::crown: return hollow ? "♔" : "♚";
        case Shape::star: return "★";
        case Shape::solid:
        case Shape::banded:
        case Shape::ringed: return hollow ? "○" : "●";
    }
    return {};
}

/// The characters on both sides of every item of a row: brackets around what the last move has put, and around
/// what is highlighted. A place between two such items has the bracket that opens.
[[nodiscard]] inline std::string brackets(const std::vector<bool>& last,
                                          const std::vector<bool>& highlighted) {
    std::string between(last.size() + 1, ' ');
    for (std::size_t i = 0; i < last.size(); ++i) {
        if (!last[i] && !highlighted[i])
            continue;
        between[i] = last[i] ? '(' : '[';
        between[i + 1] = last[i] ? ')' : ']';
    }
    return between;
}

/// Whether a place is in a list.
template <class Place>
[[nodiscard]] bool is_in(const std::vector<Place>& places, const Place& place) {
    return std::count(places.begin(), places.end(), place) != 0;
}

/// What a cell shows: the letter or the symbol of its piece, a plus or a dot; in colours, on its background and
/// together with the spaces before it and, at the edge, after it.
template <BoardGame G>
[[nodiscard]] std::string cell_text(const G& game, typename G::Cell cell, const DiagramOptions& options,
                                    std::string_view before, std::string_view after) {
    const char letter = game.piece(cell);
    std::string text(1, letter);
    int foreground = 240;
    if (letter == '\0') {
        text = options.unicode ? "·" : ".";
        if constexpr (GameWithTargets<G>)
            if (options.targets && targets(game).contains(cell))
                text = "+";
    } else if (const std::optional<Look> look = look_of(game, letter)) {
        foreground = palette_colour(look->tint);
        if (options.unicode)
            text = symbol(*look, options.colour);
    }
    std::string whole{before};
    whole += text;
    whole += after;
    if (!options.colour)
        return whole;
    int ground = 180;
    if constexpr (GameWithBackgrounds<G>) {
        constexpr std::array<int, 7> rainbow{167, 215, 221, 114, 75, 98, 176};
        ground = rainbow[static_cast<std::size_t>(background(game, cell))];
    }
    return coloured(whole, foreground, ground);
}

/// A position as text: the cells by their letters, a dot for an empty one, coordinates at all edges.
template <BoardGame G>
[[nodiscard]] std::string diagram(const G& game, const DiagramOptions& options = {},
                                  const MarksOf<G>& marks = {}) {
    using Cell = typename G::Cell;
    // Columns are as wide as the longest name in them.
    const std::size_t width = column_name(Cell::width - 1).size() + 1;
    const std::size_t margin = std::to_string(Cell::height).size();

    std::string names(margin, ' ');
    for (int column = 0; column < Cell::width; ++column)
        names += padded(column_name(column), width);
    names += '\n';

    std::string text = names;
    for (int row = Cell::height - 1; row >= 0; --row) {
        const std::string number = std::to_string(row + 1);
        text += padded(number, margin);
        std::vector<bool> last;
        std::vector<bool> highlighted;
        for (int column = 0; column < Cell::width; ++column) {
            last.push_back(is_in(marks.last, Cell{column, row}));
            highlighted.push_back(is_in(marks.highlights, Cell{column, row}));
        }
        const std::string between = brackets(last, highlighted);
        for (int column = 0; column < Cell::width; ++column) {
            std::string before(width - 1, ' ');
            before.back() = between[static_cast<std::size_t>(column)];
            const bool is_last = column == Cell::width - 1;
            text += cell_text(game, Cell{column, row}, options, before,
                              std::string_view(between).substr(between.size() - (is_last ? 1 : 0)));
        }
        text += number;
        text += '\n';
    }
    return text + names;
}

/// What a place on one of many boards shows, three characters wide.
template <ManyBoardsGame G>
[[nodiscard]] std::string place_text(const G& game, Player player, PlaceOf<G> place,
                                     const DiagramOptions& options) {
    const std::string label = game.label(player, place);
    if (label.empty()) {
        if constexpr (DrawnManyBoardsGame<G>)
            if (options.targets && player == game.to_move())
                for (const PlaceOf<G> target : targets(game))
                    if (target == place)
                        return " + ";
        return options.unicode ? " · " : " . ";
    }
    std::string text = padded(label, 3);
    if constexpr (DrawnManyBoardsGame<G>)
        if (const std::optional<Look> seen = look(game, player, place)) {
            if (options.unicode && seen->shape == Shape::star) {
                text = ' ';
                text += symbol(*seen, options.colour);
                text += ' ';
            }
            if (options.colour)
                text = coloured(text, palette_colour(seen->tint, true), 236);
        }
    return text;
}

/// The board of one player as lines that look equally long, the player's name above it.
template <ManyBoardsGame G>
[[nodiscard]] std::vector<std::string>
board_lines(const G& game, Player player, const DiagramOptions& options = {}, const MarksOf<G>& marks = {}) {
    constexpr std::size_t width = 4;  // of a column and of the margin
    using Place = PlaceOf<G>;
    const Extent extent = extent_of(game, player, options.targets);

    std::string names(width, ' ');
    for (int x = extent.low_x; x <= extent.high_x; ++x)
        names += padded(std::to_string(x), width);
    names += ' ';
    std::string title(player_name<G>(player));
    title.resize(names.size(), ' ');

    std::vector<std::string> lines{title, names};
    for (int y = extent.high_y; y >= extent.low_y; --y) {
        std::vector<bool> last;
        std::vector<bool> highlighted;
        for (int x = extent.low_x; x <= extent.high_x; ++x) {
            last.push_back(is_in(marks.last, {player, Place{x, y}}));
            highlighted.push_back(is_in(marks.highlights, {player, Place{x, y}}));
        }
        const std::string between = brackets(last, highlighted);
        std::string line = padded(std::to_string(y), width);
        for (int x = extent.low_x; x <= extent.high_x; ++x) {
            line += between[static_cast<std::size_t>(x - extent.low_x)];
            line += place_text(game, player, Place{x, y}, options);
        }
        line += between.back();
        lines.push_back(line);
    }
    return lines;
}

/// A position as text: the boards of the players side by side, each trimmed to what is there, and below them
/// what is left to take.
template <ManyBoardsGame G>
[[nodiscard]] std::string diagram(const G& game, const DiagramOptions& options = {},
                                  const MarksOf<G>& marks = {}) {
    std::vector<std::vector<std::string>> boards;
    std::size_t height = 0;
    for (int player = 0; player < G::players(); ++player) {
        boards.push_back(board_lines(game, static_cast<Player>(player), options, marks));
        height = (std::max)(height, boards.back().size());
    }
    std::string text;
    for (std::size_t row = 0; row < height; ++row) {
        std::string line;
        for (const auto& board : boards) {
            line += row < board.size() ? board[row] : std::string(board[0].size(), ' ');
            line += "  ";
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1);
        text += '\n';
    }
    // The supply is broken after commas into lines that fit a terminal.
    std::string line = "left:";
    const std::string supply = game.supply();
    for (std::size_t begin = 0; begin < supply.size();) {
        const std::size_t end = (std::min)(supply.find(',', begin), supply.size() - 1) + 1;
        if (line.size() + 1 + end - begin > 100) {
            text += line + '\n';
            line = "     ";
        }
        line += ' ';
        line += supply.substr(begin, end - begin);
        begin = end;
    }
    return text + line + '\n';
}

/// A game as a diagram of where it stands, with its last move in brackets.
template <Game G>
[[nodiscard]] std::string diagram(const History<G>& game, const DiagramOptions& options = {}) {
    return diagram(game.current(), options, last_move(game));
}

}  // namespace tessera
