#pragma once

#include <cstdint>  // uint8_t

namespace tessera::fabrik {

/// Fabrik 3: whose worker a player may move: either one, or only the own, which that player put on the board.
enum class Workers : std::uint8_t { shared, owned };

/// Fabrik 3: which workers must see the cell of a new stone: both, or at least one.
enum class Sight : std::uint8_t { both, either };

/// Fabrik 6: what it means for a player to have no legal turn.
enum class Stuck : std::uint8_t { loses, draws };

/// The facts in which variants of Fabrik differ. A variant of one's own is one line:
/// `using Mini = tessera::fabrik::State<tessera::fabrik::Rules{.size = 7, .line = 4}>;`
struct Rules {
    /// The number of columns, and of rows: from 5 to 19.
    int size = 11;
    /// Fabrik 5: how many stones in a row win, at least.
    int line = 5;
    Workers workers = Workers::shared;  ///< Fabrik 3: who may move which worker
    Sight sight = Sight::both;          ///< Fabrik 3: which workers must see a stone's cell
    Stuck stuck = Stuck::loses;         ///< Fabrik 6: what becomes of a player without a legal turn

    friend constexpr bool operator==(const Rules&, const Rules&) noexcept = default;
};

/// The published rules of 2017.
inline constexpr Rules standard{};
/// The revision of 2018: four in a row.
inline constexpr Rules four{.line = 4};
/// Each player has an own worker, and three in a row win.
inline constexpr Rules arbeiter{.line = 3, .workers = Workers::owned};
/// A stone needs the sight of one worker only, and nobody loses by being stuck.
inline constexpr Rules either{.sight = Sight::either, .stuck = Stuck::draws};

}  // namespace tessera::fabrik
