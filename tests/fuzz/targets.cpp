#include "targets.hpp"

#include <tessera/core/rng.hpp>
#include <tessera/io/gtp.hpp>
#include <tessera/io/record.hpp>
#include <tessera/variants.hpp>

#include "arguments.hpp"
#include "choices.hpp"
#include "reference/reference.hpp"
#include "support/engine.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

namespace {

using namespace tessera;

void require(bool condition, const char* what) {
    if (condition)
        return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

std::string_view take_line(std::string_view& input) {
    const std::size_t end = (std::min)(input.find('\n'), input.size());
    const std::string_view line = input.substr(0, end);
    input.remove_prefix((std::min)(end + 1, input.size()));
    return line;
}

template <Game G>
std::vector<std::string> move_names(const G& game) {
    std::vector<std::string> names;
    for (const auto& move : game.moves())
        names.push_back(to_string(move));
    std::sort(names.begin(), names.end());
    return names;
}

// The reference has the same moves and the same outcome.
template <Game G>
void check_with_reference(const reference::Position& naive, const G& game) {
    require(naive.outcome() == outcome_name(game), "the outcome is that of the reference");
    require(naive.moves() == move_names(game), "the moves are those of the reference");
}

// Whatever is read can be printed, read again, asked and played to the end, and the reference agrees: from the
// position on until so many moves were compared, since the reference is slow.
template <Game G>
void check_position(std::string_view variant, G game, int to_compare = 300) {
    const Parsed<G> again = G::from_position(game.position());
    require(again && *again == game, "a position is read as it is printed");
    require(again->hash() == game.hash(), "equal positions have equal hashes");
    reference::Read naive = reference::read(variant, game.position());
    require(naive.position != nullptr, "the reference reads what the library reads");
    Rng rng{game.hash()};
    for (int plies = 0; game.outcome() == Outcome::ongoing; ++plies) {
        require(plies < 2000, "a game ends");
        const int count = game.count_moves();
        to_compare -= count;
        if (to_compare >= 0)
            check_with_reference(*naive.position, game);
        require(game.moves().size() == static_cast<std::size_t>(count), "count and list agree");
        const auto move = game.random_move(rng);
        require(game.is_legal(move), "a sampled move is legal");
        game.play(move);
        if (to_compare >= 0)
            naive.position->play(to_string(move));
    }
    if (to_compare >= 0) {
        require(naive.position->text() == game.position(), "moves lead where they lead in the reference");
        check_with_reference(*naive.position, game);
    }
    require(game.count_moves() == 0 && game.moves().empty(), "a finished game has no moves");
    const Parsed<G> end = G::from_position(game.position());
    require(end && *end == game && end->outcome() == game.outcome(), "an end is read as it is printed");
}

template <class Error>
void check_error(const Error& error, std::string_view input) {
    require(error.at <= input.size() && !error.what.empty(), "an error has a place");
}

}  // namespace

void position(std::string_view input) {
    const std::string_view name = take_line(input);
    with_variant(name, [&]<class V>(const V& variant) {
        using G = typename V::Game;
        const Parsed<G> game = G::from_position(input);
        const bool accepted = reference::read(variant.name, input).position != nullptr;
        require(game.has_value() == accepted, "a text is read exactly if the reference reads it");
        if (game)
            check_position(variant.name, *game, 3000);
        else
            check_error(game.error(), input);
    });
}

void setup(std::string_view input) {
    const std::string_view name = take_line(input);
    with_variant(name, [&]<class V>(const V& variant) {
        using G = typename V::Game;
        if constexpr (GameWithSetups<G>) {
            const Parsed<G> game = G::from_setup(input);
            if (game)
                check_position(variant.name, *game);
            else
                check_error(game.error(), input);
        }
    });
}

void move(std::string_view input) {
    const std::string_view name = take_line(input);
    const std::string_view position = take_line(input);
    with_variant(name, [&]<class V>(const V& variant) {
        using G = typename V::Game;
        const Parsed<G> game = G::from_position(position);
        const Parsed<typename G::Move> move = G::parse_move(input);
        if (!move) {
            check_error(move.error(), input);
            return;
        }
        const std::string text = to_string(*move);
        const Parsed<typename G::Move> again = G::parse_move(text);
        require(again && *again == *move, "a move is read as it is printed");
        const int number = G::move_index(*move);
        require(-1 <= number && number < G::move_index_count,
                "a move has a number, or no position can have it");
        require(number < 0 || G::move_from_index(number) == *move, "the number of a move leads back to it");
        if (!game)
            return;
        const auto moves = game->moves();
        const bool listed = std::find(moves.begin(), moves.end(), *move) != moves.end();
        require(game->is_legal(*move) == listed, "a move is legal exactly if it is listed");
        const reference::Read naive = reference::read(variant.name, position);
        const std::vector<std::string> names = naive.position->moves();
        require(std::binary_search(names.begin(), names.end(), text) == listed,
                "a move is legal exactly if the reference lists it");
        if (!listed)
            return;
        require(number >= 0, "a legal move has a number");
        G next = *game;
        next.play(*move);
        naive.position->play(text);
        require(naive.position->text() == next.position(), "a move leads where it leads in the reference");
        require(naive.position->outcome() == outcome_name(next), "the outcome is that of the reference");
    });
}

void record(std::string_view input) {
    const auto head = read_record_head(input);
    if (!head) {
        check_error(head.error(), input);
        return;
    }
    with_variant(head->value("Game"), [&]<class V>(const V& variant) {
        using G = typename V::Game;
        const auto record = read_record<G>(input);
        if (!record) {
            check_error(record.error(), input);
            return;
        }
        const std::string text = record_text(*record);
        const auto again = read_record<G>(text);
        require(again.has_value(), "a record is read as it is printed");
        require(record_text(*again) == text, "a record is printed as it is read");
        require(again->game.current() == record->game.current(), "a record leads to the same position");
        require(again->tags == record->tags, "tags are read as they are printed");
        History<G> game = record->game;
        const reference::Read naive = reference::read(variant.name, game.start().position());
        for (const auto& move : game.moves())
            naive.position->play(to_string(move));
        require(naive.position->text() == game.current().position(),
                "the moves lead where they lead in the reference");
        while (game.undo()) {
        }
        require(game.current() == record->game.start(), "all moves can be taken back");
        check_position(variant.name, record->game.current());
    });
}

namespace {

// All that an engine can be asked about its state.
struct Snapshot {
    std::string position;
    std::string record;
    std::string level;

