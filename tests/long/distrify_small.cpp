// Distrify on 4 × 4 and 5 × 5 cells, exhaustively.

#include <tessera/distrify.hpp>
#include <tessera/games/distrify/rules.hpp>

#include "reference/reference.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

using namespace tessera;
using distrify::can_place, distrify::connects;

namespace {

// The board as a number of sixteen digits to base 3, and the player to move: 2 * 3^16 positions on 4 × 4.
constexpr std::uint32_t boards = 43'046'721;
const std::vector<std::uint32_t> ternary = [] {
    std::vector<std::uint32_t> table(1U << 16);
    for (std::uint32_t bits = 0; bits < table.size(); ++bits) {
        std::uint32_t power = 1;
        for (int i = 0; i < 16; ++i, power *= 3)
            table[bits] += (bits >> i & 1U) * power;
    }
    return table;
}();

std::uint32_t code(const Distrify<4>& game) {
    const auto black = static_cast<std::size_t>(game.stones(Player::black).words()[0]);
    const auto white = static_cast<std::size_t>(game.stones(Player::white).words()[0]);
    return ternary[black] + 2 * ternary[white] + (game.to_move() == Player::white ? boards : 0);
}

}  // namespace

TEST_CASE("Distrify on 4 × 4: every position that a game can reach") {
    // All of them by the library, and every so many one of them by the reference, too.
    constexpr std::int64_t stride = 499;
    std::vector<bool> seen(2 * std::size_t{boards});
    std::vector<Distrify<4>> left{Distrify<4>{}};
    seen[code(left.back())] = true;
    std::int64_t positions = 0;
    std::int64_t ends = 0;
    std::int64_t passes = 0;
    std::int64_t draws = 0;
    std::int64_t compared = 0;
    while (!left.empty()) {
        const Distrify<4> game = left.back();
        left.pop_back();
        const auto moves = game.moves();
        if (positions % stride == 0) {
            INFO(game.position());
            const reference::Read naive = reference::read("distrify-4", game.position());
            REQUIRE(naive.error == "");
            REQUIRE(naive.position->outcome() == outcome_name(game));
            std::vector<std::string> names;
            for (const auto& move : moves)
                names.push_back(to_string(move));
            std::sort(names.begin(), names.end());
            REQUIRE((names == naive.position->moves()));
            ++compared;
        }
        ++positions;
        if (moves.size() != static_cast<std::size_t>(game.count_moves()))
            FAIL(game.position());
        ends += game.outcome() != Outcome::ongoing ? 1 : 0;
        draws += game.outcome() == Outcome::draw ? 1 : 0;
        passes += !moves.empty() && moves[0].is_pass() ? 1 : 0;
        for (const auto& move : moves) {
            Distrify<4> next = game;
            next.play(move);
            if (const std::uint32_t number = code(next); !seen[number]) {
                seen[number] = true;
                left.push_back(next);
            }
        }
    }
    CHECK(draws == 0);
    CHECK(passes > 0);
    CHECK(positions == 34'968'303);
    MESSAGE(positions, " positions, ", ends, " of them ends; in ", passes, " the player must pass; ",
            compared, " compared with the reference");
}

TEST_CASE("Distrify 4: on 4 × 4, whatever stands where, somebody can place or somebody is connected") {
    std::int64_t nobody_places = 0;
    for (std::uint64_t black = 0; black < 1U << 16; ++black) {
        const std::uint64_t free = ~black & 0xFFFFU;
        for (std::uint64_t white = free;; white = (white - 1) & free) {
            std::array<Bitboard<4, 4>, 2> stones{};
            for (std::uint64_t bits = black, i = 0; i < 16; ++i, bits >>= 1)
                if (bits & 1U)
                    stones[0].insert(Cell<4, 4>::from_index(static_cast<int>(i)));
            for (std::uint64_t bits = white, i = 0; i < 16; ++i, bits >>= 1)
                if (bits & 1U)
                    stones[1].insert(Cell<4, 4>::from_index(static_cast<int>(i)));
            if (!can_place(stones[0], stones[1]) && !can_place(stones[1], stones[0])) {
                ++nobody_places;
                if (!connects(stones[0], Player::black) && !connects(stones[1], Player::white))
                    FAIL(Distrify<4>(stones[0], stones[1], Player::black).position());
            }
            if (white == 0)
                break;
        }
    }
    // The full boards, and those whose empty cells are crosscuts for both.
    CHECK(nobody_places == 73'792);
}

namespace {

// Fills a board cell by cell. A cell stays empty only if it turns out to be a crosscut for both.
template <int N>
class Fill {
public:
    std::int64_t boards = 0;
    std::int64_t with_empty_cells = 0;

    void from(int index) {
        if (index == N * N) {
            ++boards;
            with_empty_cells += empty_ > 0 ? 1 : 0;
            if (!connects(stones_[0], Player::black) && !connects(stones_[1], Player::white))
                FAIL(Distrify<N>(stones_[0], stones_[1], Player::black).position());
            return;
        }
        const auto cell = Cell<N, N>::from_index(index);
        for (auto& stones : stones_) {
            stones.insert(cell);
            if (is_dead_before(cell))
                from(index + 1);
            stones.erase(cell);
        }
        ++empty_;
        if (is_dead_before(cell))
            from(index + 1);
        --empty_;
    }

private:
    // The cell whose neighbours are complete with this one: if it is empty, nobody may place there. On an edge
    // there is no room for two crosscuts with one cell, so that no empty cell there is ever dead.
    [[nodiscard]] bool is_dead_before(Cell<N, N> last) const {
        if (stones_[0].contains(last) == stones_[1].contains(last) &&
            (last.column() == 0 || last.row() == 0 || last.column() == N - 1 || last.row() == N - 1))
            return false;
        if (last.column() == 0 || last.row() == 0)
            return true;
        const Cell<N, N> cell{last.column() - 1, last.row() - 1};
        return stones_[0].contains(cell) || stones_[1].contains(cell) ||
               (distrify::makes_crosscut(stones_[0], stones_[1], cell) &&
                distrify::makes_crosscut(stones_[1], stones_[0], cell));
    }

    std::array<Bitboard<N, N>, 2> stones_{};
    int empty_ = 0;
};

}  // namespace

TEST_CASE("Distrify 4: on 5 × 5, where nobody can place, somebody is connected") {
    Fill<4> small;
    small.from(0);
    Fill<5> large;
    large.from(0);
    CHECK(small.boards == 73'792);
    CHECK(large.boards == 43'832'992);
    MESSAGE("4 × 4: ", small.boards, " boards, ", small.with_empty_cells,
            " of them with empty cells; 5 × 5: ", large.boards, ", ", large.with_empty_cells);
}
