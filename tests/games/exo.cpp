#include <tessera/algorithm/perft.hpp>
#include <tessera/exo.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

using namespace tessera;
using namespace tessera::exo;

namespace {

// A position that is known to be right.
template <int Players = 2>
constexpr Exo<Players> position(std::string_view text) {
    return *Exo<Players>::from_position(text);
}

constexpr Planet planet(std::string_view name) {
    Reader reader{name};
    return *read_planet(reader);
}

constexpr PlanetSet planets(std::initializer_list<std::string_view> names) {
    PlanetSet set;
    for (const std::string_view name : names)
        set.insert(planet(name));
    return set;
}

constexpr Move move(std::string_view text) { return *Exo<2>::parse_move(text); }

template <int Players>
Exo<Players> after(Exo<Players> game, std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
        INFO(std::string(text));
        REQUIRE(game.is_legal(move(text)));
        game.play(move(text));
    }
    return game;
}

constexpr Galaxy galaxy_of(std::initializer_list<std::string_view> moves) {
    Galaxy galaxy;
    for (const std::string_view text : moves)
        galaxy.put(move(text).planet(), move(text).place());
    return galaxy;
}

// The planets of a drawing: its rows from the top, three characters a cell, `sun` and `---` for the star and
// for empty cells.
using Planets = StaticVector<Move, 27>;

template <class F>
constexpr void for_each_drawn(std::string_view picture, F f) {
    int column = 0;
    int row = 0;
    for (std::size_t at = 0; at < picture.size(); ++at) {
        if (picture[at] == '\n') {
            --row;
            column = 0;
        } else if (picture[at] != ' ') {
            f(picture.substr(at, 3), column++, row);
            at += 2;
        }
    }
}

constexpr Planets drawn_planets(std::string_view picture) {
    int star_column = 0;
    int star_row = 0;
    for_each_drawn(picture, [&](std::string_view name, int column, int row) {
        if (name == "sun") {
            star_column = column;
            star_row = row;
        }
    });
    Planets planets;
    for_each_drawn(picture, [&](std::string_view name, int column, int row) {
        if (name != "sun" && name != "---")
            planets.push_back({planet(name), {column - star_column, row - star_row}});
    });
    return planets;
}

constexpr Standing standing(const Planets& planets) {
    return {points({planets.data(), planets.size()}), next_to_star({planets.data(), planets.size()})};
}

constexpr Standing standing(std::string_view picture) { return standing(drawn_planets(picture)); }

// The galaxies as they are printed in the report of 2019.
constexpr std::string_view middle_of_p1 = R"(
    --- MWT ---
    --- MGT SGG
    --- SRT LGG
    SRR sun ---)";
constexpr std::string_view middle_of_p2 = R"(
    LGT --- ---
    SGT --- MWG
    sun MGG ---
    SRG --- SGR)";
constexpr std::string_view end_of_p1 = R"(
    --- --- SWR MWR
    --- --- MWT MWG
    --- MGR MGT SGG
    --- --- SRT LGG
    --- SRR sun LRR
    MRG SWT --- ---)";
constexpr std::string_view end_of_p2 = R"(
    LWR --- ---
    LGR --- ---
    LGT --- MWT
    SGT --- MWG
    sun MGG MRR
    SRG SWG SGR
    LRG --- LWR)";

// The text of a position with these galaxies and a universe of all other planets, side by side.
std::string text_of(std::initializer_list<Planets> galaxies, std::string_view turn) {
    PlanetSet left = PlanetSet::full();
    std::string text;
    for (Planets galaxy : galaxies) {
        std::sort(galaxy.begin(), galaxy.end(), [](Move a, Move b) { return a.place() < b.place(); });
        char joint = '|';
        for (const Move put : galaxy) {
            left.erase(put.planet());
            text += joint + to_string(put);
            joint = ';';
        }
    }
    std::string universe;
    for (const Planet rest : left)
        universe += (universe.empty() ? "" : ",") + to_string(rest);
    return universe + text + ' ' + std::string(turn);
}

