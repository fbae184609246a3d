#pragma once

// What the tests of all games share: the variants of one slice, the starts of a variant, and walks through random
// games from there.

#include <tessera/core/rng.hpp>
#include <tessera/game.hpp>

#include "support/perft_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#ifndef TESSERA_SLICE
#define TESSERA_SLICE 0
#define TESSERA_SLICES 1
#endif
// Games from elsewhere can be tested the same way: a header and the name of its list of variants.
#ifndef TESSERA_TESTED_HEADER
#define TESSERA_TESTED_HEADER <tessera/variants.hpp>
#define TESSERA_TESTED tessera::variants
#endif
#include TESSERA_TESTED_HEADER

#define TESSERA_STRING(x) #x
#define TESSERA_EXPANDED(x) TESSERA_STRING(x)
#define CONFORMANCE_CASE(name) TEST_CASE("conformance " TESSERA_EXPANDED(TESSERA_SLICE) ": " name)

// Each slice has its own, since the macros differ.
namespace conformance {
namespace {

using namespace tessera;

// Calls f with the variants of this slice.
template <class F>
void for_each_tested(F f) {
    [&]<std::size_t... Is>(std::index_sequence<Is...>) {
        const auto test = [&]<std::size_t I>(const auto& variant) {
            if constexpr (I % TESSERA_SLICES == TESSERA_SLICE) {
                INFO("variant ", std::string(variant.name));
                f(variant);
            }
        };
        (test.template operator()<Is>(std::get<Is>(TESSERA_TESTED)), ...);
    }(std::make_index_sequence<std::tuple_size_v<decltype(TESSERA_TESTED)>>{});
}

// The start of the variant and the positions of the perft table, which have every phase and setup among them.
template <Game G>
std::vector<G> starts(std::string_view variant) {
    std::vector<G> games{G{}};
    for (const support::PerftRow& row : support::perft_rows(variant)) {
        const Parsed<G> game = G::from_position(row.position);
        REQUIRE(game.has_value());
        games.push_back(*game);
    }
    return games;
}

// The longest tests do less where every access to memory is checked, which makes them many times slower, or where
// somebody asks for it.
#if defined(TESSERA_SHARE)
constexpr int share = TESSERA_SHARE;
#elif defined(__SANITIZE_ADDRESS__)
constexpr int share = 8;
#else
constexpr int share = 1;
#endif

// Calls f with the positions of random games from all starts, their ends included, as long as it says that more
// are wanted.
template <Game G, class F>
void walk(std::string_view variant, F f) {
    const std::vector<G> games = starts<G>(variant);
    Rng rng{2026};
    for (std::size_t round = 0;; ++round) {
        G game = games[round % games.size()];
        // Most rounds begin inside the games, so that large boards show more than their openings.
        std::uint32_t skip = rng.below(static_cast<std::uint32_t>(10 * (round / games.size() % 8) + 1));
        for (; skip > 0 && game.outcome() == Outcome::ongoing; --skip)
            game.play(game.random_move(rng));
        while (skip == 0) {
            if (!f(std::as_const(game)))
                return;
            if (game.outcome() != Outcome::ongoing)
                break;
            game.play(game.random_move(rng));
        }
    }
}

// Calls f with such positions until so many moves could have been made in them: a budget that is the same for
// large boards and small ones.
template <Game G, class F>
void for_positions(std::string_view variant, int budget, F f) {
    walk<G>(variant, [&](const G& game) {
        f(game);
        budget -= game.count_moves() + 20;
        return budget > 0;
    });
}

template <Game G>
std::vector<std::string> sorted_moves(const G& game) {
    std::vector<std::string> names;
    for (const auto& move : game.moves())
        names.push_back(to_string(move));
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace
}  // namespace conformance
