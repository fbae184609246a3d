#pragma once

#include <tessera/core/direction.hpp>  // Direction
#include <tessera/core/text.hpp>       // column_name
#include <tessera/game.hpp>            // BoardGame, GameWithScores
#include <tessera/io/history.hpp>      // History
#include <tessera/io/marks.hpp>        // last_move, Marks
#include <tessera/view.hpp>            // Extent, Look and what games say of them

#include <algorithm>    // max, min
#include <array>        // array
#include <cstddef>      // size_t
#include <optional>     // optional
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <utility>      // move
#include <vector>       // vector

/// Positions as pictures: SVG without a script, a few kilobytes, the same bytes on every machine. Colours are CSS
/// variables with a light and a dark value, so that a page that holds the picture can choose its own.
namespace tessera {

/// What a picture shows beside the position.
struct SvgOptions {
    bool coordinates = true;  ///< the names of columns and rows
    bool targets = false;     ///< a dot where the player to move may put something
    bool guides = false;      ///< what the game says that helps to see: lines of sight, frames
};

/// A text with the characters that mean something in XML written out; control characters, which XML cannot have,
/// are left out.
[[nodiscard]] inline std::string xml_escaped(std::string_view text) {
    std::string escaped;
    for (const char byte : text) {
        if (byte == '&')
            escaped += "&amp;";
        else if (byte == '<')
            escaped += "&lt;";
        else if (byte == '>')
            escaped += "&gt;";
        else if (byte == '"')
            escaped += "&quot;";
        else if (static_cast<unsigned char>(byte) >= 32)
            escaped += byte;
    }
    return escaped;
}

/// A drawing that grows by shapes. It writes out only the colours and shapes that it has.
class SvgCanvas {
public:
    /// A shape is drawn into a square of so many units, around its middle.
    static constexpr int cell = 24;

    /// Adds pieces of text and whole numbers, one after another.
    template <class... Parts>
    void add(const Parts&... parts) {
        (append(body_, parts), ...);
    }

    /// The attribute that gives something a colour, or one inside and one at its edge, by their names.
    [[nodiscard]] std::string paint(std::string_view names) {
        const std::size_t space = (std::min)(names.find(' '), names.size());
        mark_used(names.substr(0, space));
        mark_used(names.substr((std::min)(space + 1, names.size())));
        std::string attribute = "class=\"";
        attribute += names;
        return attribute += '"';
    }

    /// A rectangle of one colour.
    void rectangle(std::string_view colour, int x, int y, int width, int height) {
        add("<rect ", paint(colour), " x=\"", x, "\" y=\"", y, "\" width=\"", width, "\" height=\"", height,
            "\"/>\n");
    }

    /// A line of one colour, the steps of a path.
    void path(std::string_view colour, std::string_view steps) {
        if (!steps.empty())
            add("<path ", paint(colour), " d=\"", steps, "\"/>\n");
    }

    /// A text in the middle of a place.
    void text(int x, int y, std::string_view content) {
        mark_used("text");
        add("<text x=\"", x, "\" y=\"", y, "\">", xml_escaped(content), "</text>\n");
    }

    /// Something with its middle here; a faint one is drawn as if far away.
    void draw(const Look& look, int x, int y, bool faint = false) {
        const std::string name = define(look);
        add("<use href=\"#", name, "\" x=\"", x, "\" y=\"", y, faint ? "\" opacity=\".3\"/>\n" : "\"/>\n");
    }

    /// An arrow from here to there; the head has a place of its own before the end.
    void arrow(int from_x, int from_y, int to_x, int to_y) {
        has_arrow_ = true;
        add("<path ", paint("arrow"), " marker-end=\"url(#head)\" d=\"M", from_x, ' ', from_y, 'L', to_x, ' ',
            to_y, "\"/>\n");
        mark_used("mark");
    }

