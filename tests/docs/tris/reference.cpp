// The rules of Tris once more, naive: a string of nine cells, row by row from the top.

#include "reference/reference.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

class Tris final : public reference::Position {
public:
    Tris(std::string cells, char side) : cells_(std::move(cells)), side_(side) {}

    bool has_line(char colour) const {
        static constexpr int lines[8][3]{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                         {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        return std::any_of(std::begin(lines), std::end(lines), [&](const auto& line) {
            return std::all_of(std::begin(line), std::end(line),
                               [&](int i) { return cells_[static_cast<std::size_t>(i)] == colour; });
        });
    }

    std::vector<std::string> moves() const override {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < 9 && outcome() == "ongoing"; ++i)
            if (cells_[i] == '.')
                names.push_back({static_cast<char>('a' + i % 3), static_cast<char>('3' - i / 3)});
        std::sort(names.begin(), names.end());
        return names;
    }

    void play(const std::string& move) override {
        cells_[static_cast<std::size_t>(3 * ('3' - move[1]) + (move[0] - 'a'))] = side_;
        side_ = side_ == 'b' ? 'w' : 'b';
    }

    std::string text() const override {
        std::string text;
        for (std::size_t row = 0; row < 3; ++row) {
            int empty = 0;
            for (const char cell : cells_.substr(3 * row, 3)) {
                if (cell == '.') {
                    ++empty;
                    continue;
                }
                text += empty > 0 ? std::to_string(empty) : "";
                empty = 0;
                text += cell;
            }
            text += empty > 0 ? std::to_string(empty) : "";
            text += row < 2 ? "/" : " ";
        }
        return text + side_;
    }

    std::string outcome() const override {
        return has_line('b')                           ? "black"
               : has_line('w')                         ? "white"
               : cells_.find('.') == std::string::npos ? "draw"
                                                       : "ongoing";
    }

    std::unique_ptr<reference::Position> clone() const override { return std::make_unique<Tris>(*this); }

private:
    std::string cells_;
    char side_;
};

// All positions by the texts that they print.
std::map<std::string, Tris, std::less<>> all_positions() {
    std::map<std::string, Tris, std::less<>> positions;
    for (int number = 0; number < 19683; ++number) {
        std::string cells;
        for (int i = 0, rest = number; i < 9; ++i, rest /= 3)
            cells += ".bw"[rest % 3];
        const auto difference =
            std::count(cells.begin(), cells.end(), 'b') - std::count(cells.begin(), cells.end(), 'w');
        const Tris position{cells, difference == 0 ? 'b' : 'w'};
        if ((difference == 0 || difference == 1) && !(position.has_line('b') && position.has_line('w')))
            positions.emplace(position.text(), position);
    }
    return positions;
}

}  // namespace

namespace reference {

Read read(std::string_view, std::string_view text) {
    static const auto positions = all_positions();
    const auto found = positions.find(text);
    if (found == positions.end())
        return {nullptr, "no position"};
    return {found->second.clone(), ""};
}

}  // namespace reference