    explicit Snapshot(gtp::Engine& engine)
        : position(engine.respond("tessera-position")),
          record(engine.respond("tessera-record")),
          level(engine.respond("tessera-level")) {}

    bool operator==(const Snapshot&) const = default;
};

// The text of an answer that is one line.
std::string answered(const std::string& answer) { return answer.substr(2, answer.size() - 4); }

// Deep counts are right to take long, and not for here.
bool takes_long(std::string_view line) {
    std::string text(line);  // the protocol does not see control characters
    std::erase_if(text, [](char byte) { return ('\0' <= byte && byte < ' ') || byte == 127; });
    const std::size_t at = text.find("perft");
    if (at == std::string::npos)
        return false;
    const std::size_t begin = (std::min)(text.find_first_not_of(" 0", at + 5), text.size());
    return text.substr(begin) != "" && text.substr(begin) != "1";
}

void keep_level_low(gtp::Engine& engine) {
    const auto level = parse_level(answered(engine.respond("tessera-level")));
    require(level.has_value(), "a level is read as it is printed");
    const std::uint64_t most = level->method == Method::negamax ? 1 : 20;
    if (level->effort > most || level->time > std::chrono::milliseconds{2})
        (void)engine.respond("tessera-level random");
}

// A move just made can be taken back and made again.
void check_undo(gtp::Engine& engine, std::string_view colour, std::string_view move, const Snapshot& before) {
    const Snapshot after{engine};
    require(engine.respond("undo").front() == '=', "a move can be taken back");
    require(Snapshot{engine} == before, "undo restores what was");
    const std::string again = "play " + std::string(colour) + ' ' + std::string(move);
    require(engine.respond(again).front() == '=', "a move taken back can be made again");
    require(Snapshot{engine} == after, "the same move leads to the same state");
}

}  // namespace

void gtp(std::string_view input) {
    tessera::gtp::Engine engine = support::engine();
    Snapshot before{engine};
    for (int commands = 0; commands < 30 && !input.empty() && !engine.has_quit(); ++commands) {
        const std::string_view line = take_line(input);
        if (takes_long(line))
            continue;
        const std::string answer = engine.respond(line);
        if (answer.empty())
            continue;
        require(answer.front() == '=' || answer.front() == '?', "an answer begins with its status");
        require(answer.find("\n\n") == answer.size() - 2, "only the end of an answer is an empty line");
        if (answer.front() == '?') {
            require(Snapshot{engine} == before, "a refused command changes nothing");
            continue;
        }
        keep_level_low(engine);
        // Without an id and with single spaces, so that the words are easy to find.
        const std::string_view clean = line.substr(0, line.find_first_of("#\t\r"));
        if (clean.substr(0, 5) == "play ")
            if (const std::size_t space = clean.find(' ', 5); space != std::string_view::npos)
                check_undo(engine, clean.substr(5, space - 5), clean.substr(space + 1), before);
        if (clean.substr(0, 8) == "genmove ")
            check_undo(engine, clean.substr(8), answered(answer), before);
        before = Snapshot{engine};
    }
    const std::string text = answered(engine.respond("tessera-record"));
    const auto head = read_record_head(text + "\n");
    require(head.has_value(), "the record of a session has a head");
    with_variant(head->value("Game"), [&]<class V>(const V& variant) {
        using G = typename V::Game;
        const auto record = read_record<G>(text);
        require(record.has_value(), "the record of a session can be read");
        require(record->game.current().position() == answered(engine.respond("tessera-position")),
                "the record of a session leads to its position");
        check_position(variant.name, record->game.current());
    });
}

namespace {

// What programs do instead of ending.
struct Ended {
    int code;
};
[[noreturn]] void end(int code, const std::string& words) {
    require(!words.empty() && words.back() == '\n', "a program says why it ends");
    throw Ended{code};
}

}  // namespace

void arguments(std::string_view input) {
    std::vector<std::string> words{"program"};
    while (!input.empty() && words.size() < 20)
        words.emplace_back(take_line(input));
    std::vector<const char*> argv;
    for (const std::string& word : words)
        argv.push_back(word.c_str());
    const bool wants_help = std::any_of(words.begin() + 1, words.end(), [](const std::string& word) {
        return std::string_view{word.c_str()} == "--help" || std::string_view{word.c_str()} == "-h";
    });
    try {
        const Arguments arguments{
            static_cast<int>(argv.size()),
            argv.data(),
            "program",
            "[options] VARIANT LEVEL…",
            "Does nothing.\n",
            {{"--number", "N", "a number"}, {"--flag", "", "no value"}, setup_option, position_option},
            end};
        require(!arguments.has("--flag") || arguments.text("--flag").empty(), "a flag has no value");
        const int number = arguments.number("--number", 7, 0, 1'000'000'000);
        require(0 <= number && number <= 1'000'000'000, "a number is within its bounds");
        if (arguments.has("--number")) {
            const std::string text(arguments.text("--number"));
            const std::size_t digits = (std::min)(text.find_first_not_of('0'), text.size() - 1);
            require(text.substr(digits) == std::to_string(number), "a number is the one that was given");
        }
        const auto& positional = arguments.positional();
        if (positional.empty())
            return;
        with_variant_named(arguments, positional[0], [&]<class V>(const V& variant) {
            using G = typename V::Game;
            check_position(variant.name, chosen_start<G>(arguments));
            for (std::size_t i = 1; i < positional.size(); ++i) {
                const Level level = chosen_level<G>(arguments, positional[i]);
                require(can_play<G>(level), "a level that was chosen can be played");
                const Parsed<Level> again = parse_level(to_string(level));
                require(again && *again == level, "a level is read as it is printed");
            }
        });
    } catch (const Ended& ended) {
        require(ended.code == 2 || (ended.code == 0 && wants_help), "a program ends for a reason");
    }
}

}  // namespace fuzz
