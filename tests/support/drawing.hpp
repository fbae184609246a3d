#pragma once

#include <stdexcept>    // invalid_argument
#include <string_view>  // string_view

// Boards drawn as text: the top row first, a character a cell; blanks and line ends do not count.
namespace support {

/// The cells of a drawing that carry one of the marks.
template <class Board>
[[nodiscard]] constexpr Board drawn(std::string_view picture, std::string_view marks = "x") {
    Board cells;
    int seen = 0;
    for (const char mark : picture) {
        if (mark == ' ' || mark == '\n')
            continue;
        if (seen == Board::cell_count)
            throw std::invalid_argument{"a drawing has more cells than its board"};
        if (marks.find(mark) != std::string_view::npos)
            cells.insert({seen % Board::width, Board::height - 1 - seen / Board::width});
        ++seen;
    }
    if (seen < Board::cell_count)
        throw std::invalid_argument{"a drawing has fewer cells than its board"};
    return cells;
}

/// The one cell of a drawing that carries the mark.
template <class Board>
[[nodiscard]] constexpr typename Board::Cell drawn_cell(std::string_view picture, char mark = '@') {
    const Board cells = drawn<Board>(picture, {&mark, 1});
    if (cells.count() != 1)
        throw std::invalid_argument{"a drawing has not exactly one such cell"};
    return cells.first();
}

}  // namespace support
