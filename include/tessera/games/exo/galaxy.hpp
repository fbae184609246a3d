#pragma once

#include <tessera/core/bitboard.hpp>       // Bitboard
#include <tessera/core/static_vector.hpp>  // StaticVector
#include <tessera/core/symmetry.hpp>       // Symmetry, symmetries
#include <tessera/games/exo/place.hpp>     // Place, star
#include <tessera/games/exo/planet.hpp>    // Planet, PlanetSet
#include <tessera/games/exo/rules.hpp>     // LineFinder, Standing, full_galaxy, max_open_places

#include <algorithm>  // max, min
#include <array>      // array
#include <bit>        // countr_zero
#include <cassert>    // assert
#include <cstddef>    // size_t
#include <cstdint>    // int8_t, uint8_t, uint64_t
#include <optional>   // optional

namespace tessera::exo {

/// A rectangle of places, given by its lowest and leftmost and by its highest and rightmost one.
struct Bounds {
    Place low;   ///< the lowest x and the lowest y
    Place high;  ///< the highest x and the highest y

    friend constexpr bool operator==(const Bounds&, const Bounds&) noexcept = default;
};

/// The eight neighbours of every cell of a board whose opposite edges are joined, so that a step adds the
/// same number to the index of every cell.
template <int Width>
inline constexpr auto neighbours = [] {
    using Board = Bitboard<Width, Width>;
    std::array<Board, static_cast<std::size_t>(Board::cell_count)> table{};
    for (int cell = 0; cell < Board::cell_count; ++cell)
        for (const int step : {1, Width - 1, Width, Width + 1})
            for (const int neighbour : {cell + step, cell - step + Board::cell_count})
                table[static_cast<std::size_t>(cell)].insert(
                    Board::Cell::from_index(neighbour % Board::cell_count));
    return table;
}();

/// The star and the planets of one player.
///
/// The grid has no edge, but a galaxy hangs together: with 13 planets at most it fits, with the cells around
/// it, into a window of 16 × 16 cells. So the place (x, y) is kept as cell 16 * y + x modulo 256, with the
/// star on cell 0. Wherever the window is, its places have different cells, and a step in a direction always
/// adds the same number.
class Galaxy {
public:
    /// How many planets a galaxy can have.
    static constexpr int max_planets = full_galaxy(2);

    /// The star alone.
    constexpr Galaxy() noexcept : reached_(around(0)), taken_{Cell::from_index(0)} {
        reached_.insert(Cell::from_index(0));
    }

    /// The number of planets.
    [[nodiscard]] constexpr int size() const noexcept { return size_; }
    /// Whether the planet is here.
    [[nodiscard]] constexpr bool contains(Planet planet) const noexcept { return cells_[at(planet)] != 0; }
    /// Where a planet of this galaxy is.
    [[nodiscard]] constexpr Place place_of(Planet planet) const noexcept {
        assert(contains(planet));
        return place_at(cells_[at(planet)]);
    }
    /// The planet on this place, if there is one.
    [[nodiscard]] constexpr std::optional<Planet> planet_at(Place place) const noexcept {
        if (in_window(place) && place != star)
            for (const Planet planet : PlanetSet::full())
                if (cells_[at(planet)] == cell_of(place))
                    return planet;
        return std::nullopt;
    }
    /// The planets in their order.
    [[nodiscard]] constexpr PlanetSet planets() const noexcept {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < cells_.size(); ++i)
            bits |= static_cast<std::uint32_t>(cells_[i] != 0) << i;
        return PlanetSet::from_bits(bits);
    }
    /// The smallest rectangle that has the star and all planets.
    [[nodiscard]] constexpr Bounds bounds() const noexcept {
        Bounds bounds{star, star};
        for (const Planet planet : planets()) {
            const Place place = place_of(planet);
            bounds.low = {(std::min)(bounds.low.x(), place.x()), (std::min)(bounds.low.y(), place.y())};
            bounds.high = {(std::max)(bounds.high.x(), place.x()), (std::max)(bounds.high.y(), place.y())};
        }
        return bounds;
    }

    /// Exo 1: whether the place is empty, and adjacent to the star or a planet.
    [[nodiscard]] constexpr bool is_open(Place place) const noexcept {
        return in_window(place) && open().contains(Cell::from_index(cell_of(place)));
    }
    /// Exo 1: how many open places there are.
    [[nodiscard]] constexpr int count_open() const noexcept { return reached_.count() - size_ - 1; }
    /// One of the open places for each number from 0 to count_open() - 1.
    [[nodiscard]] constexpr Place nth_open(int n) const noexcept { return place_at(open().nth(n).index()); }
    /// Exo 1: the open places in their order.
    using OpenPlaces = StaticVector<Place, static_cast<std::size_t>(max_open_places(max_planets))>;
    /// Exo 1: where a planet may be put.
    [[nodiscard]] constexpr OpenPlaces open_places() const noexcept;

    /// Adds a planet on a place that has none. Planets may come in any order, but in the end, before anything
    /// is asked, the galaxy must hang together.
    constexpr void put(Planet planet, Place place) noexcept {
        const int cell = cell_of(place);
        assert(size_ < max_planets && !contains(planet) && !taken_.contains(Cell::from_index(cell)));
        cells_[at(planet)] = static_cast<std::uint8_t>(cell);
        reached_ |= around(cell);
        taken_.insert(Cell::from_index(cell));
        ++size_;
        low_x_ = static_cast<std::int8_t>((std::min)(int{low_x_}, place.x() - 1));
        low_y_ = static_cast<std::int8_t>((std::min)(int{low_y_}, place.y() - 1));
    }

