#pragma once

#include <tessera/algorithm/immediate_win.hpp>  // immediate_win
#include <tessera/algorithm/mcts.hpp>           // best_move, Mcts, MctsBudget, MctsOptions, MoveStatistics
#include <tessera/game.hpp>                     // Game

#include <algorithm>  // find_if, sort
#include <cassert>    // assert
#include <cstddef>    // size_t
#include <cstdint>    // uint64_t
#include <optional>   // optional
#include <thread>     // thread
#include <vector>     // vector

namespace tessera {

/// Monte-Carlo tree search by several threads: each has a tree of its own, grown by other random numbers, and
/// what they know of the moves at the root is put together. With one thread it is Mcts.
template <Game G>
class ParallelMcts {
public:
    /// A move of the game.
    using Move = typename G::Move;

    /// One tree a thread, each with nothing but the position.
    explicit ParallelMcts(int threads, const G& position = G{}, const MctsOptions& options = {}) {
        assert(threads > 0);
        trees_.reserve(static_cast<std::size_t>(threads));
        MctsOptions own = options;
        for (int i = 0; i < threads; ++i, ++own.seed)
            trees_.emplace_back(position, own);
    }

    /// The position that is searched.
    [[nodiscard]] const G& position() const noexcept { return trees_.front().position(); }

    /// Goes to a position. What is known of it is kept if it is at most a round of moves away.
    void go_to(const G& position) {
        for (Mcts<G>& tree : trees_)
            tree.go_to(position);
    }

    /// Searches until the budget, which the threads share, is spent, and says which move is best. The game is not
    /// over.
    Move search(const MctsBudget& budget) {
        const Move of_first = grow(budget);
        if (trees_.size() == 1)
            return of_first;
        std::vector<MoveStatistics<G>> moves = statistics();
        while (true) {
            const Player player = position().to_move();
            const MoveStatistics<G>& best = best_move(moves, player);
            if (best.proven != Outcome::ongoing)
                return best.proven == Outcome::draw || best.proven == win_of(player) ? best.move : of_first;
            // Each thread has looked what can follow the move that it thinks best; they need not agree.
            G next = position();
            next.play(best.move);
            Outcome outcome = next.outcome();
            if (outcome == Outcome::ongoing && next.to_move() != player && immediate_win(next))
                outcome = win_of(next.to_move());
            if (!is_win(outcome))
                return best.move;
            std::find_if(moves.begin(), moves.end(), [&](const auto& move) {
                return move.move == best.move;
            })->proven = outcome;
        }
    }

    /// The moves at the root of all trees, those visited most first.
    [[nodiscard]] std::vector<MoveStatistics<G>> statistics() const {
        std::vector<MoveStatistics<G>> all = trees_.front().statistics();
        for (std::size_t i = 1; i < trees_.size(); ++i)
            for (const MoveStatistics<G>& more : trees_[i].statistics()) {
                const auto known = std::find_if(all.begin(), all.end(),
                                                [&](const auto& move) { return move.move == more.move; });
                if (known == all.end()) {
                    all.push_back(more);
                    continue;
                }
                const auto visits = static_cast<double>(known->visits + more.visits);
                if (visits > 0)
                    known->value = (known->value * static_cast<double>(known->visits) +
                                    more.value * static_cast<double>(more.visits)) /
                                   visits;
                known->visits += more.visits;
                if (known->proven == Outcome::ongoing)
                    known->proven = more.proven;
            }
        std::sort(all.begin(), all.end(), visited_more<G>);
        return all;
    }

private:
    /// Lets all trees grow, and says which move is best in the first.
    Move grow(const MctsBudget& budget) {
        const std::size_t count = trees_.size();
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < count; ++i)
            others.emplace_back([this, i, share = share_of(budget, i, count)] { trees_[i].search(share); });
        const Move best = trees_.front().search(share_of(budget, 0, count));
        for (std::thread& other : others)
            other.join();
        return best;
    }

    [[nodiscard]] static MctsBudget share_of(MctsBudget budget, std::size_t part,
                                             std::size_t count) noexcept {
        budget.simulations = budget.simulations / count + (part < budget.simulations % count ? 1 : 0);
        return budget;
    }

    std::vector<Mcts<G>> trees_;
};

}  // namespace tessera
