// Morelli, by the paragraphs of its rules.

#include "common.hpp"
#include "games.hpp"

#include <algorithm>  // min, sort
#include <utility>    // move

namespace reference {
namespace {

enum class Phase { setup, play };

// The distance of a cell to the nearest edge: 0 is the outermost band.
int band_of(const Board& board, Cell cell) {
    const int last = board.size() - 1;
    return std::min({cell.row, cell.column, last - cell.row, last - cell.column});
}

Cell throne_of(const Board& board) { return {board.size() / 2, board.size() / 2}; }

Cell opposite_of(const Board& board, Cell cell) {
    return {board.size() - 1 - cell.row, board.size() - 1 - cell.column};
}

Cell quarter_turn(const Board& board, Cell cell) {
    const Cell throne = throne_of(board);
    const int up = cell.row - throne.row;
    const int right = cell.column - throne.column;
    return {throne.row + right, throne.column - up};
}

// Kings are written with capitals, so that a King is no piece.
char king_of(char colour) { return colour == 'b' ? 'B' : 'W'; }

// Morelli 2: where a piece may go. The way may lead over the vacant Throne, which is an empty cell, and over
// any band; only the cell where it comes to rest must be nearer the Throne.
std::vector<Cell> destinations(const Board& board, Cell from) {
    std::vector<Cell> destinations;
    for (Direction direction : eight_directions)
        for (Cell to = step(from, direction); board.at(to) == empty; to = step(to, direction))
            if (band_of(board, to) > band_of(board, from) && to != throne_of(board))
                destinations.push_back(to);
    return destinations;
}

bool has_legal_move(const Board& board, char colour) {
    for (Cell from : board.cells_with(colour))
        if (!destinations(board, from).empty())
            return true;
    return false;
}

// Morelli 3: the adverse pieces next to the moved piece whose other neighbour on the same line is a piece
// of the mover.
std::vector<Cell> captured_by(const Board& board, Cell moved) {
    const char colour = board.at(moved);
    std::vector<Cell> captured;
    for (Direction direction : eight_directions)
        if (board.at(step(moved, direction)) == other_colour(colour) &&
            board.at(step(moved, direction, 2)) == colour)
            captured.push_back(step(moved, direction));
    return captured;
}

// Morelli 4: whether this cell and those to which quarter turns carry it all hold pieces of one colour.
bool is_in_frame(const Board& board, Cell corner) {
    const Cell second = quarter_turn(board, corner);
    const Cell third = quarter_turn(board, second);
    const Cell fourth = quarter_turn(board, third);
    const char colour = board.at(corner);
    return board.at(second) == colour && board.at(third) == colour && board.at(fourth) == colour;
}

// Morelli, setup `free`: who places how many pairs, turn after turn. Black one pair, then White two pairs,
// Black two pairs, … in turn; Black places the last pair alone.
struct SetupTurn {
    char side;
    int pairs_before;
    int pairs_to_place;
};

std::vector<SetupTurn> setup_turns(int size) {
    const int cells_of_band = 4 * (size - 1);
    const int all_pairs = cells_of_band / 2;
    std::vector<SetupTurn> turns{{'b', 0, 1}};
    int placed = 1;
    char side = 'w';
    while (all_pairs - placed > 1) {
        turns.push_back({side, placed, 2});
        placed += 2;
        side = other_colour(side);
    }
    turns.push_back({'b', placed, 1});
    return turns;
}

int pairs_on(const Board& board) { return static_cast<int>(board.cells_with('b').size()); }

// How many pairs the player to move places now; 0 if that player is not to place with so many on the board.
int pairs_to_place(const Board& board, char side) {
    for (const SetupTurn& turn : setup_turns(board.size()))
        if (turn.side == side && turn.pairs_before == pairs_on(board))
            return turn.pairs_to_place;
    return 0;
}

class Morelli : public Position {
public:
    Morelli(Board board, char side, Phase phase) : board_(std::move(board)), side_(side), phase_(phase) {}

    std::vector<std::string> moves() const override {
        std::vector<std::string> moves = phase_ == Phase::setup ? setup_moves() : piece_moves();
        std::sort(moves.begin(), moves.end());
        return moves;
    }

    void play(const std::string& move) override {
        if (phase_ == Phase::setup)
            place_pairs(move);
        else
            move_piece(move);
    }

    std::string text() const override {
        return board_text(board_) + ' ' + side_ + (phase_ == Phase::setup ? " setup" : " play");
    }

    // Morelli 5: the game ends when the player whose turn it is has no legal move.
    std::string outcome() const override {
        if (phase_ == Phase::setup || has_legal_move(board_, side_))
            return "ongoing";
        return scores();
    }

    // Morelli 5: the King on the Throne wins; a vacant Throne is a draw.
    std::string scores() const override {
        const char throne = board_.at(throne_of(board_));
        if (throne == king_of('b'))
            return "black";
        if (throne == king_of('w'))
            return "white";
        return "draw";
    }

