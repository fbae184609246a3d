#pragma once

#include <tessera/distrify.hpp>  // Distrify
#include <tessera/exo.hpp>       // Exo
#include <tessera/fabrik.hpp>    // Fabrik and its variants
#include <tessera/game.hpp>      // Game
#include <tessera/morelli.hpp>   // Morelli

#include <string_view>  // string_view
#include <tuple>        // apply, tuple

namespace tessera {

/// A game under the name by which people and programs choose it. Variants of one family are the same game
/// on boards of different sizes.
template <Game G>
struct Variant {
    /// The type of the game.
    using Game = G;

    std::string_view name;           ///< what the variant is called
    std::string_view family = name;  ///< what all sizes of the game are called
};

/// All named variants: the only place that knows all games.
inline constexpr std::tuple variants{
    Variant<Fabrik>{"fabrik"},
    Variant<FabrikFour>{"fabrik-four"},
    Variant<FabrikArbeiter>{"fabrik-arbeiter"},
    Variant<FabrikEither>{"fabrik-either"},
    Variant<Morelli<13>>{"morelli"},
    Variant<Morelli<11>>{"morelli-11", "morelli"},
    Variant<Morelli<9>>{"morelli-9", "morelli"},
    Variant<Morelli<7>>{"morelli-7", "morelli"},
    Variant<Morelli<5>>{"morelli-5", "morelli"},
    Variant<Distrify<9>>{"distrify"},
    Variant<Distrify<4>>{"distrify-4", "distrify"},
    Variant<Distrify<5>>{"distrify-5", "distrify"},
    Variant<Distrify<7>>{"distrify-7", "distrify"},
    Variant<Distrify<11>>{"distrify-11", "distrify"},
    Variant<Distrify<13>>{"distrify-13", "distrify"},
    Variant<Distrify<15>>{"distrify-15", "distrify"},
    Variant<Distrify<19>>{"distrify-19", "distrify"},
    Variant<Exo<2>>{"exo"},
    Variant<Exo<3>>{"exo-3", "exo"},
};

/// Calls f with every variant.
template <class F>
constexpr void for_each_variant(F f) {
    std::apply([&](const auto&... variant) { (f(variant), ...); }, variants);
}

/// Calls f with the variant of this name; whether there is one.
template <class F>
constexpr bool with_variant(std::string_view name, F f) {
    bool found = false;
    for_each_variant([&](const auto& variant) {
        if (!found && variant.name == name) {
            found = true;
            f(variant);
        }
    });
    return found;
}

}  // namespace tessera
