#pragma once

#include <tessera/algorithm/immediate_win.hpp>  // immediate_win, is_refuted_by
#include <tessera/algorithm/playout.hpp>        // playout
#include <tessera/core/rng.hpp>                 // Rng
#include <tessera/game.hpp>                     // Game

#include <algorithm>  // any_of, clamp, sort
#include <array>      // array
#include <cassert>    // assert
#include <chrono>     // duration_cast, milliseconds, steady_clock
#include <cmath>      // log, sqrt
#include <cstddef>    // size_t
#include <cstdint>    // uint32_t, uint64_t
#include <optional>   // optional
#include <utility>    // swap
#include <vector>     // vector

namespace tessera {

/// When a tree search ends: with the first of these that is reached. Without a time and a number of simulations
/// of its own it would not end; so there is one.
struct MctsBudget {
    std::uint64_t simulations = 1000;                    ///< how many games are played to their end
    std::optional<std::chrono::milliseconds> time = {};  ///< how long the search may take

    /// As many simulations as there is time for.
    [[nodiscard]] static constexpr MctsBudget for_time(std::chrono::milliseconds time) noexcept {
        return {~std::uint64_t{0}, time};
    }
};

/// How a tree search goes about it.
struct MctsOptions {
    std::uint64_t seed = 1;  ///< the same seed gives the same search
    /// The tree never has more nodes than this, which is at least 64 and at most 2^31; a full one is searched on
    /// as it is. Memory is set aside for twice as many, and used as the tree grows.
    std::size_t max_nodes = std::size_t{1} << 20;
    /// How much a move that was tried seldom is preferred: the constant of UCB1.
    double exploration = 0.3;
    /// A position that was visited n times has up to this many times the square root of n moves in the tree. New
    /// ones are drawn at random, so that no list is made of the thousands that there may be.
    double widening = 4;
};

/// What a search knows of a move at its root.
template <Game G>
struct MoveStatistics {
    typename G::Move move;     ///< the move
    std::uint64_t visits = 0;  ///< how often the search has tried it
    double value = 0;          ///< the mean result of the player to move: 1 for a win, 0.5 for a draw
    Outcome proven = Outcome::ongoing;  ///< how the game ends after this move, if that is certain
};

/// Whether the first move comes before the second in a list: it was visited more often, or its number is lower.
template <Game G>
[[nodiscard]] constexpr bool visited_more(const MoveStatistics<G>& a, const MoveStatistics<G>& b) noexcept {
    return a.visits != b.visits ? a.visits > b.visits : G::move_index(a.move) < G::move_index(b.move);
}

/// The best of the moves that a search knows, for this player: a certain win, else the one that was visited most
/// of those that are not certain losses, else the one visited most. A certain draw is better than a doubtful game.
template <Game G>
[[nodiscard]] const MoveStatistics<G>& best_move(const std::vector<MoveStatistics<G>>& moves,
                                                 Player player) noexcept {
    assert(!moves.empty());
    const MoveStatistics<G>* best = &moves.front();
    const MoveStatistics<G>* busiest = nullptr;
    const MoveStatistics<G>* draw = nullptr;
    for (const MoveStatistics<G>& move : moves) {
        if (move.proven == win_of(player))
            return move;
        if (move.visits > best->visits)
            best = &move;
        if (move.proven == Outcome::ongoing && (busiest == nullptr || move.visits > busiest->visits))
            busiest = &move;
        if (move.proven == Outcome::draw)
            draw = &move;
    }
    if (busiest == nullptr)
        return draw != nullptr ? *draw : *best;
    return draw != nullptr && busiest->value < 0.5 ? *draw : *busiest;
}

/// Monte-Carlo tree search for any game and any number of players, each of whom maximises the own result.
///
/// - Moves come into the tree little by little (progressive widening), drawn by `random_move`; where a position
///   has few moves they are listed, and all come in.
/// - A simulation goes down the tree by UCB1, adds one node, and plays a random game from there.
/// - Ends of the game are certain, and so is what follows from them: a move after which somebody else wins for
///   certain is not tried again, and the reply that refuted one move is tried on its brothers.
/// - Nodes hold no positions: these are made again on the way down. The pool of nodes is allocated once.
/// - A search is the same for the same seed, unless it is ended by the clock.
template <Game G>
class Mcts {
public:
    /// A move of the game.
    using Move = typename G::Move;

