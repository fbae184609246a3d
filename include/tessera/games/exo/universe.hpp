#pragma once

#include <tessera/core/rng.hpp>          // Rng
#include <tessera/games/exo/planet.hpp>  // Planet, PlanetSet

#include <array>    // array
#include <cassert>  // assert
#include <cstddef>  // size_t
#include <cstdint>  // uint32_t, uint64_t

namespace tessera::exo {

/// The planets that nobody has taken yet, and which of them lies on which. A planet can only be taken when
/// nothing lies on it, so that all a planet lies on is there as long as itself is.
class Universe {
public:
    /// All planets, side by side.
    constexpr Universe() noexcept = default;
    /// These planets, side by side.
    explicit constexpr Universe(PlanetSet left) noexcept : left_(left), available_(left) {}

    /// The layout `flat`: no planet lies on another.
    [[nodiscard]] static constexpr Universe flat() noexcept { return Universe{}; }
    /// The layout `piles`: nine piles of three, shuffled. The 27 planets are drawn one after another, each as
    /// likely as any other that is left; the first three are a pile from the bottom to the top, then the
    /// next three, and so on. Each planet lies on the one just below it.
    [[nodiscard]] static constexpr Universe piles(std::uint64_t seed) noexcept;
    /// The layout `scatter`: discs of diameter 100, dropped one after another on a table. Each planet is drawn
    /// as for `piles`, and then the place of its middle: first x, then y, both from 0 to 599. It lies on
    /// those dropped before it whose middles are less than 100 away.
    [[nodiscard]] static constexpr Universe scatter(std::uint64_t seed) noexcept;

    /// The planets that nobody has taken.
    [[nodiscard]] constexpr PlanetSet left() const noexcept { return left_; }
    /// Exo 1: the planets on which nothing lies.
    [[nodiscard]] constexpr PlanetSet available() const noexcept { return available_; }
    /// What this planet lies on.
    [[nodiscard]] constexpr PlanetSet under(Planet planet) const noexcept {
        return PlanetSet::from_bits(under_[at(planet)]);
    }
    /// What lies on this planet.
    [[nodiscard]] constexpr PlanetSet on(Planet planet) const noexcept {
        PlanetSet planets;
        for (const Planet upper : left_)
            if (under(upper).contains(planet))
                planets.insert(upper);
        return planets;
    }

    /// Adds the fact that a planet lies on another; both are there. Facts must not make a circle: see
    /// `stuck`.
    constexpr void lay(Planet upper, Planet lower) noexcept {
        assert(upper != lower && left_.contains(upper) && left_.contains(lower));
        if (under(upper).contains(lower))
            return;
        under_[at(upper)] |= std::uint32_t{1} << lower.index();
        available_.erase(lower);
        std::uint32_t carry = std::uint32_t{1} << lower.index();
        for (std::uint32_t& digit : covers_) {
            digit ^= carry;
            carry &= ~digit;
        }
    }

    /// Takes an available planet away.
    constexpr void take(Planet planet) noexcept {
        assert(available().contains(planet));
        std::uint32_t borrow = under(planet).bits();
        std::uint32_t covered = 0;
        for (std::uint32_t& digit : covers_) {
            digit ^= borrow;
            borrow &= digit;
            covered |= digit;
        }
        under_[at(planet)] = 0;
        left_.erase(planet);
        available_ = PlanetSet::from_bits(left_.bits() & ~covered);
    }

    /// The planets that can never be taken, because they lie on one another in a circle or something that
    /// does lies on them. None in a universe by the rules.
    [[nodiscard]] constexpr PlanetSet stuck() const noexcept {
        Universe rest = *this;
        while (!rest.available().empty())
            rest.take(rest.available().first());
        return rest.left_;
    }

    friend constexpr bool operator==(const Universe&, const Universe&) noexcept = default;

private:
    [[nodiscard]] static constexpr std::size_t at(Planet planet) noexcept {
        return static_cast<std::size_t>(planet.index());
    }

    /// The bits of the planets under each; none for a planet that is gone, so that universes are equal whatever
    /// has lain there before.
    std::array<std::uint32_t, Planet::count> under_{};
    /// How many planets lie on each, as binary digits: bit i of covers_[d] is digit d of the number for
    /// planet i. So all planets under one that is taken are counted down at once.
    std::array<std::uint32_t, 5> covers_{};
    PlanetSet left_ = PlanetSet::full();
    PlanetSet available_ = PlanetSet::full();
};

/// Draws the planets in random order.
class PlanetBag {
public:
    /// One of the planets left, each as likely as the others.
    [[nodiscard]] constexpr Planet draw(Rng& rng) noexcept {
        const Planet planet = left_.nth(rng.below(left_.count()));
        left_.erase(planet);
        return planet;
    }

private:
    PlanetSet left_ = PlanetSet::full();
};

constexpr Universe Universe::piles(std::uint64_t seed) noexcept {
    constexpr int height = 3;
    Universe universe;
    PlanetBag bag;
    Rng rng{seed};
    for (int pile = 0; pile < Planet::count / height; ++pile) {
        Planet below = bag.draw(rng);
        for (int level = 1; level < height; ++level) {
            const Planet planet = bag.draw(rng);
            universe.lay(planet, below);
            below = planet;
        }
    }
    return universe;
}

constexpr Universe Universe::scatter(std::uint64_t seed) noexcept {
    constexpr int table = 600;
    constexpr int diameter = 100;
    struct Disc {
        Planet planet;
        int x;
        int y;
    };
    Universe universe;
    PlanetBag bag;
    Rng rng{seed};
    std::array<Disc, Planet::count> discs{};
    for (std::size_t i = 0; i < discs.size(); ++i) {
        Disc& disc = discs[i];
        disc.planet = bag.draw(rng);
        disc.x = rng.below(table);
        disc.y = rng.below(table);
        for (std::size_t j = 0; j < i; ++j) {
            const int columns = disc.x - discs[j].x;
            const int rows = disc.y - discs[j].y;
            if (columns * columns + rows * rows < diameter * diameter)
                universe.lay(disc.planet, discs[j].planet);
        }
    }
    return universe;
}

}  // namespace tessera::exo
