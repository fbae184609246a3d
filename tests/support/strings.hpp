#pragma once

// How the tests print what they compare.

#include <tessera/game.hpp>
#include <tessera/player.hpp>

#include <doctest/doctest.h>

#include <string>

namespace doctest {

template <>
struct StringMaker<tessera::Outcome> {
    static String convert(tessera::Outcome outcome) {
        static constexpr const char* names[]{"ongoing", "draw", "black (p1)", "white (p2)", "p3"};
        return names[static_cast<int>(outcome)];
    }
};

template <>
struct StringMaker<tessera::Player> {
    static String convert(tessera::Player player) {
        static constexpr const char* names[]{"black (p1)", "white (p2)", "p3"};
        return names[static_cast<int>(player)];
    }
};

}  // namespace doctest