// All planets but those named, side by side, as text.
std::string all_but(std::initializer_list<std::string_view> names) {
    std::string text;
    for (const Planet left : PlanetSet::full() - planets(names))
        text += (text.empty() ? "" : ",") + to_string(left);
    return text;
}

}  // namespace

TEST_CASE("Exo: there is one planet of every size, colour and type") {
    std::set<std::uint16_t> traits;
    for (const Planet each : PlanetSet::full()) {
        CHECK(Planet{each.size(), each.colour(), each.type()} == each);
        traits.insert(each.traits());
    }
    CHECK(traits.size() == 27);
    static_assert(Planet{Size::large, Colour::white, Type::ringed}.index() == 26);
    static_assert((planet("SRT").traits() & planet("SGT").traits()) ==
                  (planet("SWT").traits() & planet("SRT").traits()));
    static_assert((planet("SRT").traits() & planet("MGG").traits()) == 0);
}

TEST_CASE("Exo 1: a planet is available when no planet still in the universe lies on it") {
    static constexpr Universe universe = [] {
        Universe piled{planets({"SRT", "MGG", "LWR", "SRG"})};
        piled.lay(planet("MGG"), planet("SRT"));
        piled.lay(planet("LWR"), planet("SRT"));
        piled.lay(planet("LWR"), planet("MGG"));
        return piled;
    }();
    static_assert(universe.available() == planets({"LWR", "SRG"}));
    static_assert(universe.on(planet("SRT")) == planets({"MGG", "LWR"}));
    static_assert(universe.under(planet("LWR")) == planets({"SRT", "MGG"}));
    Universe rest = universe;
    rest.take(planet("LWR"));
    CHECK(rest.available() == planets({"SRG", "MGG"}));
    rest.take(planet("SRG"));
    CHECK(rest.available() == planets({"MGG"}));
    rest.take(planet("MGG"));
    CHECK(rest.available() == planets({"SRT"}));
    CHECK(rest.left() == planets({"SRT"}));
}

TEST_CASE("Exo 1: a planet under all others is counted free as they are taken") {
    Universe universe;
    const Planet lowest = planet("MGG");
    for (const Planet other : PlanetSet::full())
        if (other != lowest)
            universe.lay(other, lowest);
    while (universe.left().count() > 1) {
        REQUIRE_FALSE(universe.available().contains(lowest));
        universe.take(universe.available().first());
    }
    CHECK(universe.available() == planets({"MGG"}));
}

TEST_CASE("Exo 1: the first planet goes next to the star") {
    static constexpr Galaxy star_alone;
    static_assert(star_alone.count_open() == 8);
    static_assert(star_alone.is_open({-1, -1}) && star_alone.is_open({0, 1}) && star_alone.is_open({1, 0}));
    static_assert(!star_alone.is_open(star) && !star_alone.is_open({2, 0}) && !star_alone.is_open({1, -2}));
    const Exo<2> game = Exo<2>::flat();
    CHECK(game.count_moves() == 27 * 8);
    CHECK(game.is_legal(move("SRT@-1,0")));
    CHECK_FALSE(game.is_legal(move("SRT@0,0")));
    CHECK_FALSE(game.is_legal(move("SRT@0,2")));
}

TEST_CASE("Exo 1: later planets go next to the star or a planet, in the eight directions") {
    static constexpr Galaxy galaxy = galaxy_of({"SRT@1,1"});
    static_assert(galaxy.count_open() == 8 - 1 + 5);
    static_assert(galaxy.is_open({2, 2}) && galaxy.is_open({0, 2}) && galaxy.is_open({2, 0}));
    static_assert(galaxy.is_open({-1, -1}));
    static_assert(!galaxy.is_open({1, 1}) && !galaxy.is_open({3, 1}) && !galaxy.is_open({-1, 2}));
    // Beside the star a planet opens three places only.
    CHECK(galaxy_of({"SRT@1,0"}).count_open() == 8 - 1 + 3);
    std::string names;
    for (const Place place : galaxy.open_places())
        names += to_string(place) + ' ';
    CHECK(names == "-1,-1 0,-1 1,-1 -1,0 1,0 2,0 -1,1 0,1 2,1 0,2 1,2 2,2 ");
}

