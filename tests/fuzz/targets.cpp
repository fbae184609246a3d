#include "targets.hpp"

#include <tessera/core/rng.hpp>
#include <tessera/io/gtp.hpp>
#include <tessera/io/record.hpp>
#include <tessera/variants.hpp>

#include "reference/reference.hpp"
#include "support/engine.hpp"

#include <algorithm>
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

// Whatever is read can be printed, read again, asked and played to the end.
template <Game G>
void check_position(std::string_view variant, G game) {
    const Parsed<G> again = G::from_position(game.position());
    require(again && *again == game, "a position is read as it is printed");
    require(again->hash() == game.hash(), "equal positions have equal hashes");
    const reference::Read naive = reference::read(variant, game.position());
    require(naive.position != nullptr, "the reference reads what the library reads");
    require(naive.position->outcome() == outcome_name(game), "the outcome is that of the reference");
    require(naive.position->moves() == move_names(game), "the moves are those of the reference");
    Rng rng{game.hash()};
    for (int plies = 0; game.outcome() == Outcome::ongoing; ++plies) {
        require(plies < 2000, "a game ends");
        require(game.moves().size() == static_cast<std::size_t>(game.count_moves()), "count and list agree");
        const auto move = game.random_move(rng);
        require(game.is_legal(move), "a sampled move is legal");
        game.play(move);
    }
    require(game.count_moves() == 0 && game.moves().empty(), "a finished game has no moves");
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
            check_position(variant.name, *game);
        else
            require(game.error().at <= input.size() && !game.error().what.empty(), "an error has a place");
    });
}

void move(std::string_view input) {
    const std::string_view name = take_line(input);
    const std::string_view position = take_line(input);
    with_variant(name, [&]<class V>(const V&) {
        using G = typename V::Game;
        const Parsed<G> game = G::from_position(position);
        const Parsed<typename G::Move> move = G::parse_move(input);
        if (!move) {
            require(move.error().at <= input.size() && !move.error().what.empty(), "an error has a place");
            return;
        }
        const Parsed<typename G::Move> again = G::parse_move(to_string(*move));
        require(again && *again == *move, "a move is read as it is printed");
        if (!game)
            return;
        const auto moves = game->moves();
        const bool listed = std::find(moves.begin(), moves.end(), *move) != moves.end();
        require(game->is_legal(*move) == listed, "a move is legal exactly if it is listed");
    });
}

void record(std::string_view input) {
    const auto head = read_record_head(input);
    if (!head)
        return;
    with_variant(head->value("Game"), [&]<class V>(const V&) {
        using G = typename V::Game;
        const auto record = read_record<G>(input);
        if (!record) {
            require(record.error().at <= input.size() && !record.error().what.empty(),
                    "an error has a place");
            return;
        }
        const std::string text = record_text(*record);
        const auto again = read_record<G>(text);
        require(again.has_value(), "a record is read as it is printed");
        require(record_text(*again) == text, "a record is printed as it is read");
        require(again->game.current() == record->game.current(), "a record leads to the same position");
    });
}

void gtp(std::string_view input) {
    tessera::gtp::Engine engine = support::engine();
    for (int commands = 0; commands < 30 && !input.empty() && !engine.has_quit(); ++commands) {
        const std::string_view line = take_line(input);
        // Deep counts are right to take long.
        if (const std::size_t at = line.find("perft"); at != std::string_view::npos && line.size() > at + 7)
            continue;
        const std::string before = engine.respond("tessera-position");
        const std::string answer = engine.respond(line);
        if (answer.empty())
            continue;
        require(answer.front() == '=' || answer.front() == '?', "an answer begins with its status");
        require(answer.find("\n\n") == answer.size() - 2, "only the end of an answer is an empty line");
        if (answer.front() == '?')
            require(engine.respond("tessera-position") == before, "a refused command changes nothing");
    }
}

}  // namespace fuzz