    std::unique_ptr<Position> clone() const override { return std::make_unique<Morelli>(*this); }

private:
    // Where the black piece of a pair may go: the empty cells of the outermost band. The opposite cell, where
    // the white one goes, is empty too.
    std::vector<Cell> free_cells_of_band() const {
        std::vector<Cell> cells;
        for (Cell cell : board_.cells_with(empty))
            if (band_of(board_, cell) == 0)
                cells.push_back(cell);
        return cells;
    }

    std::vector<std::string> setup_moves() const {
        std::vector<std::string> moves;
        const int pairs = pairs_to_place(board_, side_);
        for (Cell first : free_cells_of_band()) {
            if (pairs == 1)
                moves.push_back(cell_name(first));
            else
                for (Cell second : free_cells_of_band())  // a set of two pairs: the lower cell comes first
                    if (first < second && second != opposite_of(board_, first))
                        moves.push_back(cell_name(first) + ',' + cell_name(second));
        }
        return moves;
    }

    std::vector<std::string> piece_moves() const {
        std::vector<std::string> moves;
        for (Cell from : board_.cells_with(side_))
            for (Cell to : destinations(board_, from))
                moves.push_back(cell_name(from) + '-' + cell_name(to));
        return moves;
    }

    void place_pairs(const std::string& move) {
        for (std::string_view name : split(move, ',')) {
            const Cell black = cell_of(name);
            board_.put(black, 'b');
            board_.put(opposite_of(board_, black), 'w');
        }
        side_ = other_colour(side_);
        if (free_cells_of_band().empty()) {  // then Black, who placed the last pair, moves first
            side_ = 'b';
            phase_ = Phase::play;
        }
    }

    void move_piece(const std::string& move) {
        const std::vector<std::string_view> ends = split(move, '-');
        const Cell from = cell_of(ends.at(0));
        const Cell to = cell_of(ends.at(1));
        board_.put(from, empty);
        board_.put(to, side_);
        const std::vector<Cell> captured = captured_by(board_, to);
        for (Cell cell : captured)
            board_.put(cell, side_);

        // Morelli 4: a frame with the moved piece or a captured one puts the mover's King on the Throne.
        bool frame = is_in_frame(board_, to);
        for (Cell cell : captured)
            if (is_in_frame(board_, cell))
                frame = true;
        if (frame)
            board_.put(throne_of(board_), king_of(side_));
        side_ = other_colour(side_);
    }

    Board board_;
    char side_;
    Phase phase_;
};

// "What a position must satisfy", Morelli.
std::string fault_of_setup(const Board& board, char side) {
    for (Cell cell : board.cells()) {
        const char letter = board.at(cell);
        if (letter != empty && band_of(board, cell) != 0)
            return "in the setup pieces stand on the outermost band only";
        if (letter == 'B' || letter == 'W')
            return "a King stands on the Throne only";
        const char opposite = board.at(opposite_of(board, cell));
        if (letter == 'b' && opposite != 'w')
            return "opposite a black piece there must be a white one";
        if (letter == 'w' && opposite != 'b')
            return "opposite a white piece there must be a black one";
    }
    if (pairs_to_place(board, side) == 0)
        return "the player to move cannot be to place with so many pairs on the board";
    return {};
}

std::string fault_of_play(const Board& board) {
    for (Cell cell : board.cells()) {
        const char letter = board.at(cell);
        const bool is_king = letter == 'B' || letter == 'W';
        if (cell == throne_of(board)) {
            if (letter != empty && !is_king)
                return "only a King stands on the Throne";
        } else if (is_king) {
            return "a King stands on the Throne only";
        }
    }
    return {};
}

}  // namespace

Read read_morelli(int size, std::string_view text) {
    const std::vector<std::string_view> fields = split(text, ' ');
    if (fields.size() != 3)
        return {nullptr, "a position of Morelli is BOARD SIDE PHASE"};
    const ReadBoard read = read_board(size, "bwBW", fields[0]);
    if (!read.error.empty())
        return {nullptr, read.error};
    if (fields[1] != "b" && fields[1] != "w")
        return {nullptr, "the side must be b or w"};
    const char side = fields[1].front();
    if (fields[2] != "setup" && fields[2] != "play")
        return {nullptr, "the phase must be setup or play"};
    const Phase phase = fields[2] == "setup" ? Phase::setup : Phase::play;

    const std::string fault =
        phase == Phase::setup ? fault_of_setup(read.board, side) : fault_of_play(read.board);
    if (!fault.empty())
        return {nullptr, fault};
    return {std::make_unique<Morelli>(read.board, side, phase), {}};
}

// Morelli, setup `adjacent`: White has the whole left column and the bottom row without its right corner,
// Black the rest of the band.
std::string morelli_start(int size) {
    Board board(size);
    const int last = size - 1;
    for (Cell cell : board.cells())
        if (band_of(board, cell) == 0) {
            const bool left_column = cell.column == 0;
            const bool bottom_row = cell.row == 0 && cell.column != last;
            board.put(cell, left_column || bottom_row ? 'w' : 'b');
        }
    return Morelli(board, 'b', Phase::play).text();
}

}  // namespace reference
