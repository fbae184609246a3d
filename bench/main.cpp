#define ANKERL_NANOBENCH_IMPLEMENT
#include "bench.hpp"
#include "plot.hpp"

#include <nanobench.h>

#include <algorithm>    // max
#include <array>        // array
#include <chrono>       // milliseconds
#include <cinttypes>    // PRIx64
#include <cstdint>      // uint64_t
#include <cstdio>       // fflush, fprintf, fputs, printf, puts, snprintf
#include <cstdlib>      // EXIT_FAILURE, EXIT_SUCCESS
#include <fstream>      // ifstream, ofstream
#include <map>          // map
#include <optional>     // optional
#include <string>       // getline, string
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

// What every benchmark must compute, by name: lines of bench/checksums.tsv.
using Checksums = std::map<std::string, std::string>;

Checksums read_checksums() {
    Checksums checksums;
    std::ifstream file{TESSERA_BENCH_CHECKSUMS};
    for (std::string name, checksum; std::getline(file, name, '\t') && std::getline(file, checksum);)
        checksums[name] = checksum;
    return checksums;
}

bool write_checksums(const Checksums& checksums) {
    std::ofstream file{TESSERA_BENCH_CHECKSUMS};
    for (const auto& [name, checksum] : checksums)
        file << name << '\t' << checksum << '\n';
    return static_cast<bool>(file.flush());
}

// The table, line by line.
class Report {
public:
    explicit Report(int width) : width_(width) {
        print_row(width_, "benchmark", "time", "+-", "goal (ns)", "", "rate", "checksum");
    }

    // Whether the benchmark did what it should; how fast is only printed.
    bool add(const bench::Line& line, const Measurement& measured, const std::string& expected) {
        const std::string checksum = text("%016" PRIx64, measured.work.checksum);
        std::string remarks;
        if (expected.empty())
            remarks += " NOT IN bench/checksums.tsv";
        else if (expected != checksum)
            remarks += " WRONG, expected " + expected;
        if (!measured.repeatable)
            remarks += " NOT REPEATABLE";
        if (measured.work.units == 0)
            remarks += " NOTHING DONE";
        const std::optional<double> goal = goal_of(line);
        print_row(width_, line.name, text("%.3f ns/", measured.ns_per_unit) + line.unit,
                  text("%.1f%%", measured.error * 100), goal ? text("%.3f", *goal) : "",
                  !goal ? "" : (measured.ns_per_unit <= *goal ? "met" : "missed"),
                  rate(1e9 / measured.ns_per_unit, line.unit), checksum + remarks);
        times_[line.name] = measured.ns_per_unit;
        checksums_[line.name] = checksum;
        if (line.growth)
            points_.push_back({*line.growth, measured.ns_per_unit});
        return remarks.empty();
    }

    [[nodiscard]] const Checksums& checksums() const { return checksums_; }
    [[nodiscard]] const std::vector<bench::PlotPoint>& points() const { return points_; }

private:
    [[nodiscard]] std::optional<double> goal_of(const bench::Line& line) const {
        if (line.goal_ns)
            return line.goal_ns;
        if (!line.beside)
            return {};
        const auto other = times_.find(line.beside->name);
        return other == times_.end() ? std::optional<double>{} : other->second * line.beside->factor;
    }

    int width_;
    std::map<std::string, double> times_;
    Checksums checksums_;
    std::vector<bench::PlotPoint> points_;
};

constexpr const char* help =
    "usage: tessera-bench [--quick] [--plot FILE] [--pin] [PART OF A NAME]\n"
    "Measures the benchmarks that have this in their names, or all. It fails if one of them computes something\n"
    "else than bench/checksums.tsv says, never because of a time.\n"
    "  --quick      only see that they work\n"
    "  --plot FILE  also draw how costs grow with the board, as SVG\n"
    "  --pin        write bench/checksums.tsv anew\n";

struct Wishes {
    bool quick = false;
    bool pin = false;
    std::string plot;
    std::string filter;
};

std::optional<Wishes> read_arguments(int argc, char** argv) {
    Wishes wishes;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--quick")
            wishes.quick = true;
        else if (argument == "--pin")
            wishes.pin = true;
        else if (argument == "--plot" && i + 1 < argc)
            wishes.plot = argv[++i];
        else if (argument.starts_with('-') || !wishes.filter.empty())
            return {};
        else
            wishes.filter = argument;
    }
    if (wishes.pin && !wishes.filter.empty())
        return {};
    return wishes;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::string_view(argv[1]) == "--help") {
        std::fputs(help, stdout);
        return EXIT_SUCCESS;
    }
    const std::optional<Wishes> wishes = read_arguments(argc, argv);
    if (!wishes) {
        std::fputs(help, stderr);
        return 2;
    }

    std::vector<const bench::Benchmark*> chosen;
    int width = 9;
    for (const bench::Benchmark& benchmark : bench::registry()) {
        const std::string& name = benchmark.line.name;
        if (name.find(wishes->filter) == std::string::npos)
            continue;
        chosen.push_back(&benchmark);
        width = (std::max)(width, static_cast<int>(name.size()));
    }
    if (chosen.empty()) {
        std::fprintf(stderr, "no benchmark has '%s' in its name\n", wishes->filter.c_str());
        return 2;
    }

    bool all_good = true;
    const Checksums expected = read_checksums();
    Report report{width};
    for (const bench::Benchmark* benchmark : chosen) {
        const auto known = expected.find(benchmark->line.name);
        const std::string checksum = known == expected.end() ? "" : known->second;
        all_good = report.add(benchmark->line, measure(*benchmark, wishes->quick), checksum) && all_good;
    }
    if (wishes->filter.empty())
        for (const auto& [name, checksum] : expected)
            if (report.checksums().count(name) == 0) {
                std::printf("bench/checksums.tsv has a benchmark that is not here: %s\n", name.c_str());
                all_good = false;
            }
    if (wishes->quick)
        std::puts("A quick run shows that the benchmarks work; its times mean nothing.");
    if (!wishes->plot.empty())
        all_good = bench::write_plot(wishes->plot, report.points()) && all_good;
    if (wishes->pin)
        all_good = write_checksums(report.checksums());
    return all_good ? EXIT_SUCCESS : EXIT_FAILURE;
}
