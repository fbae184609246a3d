// Draws a position of any game as an SVG picture.

#include "arguments.hpp"
#include "choices.hpp"

#include <tessera/core/text.hpp>
#include <tessera/io/history.hpp>
#include <tessera/io/svg.hpp>
#include <tessera/variants.hpp>

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

namespace {

std::string_view next_word(std::string_view& text) {
    text.remove_prefix((std::min)(text.find_first_not_of(' '), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

template <tessera::Game G>
tessera::History<G> played(const Arguments& arguments) {
    tessera::History<G> game{chosen_start<G>(arguments)};
    std::string_view moves = arguments.text("--moves");
    for (std::string_view word = next_word(moves); !word.empty(); word = next_word(moves)) {
        const auto move = G::parse_move(word);
        if (!move || !game.current().is_legal(*move))
            arguments.fail("--moves: '" + std::string(word) + "' is not legal" +
                           (move ? "" : ": " + std::string(move.error().what)));
        game.play(*move);
    }
    return game;
}

template <tessera::Game G>
void highlight(const Arguments& arguments, tessera::MarksOf<G>& marks) {
    std::string_view cells = arguments.text("--highlight");
    for (std::string_view word = next_word(cells); !word.empty(); word = next_word(cells)) {
        if constexpr (tessera::BoardGame<G>) {
            using Cell = typename G::Cell;
            tessera::Reader reader{word};
            const auto cell = tessera::read_cell<Cell::width, Cell::height>(reader);
            if (!cell || !reader.at_end())
                arguments.fail("--highlight: '" + std::string(word) + "' is not a cell");
            marks.highlights.push_back(*cell);
        } else {
            arguments.fail("--highlight: this game has no cells");
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{
        argc,
        argv,
        "tessera-picture",
        "[options] VARIANT",
        "Writes a picture of a position, in the format SVG, to standard output.\n" + about_variants(),
        {setup_option,
         position_option,
         {"--moves", "MOVES", "play these moves, separated by spaces; the last one is marked"},
         {"--highlight", "CELLS", "give these cells, separated by spaces, another colour"},
         {"--targets", "", "a dot where the player to move may put something"},
         {"--guides", "", "draw lines of sight, frames and the like"},
         {"--no-coordinates", "", "leave the names of columns and rows out"}}};
    if (arguments.positional().size() != 1)
        arguments.fail("expected a variant");
    with_variant_named(arguments, arguments.positional()[0], [&](const auto& variant) {
        using G = typename std::remove_cvref_t<decltype(variant)>::Game;
        const tessera::History<G> game = played<G>(arguments);
        auto marks = tessera::last_move(game);
        highlight<G>(arguments, marks);
        const tessera::SvgOptions options{.coordinates = !arguments.has("--no-coordinates"),
                                          .targets = arguments.has("--targets"),
                                          .guides = arguments.has("--guides")};
        std::fputs(tessera::svg(game.current(), options, marks).c_str(), stdout);
    });
}
