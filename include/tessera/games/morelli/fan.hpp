#pragma once

#include <tessera/core/bits.hpp>            // bit_count
#include <tessera/core/direction.hpp>       // Direction, directions
#include <tessera/games/morelli/rules.hpp>  // Board, longest_reach, stages, throne_cell

#include <array>        // array
#include <bit>          // bit_cast, countl_zero, countr_zero
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <type_traits>  // is_constant_evaluated
#include <utility>      // index_sequence, make_index_sequence

// How all pieces of a player go at once, which is what counting, listing and sampling have in common.
namespace tessera::morelli {

/// Calls f with each direction as a template argument.
template <class F>
constexpr void for_each_direction(F f) noexcept {
    [&]<std::size_t... Ds>(std::index_sequence<Ds...>) {
        (f.template operator()<directions[Ds]>(), ...);
    }(std::make_index_sequence<directions.size()>{});
}

/// The cells that the pieces of a player reach, direction by direction. From one direction a cell is reached
/// by at most one piece, the next that stands in the opposite one, so that a direction and a cell are a
/// move; only the Throne, which is crossed, is no end of a move.
template <int N>
struct Fan {
    /// How many words a board takes.
    static constexpr std::size_t word_count = Board<N>::word_count;

    /// Word w of the cells in direction d is [w][d].
    std::array<std::array<std::uint64_t, directions.size()>, word_count> words;

    /// What is left are moves.
    constexpr void erase_throne() noexcept {
        constexpr auto throne = static_cast<std::size_t>(throne_cell<N>.index());
        for (std::uint64_t& word : words[throne / 64])
            word &= ~(std::uint64_t{1} << throne % 64);
    }

    /// How many cells there are, each as often as it is reached.
    [[nodiscard]] constexpr int count() const noexcept {
        int total = 0;
        for (const auto& of_directions : words)
            total += bit_count(of_directions);
        return total;
    }

    /// Calls f with the index of each cell that is reached in a direction, and with the cell behind another
    /// one before it: in the order of the cells, or against it in the directions in which indices fall.
    template <Direction D, class F>
    constexpr void for_each(F f) const noexcept {
        constexpr auto d = static_cast<std::size_t>(D);
        if constexpr (D < Direction::west) {
            for (std::size_t w = 0; w < word_count; ++w)
                for (std::uint64_t left = words[w][d]; left != 0; left &= left - 1)
                    f(64 * w + static_cast<std::size_t>(std::countr_zero(left)));
        } else {
            for (std::size_t w = word_count; w-- > 0;)
                for (std::uint64_t left = words[w][d]; left != 0;) {
                    const int bit = 63 - std::countl_zero(left);
                    f(64 * w + static_cast<std::size_t>(bit));
                    left ^= std::uint64_t{1} << bit;
                }
        }
    }
};

#if defined(__AVX2__) && defined(__GNUC__)
#define TESSERA_MORELLI_QUADS

/// Four words side by side: one for each of the directions in which indices grow, or of their opposites.
using Quad [[gnu::vector_size(32)]] = std::uint64_t;

/// The stages with the words of four directions next to one another: [steps - 1][word][0 or 1].
template <int N>
inline constexpr auto quad_stages = [] {
    using Words = std::array<std::uint64_t, 4>;
    std::array<std::array<std::array<Words, 2>, Board<N>::word_count>, longest_reach<N>> table{};
    for_each_direction([&]<Direction D>() {
        constexpr auto d = static_cast<std::size_t>(D);
        for (std::size_t step = 0; step < table.size(); ++step) {
            const auto words = stages<N, D>[step].words();
            for (std::size_t w = 0; w < words.size(); ++w)
                table[step][w][d / 4][d % 4] = words[w];
        }
    });
    return table;
}();

/// The pieces of a player on their way in all eight directions.
template <int N>
struct Quads {
    static constexpr std::size_t words = Board<N>::word_count;

    Quad up[words];    // east, north-east, north, north-west
    Quad down[words];  // west, south-west, south, south-east

