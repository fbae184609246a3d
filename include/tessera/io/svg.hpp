#pragma once

#include <tessera/core/direction.hpp>  // Direction
#include <tessera/core/text.hpp>       // column_name
#include <tessera/game.hpp>            // BoardGame, GameWithScores
#include <tessera/io/history.hpp>      // History
#include <tessera/io/marks.hpp>        // last_move, Marks
#include <tessera/view.hpp>            // Extent, Look and what games say of them

#include <algorithm>    // max, min
#include <array>        // array
#include <cassert>      // assert
#include <cstddef>      // size_t
#include <cstdint>      // uint8_t
#include <optional>     // optional
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <utility>      // move
#include <vector>       // vector

/// Positions as pictures: SVG without a script, a few kilobytes, the same bytes on every machine. Colours are CSS
/// variables with a light and a dark value, so that a page that holds the picture can choose its own. The boards of
/// many players lie in space, which is dark always.
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

/// Where the things of a picture are: on a board, in the colours of what surrounds the picture; or in space, which
/// is dark in any surroundings, and where they are half as large again.
enum class Scene : std::uint8_t { board, space };

/// A drawing that grows by shapes. It writes out only the colours and shapes that it has.
class SvgCanvas {
public:
    /// A shape is drawn into a square of so many units, around its middle; in space half as large again.
    static constexpr int cell = 24;

    /// An empty drawing.
    explicit SvgCanvas(Scene scene) : scene_(scene) {
        if (scene == Scene::space)
            mark_used("space");
    }

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

    /// An arrow from the middle of one thing to the edge of another.
    void arrow(int from_x, int from_y, int to_x, int to_y) {
        const int across = to_x - from_x;
        const int down = to_y - from_y;
        int length = 1;
        while (length * length < across * across + down * down)
            ++length;
        const int gap = (std::min)(8, length / 2);
        has_arrow_ = true;
        add("<path ", paint("arrow"), " marker-end=\"url(#head)\" d=\"M", from_x, ' ', from_y, 'L',
            to_x - across * gap / length, ' ', to_y - down * gap / length, "\"/>\n");
        mark_used("mark");
    }

    /// A mark for whose turn it is, beside a name that is written with its middle here.
    void turn_mark(int x, int y, std::string_view name) {
        const int begin = x - 3 * static_cast<int>(name.size()) - 9;
        path("target", 'M' + std::to_string(begin) + ' ' + std::to_string(y - 7) + "l6 4-6 4z");
    }

    /// The whole picture with this size, title and description.
    [[nodiscard]] std::string finished(int width, int height, std::string_view title,
                                       std::string_view description) && {
        std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"";
        out += root_class();
        out += "\" role=\"img\" viewBox=\"0 0 ";
        const std::array sizes{width, height, width * 3 / 2, height * 3 / 2};
        constexpr std::array<std::string_view, 4> after{" ", "\" width=\"", "\" height=\"", "\">\n<title>"};
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            append(out, sizes[i]);
            append(out, after[i]);
        }
        out += xml_escaped(title);
        out += "</title>\n<desc>";
        out += xml_escaped(description);
        out += "</desc>\n<style>\n";
        out += style();
        out += "</style>\n<defs>\n";
        if (!definitions_.empty())
            out += "<radialGradient id=\"shade\" cx=\".35\" cy=\".3\" r=\".75\"><stop stop-color=\"#fff\" "
                   "stop-opacity=\".35\"/><stop offset=\".6\" stop-color=\"#fff\" stop-opacity=\"0\"/>"
                   "<stop offset=\"1\" stop-opacity=\".3\"/></radialGradient>\n";
        out += definitions_;
        if (has_arrow_)
            out += "<marker id=\"head\" viewBox=\"0 0 6 6\" refX=\"4\" refY=\"3\" markerWidth=\"4\" "
                   "markerHeight=\"4\" orient=\"auto\"><path class=\"mark\" d=\"M0 0L6 3 0 6z\"/></marker>\n";
        out += "</defs>\n";
        if (scene_ == Scene::space)
            out += "<rect class=\"space\" width=\"100%\" height=\"100%\" rx=\"6\"/>\n";
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

