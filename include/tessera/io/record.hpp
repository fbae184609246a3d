#pragma once

#include <tessera/core/parsed.hpp>  // Parsed
#include <tessera/core/text.hpp>    // Reader
#include <tessera/game.hpp>         // Game, outcome_name
#include <tessera/io/history.hpp>   // History

#include <cstddef>      // size_t
#include <string>       // string, to_string
#include <string_view>  // string_view
#include <utility>      // move
#include <vector>       // vector

namespace tessera {

/// Why a record could not be read, and the byte at which it went wrong, counted from 0.
struct RecordError {
    std::string what;    ///< what is wrong
    std::size_t at = 0;  ///< at which byte, counted from 0

    friend bool operator==(const RecordError&, const RecordError&) noexcept = default;
};

/// One line `[Name "value"]` at the head of a record.
struct Tag {
    std::string name;   ///< what the tag is called
    std::string value;  ///< what it says

    friend bool operator==(const Tag&, const Tag&) noexcept = default;
};

/// A game as it is written down: what was played, and under which tags beside those of every record.
template <Game G>
struct Record {
    std::string variant;    ///< the name of the variant
    std::vector<Tag> tags;  ///< all other tags
    History<G> game{};      ///< the start and the moves
};

/// The tags at the head of a record and the place where its moves begin.
struct RecordHead {
    std::vector<Tag> tags;            ///< all tags
    std::vector<std::size_t> places;  ///< where each tag begins
    std::size_t end = 0;              ///< where the moves begin

    /// The value of a tag, or an empty text.
    [[nodiscard]] std::string_view value(std::string_view name) const noexcept {
        for (const Tag& tag : tags)
            if (tag.name == name)
                return tag.value;
        return {};
    }

    /// Whether there is a tag of this name.
    [[nodiscard]] bool has(std::string_view name) const noexcept {
        for (const Tag& tag : tags)
            if (tag.name == name)
                return true;
        return false;
    }

    /// Where a tag begins that is there.
    [[nodiscard]] std::size_t place(std::string_view name) const noexcept {
        std::size_t i = 0;
        while (i + 1 < tags.size() && tags[i].name != name)
            ++i;
        return places[i];
    }
};

/// How a record writes the outcome of a game: in words, or `*` for one that is not finished.
template <Game G>
[[nodiscard]] constexpr std::string_view result_text(Outcome outcome) noexcept {
    return outcome == Outcome::ongoing ? "*" : outcome_name<G>(outcome);
}

/// Tag values are quoted; a quote or a backslash in them has a backslash before it.
[[nodiscard]] inline std::string tag_line(std::string_view name, std::string_view value) {
    std::string line = '[' + std::string(name) + " \"";
    for (const char byte : value) {
        if (byte == '"' || byte == '\\')
            line += '\\';
        line += byte;
    }
    return line + "\"]\n";
}

/// The tag lines of a record, each with its end of line.
template <Game G>
[[nodiscard]] std::string record_head(const Record<G>& record) {
    std::string text = tag_line("Game", record.variant);
    if (record.game.start() != G{})
        text += tag_line("Position", record.game.start().position());
    for (const Tag& tag : record.tags)
        text += tag_line(tag.name, tag.value);
    return text + tag_line("Result", result_text<G>(record.game.current().outcome()));
}

/// The moves of a record, numbered by rounds, and the result, in one line.
template <Game G>
[[nodiscard]] std::string record_moves(const Record<G>& record) {
    constexpr std::size_t round = static_cast<std::size_t>(G::players());
    std::string text;
    for (std::size_t i = 0; i < record.game.moves().size(); ++i) {
        if (i % round == 0)
            text += std::to_string(i / round + 1) + ". ";
        text += to_string(record.game.moves()[i]) + ' ';
    }
    return text += result_text<G>(record.game.current().outcome());
}

/// The whole record: tags, an empty line, the moves and the result.
template <Game G>
[[nodiscard]] std::string record_text(const Record<G>& record) {
    return record_head(record) + '\n' + record_moves(record) + '\n';
}

/// Steps over white space.
constexpr void skip_space(Reader& reader) noexcept {
    while (reader.peek() == ' ' || reader.peek() == '\t' || reader.peek() == '\n' || reader.peek() == '\r')
        reader.skip();
}

/// Reads the tags of a record; `Game` among them says which variant the rest is to be read as.
[[nodiscard]] inline Parsed<RecordHead, RecordError> read_record_head(std::string_view text) {
    Reader reader{text};
    RecordHead head;
    const auto fail = [&](std::string_view what) { return RecordError{std::string(what), reader.at()}; };
    for (skip_space(reader); reader.peek() == '['; skip_space(reader)) {
        head.places.push_back(reader.at());
        reader.skip();
        Tag tag;
        const auto is_name = [](char byte) {
            return ('a' <= byte && byte <= 'z') || ('A' <= byte && byte <= 'Z') || byte == '_';
        };
        for (; is_name(reader.peek()); reader.skip())
            tag.name += reader.peek();
        if (tag.name.empty())
            return fail("expected the name of a tag");
        if (head.has(tag.name))
            return fail("this tag is there twice");
        if (!reader.accept(" \""))
            return fail("expected a space and a value in quotes");
        for (; reader.peek() != '"'; reader.skip()) {
            reader.accept("\\");
            if (reader.at_end() || reader.peek() == '\n')
                return fail("the value of the tag does not end");
            tag.value += reader.peek();
        }
        if (!reader.accept("\"]"))
            return fail("expected ] after the value");
        head.tags.push_back(std::move(tag));
    }
    head.end = reader.at();
    return head;
}

/// The texts of the records in a text that has one after the other: where a tag follows moves, the next one begins.
[[nodiscard]] inline std::vector<std::string_view> split_records(std::string_view text) {
    std::vector<std::string_view> records;
    std::size_t begin = 0;
    bool has_moves = false;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '[' && has_moves) {
            records.push_back(text.substr(begin, at - begin));
            begin = at;
            has_moves = false;
        }
        // What a comment or a tag has in it means nothing here.
        if (text[at] == '{') {
            at = text.find('}', at);
        } else if (text[at] == '[') {
            at = text.find('\n', at);
        } else {
            has_moves =
                has_moves || (text[at] != ' ' && text[at] != '\t' && text[at] != '\r' && text[at] != '\n');
        }
        at = at == std::string_view::npos ? text.size() : at + 1;
    }
    if (begin < text.size())
        records.push_back(text.substr(begin));
    return records;
}

