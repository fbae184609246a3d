#pragma once

#include <array>        // array
#include <cassert>      // assert
#include <cstddef>      // size_t
#include <cstdint>      // uint8_t
#include <string_view>  // string_view

namespace tessera {

/// A player. Two players are Black and White where a game has colours; otherwise they are numbered.
enum class Player : std::uint8_t { black = 0, white = 1, p1 = 0, p2 = 1, p3 = 2 };

/// The number of a player, from 0 for the first.
[[nodiscard]] constexpr std::size_t index(Player player) noexcept { return static_cast<std::size_t>(player); }

/// The other one of two players.
[[nodiscard]] constexpr Player opponent(Player player) noexcept {
    assert(player != Player::p3);
    return player == Player::black ? Player::white : Player::black;
}

/// How a game stands: still going on, drawn, or won by a player.
enum class Outcome : std::uint8_t { ongoing, draw, black, white, p1 = black, p2 = white, p3 };

/// The outcome that this player has won.
[[nodiscard]] constexpr Outcome win_of(Player player) noexcept {
    return static_cast<Outcome>(static_cast<int>(player) + static_cast<int>(Outcome::p1));
}

/// Whether somebody has won.
[[nodiscard]] constexpr bool is_win(Outcome outcome) noexcept { return outcome >= Outcome::p1; }

/// Who has won, if somebody has.
[[nodiscard]] constexpr Player winner(Outcome outcome) noexcept {
    assert(is_win(outcome));
    return static_cast<Player>(static_cast<int>(outcome) - static_cast<int>(Outcome::p1));
}

/// What the players of a game with colours are called.
inline constexpr std::array<std::string_view, 2> colour_names{"black", "white"};

}  // namespace tessera
