// Exo, by the paragraphs of its rules.

#include "common.hpp"
#include "games.hpp"

#include <algorithm>  // sort
#include <compare>    // operator<=>
#include <cstddef>    // size_t
#include <map>        // map
#include <set>        // set
#include <utility>    // move

namespace reference {
namespace {

// A planet is its place in the order of the letters: SRT is 0, SRG 1, … LWR 26.
using Planet = int;

constexpr int number_of_planets = 27;

// Every combination of size, colour and type once; the size is the slowest to change.
std::string planet_name(Planet planet) {
    const std::string sizes = "SML";
    const std::string colours = "RGW";
    const std::string types = "TGR";
    const auto number = static_cast<std::size_t>(planet);
    return {sizes[number / 9], colours[number / 3 % 3], types[number % 3]};
}

// The colour B (blue) is taken as W.
std::optional<Planet> read_planet(std::string_view text) {
    std::string name(text);
    if (name.size() == 3 && name[1] == 'B')
        name[1] = 'W';
    for (Planet planet = 0; planet < number_of_planets; ++planet)
        if (planet_name(planet) == name)
            return planet;
    return std::nullopt;
}

// A place in a galaxy: y grows upwards, x to the right. Ordered by rows from the lowest y, in a row by x.
struct Place {
    int y = 0;
    int x = 0;

    auto operator<=>(const Place&) const = default;
};

constexpr Place star{0, 0};

Place step(Place from, Direction direction, int times = 1) {
    return {from.y + times * direction.up, from.x + times * direction.right};
}

using Galaxy = std::map<Place, Planet>;

// For each planet that is still there, those that are still there and lie on it.
using Universe = std::map<Planet, std::set<Planet>>;

std::string place_text(Place place) { return std::to_string(place.x) + ',' + std::to_string(place.y); }

// A whole number as std::to_string writes it. No place of a galaxy needs more than two digits.
std::optional<int> read_coordinate(std::string_view text) {
    if (text == "0")
        return 0;
    if (!text.empty() && text.front() == '-') {
        const std::optional<int> number = read_number(text.substr(1));
        return number ? std::optional<int>(-*number) : std::nullopt;
    }
    return read_number(text);
}

struct PlacedPlanet {
    Planet planet;
    Place place;
};

// PLANET@X,Y
std::optional<PlacedPlanet> read_placed_planet(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '@');
    if (parts.size() != 2)
        return std::nullopt;
    const std::vector<std::string_view> coordinates = split(parts[1], ',');
    if (coordinates.size() != 2)
        return std::nullopt;
    const std::optional<Planet> planet = read_planet(parts[0]);
    const std::optional<int> x = read_coordinate(coordinates[0]);
    const std::optional<int> y = read_coordinate(coordinates[1]);
    if (!planet || !x || !y)
        return std::nullopt;
    return PlacedPlanet{*planet, {*y, *x}};
}

std::string galaxy_text(const Galaxy& galaxy) {
    std::string text;
    for (const auto& [place, planet] : galaxy) {
        if (!text.empty())
            text += ';';
        text += planet_name(planet) + '@' + place_text(place);
    }
    return text;
}

struct ReadGalaxy {
    Galaxy galaxy;
    std::string error;
};

ReadGalaxy read_galaxy(std::string_view text) {
    Galaxy galaxy;
    if (text.empty())
        return {galaxy, {}};
    for (std::string_view part : split(text, ';')) {
        const std::optional<PlacedPlanet> placed = read_placed_planet(part);
        if (!placed)
            return {{}, "a galaxy is made of PLANET@X,Y"};
        if (placed->place == star)
            return {{}, "there is the star at 0,0"};
        if (!galaxy.empty() && !(galaxy.rbegin()->first < placed->place))
            return {{}, "the planets of a galaxy stand by rows from the lowest y, in a row by x"};
        galaxy[placed->place] = placed->planet;
    }
    return {galaxy, {}};
}

std::string universe_text(const Universe& universe) {
    std::string text;
    for (const auto& [planet, covers] : universe) {
        if (!text.empty())
            text += ',';
        text += planet_name(planet);
        char separator = ':';
        for (Planet cover : covers) {
            text += separator + planet_name(cover);
            separator = '+';
        }
    }
    return text;
}

struct ReadUniverse {
    Universe universe;
    std::string error;
};

ReadUniverse read_universe(std::string_view text) {
    Universe universe;
    if (text.empty())
        return {universe, {}};
    for (std::string_view part : split(text, ',')) {
        const std::vector<std::string_view> sides = split(part, ':');
        const std::optional<Planet> planet = read_planet(sides[0]);
        if (!planet || sides.size() > 2)
            return {{}, "the universe is made of PLANET or PLANET:PLANET+…"};
        if (!universe.empty() && universe.rbegin()->first >= *planet)
            return {{}, "the planets of the universe stand in the order of their letters, each once"};
        std::set<Planet> covers;
        if (sides.size() == 2)
            for (std::string_view name : split(sides[1], '+')) {
                const std::optional<Planet> cover = read_planet(name);
                if (!cover)
                    return {{}, "the universe is made of PLANET or PLANET:PLANET+…"};
                if (!covers.empty() && *covers.rbegin() >= *cover)
                    return {{}, "planets on another stand in the order of their letters, each once"};
                covers.insert(*cover);
            }
        universe[*planet] = covers;
    }
    return {universe, {}};
}

// Exo 1: a planet on which no planet still in the universe lies.
std::vector<Planet> available_planets(const Universe& universe) {
    std::vector<Planet> available;
    for (const auto& [planet, covers] : universe)
        if (covers.empty())
            available.push_back(planet);
    return available;
}

void take(Universe& universe, Planet taken) {
    universe.erase(taken);
    for (auto& [planet, covers] : universe)
        covers.erase(taken);
}

// Exo 1: the empty cells adjacent to the star or to a planet of the galaxy.
std::set<Place> places_for_planet(const Galaxy& galaxy) {
    std::set<Place> places;
    for (Direction direction : eight_directions) {
        places.insert(step(star, direction));
        for (const auto& [place, planet] : galaxy)
            places.insert(step(place, direction));
    }
    places.erase(star);
    for (const auto& [place, planet] : galaxy)
        places.erase(place);
    return places;
}

// Exo 3: every three consecutive planets on a line score one point for each trait that all three share.
int points_of(const Galaxy& galaxy) {
    int points = 0;
    for (const auto& [place, planet] : galaxy)
        for (Direction direction : four_lines) {
            const auto second = galaxy.find(step(place, direction));
            const auto third = galaxy.find(step(place, direction, 2));
            if (second == galaxy.end() || third == galaxy.end())
                continue;
            const std::string a = planet_name(planet);
            const std::string b = planet_name(second->second);
            const std::string c = planet_name(third->second);
            for (std::size_t trait = 0; trait < 3; ++trait)
                if (a[trait] == b[trait] && b[trait] == c[trait])
                    ++points;
        }
    return points;
}

// Exo 4: planets adjacent to the own star.
int planets_next_to_star(const Galaxy& galaxy) {
    int planets = 0;
    for (Direction direction : eight_directions)
        if (galaxy.contains(step(star, direction)))
            ++planets;
    return planets;
}

GalaxyScore score_of(const Galaxy& galaxy) { return {points_of(galaxy), planets_next_to_star(galaxy)}; }

// Exo 4: more points, or as many and more planets next to the star.
bool is_better(const GalaxyScore& a, const GalaxyScore& b) {
    if (a.points != b.points)
        return a.points > b.points;
    return a.planets_next_to_star > b.planets_next_to_star;
}

// Exo 2: the planets of each galaxy at the end.
std::size_t full_galaxy(std::size_t players) { return players == 2 ? 13 : 9; }

class Exo : public Position {
public:
    // Players are counted from 0 here.
    Exo(Universe universe, std::vector<Galaxy> galaxies, std::size_t turn)
        : universe_(std::move(universe)), galaxies_(std::move(galaxies)), turn_(turn) {}

