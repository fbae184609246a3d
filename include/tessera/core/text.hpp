#pragma once

#include <tessera/core/cell.hpp>    // Cell
#include <tessera/core/parsed.hpp>  // ParseError, Parsed

#include <algorithm>    // min
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <string>       // string, to_string
#include <string_view>  // string_view

namespace tessera {

/// Reads a text from the left to the right and remembers where it is.
class Reader {
public:
    /// At the beginning of a text, which must outlive the reader.
    explicit constexpr Reader(std::string_view text) noexcept : text_(text) {}

    /// How many bytes have been read.
    [[nodiscard]] constexpr std::size_t at() const noexcept { return at_; }
    /// Whether all has been read.
    [[nodiscard]] constexpr bool at_end() const noexcept { return at_ == text_.size(); }
    /// The next byte, or a zero byte at the end.
    [[nodiscard]] constexpr char peek() const noexcept { return at_end() ? '\0' : text_[at_]; }
    /// Whether a digit comes next.
    [[nodiscard]] constexpr bool at_digit() const noexcept { return '0' <= peek() && peek() <= '9'; }
    /// Whether a small letter comes next.
    [[nodiscard]] constexpr bool at_letter() const noexcept { return 'a' <= peek() && peek() <= 'z'; }
    /// Leaves a byte out.
    constexpr void skip() noexcept { ++at_; }

    /// Steps over the text if it comes next.
    constexpr bool accept(std::string_view expected) noexcept {
        if (text_.substr(at_, expected.size()) != expected)
            return false;
        at_ += expected.size();
        return true;
    }

    /// An error at the place reached.
    [[nodiscard]] constexpr ParseError error(std::string_view what) const noexcept { return {what, at_}; }

    /// Steps over the digits of a number that does not begin with 0, and returns it; 0 if there is none.
    /// Numbers beyond any board stay at the limit.
    constexpr int number() noexcept {
        constexpr int limit = 1'000'000;
        int value = 0;
        if (peek() == '0')
            return 0;
        for (; at_digit(); skip())
            value = (std::min)(limit, value * 10 + (peek() - '0'));
        return value;
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// Reads the seed of a random number generator: a number from 0 to 2^64 - 1 without leading zeros.
[[nodiscard]] constexpr Parsed<std::uint64_t> read_seed(Reader& reader) noexcept {
    const Reader start = reader;
    if (!reader.at_digit())
        return start.error("expected a seed, a whole number");
    std::uint64_t seed = 0;
    if (reader.accept("0"))
        return seed;
    for (; reader.at_digit(); reader.skip()) {
        const auto digit = static_cast<std::uint64_t>(reader.peek() - '0');
        if (seed > (~std::uint64_t{0} - digit) / 10)
            return start.error("a seed is less than 2^64");
        seed = seed * 10 + digit;
    }
    return seed;
}

/// The letters of a column, counted from 0: a, b, … z, aa, ab, …
[[nodiscard]] inline std::string column_name(int column) {
    std::string name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % 26));
    return name;
}

/// The name of a cell: the letters of its column and the number of its row, as in `a1`.
template <int W, int H>
[[nodiscard]] std::string to_string(Cell<W, H> cell) {
    return column_name(cell.column()) + std::to_string(cell.row() + 1);
}

/// Reads the name of a cell.
template <int W, int H>
[[nodiscard]] constexpr Parsed<Cell<W, H>> read_cell(Reader& reader) noexcept {
    const Reader start = reader;
    int column = 0;
    for (; reader.at_letter(); reader.skip())
        column = column > W ? column : column * 26 + (reader.peek() - 'a' + 1);
    if (column == 0)
        return reader.error("expected a cell such as a1");
    const int row = reader.number();
    if (row == 0)
        return reader.error("expected the number of a row");
    if (column > W || row > H)
        return start.error("no such cell on this board");
    return Cell<W, H>{column - 1, row - 1};
}

/// Reads the rows of a board from the top down. Calls `place(cell, letter)` for each piece, which returns
/// what is wrong with it, or an empty text. Returns the error, if any.
template <int W, int H, class Place>
[[nodiscard]] constexpr Parsed<bool> read_board(Reader& reader, Place place) noexcept {
    for (int row = H - 1; row >= 0; --row) {
        for (int column = 0; column < W;) {
            if (reader.at_digit()) {
                const Reader start = reader;
                const int empty = reader.number();
                if (empty == 0)
                    return start.error("a number of empty cells does not begin with 0");
                if (empty > W - column)
                    return start.error("too many cells in this row");
                column += empty;
            } else if (reader.at_end() || reader.peek() == '/' || reader.peek() == ' ') {
                return reader.error("too few cells in this row");
            } else {
                const std::string_view problem = place(Cell<W, H>{column, row}, reader.peek());
                if (!problem.empty())
                    return reader.error(problem);
                reader.skip();
                ++column;
            }
        }
        if (row > 0 && !reader.accept("/"))
            return reader.error(reader.peek() == ' ' || reader.at_end() ? "too few rows"
                                                                        : "too many cells in this row");
    }
    if (!reader.at_end() && reader.peek() != ' ')
        return reader.error(reader.peek() == '/' ? "too many rows" : "too many cells in this row");
    return true;
}

/// The rows of a board from the top down; `letter(cell)` is its piece, or a zero byte if it is empty.
template <int W, int H, class Letter>
[[nodiscard]] std::string board_text(Letter letter) {
    std::string text;
    for (int row = H - 1; row >= 0; --row) {
        int empty = 0;
        for (int column = 0; column < W; ++column) {
            const char piece = letter(Cell<W, H>{column, row});
            if (piece == '\0') {
                ++empty;
                continue;
            }
            if (empty > 0)
                text += std::to_string(empty);
            empty = 0;
            text += piece;
        }
        if (empty > 0)
            text += std::to_string(empty);
        if (row > 0)
            text += '/';
    }
    return text;
}

}  // namespace tessera
