#pragma once

#include <tessera/game.hpp>  // Game

#include <algorithm>  // clamp, max, min, sort
#include <cassert>    // assert
#include <chrono>     // duration_cast, milliseconds, steady_clock
#include <concepts>   // convertible_to, same_as
#include <cstddef>    // size_t
#include <cstdint>    // int16_t, uint8_t, uint64_t
#include <optional>   // optional
#include <vector>     // vector

namespace tessera {

/// A game for two players that says how a position looks: `evaluate(position)`, found beside the game, is greater
/// the better the player to move stands, and 0 if nobody stands better.
template <class G>
concept EvaluatedGame = Game<G> && G::players() == 2 && requires(const G& position) {
    { evaluate(position) } noexcept -> std::same_as<int>;
};

/// The game's own evaluation.
struct DefaultEvaluation {
    /// How good the position is for the player to move.
    template <EvaluatedGame G>
    [[nodiscard]] constexpr int operator()(const G& position) const noexcept {
        return evaluate(position);
    }
};

/// Something that can stand in for the game's own evaluation.
template <class E, class G>
concept EvaluationOf = Game<G> && requires(const E& evaluation, const G& position) {
    { evaluation(position) } -> std::convertible_to<int>;
};

/// The value of a game that is won; a win to come is worth less by the number of moves that it takes.
inline constexpr int win_value = 1'000'000;
/// A value of at least this much is a certain win, and one of at most its negative a certain loss.
inline constexpr int least_win = win_value - 10'000;

/// Whether a value says who wins.
[[nodiscard]] constexpr bool is_decided(int value) noexcept {
    return value >= least_win || value <= -least_win;
}

/// How many moves a decided game takes to its end, those of both players together.
[[nodiscard]] constexpr int moves_to_end(int value) noexcept {
    return win_value - (value < 0 ? -value : value);
}

/// When an alpha-beta search ends: with the first of these that is reached, or when it is certain how the game
/// ends and, if somebody wins, that it takes no fewer moves. The first move ahead is always searched.
struct NegamaxBudget {
    int depth = 500;                                     ///< how many moves ahead at most
    std::optional<std::uint64_t> nodes = {};             ///< how many positions at most, if that is limited
    std::optional<std::chrono::milliseconds> time = {};  ///< how long at most, if that is limited
};

/// What a search is made with.
struct NegamaxOptions {
    /// The transposition table has at least this many entries.
    std::size_t table_entries = std::size_t{1} << 16;
    /// So many plies from the root positions that a symmetry carries to each other count as one. Finding out
    /// costs time, and is worth it where much hangs on it: near the root of a long search.
    int symmetric_plies = 0;
};

/// What an alpha-beta search found.
template <Game G>
struct NegamaxResult {
    typename G::Move move;  ///< the best move
    int value = 0;          ///< for the player to move
    int depth = 0;          ///< how many plies were searched to the end
    bool exact = false;     ///< whether it is certain how the game ends: with a win, a loss, or 0 for a draw
    std::uint64_t nodes = 0;  ///< how many positions were looked at
};

/// Alpha-beta search for games of two players: iterative deepening, a transposition table that compares whole
/// positions, and a search with a zero window for all moves but the first. Moves are tried in the order in which
/// the table, then the evaluation of the positions after them suggest.
template <Game G, EvaluationOf<G> Evaluation = DefaultEvaluation>
    requires(G::players() == 2)
class Negamax {
public:
    /// A move of the game.
    using Move = typename G::Move;
    /// The clock that limits the time.
    using Clock = std::chrono::steady_clock;

    /// A search that has seen nothing yet.
    explicit Negamax(const NegamaxOptions& options = {}, const Evaluation& evaluation = {})
        : options_(options), evaluation_(evaluation) {
        std::size_t size = 2;
        while (size < options.table_entries)
            size *= 2;
        table_.resize(size);
    }

    /// Searches a game that is not over. `report(result)` is called after every depth.
    template <class Report>
    NegamaxResult<G> search(const G& game, const NegamaxBudget& budget, Report report) {
        assert(game.outcome() == Outcome::ongoing);
        budget_ = budget;
        begin_ = Clock::now();
        nodes_ = 0;
        next_look_ = 0;
        is_stopped_ = false;
        NegamaxResult<G> result{game.moves()[0]};
        for (depth_ = 1; depth_ <= budget.depth; ++depth_) {
            root_move_.reset();
            const Value found = search_node(game, depth_, -win_value, win_value, 0);
            // A depth that was not finished began with the best move so far; what came to stand above it is better.
            if (root_move_)
                result.move = *root_move_;
            result.nodes = nodes_;
            if (is_stopped_)
                break;
            result.value = found.value;
            result.depth = depth_;
            result.exact = found.is_exact || is_decided(found.value);
            report(result);
            // Positions that the table knew from farther ahead can show a win before a shorter one is found.
            if (result.exact && !(is_decided(result.value) && moves_to_end(result.value) > depth_))
                break;
        }
        return result;
    }

