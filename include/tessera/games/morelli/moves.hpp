#pragma once

#include <tessera/core/bits.hpp>            // bit_count, nth_bit
#include <tessera/core/cell.hpp>            // direction_to, is_aligned
#include <tessera/core/direction.hpp>       // Direction, directions
#include <tessera/core/ring.hpp>            // ring_directions
#include <tessera/games/morelli/fan.hpp>    // Fan, can_step, fan_of, for_each_direction
#include <tessera/games/morelli/rules.hpp>  // captured, captured_ring, destinations, has_frame, reach, …
#include <tessera/games/morelli/state.hpp>  // State

#include <array>    // array
#include <bit>      // countr_zero
#include <cassert>  // assert
#include <cstddef>  // size_t
#include <cstdint>  // uint16_t, uint32_t, uint64_t

namespace tessera::morelli {

/// The index of every cell, worked out by the compiler.
template <int N>
inline constexpr auto cell_indices = [] {
    std::array<std::uint16_t, static_cast<std::size_t>(N * N)> indices{};
    for (std::size_t i = 0; i < indices.size(); ++i)
        indices[i] = static_cast<std::uint16_t>(i);
    return indices;
}();

template <int N>
constexpr Outcome State<N>::outcome() const noexcept {
    if (phase_ == Phase::setup)
        return Outcome::ongoing;
    Board cells = empty_cells();
    cells.erase(throne_cell<N>);
    // A piece that can move can move one step: the Throne is never on the way to anything that is nearer to
    // it.
    return can_step(own(), cells) ? Outcome::ongoing : outcome_if_stopped();
}

template <int N>
constexpr int State<N>::count_moves() const noexcept {
    if (phase_ == Phase::play) {
        Fan<N> fan = fan_of(own(), empty_cells());
        fan.erase_throne();
        return fan.count();
    }
    const int cells = setup_cells().count();
    return pairs_to_place() == 1 ? cells : cells * (cells - 2) / 2;
}

template <int N>
constexpr typename State<N>::MoveList State<N>::moves() const noexcept {
    MoveList list;
    if (phase_ == Phase::setup) {
        for (const Cell first : setup_cells()) {
            if (pairs_to_place() == 1)
                list.push_back(Move::placing(first));
            else
                for (const Cell second : second_setup_cells(first))
                    if (first < second)
                        list.push_back(Move::placing(first, second));
        }
        return list;
    }
    const Fan<N> fan = fan_of(own(), empty_cells());
    Move* end = list.data();
    for_each_direction([&]<Direction D>() {
        // A cell is reached from where the cell behind it is reached from, or from that cell if a piece is
        // there.
        auto origins = cell_indices<N>;
        Move* out = end;
        fan.template for_each<D>([&](std::size_t to) {
            const std::uint16_t from = origins[to - static_cast<std::size_t>(Cell::index_step(D))];
            origins[to] = from;
            *out = Move::from_bits(static_cast<std::uint32_t>(to << 16 | from));
            out += to != static_cast<std::size_t>(throne_cell<N>.index()) ? 1 : 0;
        });
        end = out;
    });
    static_cast<void>(list.extend(static_cast<std::size_t>(end - list.data())));
    return list;
}

template <int N>
constexpr typename State<N>::Move State<N>::random_move(Rng& rng) const noexcept {
    assert(outcome() == Outcome::ongoing);
    if (phase_ == Phase::setup) {
        const Board cells = setup_cells();
        const Cell first = cells.nth(rng.below(cells.count()));
        if (pairs_to_place() == 1)
            return Move::placing(first);
        const Board others = second_setup_cells(first);
        return Move::placing(first, others.nth(rng.below(others.count())));
    }
    Fan<N> fan = fan_of(own(), empty_cells());
    fan.erase_throne();
    int left = rng.below(fan.count());
    for (std::size_t w = 0;; ++w)
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const int here = bit_count(fan.words[w][d]);
            if (left >= here) {
                left -= here;
                continue;
            }
            const int to = static_cast<int>(w) * Board::word_bits + nth_bit(fan.words[w][d], left);
            // The piece is the first that is met on the way back.
            const int step = Cell::index_step(directions[d]);
            int from = to - step;
            while (!own().contains(Cell::from_index(from)))
                from -= step;
            return {Cell::from_index(from), Cell::from_index(to)};
        }
}

template <int N>
constexpr bool State<N>::is_legal(Move move) const noexcept {
    if (phase_ == Phase::setup)
        return move.pairs() == pairs_to_place() && setup_cells().contains(move.first()) &&
               (move.pairs() == 1 || second_setup_cells(move.first()).contains(move.second()));
    return !move.is_placing() && destinations(move.from()).contains(move.to());
}

template <int N>
constexpr void State<N>::play(Move move) noexcept {
    assert(is_legal(move));
    if (!move.is_placing()) {
        move_piece(move.from(), move.to());
        pass_turn();
        return;
    }
    place_pair(move.first());
    if (move.pairs() == 2)
        place_pair(move.second());
    if (setup_cells().empty()) {
        // Black, who places the last pair, moves first.
        phase_ = Phase::play;
        hash_ ^= setup_key;
    } else {
        pass_turn();
    }
}