    /// A tree that has nothing but the position.
    explicit Mcts(const G& position = G{}, const MctsOptions& options = {})
        : options_(options), rng_(options.seed) {
        options_.max_nodes = std::clamp(options_.max_nodes, std::size_t{64}, std::size_t{1} << 31);
        nodes_.reserve(options_.max_nodes);
        spare_.reserve(options_.max_nodes);
        start(position);
    }

    /// The position that is searched.
    [[nodiscard]] const G& position() const noexcept { return root_; }
    /// How many nodes the tree has, those set aside for moves to come among them.
    [[nodiscard]] std::size_t nodes() const noexcept { return nodes_.size(); }

    /// Goes to a position. What is known of it is kept if it is at most a round of moves away.
    void go_to(const G& position) {
        if (position == root_)
            return;
        std::vector<Move> moves;
        if (find(0, root_, position, G::players(), moves))
            for (auto move = moves.rbegin(); move != moves.rend(); ++move)
                advance(*move);
        else
            start(position);
    }

    /// Makes a legal move, and keeps what is known of the position after it.
    void advance(const Move& move) {
        assert(root_.is_legal(move));
        const std::uint32_t child = child_with(0, move);
        root_.play(move);
        if (child == none)
            start(root_);
        else
            keep_only(child);
    }

    /// Searches until the budget is spent or the result is certain, and says which move is best. The game is not
    /// over.
    Move search(const MctsBudget& budget) {
        assert(root_.outcome() == Outcome::ongoing);
        using Clock = std::chrono::steady_clock;
        const Clock::time_point begin = Clock::now();
        if (const std::optional<Move> win = prepare_root())
            return *win;
        // Where there is no choice one look is enough.
        const std::uint64_t limit = nodes_[0].move_count == 1 ? 1 : budget.simulations;
        constexpr std::uint64_t clock_interval = 16;
        for (std::uint64_t done = 0; done < limit && is_worth_another(); ++done) {
            // In milliseconds: the longest times are too long to be counted in those of the clock.
            if (budget.time && done % clock_interval == clock_interval - 1 &&
                std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin) >= *budget.time)
                break;
            simulate();
        }
        return verified_best();
    }

    /// The moves at the root, those visited most first.
    [[nodiscard]] std::vector<MoveStatistics<G>> statistics() const {
        std::vector<MoveStatistics<G>> moves;
        const Node& root = nodes_[0];
        for (std::uint32_t i = 0; i < root.size; ++i) {
            if (root.open <= i && i < root.open + root.hidden)
                continue;
            const Node& node = nodes_[root.first + i];
            moves.push_back({node.move, node.visits, static_cast<double>(node.mean), node.proven});
        }
        std::sort(moves.begin(), moves.end(), visited_more<G>);
        return moves;
    }

private:
    static constexpr std::uint32_t none = 0;  // no child is the root
    static constexpr float unvisited = 1e6F;
    static constexpr std::uint32_t most_visits = std::uint32_t{1}
                                                 << 31;  // what can be counted in half points
    static constexpr int size_classes = 32;

    /// A move and what is known of it. Its children stand side by side: first those that are open to selection,
    /// then those that wait for their turn, then those that lose for certain.
    struct Node {
        Move move{};
        Move killer{};   // a reply that wins at once against some move from here
        float mean = 0;  // of the player who made the move
        float spread = unvisited;
        std::uint32_t visits = 0;
        std::uint32_t half_points = 0;
        std::uint32_t first = none;
        std::uint32_t open = 0;
        std::uint32_t hidden = 0;
        std::uint32_t size = 0;
        std::uint32_t move_count = 0;  // how many moves there are from here; 0 as long as nobody has asked
        std::uint8_t capacity_class = 0;
        Outcome proven = Outcome::ongoing;
        bool has_killer = false;
        bool scanned = false;
    };

    void start(const G& position) {
        root_ = position;
        nodes_.clear();
        nodes_.emplace_back();
        for (std::uint32_t& list : free_)
            list = none;
    }

    // --- the pool

