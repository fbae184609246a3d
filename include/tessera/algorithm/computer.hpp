#pragma once

#include <tessera/algorithm/level.hpp>          // Level, Method
#include <tessera/algorithm/mcts.hpp>           // MctsBudget, MctsOptions, MoveStatistics
#include <tessera/algorithm/negamax.hpp>        // EvaluatedGame, Negamax
#include <tessera/algorithm/parallel_mcts.hpp>  // ParallelMcts
#include <tessera/core/rng.hpp>                 // Rng
#include <tessera/game.hpp>                     // Game

#include <algorithm>  // clamp
#include <cassert>    // assert
#include <cstddef>    // size_t
#include <cstdint>    // uint64_t
#include <memory>     // make_unique, unique_ptr
#include <vector>     // vector

namespace tessera {

/// Whether a computer can play this game at this level.
template <Game G>
[[nodiscard]] constexpr bool can_play(const Level& level) noexcept {
    return level.method != Method::negamax || EvaluatedGame<G>;
}

/// A player of a game at some level. It thinks on where its last search has led to, if the position that it is
/// asked about is one that this search has seen; else it begins anew.
template <Game G>
class Computer {
public:
    /// A move of the game.
    using Move = typename G::Move;

    /// A player of this strength; the same seed gives the same moves, if only simulations are counted.
    explicit Computer(const Level& level, std::uint64_t seed = 1, int threads = 1)
        : level_(level), seed_(seed), threads_(threads), rng_(seed) {
        assert(can_play<G>(level) && threads > 0);
    }

    /// How strong the player is.
    [[nodiscard]] const Level& level() const noexcept { return level_; }

    /// The move that it would make in a game that is not over.
    Move choose(const G& game) {
        assert(game.outcome() == Outcome::ongoing);
        if (level_.method == Method::mcts)
            return choose_by_mcts(game);
        if constexpr (EvaluatedGame<G>)
            if (level_.method == Method::negamax)
                return choose_by_negamax(game);
        return game.random_move(rng_);
    }

    /// What the last search knows of the moves, if it was a tree search.
    [[nodiscard]] std::vector<MoveStatistics<G>> statistics() const {
        return mcts_ ? mcts_->statistics() : std::vector<MoveStatistics<G>>{};
    }

private:
    Move choose_by_mcts(const G& game) {
        if (!mcts_) {
            // The trees of a few searches, but no more than about a hundred megabytes for all of them.
            MctsOptions options{.seed = seed_};
            const std::uint64_t wanted = level_.time ? options.max_nodes : 8 * level_.effort;
            options.max_nodes =
                std::clamp(static_cast<std::size_t>(wanted), std::size_t{1} << 14, options.max_nodes) /
                static_cast<std::size_t>(threads_);
            mcts_ = std::make_unique<ParallelMcts<G>>(threads_, game, options);
        }
        mcts_->go_to(game);
        return mcts_->search(level_.time ? MctsBudget::for_time(*level_.time) : MctsBudget{level_.effort});
    }

    Move choose_by_negamax(const G& game)
        requires EvaluatedGame<G>
    {
        if (!negamax_)
            negamax_ = std::make_unique<Negamax<G>>();
        NegamaxBudget budget{.time = level_.time};
        if (!level_.time)
            budget.depth = static_cast<int>(level_.effort);
        return negamax_->search(game, budget).move;
    }

    // A game without an evaluation has no alpha-beta search either.
    template <class H>
    struct SearchOf {
        using Type = int;
    };
    template <EvaluatedGame H>
    struct SearchOf<H> {
        using Type = Negamax<H>;
    };

    Level level_;
    std::uint64_t seed_;
    int threads_;
    Rng rng_;
    std::unique_ptr<ParallelMcts<G>> mcts_;
    std::unique_ptr<typename SearchOf<G>::Type> negamax_;
};

}  // namespace tessera
