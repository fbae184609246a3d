#pragma once

#include <tessera/algorithm/computer.hpp>  // can_play, Computer
#include <tessera/algorithm/level.hpp>     // Level, parse_level
#include <tessera/algorithm/perft.hpp>     // perft
#include <tessera/core/rng.hpp>            // Rng
#include <tessera/core/text.hpp>           // Reader
#include <tessera/game.hpp>                // Game and its refinements
#include <tessera/io/diagram.hpp>          // diagram
#include <tessera/io/history.hpp>          // History
#include <tessera/io/record.hpp>           // record_head, record_moves
#include <tessera/io/svg.hpp>              // svg
#include <tessera/version.hpp>             // version

#include <algorithm>    // sort
#include <array>        // array
#include <chrono>       // milliseconds
#include <cstddef>      // size_t
#include <cstdint>      // uint64_t
#include <memory>       // make_unique, unique_ptr
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <tuple>        // apply
#include <utility>      // move
#include <vector>       // vector

/// The Go Text Protocol, version 2, for every game.
namespace tessera::gtp {

/// What a command answers: a result or, if it was refused, why.
struct Answer {
    bool ok = true;    ///< whether the command was carried out
    std::string text;  ///< the result, or the reason
};

/// The command was carried out.
[[nodiscard]] inline Answer success(std::string text = {}) { return {true, std::move(text)}; }
/// The command was refused, for this reason.
[[nodiscard]] inline Answer failure(std::string text) { return {false, std::move(text)}; }
/// The command was refused because this cannot be read.
[[nodiscard]] inline Answer failure(std::string_view context, const ParseError& error) {
    return failure(std::string(context) + std::string(error.what) + " at byte " + std::to_string(error.at));
}

/// Adds an item to a list in a text.
inline void append(std::string& list, std::string_view item, char separator) {
    if (!list.empty())
        list += separator;
    list += item;
}

/// One game being played, whatever game it is.
class Session {
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    /// `tessera-game`: begins anew from a setup; from the usual one if the text is empty.
    virtual Answer start(std::string_view setup) = 0;
    /// `clear_board`
    virtual Answer clear_board() = 0;
    /// `play`
    virtual Answer play(std::string_view colour, std::string_view move) = 0;
    /// `genmove`
    virtual Answer genmove(std::string_view colour, const Level& level, Rng& rng) = 0;
    /// `undo`
    virtual Answer undo() = 0;
    /// `showboard`
    [[nodiscard]] virtual Answer show_board() const = 0;
    /// `final_score`
    [[nodiscard]] virtual Answer final_score() const = 0;
    /// `tessera-position`
    [[nodiscard]] virtual Answer position() const = 0;
    /// `tessera-position` with a position
    virtual Answer set_position(std::string_view text) = 0;
    /// `tessera-moves`
    [[nodiscard]] virtual Answer moves() const = 0;
    /// `tessera-perft`
    [[nodiscard]] virtual Answer perft(int depth) const = 0;
    /// `tessera-outcome`
    [[nodiscard]] virtual Answer outcome() const = 0;
    /// `tessera-scores`
    [[nodiscard]] virtual Answer scores() const = 0;
    /// `tessera-hash`
    [[nodiscard]] virtual Answer hash() const = 0;
    /// `tessera-record`
    [[nodiscard]] virtual Answer record() const = 0;
    /// `tessera-diagram`
    [[nodiscard]] virtual Answer diagram(const DiagramOptions& options) const = 0;
    /// `tessera-svg`
    [[nodiscard]] virtual Answer svg(const SvgOptions& options) const = 0;
};

/// One game of a known kind being played.
template <Game G>
class GameSession final : public Session {
public:
    /// The start of the variant with this name.
    explicit GameSession(std::string_view variant) : variant_(variant) {}

    Answer start(std::string_view setup) override {
        if constexpr (GameWithSetups<G>) {
            const Parsed<G> game = G::from_setup(setup);
            if (!game)
                return failure("", game.error());
            start_ = *game;
        } else if (!setup.empty()) {
            return failure("this game has only one setup");
        }
        return clear_board();
    }

    Answer clear_board() override {
        game_ = History<G>{start_};
        return success();
    }

    Answer play(std::string_view colour, std::string_view text) override {
        int player = 0;
        if (!read_player(colour, player))
            return failure("syntax error: unknown player");
        const Parsed<typename G::Move> move = G::parse_move(text);
        if (!move)
            return failure("illegal move: ", move.error());
        if (!is_turn_of(player) || !game_.current().is_legal(*move))
            return failure("illegal move");
        game_.play(*move);
        return success();
    }

