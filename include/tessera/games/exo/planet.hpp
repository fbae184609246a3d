#pragma once

#include <tessera/core/bits.hpp>  // bit_count, nth_bit

#include <array>        // array
#include <bit>          // countr_zero
#include <cassert>      // assert
#include <compare>      // strong_ordering
#include <cstddef>      // ptrdiff_t, size_t
#include <cstdint>      // uint8_t, uint16_t, uint32_t
#include <iterator>     // default_sentinel_t, input_iterator_tag
#include <string_view>  // string_view

namespace tessera::exo {

/// The first trait of a planet.
enum class Size : std::uint8_t { small, medium, large };
/// The second trait of a planet; the printed rules say blue for white.
enum class Colour : std::uint8_t { red, green, white };
/// The third trait of a planet.
enum class Type : std::uint8_t { terrestrial, gaseous, ringed };

/// One of the 27 planets: every combination of a size, a colour and a type is there once. They are ordered
/// by size, then by colour, then by type.
class Planet {
public:
    /// How many planets there are.
    static constexpr int count = 27;

    Planet() = default;

    /// The planet with these traits.
    constexpr Planet(Size size, Colour colour, Type type) noexcept
        : index_(static_cast<std::uint8_t>(9 * static_cast<int>(size) + 3 * static_cast<int>(colour) +
                                           static_cast<int>(type))) {}

    /// The planet with this place in the order of all planets.
    [[nodiscard]] static constexpr Planet from_index(int index) noexcept {
        assert(0 <= index && index < count);
        Planet planet{};
        planet.index_ = static_cast<std::uint8_t>(index);
        return planet;
    }

    /// The place in the order of all planets, from 0.
    [[nodiscard]] constexpr int index() const noexcept { return index_; }
    /// How large it is.
    [[nodiscard]] constexpr Size size() const noexcept { return static_cast<Size>(index_ / 9); }
    /// Its colour.
    [[nodiscard]] constexpr Colour colour() const noexcept { return static_cast<Colour>(index_ / 3 % 3); }
    /// Its type.
    [[nodiscard]] constexpr Type type() const noexcept { return static_cast<Type>(index_ % 3); }

    /// The traits as three of nine bits: the sizes, the colours, the types. What several planets share is
    /// the intersection of theirs.
    [[nodiscard]] constexpr std::uint16_t traits() const noexcept { return all_traits[index_]; }

    friend constexpr bool operator==(Planet, Planet) noexcept = default;
    friend constexpr std::strong_ordering operator<=>(Planet, Planet) noexcept = default;

private:
    static constexpr std::array<std::uint16_t, count> all_traits = [] {
        std::array<std::uint16_t, count> table{};
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = static_cast<std::uint16_t>(1U << i / 9 | 8U << i / 3 % 3 | 64U << i % 3);
        return table;
    }();

    std::uint8_t index_;
};

/// The letters of the sizes, of the colours and of the types, each in their order.
inline constexpr std::string_view size_letters = "SML";
/// The letters of the colours, in their order.
inline constexpr std::string_view colour_letters = "RGW";
/// The letters of the types, in their order.
inline constexpr std::string_view type_letters = "TGR";

/// A set of planets, one bit a planet.
class PlanetSet {
public:
    /// The empty set.
    constexpr PlanetSet() noexcept = default;

    /// All planets.
    [[nodiscard]] static constexpr PlanetSet full() noexcept {
        return from_bits((std::uint32_t{1} << Planet::count) - 1);
    }
    /// The set whose planets are the bits of a word, the first planet lowest.
    [[nodiscard]] static constexpr PlanetSet from_bits(std::uint32_t bits) noexcept {
        assert(bits >> Planet::count == 0);
        PlanetSet set;
        set.bits_ = bits;
        return set;
    }
    /// A bit for each planet.
    [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }

    /// Whether the planet is in the set.
    [[nodiscard]] constexpr bool contains(Planet planet) const noexcept {
        return (bits_ >> planet.index() & 1U) != 0;
    }
    /// Puts the planet into the set.
    constexpr void insert(Planet planet) noexcept { bits_ |= bit(planet); }
    /// Takes the planet out of the set.
    constexpr void erase(Planet planet) noexcept { bits_ &= ~bit(planet); }

    /// Whether the set has no planet.
    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
    /// How many planets the set has.
    [[nodiscard]] constexpr int count() const noexcept { return bit_count(bits_); }
    /// The first planet of a set that is not empty.
    [[nodiscard]] constexpr Planet first() const noexcept {
        return Planet::from_index(std::countr_zero(bits_));
    }
    /// The planet of the set that has n others before it.
    [[nodiscard]] constexpr Planet nth(int n) const noexcept { return Planet::from_index(nth_bit(bits_, n)); }

    /// The planets that are in both sets.
    [[nodiscard]] friend constexpr PlanetSet operator&(PlanetSet a, PlanetSet b) noexcept {
        return from_bits(a.bits_ & b.bits_);
    }
    /// The planets that are in one of the sets, or in both.
    [[nodiscard]] friend constexpr PlanetSet operator|(PlanetSet a, PlanetSet b) noexcept {
        return from_bits(a.bits_ | b.bits_);
    }
    /// The planets that are in just one of the sets.
    [[nodiscard]] friend constexpr PlanetSet operator^(PlanetSet a, PlanetSet b) noexcept {
        return from_bits(a.bits_ ^ b.bits_);
    }
    /// The planets of a that are not in b.
    [[nodiscard]] friend constexpr PlanetSet operator-(PlanetSet a, PlanetSet b) noexcept {
        return from_bits(a.bits_ & ~b.bits_);
    }
    friend constexpr bool operator==(PlanetSet, PlanetSet) noexcept = default;

    /// Goes over the planets of a set in order.
    class Iterator {
    public:
        /// @{
        /// What the standard asks of an iterator.
        using value_type = Planet;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::input_iterator_tag;

        Iterator() = default;
        explicit constexpr Iterator(PlanetSet set) noexcept : left_(set.bits_) {}

        [[nodiscard]] constexpr Planet operator*() const noexcept {
            return Planet::from_index(std::countr_zero(left_));
        }
        constexpr Iterator& operator++() noexcept {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr void operator++(int) noexcept { ++*this; }
        /// @}
        [[nodiscard]] friend constexpr bool operator==(const Iterator& iterator,
                                                       std::default_sentinel_t) noexcept {
            return iterator.left_ == 0;
        }

    private:
        std::uint32_t left_ = 0;
    };

    /// The first planet; the order is that of their numbers.
    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{*this}; }
    /// After the last planet.
    [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }

private:
    [[nodiscard]] static constexpr std::uint32_t bit(Planet planet) noexcept {
        return std::uint32_t{1} << planet.index();
    }

    std::uint32_t bits_ = 0;
};

}  // namespace tessera::exo
