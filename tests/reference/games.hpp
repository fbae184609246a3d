#pragma once

// The four games, as read.cpp finds them by the name of a variant.

#include "reference.hpp"  // Read

#include <string>       // string
#include <string_view>  // string_view

namespace reference {

// The table of variants in Fabrik's rules.
struct FabrikRules {
    int size = 11;
    int line = 5;                // stones in a row that win
    bool owned_workers = false;  // a player moves the own worker only
    bool sight_of_both = true;   // a stone needs the sight of both workers, not of at least one
    bool stuck_is_draw = false;  // a player without a turn loses otherwise
};

Read read_distrify(int size, std::string_view text);
Read read_exo(int players, std::string_view text);
Read read_fabrik(const FabrikRules& rules, std::string_view text);
Read read_morelli(int size, std::string_view text);

std::string distrify_start(int size);
std::string exo_start(int players);
std::string fabrik_start(const FabrikRules& rules);
std::string morelli_start(int size);

}  // namespace reference
