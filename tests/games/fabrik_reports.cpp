#include <tessera/fabrik.hpp>

#include "support/strings.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace tessera;

namespace {

// A board as the reports have it: the letters of its cells row by row, a dot for an empty one.
using Rows = std::vector<std::string>;

std::string printed(std::string_view name) {
    std::ifstream file{TESSERA_TEST_DATA "/fabrik_reports.txt"};
    std::string text;
    bool found = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("== "))
            found = line.substr(3) == name;
        else if (found)
            text += line + '\n';
    }
    REQUIRE_FALSE(text.empty());
    return text;
}

// A list of lists as Prolog writes it.
Rows read_list(std::string_view text) {
    Rows rows;
    std::string word;
    for (const char c : text.substr(text.find('['))) {
        if (c == '[') {
            rows.emplace_back();
        } else if ('a' <= c && c <= 'z') {
            word += c;
        } else if (!word.empty()) {
            const bool worker = word == "worker" || word == "red";
            const bool empty = word == "none" || word == "empty";
            rows.back() += worker ? '*' : empty ? '.' : word[0];
            word.clear();
        }
    }
    rows.erase(rows.begin());  // the list of the rows itself
    return rows;
}

// A table: names in the first row and column, a tab before every cell, none for the empty cells at the end.
Rows read_table(std::string_view text, std::string_view black, std::string_view white,
                std::string_view worker) {
    Rows rows;
    for (bool first = true; !text.empty(); first = false) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() + 1);
        if (first)
            continue;
        rows.emplace_back();
        for (auto tab = line.find('\t'); tab != std::string_view::npos; tab = line.find('\t')) {
            line.remove_prefix(tab + 1);
            const std::string_view cell = line.substr(0, line.find('\t'));
            const bool is_black = !cell.empty() && black.find(cell) != std::string_view::npos;
            rows.back() += is_black ? 'b' : cell == white ? 'w' : cell == worker ? '*' : '.';
        }
        rows.back().resize(11, '.');
    }
    return rows;
}

std::string position_text(const Rows& rows, std::string_view side_and_phase) {
    std::string text;
    for (const std::string& row : rows) {
        int empty = 0;
        text += text.empty() ? "" : "/";
        for (const char cell : row + '|') {
            if (cell == '.') {
                ++empty;
                continue;
            }
            if (empty > 0)
                text += std::to_string(empty);
            empty = 0;
            if (cell != '|')
                text += cell;
        }
    }
    return text + ' ' + std::string(side_and_phase);
}

template <Game G = Fabrik>
G game_of(const Rows& rows, std::string_view side_and_phase) {
    const std::string text = position_text(rows, side_and_phase);
    const auto game = G::from_position(text);
    INFO(text);
    REQUIRE(game.has_value());
    CHECK(game->position() == text);
    return *game;
}

}  // namespace

TEST_CASE("Fabrik's first report: its start is the start") {
    CHECK(game_of(read_list(printed("start, list")), "b setup") == Fabrik{});
}

TEST_CASE("Fabrik's first report: list and table are the same board") {
    CHECK(read_list(printed("middle, list")) == read_table(printed("middle, table"), "O", "X", "W"));
    CHECK(read_list(printed("end, list")) == read_table(printed("end, table"), "O", "X", "W"));
}

TEST_CASE("Fabrik's first report: in the middle of the game Black has 351 turns") {
    const Fabrik game = game_of(read_list(printed("middle, list")), "b play");
    CHECK(game.outcome() == Outcome::ongoing);
    CHECK(game.count_moves() == 351);
    CHECK(game.moves().size() == 351);
}

TEST_CASE("Fabrik's first report: at the end Black has won by f3 to f7") {
    const Rows rows = read_list(printed("end, list"));
    const Fabrik game = game_of(rows, "w play");
    CHECK(game.outcome() == Outcome::black);
    CHECK(game.count_moves() == 0);
    CHECK(game.moves().empty());
    for (int row = 2; row <= 6; ++row)
        CHECK(game.piece({5, row}) == 'b');

    // No other line: without one of these five nobody has won yet.
    Rows open = rows;
    open[6][5] = '.';
    CHECK(game_of(open, "b play").outcome() == Outcome::ongoing);
}

TEST_CASE("Fabrik's second report: its list has lost a row and cells in print") {
    const Rows rows = read_list(printed("either end, list"));
    CHECK(rows.size() == 10);
    CHECK(rows.front().size() == 10);
    CHECK_FALSE(FabrikEither::from_position(position_text(rows, "w play")).has_value());
}

TEST_CASE("Fabrik's second report: at the end Black has won by d4 to d8") {
    const Rows rows = read_table(printed("either end, table"), "X\u0425", "0", "*");
    const FabrikEither game = game_of<FabrikEither>(rows, "w play");
    CHECK(game.outcome() == Outcome::black);
    CHECK(game.count_moves() == 0);
    for (int row = 3; row <= 7; ++row)
        CHECK(game.piece({3, row}) == 'b');
    // By the published rules it is a win as well.
    CHECK(game_of(rows, "w play").outcome() == Outcome::black);
}
