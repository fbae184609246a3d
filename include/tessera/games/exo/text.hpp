#pragma once

#include <tessera/core/flood.hpp>          // flood
#include <tessera/core/parsed.hpp>         // ParseError, Parsed
#include <tessera/core/static_vector.hpp>  // StaticVector
#include <tessera/core/text.hpp>           // Reader, read_seed
#include <tessera/games/exo/galaxy.hpp>    // Galaxy
#include <tessera/games/exo/move.hpp>      // Move
#include <tessera/games/exo/place.hpp>     // Place, star
#include <tessera/games/exo/planet.hpp>    // Planet, PlanetSet, colour_letters, size_letters, type_letters
#include <tessera/games/exo/rules.hpp>     // full_galaxy, reach
#include <tessera/games/exo/state.hpp>     // State
#include <tessera/games/exo/universe.hpp>  // Universe

#include <array>        // array
#include <cstddef>      // size_t
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <utility>      // swap

namespace tessera::exo {

/// A planet as three letters: `SRT`.
[[nodiscard]] inline std::string to_string(Planet planet) {
    return {size_letters[static_cast<std::size_t>(planet.size())],
            colour_letters[static_cast<std::size_t>(planet.colour())],
            type_letters[static_cast<std::size_t>(planet.type())]};
}

/// A place as its coordinates: `-1,0`.
[[nodiscard]] inline std::string to_string(Place place) {
    return std::to_string(place.x()) + ',' + std::to_string(place.y());
}

/// A turn as text: `SRT@-1,0`.
[[nodiscard]] inline std::string to_string(Move move) {
    return to_string(move.planet()) + '@' + to_string(move.place());
}

/// Reads the letters of a planet; the colour B (blue) is taken as W.
[[nodiscard]] constexpr Parsed<Planet> read_planet(Reader& reader) noexcept {
    const Reader start = reader;
    std::size_t index = 0;
    for (const std::string_view letters : {size_letters, colour_letters, type_letters}) {
        const bool blue = reader.peek() == 'B' && letters == colour_letters;
        const std::size_t found = letters.find(blue ? 'W' : reader.peek());
        if (found == std::string_view::npos)
            return start.error("expected a planet such as SRT");
        index = 3 * index + found;
        reader.skip();
    }
    return Planet::from_index(static_cast<int>(index));
}

/// Reads a coordinate that is at most so far from 0.
[[nodiscard]] constexpr Parsed<int> read_coordinate(Reader& reader, int limit) noexcept {
    const Reader start = reader;
    if (reader.accept("0"))
        return 0;
    const bool negative = reader.accept("-");
    const int value = reader.number();
    if (value == 0)
        return start.error("expected a coordinate, a whole number");
    if (value > limit)
        return start.error("too far from the star");
    return negative ? -value : value;
}

/// Reads a planet and its place, at most so far from the star: `SRT@-1,0`.
[[nodiscard]] constexpr Parsed<Move> read_move(Reader& reader, int limit) noexcept {
    const auto planet = read_planet(reader);
    if (!planet)
        return planet.error();
    if (!reader.accept("@"))
        return reader.error("expected @ and the place of the planet");
    const auto x = read_coordinate(reader, limit);
    if (!x)
        return x.error();
    if (!reader.accept(","))
        return reader.error("expected a comma and the second coordinate");
    const auto y = read_coordinate(reader, limit);
    if (!y)
        return y.error();
    return Move{*planet, {*x, *y}};
}

/// Reads a universe. Calls `planet(planet, at)` for each planet that is there and `fact(upper, lower)` for
/// each one that lies on it, which return what is wrong, or an empty text. Returns the error, if any.
template <class OnPlanet, class OnFact>
[[nodiscard]] constexpr Parsed<bool> read_universe(Reader& reader, OnPlanet planet, OnFact fact) noexcept {
    constexpr std::string_view disorder = "planets stand in the order of their letters";
    if (reader.peek() == '|')
        return true;
    int last_lower = -1;
    do {
        const Reader start = reader;
        const auto lower = read_planet(reader);
        if (!lower)
            return lower.error();
        if (const std::string_view problem = planet(*lower, start.at()); !problem.empty())
            return start.error(problem);
        if (lower->index() < last_lower)
            return start.error(disorder);
        last_lower = lower->index();
        int last_upper = -1;
        for (std::string_view joint = ":"; reader.accept(joint); joint = "+") {
            const Reader cover = reader;
            const auto upper = read_planet(reader);
            if (!upper)
                return upper.error();
            if (const std::string_view problem = fact(*upper, *lower); !problem.empty())
                return cover.error(problem);
            if (upper->index() < last_upper)
                return cover.error(disorder);
            last_upper = upper->index();
        }
    } while (reader.accept(","));
    return true;
}

/// Reads a galaxy. Calls `see(planet)` for each planet, which returns what is wrong, or an empty text.
template <int Players, class See>
[[nodiscard]] constexpr Parsed<Galaxy> read_galaxy(Reader& reader, See see) noexcept {
    using Board = typename State<Players>::Board;
    Galaxy galaxy;
    if (reader.peek() == '|' || reader.peek() == ' ')
        return galaxy;
    const Reader begin = reader;
    const auto cell = [](Place place) { return State<Players>::cell(place); };
    Board taken{cell(star)};
    Place last{-reach(Players), -reach(Players)};
    do {
        const Reader start = reader;
        const auto move = read_move(reader, reach(Players));
        if (!move)
            return move.error();
        if (const std::string_view problem = see(move->planet()); !problem.empty())
            return start.error(problem);
        if (move->place() == star)
            return start.error("this is the place of the star");
        if (taken.contains(cell(move->place())))
            return start.error("another planet is on this place");
        if (move->place() < last)
            return start.error("planets stand by rows from the lowest, and in a row from the left");
        taken.insert(cell(move->place()));
        last = move->place();
    } while (reader.accept(";"));
    if (taken.count() - 1 > full_galaxy(Players))
        return begin.error("too many planets in this galaxy");

    // Read again, now that it is known what hangs together with the star.
    const Board whole = flood(Board{cell(star)}, taken);
    reader = begin;
    do {
        const Reader start = reader;
        const Move move = *read_move(reader, reach(Players));
        if (!whole.contains(cell(move.place())))
            return start.error("this planet does not hang together with the star");
        galaxy.put(move.planet(), move.place());
    } while (reader.accept(";"));
    return galaxy;
}

template <int Players>
constexpr Parsed<State<Players>> State<Players>::from_setup(std::string_view text) noexcept {
    Reader reader{text};
    if (reader.at_end())
        return State{};
    const bool scatters = reader.accept("scatter ");
    if (scatters || reader.accept("piles ")) {
        const auto seed = read_seed(reader);
        if (!seed)
            return seed.error();
        if (!reader.at_end())
            return reader.error("expected nothing after the seed");
        return scatters ? scatter(*seed) : piles(*seed);
    }
    if (!reader.accept("flat"))
        return reader.error("expected flat, piles SEED or scatter SEED");
    if (!reader.at_end())
        return reader.error("expected nothing after flat");
    return flat();
}

template <int Players>
std::string State<Players>::label(Player player, Place place) const {
    if (place == star)
        return "***";
    const auto planet = planet_at(player, place);
    return planet ? to_string(*planet) : std::string{};
}

template <int Players>
std::string State<Players>::supply() const {
    std::string text;
    for (const Planet planet : universe_.left()) {
        if (!text.empty())
            text += ',';
        text += to_string(planet);
        char joint = ':';
        for (const Planet upper : universe_.on(planet)) {
            text += joint + to_string(upper);
            joint = '+';
        }
    }
    return text;
}

/// The universe, the galaxies and the player to move: `SRT:MGG+LWR,…|SGT@1,0|LRR@0,-1 p1`.
template <int Players>
std::string State<Players>::position() const {
    std::string text = supply();
    for (const Galaxy& galaxy : galaxies_) {
        // Each planet goes to its place in the row of those before: g++ 16 warns of bounds in std::sort.
        StaticVector<Move, Galaxy::max_planets> placed;
        for (const Planet planet : galaxy.planets()) {
            placed.push_back({planet, galaxy.place_of(planet)});
            for (auto last = placed.end() - 1; last != placed.begin() && last->place() < (last - 1)->place();
                 --last)
                std::swap(*last, *(last - 1));
        }
        char joint = '|';
        if (placed.empty())
            text += joint;
        for (const Move planet : placed) {
            text += joint + to_string(planet);
            joint = ';';
        }
    }
    return text + ' ' + std::string{player_names[index(to_move_)]};
}

template <int Players>
constexpr Parsed<State<Players>> State<Players>::from_position(std::string_view text) noexcept {
    Reader reader{text};
    PlanetSet seen;
    const auto see = [&](Planet planet) -> std::string_view {
        if (seen.contains(planet))
            return "this planet is there twice";
        seen.insert(planet);
        return {};
    };

    // Read twice: first which planets are left, then which lies on which of them.
    std::array<std::size_t, Planet::count> written_at{};
    Reader again = reader;
    const auto planets = read_universe(
        reader,
        [&](Planet planet, std::size_t at) {
            written_at[static_cast<std::size_t>(planet.index())] = at;
            return see(planet);
        },
        [](Planet, Planet) { return std::string_view{}; });
    if (!planets)
        return planets.error();
    Universe universe{seen};
    const auto facts = read_universe(
        again, [](Planet, std::size_t) { return std::string_view{}; },
        [&](Planet upper, Planet lower) -> std::string_view {
            if (upper == lower)
                return "no planet lies on itself";
            if (!universe.left().contains(upper))
                return "this planet is not in the universe";
            if (universe.under(upper).contains(lower))
                return "this planet is named twice";
            universe.lay(upper, lower);
            return {};
        });
    if (!facts)
        return facts.error();
    if (const PlanetSet stuck = universe.stuck(); !stuck.empty()) {
        // Something that is stuck lies on everything that is: going up long enough leads into a circle.
        Planet planet = stuck.first();
        for (int step = 0; step < Planet::count; ++step)
            planet = (universe.on(planet) & stuck).first();
        return ParseError{"this planet and others lie on one another in a circle",
                          written_at[static_cast<std::size_t>(planet.index())]};
    }

    PerPlayer<Galaxy> galaxies{};
    for (Galaxy& galaxy : galaxies) {
        if (!reader.accept("|"))
            return reader.error("expected | and a galaxy");
        const auto read = read_galaxy<Players>(reader, see);
        if (!read)
            return read.error();
        galaxy = *read;
    }
    if (!reader.accept(" "))
        return reader.error("expected a space and the player to move");
    if (seen != PlanetSet::full())
        return reader.error("not all 27 planets are there");
    const Reader turn = reader;
    std::size_t player = 0;
    while (player < Players && !reader.accept(player_names[player]))
        ++player;
    if (player == Players)
        return turn.error(Players == 2 ? "expected p1 or p2 as the player to move"
                                       : "expected p1, p2 or p3 as the player to move");
    if (!reader.at_end())
        return reader.error("expected nothing after the player to move");
    const int round = galaxies.back().size();
    for (std::size_t i = 0; i < Players; ++i)
        if (galaxies[i].size() != (i < player ? round + 1 : round))
            return turn.error("the numbers of planets do not fit the player to move");
    return State{universe, galaxies};
}

template <int Players>
constexpr Parsed<Move> State<Players>::parse_move(std::string_view text) noexcept {
    Reader reader{text};
    const auto move = read_move(reader, reach(Players));
    if (move && !reader.at_end())
        return reader.error("expected nothing after the place");
    return move;
}

}  // namespace tessera::exo
