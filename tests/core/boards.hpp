#pragma once

#include <tessera/core/bitboard.hpp>  // Bitboard
#include <tessera/core/rng.hpp>       // Rng

#include "core/naive.hpp"  // Set, set_of_bits

#include <doctest/doctest.h>

#include <cstdint>  // uint64_t

// A law is a function object of a board type that draws what it needs from a generator and returns whether
// it held. The same law is checked by the compiler and at run time.
namespace boards {

template <class... Boards>
struct List {};

using tessera::Bitboard;

/// Boards of 1, 63, 64, 65, 81, 121, 127, 128, 129, 169, 361, 729 and 961 cells: around the word boundaries,
/// and the sizes that people play on.
using All = List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<9, 9>,
                 Bitboard<11, 11>, Bitboard<127, 1>, Bitboard<1, 127>, Bitboard<16, 8>, Bitboard<43, 3>,
                 Bitboard<13, 13>, Bitboard<19, 19>, Bitboard<27, 27>, Bitboard<31, 31>>;

/// Those of them that a compiler works through quickly.
using Small =
    List<Bitboard<1, 1>, Bitboard<9, 7>, Bitboard<8, 8>, Bitboard<13, 5>, Bitboard<1, 127>, Bitboard<43, 3>>;

inline constexpr std::uint64_t seed = 961;

/// Whether a law holds on each board of a list, once. For static_assert.
template <class... Boards, class Law>
[[nodiscard]] constexpr bool hold(List<Boards...>, Law law) {
    tessera::Rng rng{seed};
    return (law.template operator()<Boards>(rng) && ...);
}

inline void check_law(bool (*law)(tessera::Rng&), int width, int height, int times) {
    CAPTURE(width);
    CAPTURE(height);
    tessera::Rng rng{seed};
    for (int time = 0; time < times; ++time) {
        CAPTURE(time);
        CHECK(law(rng));
    }
}

/// Checks a law so many times on each board of a list.
template <class... Boards, class Law>
void check(List<Boards...>, Law, int times) {
    (check_law([](tessera::Rng& rng) { return Law{}.template operator()<Boards>(rng); }, Boards::width,
               Boards::height, times),
     ...);
}

/// Boards small enough for all their sets: of twelve cells, in the long tests of up to sixteen.
#if defined(TESSERA_LONG)
using Exhausted = List<Bitboard<4, 4>, Bitboard<5, 3>, Bitboard<3, 5>, Bitboard<8, 2>, Bitboard<2, 8>,
                       Bitboard<16, 1>, Bitboard<1, 16>>;
#else
using Exhausted = List<Bitboard<4, 3>, Bitboard<2, 6>>;
#endif

/// Calls f with all sets of cells of these boards, as naive sets.
template <class F>
void for_all_sets(F f) {
    const auto on_board = [&]<class Board>() {
        for (unsigned bits = 0; bits < 1U << Board::cell_count; ++bits) {
            CAPTURE(Board::width);
            CAPTURE(bits);
            f(naive::set_of_bits<Board>(bits));
        }
    };
    [&]<class... Boards>(List<Boards...>) { (on_board.template operator()<Boards>(), ...); }(Exhausted{});
}

}  // namespace boards
