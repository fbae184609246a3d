// Draws a position of any game as an SVG picture.

#include <tessera/core/text.hpp>
#include <tessera/io/history.hpp>
#include <tessera/io/svg.hpp>
#include <tessera/variants.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

constexpr const char* help =
    "usage: tessera-picture VARIANT [OPTION...]\n"
    "Writes a picture of a position, in the format SVG, to standard output.\n"
    "  --setup TEXT        start from this setup, where the game has several\n"
    "  --position TEXT     start from this position\n"
    "  --moves MOVES       play these moves, separated by spaces; the last one is marked\n"
    "  --highlight CELLS   give these cells, separated by spaces, another colour\n"
    "  --targets           a dot where the player to move may put something\n"
    "  --guides            draw lines of sight, frames and the like\n"
    "  --no-coordinates    leave the names of columns and rows out\n";

struct Wishes {
    std::string_view variant;
    std::string_view setup;
    std::string_view position;
    std::string_view moves;
    std::string_view highlight;
    tessera::SvgOptions options;
};

[[noreturn]] void refuse(std::string_view what, std::string_view context = {}) {
    std::fprintf(stderr, "tessera-picture: %.*s%.*s; see --help\n", static_cast<int>(what.size()),
                 what.data(), static_cast<int>(context.size()), context.data());
    std::exit(2);
}

std::string_view next_word(std::string_view& text) {
    text.remove_prefix((std::min)(text.find_first_not_of(' '), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

Wishes read_arguments(int argc, char** argv) {
    Wishes wishes;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const auto value = [&]() -> std::string_view {
            if (i + 1 == argc)
                refuse("expected something after ", argument);
            return argv[++i];
        };
        if (argument == "--setup")
            wishes.setup = value();
        else if (argument == "--position")
            wishes.position = value();
        else if (argument == "--moves")
            wishes.moves = value();
        else if (argument == "--highlight")
            wishes.highlight = value();
        else if (argument == "--targets")
            wishes.options.targets = true;
        else if (argument == "--guides")
            wishes.options.guides = true;
        else if (argument == "--no-coordinates")
            wishes.options.coordinates = false;
        else if (argument.starts_with('-') || !wishes.variant.empty())
            refuse("unknown argument ", argument);
        else
            wishes.variant = argument;
    }
    if (wishes.variant.empty())
        refuse("expected the name of a variant");
    return wishes;
}

template <tessera::Game G>
G start_of(const Wishes& wishes) {
    if (!wishes.setup.empty()) {
        if constexpr (tessera::GameWithSetups<G>) {
            const auto game = G::from_setup(wishes.setup);
            return game ? *game : (refuse("setup: ", game.error().what), G{});
        } else {
            refuse("this game has only one setup");
        }
    }
    if (wishes.position.empty())
        return G{};
    const auto game = G::from_position(wishes.position);
    return game ? *game : (refuse("position: ", game.error().what), G{});
}

template <tessera::Game G>
std::string picture(const Wishes& wishes) {
    tessera::History<G> game{start_of<G>(wishes)};
    std::string_view moves = wishes.moves;
    for (std::string_view word = next_word(moves); !word.empty(); word = next_word(moves)) {
        const auto move = G::parse_move(word);
        if (!move || !game.current().is_legal(*move))
            refuse("not a legal move: ", word);
        game.play(*move);
    }
    auto marks = tessera::last_move(game);
    std::string_view cells = wishes.highlight;
    for (std::string_view word = next_word(cells); !word.empty(); word = next_word(cells)) {
        if constexpr (tessera::BoardGame<G>) {
            using Cell = typename G::Cell;
            tessera::Reader reader{word};
            const auto cell = tessera::read_cell<Cell::width, Cell::height>(reader);
            if (!cell || !reader.at_end())
                refuse("not a cell: ", word);
            marks.highlights.push_back(*cell);
        } else {
            refuse("this game has no cells to highlight");
        }
    }
    return tessera::svg(game.current(), wishes.options, marks);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::string_view(argv[1]) == "--help") {
        std::fputs(help, stdout);
        return EXIT_SUCCESS;
    }
    const Wishes wishes = read_arguments(argc, argv);
    const bool known = tessera::with_variant(wishes.variant, [&]<class V>(const V&) {
        std::fputs(picture<typename V::Game>(wishes).c_str(), stdout);
    });
    if (!known)
        refuse("unknown variant ", wishes.variant);
}
