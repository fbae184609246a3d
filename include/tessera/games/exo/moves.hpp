#pragma once

#include <tessera/games/exo/rules.hpp>  // Standing, outcome_of
#include <tessera/games/exo/state.hpp>  // State

#include <array>    // array
#include <cassert>  // assert
#include <cstddef>  // size_t

namespace tessera::exo {

template <int Players>
constexpr Outcome State<Players>::outcome() const noexcept {
    return is_over() ? outcome_of(standings()) : Outcome::ongoing;
}

template <int Players>
constexpr typename State<Players>::template PerPlayer<int> State<Players>::scores() const noexcept {
    PerPlayer<int> scores{};
    for (std::size_t i = 0; i < Players; ++i)
        scores[i] = galaxies_[i].points();
    return scores;
}

template <int Players>
constexpr typename State<Players>::template PerPlayer<Standing> State<Players>::standings() const noexcept {
    PerPlayer<Standing> standings{};
    for (std::size_t i = 0; i < Players; ++i)
        standings[i] = galaxies_[i].standing();
    return standings;
}

template <int Players>
constexpr int State<Players>::count_moves() const noexcept {
    return is_over() ? 0 : universe_.available().count() * own().count_open();
}

template <int Players>
constexpr typename State<Players>::MoveList State<Players>::moves() const noexcept {
    MoveList list;
    const auto places = open_places();
    for (const Planet planet : available_planets()) {
        Move* out = list.extend(places.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            out[i] = Move{planet, places.data()[i]};
    }
    return list;
}

template <int Players>
constexpr Move State<Players>::random_move(Rng& rng) const noexcept {
    assert(!is_over());
    const PlanetSet available = universe_.available();
    const Planet planet = available.nth(rng.below(available.count()));
    return {planet, own().nth_open(rng.below(own().count_open()))};
}

template <int Players>
constexpr bool State<Players>::is_legal(Move move) const noexcept {
    return available_planets().contains(move.planet()) && own().is_open(move.place());
}

template <int Players>
constexpr void State<Players>::play(Move move) noexcept {
    assert(is_legal(move));
    hash_ ^= key_of_left(move.planet()) ^ key_of_placed(to_move_, move);
    universe_.take(move.planet());
    galaxies_[index(to_move_)].put(move.planet(), move.place());
    to_move_ =
        to_move_ == static_cast<Player>(Players - 1) ? Player::p1 : static_cast<Player>(index(to_move_) + 1);
}

template <int Players>
constexpr std::array<typename State<Players>::Board, std::size_t{9 * Players}>
State<Players>::planes() const noexcept {
    std::array<Board, std::size_t{9 * Players}> planes{};
    for (std::size_t turn = 0; turn < Players; ++turn) {
        const Galaxy& galaxy = galaxies_[(index(to_move_) + turn) % Players];
        for (const Planet planet : galaxy.planets())
            for (std::size_t trait = 0; trait < 9; ++trait)
                if ((unsigned{planet.traits()} >> trait & 1U) != 0)
                    planes[9 * turn + trait].insert(cell(galaxy.place_of(planet)));
    }
    return planes;
}

template <int Players>
constexpr State<Players> State<Players>::transformed(Symmetry symmetry) const noexcept {
    PerPlayer<Galaxy> images = galaxies_;
    for (Galaxy& image : images)
        image = image.transformed(symmetry);
    return {universe_, images};
}

template <int Players>
constexpr State<Players> State<Players>::transformed(Player player, Symmetry symmetry) const noexcept {
    PerPlayer<Galaxy> images = galaxies_;
    images[index(player)] = galaxy(player).transformed(symmetry);
    return {universe_, images};
}

template <int Players>
constexpr State<Players> State<Players>::canonical() const noexcept {
    PerPlayer<Galaxy> images = galaxies_;
    for (Galaxy& image : images)
        image = image.canonical();
    return {universe_, images};
}

}  // namespace tessera::exo
