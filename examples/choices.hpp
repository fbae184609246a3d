#pragma once

// What the programs share in choosing a variant, a position and players.

#include "arguments.hpp"

#include <tessera/algorithm/computer.hpp>
#include <tessera/algorithm/level.hpp>
#include <tessera/variants.hpp>

#include <string>
#include <string_view>

inline constexpr Option setup_option{"--setup", "SETUP",
                                     "how the game starts, such as 'facing' (Morelli) or 'flat' (Exo)"};
inline constexpr Option position_option{"--position", "TEXT", "begin with this position"};

inline std::string variant_names() {
    std::string names;
    tessera::for_each_variant([&](const auto& variant) {
        if (!names.empty())
            names += ' ';
        names += variant.name;
    });
    return names;
}

inline std::string level_names() {
    std::string names;
    for (const tessera::NamedLevel& named : tessera::named_levels) {
        if (!names.empty())
            names += ' ';
        names += named.name;
    }
    return names;
}

// The end of every help text.
inline std::string about_variants() { return "Variants: " + variant_names() + ".\n"; }
inline std::string about_levels() {
    return "Levels: " + level_names() +
           ";\nor mcts:SIMULATIONS, mcts:TIMEms, negamax:DEPTH, negamax:TIMEms.\n";
}

// Calls f with the variant of this name, or complains.
template <class F>
void with_variant_named(const Arguments& arguments, std::string_view name, F f) {
    if (!tessera::with_variant(name, f))
        arguments.fail("no variant is called '" + std::string(name) + "'; there are: " + variant_names());
}

// Where the game begins: at its start, or as --setup or --position say.
template <tessera::Game G>
G chosen_start(const Arguments& arguments) {
    const auto complain = [&](std::string_view option, std::string_view text,
                              const tessera::ParseError& error) {
        arguments.fail(std::string(option) + " '" + std::string(text) + "': " + std::string(error.what) +
                       " at byte " + std::to_string(error.at));
    };
    if (arguments.has("--setup") && arguments.has("--position"))
        arguments.fail("--setup and --position exclude each other");
    if (arguments.has("--position")) {
        const std::string_view text = arguments.text("--position");
        const auto game = G::from_position(text);
        if (!game)
            complain("--position", text, game.error());
        return *game;
    }
    if (arguments.has("--setup")) {
        if constexpr (tessera::GameWithSetups<G>) {
            const std::string_view text = arguments.text("--setup");
            const auto game = G::from_setup(text);
            if (!game)
                complain("--setup", text, game.error());
            return *game;
        } else {
            arguments.fail("--setup: this game has only one setup");
        }
    }
    return G{};
}

// A level that computers can play this game at, or a complaint.
template <tessera::Game G>
tessera::Level chosen_level(const Arguments& arguments, std::string_view text) {
    const auto level = tessera::parse_level(text);
    if (!level)
        arguments.fail("level '" + std::string(text) + "': " + std::string(level.error().what) + " at byte " +
                       std::to_string(level.error().at));
    if (!tessera::can_play<G>(*level))
        arguments.fail("level '" + std::string(text) + "': this game has no evaluation for two players");
    return *level;
}