    /// The whole picture with this size and title.
    [[nodiscard]] std::string finished(int width, int height, std::string_view title) && {
        std::string out =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tessera\" role=\"img\" viewBox=\"0 0 ";
        const std::array sizes{width, height, width * 3 / 2, height * 3 / 2};
        constexpr std::array<std::string_view, 4> after{" ", "\" width=\"", "\" height=\"", "\">\n<title>"};
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            append(out, sizes[i]);
            append(out, after[i]);
        }
        out += xml_escaped(title);
        out += "</title>\n<style>\n";
        out += style();
        out += "</style>\n<defs>\n";
        out += definitions_;
        if (has_arrow_)
            out += "<marker id=\"head\" viewBox=\"0 0 6 6\" refX=\"5\" refY=\"3\" markerWidth=\"4\" "
                   "markerHeight=\"4\" orient=\"auto\"><path class=\"mark\" d=\"M0 0L6 3 0 6z\"/></marker>\n";
        out += "</defs>\n";
        out += body_;
        out += "</svg>\n";
        return out;
    }

private:
    /// A colour: how it is called, in light and in dark surroundings, and what it is for: `$` stands for it.
    struct Colour {
        std::string_view name;
        std::string_view light;
        std::string_view dark;
        std::string_view rule;
    };

    static constexpr std::array<Colour, 25> colours{{
        {"board", "#ecd6a8", "#6b5836", "fill:$"},
        {"space", "#eef1f8", "#141a2c", "fill:$"},
        {"band-0", "#f08a80", "#8f2f2a", "fill:$"},
        {"band-1", "#f6b26b", "#94551a", "fill:$"},
        {"band-2", "#f7e07f", "#8a7618", "fill:$"},
        {"band-3", "#9fd694", "#2f6b33", "fill:$"},
        {"band-4", "#8fb9ee", "#2a4f8a", "fill:$"},
        {"band-5", "#a99be0", "#473a8c", "fill:$"},
        {"band-6", "#d79ae0", "#7a3287", "fill:$"},
        {"grid", "#00000040", "#ffffff30", "fill:none;stroke:$"},
        {"highlight", "#ffd60080", "#ffd60060", "fill:$"},
        {"guide", "#c0392b", "#ff8a75", "fill:none;stroke:$;stroke-width:2;stroke-dasharray:3 3"},
        {"target", "#1b7f5c", "#5fe0b0", "fill:$"},
        {"last", "#d6246e", "#ff6fae", "fill:none;stroke:$;stroke-width:2"},
        {"win", "#d6246e", "#ff6fae", "fill:none;stroke:$;stroke-width:4;stroke-linecap:round"},
        {"score", "#f2a900a0", "#ffc933a0", "fill:none;stroke:$;stroke-linecap:round"},
        {"arrow", "#d6246e", "#ff6fae", "fill:none;stroke:$;stroke-width:3"},
        {"mark", "#d6246e", "#ff6fae", "fill:$"},
        {"black", "#26262a", "#0c0c0e", "fill:$"},
        {"white", "#fdfdfb", "#e8e8e4", "fill:$"},
        {"red", "#c8372d", "#e0564b", "fill:$"},
        {"green", "#3f9142", "#5cb85f", "fill:$"},
        {"gold", "#f0b429", "#ffd257", "fill:$"},
        {"edge", "#26262a", "#a8a8a8", "stroke:$"},
        {"text", "#57534a", "#b9b4a8", "font:10px sans-serif;text-anchor:middle;fill:$"},
    }};

    static void append(std::string& text, std::string_view part) { text += part; }
    static void append(std::string& text, char part) { text += part; }
    static void append(std::string& text, int part) { text += std::to_string(part); }

    void mark_used(std::string_view colour) noexcept {
        for (std::size_t i = 0; i < colours.size(); ++i)
            used_[i] = used_[i] || colours[i].name == colour;
    }

    /// The rules of the colours that are used. Each has its light colour once more before the variable: programs
    /// that do not know variables keep that.
    [[nodiscard]] std::string style() const {
        std::string light = ".tessera{";
        std::string dark = "@media(prefers-color-scheme:dark){.tessera{";
        std::string rules;
        for (std::size_t i = 0; i < colours.size(); ++i) {
            if (!used_[i])
                continue;
            const auto& [name, in_light, in_dark, rule] = colours[i];
            const std::string variable = "--" + std::string(name);
            light += variable + ':' + std::string(in_light) + ';';
            dark += variable + ':' + std::string(in_dark) + ';';
            const std::size_t place = rule.find('$');
            const std::size_t property =
                rule.rfind(';', place) == std::string_view::npos ? 0 : rule.rfind(';', place) + 1;
            const std::string before{rule.substr(0, place)};
            rules += name == "text" ? ".tessera text{" : '.' + std::string(name) + '{';
            rules += before + std::string(in_light) + ';' + before.substr(property) + "var(" + variable + ')';
            rules += rule.substr(place + 1);
            rules += "}\n";
        }
        return light + "}\n" + dark + "}}\n" + rules;
    }

