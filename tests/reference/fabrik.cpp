// Fabrik and its variants, by the paragraphs of its rules.

#include "common.hpp"
#include "games.hpp"

#include <algorithm>  // sort
#include <set>        // set
#include <utility>    // move

namespace reference {
namespace {

enum class Phase { setup, choose, play };

std::string phase_name(Phase phase) {
    switch (phase) {
        case Phase::setup: return "setup";
        case Phase::choose: return "choose";
        case Phase::play: break;
    }
    return "play";
}

bool is_worker(char letter) { return letter == '*' || letter == 'B' || letter == 'W'; }

std::vector<Cell> workers_on(const Board& board) {
    std::vector<Cell> workers;
    for (Cell cell : board.cells())
        if (is_worker(board.at(cell)))
            workers.push_back(cell);
    return workers;
}

// The letter of the worker that this player puts on the board, and may move.
char worker_of(const FabrikRules& rules, char colour) {
    if (!rules.owned_workers)
        return '*';
    return colour == 'b' ? 'B' : 'W';
}

// Fabrik 4: a worker sees, in each of the eight directions, the empty cells up to the first cell that is
// not empty or the edge.
std::set<Cell> seen_by(const Board& board, Cell worker) {
    std::set<Cell> seen;
    for (Direction direction : eight_directions)
        for (Cell cell = step(worker, direction); board.at(cell) == empty; cell = step(cell, direction))
            seen.insert(cell);
    return seen;
}

// Fabrik 3, and the variants' "a stone needs": the empty cells that both workers see, or at least one.
std::set<Cell> places_for_stone(const FabrikRules& rules, const Board& board) {
    const std::vector<Cell> workers = workers_on(board);
    const std::set<Cell> seen_by_one = seen_by(board, workers.at(0));
    const std::set<Cell> seen_by_other = seen_by(board, workers.at(1));
    std::set<Cell> places;
    if (rules.sight_of_both) {
        for (Cell cell : seen_by_one)
            if (seen_by_other.contains(cell))
                places.insert(cell);
    } else {
        places.insert(seen_by_one.begin(), seen_by_one.end());
        places.insert(seen_by_other.begin(), seen_by_other.end());
    }
    return places;
}

// Fabrik 3: the turns of a player, as text.
std::vector<std::string> turns(const FabrikRules& rules, const Board& board, char colour) {
    std::vector<std::string> turns;
    for (Cell stone : places_for_stone(rules, board))
        turns.push_back(cell_name(stone));
    const char worker = worker_of(rules, colour);
    for (Cell from : board.cells_with(worker))
        for (Cell to : board.cells_with(empty)) {
            Board moved = board;
            moved.put(from, empty);
            moved.put(to, worker);
            const std::string worker_move = cell_name(from) + '-' + cell_name(to) + ',';
            for (Cell stone : places_for_stone(rules, moved))
                turns.push_back(worker_move + cell_name(stone));
        }
    return turns;
}

// Fabrik 5: a line of at least so many stones of this colour.
bool has_line(const FabrikRules& rules, const Board& board, char colour) {
    for (Cell first : board.cells_with(colour))
        for (Direction direction : four_lines) {
            int length = 1;
            while (board.at(step(first, direction, length)) == colour)
                ++length;
            if (length >= rules.line)
                return true;
        }
    return false;
}

class Fabrik : public Position {
public:
    Fabrik(const FabrikRules& rules, Board board, char side, Phase phase)
        : rules_(rules), board_(std::move(board)), side_(side), phase_(phase) {}

    std::vector<std::string> moves() const override {
        std::vector<std::string> moves;
        if (phase_ == Phase::setup) {  // Fabrik 1: any cell, then any empty cell
            for (Cell cell : board_.cells_with(empty))
                moves.push_back(cell_name(cell));
        } else if (phase_ == Phase::choose) {  // Fabrik 2
            moves = {"black", "white"};
        } else if (!somebody_has_line()) {
            moves = turns(rules_, board_, side_);
        }
        std::sort(moves.begin(), moves.end());
        return moves;
    }