    /// Room for so many nodes side by side, as a power of two; none if the pool is exhausted.
    [[nodiscard]] std::uint32_t allocate(std::size_t capacity_class) {
        if (const std::uint32_t block = free_[capacity_class]; block != none) {
            free_[capacity_class] = nodes_[block].first;
            return block;
        }
        const std::size_t count = std::size_t{1} << capacity_class;
        if (nodes_.size() + count > options_.max_nodes)
            return none;
        const auto block = static_cast<std::uint32_t>(nodes_.size());
        nodes_.resize(nodes_.size() + count);
        return block;
    }

    void release(std::uint32_t block, std::size_t capacity_class) {
        nodes_[block].first = free_[capacity_class];
        free_[capacity_class] = block;
    }

    /// Makes room for so many children; false if there is none.
    bool make_room(std::uint32_t at, std::uint32_t count) {
        Node& node = nodes_[at];
        const bool has_block = node.first != none;
        if (has_block && count <= std::uint32_t{1} << node.capacity_class)
            return true;
        std::uint8_t capacity_class = 1;
        while (std::uint32_t{1} << capacity_class < count)
            ++capacity_class;
        const std::uint32_t block = allocate(capacity_class);
        if (block == none)
            return false;
        for (std::uint32_t i = 0; i < node.size; ++i)
            nodes_[block + i] = nodes_[node.first + i];
        if (has_block)
            release(node.first, node.capacity_class);
        node.first = block;
        node.capacity_class = capacity_class;
        return true;
    }

    /// Drops all but the part of the tree below a node, which becomes the root.
    void keep_only(std::uint32_t child) {
        spare_.clear();
        spare_.push_back(nodes_[child]);
        // Blocks that are copied are copied in turn: the nodes behind are still those of the old pool.
        for (std::size_t at = 0; at < spare_.size(); ++at) {
            Node& node = spare_[at];
            if (node.size == 0) {
                node.first = none;
                continue;
            }
            const std::uint32_t old = node.first;
            node.first = static_cast<std::uint32_t>(spare_.size());
            node.capacity_class = 1;
            while (std::uint32_t{1} << node.capacity_class < node.size)
                ++node.capacity_class;
            spare_.resize(spare_.size() + (std::size_t{1} << node.capacity_class));
            for (std::uint32_t i = 0; i < node.size; ++i)
                spare_[node.first + i] = nodes_[old + i];
        }
        std::swap(nodes_, spare_);
        for (std::uint32_t& list : free_)
            list = none;
    }

    [[nodiscard]] std::uint32_t child_with(std::uint32_t at, const Move& move) const noexcept {
        const Node& node = nodes_[at];
        for (std::uint32_t child = node.first; child < node.first + node.size; ++child)
            if (nodes_[child].move == move)
                return child;
        return none;
    }

    /// Looks for a position below a node; the moves that lead to it are given last first.
    bool find(std::uint32_t at, const G& here, const G& wanted, int depth, std::vector<Move>& moves) const {
        const Node node = nodes_[at];
        for (std::uint32_t child = node.first; depth > 0 && child < node.first + node.size; ++child) {
            G next = here;
            next.play(nodes_[child].move);
            if (next == wanted || find(child, next, wanted, depth - 1, moves)) {
                moves.push_back(nodes_[child].move);
                return true;
            }
        }
        return false;
    }

    // --- the children of a node

    /// Whether another move should come into the tree.
    [[nodiscard]] bool is_due(const Node& node) const noexcept {
        const auto open = static_cast<double>(node.open);
        return open * open < options_.widening * options_.widening * static_cast<double>(node.visits) ||
               node.open == 0;
    }

    /// Adds a child that is open; none if the pool is exhausted.
    std::uint32_t add(std::uint32_t at, const Move& move) {
        if (!make_room(at, nodes_[at].size + 1))
            return none;
        Node& node = nodes_[at];
        assert(node.hidden == 0);
        const std::uint32_t child = node.first + node.open;
        nodes_[node.first + node.size++] = nodes_[child];
        nodes_[child] = Node{};
        nodes_[child].move = move;
        ++node.open;
        return child;
    }