    /// The best move in a position of a game that is not over, as far as the budget reaches.
    NegamaxResult<G> search(const G& game, const NegamaxBudget& budget) {
        return search(game, budget, [](const NegamaxResult<G>&) {});
    }

private:
    enum class Bound : std::uint8_t { none, lower, upper, exact };

    /// A value, and whether it would be the same however deep the search went.
    struct Value {
        int value = 0;
        bool is_exact = false;
    };

    struct Entry {
        G position{};
        Move move{};
        int value = 0;
        std::int16_t depth = 0;
        Bound bound = Bound::none;
        bool is_exact = false;
        bool has_move = false;
    };

    struct Candidate {
        Move move;
        int order;
    };

    /// Wins are counted from the root in the search, and from the position in the table.
    [[nodiscard]] static int to_table(int value, int ply) noexcept {
        return value >= least_win ? value + ply : value <= -least_win ? value - ply : value;
    }
    [[nodiscard]] static int from_table(int value, int ply) noexcept {
        return value >= least_win ? value - ply : value <= -least_win ? value + ply : value;
    }

    [[nodiscard]] const Entry* find(const G& position) const noexcept {
        const std::size_t bucket = bucket_of(position);
        for (std::size_t i = bucket; i < bucket + 2; ++i)
            if (table_[i].bound != Bound::none && table_[i].position == position)
                return &table_[i];
        return nullptr;
    }

    /// Of two entries the first is replaced by nothing shallower, the second by everything.
    void store(const Entry& entry) noexcept {
        const std::size_t bucket = bucket_of(entry.position);
        Entry& deep = table_[bucket];
        const bool replaces =
            deep.bound == Bound::none || deep.position == entry.position || entry.depth >= deep.depth;
        if (replaces && deep.bound != Bound::none && deep.position != entry.position)
            table_[bucket + 1] = deep;
        table_[replaces ? bucket : bucket + 1] = entry;
    }

    [[nodiscard]] std::size_t bucket_of(const G& position) const noexcept {
        return static_cast<std::size_t>(position.hash()) & (table_.size() - 2);
    }

    /// The clock is not asked at every node.
    [[nodiscard]] bool must_stop() noexcept {
        if (is_stopped_ || depth_ == 1 || nodes_ < next_look_)
            return is_stopped_;
        next_look_ = nodes_ + 1024;
        if (budget_.nodes) {
            is_stopped_ = nodes_ >= *budget_.nodes;
            next_look_ = (std::min)(next_look_, *budget_.nodes);
        }
        // In milliseconds: the longest times are too long to be counted in those of the clock.
        if (budget_.time &&
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin_) >= *budget_.time)
            is_stopped_ = true;
        return is_stopped_;
    }

    /// The value of a position for the player who has just moved, if it needs no search.
    [[nodiscard]] static std::optional<int> end_value(const G& next, Player mover, int ply) noexcept {
        const Outcome outcome = next.outcome();
        if (outcome == Outcome::ongoing)
            return std::nullopt;
        return outcome == Outcome::draw ? 0 : winner(outcome) == mover ? win_value - ply : ply - win_value;
    }

    [[nodiscard]] int evaluated(const G& next, Player mover) const noexcept {
        const int value = std::clamp(static_cast<int>(evaluation_(next)), 1 - least_win, least_win - 1);
        return next.to_move() == mover ? value : -value;
    }

