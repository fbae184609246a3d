#pragma once

#include <tessera/core/direction.hpp>        // Direction
#include <tessera/games/distrify/rules.hpp>  // can_place, clash, completes_chain, single_cells, triplet_cells
#include <tessera/games/distrify/state.hpp>  // State

#include <array>    // array
#include <cassert>  // assert
#include <cstddef>  // size_t
#include <cstdint>  // uint16_t, uint32_t
#include <utility>  // index_sequence, make_index_sequence

namespace tessera::distrify {

/// One kind of pairs that clash: those whose second stone is so many steps from the first in a direction
/// in which indices grow.
struct Clash {
    Direction direction;  ///< where the second stone is, seen from the first
    int steps;            ///< how many steps away
};

/// All kinds of pairs that clash, in the order of the second stones of one first stone.
inline constexpr std::array<Clash, 8> clash_kinds{{{Direction::east, 1},
                                                   {Direction::east, 2},
                                                   {Direction::north_west, 1},
                                                   {Direction::north, 1},
                                                   {Direction::north_east, 1},
                                                   {Direction::north_west, 2},
                                                   {Direction::north, 2},
                                                   {Direction::north_east, 2}}};

/// The first stones of the pairs of one kind that clash; both stones are among `cells`.
template <Clash Kind, int N>
[[nodiscard]] constexpr Board<N> clashing(const Board<N>& cells, const Board<N>& own) noexcept {
    constexpr Direction ahead = Kind.direction;
    constexpr Direction behind = opposite(ahead);
    const Board<N> pairs = cells & cells.template shifted<behind, Kind.steps>();
    if constexpr (Kind.steps == 2)
        return pairs & own.template shifted<behind>();
    else if constexpr (is_diagonal(ahead))
        return pairs;
    else
        return pairs & (own.template shifted<ahead>() | own.template shifted<behind, 2>());
}

/// Calls f with every kind of pairs that clash, as a constant, in order.
template <class F>
constexpr void for_each_clash_kind(F f) {
    [&]<std::size_t... Kinds>(std::index_sequence<Kinds...>) {
        (f.template operator()<clash_kinds[Kinds]>(), ...);
    }(std::make_index_sequence<clash_kinds.size()>{});
}

template <int N>
constexpr Outcome State<N>::outcome() const noexcept {
    return connected_;
}

template <int N>
constexpr int State<N>::count_moves() const noexcept {
    if (connected_ != Outcome::ongoing)
        return 0;
    if (is_first_turn())
        return N * N;
    const Board singles = single_cells(own(), other());
    if (singles.empty()) {
        assert(can_place(other(), own()));
        return 1;
    }
    // All pairs of cells that make no line of three by themselves, less those that clash.
    const Board cells = singles - triplet_cells(own());
    const int count = cells.count();
    int pairs = count * (count - 1) / 2;
    for_each_clash_kind([&]<Clash Kind>() { pairs -= clashing<Kind>(cells, own()).count(); });
    return singles.count() + pairs;
}

template <int N>
constexpr typename State<N>::MoveList State<N>::moves() const noexcept {
    MoveList list;
    if (connected_ != Outcome::ongoing)
        return list;
    const Board singles = single_cells(own(), other());
    if (singles.empty()) {
        list.push_back(Move::pass());
        return list;
    }
    singles.for_each([&](Cell cell) { list.push_back(Move{cell}); });
    if (is_first_turn())
        return list;

    const Board cells = singles - triplet_cells(own());
    // The second stones of all pairs in the packed form, and where in that list a cell is.
    std::array<std::uint32_t, cell_count> seconds;   // NOLINT: written before it is read
    std::array<std::uint16_t, cell_count> place_of;  // NOLINT
    std::size_t count = 0;
    cells.for_each([&](Cell cell) {
        place_of[static_cast<std::size_t>(cell.index())] = static_cast<std::uint16_t>(count);
        seconds[count++] = static_cast<std::uint32_t>(cell.index()) << 16;
    });
    // For each first stone the places of the second stones that clash with it, in order.
    struct Gaps {
        std::array<std::uint16_t, clash_kinds.size()> places;
        std::size_t count;
    };
    std::array<Gaps, cell_count> gaps;  // NOLINT
    for (std::size_t i = 0; i < count; ++i)
        gaps[i].count = 0;
    for_each_clash_kind([&]<Clash Kind>() {
        clashing<Kind>(cells, own()).for_each([&](Cell first) {
            const Cell second = first.neighbour(Kind.direction, Kind.steps);
            Gaps& of_first = gaps[place_of[static_cast<std::size_t>(first.index())]];
            of_first.places[of_first.count++] = place_of[static_cast<std::size_t>(second.index())];
        });
    });
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t first = seconds[i] >> 16;
        const auto add = [&](std::size_t from, std::size_t to) {
            Move* out = list.extend(to - from);
            for (std::size_t j = from; j < to; ++j)
                *out++ = Move::from_bits(first | seconds[j]);
        };
        std::size_t from = i + 1;
        for (std::size_t gap = 0; gap < gaps[i].count; ++gap) {
            add(from, gaps[i].places[gap]);
            from = gaps[i].places[gap] + std::size_t{1};
        }
        add(from, count);
    }
    return list;
}

