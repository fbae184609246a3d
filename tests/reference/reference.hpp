#pragma once

// The rules of all games once more, from the rules pages alone: naive, slow and readable. The library is
// compared with this in random games, so nothing here may include or imitate anything of include/tessera.

#include <memory>       // unique_ptr
#include <optional>     // optional
#include <string>       // string
#include <string_view>  // string_view
#include <vector>       // vector

namespace reference {

// What a galaxy of Exo is worth: rules 3 and 4.
struct GalaxyScore {
    int points = 0;
    int planets_next_to_star = 0;

    bool operator==(const GalaxyScore&) const = default;
};

// A position of one game in its plainest form; everything goes in and out as text.
class Position {
public:
    virtual ~Position() = default;

    // All legal moves, sorted by bytes; none if the game is over.
    virtual std::vector<std::string> moves() const = 0;

    // The move must be one of moves(): it is not checked again.
    virtual void play(const std::string& move) = 0;

    virtual std::string text() const = 0;

    // ongoing, black, white, p1, p2, p3 or draw
    virtual std::string outcome() const = 0;

    // Exo: the points of each player, separated by spaces. Morelli: the outcome if the game stopped now.
    // Empty for games that have no such thing.
    virtual std::string scores() const { return {}; }

    // Exo: what each galaxy is worth, in the order of the players. Empty for the other games.
    virtual std::vector<GalaxyScore> galaxy_scores() const { return {}; }

    virtual std::unique_ptr<Position> clone() const = 0;
};

// The position that a text describes, or the reason why it is none.
struct Read {
    std::unique_ptr<Position> position;
    std::string error;
};

// The names of variants are those of the text format, and besides them
//   distrify-N for every N from 2 to 19,
//   morelli-N for every odd N from 5 to 31,
//   NAME@N for a variant of Fabrik on N × N, N from 5 to 19: fabrik-four@7.
//
// The text must be exactly what text() prints, with one exception: Exo's colour B (blue) is read as W.
// So numbers do not start with 0 or carry a plus, and planets stand in their order.
Read read(std::string_view variant, std::string_view text);

// The position string of the default setup, but the flat layout for Exo; empty for an unknown variant.
std::string start_text(std::string_view variant);

// What a bare galaxy, written as in a position, is worth. Nothing but its syntax is checked here: a planet
// may be in it twice, and it need not hang together. Nothing if it is no galaxy.
std::optional<GalaxyScore> galaxy_score(std::string_view galaxy);

}  // namespace reference
