// From the name of a variant to its game.

#include "common.hpp"
#include "games.hpp"
#include "reference.hpp"

namespace reference {
namespace {

// The table of variants in Fabrik's rules; NAME@N is the variant NAME on N × N.
std::optional<FabrikRules> fabrik_rules(std::string_view variant) {
    const std::vector<std::string_view> parts = split(variant, '@');
    FabrikRules rules;
    if (parts[0] == "fabrik-four") {
        rules.line = 4;
    } else if (parts[0] == "fabrik-arbeiter") {
        rules.line = 3;
        rules.owned_workers = true;
    } else if (parts[0] == "fabrik-either") {
        rules.sight_of_both = false;
        rules.stuck_is_draw = true;
    } else if (parts[0] != "fabrik") {
        return std::nullopt;
    }
    if (parts.size() == 1)
        return rules;
    const std::optional<int> size = read_number(parts[1]);
    if (parts.size() > 2 || !size || *size < 5 || *size > 19)
        return std::nullopt;
    rules.size = *size;
    return rules;
}

// NAME, which stands for the usual size, or NAME-N.
std::optional<int> size_in(std::string_view variant, std::string_view name, int usual) {
    if (variant == name)
        return usual;
    if (variant.size() <= name.size() || variant.substr(0, name.size()) != name ||
        variant[name.size()] != '-')
        return std::nullopt;
    return read_number(variant.substr(name.size() + 1));
}

std::optional<int> distrify_size(std::string_view variant) {
    const std::optional<int> size = size_in(variant, "distrify", 9);
    return size && 2 <= *size && *size <= 19 ? size : std::nullopt;
}

std::optional<int> morelli_size(std::string_view variant) {
    const std::optional<int> size = size_in(variant, "morelli", 13);
    return size && 5 <= *size && *size <= 31 && *size % 2 == 1 ? size : std::nullopt;
}

std::optional<int> exo_players(std::string_view variant) {
    if (variant == "exo")
        return 2;
    if (variant == "exo-3")
        return 3;
    return std::nullopt;
}

}  // namespace

Read read(std::string_view variant, std::string_view text) {
    if (const auto size = distrify_size(variant))
        return read_distrify(*size, text);
    if (const auto players = exo_players(variant))
        return read_exo(*players, text);
    if (const auto rules = fabrik_rules(variant))
        return read_fabrik(*rules, text);
    if (const auto size = morelli_size(variant))
        return read_morelli(*size, text);
    return {nullptr, "no variant has this name"};
}

std::string start_text(std::string_view variant) {
    if (const auto size = distrify_size(variant))
        return distrify_start(*size);
    if (const auto players = exo_players(variant))
        return exo_start(*players);
    if (const auto rules = fabrik_rules(variant))
        return fabrik_start(*rules);
    if (const auto size = morelli_size(variant))
        return morelli_start(*size);
    return {};
}

}  // namespace reference