    std::vector<std::string> moves() const override {
        std::vector<std::string> moves;
        if (is_over())
            return moves;
        const std::set<Place> places = places_for_planet(galaxies_[turn_]);
        for (Planet planet : available_planets(universe_))
            for (Place place : places)
                moves.push_back(planet_name(planet) + '@' + place_text(place));
        std::sort(moves.begin(), moves.end());
        return moves;
    }

    void play(const std::string& move) override {
        const PlacedPlanet placed = read_placed_planet(move).value();
        take(universe_, placed.planet);
        galaxies_[turn_][placed.place] = placed.planet;
        turn_ = (turn_ + 1) % galaxies_.size();
    }

    std::string text() const override {
        std::string text = universe_text(universe_);
        for (const Galaxy& galaxy : galaxies_)
            text += '|' + galaxy_text(galaxy);
        return text + ' ' + player_name(turn_);
    }

    // Exo 4
    std::string outcome() const override {
        if (!is_over())
            return "ongoing";
        const std::vector<GalaxyScore> all = galaxy_scores();
        for (std::size_t player = 0; player < all.size(); ++player) {
            bool better_than_all_others = true;
            for (std::size_t other = 0; other < all.size(); ++other)
                if (other != player && !is_better(all[player], all[other]))
                    better_than_all_others = false;
            if (better_than_all_others)
                return player_name(player);
        }
        return "draw";
    }

    std::string scores() const override {
        std::string text;
        for (const GalaxyScore& score : galaxy_scores()) {
            if (!text.empty())
                text += ' ';
            text += std::to_string(score.points);
        }
        return text;
    }

    std::vector<GalaxyScore> galaxy_scores() const override {
        std::vector<GalaxyScore> all;
        for (const Galaxy& galaxy : galaxies_)
            all.push_back(score_of(galaxy));
        return all;
    }

    std::unique_ptr<Position> clone() const override { return std::make_unique<Exo>(*this); }

private:
    static std::string player_name(std::size_t player) { return 'p' + std::to_string(player + 1); }