    /// Puts the moves of a position in the order in which they are to be tried. A move that wins at once is
    /// returned instead. Where there are thousands of moves the search may have to stop in the middle.
    [[nodiscard]] std::optional<Move> order(const G& game, int ply, const std::optional<Move>& first) {
        const Player player = game.to_move();
        std::vector<Candidate>& candidates = candidates_at(ply);
        candidates.clear();
        for (const Move& move : game.moves()) {
            G next = game;
            next.play(move);
            ++nodes_;
            if (must_stop())
                return std::nullopt;
            const std::optional<int> end = end_value(next, player, 0);
            if (end == win_value)
                return move;
            candidates.push_back({move, first == move ? win_value : end ? *end : evaluated(next, player)});
        }
        // Equal ones by their numbers: the order must not depend on how a library sorts.
        std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.order != b.order ? a.order > b.order : G::move_index(a.move) < G::move_index(b.move);
        });
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Candidate>& candidates_at(int ply) {
        if (candidates_.size() <= static_cast<std::size_t>(ply))
            candidates_.resize(static_cast<std::size_t>(ply) + 1);
        return candidates_[static_cast<std::size_t>(ply)];
    }

    /// The best value when the last moves are evaluated and not searched on.
    [[nodiscard]] Value search_last_ply(const G& game, int beta, int ply, Move& best_move) {
        const Player player = game.to_move();
        Value best{-win_value, true};
        for (const Move& move : game.moves()) {
            G next = game;
            next.play(move);
            ++nodes_;
            if (must_stop())
                return {};
            const std::optional<int> end = end_value(next, player, ply + 1);
            const int value = end ? *end : evaluated(next, player);
            best.is_exact = best.is_exact && end.has_value();
            if (value > best.value) {
                best.value = value;
                best_move = move;
                // Without a look at the rest only a win is certain.
                if (value >= beta)
                    return {value, value >= least_win};
            }
        }
        return best;
    }

    [[nodiscard]] Value search_node(const G& game, int depth, int alpha, int beta, int ply) {
        if (must_stop())
            return {};
        const bool by_symmetry = ply < options_.symmetric_plies;
        const G key = by_symmetry ? game.canonical() : game;
        std::optional<Move> first;
        if (const Entry* entry = find(key); entry != nullptr) {
            const int value = from_table(entry->value, ply);
            if (ply > 0 && (entry->depth >= depth || entry->is_exact) &&
                (entry->bound == Bound::exact || (entry->bound == Bound::lower && value >= beta) ||
                 (entry->bound == Bound::upper && value <= alpha)))
                return {value, entry->is_exact};
            if (entry->has_move)
                first = entry->move;
        }

        Entry entry{key};
        Value best{-win_value, true};
        Move best_move{};
        if (depth == 1) {
            best = search_last_ply(game, beta, ply, best_move);
        } else if (const std::optional<Move> win = order(game, ply, first); win) {
            best = {win_value - (ply + 1), true};
            best_move = *win;
        } else {
            best = search_moves(game, depth, alpha, beta, ply, best_move);
        }
        if (is_stopped_)
            return {};
        if (ply == 0)
            root_move_ = best_move;
        best.is_exact = best.is_exact || is_decided(best.value);
        entry.value = to_table(best.value, ply);
        entry.depth = static_cast<std::int16_t>(depth);
        entry.is_exact = best.is_exact;
        entry.bound = best.value >= beta ? Bound::lower : best.value <= alpha ? Bound::upper : Bound::exact;
        entry.has_move = !by_symmetry;
        entry.move = best_move;
        store(entry);
        return best;
    }

    [[nodiscard]] Value search_moves(const G& game, int depth, int alpha, int beta, int ply,
                                     Move& best_move) {
        const Player player = game.to_move();
        Value best{-win_value, true};
        const std::size_t count = candidates_at(ply).size();
        for (std::size_t i = 0; i < count; ++i) {
            const Move move = candidates_at(ply)[i].move;
            G next = game;
            next.play(move);
            Value found;
            if (const std::optional<int> end = end_value(next, player, ply + 1)) {
                found = {*end, true};
            } else {
                const int floor = (std::max)(alpha, best.value);
                const auto search_child = [&](int low, int high) {
                    if (next.to_move() == player)
                        return search_node(next, depth - 1, low, high, ply + 1);
                    const Value value = search_node(next, depth - 1, -high, -low, ply + 1);
                    return Value{-value.value, value.is_exact};
                };
                found = search_child(floor, i == 0 ? beta : floor + 1);
                if (i > 0 && found.value > floor && found.value < beta && !is_stopped_)
                    found = search_child(floor, beta);
                if (is_stopped_)
                    return {};
            }
            best.is_exact = best.is_exact && found.is_exact;
            if (found.value > best.value || i == 0) {
                best.value = found.value;
                best_move = move;
                if (ply == 0)
                    root_move_ = move;
                // Without a look at the rest only a win is certain, or that the value is no less.
                if (best.value >= beta)
                    return {best.value, found.is_exact};
            }
        }
        return best;
    }

    NegamaxOptions options_;
    Evaluation evaluation_;
    NegamaxBudget budget_{};
    Clock::time_point begin_{};
    std::vector<Entry> table_;
    std::vector<std::vector<Candidate>> candidates_;
    std::optional<Move> root_move_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 0;
    int depth_ = 1;
    bool is_stopped_ = false;
};

}  // namespace tessera
