#pragma once

#include <tessera/core/bitboard.hpp>       // Bitboard
#include <tessera/core/parsed.hpp>         // Parsed
#include <tessera/core/rng.hpp>            // Rng, splitmix
#include <tessera/core/static_vector.hpp>  // StaticVector
#include <tessera/core/symmetry.hpp>       // Symmetry, symmetries
#include <tessera/games/exo/galaxy.hpp>    // Bounds, Galaxy
#include <tessera/games/exo/move.hpp>      // Move
#include <tessera/games/exo/place.hpp>     // Place
#include <tessera/games/exo/planet.hpp>    // Planet, PlanetSet
#include <tessera/games/exo/rules.hpp>     // Standing, full_galaxy, max_open_places, reach
#include <tessera/games/exo/universe.hpp>  // Universe
#include <tessera/player.hpp>              // Outcome, Player

#include <array>        // array
#include <cassert>      // assert
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <optional>     // optional
#include <string>       // string
#include <string_view>  // string_view

namespace tessera::exo {

/// A position of Exo (Léandre Proust, 2019) for two or three players.
template <int Players>
class State {
    static_assert(Players == 2 || Players == 3);

public:
    /// A planet and its place.
    using Move = exo::Move;
    /// Something for each player.
    template <class T>
    using PerPlayer = std::array<T, std::size_t{Players}>;
    /// The places that planets can ever come to; the star is in the middle.
    using Board = Bitboard<2 * reach(Players) + 1, 2 * reach(Players) + 1>;

    /// What the players are called.
    static constexpr PerPlayer<std::string_view> player_names = [] {
        constexpr std::array<std::string_view, 3> names{"p1", "p2", "p3"};
        PerPlayer<std::string_view> own{};
        for (std::size_t i = 0; i < own.size(); ++i)
            own[i] = names[i];
        return own;
    }();

    /// The symmetries of the square act on a galaxy around its star.
    static constexpr std::array<Symmetry, 8> symmetries = tessera::symmetries;

    /// No position has more moves: if the player to move has k planets, so has every other player at least, and
    /// 27 - Players * k are left at most. Each may go to each open place.
    static constexpr std::size_t max_moves = [] {
        int most = 0;
        for (int planets = 0; planets < full_galaxy(Players); ++planets) {
            const int moves = (Planet::count - Players * planets) * max_open_places(planets);
            most = most < moves ? moves : most;
        }
        return static_cast<std::size_t>(most);
    }();
    /// A list with room for the moves of any position.
    using MoveList = StaticVector<Move, max_moves>;

    /// The start of the default layout, `scatter` with the seed 1.
    constexpr State() noexcept;
    /// The start of a game with this universe, in which all planets are left.
    explicit constexpr State(const Universe& universe) noexcept : State(universe, PerPlayer<Galaxy>{}) {}
    /// A position: each planet is in the universe or in one galaxy, the universe has no circle, each galaxy
    /// hangs together, and one player after another has put a planet. That determines whose turn it is.
    constexpr State(const Universe& universe, const PerPlayer<Galaxy>& galaxies) noexcept;

    /// The start of the layout without planets on others.
    [[nodiscard]] static constexpr State flat() noexcept { return State{Universe::flat()}; }
    /// A start of the layout with nine piles of three.
    [[nodiscard]] static constexpr State piles(std::uint64_t seed) noexcept {
        return State{Universe::piles(seed)};
    }
    /// A start of the layout of planets dropped one after another.
    [[nodiscard]] static constexpr State scatter(std::uint64_t seed) noexcept {
        return State{Universe::scatter(seed)};
    }
    /// The start of a layout: `flat`, `piles SEED`, `scatter SEED`, or the default if the text is empty.
    [[nodiscard]] static constexpr Parsed<State> from_setup(std::string_view text) noexcept;

    /// How many play.
    [[nodiscard]] static constexpr int players() noexcept { return Players; }
    /// The player who is next in order; in a finished game that is the first.
    [[nodiscard]] constexpr Player to_move() const noexcept { return to_move_; }
    /// Exo 2 and 4: a game ends when all galaxies are full.
    [[nodiscard]] constexpr Outcome outcome() const noexcept;

    /// The planets that nobody has taken.
    [[nodiscard]] constexpr const Universe& universe() const noexcept { return universe_; }
    /// The planets of a player.
    [[nodiscard]] constexpr const Galaxy& galaxy(Player player) const noexcept {
        return galaxies_[index(player)];
    }

    /// The points of each player so far.
    [[nodiscard]] constexpr PerPlayer<int> scores() const noexcept;
    /// What the players are ranked by.
    [[nodiscard]] constexpr PerPlayer<Standing> standings() const noexcept;

    /// All legal moves: by planets, those with one planet by places.
    [[nodiscard]] constexpr MoveList moves() const noexcept;
    /// How many legal moves there are; makes no list.
    [[nodiscard]] constexpr int count_moves() const noexcept;
    /// A legal move, each as likely as the others; makes no list. The game is not over.
    [[nodiscard]] constexpr Move random_move(Rng& rng) const noexcept;
    /// Whether the rules allow this move, whatever it is.
    [[nodiscard]] constexpr bool is_legal(Move move) const noexcept;
    /// Makes a legal move.
    constexpr void play(Move move) noexcept;

