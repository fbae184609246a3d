#pragma once

// How costs grow with the board, as an SVG picture: a panel for each measure and a line for each game.

#include "bench.hpp"

#include <algorithm>  // find, max, min
#include <array>      // array
#include <cmath>      // ceil, floor, log10, pow, round
#include <cstddef>    // size_t
#include <cstdio>     // snprintf
#include <fstream>    // ofstream
#include <string>     // string, to_string
#include <utility>    // move
#include <vector>     // vector

namespace bench {

struct PlotPoint {
    Growth growth;
    double ns;
};

class Plot {
public:
    explicit Plot(std::vector<PlotPoint> points) : points_(std::move(points)) {
        for (const PlotPoint& point : points_) {
            add_once(measures_, point.growth.measure);
            add_once(games_, point.growth.game);
            widest_ = (std::max)(widest_, point.growth.size);
        }
    }

    [[nodiscard]] std::string svg() const {
        const int width = static_cast<int>(measures_.size()) * panel_step + right;
        std::string out =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(width) + " 290\">\n" +
            "<title>Nanoseconds against the columns of the board</title>\n<style>\n"
            "svg{--ground:#fff;--ink:#333;--grid:#ddd;--c0:#b3402a;--c1:#2a6fb3;--c2:#2f8a4c;"
            "background:var(--ground);font:12px sans-serif}\n"
            "@media(prefers-color-scheme:dark){svg{--ground:#1b1b1b;--ink:#ccc;--grid:#444;--c0:#f0836d;"
            "--c1:#79b4f0;--c2:#79d097}}\n"
            "text{fill:var(--ink)}.n{text-anchor:end}.m{text-anchor:middle}path{fill:none}"
            ".g{stroke:var(--grid)}\n</style>\n";
        for (std::size_t panel = 0; panel < measures_.size(); ++panel)
            out += panel_svg(panel);
        for (std::size_t game = 0; game < games_.size(); ++game)
            out += "<text x=\"" + std::to_string(left + 90 * static_cast<int>(game)) +
                   "\" y=\"282\" style=\"fill:var(--c" + std::to_string(game % 3) + ")\">" + games_[game] +
                   "</text>\n";
        return out + "</svg>\n";
    }

private:
    static constexpr int left = 48;
    static constexpr int right = 12;
    static constexpr int top = 30;
    static constexpr int panel_width = 200;
    static constexpr int panel_height = 200;
    static constexpr int panel_step = left + panel_width;

    static void add_once(std::vector<std::string>& all, const std::string& one) {
        if (std::find(all.begin(), all.end(), one) == all.end())
            all.push_back(one);
    }

    static std::string number(double value) {
        std::array<char, 32> buffer{};
        std::snprintf(buffer.data(), buffer.size(), "%.6g", std::round(value * 10000) / 10000);
        return buffer.data();
    }

    [[nodiscard]] std::string panel_svg(std::size_t panel) const {
        double least = 1e9;
        double most = 0;
        for (const PlotPoint& point : points_)
            if (point.growth.measure == measures_[panel]) {
                least = (std::min)(least, point.ns);
                most = (std::max)(most, point.ns);
            }
        const double bottom = std::floor(std::log10(least));
        const double decades = (std::max)(std::ceil(std::log10(most)) - bottom, 1.0);
        const int origin = static_cast<int>(panel) * panel_step + left;
        const auto x = [&](int size) { return origin + panel_width * size / double(widest_ + 1); };
        const auto y = [&](double ns) {
            return top + panel_height * (1 - (std::log10(ns) - bottom) / decades);
        };

        std::string out = "<text class=\"m\" x=\"" + number(origin + panel_width / 2.0) + "\" y=\"18\">" +
                          measures_[panel] + ", ns</text>\n";
        for (int decade = 0; decade <= static_cast<int>(decades); ++decade) {
            const double ns = std::pow(10, bottom + decade);
            out += "<path class=\"g\" d=\"M" + std::to_string(origin) + ' ' + number(y(ns)) + 'h' +
                   std::to_string(panel_width) + "\"/><text class=\"n\" x=\"" + std::to_string(origin - 5) +
                   "\" y=\"" + number(y(ns) + 4) + "\">" + number(ns) + "</text>\n";
        }
        for (int size = 5; size <= widest_; size += 5)
            out += "<text class=\"m\" x=\"" + number(x(size)) + "\" y=\"" +
                   std::to_string(top + panel_height + 18) + "\">" + std::to_string(size) + "</text>\n";
        for (std::size_t game = 0; game < games_.size(); ++game) {
            std::string path;
            for (const PlotPoint& point : points_)
                if (point.growth.measure == measures_[panel] && point.growth.game == games_[game]) {
                    path += path.empty() ? 'M' : 'L';
                    path += number(x(point.growth.size)) + ' ' + number(y(point.ns));
                }
            out += "<path style=\"stroke:var(--c" + std::to_string(game % 3) + ");stroke-width:2\" d=\"" +
                   path + "\"/>\n";
        }
        return out;
    }

    std::vector<PlotPoint> points_;
    std::vector<std::string> measures_;
    std::vector<std::string> games_;
    int widest_ = 0;
};

inline bool write_plot(const std::string& name, const std::vector<PlotPoint>& points) {
    std::ofstream file{name};
    file << Plot{points}.svg();
    return static_cast<bool>(file.flush());
}

}  // namespace bench