    [[gnu::always_inline]] explicit Quads(const Board<N>& pieces) noexcept {
        for (std::size_t w = 0; w < words; ++w)
            up[w] = down[w] = Quad{} + pieces.words()[w];
    }

    /// Goes one step, the one with this number counted from 0.
    [[gnu::always_inline]] void step(std::size_t number, const Board<N>& open) noexcept {
        constexpr Quad shift{1, N + 1, N, N - 1};
        constexpr Quad rest = Board<N>::word_bits - shift;
        const auto& stage = quad_stages<N>[number];
        for (std::size_t w = words; w-- > 0;) {
            const Quad moved = w > 0 ? up[w] << shift | up[w - 1] >> rest : up[w] << shift;
            up[w] = moved & open.words()[w] & std::bit_cast<Quad>(stage[w][0]);
        }
        for (std::size_t w = 0; w < words; ++w) {
            const Quad moved = w + 1 < words ? down[w] >> shift | down[w + 1] << rest : down[w] >> shift;
            down[w] = moved & open.words()[w] & std::bit_cast<Quad>(stage[w][1]);
        }
    }
};

/// `fan_of`, all directions at once.
template <int N>
[[nodiscard]] inline Fan<N> fan_by_quads(const Board<N>& own, const Board<N>& open) noexcept {
    Quads<N> front{own};
    Quads<N> reached{Board<N>{}};
    for (std::size_t step = 0; step < longest_reach<N>; ++step) {
        front.step(step, open);
        for (std::size_t w = 0; w < Quads<N>::words; ++w) {
            reached.up[w] |= front.up[w];
            reached.down[w] |= front.down[w];
        }
    }
    Fan<N> fan;
    for (std::size_t w = 0; w < Quads<N>::words; ++w)
        fan.words[w] =
            std::bit_cast<std::array<std::uint64_t, 8>>(std::array<Quad, 2>{reached.up[w], reached.down[w]});
    return fan;
}

/// `can_step`, all directions at once.
template <int N>
[[nodiscard]] inline bool can_step_by_quads(const Board<N>& own, const Board<N>& open) noexcept {
    Quads<N> front{own};
    front.step(0, open);
    Quad any{};
    for (std::size_t w = 0; w < Quads<N>::words; ++w)
        any |= front.up[w] | front.down[w];
    return (any[0] | any[1] | any[2] | any[3]) != 0;
}

#endif

/// The fan of the pieces of a player; `open` are the cells on which nothing stands, the vacant Throne among
/// them.
template <int N>
[[nodiscard]] constexpr Fan<N> fan_of(const Board<N>& own, const Board<N>& open) noexcept {
#if defined(TESSERA_MORELLI_QUADS)
    if (!std::is_constant_evaluated())
        return fan_by_quads(own, open);
#endif
    Fan<N> fan{};
    for_each_direction([&]<Direction D>() {
        Board<N> front = own;
        Board<N> reached;
        for (const Board<N>& stage : stages<N, D>) {
            // What goes over the end of a row is in no stage.
            front = front.template moved<Board<N>::Cell::index_step(D)>() & open & stage;
            if (front.empty())
                break;
            reached |= front;
        }
        for (std::size_t w = 0; w < Fan<N>::word_count; ++w)
            fan.words[w][static_cast<std::size_t>(D)] = reached.words()[w];
    });
    return fan;
}

/// Whether a piece of a player can go one step to an open cell that is nearer the Throne.
template <int N>
[[nodiscard]] constexpr bool can_step(const Board<N>& own, const Board<N>& open) noexcept {
#if defined(TESSERA_MORELLI_QUADS)
    if (!std::is_constant_evaluated())
        return can_step_by_quads(own, open);
#endif
    bool can = false;
    for_each_direction([&]<Direction D>() {
        can = can || own.template moved<Board<N>::Cell::index_step(D)>().intersects(open & stages<N, D>[0]);
    });
    return can;
}

#undef TESSERA_MORELLI_QUADS

}  // namespace tessera::morelli
