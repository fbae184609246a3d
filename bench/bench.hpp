#pragma once

#include <cstdint>     // uint64_t
#include <functional>  // function
#include <optional>    // optional
#include <string>      // string
#include <utility>     // move
#include <vector>      // vector

namespace bench {

// What one run of a benchmark did: how many units of work, and a number that every result went into, so that
// nothing can be optimised away and two machines can tell whether they did the same.
struct Work {
    std::uint64_t units = 0;
    std::uint64_t checksum = 0;

    constexpr void add(std::uint64_t more_units, std::uint64_t result) noexcept {
        units += more_units;
        checksum = checksum * 31 + result;
    }

    friend constexpr bool operator==(const Work&, const Work&) noexcept = default;
};

// A goal that another line sets: at most so many times what a unit takes there, in the same run.
struct Beside {
    std::string name;
    double factor;
};

// A point of the plot of growth: what is measured of which game, and on how many columns.
struct Growth {
    std::string measure;
    std::string game;
    int size;
};

// What the table says of a benchmark.
struct Line {
    std::string name;
    std::string unit;                    // in the singular: "move" gives ns/move and moves/s
    std::optional<double> goal_ns = {};  // nanoseconds a unit, at most
    std::optional<Beside> beside = {};
    std::optional<Growth> growth = {};
};

struct Benchmark {
    Line line;
    std::function<std::function<Work()>()> prepare;
};

inline std::vector<Benchmark>& registry() {
    static std::vector<Benchmark> benchmarks;
    return benchmarks;
}

// `prepare` runs once, untimed, and returns the function that is timed. That one does the same work on every
// call (a fixed seed, a copied state), and enough of it, a microsecond or more, to make the call cost nothing.
inline void add(Line line, std::function<std::function<Work()>()> prepare) {
    registry().push_back({std::move(line), std::move(prepare)});
}

// A file adds its benchmarks before main by a global of this type.
struct Register {
    explicit Register(void (*add_all)()) { add_all(); }
};

}  // namespace bench