    /// Exo 3: the points.
    [[nodiscard]] constexpr int points() const noexcept;
    /// Exo 4: how many planets are adjacent to the star.
    [[nodiscard]] constexpr int next_to_star() const noexcept { return (taken_ & around(0)).count(); }
    /// Exo 4: by what galaxies are compared.
    [[nodiscard]] constexpr Standing standing() const noexcept { return {points(), next_to_star()}; }

    /// The galaxy as it looks after a symmetry of the square around its star.
    [[nodiscard]] constexpr Galaxy transformed(Symmetry symmetry) const noexcept {
        Galaxy image;
        for (const Planet planet : planets())
            image.put(planet, exo::transformed(place_of(planet), symmetry));
        return image;
    }

    /// One of the galaxies that the symmetries make of this one, the same for all of them.
    [[nodiscard]] constexpr Galaxy canonical() const noexcept;

    friend constexpr bool operator==(const Galaxy&, const Galaxy&) noexcept = default;

private:
    static constexpr int window = 16;
    static_assert(max_planets + 1 + 2 <= window);
    using Board = Bitboard<window, window>;
    using Cell = Board::Cell;

    [[nodiscard]] static constexpr std::size_t at(Planet planet) noexcept {
        return static_cast<std::size_t>(planet.index());
    }
    [[nodiscard]] static constexpr int cell_of(Place place) noexcept {
        return (window * place.y() + place.x()) & (Board::cell_count - 1);
    }
    /// The eight cells around a cell.
    [[nodiscard]] static constexpr const Board& around(int cell) noexcept {
        return neighbours<window>[static_cast<std::size_t>(cell)];
    }

    [[nodiscard]] constexpr bool in_window(Place place) const noexcept {
        const int columns = place.x() - low_x_;
        const int rows = place.y() - low_y_;
        return 0 <= columns && columns < window && 0 <= rows && rows < window;
    }
    /// The place in the window that a cell stands for.
    [[nodiscard]] constexpr Place place_at(int cell) const noexcept {
        const int steps = steps_to(cell);
        return {low_x_ + steps % window, low_y_ + steps / window};
    }
    /// How many cells after the first one of the window a cell comes, by rows.
    [[nodiscard]] constexpr int steps_to(int cell) const noexcept {
        return (cell - cell_of(Place{low_x_, low_y_})) & (Board::cell_count - 1);
    }
    [[nodiscard]] constexpr Board open() const noexcept { return reached_ - taken_; }

    /// The cells of the star and the planets and all around them.
    Board reached_;
    /// The cells of the star and the planets.
    Board taken_;
    /// The cell of each planet; 0, which is the star's, for those that are not here.
    std::array<std::uint8_t, Planet::count> cells_{};
    /// The lowest coordinates in reach: where the window begins.
    std::int8_t low_x_ = -1;
    std::int8_t low_y_ = -1;
    std::uint8_t size_ = 0;
};

constexpr Galaxy::OpenPlaces Galaxy::open_places() const noexcept {
    // Turned so that the window begins with the first bit, the cells are in the order of their places.
    const auto words = open().words();
    const auto begin = static_cast<std::size_t>(cell_of(Place{low_x_, low_y_}));
    OpenPlaces places;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t word = begin / 64 + i;
        const std::size_t bit = begin % 64;
        const std::uint64_t cells = words[word % 4] >> bit | words[(word + 1) % 4] << 1 << (63 - bit);
        for (std::uint64_t rest = cells; rest != 0; rest &= rest - 1) {
            const int steps = static_cast<int>(i) * 64 + std::countr_zero(rest);
            places.push_back({low_x_ + steps % window, low_y_ + steps / window});
        }
    }
    return places;
}

constexpr int Galaxy::points() const noexcept {
    // The first column of the window has no planets, nor has the last.
    LineFinder<window> lines;
    std::array<std::size_t, Planet::count> cells;  // NOLINT: written before it is read
    std::size_t count = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const auto cell = static_cast<std::size_t>(steps_to(cells_[i]));
        lines.put(cell, Planet::from_index(static_cast<int>(i)));
        cells[count] = cell;
        count += cells_[i] != 0 ? 1U : 0U;
    }
    // The planets that are not here have come to the star.
    lines.clear(static_cast<std::size_t>(steps_to(cell_of(star))));
    int total = 0;
    for (std::size_t i = 0; i < count; ++i)
        total += lines.points_from(cells[i]);
    return total;
}

constexpr Galaxy Galaxy::canonical() const noexcept {
    // The image with the least places, those of the planets one after another: often the first one decides.
    std::array<Symmetry, 8> best = symmetries;
    std::size_t count = best.size();
    for (const Planet planet : planets()) {
        Place least = exo::transformed(place_of(planet), best[0]);
        std::size_t equal = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Place image = exo::transformed(place_of(planet), best[i]);
            if (image < least)
                equal = 0;
            if (image <= least) {
                least = image;
                best[equal++] = best[i];
            }
        }
        count = equal;
        if (count == 1)
            break;
    }
    return transformed(best[0]);
}

}  // namespace tessera::exo
