#pragma once

#include <tessera/core/parsed.hpp>  // Parsed

#include <array>        // array
#include <chrono>       // milliseconds
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t, uint8_t
#include <optional>     // optional
#include <string>       // string, to_string
#include <string_view>  // string_view

namespace tessera {

/// How a computer chooses its moves.
enum class Method : std::uint8_t { random, mcts, negamax };

/// How well a computer plays: by which method, and how long it thinks about a move. It has a name, or is written
/// as `random`, `mcts:SIMULATIONS`, `mcts:TIMEms`, `negamax:DEPTH` or `negamax:TIMEms`.
struct Level {
    /// How the player chooses.
    Method method = Method::random;
    /// Simulations, or plies; not used if there is a time.
    std::uint64_t effort = 0;
    /// How long it may think, if that is limited.
    std::optional<std::chrono::milliseconds> time = {};

    friend constexpr bool operator==(const Level&, const Level&) noexcept = default;
};

/// A level that has a name.
struct NamedLevel {
    /// What it is called.
    std::string_view name;
    /// What the name stands for.
    Level level;
};

/// The levels that have a name, from the weakest to the strongest.
inline constexpr std::array<NamedLevel, 5> named_levels{{{"random", {}},
                                                         {"easy", {Method::mcts, 100}},
                                                         {"medium", {Method::mcts, 1'000}},
                                                         {"hard", {Method::mcts, 10'000}},
                                                         {"expert", {Method::mcts, 100'000}}}};

/// A level as it is written, by its name if it has one.
[[nodiscard]] inline std::string to_string(const Level& level) {
    for (const NamedLevel& named : named_levels)
        if (named.level == level)
            return std::string(named.name);
    std::string text = level.method == Method::random ? "random"
                       : level.method == Method::mcts ? "mcts"
                                                      : "negamax";
    if (level.method == Method::random)
        return text;
    text += ':';
    text += level.time ? std::to_string(level.time->count()) : std::to_string(level.effort);
    return level.time ? text += "ms" : text;
}

/// Reads a level.
[[nodiscard]] constexpr Parsed<Level> parse_level(std::string_view text) noexcept {
    for (const NamedLevel& named : named_levels)
        if (named.name == text)
            return named.level;
    Level level;
    std::size_t at = text.find(':');
    if (text.substr(0, at) == "mcts")
        level.method = Method::mcts;
    else if (text.substr(0, at) == "negamax")
        level.method = Method::negamax;
    else
        return ParseError{"no such level", 0};
    if (at == std::string_view::npos)
        return ParseError{"expected : and a number", text.size()};
    const std::size_t begin = ++at;
    for (; at < text.size() && '0' <= text[at] && text[at] <= '9'; ++at) {
        if (at - begin == 9)
            return ParseError{"this number is too large", begin};
        level.effort = level.effort * 10 + static_cast<std::uint64_t>(text[at] - '0');
    }
    if (at == begin)
        return ParseError{"expected a number", begin};
    if (level.effort == 0)
        return ParseError{"this number must not be 0", begin};
    if (text.substr(at) == "ms") {
        level.time = std::chrono::milliseconds{level.effort};
        level.effort = 0;
        return level;
    }
    if (at < text.size())
        return ParseError{"expected ms or nothing after the number", at};
    if (level.method == Method::negamax && level.effort > 99)
        return ParseError{"no search is that deep", begin};
    return level;
}

}  // namespace tessera