template <int N>
constexpr typename State<N>::Move State<N>::random_move(Rng& rng) const noexcept {
    assert(outcome() == Outcome::ongoing);
    const Board singles = single_cells(own(), other());
    if (singles.empty())
        return Move::pass();
    const int single_count = singles.count();
    if (is_first_turn())
        return Move{singles.nth(rng.below(single_count))};
    // Draw from the single stones, each twice, and from the pairs, each in both orders and those that clash
    // among them; draw again if the stones clash.
    const Board cells = singles - triplet_cells(own());
    const int count = cells.count();
    const int pairs_begin = 2 * single_count;
    while (true) {
        const int drawn = rng.below(pairs_begin + count * (count - 1));
        if (drawn < pairs_begin)
            return Move{singles.nth(drawn / 2)};
        const int a = (drawn - pairs_begin) / (count - 1);
        const int b = (drawn - pairs_begin) % (count - 1);
        const Cell first = cells.nth(a);
        const Cell second = cells.nth(b < a ? b : b + 1);
        if (!clash(own(), first, second))
            return Move{first, second};
    }
}

template <int N>
constexpr bool State<N>::is_legal(Move move) const noexcept {
    if (outcome() != Outcome::ongoing)
        return false;
    const Board singles = single_cells(own(), other());
    if (move.is_pass())
        return singles.empty();
    if (!move.is_pair())
        return singles.contains(move.first());
    return second_stones(move.first()).contains(move.second());
}

template <int N>
constexpr void State<N>::play(Move move) noexcept {
    assert(is_legal(move));
    if (!move.is_pass())
        place(move.first());
    if (move.is_pair())
        place(move.second());
    pass_turn();
}

template <int N>
constexpr typename State<N>::Board State<N>::first_stones() const noexcept {
    return connected_ == Outcome::ongoing ? single_cells(own(), other()) : Board{};
}

template <int N>
constexpr typename State<N>::Board State<N>::second_stones(Cell first) const noexcept {
    if (is_first_turn())
        return {};
    const Board cells = first_stones() - triplet_cells(own());
    Board seconds;
    if (cells.contains(first))
        cells.for_each([&](Cell second) {
            if (second != first && !clash(own(), first, second))
                seconds.insert(second);
        });
    return seconds;
}

template <int N>
constexpr int State<N>::move_index(Move move) noexcept {
    if (move.is_pass())
        return move_index_count - 1;
    if (!move.is_pair())
        return move.first().index();
    const int second = move.second().index();
    return N * N + second * (second - 1) / 2 + move.first().index();
}

template <int N>
constexpr typename State<N>::Move State<N>::move_from_index(int number) noexcept {
    assert(0 <= number && number < move_index_count);
    if (number == move_index_count - 1)
        return Move::pass();
    if (number < N * N)
        return Move{Cell::from_index(number)};
    // The second cell is the largest whose pairs begin at or before the number.
    const int pair = number - N * N;
    int second = 1;
    while ((second + 1) * second / 2 <= pair)
        ++second;
    return {Cell::from_index(pair - second * (second - 1) / 2), Cell::from_index(second)};
}

}  // namespace tessera::distrify