    /// The shape that others refer to by the name that is returned.
    std::string define(const Look& look) {
        static constexpr std::array<std::string_view, 7> shapes{"disc",  "pawn",   "crown", "star",
                                                                "solid", "banded", "ringed"};
        static constexpr std::array<std::string_view, 5> tints{"black", "white", "red", "green", "gold"};
        const std::string_view tint = tints[static_cast<std::size_t>(look.tint)];
        std::string name{shapes[static_cast<std::size_t>(look.shape)]};
        name += '-';
        name += tint;
        if (look.size != 3)
            name += std::to_string(look.size);
        for (const Look& known : defined_)
            if (known == look)
                return name;
        defined_.push_back(look);
        mark_used(tint);
        mark_used("edge");
        const std::string body = "class=\"" + std::string(tint) + " edge\"";
        append(definitions_, "<g id=\"");
        append(definitions_, name);
        append(definitions_, look.size == 3   ? "\">"
                             : look.size == 2 ? "\" transform=\"scale(.8)\">"
                                              : "\" transform=\"scale(.55)\">");
        definitions_ += outline(look.shape, body);
        append(definitions_, "</g>\n");
        return name;
    }

    [[nodiscard]] std::string outline(Shape shape, const std::string& body) {
        const std::string disc = "<circle r=\"10\" " + body + "/>";
        const std::string planet = "<circle r=\"8\" " + body + "/>";
        switch (shape) {
            case Shape::disc: return disc;
            case Shape::pawn:
                return "<path " + body + " d=\"M-8 10C-8 3-5 0-3-1A5 5 0 1 1 3-1C5 0 8 3 8 10z\"/>";
            case Shape::crown:
                mark_used("gold");
                return disc + "<path class=\"gold\" d=\"M-6 5L-7-4-3-1 0-6 3-1 7-4 6 5z\"/>";
            case Shape::star: return "<path " + body + " d=\"M0-11L3-3 11 0 3 3 0 11-3 3-11 0-3-3z\"/>";
            case Shape::solid:
                // Land and sea.
                return planet +
                       "<path fill=\"#0005\" d=\"M-6-3Q-3-7 1-5 0-1-3 0-5 0-6-3zM1 2Q5-1 6 2 4 7 1 5z\"/>";
            case Shape::banded:
                return planet + "<path fill=\"#0005\" d=\"M-7-4H7V-2H-7zM-8 0H8V2H-8zM-6 5H6V6H-6z\"/>";
            case Shape::ringed:
                return planet + "<ellipse rx=\"12\" ry=\"4\" fill=\"none\" class=\"edge\" stroke-width=\"2\" "
                                "transform=\"rotate(-20)\"/>";
        }
        return {};
    }

    std::string body_;
    std::string definitions_;
    std::vector<Look> defined_;
    std::array<bool, colours.size()> used_{};
    bool has_arrow_ = false;
};