TEST_CASE("Exo 1: no galaxy has more open places than the bound says, and some have as many") {
    Galaxy galaxy;
    CHECK(galaxy.count_open() == max_open_places(0));
    for (int i = 0; i < Galaxy::max_planets; ++i) {
        // Diagonally away from the star in two directions, so that each planet opens five places.
        const int steps = i / 2 + 1;
        galaxy.put(Planet::from_index(i), i % 2 == 0 ? Place{steps, steps} : Place{steps, -steps});
        CHECK(galaxy.count_open() <= max_open_places(i + 1));
        CHECK(static_cast<int>(galaxy.open_places().size()) == galaxy.count_open());
    }
    CHECK(galaxy_of({"SRT@1,1", "SRG@2,2", "SRR@3,3"}).count_open() == max_open_places(3));
}

TEST_CASE("Exo 1: players take turns in order, each in the own galaxy") {
    const Exo<2> two = after(Exo<2>::flat(), {"SRT@1,0", "LWR@1,0", "SRG@2,0"});
    CHECK(two.to_move() == Player::p2);
    CHECK(two.position() == all_but({"SRT", "SRG", "LWR"}) + "|SRT@1,0;SRG@2,0|LWR@1,0 p2");
    CHECK_FALSE(two.is_legal(move("MGG@3,0")));
    CHECK(two.is_legal(move("MGG@2,0")));
    CHECK_FALSE(two.is_legal(move("SRT@2,0")));

    const Exo<3> three = after(Exo<3>::flat(), {"SRT@1,0", "LWR@1,0", "MGG@0,1"});
    CHECK(three.to_move() == Player::p1);
    CHECK(after(three, {"SRG@2,0"}).to_move() == Player::p2);
    CHECK(three.planet_at(Player::p3, {0, 1}) == planet("MGG"));
}

TEST_CASE("Exo 1: a galaxy may stretch as far as it has planets, in every direction") {
    const auto straight = [](int x, int y) {
        Exo<2> game = Exo<2>::flat();
        for (int i = 0; i < 26; ++i) {
            const int steps = i / 2 + 1;
            // The other galaxy stretches the other way.
            const Move put{Planet::from_index(i),
                           i % 2 == 0 ? Place{steps * x, steps * y} : Place{-steps * x, -steps * y}};
            REQUIRE(game.is_legal(put));
            CHECK_FALSE(game.is_legal({put.planet(), {(steps + 1) * x, (steps + 1) * y}}));
            CHECK_FALSE(game.is_legal({put.planet(), {-(steps + 1) * x, -(steps + 1) * y}}));
            game.play(put);
            CHECK(game.planet_at(static_cast<Player>(i % 2), put.place()) == put.planet());
        }
        CHECK(game.outcome() != Outcome::ongoing);
        CHECK(game == position(game.position()));
        // Each planet lies in the row of those before it: only the lines of three count.
        for (const Player player : {Player::p1, Player::p2}) {
            const Galaxy& galaxy = game.galaxy(player);
            Planets planets;
            for (const Planet each : galaxy.planets())
                planets.push_back({each, galaxy.place_of(each)});
            CHECK(galaxy.standing() == standing(planets));
            CHECK(galaxy.next_to_star() == 1);
            CHECK_FALSE(galaxy.planet_at(star).has_value());
        }
    };
    for (const int x : {-1, 0, 1})
        for (const int y : {-1, 0, 1})
            if (x != 0 || y != 0)
                straight(x, y);
}

TEST_CASE("Exo 2: the game ends when each galaxy is full") {
    static_assert(full_galaxy(2) == 13 && full_galaxy(3) == 9);
    const auto plies = [](auto game) {
        Rng rng{1};
        int count = 0;
        for (; game.outcome() == Outcome::ongoing; ++count)
            game.play(game.random_move(rng));
        CHECK(game.to_move() == Player::p1);
        CHECK(game.count_moves() == 0);
        CHECK(game.moves().empty());
        CHECK(game.available_planets().empty());
        CHECK(game.open_places().empty());
        for (const Planet left : game.universe().left())
            CHECK_FALSE(game.is_legal({left, game.galaxy(Player::p1).open_places()[0]}));
        CHECK(game.universe().left().count() == Planet::count - count);
        return count;
    };
    CHECK(plies(Exo<2>{}) == 26);
    CHECK(plies(Exo<3>{}) == 27);
}