    Answer genmove(std::string_view colour, const Level& level, Rng& rng) override {
        int player = 0;
        if (!read_player(colour, player))
            return failure("syntax error: unknown player");
        if (game_.current().outcome() != Outcome::ongoing)
            return failure("the game is over");
        if (!is_turn_of(player))
            return failure("illegal move");
        if (!can_play<G>(level))
            return failure("this game cannot be played at this level");
        if (!computer_ || computer_->level() != level)
            computer_ = std::make_unique<Computer<G>>(level, rng());
        const auto move = computer_->choose(game_.current());
        game_.play(move);
        return success(to_string(move));
    }

    Answer undo() override { return game_.undo() ? success() : failure("cannot undo"); }

    [[nodiscard]] Answer show_board() const override {
        const G& game = game_.current();
        std::string text = '\n' + tessera::diagram(game);
        text += game.outcome() == Outcome::ongoing ? std::string(player_name<G>(game.to_move())) + " to move"
                                                   : "outcome: " + std::string(outcome_name(game));
        return success(std::move(text));
    }

    [[nodiscard]] Answer final_score() const override {
        const Outcome outcome = game_.current().outcome();
        if (outcome == Outcome::ongoing)
            return failure("cannot score");
        if (outcome == Outcome::draw)
            return success("0");
        if constexpr (G::player_names[0] == colour_names[0])
            return success(winner(outcome) == Player::black ? "B+" : "W+");
        else
            return success(std::string(outcome_name<G>(outcome)) + '+');
    }

    [[nodiscard]] Answer position() const override { return success(game_.current().position()); }

    Answer set_position(std::string_view text) override {
        const Parsed<G> game = G::from_position(text);
        if (!game)
            return failure("", game.error());
        game_ = History<G>{*game};
        return success();
    }

    [[nodiscard]] Answer moves() const override {
        std::vector<std::string> names;
        for (const auto& move : game_.current().moves())
            names.push_back(to_string(move));
        std::sort(names.begin(), names.end());
        std::string text;
        for (const std::string& name : names)
            append(text, name, ' ');
        return success(std::move(text));
    }

    [[nodiscard]] Answer perft(int depth) const override {
        return success(std::to_string(tessera::perft(game_.current(), depth)));
    }

    [[nodiscard]] Answer outcome() const override {
        return success(std::string(outcome_name(game_.current())));
    }

    [[nodiscard]] Answer scores() const override {
        if constexpr (GameWithScores<G>) {
            std::string text;
            for (const int points : game_.current().scores())
                append(text, std::to_string(points), ' ');
            return success(std::move(text));
        } else if constexpr (StoppableGame<G>) {
            return success(std::string(outcome_name<G>(game_.current().outcome_if_stopped())));
        } else {
            return failure("this game has no scores");
        }
    }

