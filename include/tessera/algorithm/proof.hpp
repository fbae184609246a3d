#pragma once

#include <tessera/game.hpp>  // Game

#include <algorithm>  // min, sort, unique
#include <cassert>    // assert
#include <chrono>     // duration_cast, milliseconds, steady_clock
#include <cstddef>    // size_t
#include <cstdint>    // uint32_t, uint64_t
#include <memory>     // unique_ptr
#include <optional>   // optional
#include <vector>     // vector

namespace tessera {

/// When a proof search gives up: with the first of these that is reached.
struct ProofBudget {
    std::optional<std::uint64_t> nodes = {};             ///< how many positions at most, if that is limited
    std::optional<std::chrono::milliseconds> time = {};  ///< how long at most, if that is limited
};

/// What a proof search is made with.
struct ProofOptions {
    /// The table of positions has at least this many entries.
    std::size_t table_entries = std::size_t{1} << 16;
};

/// What a proof search found.
template <Game G>
struct ProofResult {
    /// Whether the player can make sure of a win; nothing if the search gave up.
    std::optional<bool> wins;
    /// A move by which the player does, if it is that player's turn.
    std::optional<typename G::Move> move;
    /// How many positions had their moves looked at, some of them more than once.
    std::uint64_t nodes = 0;
};

/// Proof-number search for games of two players: whether a player can make sure of a win. It goes where the fewest
/// positions are left to decide, and so follows threats deep into games with hundreds of moves in a position, where
/// alpha-beta goes over all of them. It does not say how many moves a win takes.
///
/// This is Nagai's depth-first form, with a table that compares whole positions, those that a symmetry carries to
/// each other being one. The games must not come back to a position that they have left; none of the library's can.
template <Game G>
    requires(G::players() == 2)
class ProofSearch {
public:
    /// A move of the game.
    using Move = typename G::Move;

    /// A search that has seen nothing yet.
    explicit ProofSearch(const ProofOptions& options = {}) {
        std::size_t size = bucket_size;
        while (size < options.table_entries)
            size *= 2;
        table_.resize(size);
    }

    /// Searches a game that is not over.
    ProofResult<G> search(const G& game, Player player, const ProofBudget& budget = {}) {
        assert(game.outcome() == Outcome::ongoing);
        if (player != player_)
            table_.assign(table_.size(), Entry{});
        player_ = player;
        budget_ = budget;
        begin_ = Clock::now();
        nodes_ = 0;
        is_stopped_ = false;
        const Numbers numbers = search_node(game, {infinite, infinite});
        ProofResult<G> result{std::nullopt, std::nullopt, nodes_};
        if (numbers.is_decided()) {
            result.wins = (numbers.proof == 0) == (game.to_move() == player);
            if (*result.wins && game.to_move() == player)
                result.move = last_best_;
        }
        return result;
    }

private:
    using Clock = std::chrono::steady_clock;

    static constexpr std::uint32_t infinite = std::uint32_t{1} << 30;
    static constexpr std::size_t bucket_size = 4;

    /// How many positions have to be decided, at least, to show that the player to move gets the wish: to win for
    /// one, that this one does not win for the other; and how many to show the contrary. One of them is 0 when
    /// that is known.
    struct Numbers {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;

        [[nodiscard]] bool is_decided() const noexcept { return proof == 0 || disproof == 0; }
        /// As they are for the other player.
        [[nodiscard]] Numbers swapped() const noexcept { return {disproof, proof}; }
    };

    /// A position after a move, with its numbers for the player who made it.
    struct Child {
        G position;
        Move move;
        Numbers numbers;
        bool same_player;
    };

    struct Entry {
        G position{};
        Numbers numbers{};
        std::uint32_t work = 0;  // 0 where there is no entry
    };

    [[nodiscard]] std::size_t bucket_of(const G& position) const noexcept {
        return static_cast<std::size_t>(position.hash()) & (table_.size() - bucket_size);
    }

    [[nodiscard]] const Entry* find(const G& position) const noexcept {
        const Entry* const bucket = &table_[bucket_of(position)];
        for (const Entry* entry = bucket; entry < bucket + bucket_size; ++entry)
            if (entry->work > 0 && entry->position == position)
                return entry;
        return nullptr;
    }