TEST_CASE("Exo 3: three consecutive planets on a line score a point for each trait that all share") {
    static_assert(standing("sun SRT SRG SRR").points == 2);
    static_assert(standing("sun SRT SGG SWR").points == 1);
    static_assert(standing("sun SRT MRG LRR").points == 1);
    static_assert(standing("sun SRT MGT LWT").points == 1);
    static_assert(standing("sun SRT MGG LWR").points == 0);
    static_assert(standing("sun SRT SRG MRR").points == 1);
    CHECK(standing("sun SRT SRG").points == 0);
}

TEST_CASE("Exo 3: rows, columns and both diagonals are lines") {
    CHECK(standing(R"(
        SRT --- ---
        SRG --- ---
        SRR sun ---)")
              .points == 2);
    CHECK(standing(R"(
        sun --- SRT
        --- SRG ---
        SRR --- ---)")
              .points == 2);
    CHECK(standing(R"(
        SRT --- sun
        --- SRG ---
        --- --- SRR)")
              .points == 2);
    CHECK(standing(R"(
        SRT --- ---
        SRG --- ---
        --- SRR sun)")
              .points == 0);
}

TEST_CASE("Exo 3: four in a row hold two triples") {
    static_assert(standing("sun SRT SRG SRR SGT").points == 2 + 1);
    CHECK(standing("SRT SGT SWT MRT MGT sun").points == 2 + 1 + 1);
}

TEST_CASE("Exo 3: the star is no planet, and breaks a line, as does an empty cell") {
    static_assert(standing("SRT sun SRG SRR").points == 0);
    CHECK(standing("SRT SRG --- SRR sun").points == 0);
    CHECK(galaxy_of({"SRT@-1,0", "SRG@1,0", "SRR@2,0"}).points() == 0);
    CHECK(galaxy_of({"SRT@-1,0", "SRG@1,0", "SRR@2,0", "MRT@3,0"}).points() == 1);
}

TEST_CASE("Exo 3 and 4: the galaxies of the report") {
    static_assert(standing(middle_of_p1) == Standing{2, 3});
    static_assert(standing(middle_of_p2) == Standing{2, 3});
    static_assert(standing(end_of_p1) == Standing{6, 5});
    // The last one shows LWR twice, which no game can reach, but it can be scored.
    static_assert(standing(end_of_p2) == Standing{7, 4});

    const std::string middle = text_of({drawn_planets(middle_of_p1), drawn_planets(middle_of_p2)}, "p1");
    const Exo<2> game = position(middle);
    CHECK(game.position() == middle);
    CHECK(game.scores() == std::array{2, 2});
    CHECK(game.standings() == std::array{Standing{2, 3}, Standing{2, 3}});
    CHECK(game.outcome() == Outcome::ongoing);

    const std::string end = text_of({drawn_planets(end_of_p1), drawn_planets(end_of_p2)}, "p1");
    REQUIRE_FALSE(Exo<2>::from_position(end).has_value());
    CHECK(Exo<2>::from_position(end).error().what == "this planet is there twice");
}

TEST_CASE("Exo 4: most points win, then most planets next to the star, else it is a draw") {
    using enum Outcome;
    static_assert(outcome_of(std::array{Standing{5, 0}, Standing{4, 8}}) == p1);
    static_assert(outcome_of(std::array{Standing{4, 2}, Standing{4, 3}}) == p2);
    static_assert(outcome_of(std::array{Standing{4, 3}, Standing{4, 3}}) == draw);
    static_assert(outcome_of(std::array{Standing{4, 3}, Standing{4, 3}, Standing{4, 4}}) == p3);
    static_assert(outcome_of(std::array{Standing{9, 0}, Standing{4, 3}, Standing{4, 4}}) == p1);
    // Two of three who share the first place have not won.
    static_assert(outcome_of(std::array{Standing{4, 4}, Standing{1, 1}, Standing{4, 4}}) == draw);
    CHECK(Standing{4, 3} < Standing{4, 4});
}