    [[nodiscard]] Answer hash() const override {
        std::string text;
        for (int shift = 60; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[game_.current().hash() >> shift & 0xFU];
        return success(std::move(text));
    }

    [[nodiscard]] Answer record() const override {
        const Record<G> record{variant_, {}, game_};
        return success(record_head(record) + record_moves(record));
    }

    [[nodiscard]] Answer diagram(const DiagramOptions& options) const override {
        return success('\n' + without_last_end_of_line(tessera::diagram(game_, options)));
    }

    [[nodiscard]] Answer svg([[maybe_unused]] const SvgOptions& options) const override {
        if constexpr (DrawnGame<G>)
            return success('\n' + without_last_end_of_line(tessera::svg(game_, options)));
        else
            return failure("this game cannot be drawn");
    }

private:
    [[nodiscard]] static std::string without_last_end_of_line(std::string text) {
        text.pop_back();
        return text;
    }

    /// The player whom a colour names, in any case: the whole name or, for colours, its first letter.
    [[nodiscard]] static bool read_player(std::string_view colour, int& player) {
        std::string lower;
        for (const char byte : colour)
            lower += 'A' <= byte && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
        for (player = 0; player < G::players(); ++player) {
            const std::string_view name = G::player_names[static_cast<std::size_t>(player)];
            if (lower == name || (G::player_names[0] == colour_names[0] && lower == name.substr(0, 1)))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool is_turn_of(int player) const noexcept {
        return index(game_.current().to_move()) == static_cast<std::size_t>(player);
    }

    std::string variant_;
    G start_{};
    History<G> game_{};
    std::unique_ptr<Computer<G>> computer_;
};

/// A game that an engine can play.
struct Entry {
    std::string_view name;    ///< what the variant is called
    std::string_view family;  ///< what all sizes of the game are called
    int board_size;           ///< 0 for a game that has no board of a fixed size
    std::unique_ptr<Session> (*open)(std::string_view name);  ///< begins a game
};

/// The entries for a tuple of variants.
template <class... Variants>
[[nodiscard]] std::vector<Entry> entries(const std::tuple<Variants...>& variants) {
    const auto entry = []<class V>(const V& variant) {
        using G = typename V::Game;
        int size = 0;
        if constexpr (requires { G::size; })
            size = G::size;
        return Entry{variant.name, variant.family, size,
                     [](std::string_view name) -> std::unique_ptr<Session> {
                         return std::make_unique<GameSession<G>>(name);
                     }};
    };
    return std::apply([&](const auto&... variant) { return std::vector<Entry>{entry(variant)...}; },
                      variants);
}

/// Answers the commands of the protocol, line by line.
class Engine {
public:
    /// Moves are generated at this level until another is chosen; by default they are random.
    explicit Engine(std::vector<Entry> games, std::uint64_t seed = 1, const Level& level = {})
        : games_(std::move(games)), rng_(seed), level_(level) {
        open(games_.front(), "");
    }

    /// The response to one line of input, with the empty line that ends it; nothing for a line without a
    /// command.
    [[nodiscard]] std::string respond(std::string_view line) {
        const std::string clean = cleaned(line);
        std::string_view rest = clean;
        std::string_view id = next_word(rest);
        std::string_view command;
        if (!id.empty() && id.find_first_not_of("0123456789") == std::string_view::npos) {
            command = next_word(rest);
        } else {
            command = id;
            id = {};
        }
        if (command.empty() && id.empty())
            return {};
        const Answer answer = run(command, rest);
        return (answer.ok ? '=' : '?') + std::string(id) + ' ' + answer.text + "\n\n";
    }

    /// Whether `quit` was said.
    [[nodiscard]] bool has_quit() const noexcept { return has_quit_; }

private:
    struct Command {
        std::string_view name;
        Answer (Engine::*run)(std::string_view arguments);
    };

    [[nodiscard]] static const auto& commands() {
        static constexpr std::array table{
            Command{"protocol_version", &Engine::protocol_version},
            Command{"name", &Engine::name},
            Command{"version", &Engine::engine_version},
            Command{"known_command", &Engine::known_command},
            Command{"list_commands", &Engine::list_commands},
            Command{"quit", &Engine::quit},
            Command{"boardsize", &Engine::boardsize},
            Command{"clear_board", &Engine::simple<&Session::clear_board>},
            Command{"play", &Engine::play},
            Command{"genmove", &Engine::genmove},
            Command{"undo", &Engine::simple<&Session::undo>},
            Command{"showboard", &Engine::simple<&Session::show_board>},
            Command{"final_score", &Engine::simple<&Session::final_score>},
            Command{"tessera-games", &Engine::list_games},
            Command{"tessera-game", &Engine::choose_game},
            Command{"tessera-position", &Engine::position},
            Command{"tessera-level", &Engine::level},
            Command{"tessera-time", &Engine::time},
            Command{"tessera-moves", &Engine::simple<&Session::moves>},
            Command{"tessera-perft", &Engine::perft},
            Command{"tessera-outcome", &Engine::simple<&Session::outcome>},
            Command{"tessera-scores", &Engine::simple<&Session::scores>},
            Command{"tessera-hash", &Engine::simple<&Session::hash>},
            Command{"tessera-record", &Engine::simple<&Session::record>},
            Command{"tessera-diagram", &Engine::diagram},
            Command{"tessera-svg", &Engine::svg},
        };
        return table;
    }

    /// GTP 3.1: control characters vanish, tabs are spaces, `#` begins a comment.
    [[nodiscard]] static std::string cleaned(std::string_view line) {
        std::string clean;
        for (const char byte : line.substr(0, line.find('#'))) {
            if (byte == '\t')
                clean += ' ';
            else if (static_cast<unsigned char>(byte) >= 32 && byte != 127)
                clean += byte;
        }
        return clean;
    }

    /// Takes the next word off a text, and the spaces around it.
    [[nodiscard]] static std::string_view next_word(std::string_view& text) noexcept {
        const auto skip_spaces = [&] {
            text.remove_prefix((std::min)(text.find_first_not_of(' '), text.size()));
        };
        skip_spaces();
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        skip_spaces();
        return word;
    }

    [[nodiscard]] static std::string_view without_trailing_spaces(std::string_view text) noexcept {
        return text.substr(0, text.find_last_not_of(' ') + 1);
    }

    [[nodiscard]] Answer run(std::string_view command, std::string_view arguments) {
        for (const Command& candidate : commands())
            if (candidate.name == command)
                return (this->*candidate.run)(without_trailing_spaces(arguments));
        return failure("unknown command");
    }

    /// A command without arguments that the session answers.
    template <auto Function>
    Answer simple(std::string_view arguments) {
        return arguments.empty() ? (session_.get()->*Function)()
                                 : failure("syntax error: expected no argument");
    }

    // None of these fails; GTP has engines ignore what follows such a command.
    Answer protocol_version(std::string_view) { return success("2"); }
    Answer name(std::string_view) { return success("Tessera"); }
    Answer engine_version(std::string_view) { return success(std::string(version)); }
    Answer quit(std::string_view) {
        has_quit_ = true;
        return success();
    }

    Answer known_command(std::string_view command) {
        for (const Command& candidate : commands())
            if (candidate.name == command)
                return success("true");
        return success("false");
    }

    Answer list_commands(std::string_view) {
        std::string text;
        for (const Command& command : commands())
            append(text, command.name, '\n');
        return success(std::move(text));
    }

    Answer list_games(std::string_view) {
        std::string text;
        for (const Entry& game : games_)
            append(text, game.name, '\n');
        return success(std::move(text));
    }

    Answer boardsize(std::string_view argument) {
        const int size = number(argument);
        if (size <= 0)
            return failure("syntax error: expected a number");
        if (game_->board_size == size)
            return session_->clear_board();
        for (const Entry& game : games_)
            if (game.family == game_->family && game.board_size == size)
                return open(game, "");
        return failure("unacceptable size");
    }

    Answer choose_game(std::string_view arguments) {
        const std::string_view wanted = next_word(arguments);
        for (const Entry& game : games_)
            if (game.name == wanted)
                return open(game, arguments);
        return failure("unknown game");
    }

    Answer play(std::string_view arguments) {
        const std::string_view colour = next_word(arguments);
        if (arguments.empty() || arguments.find(' ') != std::string_view::npos)
            return failure("syntax error: expected a player and a move");
        return session_->play(colour, arguments);
    }

    Answer genmove(std::string_view colour) { return session_->genmove(colour, level_, rng_); }

    /// The level, or the choice of one.
    Answer level(std::string_view text) {
        if (text.empty())
            return success(to_string(level_));
        const Parsed<Level> level = parse_level(text);
        if (!level)
            return failure("", level.error());
        level_ = *level;
        return success();
    }

    /// How many milliseconds a move may take, whatever the level said of that; a random player becomes one that
    /// thinks.
    Answer time(std::string_view argument) {
        const int milliseconds = number(argument);
        if (milliseconds <= 0)
            return failure("syntax error: expected a number of milliseconds");
        if (level_.method == Method::random)
            level_.method = Method::mcts;
        level_.effort = 0;
        level_.time = std::chrono::milliseconds{milliseconds};
        return success();
    }

    Answer position(std::string_view text) {
        return text.empty() ? session_->position() : session_->set_position(text);
    }

    Answer perft(std::string_view argument) {
        const int depth = number(argument);
        return depth < 0 ? failure("syntax error: expected a depth") : session_->perft(depth);
    }

    Answer diagram(std::string_view arguments) {
        DiagramOptions options;
        while (!arguments.empty()) {
            const std::string_view wish = next_word(arguments);
            if (wish == "unicode")
                options.unicode = true;
            else if (wish == "colour")
                options.colour = true;
            else if (wish == "targets")
                options.targets = true;
            else
                return failure("syntax error: expected unicode, colour or targets");
        }
        return session_->diagram(options);
    }

    Answer svg(std::string_view arguments) {
        SvgOptions options;
        while (!arguments.empty()) {
            const std::string_view wish = next_word(arguments);
            if (wish == "targets")
                options.targets = true;
            else if (wish == "guides")
                options.guides = true;
            else
                return failure("syntax error: expected targets or guides");
        }
        return session_->svg(options);
    }

    /// A number of at most nine digits, or -1.
    [[nodiscard]] static int number(std::string_view text) noexcept {
        if (text.empty() || text.size() > 9)
            return -1;
        int value = 0;
        for (const char digit : text) {
            if (digit < '0' || digit > '9')
                return -1;
            value = value * 10 + (digit - '0');
        }
        return value;
    }

    /// Opens a game; what was there stays if its setup cannot be read.
    Answer open(const Entry& game, std::string_view setup) {
        std::unique_ptr<Session> session = game.open(game.name);
        Answer answer = session->start(setup);
        if (answer.ok) {
            session_ = std::move(session);
            game_ = &game;
        }
        return answer;
    }

    std::vector<Entry> games_;
    const Entry* game_ = nullptr;
    std::unique_ptr<Session> session_;
    Rng rng_;
    Level level_;
    bool has_quit_ = false;
};

}  // namespace tessera::gtp