/// Reads a record of this game. Moves that are not legal and a result that contradicts them are errors.
template <Game G>
[[nodiscard]] Parsed<Record<G>, RecordError> read_record(std::string_view text) {
    const auto head = read_record_head(text);
    if (!head)
        return head.error();
    Record<G> record;
    for (const Tag& tag : head->tags) {
        if (tag.name == "Game")
            record.variant = tag.value;
        else if (tag.name != "Position" && tag.name != "Result")
            record.tags.push_back(tag);
    }
    if (record.variant.empty())
        return RecordError{"the tag Game is missing", 0};
    if (const std::string_view position = head->value("Position"); !position.empty()) {
        const Parsed<G> start = G::from_position(position);
        if (!start)
            return RecordError{"Position: " + std::string(start.error().what), head->place("Position")};
        record.game = History<G>{*start};
    }

    Reader reader{text};
    while (reader.at() < head->end)
        reader.skip();
    std::string_view result;
    std::size_t result_at = 0;
    while (true) {
        skip_space(reader);
        if (reader.at_end())
            break;
        const std::size_t at = reader.at();
        if (reader.accept("{")) {
            while (!reader.at_end() && reader.peek() != '}')
                reader.skip();
            if (!reader.accept("}"))
                return RecordError{"the comment does not end", at};
            continue;
        }
        const std::string_view rest = text.substr(at);
        const std::string_view token = rest.substr(0, rest.find_first_of(" \t\r\n{"));
        for (std::size_t i = 0; i < token.size(); ++i)
            reader.skip();
        if (!result.empty())
            return RecordError{"expected nothing after the result", at};

        const std::size_t played = record.game.moves().size();
        const std::string number = std::to_string(played / static_cast<std::size_t>(G::players()) + 1);
        if (token.back() == '.') {
            if (token.substr(0, token.size() - 1) != number)
                return RecordError{"expected the number " + number + '.', at};
            continue;
        }
        // A word may be the result or, as Fabrik's choice of colours, a move; what follows tells.
        const bool is_last = text.find_first_not_of(" \t\r\n", reader.at()) == std::string_view::npos;
        const Parsed<typename G::Move> move = G::parse_move(token);
        if (token == "*" || (is_last && token == result_text<G>(record.game.current().outcome())) ||
            (!move && is_last)) {
            result = token;
            result_at = at;
            continue;
        }
        const std::string name = "move " + std::to_string(played + 1) + ", " + std::string(token) + ": ";
        if (!move)
            return RecordError{name + std::string(move.error().what), at + move.error().at};
        if (!record.game.current().is_legal(*move))
            return RecordError{name + "not legal here", at};
        record.game.play(*move);
    }
    const std::string_view expected = result_text<G>(record.game.current().outcome());
    if (result.empty())
        return RecordError{"the result is missing", reader.at()};
    if (result != expected)
        return RecordError{"the result is " + std::string(result) + ", but the moves end in " +
                               std::string(expected),
                           result_at};
    if (const std::string_view tag = head->value("Result"); !tag.empty() && tag != expected)
        return RecordError{"the tag Result is " + std::string(tag) + ", but the moves end in " +
                               std::string(expected),
                           head->place("Result")};
    return record;
}

}  // namespace tessera