/// A position as a picture, with these marks on it.
template <BoardGame G>
[[nodiscard]] std::string svg(const G& game, const SvgOptions& options = {}, const MarksOf<G>& marks = {}) {
    using Cell = typename G::Cell;
    constexpr int unit = SvgCanvas::cell;
    constexpr int edge = GameWithSides<G> ? 8 : 2;
    const int left = edge + (options.coordinates ? 20 : 0);
    const int below = edge + (options.coordinates ? 18 : 0);
    const int width = left + unit * Cell::width + edge;
    const int height = edge + unit * Cell::height + below;
    const auto x_of = [&](int column) { return left + unit * column; };
    const auto y_of = [&](int row) { return edge + unit * (Cell::height - 1 - row); };
    const auto middle_x = [&](Cell cell) { return x_of(cell.column()) + unit / 2; };
    const auto middle_y = [&](Cell cell) { return y_of(cell.row()) + unit / 2; };
    const auto step = [](char kind, int x, int y) {
        return kind + std::to_string(x) + ' ' + std::to_string(y);
    };
    const auto path_of = [&](const auto& lines) {
        std::string steps;
        for (const Line<Cell>& line : lines)
            steps += step('M', middle_x(line.from), middle_y(line.from)) +
                     step('L', middle_x(line.to), middle_y(line.to));
        return steps;
    };

    SvgCanvas canvas;
    if constexpr (GameWithSides<G>) {
        const auto side = [&](Direction direction, int x, int y, int across, int up) {
            canvas.rectangle(side_owner(game, direction) == Player::black ? "black edge" : "white edge", x, y,
                             across, up);
        };
        side(Direction::north, x_of(0), 2, unit * Cell::width, 4);
        side(Direction::south, x_of(0), y_of(-1) + 2, unit * Cell::width, 4);
        side(Direction::west, left - 6, edge, 4, unit * Cell::height);
        side(Direction::east, x_of(Cell::width) + 2, edge, 4, unit * Cell::height);
    }
    canvas.rectangle("board", left, edge, unit * Cell::width, unit * Cell::height);
    if constexpr (GameWithBackgrounds<G>) {
        // A path for each colour: in each row a rectangle for each run of its cells.
        for (int colour = 0; colour < 7; ++colour) {
            std::string steps;
            for (int row = Cell::height - 1; row >= 0; --row)
                for (int column = 0; column < Cell::width; ++column) {
                    int run = 0;
                    while (column + run < Cell::width && background(game, Cell{column + run, row}) == colour)
                        ++run;
                    if (run == 0)
                        continue;
                    const std::string across = std::to_string(unit * run);
                    steps += step('M', x_of(column), y_of(row)) + 'h' + across + 'v' + std::to_string(unit) +
                             "h-" + across + 'z';
                    column += run;
                }
            canvas.path("band-" + std::to_string(colour), steps);
        }
    }
    for (const Cell cell : marks.highlights)
        canvas.rectangle("highlight", x_of(cell.column()), y_of(cell.row()), unit, unit);
    std::string grid;
    for (int column = 0; column <= Cell::width; ++column)
        grid += step('M', x_of(column), edge) + 'v' + std::to_string(unit * Cell::height);
    for (int row = -1; row < Cell::height; ++row)
        grid += step('M', left, y_of(row)) + 'h' + std::to_string(unit * Cell::width);
    canvas.path("grid", grid);
    if constexpr (GameWithGuideLines<G>)
        if (options.guides)
            canvas.path("guide", path_of(guide_lines(game)));
    for (int i = 0; i < Cell::count; ++i) {
        const Cell cell = Cell::from_index(i);
        const char letter = game.piece(cell);
        if constexpr (GameWithTargets<G>)
            if (options.targets && letter == '\0' && targets(game).contains(cell))
                canvas.add("<circle ", canvas.paint("target"), " r=\"4\" cx=\"", middle_x(cell), "\" cy=\"",
                           middle_y(cell), "\"/>\n");
        if (letter == '\0')
            continue;
        if (const std::optional<Look> look = look_of(game, letter))
            canvas.draw(*look, middle_x(cell), middle_y(cell));
        else
            canvas.text(middle_x(cell), middle_y(cell) + 4, std::string_view(&letter, 1));
    }
    std::string last;
    for (const Cell cell : marks.last)
        last += step('M', x_of(cell.column()) + 1, y_of(cell.row()) + 1) + 'h' + std::to_string(unit - 2) +
                'v' + std::to_string(unit - 2) + "h-" + std::to_string(unit - 2) + 'z';
    canvas.path("last", last);
    if constexpr (GameWithWinningLines<G>)
        canvas.path("win", path_of(winning_lines(game)));
    for (const Line<Cell>& line : marks.arrows)
        canvas.arrow(middle_x(line.from), middle_y(line.from), middle_x(line.to), middle_y(line.to));
    if (options.coordinates) {
        for (int column = 0; column < Cell::width; ++column)
            canvas.text(x_of(column) + unit / 2, height - 5, column_name(column));
        for (int row = 0; row < Cell::height; ++row)
            canvas.text(10, y_of(row) + unit / 2 + 4, std::to_string(row + 1));
    }
    return std::move(canvas).finished(width, height, game.position());
}