TEST_CASE("Exo 4: finished games") {
    // p1: nine small planets in a row have 7 points for their size, the four medium ones after them 2; there
    // are 4 lines of one colour. p2: 3 for five medium planets, 6 for eight large ones, 3 for colours.
    const auto won = position("LWR|SRT@1,0;SRG@2,0;SRR@3,0;SGT@4,0;SGG@5,0;SGR@6,0;SWT@7,0;SWG@8,0;SWR@9,0;"
                              "MRT@10,0;MRG@11,0;MRR@12,0;MGT@13,0|MGG@1,0;MGR@2,0;MWT@3,0;MWG@4,0;MWR@5,0;"
                              "LRT@6,0;LRG@7,0;LRR@8,0;LGT@9,0;LGG@10,0;LGR@11,0;LWT@12,0;LWG@13,0 p1");
    CHECK(won.scores() == std::array{13, 12});
    CHECK(won.outcome() == Outcome::p1);
    CHECK(outcome_name(won) == "p1");
    CHECK(position(won.position()) == won);

    const auto thirds =
        position<3>("|SRT@1,0;SRG@2,0;SRR@3,0;SGT@4,0;SGG@5,0;SGR@6,0;SWT@7,0;SWG@8,0;SWR@9,0|"
                    "MRT@1,0;MRG@2,0;MRR@3,0;MGT@4,0;MGG@5,0;MGR@6,0;MWT@7,0;MWG@8,0;MWR@9,0|"
                    "LRG@0,-1;LRT@1,0;LRR@2,0;LGT@3,0;LGG@4,0;LGR@5,0;LWT@6,0;LWG@7,0;LWR@8,0 p1");
    CHECK(thirds.scores() == std::array{10, 10, 8});
    CHECK(thirds.outcome() == Outcome::draw);
}

TEST_CASE("Exo: the layouts are the same for a seed everywhere") {
    CHECK(Exo<2>{} == Exo<2>::scatter(1));
    CHECK(
        Exo<2>{}.position() ==
        "SRT,SRG:SWR+MRT+MGT,SRR:MWR,SGT:MGG,SGG,SGR:MGR+MWG,SWT,SWG:MRT+MWT+LGR,SWR,MRT,MRG,MRR,MGT:SWR+MRR,"
        "MGG,MGR,MWT:MRT+LGR,MWG,MWR,LRT:SGG+LRR+LGG,LRG,LRR:SGG+LGG,LGT:MWT+LGR,LGG:SGG,LGR,LWT,"
        "LWG:SWG+MRT+MWT+LGR,LWR:SRG+SWG+SWR+MRT+MWT+LGR|| p1");
    CHECK(
        Exo<2>::piles(7).position() ==
        "SRT:LGR,SRG:SGR,SRR:SGT,SGT:SWT,SGG:MWT,SGR:LRG,SWT,SWG:MRT,SWR:LWG,MRT:MRG,MRG,MRR:MGR,MGT:LWR,MGG,"
        "MGR,MWT,MWG:LGG,MWR,LRT,LRG,LRR:SWR,LGT:SGG,LGG:MWR,LGR:LRT,LWT:MRR,LWG,LWR:MGG|| p1");
    CHECK(Exo<3>::flat().position() == all_but({}) + "||| p1");
    static_assert(Exo<2>{}.universe() == Universe::scatter(1));
    static_assert(Exo<2>{} != Exo<2>::scatter(2));
}

TEST_CASE("Exo: piles are nine of three planets, each on the one below") {
    for (const std::uint64_t seed : {0U, 1U, 2U}) {
        const Universe universe = Universe::piles(seed);
        CHECK(universe.available().count() == 9);
        CHECK(universe.stuck().empty());
        int bottoms = 0;
        for (const Planet each : universe.left()) {
            CHECK(universe.on(each).count() <= 1);
            bottoms += universe.under(each).empty() ? 1 : 0;
        }
        CHECK(bottoms == 9);
    }
}

