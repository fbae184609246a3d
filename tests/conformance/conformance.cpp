// What holds for every game, checked for every variant: a new game is tested by its line in variants.hpp. The
// file is compiled several times, each time for a slice of the variants, to spread the work.

#include <tessera/algorithm/perft.hpp>
#include <tessera/algorithm/playout.hpp>
#include <tessera/core/rng.hpp>
#include <tessera/core/symmetry.hpp>
#include <tessera/io/record.hpp>

#include "conformance/variants.hpp"
#include "reference/reference.hpp"
#include "support/perft_table.hpp"
#include "support/signature.hpp"
#include "support/uniformity.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace tessera;
using namespace conformance;
using support::samples_uniformly;

namespace {

// A text with one small fault: a byte changed, left out, put in, or two swapped.
std::string spoilt(std::string text, Rng& rng) {
    static constexpr std::string_view bytes = "bwBW*pSMLRGTx/019,:;|@+- \n\xff";
    const auto place = [&] { return rng.below(static_cast<std::uint32_t>(text.size())); };
    const char byte = bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))];
    switch (rng.below(4)) {
        case 0: text[place()] = byte; break;
        case 1: text.erase(place(), 1); break;
        case 2: text.insert(place(), 1, byte); break;
        default: std::swap(text[place()], text[place()]); break;
    }
    return text;
}

}  // namespace

CONFORMANCE_CASE("perft agrees with the independent counts") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        for (const support::PerftRow& row : support::perft_rows(variant.name)) {
            INFO(row.position);
            const Parsed<G> game = G::from_position(row.position);
            REQUIRE(game.has_value());
            CHECK(game->position() == row.position);
            for (std::size_t depth = 1; depth <= row.leaves.size(); ++depth)
                if (share == 1 || row.leaves[depth - 1] <= 300'000)
                    CHECK(perft(*game, static_cast<int>(depth)) == row.leaves[depth - 1]);
        }
    });
}

CONFORMANCE_CASE("fixed games are the same in every build") {
    // Of tests/data/signatures.tsv the second column changes when a rule or a hash is meant to change, and only
    // then; the third when sampling is.
    std::map<std::string, std::string> expected;
    std::ifstream file{TESSERA_TEST_DATA "/signatures.tsv"};
    for (std::string name, numbers; std::getline(file, name, '\t') && std::getline(file, numbers);)
        expected[name] = numbers;
    for_each_tested([&]<class V>(const V& variant) {
        std::ostringstream numbers;
        numbers << std::hex << support::rules_signature<typename V::Game>() << '\t'
                << support::sampling_signature<typename V::Game>();
        CHECK(numbers.str() == expected[std::string(variant.name)]);
    });
}

CONFORMANCE_CASE("moves are counted, listed and sampled alike") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{7};
        for_positions<G>(variant.name, 200'000 / share, [&](const G& game) {
            INFO(game.position());
            const auto moves = game.moves();
            REQUIRE(moves.size() == static_cast<std::size_t>(game.count_moves()));
            REQUIRE((game.outcome() == Outcome::ongoing) == !moves.empty());
            std::vector<int> numbers;
            bool all_legal = true;
            for (const auto& move : moves) {
                numbers.push_back(G::move_index(move));
                all_legal = all_legal && game.is_legal(move);
            }
            CHECK(all_legal);
            std::sort(numbers.begin(), numbers.end());
            REQUIRE(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end());
            for (int i = 0; !moves.empty() && i < 5; ++i)
                CHECK(
                    std::binary_search(numbers.begin(), numbers.end(), G::move_index(game.random_move(rng))));
        });
    });
}

CONFORMANCE_CASE("the legal moves are those in the list and no others") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        int budget = 400'000 / share;
        for (G game : starts<G>(variant.name)) {
            Rng rng{99};
            for (; budget > 0; budget -= G::move_index_count) {
                INFO(game.position());
                int legal = 0;
                for (int number = 0; number < G::move_index_count; ++number)
                    legal += game.is_legal(G::move_from_index(number)) ? 1 : 0;
                CHECK(legal == game.count_moves());
                if (game.outcome() != Outcome::ongoing)
                    break;
                for (int i = 0; i < 7 && game.outcome() == Outcome::ongoing; ++i)
                    game.play(game.random_move(rng));
            }
        }
    });
}