    /// The position takes its old place or that of the one that cost the least.
    void store(const G& position, const Numbers& numbers, std::uint64_t work) noexcept {
        Entry* const bucket = &table_[bucket_of(position)];
        Entry* place = bucket;
        for (Entry* entry = bucket; entry < bucket + bucket_size; ++entry) {
            if (entry->work > 0 && entry->position == position) {
                place = entry;
                break;
            }
            if (entry->work < place->work)
                place = entry;
        }
        *place = {position, numbers, static_cast<std::uint32_t>((std::min)(work, std::uint64_t{infinite}))};
    }

    [[nodiscard]] bool must_stop() noexcept {
        if (budget_.nodes && nodes_ >= *budget_.nodes)
            is_stopped_ = true;
        // In milliseconds: the longest times are too long to be counted in those of the clock.
        if (budget_.time &&
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin_) >= *budget_.time)
            is_stopped_ = true;
        return is_stopped_;
    }

    /// The moves that leave something to decide, each position once; only the first that fulfils the wish of the
    /// player to move if there is one.
    [[nodiscard]] std::vector<Child> children_of(const G& game) const {
        const Player mover = game.to_move();
        std::vector<Child> children;
        // The list is large, and the search deep: it is not for the stack.
        const std::unique_ptr<const typename G::MoveList> moves{new typename G::MoveList(game.moves())};
        for (const Move& move : *moves) {
            G next = game;
            next.play(move);
            if (const Outcome outcome = next.outcome(); outcome == Outcome::ongoing)
                children.push_back({next.canonical(), move, {}, next.to_move() == mover});
            else if ((outcome == win_of(player_)) == (mover == player_))
                return {{next, move, {0, infinite}, false}};
        }
        std::sort(children.begin(), children.end(), [](const Child& a, const Child& b) {
            return a.position.hash() != b.position.hash() ? a.position.hash() < b.position.hash()
                                                          : G::move_index(a.move) < G::move_index(b.move);
        });
        children.erase(std::unique(children.begin(), children.end(),
                                   [](const Child& a, const Child& b) { return a.position == b.position; }),
                       children.end());
        for (Child& child : children)
            if (const Entry* known = find(child.position))
                child.numbers = child.same_player ? known->numbers : known->numbers.swapped();
        return children;
    }

    /// Searches on until one of the numbers reaches its limit, and gives the numbers then.
    Numbers search_node(const G& game, const Numbers& limits) {
        const std::uint64_t begin = nodes_++;
        std::vector<Child> children = children_of(game);
        while (true) {
            // One move that fulfils the wish is enough, and all must fail for it to be in vain.
            Numbers numbers{infinite, 0};
            std::uint32_t second = infinite;
            Child* best = nullptr;
            for (Child& child : children) {
                if (best == nullptr || child.numbers.proof < numbers.proof) {
                    second = numbers.proof;
                    numbers.proof = child.numbers.proof;
                    best = &child;
                } else {
                    second = (std::min)(second, child.numbers.proof);
                }
                numbers.disproof = (std::min)(numbers.disproof + child.numbers.disproof, infinite);
            }
            if (numbers.is_decided() || numbers.proof >= limits.proof ||
                numbers.disproof >= limits.disproof || must_stop()) {
                store(game, numbers, nodes_ - begin);
                if (best != nullptr)
                    last_best_ = best->move;
                return numbers;
            }
            // It stays with a move until that is clearly worse than the second best.
            const Numbers child_limits{
                (std::min)(limits.proof, second + second / 4 + 1),
                (std::min)(limits.disproof - numbers.disproof + best->numbers.disproof, infinite)};
            best->numbers = best->same_player ? search_node(best->position, child_limits)
                                              : search_node(best->position, child_limits.swapped()).swapped();
        }
    }

    std::vector<Entry> table_;
    Player player_ = Player::black;
    ProofBudget budget_{};
    Clock::time_point begin_{};
    std::uint64_t nodes_ = 0;
    bool is_stopped_ = false;
    std::optional<Move> last_best_;
};

}  // namespace tessera
