// Plays any game of the library on a terminal: two people, a person and a computer, or computers alone.

#include "arguments.hpp"
#include "choices.hpp"
#include "terminal.hpp"

#include <tessera/algorithm/computer.hpp>
#include <tessera/io/diagram.hpp>
#include <tessera/io/history.hpp>
#include <tessera/io/record.hpp>
#include <tessera/io/svg.hpp>
#include <tessera/variants.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

// A whole file, or nothing if it cannot be read.
std::optional<std::string> file_text(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    std::string text;
    std::array<char, 4096> block{};
    while (file.read(block.data(), std::ssize(block)) || file.gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
    return file.eof() && !file.bad() ? std::optional{text} : std::nullopt;
}

std::string quoted(std::string_view text) {
    std::string result = "'";
    result += text;
    return result += '\'';
}

// A list that fits on a screen: items beyond the limit are only counted.
std::string short_list(const std::vector<std::string>& items, std::size_t limit) {
    std::string text;
    for (std::size_t i = 0; i < items.size() && i < limit; ++i) {
        if (i > 0)
            text += ' ';
        text += items[i];
    }
    if (items.size() > limit)
        text += " and " + std::to_string(items.size() - limit) + " more";
    return text;
}

std::string lower_case(std::string_view text) {
    std::string lower;
    for (const char byte : text)
        lower += 'A' <= byte && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
    return lower;
}

std::string upper_case(std::string_view text) {
    std::string upper;
    for (const char byte : text)
        upper += 'a' <= byte && byte <= 'z' ? static_cast<char>(byte - 'a' + 'A') : byte;
    return upper;
}

constexpr bool is_separator(char byte) { return byte == '-' || byte == ',' || byte == '@'; }

// The order in which people look for a cell: a2 before a10.
bool comes_before(std::string_view a, std::string_view b) {
    const auto number_at = [](std::string_view text, std::size_t at) {
        const std::size_t end = text.find_first_not_of("0123456789", at);
        return text.substr(at, end == std::string_view::npos ? end : end - at);
    };
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
        const std::string_view left = number_at(a, i);
        const std::string_view right = number_at(b, i);
        if (left.size() != right.size() && !left.empty() && !right.empty())
            return left.size() < right.size();
        if (a[i] != b[i])
            return a[i] < b[i];
    }
    return a.size() < b.size();
}

// Where the part of a move ends that begins here, with the sign that ends it: after `a1-`, `b4,` or `SRT@`. What
// follows an @ is one part.
std::size_t end_of_part(std::string_view text, std::size_t begin) {
    std::size_t end = begin;
    while (end < text.size() && ((begin > 0 && text[begin - 1] == '@') || !is_separator(text[end])))
        ++end;
    return (std::min)(end + 1, text.size());
}

// Where the last part begins of what has been written of a move.
std::size_t begin_of_last_part(std::string_view text) {
    std::size_t begin = 0;
    for (std::size_t end = end_of_part(text, 0); end < text.size(); end = end_of_part(text, end))
        begin = end;
    const bool follows_at = begin > 0 && text[begin - 1] == '@';
    return !text.empty() && is_separator(text.back()) && !follows_at ? text.size() : begin;
}

// The legal moves as people may write them, and what they can be begun with.
template <tessera::Game G>
class MoveTexts {
public:
    explicit MoveTexts(const G& game) {
        for (const auto& move : game.moves()) {
            texts_.push_back(to_string(move));
            // Two stones may be written in either order.
            const std::string& text = texts_.back();
            const std::size_t comma = text.find(',');
            if (comma == std::string::npos || text.find_first_of("-@") != std::string::npos)
                continue;
            std::string swapped = text.substr(comma + 1);
            swapped += ',';
            swapped += text.substr(0, comma);
            if (const auto same = G::parse_move(swapped); same && *same == move)
                texts_.push_back(swapped);
        }
        std::sort(texts_.begin(), texts_.end());
    }

    // A text with the capitals that moves have which begin like it.
    [[nodiscard]] std::string as_written(const std::string& text) const {
        for (const std::string& whole : texts_)
            if (whole.size() >= text.size() && lower_case(whole.substr(0, text.size())) == lower_case(text))
                return whole.substr(0, text.size());
        for (const std::string& other : {lower_case(text), upper_case(text)})
            if (!G::parse_move(text) && G::parse_move(other))
                return other;
        return text;
    }