    // Exo 2
    bool is_over() const {
        for (const Galaxy& galaxy : galaxies_)
            if (galaxy.size() < full_galaxy(galaxies_.size()))
                return false;
        return true;
    }

    Universe universe_;
    std::vector<Galaxy> galaxies_;
    std::size_t turn_;
};

// "What a position must satisfy", Exo: each of the planets exactly once, in the universe or in a galaxy.
bool has_each_planet_once(const Universe& universe, const std::vector<Galaxy>& galaxies) {
    std::map<Planet, int> times;
    for (const auto& [planet, covers] : universe)
        ++times[planet];
    for (const Galaxy& galaxy : galaxies)
        for (const auto& [place, planet] : galaxy)
            ++times[planet];
    for (Planet planet = 0; planet < number_of_planets; ++planet)
        if (times[planet] != 1)
            return false;
    return true;
}

// Exo: each galaxy hangs together with its star, that is, it can be built one planet after another.
bool hangs_together(const Galaxy& galaxy) {
    Galaxy built;
    bool grew = true;
    while (grew) {
        grew = false;
        for (Place place : places_for_planet(built))
            if (galaxy.contains(place)) {
                built[place] = galaxy.at(place);
                grew = true;
            }
    }
    return built.size() == galaxy.size();
}

// Exo: what lies on a planet is still in the universe.
bool covers_are_there(const Universe& universe) {
    for (const auto& [planet, covers] : universe)
        for (Planet cover : covers)
            if (!universe.contains(cover))
                return false;
    return true;
}

// Exo: no cycle in the universe, that is, it can be taken away one available planet after another.
bool has_cycle(Universe universe) {
    while (!universe.empty()) {
        const std::vector<Planet> available = available_planets(universe);
        if (available.empty())
            return true;
        take(universe, available.front());
    }
    return false;
}

// Exo: numbers of planets that fit the player to move. Every game from the start has the same: count along.
bool numbers_fit(const std::vector<Galaxy>& galaxies, std::size_t turn) {
    const std::size_t players = galaxies.size();
    std::vector<std::size_t> numbers;
    for (const Galaxy& galaxy : galaxies)
        numbers.push_back(galaxy.size());
    std::vector<std::size_t> expected(players, 0);
    for (std::size_t moves = 0; moves <= players * full_galaxy(players); ++moves) {
        if (numbers == expected && turn == moves % players)
            return true;
        ++expected[moves % players];
    }
    return false;
}

}  // namespace

Read read_exo(int players, std::string_view text) {
    const auto number_of_players = static_cast<std::size_t>(players);
    const std::vector<std::string_view> fields = split(text, ' ');
    if (fields.size() != 2)
        return {nullptr, "a position of Exo is UNIVERSE|GALAXY|GALAXY[|GALAXY] TURN"};
    const std::vector<std::string_view> parts = split(fields[0], '|');
    if (parts.size() != 1 + number_of_players)
        return {nullptr, "there must be a universe and a galaxy for each player"};

    ReadUniverse universe = read_universe(parts[0]);
    if (!universe.error.empty())
        return {nullptr, universe.error};
    std::vector<Galaxy> galaxies;
    for (std::size_t player = 0; player < number_of_players; ++player) {
        const ReadGalaxy galaxy = read_galaxy(parts[1 + player]);
        if (!galaxy.error.empty())
            return {nullptr, galaxy.error};
        galaxies.push_back(galaxy.galaxy);
    }
    std::size_t turn = 0;
    while (turn < number_of_players && fields[1] != 'p' + std::to_string(turn + 1))
        ++turn;
    if (turn == number_of_players)
        return {nullptr, "the turn must be one of the players"};

    if (!has_each_planet_once(universe.universe, galaxies))
        return {nullptr, "each planet must be there exactly once"};
    for (const Galaxy& galaxy : galaxies)
        if (!hangs_together(galaxy))
            return {nullptr, "a galaxy must hang together with its star"};
    if (!covers_are_there(universe.universe))
        return {nullptr, "only planets of the universe lie on a planet"};
    if (has_cycle(universe.universe))
        return {nullptr, "planets lie on one another in a circle"};
    if (!numbers_fit(galaxies, turn))
        return {nullptr, "the numbers of planets do not fit the player to move"};
    return {std::make_unique<Exo>(std::move(universe.universe), std::move(galaxies), turn), {}};
}

// The layout `flat`: no planet covers another.
std::string exo_start(int players) {
    Universe universe;
    for (Planet planet = 0; planet < number_of_planets; ++planet)
        universe[planet] = {};
    return Exo(universe, std::vector<Galaxy>(static_cast<std::size_t>(players)), 0).text();
}

std::optional<GalaxyScore> galaxy_score(std::string_view text) {
    const ReadGalaxy read = read_galaxy(text);
    if (!read.error.empty())
        return std::nullopt;
    return score_of(read.galaxy);
}

}  // namespace reference