    /// Adds all moves that are not there yet; they wait for their turn in random order.
    bool add_rest(std::uint32_t at, const G& position) {
        if (!make_room(at, nodes_[at].move_count))
            return false;
        Node& node = nodes_[at];
        const std::uint32_t known = node.size;
        for (const Move& move : position.moves()) {
            bool is_known = false;
            for (std::uint32_t child = node.first; child < node.first + known && !is_known; ++child)
                is_known = nodes_[child].move == move;
            if (is_known)
                continue;
            nodes_[node.first + node.size] = Node{};
            nodes_[node.first + node.size++].move = move;
        }
        assert(node.size == node.move_count);
        node.hidden = node.size - known;
        for (std::uint32_t i = node.hidden; i > 1; --i)
            std::swap(nodes_[node.first + known + i - 1], nodes_[node.first + known + rng_.below(i)]);
        // Those that lose for certain go behind them.
        for (std::uint32_t lost = node.open; lost < known; ++lost)
            std::swap(nodes_[node.first + lost], nodes_[node.first + node.size - 1 - (lost - node.open)]);
        return true;
    }

    /// Closes a child that loses for certain.
    void close(std::uint32_t at, std::uint32_t child) {
        Node& node = nodes_[at];
        assert(node.first <= child && child < node.first + node.open);
        const std::uint32_t last_open = node.first + --node.open;
        std::swap(nodes_[child], nodes_[last_open]);
        std::swap(nodes_[last_open], nodes_[last_open + node.hidden]);
    }

    /// Opens one more child that is not refuted at once; none if there is no other, or none is found.
    std::uint32_t open_another(std::uint32_t at, const G& position) {
        if (nodes_[at].move_count == 0)
            nodes_[at].move_count = static_cast<std::uint32_t>(position.count_moves());
        constexpr int patience = 64;
        int repeats = 0;
        for (int tries = 0; tries < patience && repeats < 4; ++tries) {
            Node& node = nodes_[at];
            std::uint32_t child = none;
            // When half of the moves are there, drawing would more and more often give one of them.
            if (node.hidden == 0 && node.size < node.move_count && 2 * node.size + 2 >= node.move_count &&
                !add_rest(at, position))
                return none;
            if (node.hidden > 0) {
                child = node.first + node.open;
                ++node.open;
                --node.hidden;
            } else if (node.size == node.move_count) {
                return none;
            } else {
                const Move move = position.random_move(rng_);
                if (child_with(at, move) != none) {
                    ++repeats;
                    continue;
                }
                child = add(at, move);
                if (child == none)
                    return none;
            }
            if (!node.has_killer || !is_refuted_by(position, nodes_[child].move, node.killer))
                return child;
            refute(at, child, position);
        }
        return none;
    }

    /// Notes that the killer wins against this child.
    void refute(std::uint32_t at, std::uint32_t child, const G& position) {
        G next = position;
        next.play(nodes_[child].move);
        nodes_[child].proven = win_of(next.to_move());
        close(at, child);
    }

    /// Looks whether the player to move wins at once, and gives the child that does; none if there is none.
    std::uint32_t scan(std::uint32_t at, const G& position) {
        const std::optional<Move> move = immediate_win(position);
        std::uint32_t child = move ? child_with(at, *move) : none;
        if (move && child == none && nodes_[at].hidden == 0)
            child = add(at, *move);
        if (child != none)
            nodes_[child].proven = win_of(position.to_move());
        else if (move)
            nodes_[at].proven = win_of(position.to_move());
        // A win for which there is no room has to be found again if this node becomes the root.
        nodes_[at].scanned = !move || child != none;
        return child;
    }

    /// The open child with the best upper bound; none if no child is open.
    [[nodiscard]] std::uint32_t select(const Node& node) const noexcept {
        const float factor = static_cast<float>(options_.exploration) *
                             std::sqrt(std::log(static_cast<float>(node.visits) + 1));
        // Several searches for the greatest bound side by side: each would wait for its last comparison.
        constexpr std::uint32_t lanes = 4;
        std::array<float, lanes> bounds;  // NOLINT: written before it is read
        bounds.fill(-1);
        std::array<std::uint32_t, lanes> found{};
        const Node* const children = nodes_.data() + node.first;
        const auto look_at = [&](std::uint32_t i, std::uint32_t lane) {
            const float bound = children[i].mean + factor * children[i].spread;
            found[lane] = bound > bounds[lane] ? i : found[lane];
            bounds[lane] = bound > bounds[lane] ? bound : bounds[lane];
        };
        std::uint32_t i = 0;
        for (; i + lanes <= node.open; i += lanes)
            for (std::uint32_t lane = 0; lane < lanes; ++lane)
                look_at(i + lane, lane);
        for (; i < node.open; ++i)
            look_at(i, 0);
        std::size_t best = 0;
        for (std::size_t lane = 1; lane < lanes; ++lane)
            best = bounds[lane] > bounds[best] ? lane : best;
        return node.open == 0 ? none : node.first + found[best];
    }

