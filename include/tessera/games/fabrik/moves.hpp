#pragma once

#include <tessera/core/direction.hpp>      // Direction
#include <tessera/core/flood.hpp>          // neighbours_of
#include <tessera/core/ray.hpp>            // ray_from, sees, steps_to_edge
#include <tessera/games/fabrik/rules.hpp>  // count_turns, has_won, is_stuck, sight, stone_cells, worker_cells
#include <tessera/games/fabrik/state.hpp>  // State

#include <algorithm>  // min
#include <array>      // array
#include <cassert>    // assert
#include <cstddef>    // size_t

namespace tessera::fabrik {

template <Rules R>
constexpr Outcome State<R>::outcome() const noexcept {
    if (!is_turn() || !is_stuck<R>(all_stones(), workers_, to_move_))
        return won_;
    return R.stuck == Stuck::draws ? Outcome::draw : win_of(opponent(to_move_));
}

template <Rules R>
constexpr int State<R>::count_moves() const noexcept {
    if (phase_ == Phase::setup)
        return setup_cells().count();
    if (phase_ == Phase::choose)
        return 2;
    if (won_ != Outcome::ongoing)
        return 0;
    const Board stones = all_stones();
    if constexpr (owned)
        return count_turns<R>(stones, std::array{workers_[index(opponent(to_move_))]});
    else  // The turns without a step are among those of each worker.
        return count_turns<R>(stones, workers_) - stone_cells().count();
}

template <Rules R>
template <class F>
constexpr void State<R>::for_each_stone(F f) const noexcept {
    const Board stones = all_stones();
    for (std::size_t worker = 0; worker < 2; ++worker) {
        if (!may_move(worker))
            continue;
        const Cell other = workers_[1 - worker];
        const Board seen = sight(other, stones);
        const Board cells = R.sight == Sight::both ? seen : ~stones - Board{other};
        cells.for_each(
            [&](Cell stone) { f(workers_[worker], stone, worker_cells<R>(stones, other, seen, stone)); });
    }
}

template <Rules R>
constexpr typename State<R>::MoveList State<R>::moves() const noexcept {
    MoveList list;
    setup_cells().for_each([&](Cell cell) { list.push_back(Move{cell}); });
    if (phase_ == Phase::choose) {
        list.push_back(Move::choice(Player::black));
        list.push_back(Move::choice(Player::white));
    }
    if (!is_turn())
        return list;
    stone_cells().for_each([&](Cell cell) { list.push_back(Move{cell}); });
    for_each_stone([&](Cell from, Cell stone, Board cells) {
        cells.erase(from);
        Move* out = list.extend(static_cast<std::size_t>(cells.count()));
        cells.for_each([&](Cell to) { *out++ = Move{from, to, stone}; });
    });
    return list;
}

template <Rules R>
constexpr typename State<R>::Move State<R>::random_move(Rng& rng) const noexcept {
    assert(outcome() == Outcome::ongoing);
    if (phase_ == Phase::setup) {
        const Board cells = setup_cells();
        return Move{cells.nth(rng.below(cells.count()))};
    }
    if (phase_ == Phase::choose)
        return Move::choice(static_cast<Player>(rng.below(2)));
    return random_turn(rng);
}

template <Rules R>
constexpr typename State<R>::Move State<R>::random_turn(Rng& rng) const noexcept {
    // Draw a worker, a cell for the stone and a place for the worker from more than there are, and draw again if
    // they do not go together. A worker may also be drawn to stay; that turn counts with the first worker only.
    const Board stones = all_stones();
    const Board open = ~stones;
    const std::array<Board, 2> others{Board{workers_[1]}, Board{workers_[0]}};
    std::array<Board, 2> seen{};
    std::array<int, 2> counts{};
    for (std::size_t worker = 0; worker < 2; ++worker)
        if (may_move(worker)) {
            seen[worker] = sight(workers_[1 - worker], stones);
            counts[worker] = R.sight == Sight::both ? seen[worker].count() : open.count() - 1;
        }
    // With the sight of both, the worker goes to one of the stone's four lines, each taken for as long as the
    // longest, and one number is drawn for both; else it goes to any open cell.
    constexpr int line_places = R.size - 1;
    constexpr int places = R.sight == Sight::both ? 4 * line_places : 1;

    constexpr int patience = 100;
    for (int tries = 0; tries < patience; ++tries) {
        const int drawn = rng.below((counts[0] + counts[1]) * places);
        const std::size_t worker = drawn / places < counts[0] ? 0 : 1;
        const int stone_place = drawn / places - (worker == 0 ? 0 : counts[0]);
        Cell stone{};
        Cell to{};
        if constexpr (R.sight == Sight::both) {
            stone = seen[worker].nth(stone_place);
            const int upward = drawn % places / line_places;
            const int nth = drawn % line_places;
            const auto& room = steps_to_edge<Board>[static_cast<std::size_t>(stone.index())];
            const int behind = room[static_cast<std::size_t>(upward) + 4];
            // Without a branch: which way it is nobody can foresee.
            const int is_behind = nth < behind ? 1 : 0;
            const int steps = nth + 1 - (1 - is_behind) * behind;
            const auto direction = static_cast<Direction>(upward + 4 * is_behind);
            const int most = room[static_cast<std::size_t>(direction)];
            to = stone.neighbour(direction, (std::min)(steps, most));
            // Nothing may stand from the stone to there, nor anywhere on that side of it the other worker, from
            // which it would be hidden.
            const Board& line = ray_from<Board>(stone, direction);
            const Board in_the_way = ((line - ray_from<Board>(to, direction)) & stones) |
                                     (line & others[worker]) | Board::full().only_if(steps > most);
            if (!in_the_way.empty())
                continue;
        } else {
            const Board cells = open - others[worker];
            stone = cells.nth(stone_place);
            to = cells.nth(rng.below(open.count() - 1));
            if (to == stone || !(seen[worker].contains(stone) || sees(to, stone, stones)))
                continue;
        }
        if (to != workers_[worker])
            return {workers_[worker], to, stone};
        if (worker == 0 || owned)
            return Move{stone};
    }
    // Hardly any go together: count them.
    return nth_turn(rng.below(count_moves()));
}

template <Rules R>
constexpr typename State<R>::Move State<R>::nth_turn(int n) const noexcept {
    const Board without_step = stone_cells();
    if (n < without_step.count())
        return Move{without_step.nth(n)};
    n -= without_step.count();
    Move found{};
    for_each_stone([&](Cell from, Cell stone, Board cells) {
        cells.erase(from);
        const int count = cells.count();
        if (0 <= n && n < count)
            found = {from, cells.nth(n), stone};
        n -= count;
    });
    return found;
}

template <Rules R>
constexpr bool State<R>::is_legal(Move move) const noexcept {
    if (move.is_choice())
        return phase_ == Phase::choose;
    if (!move.is_step())
        return (setup_cells() | stone_cells()).contains(move.cell());
    return stone_cells(move.from(), move.to()).contains(move.cell());
}

template <Rules R>
constexpr void State<R>::play(Move move) noexcept {
    assert(is_legal(move));
    if (phase_ == Phase::play) {
        if (move.is_step()) {
            const std::size_t worker = workers_[0] == move.from() ? 0 : 1;
            hash_ ^= worker_key(worker, move.from()) ^ worker_key(worker, move.to());
            workers_ = worker == 0 ? ordered(move.to(), workers_[1]) : ordered(workers_[0], move.to());
        }
        // Both sets of stones are changed, one of them by nothing: the one that is chosen by its number would have to
        // be in memory.
        const bool black = to_move_ == Player::black;
        const Board stone{move.cell()};
        stones_[0] |= stone.only_if(black);
        stones_[1] |= stone.only_if(!black);
        const Board own = stones_[0].only_if(black) | stones_[1].only_if(!black);
        hash_ ^= key(to_move_, move.cell());
        // There was no line before, so it is this stone that makes one, with a stone next to it.
        if (neighbours_of<Board>[static_cast<std::size_t>(move.cell().index())].intersects(own) &&
            has_won<R>(own))
            won_ = win_of(to_move_);
        pass_turn(opponent(to_move_));
    } else if (phase_ == Phase::setup) {
        const std::size_t worker = worker_count();
        hash_ ^= worker_key(worker, move.cell());
        if (worker == 0) {
            workers_[0] = move.cell();
        } else {
            workers_ = ordered(workers_[0], move.cell());
            phase_ = Phase::choose;
            hash_ ^= choose_key;
        }
        pass_turn(opponent(to_move_));
    } else {
        phase_ = Phase::play;
        hash_ ^= choose_key;
        pass_turn(move.starts());
    }
}

template <Rules R>
constexpr typename State<R>::Board State<R>::setup_cells() const noexcept {
    return phase_ == Phase::setup ? empty_cells() : Board{};
}

template <Rules R>
constexpr typename State<R>::Board State<R>::movable_workers() const noexcept {
    Board movable;
    for (const Cell worker : workers())
        if (!destinations(worker).empty())
            movable.insert(worker);
    return movable;
}

template <Rules R>
constexpr typename State<R>::Board State<R>::destinations(Cell from) const noexcept {
    Board all;
    if (is_turn())
        for_each_stone([&](Cell worker, Cell, const Board& cells) {
            if (worker == from)
                all |= cells;
        });
    all.erase(from);
    return all;
}

template <Rules R>
constexpr typename State<R>::Board State<R>::stone_cells() const noexcept {
    return is_turn() ? fabrik::stone_cells<R>(all_stones(), workers_[0], workers_[1]) : Board{};
}

template <Rules R>
constexpr typename State<R>::Board State<R>::stone_cells(Cell from, Cell to) const noexcept {
    if (is_turn() && empty_cells().contains(to))
        for (std::size_t worker = 0; worker < 2; ++worker)
            if (workers_[worker] == from && may_move(worker))
                return fabrik::stone_cells<R>(all_stones(), to, workers_[1 - worker]);
    return {};
}

template <Rules R>
constexpr int State<R>::move_index(Move move) noexcept {
    if (move.is_choice())
        return Cell::count + static_cast<int>(move.starts());
    const int cell = move.cell().index();
    if (!move.is_step())
        return cell;
    const int from = move.from().index();
    const int to = move.to().index();
    const int pair = from * (Cell::count - 1) + (to < from ? to : to - 1);
    return Cell::count + 2 + pair * (Cell::count - 1) + (cell < to ? cell : cell - 1);
}

template <Rules R>
constexpr typename State<R>::Move State<R>::move_from_index(int number) noexcept {
    assert(0 <= number && number < move_index_count);
    if (number < Cell::count)
        return Move{Cell::from_index(number)};
    if (number < Cell::count + 2)
        return Move::choice(static_cast<Player>(number - Cell::count));
    constexpr int others = Cell::count - 1;
    const int step = number - Cell::count - 2;
    const int from = step / (others * others);
    const int to_rank = step / others % others;
    const int to = to_rank < from ? to_rank : to_rank + 1;
    const int cell = step % others;
    return {Cell::from_index(from), Cell::from_index(to), Cell::from_index(cell < to ? cell : cell + 1)};
}

}  // namespace tessera::fabrik