TEST_CASE("Exo: scattered discs lie on earlier ones, so there is no circle") {
    int facts = 0;
    int available = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Universe universe = Universe::scatter(seed);
        CHECK(universe.stuck().empty());
        for (const Planet each : universe.left())
            facts += universe.under(each).count();
        available += universe.available().count();
    }
    // About one fact a planet, and a little less than half of the planets on top.
    CHECK(facts / 200 == 25);
    CHECK(available / 200 == 11);
}

TEST_CASE("Exo: only what is left of the universe counts, not what has lain there before") {
    Universe piled;
    piled.lay(planet("MGG"), planet("SRT"));
    Universe covered = piled;
    covered.lay(planet("LWR"), planet("SRT"));
    covered.lay(planet("LWR"), planet("MGG"));
    Universe covered_elsewhere = piled;
    covered_elsewhere.lay(planet("LWR"), planet("SRG"));
    const Exo<2> some{covered};
    const Exo<2> other{covered_elsewhere};
    CHECK(some != other);
    CHECK(some.hash() != other.hash());
    const auto a = after(some, {"LWR@1,0"});
    const auto b = after(other, {"LWR@1,0"});
    CHECK(a == b);
    CHECK(a.hash() == b.hash());
}

TEST_CASE("Exo: the order of the moves does not matter, but who has which planet where does") {
    const Exo<2> start = Exo<2>::flat();
    const auto a = after(start, {"SRT@1,0", "LWR@1,0", "SRG@2,0", "LWT@2,0"});
    const auto b = after(start, {"SRT@1,0", "LWR@1,0", "SRG@2,0", "LWT@2,0"});
    const auto other_order = after(start, {"SRT@1,0", "LWT@1,0", "SRG@2,0", "LWR@2,0"});
    const auto other_owner = after(start, {"LWR@1,0", "SRT@1,0", "LWT@2,0", "SRG@2,0"});
    CHECK(a == b);
    CHECK(a != other_order);
    CHECK(a.hash() != other_order.hash());
    CHECK(a != other_owner);
    CHECK(a.hash() != other_owner.hash());
    const auto swapped = after(start, {"SRT@1,1", "LWR@1,0", "SRG@1,0", "LWT@2,0"});
    const auto swapped_too = after(start, {"SRG@1,0", "LWR@1,0", "SRT@1,1", "LWT@2,0"});
    CHECK(swapped == swapped_too);
    CHECK(swapped.hash() == swapped_too.hash());
}

TEST_CASE("Exo: a symmetry may be done to each galaxy on its own") {
    const auto game = after(Exo<2>::flat(), {"SRT@1,0", "LWR@1,1", "SRG@2,1", "LWT@0,1"});
    const auto turned = game.transformed(Player::p2, Symmetry::rotate_90);
    CHECK(turned.position() ==
          all_but({"SRT", "SRG", "LWR", "LWT"}) + "|SRT@1,0;SRG@2,1|LWT@-1,0;LWR@-1,1 p1");
    CHECK(turned.galaxy(Player::p1) == game.galaxy(Player::p1));
    CHECK(turned == position(turned.position()));
    CHECK(turned.canonical() == game.canonical());
    for (const Symmetry symmetry : Exo<2>::symmetries) {
        const auto one = game.transformed(Player::p1, symmetry);
        CHECK(one.canonical() == game.canonical());
        CHECK(one.transformed(Player::p2, Symmetry::transpose).canonical() == game.canonical());
        CHECK(perft(one, 2) == perft(game, 2));
        // The moves of the player whose galaxy was turned go along with it.
        for (const Move each : game.moves()) {
            auto next = game;
            next.play(each);
            auto next_image = one;
            REQUIRE(next_image.is_legal(transformed(each, symmetry)));
            next_image.play(transformed(each, symmetry));
            REQUIRE(next_image == next.transformed(Player::p1, symmetry));
        }
    }
    static_assert(transformed(move("SRT@2,1"), Symmetry::rotate_90) == move("SRT@-1,2"));
    static_assert(transformed(move("SRT@2,1"), Symmetry::flip_columns) == move("SRT@-2,1"));
}