    // The parts with which moves can go on that begin like this; each once, with its sign in brackets if it may
    // also be the last.
    [[nodiscard]] std::vector<std::string> parts_after(std::string_view beginning) const {
        const std::size_t begin = begin_of_last_part(beginning);
        std::vector<std::string> parts;
        for (const std::string& text : texts_)
            if (text.starts_with(beginning) && text.size() > begin)
                parts.push_back(text.substr(begin, end_of_part(text, begin) - begin));
        std::sort(parts.begin(), parts.end(), comes_before);
        parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
        std::vector<std::string> merged;
        for (const std::string& part : parts) {
            if (!merged.empty() && is_separator(part.back()) &&
                part.substr(0, part.size() - 1) == merged.back())
                merged.back() += std::string("[") + part.back() + ']';
            else
                merged.push_back(part);
        }
        return merged;
    }

    // A text as the beginning of moves, with the sign that is to come; nothing if none goes on after it.
    [[nodiscard]] std::string beginning(std::string_view text) const {
        for (const std::string& whole : texts_) {
            if (!whole.starts_with(text))
                continue;
            std::size_t end = 0;
            while (end < text.size())
                end = end_of_part(whole, end);
            if (end < whole.size() && end - text.size() < 2)
                return whole.substr(0, end);
        }
        return {};
    }

    // A beginning of no legal move with the rest of one that is legal, so that there is something to object to.
    [[nodiscard]] std::string completed(std::string text) const {
        if (!text.empty() && is_separator(text.back()))
            text.pop_back();
        for (const std::string& whole : texts_) {
            std::size_t end = end_of_part(whole, 0);
            for (std::size_t own = end_of_part(text, 0); own < text.size(); own = end_of_part(text, own))
                end = end_of_part(whole, end);
            if (end < whole.size())
                return text + whole.substr(end - 1);
        }
        return text;
    }

private:
    std::vector<std::string> texts_;
};