CONFORMANCE_CASE(
    "a game that explains itself has a reason against every move that is not legal, and no other") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        if constexpr (ExplainedGame<G>) {
            Rng rng{17};
            for_positions<G>(variant.name, 20'000, [&](const G& game) {
                INFO(game.position());
                for (int i = 0; i < 20; ++i) {
                    const auto move = G::move_from_index(rng.below(G::move_index_count));
                    CHECK(why_illegal(game, move).empty() == game.is_legal(move));
                }
                if (game.outcome() == Outcome::ongoing)
                    CHECK(why_illegal(game, game.random_move(rng)).empty());
            });
        }
    });
}

CONFORMANCE_CASE("every move has a number of its own") {
    for_each_tested([]<class V>(const V&) {
        using G = typename V::Game;
        for (int number = 0; number < G::move_index_count; number += 1 + number / 5000)
            REQUIRE(G::move_index(G::move_from_index(number)) == number);
    });
}

CONFORMANCE_CASE("sampled moves are uniform") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{31};
        int tested = 0;
        for_positions<G>(variant.name, 200'000, [&](const G& game) {
            const auto moves = game.moves();
            if (moves.size() < 2 || moves.size() > 400 || tested >= (std::max)(1, 6 / share))
                return;
            ++tested;
            INFO(game.position());
            CHECK(samples_uniformly(game, rng));
        });
        CHECK(tested > 0);
    });
}

CONFORMANCE_CASE("texts of positions and moves are read as they are printed") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        for_positions<G>(variant.name, 100'000, [&](const G& game) {
            INFO(game.position());
            const Parsed<G> again = G::from_position(game.position());
            REQUIRE(again.has_value());
            CHECK(*again == game);
            CHECK(again->hash() == game.hash());
            CHECK(again->outcome() == game.outcome());
            bool all_read = true;
            for (const auto& move : game.moves()) {
                const Parsed<typename G::Move> read = G::parse_move(to_string(move));
                all_read = all_read && read.has_value() && *read == move;
            }
            CHECK(all_read);
        });
    });
}

CONFORMANCE_CASE("a position differs from the one a move makes of it, and so does its hash") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        for_positions<G>(variant.name, 50'000, [&](const G& game) {
            std::set<std::uint64_t> hashes{game.hash()};
            bool all_differ = true;
            const auto moves = game.moves();
            for (const auto& move : moves) {
                G next = game;
                next.play(move);
                all_differ = all_differ && next != game;
                hashes.insert(next.hash());
            }
            INFO(game.position());
            CHECK(all_differ);
            // Different moves may lead to one position, but hashes meet only where positions do.
            CHECK(hashes.count(game.hash()) == 1);
            CHECK((moves.empty() || hashes.size() > 1));
        });
    });
}

CONFORMANCE_CASE("random games agree with the reference at every move") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{5};
        for_positions<G>(variant.name, 60'000, [&](const G& game) {
            INFO(game.position());
            reference::Read read = reference::read(variant.name, game.position());
            REQUIRE(read.error == "");
            const std::vector<std::string> moves = sorted_moves(game);
            CHECK((moves == read.position->moves()));
            CHECK(read.position->outcome() == outcome_name(game));
            if constexpr (StoppableGame<G>)
                CHECK(read.position->scores() == outcome_name<G>(game.outcome_if_stopped()));
            if (moves.empty())
                return;
            const std::string& chosen = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            G next = game;
            next.play(*G::parse_move(chosen));
            read.position->play(chosen);
            CHECK(next.position() == read.position->text());
            CHECK(outcome_name(next) == read.position->outcome());
        });
    });
}

CONFORMANCE_CASE("a spoilt position is read exactly if the reference reads it") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{13};
        int accepted = 0;
        for_positions<G>(variant.name, 60'000, [&](const G& game) {
            const std::string text = game.position();
            for (int i = 0; i < 8; ++i) {
                const std::string bad = spoilt(text, rng);
                const Parsed<G> read = G::from_position(bad);
                const reference::Read naive = reference::read(variant.name, bad);
                INFO("text: ", bad, ", reference: ", naive.error,
                     ", library: ", read ? std::string() : std::string(read.error().what));
                REQUIRE(read.has_value() == (naive.position != nullptr));
                if (read) {
                    ++accepted;
                    CHECK(read->position() == naive.position->text());
                    CHECK(outcome_name(*read) == naive.position->outcome());
                    CHECK((sorted_moves(*read) == naive.position->moves()));
                } else {
                    CHECK(!read.error().what.empty());
                    CHECK(read.error().at <= bad.size());
                }
            }
        });
        CHECK(accepted > 0);
    });
}