    /// The child through which the next simulation goes; none if it ends in this node.
    std::uint32_t choose(std::uint32_t at, const G& position) {
        // Looking at all moves costs little where there have been many simulations.
        constexpr std::uint32_t moves_a_visit = 4;
        const Node& node = nodes_[at];
        if (!node.scanned && node.move_count > 0 && node.move_count <= moves_a_visit * node.visits)
            if (const std::uint32_t child = scan(at, position);
                child != none || nodes_[at].proven != Outcome::ongoing)
                return child;
        if (is_due(node))
            if (const std::uint32_t child = open_another(at, position); child != none)
                return child;
        return select(node);
    }

    // --- a simulation

    [[nodiscard]] bool is_worth_another() const noexcept {
        return nodes_[0].proven == Outcome::ongoing && nodes_[0].visits < most_visits - 1;
    }

    void simulate() {
        path_.assign(1, 0);
        positions_.assign(1, root_);
        Outcome outcome = Outcome::ongoing;
        while (outcome == Outcome::ongoing) {
            const std::uint32_t at = path_.back();
            const std::uint32_t child = choose(at, positions_.back());
            if (child == none) {
                settle(at, positions_.back().to_move());
                outcome = nodes_[at].proven;
                if (outcome == Outcome::ongoing)
                    outcome = random_end();
                break;
            }
            path_.push_back(child);
            positions_.push_back(positions_.back());
            positions_.back().play(nodes_[child].move);
            Node& node = nodes_[child];
            if (node.visits == 0 && node.proven == Outcome::ongoing) {
                node.proven = positions_.back().outcome();
                if (node.proven == Outcome::ongoing)
                    outcome = random_end();
            }
            if (outcome == Outcome::ongoing)
                outcome = node.proven;
        }
        winning_move_.reset();
        for (std::size_t i = path_.size(); i-- > 0;) {
            note(nodes_[path_[i]], outcome, i == 0 ? root_.to_move() : positions_[i - 1].to_move());
            if (i > 0 && nodes_[path_[i]].proven != Outcome::ongoing)
                follow(i);
        }
    }

    /// The end of a random game from the last position of the path, which nobody needs any more.
    [[nodiscard]] Outcome random_end() { return playout(positions_.back(), rng_).outcome; }

    void note(Node& node, Outcome outcome, Player mover) const noexcept {
        ++node.visits;
        node.half_points += outcome == win_of(mover) ? 2U : outcome == Outcome::draw ? 1U : 0U;
        const auto visits = static_cast<float>(node.visits);
        node.mean = static_cast<float>(node.half_points) / (2 * visits);
        node.spread = 1 / std::sqrt(visits);
    }

    /// What follows for its parent when a node of the path is certain.
    void follow(std::size_t step) {
        const std::uint32_t at = path_[step - 1];
        const std::uint32_t child = path_[step];
        const G& position = positions_[step - 1];
        const Move move = nodes_[child].move;
        const Outcome proven = nodes_[child].proven;
        if (proven == win_of(position.to_move())) {
            nodes_[at].proven = proven;
            winning_move_ = move;
            return;
        }
        if (proven != Outcome::draw && child < nodes_[at].first + nodes_[at].open) {
            close(at, child);
            if (winning_move_ && is_refuted_by(position, move, *winning_move_))
                set_killer(at, *winning_move_, position);
        }
        winning_move_.reset();
        settle(at, position.to_move());
    }

    /// Notes a reply that wins at once against a move, and tries it on the others that are open.
    void set_killer(std::uint32_t at, const Move& reply, const G& position) {
        Node& node = nodes_[at];
        if (node.has_killer && node.killer == reply)
            return;
        node.has_killer = true;
        node.killer = reply;
        for (std::uint32_t child = node.first + node.open; child-- > node.first;)
            if (nodes_[child].proven == Outcome::ongoing &&
                is_refuted_by(position, nodes_[child].move, reply))
                refute(at, child, position);
    }