template <int N>
constexpr void State<N>::place_pair(Cell black) noexcept {
    pieces_[0].insert(black);
    pieces_[1].insert(black.opposite());
    hash_ ^= key(Player::black, black) ^ key(Player::white, black.opposite());
}

template <int N>
constexpr void State<N>::move_piece(Cell from, Cell to) noexcept {
    Board& own = pieces_[index(to_move_)];
    Board& other = pieces_[index(opponent(to_move_))];
    own.erase(from);
    own.insert(to);
    hash_ ^= key(to_move_, from) ^ key(to_move_, to);
    const unsigned captured = captured_ring(own, other, to);
    const auto for_each_captured = [&](auto f) {
        for (unsigned left = captured; left != 0; left &= left - 1)
            f(to.neighbour(ring_directions[static_cast<std::size_t>(std::countr_zero(left))]));
    };
    for_each_captured([&](Cell cell) {
        own.insert(cell);
        other.erase(cell);
        hash_ ^= key(Player::black, cell) ^ key(Player::white, cell);
    });
    // Morelli 4: only frames with the moved piece or a captured one count, when all captures are made.
    bool framed = has_frame(own, to);
    for_each_captured([&](Cell cell) { framed = framed || has_frame(own, cell); });
    if (framed)
        take_throne();
}

template <int N>
constexpr void State<N>::take_throne() noexcept {
    hash_ ^= key(throne_);
    throne_ = to_move_ == Player::black ? Throne::black : Throne::white;
    hash_ ^= key(throne_);
}

template <int N>
constexpr typename State<N>::Board State<N>::movable_pieces() const noexcept {
    Board pieces;
    own().for_each([&](Cell from) {
        if (!destinations(from).empty())
            pieces.insert(from);
    });
    return pieces;
}

template <int N>
constexpr typename State<N>::Board State<N>::destinations(Cell from) const noexcept {
    return phase_ == Phase::play && own().contains(from) ? morelli::destinations(from, empty_cells())
                                                         : Board{};
}

template <int N>
constexpr typename State<N>::Board State<N>::captures(Move move) const noexcept {
    assert(is_legal(move));
    if (move.is_placing())
        return {};
    Board moved = own();
    moved.erase(move.from());
    return captured(moved, other(), move.to());
}

template <int N>
constexpr typename State<N>::Board State<N>::second_setup_cells(Cell first) const noexcept {
    Board cells = setup_cells();
    if (pairs_to_place() != 2 || !cells.contains(first))
        return {};
    cells.erase(first);
    cells.erase(first.opposite());
    return cells;
}

template <int N>
constexpr std::array<Bitboard<N, N>, 6> State<N>::planes() const noexcept {
    const auto throne_of = [&](Player player) {
        return outcome_if_stopped() == win_of(player) ? Board{throne_cell<N>} : Board{};
    };
    return {own(),
            other(),
            throne_of(to_move_),
            throne_of(opponent(to_move_)),
            to_move_ == Player::black ? Board::full() : Board{},
            phase_ == Phase::setup ? Board::full() : Board{}};
}

template <int N>
constexpr int State<N>::move_index(Move move) noexcept {
    constexpr int piece_moves = first_move_index<N>.back();
    if (!move.is_placing()) {
        const Cell from = move.from();
        if (!is_aligned(from, move.to()))
            return -1;
        const Direction direction = direction_to(from, move.to());
        const int steps = (move.to().index() - from.index()) / Cell::index_step(direction);
        if (steps > reach(from, direction))
            return -1;
        const auto at =
            static_cast<std::size_t>(from.index()) * directions.size() + static_cast<std::size_t>(direction);
        return first_move_index<N>[at] + steps - 1;
    }
    const auto rank = [](Cell cell) { return outermost_band<N>.rank(cell); };
    if (!outermost_band<N>.contains(move.first()))
        return -1;
    if (move.pairs() == 1)
        return piece_moves + rank(move.first());
    if (!outermost_band<N>.contains(move.second()))
        return -1;
    const int second = rank(move.second());
    return piece_moves + band_cells<N> + second * (second - 1) / 2 + rank(move.first());
}

template <int N>
constexpr typename State<N>::Move State<N>::move_from_index(int number) noexcept {
    assert(0 <= number && number < move_index_count);
    constexpr auto& first = first_move_index<N>;
    if (number < first.back()) {
        // The last cell and direction whose numbers begin at or before this one.
        std::size_t at = 0;
        for (std::size_t end = first.size() - 1; end - at > 1;) {
            const std::size_t middle = (at + end) / 2;
            (first[middle] <= number ? at : end) = middle;
        }
        const Cell from = Cell::from_index(static_cast<int>(at / directions.size()));
        return {from, from.neighbour(directions[at % directions.size()], number - first[at] + 1)};
    }
    const auto cell = [](int rank) { return outermost_band<N>.nth(rank); };
    number -= first.back();
    if (number < band_cells<N>)
        return Move::placing(cell(number));
    // The second cell is the largest whose pairs begin at or before the number.
    number -= band_cells<N>;
    int second = 1;
    while ((second + 1) * second / 2 <= number)
        ++second;
    return Move::placing(cell(number - second * (second - 1) / 2), cell(second));
}

}  // namespace tessera::morelli