template <tessera::Game G>
class Table {
public:
    Table(const Arguments& arguments, std::string_view variant, tessera::History<G> game,
          const std::vector<std::string>& seats)
        : variant_(variant),
          game_(std::move(game)),
          seed_(static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, 1'000'000'000))),
          threads_(arguments.number("--threads", 1, 1, 256)),
          options_{.unicode = wants_colour(), .colour = wants_colour()} {
        for (const std::string& seat : seats)
            players_.push_back(
                seat == "human" ? nullptr
                                : std::make_unique<tessera::Computer<G>>(chosen_level<G>(arguments, seat),
                                                                         seed_ + players_.size(), threads_));
    }

    // Plays until the game is over or nobody says anything any more.
    void run() {
        show();
        while (true) {
            if (!is_over() && player() != nullptr) {
                std::cout << name() << " (" << to_string(player()->level()) << ") plays " << std::flush;
                const auto move = player()->choose(game_.current());
                std::cout << to_string(move) << '\n';
                make(move);
                continue;
            }
            if (is_over() && !has_people())
                return;
            std::cout << (is_over() ? std::string("game over") : name()) << "> " << pending_ << std::flush;
            std::string line;
            if (!std::getline(std::cin, line)) {
                std::cout << '\n';
                return;
            }
            if (!answer(line))
                return;
        }
    }

    [[nodiscard]] bool save(const std::string& path) const {
        std::ofstream file{path, std::ios::binary};
        file << record_text(tessera::Record<G>{variant_, {}, game_});
        return static_cast<bool>(file.flush());
    }

private:
    [[nodiscard]] bool is_over() const { return game_.current().outcome() != tessera::Outcome::ongoing; }
    [[nodiscard]] bool has_people() const {
        return std::find(players_.begin(), players_.end(), nullptr) != players_.end();
    }
    [[nodiscard]] tessera::Computer<G>* player() const {
        return players_[index(game_.current().to_move())].get();
    }
    [[nodiscard]] std::string name() const {
        return std::string(tessera::player_name<G>(game_.current().to_move()));
    }

    void show(bool with_targets = false) const {
        tessera::DiagramOptions options = options_;
        options.targets = with_targets;
        std::cout << '\n' << diagram(game_, options);
        if constexpr (tessera::GameWithScores<G>) {
            const auto scores = game_.current().scores();
            for (std::size_t i = 0; i < scores.size(); ++i)
                std::cout << (i == 0 ? "" : ", ") << G::player_names[i] << ": " << scores[i] << " points";
            std::cout << '\n';
        }
        if (is_over()) {
            const tessera::Outcome outcome = game_.current().outcome();
            std::cout << (outcome == tessera::Outcome::draw
                              ? std::string("The game is a draw.")
                              : std::string(tessera::outcome_name(game_.current())) + " has won.")
                      << '\n';
        }
        std::cout << std::flush;
    }

    void make(const typename G::Move& move) {
        game_.play(move);
        pending_.clear();
        show();
    }

    // Does what a line says; false if that is to stop.
    bool answer(const std::string& line) {
        std::istringstream words{line};
        std::string word;
        std::string rest;
        words >> word >> std::ws;
        std::getline(words, rest);
        while (!rest.empty() && (rest.back() == '\r' || rest.back() == ' '))
            rest.pop_back();
        if (word == "quit" || word == "exit")
            return false;
        if (word.empty() || word == "back")
            pending_.clear();
        else if (word == "help" || word == "?")
            help();
        else if (word == "board")
            show();
        else if (word == "targets")
            show(true);
        else if (word == "moves")
            list_moves(rest);
        else if (word == "hint")
            hint();
        else if (word == "undo")
            undo();
        else if (word == "position")
            std::cout << game_.current().position() << '\n';
        else if (word == "stop")
            stop();
        else if (word == "save")
            save_to(rest);
        else if (word == "load")
            load_from(rest);
        else if (word == "picture")
            draw_to(rest);
        else if (!rest.empty())
            std::cout << "I do not know " << quoted(word)
                      << "; a move is written without spaces. Try help.\n";
        else
            enter(word);
        return true;
    }

    void help() const {
        std::cout
            << "A move is written as in the records, whole, or one part after the other: what can begin a\n"
               "move is taken as its beginning, and an empty line takes it back. Where a part alone is a\n"
               "move too, end it with the sign that follows (',') to go on.\n"
               "  moves [BEGINNING]  the legal moves by their first parts, or how this beginning goes on;\n"
               "                     [,] after a part: more can follow\n"
               "  targets            the board with the places where something may be put\n"
               "  hint               what the computer would play\n"
               "  undo               takes back your last move and all after it\n"
               "  board, position    the position as a diagram, as a line of text\n";
        if constexpr (tessera::StoppableGame<G>)
            std::cout << "  stop               how the game ends if it stops now\n";
        std::cout << "  save FILE, load FILE\n"
                     "                     the game as a record\n"
                     "  picture FILE       the board as a picture, SVG\n"
                     "  quit\n";
    }

    void enter(const std::string& word) {
        if (is_over()) {
            std::cout << "The game is over. Try undo, save FILE or quit.\n";
            return;
        }
        const MoveTexts<G> texts{game_.current()};
        const std::string text = texts.as_written(pending_ + word);
        // What has several parts may be a whole move; one part goes on with what was begun.
        const std::string whole = begin_of_last_part(word) > 0 ? texts.as_written(word) : text;
        for (const std::string& candidate : {text, whole})
            if (const auto move = G::parse_move(candidate); move && game_.current().is_legal(*move)) {
                make(*move);
                return;
            }
        if (const std::string beginning = texts.beginning(text); !beginning.empty()) {
            pending_ = beginning;
            std::cout << "then one of: " << short_list(texts.parts_after(beginning), 40) << '\n';
            return;
        }
        std::cout << quoted(text) << " is not legal: " << objection(texts, text) << ".\n";
        if (!pending_.empty())
            std::cout << "After " << quoted(pending_)
                      << " there can be: " << short_list(texts.parts_after(pending_), 40)
                      << "; an empty line takes it back.\n";
    }

    // Why a text is no legal move.
    [[nodiscard]] std::string objection(const MoveTexts<G>& texts, const std::string& text) const {
        auto move = G::parse_move(text);
        if (!move) {
            const auto completed = G::parse_move(texts.completed(text));
            if (!completed)
                return std::string(move.error().what);
            move = completed;
        }
        if constexpr (tessera::ExplainedGame<G>)
            return why_illegal(game_.current(), *move);
        else
            return "no legal move is written like this";
    }

    void list_moves(const std::string& wish) const {
        const MoveTexts<G> texts{game_.current()};
        const std::string beginning = texts.as_written(pending_ + wish);
        std::cout << game_.current().count_moves() << " legal moves";
        if (const std::size_t begin = begin_of_last_part(beginning); begin > 0)
            std::cout << "; after " << quoted(beginning.substr(0, begin));
        const std::vector<std::string> parts = texts.parts_after(beginning);
        std::cout << ": " << (parts.empty() ? "none" : short_list(parts, 400)) << '\n';
    }

    void stop() const {
        if constexpr (tessera::StoppableGame<G>) {
            const tessera::Outcome outcome = game_.current().outcome_if_stopped();
            std::cout << "If the game stops now, "
                      << (outcome == tessera::Outcome::draw
                              ? std::string("it is a draw.")
                              : std::string(tessera::outcome_name<G>(outcome)) + " has won.")
                      << '\n';
        } else {
            std::cout << "This game goes on to its end.\n";
        }
    }

    void hint() {
        if (is_over()) {
            std::cout << "The game is over.\n";
            return;
        }
        tessera::Computer<G> adviser{*tessera::parse_level("medium"), seed_, threads_};
        const auto best = adviser.choose(game_.current());
        std::cout << "I would play " << to_string(best) << ".\n";
        const auto moves = adviser.statistics();
        for (std::size_t i = 0; i < moves.size() && i < 3; ++i) {
            const double percent = 100 * moves[i].value;
            std::printf("  %-12s tried %d times, won %.0f %%\n", to_string(moves[i].move).c_str(),
                        static_cast<int>(moves[i].visits), percent);
        }
        std::fflush(stdout);
    }

    // Back to where a person is to move.
    void undo() {
        pending_.clear();
        if (!game_.undo()) {
            std::cout << "There is nothing to take back.\n";
            return;
        }
        while (player() != nullptr && game_.undo()) {
        }
        show();
    }

    void save_to(const std::string& path) const {
        if (path.empty())
            std::cout << "Save to which file?\n";
        else
            std::cout << (save(path) ? "Saved to " : "Cannot write ") << path << '\n';
    }

    void draw_to(const std::string& path) const {
        if (path.empty()) {
            std::cout << "Draw into which file?\n";
            return;
        }
        std::ofstream file{path, std::ios::binary};
        file << tessera::svg(game_);
        std::cout << (file.flush() ? "Drawn into " : "Cannot write ") << path << '\n';
    }

    void load_from(const std::string& path) {
        const auto text = file_text(path);
        if (path.empty() || !text) {
            std::cout << (path.empty() ? "Load which file?" : "Cannot read " + path) << '\n';
            return;
        }
        const auto head = tessera::read_record_head(*text);
        if (head && head->value("Game") != variant_) {
            std::cout << path << " is no record of " << variant_ << '\n';
            return;
        }
        const auto record = tessera::read_record<G>(*text);
        if (!record) {
            std::cout << path << ": " << record.error().what << " at byte " << record.error().at << '\n';
            return;
        }
        game_ = record->game;
        pending_.clear();
        show();
    }

    std::string variant_;
    tessera::History<G> game_;
    std::uint64_t seed_;
    int threads_;
    tessera::DiagramOptions options_;
    std::vector<std::unique_ptr<tessera::Computer<G>>> players_;  // nothing where a person sits
    std::string pending_;  // the part of a move that is entered already
};

// A record that is to be gone on with.
struct Loaded {
    std::string path;
    std::string text;
    std::string variant;
};

Loaded load(const Arguments& arguments) {
    Loaded loaded{std::string(arguments.text("--load")), {}, {}};
    const auto text = file_text(loaded.path);
    if (!text)
        arguments.fail("cannot read " + loaded.path);
    const std::vector<std::string_view> records = tessera::split_records(*text);
    const int count = static_cast<int>((std::max)(records.size(), std::size_t{1}));
    if (count > 1 && !arguments.has("--game"))
        arguments.fail(loaded.path + " has " + std::to_string(count) + " games; choose one with --game");
    const auto wanted = static_cast<std::size_t>(arguments.number("--game", 1, 1, count));
    loaded.text = records.empty() ? *text : std::string(records[wanted - 1]);
    const auto head = tessera::read_record_head(loaded.text);
    if (!head)
        arguments.fail(loaded.path + ": " + head.error().what + " at byte " +
                       std::to_string(head.error().at));
    loaded.variant = head->value("Game");
    if (loaded.variant.empty())
        arguments.fail(loaded.path + ": the tag Game is missing");
    return loaded;
}

// Asks on standard input until the answer is one of those that there are; the end of the input ends the program.
std::string ask(std::string_view question, const std::vector<std::string>& answers) {
    while (true) {
        std::cout << question << "> " << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) {
            std::cout << '\n';
            std::exit(EXIT_SUCCESS);
        }
        line.erase(line.find_last_not_of(" \r\t") + 1);
        if (std::find(answers.begin(), answers.end(), line) != answers.end())
            return line;
        std::cout << quoted(line) << " is none of: " << short_list(answers, answers.size()) << '\n';
    }
}

