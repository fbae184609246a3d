#pragma once

// What the games with a board share: cells, the board, and their text.

#include <array>        // array
#include <compare>      // operator<=>
#include <cstddef>      // size_t
#include <optional>     // optional
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <vector>       // vector

namespace reference {

// Column 0 is the left one, row 0 the bottom one. Cells are ordered by row, then by column.
struct Cell {
    int row = 0;
    int column = 0;

    auto operator<=>(const Cell&) const = default;
};

struct Direction {
    int up = 0;
    int right = 0;
};

inline constexpr std::array<Direction, 8> eight_directions{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

// One of each two opposite directions: enough to look along every line once.
inline constexpr std::array<Direction, 4> four_lines{{{1, 0}, {1, 1}, {0, 1}, {-1, 1}}};

inline Cell step(Cell from, Direction direction, int times = 1) {
    return {from.row + times * direction.up, from.column + times * direction.right};
}

inline constexpr char empty = '.';
inline constexpr char outside = '#';

class Board {
public:
    explicit Board(int size)
        : size_(size), contents_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), empty) {}

    int size() const { return size_; }

    bool contains(Cell cell) const {
        return 0 <= cell.row && cell.row < size_ && 0 <= cell.column && cell.column < size_;
    }

    // The letter on a cell, `empty`, or `outside` for what is no cell of the board.
    char at(Cell cell) const { return contains(cell) ? contents_[index(cell)] : outside; }

    void put(Cell cell, char letter) { contents_.at(index(cell)) = letter; }

    // All cells, in their order.
    std::vector<Cell> cells() const {
        std::vector<Cell> all;
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column < size_; ++column)
                all.push_back({row, column});
        return all;
    }

    // The cells that hold this letter, in their order.
    std::vector<Cell> cells_with(char letter) const {
        std::vector<Cell> found;
        for (Cell cell : cells())
            if (at(cell) == letter)
                found.push_back(cell);
        return found;
    }

private:
    std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.row * size_ + cell.column); }

    int size_;
    std::vector<char> contents_;
};

inline char other_colour(char colour) { return colour == 'b' ? 'w' : 'b'; }

inline std::string colour_name(char colour) { return colour == 'b' ? "black" : "white"; }

// The parts between the separators: always one more than there are separators, some perhaps empty.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at)
        if (at == text.size() || text[at] == separator) {
            parts.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
    return parts;
}

inline bool is_digit(char letter) { return '0' <= letter && letter <= '9'; }

// A number from 1 to 999 in decimal digits, the first of which is not 0; nothing else is a number.
inline std::optional<int> read_number(std::string_view digits) {
    if (digits.empty() || digits.size() > 3 || digits.front() == '0')
        return std::nullopt;
    int number = 0;
    for (char digit : digits) {
        if (!is_digit(digit))
            return std::nullopt;
        number = 10 * number + (digit - '0');
    }
    return number;
}

// a, b, … z, aa, ab, … and the row counted from 1.
inline std::string cell_name(Cell cell) {
    std::string letters;
    for (int rest = cell.column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('a' + (rest - 1) % 26));
    return letters + std::to_string(cell.row + 1);
}

// The cell of a name that cell_name() made.
inline Cell cell_of(std::string_view name) {
    int column = 0;
    int row = 0;
    for (char letter : name)
        if (is_digit(letter))
            row = 10 * row + (letter - '0');
        else
            column = 26 * column + (letter - 'a' + 1);
    return {row - 1, column - 1};
}

// The rows from the top one down; numbers count empty cells.
inline std::string board_text(const Board& board) {
    std::string text;
    for (int row = board.size() - 1; row >= 0; --row) {
        int empties = 0;
        for (int column = 0; column < board.size(); ++column) {
            const char letter = board.at({row, column});
            if (letter == empty) {
                ++empties;
                continue;
            }
            if (empties > 0)
                text += std::to_string(empties);
            empties = 0;
            text += letter;
        }
        if (empties > 0)
            text += std::to_string(empties);
        if (row > 0)
            text += '/';
    }
    return text;
}

struct ReadBoard {
    Board board;
    std::string error;
};

// The board of such a text, if all its pieces are among `letters` and each row has its length.
inline ReadBoard read_board(int size, std::string_view letters, std::string_view text) {
    ReadBoard result{Board(size), {}};
    const std::vector<std::string_view> rows = split(text, '/');
    if (rows.size() != static_cast<std::size_t>(size)) {
        result.error = "the board must have " + std::to_string(size) + " rows";
        return result;
    }
    int row = size - 1;
    for (std::string_view row_text : rows) {
        int column = 0;
        std::size_t at = 0;
        while (at < row_text.size()) {
            if (is_digit(row_text[at])) {
                std::size_t end = at;
                while (end < row_text.size() && is_digit(row_text[end]))
                    ++end;
                const std::optional<int> empties = read_number(row_text.substr(at, end - at));
                if (!empties) {
                    result.error = "bad number in row " + std::to_string(row + 1);
                    return result;
                }
                column += *empties;
                at = end;
            } else if (letters.find(row_text[at]) == std::string_view::npos) {
                result.error = "unknown piece in row " + std::to_string(row + 1);
                return result;
            } else {
                if (column < size)
                    result.board.put({row, column}, row_text[at]);
                ++column;
                ++at;
            }
        }
        if (column != size) {
            result.error = "row " + std::to_string(row + 1) + " must have " + std::to_string(size) + " cells";
            return result;
        }
        --row;
    }
    return result;
}

}  // namespace reference
