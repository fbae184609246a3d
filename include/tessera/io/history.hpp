#pragma once

#include <tessera/game.hpp>  // Game

#include <cassert>  // assert
#include <vector>   // vector

namespace tessera {

/// A game with the moves that led to where it stands, so that they can be taken back.
template <Game G>
class History {
public:
    /// A move of the game.
    using Move = typename G::Move;

    /// A game without moves yet.
    explicit History(const G& start = G{}) : start_(start), current_(start) {}

    /// Where the game began.
    [[nodiscard]] const G& start() const noexcept { return start_; }
    /// Where it stands.
    [[nodiscard]] const G& current() const noexcept { return current_; }
    /// The moves so far.
    [[nodiscard]] const std::vector<Move>& moves() const noexcept { return moves_; }

    /// Makes a legal move.
    void play(const Move& move) {
        assert(current_.is_legal(move));
        before_.push_back(current_);
        moves_.push_back(move);
        current_.play(move);
    }

    /// Takes the last move back; false if there is none.
    bool undo() {
        if (moves_.empty())
            return false;
        current_ = before_.back();
        before_.pop_back();
        moves_.pop_back();
        return true;
    }

private:
    G start_;
    G current_;
    std::vector<Move> moves_;
    std::vector<G> before_;
};

}  // namespace tessera