    /// For a user interface: the planets that the player to move may take.
    [[nodiscard]] constexpr PlanetSet available_planets() const noexcept {
        return is_over() ? PlanetSet{} : universe_.available();
    }
    /// Where the player to move may put any of them.
    [[nodiscard]] constexpr Galaxy::OpenPlaces open_places() const noexcept {
        return is_over() ? Galaxy::OpenPlaces{} : own().open_places();
    }
    /// What of a galaxy is there to be drawn.
    [[nodiscard]] constexpr Bounds bounds(Player player) const noexcept { return galaxy(player).bounds(); }
    /// The planet on a place of a player's galaxy, if there is one.
    [[nodiscard]] constexpr std::optional<Planet> planet_at(Player player, Place place) const noexcept {
        return galaxy(player).planet_at(place);
    }

    /// What stands on a place: the letters of a planet, `***` for the star, or nothing.
    [[nodiscard]] std::string label(Player player, Place place) const;
    /// The planets that are left, and what lies on them, as in a position.
    [[nodiscard]] std::string supply() const;

    /// Equal for equal positions, and the same for every compiler and machine.
    [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return hash_; }
    friend constexpr bool operator==(const State&, const State&) noexcept = default;

    [[nodiscard]] std::string position() const;
    /// Reads a position, or says what is wrong with it and where.
    [[nodiscard]] static constexpr Parsed<State> from_position(std::string_view text) noexcept;
    /// Reads a move, whether it is legal anywhere or not.
    [[nodiscard]] static constexpr Parsed<Move> parse_move(std::string_view text) noexcept;

    /// By planets, those with one planet by the cells of a board.
    static constexpr int move_index_count = Planet::count * Board::cell_count;
    /// The number of a move, from 0 to `move_index_count - 1`.
    [[nodiscard]] static constexpr int move_index(Move move) noexcept {
        return move.planet().index() * Board::cell_count + cell(move.place()).index();
    }
    /// The move with this number.
    [[nodiscard]] static constexpr Move move_from_index(int number) noexcept {
        assert(0 <= number && number < move_index_count);
        const auto cell = Board::Cell::from_index(number % Board::cell_count);
        return {Planet::from_index(number / Board::cell_count),
                Place{cell.column() - reach(Players), cell.row() - reach(Players)}};
    }
    /// The cell of a board for a place.
    [[nodiscard]] static constexpr typename Board::Cell cell(Place place) noexcept {
        return {place.x() + reach(Players), place.y() + reach(Players)};
    }

    /// Nine boards a galaxy, in turn from the player to move: where the planets of each size, of each
    /// colour, of each type are. The universe has no cells: see `universe()`.
    [[nodiscard]] constexpr std::array<Board, std::size_t{9 * Players}> planes() const noexcept;

    /// The position as it looks after a symmetry of all galaxies.
    [[nodiscard]] constexpr State transformed(Symmetry symmetry) const noexcept;
    /// The position as it looks after a symmetry of one player's galaxy. This player's moves go along with it,
    /// those of the others stay as they are.
    [[nodiscard]] constexpr State transformed(Player player, Symmetry symmetry) const noexcept;
    /// One of the positions that the symmetries, done to each galaxy on its own, make of this one: the same
    /// for all of them.
    [[nodiscard]] constexpr State canonical() const noexcept;

private:
    [[nodiscard]] constexpr bool is_over() const noexcept {
        return galaxies_.back().size() == full_galaxy(Players);
    }
    [[nodiscard]] constexpr const Galaxy& own() const noexcept { return galaxies_[index(to_move_)]; }

    /// The hash has one key a planet: that it is left and on which others it lies, or in which galaxy it is
    /// and where. Whose turn it is follows.
    [[nodiscard]] constexpr std::uint64_t key_of_left(Planet planet) const noexcept {
        return splitmix(std::uint64_t{1} << 40 | static_cast<std::uint64_t>(planet.index()) << 32 |
                        universe_.under(planet).bits());
    }
    [[nodiscard]] static constexpr std::uint64_t key_of_placed(Player player, Move planet) noexcept {
        return splitmix(std::uint64_t{1} << 41 | index(player) << 16 | planet.bits());
    }

    PerPlayer<Galaxy> galaxies_;
    Universe universe_;
    std::uint64_t hash_ = 0;
    Player to_move_ = Player::p1;
};

template <int Players>
constexpr State<Players>::State(const Universe& universe, const PerPlayer<Galaxy>& galaxies) noexcept
    : galaxies_(galaxies), universe_(universe) {
    for (const Planet planet : universe.left())
        hash_ ^= key_of_left(planet);
    int placed = 0;
    for (std::size_t i = 0; i < Players; ++i) {
        for (const Planet planet : galaxies[i].planets())
            hash_ ^= key_of_placed(static_cast<Player>(i), {planet, galaxies[i].place_of(planet)});
        placed += galaxies[i].size();
    }
    assert(universe.left().count() + placed == Planet::count && universe.stuck().empty());
    to_move_ = static_cast<Player>(placed % Players);
}

/// The start of the default layout, worked out by the compiler.
template <int Players>
inline constexpr State<Players> default_start = State<Players>::scatter(1);

template <int Players>
constexpr State<Players>::State() noexcept : State(default_start<Players>) {}

}  // namespace tessera::exo