    /// Whether a node is certain because all its children are.
    void settle(std::uint32_t at, Player player) {
        Node& node = nodes_[at];
        if (node.proven != Outcome::ongoing || node.move_count == 0 || node.size < node.move_count ||
            node.hidden > 0)
            return;
        Outcome common = nodes_[node.first].proven;
        for (std::uint32_t child = node.first; child < node.first + node.size; ++child) {
            const Outcome proven = nodes_[child].proven;
            if (proven == Outcome::ongoing)
                return;
            // A draw is better than any loss; who wins when several others can is left open.
            if (proven == Outcome::draw)
                common = Outcome::draw;
            else if (common != Outcome::draw && proven != common)
                common = Outcome::ongoing;
        }
        assert(common != win_of(player));
        static_cast<void>(player);
        node.proven = common;
    }

    // --- the root

    /// Makes sure of what is known of the root, and gives a move that wins for certain if there is one.
    [[nodiscard]] std::optional<Move> prepare_root() {
        const Player player = root_.to_move();
        Node& root = nodes_[0];
        root.move_count = static_cast<std::uint32_t>(root_.count_moves());
        root.proven = Outcome::ongoing;
        if (!root.scanned)
            scan(0, root_);
        for (std::uint32_t child = root.first; child < root.first + root.size; ++child)
            if (nodes_[child].proven == win_of(player))
                return nodes_[child].move;
        // In a full tree the winning move may have found no place.
        if (root.proven != Outcome::ongoing)
            return immediate_win(root_);
        settle(0, player);
        return std::nullopt;
    }

    /// The best move after which nobody else has won or can win at once, if there is such a move.
    [[nodiscard]] Move verified_best() {
        const Player player = root_.to_move();
        while (true) {
            const bool has_open = nodes_[0].open > 0 || open_any();
            const MoveStatistics<G> best = best_move(statistics(), player);
            if (!has_open && nodes_[0].size < nodes_[0].move_count)
                return escape().value_or(best.move);
            if (!has_open || best.proven != Outcome::ongoing)
                return best.move;
            G next = root_;
            next.play(best.move);
            if (is_win(next.outcome())) {
                // Not for this player, who would have seen it before the search.
                const std::uint32_t child = child_with(0, best.move);
                nodes_[child].proven = next.outcome();
                close(0, child);
                continue;
            }
            if (next.outcome() == Outcome::draw || next.to_move() == player)
                return best.move;
            const std::optional<Move> reply = immediate_win(next);
            if (!reply)
                return best.move;
            nodes_[0].has_killer = false;
            set_killer(0, *reply, root_);
        }
    }

    /// The first move of all after which nobody else can win at once, for when the tree has no room to say which.
    [[nodiscard]] std::optional<Move> escape() const {
        std::vector<Move> refutations;
        for (const Move& move : root_.moves()) {
            if (std::any_of(refutations.begin(), refutations.end(),
                            [&](const Move& reply) { return is_refuted_by(root_, move, reply); }))
                continue;
            G next = root_;
            next.play(move);
            if (next.outcome() == Outcome::draw)
                return move;
            if (next.outcome() != Outcome::ongoing)
                continue;
            const std::optional<Move> reply =
                next.to_move() == root_.to_move() ? std::nullopt : immediate_win(next);
            if (!reply)
                return move;
            refutations.push_back(*reply);
        }
        return std::nullopt;
    }

    /// Opens a move at the root that is not refuted, if it takes all of them; whether there is one.
    bool open_any() {
        while (open_another(0, root_) == none) {
            const Node& root = nodes_[0];
            if (root.hidden == 0 && (root.size == root.move_count || !add_rest(0, root_)))
                return false;
        }
        return true;
    }

    std::vector<Node> nodes_;
    std::vector<Node> spare_;
    std::array<std::uint32_t, size_classes> free_{};
    MctsOptions options_;
    Rng rng_;
    G root_{};
    std::vector<std::uint32_t> path_;
    std::vector<G> positions_;
    std::optional<Move> winning_move_;  // by which the node behind on the path is won
};

}  // namespace tessera