    static constexpr std::array<Colour, 27> colours{{
        {"board", "#ecd6a8", "#6b5836", "fill:$"},
        {"space", "#141a2c", "#141a2c", "fill:$"},
        {"galaxy", "#1f2742", "#1f2742", "fill:$"},
        {"band-0", "#f08a80", "#8f2f2a", "fill:$"},
        {"band-1", "#f6b26b", "#94551a", "fill:$"},
        {"band-2", "#f7e07f", "#8a7618", "fill:$"},
        {"band-3", "#9fd694", "#2f6b33", "fill:$"},
        {"band-4", "#8fb9ee", "#2a4f8a", "fill:$"},
        {"band-5", "#a99be0", "#473a8c", "fill:$"},
        {"band-6", "#d79ae0", "#7a3287", "fill:$"},
        {"grid", "#000", "#fff", "fill:none;stroke-opacity:.2;stroke:$"},
        {"highlight", "#ffd600", "#ffd600", "fill-opacity:.5;fill:$"},
        {"guide", "#c0392b", "#ff8a75", "fill:none;stroke:$;stroke-width:2;stroke-dasharray:3 3"},
        {"target", "#1b7f5c", "#5fe0b0", "fill:$"},
        {"last", "#c2185b", "#ff6fae", "fill:none;stroke:$;stroke-width:2"},
        {"win", "#1668c7", "#6cb6ff", "fill:none;stroke:$;stroke-width:4;stroke-linecap:round"},
        {"score", "#ffc933", "#ffc933", "fill:none;stroke:$;stroke-linecap:round;stroke-opacity:.6"},
        {"arrow", "#c2185b", "#ff6fae", "fill:none;stroke:$;stroke-width:3;stroke-linecap:round"},
        {"mark", "#c2185b", "#ff6fae", "fill:$"},
        {"black", "#26262a", "#0c0c0e", "fill:$"},
        {"white", "#fdfdfb", "#e8e8e4", "fill:$"},
        {"red", "#c8372d", "#e0564b", "fill:$"},
        {"green", "#3f9142", "#5cb85f", "fill:$"},
        {"gold", "#f0b429", "#ffd257", "fill:$"},
        {"edge", "#26262a", "#a8a8a8", "stroke:$"},
        {"ring", "#d9c48f", "#d9c48f", "fill:none;stroke:$;stroke-width:1.5"},
        {"text", "#57534a", "#b9b4a8", "font:10px sans-serif;text-anchor:middle;fill:$"},
    }};

    /// What a page calls the picture that it holds. Space has colours of its own, so it has another name.
    [[nodiscard]] std::string root_class() const {
        return scene_ == Scene::space ? "tessera-space" : "tessera";
    }

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
        const std::string root = '.' + root_class();
        std::string light = root + '{';
        std::string dark;
        std::string rules;
        for (std::size_t i = 0; i < colours.size(); ++i) {
            if (!used_[i])
                continue;
            const auto& [name, by_day, in_dark, rule] = colours[i];
            const std::string_view in_light = scene_ == Scene::space ? in_dark : by_day;
            const std::string variable = "--" + std::string(name);
            light += variable + ':' + std::string(in_light) + ';';
            if (in_dark != in_light)
                dark += variable + ':' + std::string(in_dark) + ';';
            const std::size_t place = rule.find('$');
            const std::size_t property =
                rule.rfind(';', place) == std::string_view::npos ? 0 : rule.rfind(';', place) + 1;
            const std::string before{rule.substr(0, place)};
            rules += name == "text" ? root + " text{" : '.' + std::string(name) + '{';
            rules += before + std::string(in_light) + ';' + before.substr(property) + "var(" + variable + ')';
            rules += rule.substr(place + 1);
            if (name == "text" && scene_ == Scene::space)
                rules += ";paint-order:stroke;stroke:var(--space);stroke-width:2";
            rules += "}\n";
        }
        if (!dark.empty())
            dark = "@media(prefers-color-scheme:dark){" + root + '{' + dark + "}}\n";
        return light + "}\n" + dark + rules;
    }

    /// The coloured shape that others refer to by the name that is returned.
    std::string define(const Look& look) {
        static constexpr std::array<std::string_view, 7> shapes{"disc",  "pawn",   "crown", "star",
                                                                "solid", "banded", "ringed"};
        static constexpr std::array<std::string_view, 5> tints{"black", "white", "red", "green", "gold"};
        static constexpr std::array<std::string_view, 3> on_board{".55", ".8", "1"};
        static constexpr std::array<std::string_view, 3> in_space{".7", "1", "1.35"};
        assert(1 <= look.size && look.size <= 3);
        const auto size = static_cast<std::size_t>(look.size - 1);
        const std::string_view shape = shapes[static_cast<std::size_t>(look.shape)];
        const std::string_view tint = tints[static_cast<std::size_t>(look.tint)];
        std::string name{shape};
        name += '-';
        name += tint;
        if (look.size != 3)
            name += std::to_string(look.size);
        bool shape_is_known = false;
        for (const Look& known : defined_) {
            if (known == look)
                return name;
            shape_is_known = shape_is_known || known.shape == look.shape;
        }
        defined_.push_back(look);
        mark_used(tint);
        const auto define_group = [&](const auto&... parts) { (append(definitions_, parts), ...); };
        if (!shape_is_known)
            define_group("<g id=\"", shape, "\">", outline(look.shape), "</g>\n");
        define_group("<g id=\"", name, "\" class=\"", tint, "\" transform=\"scale(",
                     (scene_ == Scene::space ? in_space : on_board)[size], ")\"><use href=\"#", shape,
                     "\"/></g>\n");
        return name;
    }

    /// A form in the colour that it is given, and once more as light and shade.
    [[nodiscard]] std::string shaded(std::string_view form, bool has_edge) {
        const std::string begin = '<' + std::string(form);
        if (has_edge)
            mark_used("edge");
        return begin + (has_edge ? " class=\"edge\"/>" : "/>") + begin + " fill=\"url(#shade)\"/>";
    }

    /// A shape without a colour.
    [[nodiscard]] std::string outline(Shape shape) {
        const std::string disc = "circle r=\"10\"";
        const std::string planet = shaded("circle r=\"8\"", false);
        switch (shape) {
            case Shape::disc: return shaded(disc, true);
            case Shape::pawn:
                return shaded("path d=\"M-8 10C-8 3-5 0-3-1A5 5 0 1 1 3-1C5 0 8 3 8 10z\"", true);
            case Shape::crown:
                mark_used("gold");
                return shaded(disc, true) +
                       "<path class=\"gold edge\" stroke-width=\".7\" d=\"M-6 5L-7-4-3-1 0-6 3-1 7-4 6 5z\"/>";
            case Shape::star:
                return shaded("path d=\"M0-9L2.5-2.5 9 0 2.5 2.5 0 9-2.5 2.5-9 0-2.5-2.5z\"", false);
            case Shape::solid:
                // Land and sea.
                return planet + "<path fill=\"#000\" fill-opacity=\".35\" "
                                "d=\"M-6-3Q-3-7 1-5 0-1-3 0-5 0-6-3zM1 2Q5-1 6 2 4 7 1 5z\"/>";
            case Shape::banded:
                return planet + "<path fill=\"#000\" fill-opacity=\".35\" "
                                "d=\"M-7-4H7V-2H-7zM-7.7 0H7.7V2H-7.7zM-6 5H6L5 6H-5z\"/>";
            case Shape::ringed:
                // The planet hides the far half of its ring.
                mark_used("ring");
                return "<g transform=\"rotate(-20)\"><path class=\"ring\" d=\"M-12 0A12 4 0 0 1 12 0\"/>" +
                       planet + "<path class=\"ring\" d=\"M-12 0A12 4 0 0 0 12 0\"/></g>";
        }
        return {};
    }

    Scene scene_;
    std::string body_;
    std::string definitions_;
    std::vector<Look> defined_;
    std::array<bool, colours.size()> used_{};
    bool has_arrow_ = false;
};