/// A position as a picture: the boards of the players side by side, and below them what is left to take.
template <DrawnManyBoardsGame G>
[[nodiscard]] std::string svg(const G& game, const SvgOptions& options = {}, const MarksOf<G>& marks = {}) {
    using Place = PlaceOf<G>;
    constexpr int unit = 36;
    constexpr int head = 20;
    const int margin = options.coordinates ? 18 : 4;
    SvgCanvas canvas;
    int left = 0;
    int height = 0;
    for (int i = 0; i < G::players(); ++i) {
        const auto player = static_cast<Player>(i);
        const Extent extent = extent_of(game, player, options.targets);
        const int low_x = extent.low_x;
        const int low_y = extent.low_y;
        const int high_x = extent.high_x;
        const int high_y = extent.high_y;
        const int columns = high_x - low_x + 1;
        const int rows = high_y - low_y + 1;
        const int begin = left + margin;
        const auto x_of = [&](int x) { return begin + unit * (x - low_x); };
        const auto y_of = [&](int y) { return head + unit * (high_y - y); };
        const auto middle_x = [&](Place place) { return x_of(place.x()) + unit / 2; };
        const auto middle_y = [&](Place place) { return y_of(place.y()) + unit / 2 - 3; };

        std::string title{player_name<G>(player)};
        if constexpr (GameWithScores<G>)
            title += ": " + std::to_string(game.scores()[index(player)]);
        canvas.text(begin + unit * columns / 2, 14, title);
        canvas.rectangle("space", begin, head, unit * columns, unit * rows);
        std::string grid;
        for (int x = low_x; x <= high_x + 1; ++x)
            grid += 'M' + std::to_string(x_of(x)) + ' ' + std::to_string(head) + 'v' +
                    std::to_string(unit * rows);
        for (int y = low_y - 1; y <= high_y; ++y)
            grid += 'M' + std::to_string(begin) + ' ' + std::to_string(y_of(y)) + 'h' +
                    std::to_string(unit * columns);
        canvas.path("grid", grid);
        for (const auto& spot : marks.highlights)
            if (spot.player == player)
                canvas.rectangle("highlight", x_of(spot.place.x()), y_of(spot.place.y()), unit, unit);
        for (const Line<Place>& line : score_lines(game, player))
            canvas.add("<path ", canvas.paint("score"), " stroke-width=\"", 4 * line.weight, "\" d=\"M",
                       middle_x(line.from), ' ', middle_y(line.from), 'L', middle_x(line.to), ' ',
                       middle_y(line.to), "\"/>\n");
        if (options.targets && player == game.to_move())
            for (const Place place : targets(game))
                canvas.add("<circle ", canvas.paint("target"), " r=\"4\" cx=\"", middle_x(place), "\" cy=\"",
                           middle_y(place), "\"/>\n");
        for (int y = low_y; y <= high_y; ++y)
            for (int x = low_x; x <= high_x; ++x)
                if (const Place place{x, y}; const std::optional<Look> seen = look(game, player, place)) {
                    canvas.draw(*seen, middle_x(place), middle_y(place));
                    if (seen->shape != Shape::star)
                        canvas.text(middle_x(place), y_of(y) + unit - 3, game.label(player, place));
                }
        for (const auto& spot : marks.last)
            if (spot.player == player)
                canvas.path("last", 'M' + std::to_string(x_of(spot.place.x()) + 1) + ' ' +
                                        std::to_string(y_of(spot.place.y()) + 1) + "h34v34h-34z");
        for (const auto& arrow : marks.arrows)
            if (arrow.from.player == player && arrow.to.player == player)
                canvas.arrow(middle_x(arrow.from.place), middle_y(arrow.from.place), middle_x(arrow.to.place),
                             middle_y(arrow.to.place));
        if (options.coordinates) {
            for (int x = low_x; x <= high_x; ++x)
                canvas.text(x_of(x) + unit / 2, y_of(low_y) + unit + 13, std::to_string(x));
            for (int y = low_y; y <= high_y; ++y)
                canvas.text(left + 8, y_of(y) + unit / 2 + 4, std::to_string(y));
        }
        left = begin + unit * columns + 10;
        height = (std::max)(height, head + unit * rows + margin);
    }
    // What is left, in rows as wide as the boards; nine fit in any case.
    const int width = (std::max)(left, 9 * unit + 8);
    const int in_row = (width - 8) / unit;
    int placed = 0;
    for (const SupplyItem& item : supply_items(game)) {
        const int x = 4 + unit * (placed % in_row) + unit / 2;
        const int y = height + unit * (placed / in_row) + 4;
        canvas.draw(item.look, x, y + unit / 2 - 3, !item.available);
        canvas.text(x, y + unit - 3, item.label);
        ++placed;
    }
    height += (placed + in_row - 1) / in_row * unit + 8;
    return std::move(canvas).finished(width, height, game.position());
}

/// A game as a picture of where it stands, with its last move marked.
template <DrawnGame G>
[[nodiscard]] std::string svg(const History<G>& game, const SvgOptions& options = {}) {
    return svg(game.current(), options, last_move(game));
}

}  // namespace tessera