TEST_CASE("Exo: moves are listed by planets and then by places") {
    const auto game = after(Exo<2>::piles(1), {"SRG@1,1", "SRR@0,1"});
    const auto moves = game.moves();
    CHECK(std::is_sorted(moves.begin(), moves.end(), [](Move a, Move b) {
        return a.planet() < b.planet() || (a.planet() == b.planet() && a.place() < b.place());
    }));
    CHECK(static_cast<int>(moves.size()) == game.available_planets().count() * 12);
    static_assert(Exo<2>::max_moves == 480);
    static_assert(Exo<3>::max_moves == 360);
}

TEST_CASE("Exo: every move within reach has a number") {
    static_assert(Exo<2>::move_index_count == 27 * 27 * 27);
    static_assert(Exo<3>::move_index_count == 27 * 19 * 19);
    static_assert(Exo<2>::move_index(move("SRT@-13,-13")) == 0);
    static_assert(Exo<2>::move_index(move("LWR@13,13")) == Exo<2>::move_index_count - 1);
    static_assert(Exo<3>::move_index(move("SRT@-9,-9")) == 0);
    CHECK(Exo<2>::move_from_index(Exo<2>::move_index(move("MGG@-4,7"))) == move("MGG@-4,7"));
    CHECK(Exo<3>::move_from_index(Exo<3>::move_index(move("MGG@-4,7"))) == move("MGG@-4,7"));
}

TEST_CASE("Exo: the planes are the traits of the planets, seen by the player to move") {
    const auto game = after(Exo<2>::flat(), {"SRT@1,0", "LWR@-1,1", "SRG@2,1"});
    const auto planes = game.planes();
    REQUIRE(planes.size() == 18);
    const auto cell = [](int x, int y) { return Exo<2>::cell({x, y}); };
    using Board = Exo<2>::Board;
    // First the galaxy of p2, whose turn it is.
    CHECK(planes[2] == Board{cell(-1, 1)});              // large
    CHECK(planes[5] == Board{cell(-1, 1)});              // white
    CHECK(planes[8] == Board{cell(-1, 1)});              // ringed
    CHECK(planes[9] == Board{cell(1, 0), cell(2, 1)});   // small
    CHECK(planes[12] == Board{cell(1, 0), cell(2, 1)});  // red
    CHECK(planes[15] == Board{cell(1, 0)});              // terrestrial
    CHECK(planes[16] == Board{cell(2, 1)});              // gaseous
    for (const std::size_t empty : {0U, 1U, 3U, 4U, 6U, 7U, 10U, 11U, 13U, 14U, 17U})
        CHECK(planes[empty].empty());
}

TEST_CASE("Exo: what a user interface asks") {
    const auto game = after(Exo<2>::piles(7), {"MRG@1,1", "SWT@-1,0", "LRG@2,2"});
    CHECK(game.available_planets() == game.universe().available());
    CHECK(game.open_places().size() == 10);
    CHECK(game.bounds(Player::p1) == Bounds{{0, 0}, {2, 2}});
    CHECK(game.bounds(Player::p2) == Bounds{{-1, 0}, {0, 0}});
    CHECK(game.planet_at(Player::p1, {2, 2}) == planet("LRG"));
    CHECK_FALSE(game.planet_at(Player::p1, {0, 0}).has_value());
    CHECK_FALSE(game.planet_at(Player::p1, {-15, 15}).has_value());
    CHECK(game.universe().on(planet("SRT")) == planets({"LGR"}));
}

TEST_CASE("Exo: everything works at compile time") {
    static_assert(perft(Exo<2>::flat(), 2) == 44928);
    static_assert([] {
        Exo<3> game;
        Rng rng{3};
        while (game.outcome() == Outcome::ongoing)
            game.play(game.random_move(rng));
        return game.universe().left().empty() && game.canonical().scores() == game.scores();
    }());
}