/// What a picture shows, in words: whose turn it is, or how the game has ended.
template <Game G>
[[nodiscard]] std::string picture_title(const G& game) {
    const Outcome outcome = game.outcome();
    if (outcome == Outcome::ongoing)
        return std::string(player_name<G>(game.to_move())) + " to move";
    return std::string(outcome_name(game)) + (is_win(outcome) ? " has won" : "");
}

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

    SvgCanvas canvas{Scene::board};
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
        // Whose turn it is: a small stone in the corner.
        constexpr std::array tints{Tint::black, Tint::white, Tint::red};
        if (game.outcome() == Outcome::ongoing)
            canvas.draw({Shape::disc, tints[index(game.to_move())], 1}, 10, height - 9);
    }
    return std::move(canvas).finished(width, height, picture_title(game), game.position());
}

/// A position as a picture: the boards of the players side by side, and below them what is left to take.
template <DrawnManyBoardsGame G>
[[nodiscard]] std::string svg(const G& game, const SvgOptions& options = {}, const MarksOf<G>& marks = {}) {
    using Place = PlaceOf<G>;
    constexpr int unit = 36;
    constexpr int head = 20;
    const int margin = options.coordinates ? 18 : 6;
    SvgCanvas canvas{Scene::space};
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
        if (game.outcome() == Outcome::ongoing && player == game.to_move())
            canvas.turn_mark(begin + unit * columns / 2, 14, title);
        canvas.rectangle("galaxy", begin, head, unit * columns, unit * rows);
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
    const auto items = supply_items(game);
    const int width = (std::max)(left, 9 * unit + 8);
    const int in_row = (width - 8) / unit;
    if (!items.empty())
        canvas.text(width / 2, height + 14, "left: " + std::to_string(items.size()));
    height += items.empty() ? 0 : head;
    const int begin = (width - unit * (std::min)(in_row, static_cast<int>(items.size()))) / 2;
    int placed = 0;
    for (const SupplyItem& item : items) {
        const int x = begin + unit * (placed % in_row) + unit / 2;
        const int y = height + unit * (placed / in_row);
        canvas.draw(item.look, x, y + unit / 2 - 3, !item.available);
        canvas.text(x, y + unit - 3, item.label);
        ++placed;
    }
    height += (placed + in_row - 1) / in_row * unit + 4;
    return std::move(canvas).finished(width, height, picture_title(game), game.position());
}

/// A game as a picture of where it stands, with its last move marked.
template <DrawnGame G>
[[nodiscard]] std::string svg(const History<G>& game, const SvgOptions& options = {}) {
    return svg(game.current(), options, last_move(game));
}

}  // namespace tessera