CONFORMANCE_CASE("a spoilt move is refused, or is a legal one") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{17};
        for_positions<G>(variant.name, 30'000, [&](const G& game) {
            if (game.outcome() != Outcome::ongoing)
                return;
            const std::vector<std::string> moves = sorted_moves(game);
            for (int i = 0; i < 50; ++i) {
                const std::string bad = spoilt(to_string(game.random_move(rng)), rng);
                const Parsed<typename G::Move> move = G::parse_move(bad);
                INFO(game.position(), " ", bad);
                if (move)
                    CHECK(game.is_legal(*move) ==
                          std::binary_search(moves.begin(), moves.end(), to_string(*move)));
                else
                    CHECK(move.error().at <= bad.size());
            }
        });
    });
}

CONFORMANCE_CASE("symmetries carry positions and moves together") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        if constexpr (SymmetricGame<G>) {
            for (const Symmetry a : G::symmetries)
                for (const Symmetry b : G::symmetries)
                    CHECK(std::count(G::symmetries.begin(), G::symmetries.end(), then(a, b)) == 1);
            Rng rng{3};
            for_positions<G>(variant.name, 30'000, [&](const G& game) {
                INFO(game.position());
                for (const Symmetry symmetry : G::symmetries) {
                    const G image = game.transformed(symmetry);
                    CHECK(image.transformed(inverse(symmetry)) == game);
                    CHECK(image.outcome() == game.outcome());
                    CHECK(image.count_moves() == game.count_moves());
                    CHECK(image.canonical() == game.canonical());
                    if (game.outcome() != Outcome::ongoing)
                        continue;
                    const auto move = game.random_move(rng);
                    REQUIRE(image.is_legal(transformed(move, symmetry)));
                    G next = game;
                    next.play(move);
                    G next_image = image;
                    next_image.play(transformed(move, symmetry));
                    CHECK(next_image == next.transformed(symmetry));
                    CHECK(next_image.hash() == next.transformed(symmetry).hash());
                }
            });
        }
    });
}

CONFORMANCE_CASE("the canonical form is a position like the one it stands for") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        for_positions<G>(variant.name, 30'000, [&](const G& game) {
            const G canonical = game.canonical();
            INFO(game.position());
            CHECK(canonical.canonical() == canonical);
            CHECK(canonical.to_move() == game.to_move());
            CHECK(canonical.outcome() == game.outcome());
            CHECK(canonical.count_moves() == game.count_moves());
        });
    });
}

CONFORMANCE_CASE("perft is the same in every canonical form") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        for (const G& game : starts<G>(variant.name))
            if (game.count_moves() <= 2000)
                CHECK(perft(game.canonical(), 2) == perft(game, 2));
    });
}

CONFORMANCE_CASE("random games end, and a record of one is read as it is written") {
    for_each_tested([]<class V>(const V& variant) {
        using G = typename V::Game;
        for (const G& start : starts<G>(variant.name)) {
            Rng rng{start.hash()};
            Record<G> record{
                std::string(variant.name), {{"Event", "a \"quoted\" \\ name"}}, History<G>{start}};
            const auto check = [&] {
                const std::string text = record_text(record);
                const auto read = read_record<G>(text);
                INFO(text, read ? "" : read.error().what);
                REQUIRE(read.has_value());
                CHECK(read->game.start() == start);
                CHECK(read->game.current() == record.game.current());
                CHECK((read->game.moves() == record.game.moves()));
                CHECK(read->tags == record.tags);
                CHECK(record_text(*read) == text);
            };
            check();
            for (int plies = 0; record.game.current().outcome() == Outcome::ongoing; ++plies) {
                record.game.play(record.game.current().random_move(rng));
                if (plies == 5)
                    check();
            }
            check();
            CHECK(record.game.current().count_moves() == 0);
        }
    });
}