std::string ask_for_variant() {
    std::vector<std::string> names;
    tessera::for_each_variant([&](const auto& variant) { names.emplace_back(variant.name); });
    std::cout << "Games: " << short_list(names, names.size()) << '\n';
    return ask("which game", names);
}

// Who sits where, for the mode that people choose.
std::vector<std::string> ask_for_seats(std::size_t count) {
    std::cout << "1  people only\n2  you begin, computers follow\n3  a computer begins, you are second\n"
                 "4  computers only\n";
    const std::string mode = ask("which mode", {"1", "2", "3", "4"});
    std::string level;
    if (mode != "1") {
        std::vector<std::string> levels;
        for (const tessera::NamedLevel& named : tessera::named_levels)
            levels.emplace_back(named.name);
        std::cout << "Levels: " << short_list(levels, levels.size()) << '\n';
        level = ask("which level", levels);
    }
    std::vector<std::string> seats(count, mode == "1" ? "human" : level);
    if (mode == "2" || mode == "3")
        seats[mode == "2" ? 0 : 1] = "human";
    return seats;
}

template <tessera::Game G>
int run(const Arguments& arguments, std::string_view variant, const std::optional<Loaded>& loaded,
        bool asks) {
    const auto count = static_cast<std::size_t>(G::players());
    std::vector<std::string> seats;
    for (std::size_t i = 1; i < arguments.positional().size(); ++i)
        seats.emplace_back(arguments.positional()[i]);
    if (seats.size() > count)
        arguments.fail(std::string(variant) + " has " + std::to_string(count) + " players");
    for (const std::string& seat : seats)
        if (seat != "human")
            chosen_level<G>(arguments, seat);
    tessera::History<G> game{chosen_start<G>(arguments)};
    if (loaded) {
        if (arguments.has("--setup") || arguments.has("--position"))
            arguments.fail("--load excludes --setup and --position");
        const auto record = tessera::read_record<G>(loaded->text);
        if (!record)
            arguments.fail(loaded->path + ": " + record.error().what + " at byte " +
                           std::to_string(record.error().at));
        game = record->game;
    }
    if (asks)
        seats = ask_for_seats(count);
    else if (seats.empty())
        seats = {"human"};
    seats.resize(count, "medium");

    Table<G> table{arguments, variant, game, seats};
    if (std::find(seats.begin(), seats.end(), "human") != seats.end())
        std::cout << "Enter moves; help shows what else there is.\n";
    table.run();
    if (arguments.has("--save") && !table.save(std::string(arguments.text("--save")))) {
        std::fprintf(stderr, "tessera-play: cannot write %s\n",
                     std::string(arguments.text("--save")).c_str());
        return 1;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{
        argc,
        argv,
        "tessera-play",
        "[options] [VARIANT [PLAYER...]]",
        "Plays a game on the terminal. A PLAYER, in the order of the seats, is 'human' or a level; the first is\n"
        "human and the others are medium if not given. Without a variant it asks for everything.\n" +
            about_variants() + about_levels() +
            "Colours are used on a terminal, unless the environment variable NO_COLOR is set.\n",
        {setup_option,
         position_option,
         {"--load", "FILE", "go on with the game in this record"},
         {"--game", "N", "which one, if the file has several"},
         {"--save", "FILE", "write the game to this file at the end"},
         {"--seed", "N", "the random numbers of the computers; 1 if not given"},
         {"--threads", "N", "how many threads a computer thinks with; 1 if not given"}}};
    std::optional<Loaded> loaded;
    if (arguments.has("--load"))
        loaded = load(arguments);
    const bool asks = arguments.positional().empty() && !loaded;
    const std::string variant = !arguments.positional().empty() ? std::string(arguments.positional()[0])
                                : loaded                        ? loaded->variant
                                                                : ask_for_variant();
    if (loaded && loaded->variant != variant)
        arguments.fail(loaded->path + " is a record of " + loaded->variant);
    int exit_code = 0;
    with_variant_named(arguments, variant, [&](const auto& chosen) {
        using G = typename std::remove_cvref_t<decltype(chosen)>::Game;
        exit_code = run<G>(arguments, chosen.name, loaded, asks);
    });
    return exit_code;
}
