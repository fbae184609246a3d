// Distrify, by the paragraphs of its rules.

#include "common.hpp"
#include "games.hpp"

#include <algorithm>  // sort
#include <cstdlib>    // abs
#include <deque>      // deque
#include <set>        // set
#include <utility>    // move

namespace reference {
namespace {

// Distrify 2: a crosscut is a 2 × 2 block in which each colour holds one diagonal.
bool is_crosscut(const Board& board, Cell bottom_left) {
    const char a = board.at(bottom_left);
    const char b = board.at(step(bottom_left, {0, 1}));
    const char c = board.at(step(bottom_left, {1, 0}));
    const char d = board.at(step(bottom_left, {1, 1}));
    const bool one_holds_each_diagonal = a == d && b == c;
    return one_holds_each_diagonal && ((a == 'b' && b == 'w') || (a == 'w' && b == 'b'));
}

// Distrify 2: no turn may leave a crosscut. One that was there before the turn forbids nothing, and a new
// one contains a new stone.
bool is_in_crosscut(const Board& board, Cell stone) {
    for (int down : {0, 1})
        for (int left : {0, 1})
            if (is_crosscut(board, {stone.row - down, stone.column - left}))
                return true;
    return false;
}

// Distrify 2: a line of three consecutive own stones, orthogonal or diagonal, that contains this stone.
bool is_in_line_of_three(const Board& board, Cell stone) {
    const char colour = board.at(stone);
    for (Direction direction : four_lines)
        for (int first : {-2, -1, 0}) {
            bool all_own = true;
            for (int i = first; i < first + 3; ++i)
                if (board.at(step(stone, direction, i)) != colour)
                    all_own = false;
            if (all_own)
                return true;
        }
    return false;
}

bool are_diagonally_adjacent(Cell a, Cell b) {
    return std::abs(a.row - b.row) == 1 && std::abs(a.column - b.column) == 1;
}

// Distrify 2, a turn of one stone: a line of three is allowed.
bool may_place(Board& board, char colour, Cell stone) {
    board.put(stone, colour);
    const bool legal = !is_in_crosscut(board, stone);
    board.put(stone, empty);
    return legal;
}

// Distrify 2, a turn of two stones.
bool may_place(Board& board, char colour, Cell first, Cell second) {
    board.put(first, colour);
    board.put(second, colour);
    const bool legal = !is_in_crosscut(board, first) && !is_in_crosscut(board, second) &&
                       !are_diagonally_adjacent(first, second) && !is_in_line_of_three(board, first) &&
                       !is_in_line_of_three(board, second);
    board.put(first, empty);
    board.put(second, empty);
    return legal;
}

// Distrify 4: whether a player has any placement. Each stone of a turn of two is legal alone too, so turns
// of one stone tell.
bool has_placement(const Board& board, char colour) {
    Board scratch = board;
    for (Cell stone : board.cells_with(empty))
        if (may_place(scratch, colour, stone))
            return true;
    return false;
}

// Distrify 3: Black connects the top row with the bottom row, White the left column with the right column,
// by stones that are orthogonally or diagonally adjacent.
bool is_connected(const Board& board, char colour) {
    const int last = board.size() - 1;
    std::set<Cell> reached;
    std::deque<Cell> to_visit;
    for (Cell cell : board.cells_with(colour))
        if ((colour == 'b' ? cell.row : cell.column) == 0) {
            reached.insert(cell);
            to_visit.push_back(cell);
        }
    while (!to_visit.empty()) {
        const Cell cell = to_visit.front();
        to_visit.pop_front();
        if ((colour == 'b' ? cell.row : cell.column) == last)
            return true;
        for (Direction direction : eight_directions) {
            const Cell next = step(cell, direction);
            if (board.at(next) == colour && reached.insert(next).second)
                to_visit.push_back(next);
        }
    }
    return false;
}

class Distrify : public Position {
public:
    Distrify(Board board, char side) : board_(std::move(board)), side_(side) {}

    std::vector<std::string> moves() const override {
        std::vector<std::string> moves;
        if (outcome() != "ongoing")
            return moves;
        const std::vector<Cell> empties = board_.cells_with(empty);
        const bool first_turn = empties.size() == board_.cells().size();
        Board scratch = board_;
        for (Cell first : empties) {
            const std::string first_name = cell_name(first);
            if (may_place(scratch, side_, first))
                moves.push_back(first_name);
            if (first_turn)  // Distrify 1: one stone
                continue;
            for (Cell second : empties)  // the stones of a turn are a set: the lower cell is written first
                if (first < second && may_place(scratch, side_, first, second))
                    moves.push_back(first_name + ',' + cell_name(second));
        }
        if (moves.empty())  // Distrify 4: a player without a legal placement must pass, and only then
            moves.push_back("pass");
        std::sort(moves.begin(), moves.end());
        return moves;
    }

    void play(const std::string& move) override {
        if (move != "pass")
            for (std::string_view stone : split(move, ','))
                board_.put(cell_of(stone), side_);
        side_ = other_colour(side_);
    }

    std::string text() const override { return board_text(board_) + ' ' + side_; }

    std::string outcome() const override {
        if (is_connected(board_, 'b'))  // Distrify 3
            return "black";
        if (is_connected(board_, 'w'))
            return "white";
        if (!has_placement(board_, 'b') && !has_placement(board_, 'w'))  // Distrify 4
            return "draw";
        return "ongoing";
    }

    std::unique_ptr<Position> clone() const override { return std::make_unique<Distrify>(*this); }

private:
    Board board_;
    char side_;
};

}  // namespace

Read read_distrify(int size, std::string_view text) {
    const std::vector<std::string_view> fields = split(text, ' ');
    if (fields.size() != 2)
        return {nullptr, "a position of Distrify is BOARD SIDE"};
    const ReadBoard read = read_board(size, "bw", fields[0]);
    if (!read.error.empty())
        return {nullptr, read.error};
    if (fields[1] != "b" && fields[1] != "w")
        return {nullptr, "the side must be b or w"};
    const char side = fields[1].front();
    const Board& board = read.board;

    if (board.cells_with(empty).size() == board.cells().size() && side != 'b')
        return {nullptr, "on the empty board Black is to move"};
    if (is_connected(board, 'b') && is_connected(board, 'w'))
        return {nullptr, "both players are connected"};
    return {std::make_unique<Distrify>(board, side), {}};
}

std::string distrify_start(int size) { return Distrify(Board(size), 'b').text(); }

}  // namespace reference
