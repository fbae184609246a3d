#define ANKERL_NANOBENCH_IMPLEMENT
#include "bench.hpp"

#include <nanobench.h>

#include <algorithm>    // max
#include <array>        // array
#include <chrono>       // milliseconds
#include <cinttypes>    // PRIx64
#include <cstdint>      // uint64_t
#include <cstdio>       // fflush, fprintf, printf, puts, snprintf
#include <cstdlib>      // EXIT_FAILURE, EXIT_SUCCESS
#include <string>       // string
#include <string_view>  // string_view
#include <vector>       // vector

namespace {

struct Measurement {
    bench::Work work;
    double ns_per_unit = 0;
    double error = 0;         // the median deviation from the median, as a fraction
    bool repeatable = false;  // every call did the same
};

Measurement measure(const bench::Benchmark& benchmark, bool quick) {
    const auto run = benchmark.prepare();
    Measurement result{.work = run(), .repeatable = true};
    ankerl::nanobench::Bench timer;
    timer.output(nullptr).performanceCounters(false);
    if (quick)
        timer.epochs(1).epochIterations(1);
    else
        timer.minEpochTime(std::chrono::milliseconds{20}).maxEpochTime(std::chrono::milliseconds{200});
    timer.run(benchmark.line.name, [&] { result.repeatable = (run() == result.work) && result.repeatable; });

    using Measure = ankerl::nanobench::Result::Measure;
    const auto& timing = timer.results().back();
    const auto units = static_cast<double>((std::max)(result.work.units, std::uint64_t{1}));
    result.ns_per_unit = timing.median(Measure::elapsed) * 1e9 / units;
    result.error = timing.medianAbsolutePercentError(Measure::elapsed);
    return result;
}

template <class... Values>
std::string text(const char* format, Values... values) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), format, values...);
    return buffer.data();
}

// 24.4e9 moves a second are "24.4 G moves/s".
std::string rate(double per_second, const std::string& unit) {
    std::string prefix;
    for (const char* next : {"k ", "M ", "G ", "T "}) {
        if (per_second < 1000)
            break;
        per_second /= 1000;
        prefix = next;
    }
    const int decimals = per_second < 10 ? 2 : per_second < 100 ? 1 : 0;
    const std::string units = unit == "ply" ? "plies" : unit == "leaf" ? "leaves" : unit + 's';
    return text("%.*f ", decimals, per_second) + prefix + units + "/s";
}

void print_row(int width, const std::string& name, const std::string& time, const std::string& error,
               const std::string& goal, const std::string& verdict, const std::string& speed,
               const std::string& checksum) {
    std::printf("%-*s %18s %6s %9s %-6s %22s  %s\n", width, name.c_str(), time.c_str(), error.c_str(),
                goal.c_str(), verdict.c_str(), speed.c_str(), checksum.c_str());
    std::fflush(stdout);
}

// Whether the benchmark did what it should; how fast is only printed.
bool report(const bench::Line& line, const Measurement& measured, int width) {
    const bool expected = !line.checksum || *line.checksum == measured.work.checksum;
    std::string checksum = text("%016" PRIx64, measured.work.checksum);
    if (!expected)
        checksum += text(" WRONG, expected %016" PRIx64, *line.checksum);
    if (!measured.repeatable)
        checksum += " NOT REPEATABLE";
    if (measured.work.units == 0)
        checksum += " NOTHING DONE";
    print_row(width, line.name, text("%.3f ns/", measured.ns_per_unit) + line.unit,
              text("%.1f%%", measured.error * 100), line.goal_ns ? text("%.3f", *line.goal_ns) : "",
              !line.goal_ns ? "" : (measured.ns_per_unit <= *line.goal_ns ? "met" : "missed"),
              rate(1e9 / measured.ns_per_unit, line.unit), checksum);
    return expected && measured.repeatable && measured.work.units != 0;
}

}  // namespace

int main(int argc, char** argv) {
    bool quick = false;
    std::string_view filter;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--quick") {
            quick = true;
        } else if (argument.starts_with('-') || !filter.empty()) {
            std::fprintf(stderr, "usage: %s [--quick] [part of a name]\n", argv[0]);
            return EXIT_FAILURE;
        } else {
            filter = argument;
        }
    }

    std::vector<const bench::Benchmark*> chosen;
    int width = 9;
    for (const bench::Benchmark& benchmark : bench::registry()) {
        const std::string& name = benchmark.line.name;
        if (name.find(filter) == std::string::npos)
            continue;
        chosen.push_back(&benchmark);
        width = (std::max)(width, static_cast<int>(name.size()));
    }
    if (chosen.empty() && !filter.empty()) {
        std::fprintf(stderr, "no benchmark has '%s' in its name\n", std::string{filter}.c_str());
        return EXIT_FAILURE;
    }

    bool all_good = true;
    print_row(width, "benchmark", "time", "+-", "goal (ns)", "", "rate", "checksum");
    for (const bench::Benchmark* benchmark : chosen)
        all_good = report(benchmark->line, measure(*benchmark, quick), width) && all_good;
    if (quick)
        std::puts("A quick run shows that the benchmarks work; its times mean nothing.");
    return all_good ? EXIT_SUCCESS : EXIT_FAILURE;
}
