#pragma once

#include <tessera/tessera.hpp>

#include <string>
#include <tuple>
#include <type_traits>

/// Plays a game, reads it back, counts and draws it; all that there is to say about it in the end.
template <tessera::Game G>
[[nodiscard]] std::string everything_about(const tessera::Variant<G>& variant) {
    tessera::Record<G> record{std::string(variant.name), {}, tessera::History<G>{}};
    tessera::Rng rng{7};
    while (record.game.current().outcome() == tessera::Outcome::ongoing)
        record.game.play(record.game.current().random_move(rng));
    const G& last = record.game.current();
    const auto again = G::from_position(last.position());
    G other;
    tessera::playout(other, rng);
    return tessera::record_text(record) + tessera::diagram(last) +
           (again && *again == last ? "" : "differs") + std::to_string(tessera::perft(G{}, 1)) + ' ' +
           std::to_string(other.hash()) + '\n';
}

/// One variant of each game, and the protocol.
[[nodiscard]] inline std::string everything() {
    std::string text;
    tessera::for_each_variant([&](const auto& variant) {
        using G = typename std::remove_cvref_t<decltype(variant)>::Game;
        if constexpr (std::is_same_v<G, tessera::Fabrik> || std::is_same_v<G, tessera::Morelli<5>> ||
                      std::is_same_v<G, tessera::Distrify<4>> || std::is_same_v<G, tessera::Exo<2>>)
            text += everything_about(variant);
    });
    tessera::gtp::Engine engine{
        tessera::gtp::entries(std::tuple{tessera::Variant<tessera::Distrify<4>>{"distrify-4"}})};
    return text + engine.respond("tessera-position");
}