    void play(const std::string& move) override {
        if (phase_ == Phase::setup) {  // Fabrik 1: Black puts one worker, then White the other
            board_.put(cell_of(move), worker_of(rules_, side_));
            if (side_ == 'w')
                phase_ = Phase::choose;
            side_ = other_colour(side_);
        } else if (phase_ == Phase::choose) {  // Fabrik 2: Black says which colour moves first
            side_ = move == "black" ? 'b' : 'w';
            phase_ = Phase::play;
        } else {  // Fabrik 3: perhaps a worker, then a stone
            const std::vector<std::string_view> parts = split(move, ',');
            if (parts.size() == 2) {
                const std::vector<std::string_view> worker_move = split(parts[0], '-');
                const char worker = board_.at(cell_of(worker_move[0]));
                board_.put(cell_of(worker_move[0]), empty);
                board_.put(cell_of(worker_move[1]), worker);
            }
            board_.put(cell_of(parts.back()), side_);
            side_ = other_colour(side_);
        }
    }

    std::string text() const override { return board_text(board_) + ' ' + side_ + ' ' + phase_name(phase_); }

    std::string outcome() const override {
        if (phase_ != Phase::play)
            return "ongoing";
        // Fabrik 5. In a game only the player who has just moved can have a line. In a position that was
        // set up both may: then too the one who moved last, and is not to move now, has won.
        const char mover = side_;
        const char last_mover = other_colour(side_);
        if (has_line(rules_, board_, last_mover))
            return colour_name(last_mover);
        if (has_line(rules_, board_, mover))
            return colour_name(mover);
        // Fabrik 6, and the variants' "stuck".
        if (turns(rules_, board_, mover).empty())
            return rules_.stuck_is_draw ? "draw" : colour_name(last_mover);
        return "ongoing";
    }

    std::unique_ptr<Position> clone() const override { return std::make_unique<Fabrik>(*this); }

private:
    bool somebody_has_line() const { return has_line(rules_, board_, 'b') || has_line(rules_, board_, 'w'); }

    FabrikRules rules_;
    Board board_;
    char side_;
    Phase phase_;
};

}  // namespace

Read read_fabrik(const FabrikRules& rules, std::string_view text) {
    const std::vector<std::string_view> fields = split(text, ' ');
    if (fields.size() != 3)
        return {nullptr, "a position of Fabrik is BOARD SIDE PHASE"};
    const ReadBoard read = read_board(rules.size, rules.owned_workers ? "bwBW" : "bw*", fields[0]);
    if (!read.error.empty())
        return {nullptr, read.error};
    const Board& board = read.board;
    if (fields[1] != "b" && fields[1] != "w")
        return {nullptr, "the side must be b or w"};
    const char side = fields[1].front();

    const auto stones = board.cells_with('b').size() + board.cells_with('w').size();
    const auto workers = workers_on(board).size();
    const auto of_black = board.cells_with('B').size();
    const bool one_of_each = !rules.owned_workers || of_black == 1;  // of two workers

    if (fields[2] == "setup") {
        if (stones != 0)
            return {nullptr, "there are no stones in the setup"};
        if (side == 'b' && workers != 0)
            return {nullptr, "Black puts the first worker on the empty board"};
        if (side == 'w' && workers != 1)
            return {nullptr, "White puts the second worker when there is one"};
        if (side == 'w' && rules.owned_workers && of_black != 1)
            return {nullptr, "the first worker is Black's"};
        return {std::make_unique<Fabrik>(rules, board, side, Phase::setup), {}};
    }
    if (fields[2] == "choose") {
        if (stones != 0)
            return {nullptr, "there are no stones before the choice"};
        if (side != 'b')
            return {nullptr, "Black chooses"};
        if (workers != 2 || !one_of_each)
            return {nullptr, "there must be two workers, one of each player if they are owned"};
        return {std::make_unique<Fabrik>(rules, board, side, Phase::choose), {}};
    }
    if (fields[2] == "play") {
        if (workers != 2 || !one_of_each)
            return {nullptr, "there must be two workers, one of each player if they are owned"};
        return {std::make_unique<Fabrik>(rules, board, side, Phase::play), {}};
    }
    return {nullptr, "the phase must be setup, choose or play"};
}

std::string fabrik_start(const FabrikRules& rules) {
    return Fabrik(rules, Board(rules.size), 'b', Phase::setup).text();
}

}  // namespace reference
