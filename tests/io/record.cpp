#include <tessera/distrify.hpp>
#include <tessera/io/record.hpp>

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

using namespace tessera;

namespace {

using G = Distrify<3>;

std::string error_of(std::string_view text) {
    const auto record = read_record<G>(text);
    return record ? "none" : record.error().what;
}

// A record of a short game that Black wins.
const std::string won = "[Game \"distrify-3\"]\n[Result \"black\"]\n\n1. a1 c1 2. b2,b3 black\n";

}  // namespace

TEST_CASE("a record has tags, an empty line, numbered moves and the result") {
    const auto record = read_record<G>(won);
    REQUIRE(record.has_value());
    CHECK(record->variant == "distrify-3");
    CHECK(record->game.moves().size() == 3);
    CHECK(record->game.current().position() == "1b1/1b1/b1w w");
    CHECK(record_text(*record) == won);
}

TEST_CASE("a record that does not begin at the start says where it does") {
    Record<G> record{"distrify-3", {}, History<G>{*G::from_position("3/1b1/3 w")}};
    CHECK(record_text(record) == "[Game \"distrify-3\"]\n[Position \"3/1b1/3 w\"]\n[Result \"*\"]\n\n*\n");
    const auto read = read_record<G>(record_text(record));
    REQUIRE(read.has_value());
    CHECK(read->game.current() == record.game.current());
}

TEST_CASE("reading a record, numbers, comments, line breaks and the empty line may vary") {
    for (const std::string_view text : {
             "[Game \"distrify-3\"]\na1 c1 b2,b3 black",
             "[Game \"distrify-3\"]\n\n\n1. a1 {a corner} c1\n2. {}b2,b3\r\n\tblack\n\n",
             "  [Game \"distrify-3\"] [Result \"black\"] 1. a1 1. c1 2. b2,b3{the end} black",
             "[Game \"distrify-3\"]\n{a1 is {not nested} a1 c1 b3,b2 black",
         }) {
        INFO(std::string(text));
        const auto record = read_record<G>(text);
        REQUIRE(record.has_value());
        CHECK(record->game.current().position() == "1b1/1b1/b1w w");
    }
}

TEST_CASE("tags beside those of every record are kept, with quotes in them") {
    const auto record =
        read_record<G>("[Game \"distrify-3\"]\n[Black \"Ada \\\"the first\\\" \\\\ L.\"]\n\n*");
    REQUIRE(record.has_value());
    REQUIRE(record->tags.size() == 1);
    CHECK(record->tags[0] == Tag{"Black", "Ada \"the first\" \\ L."});
    CHECK(record_text(*record).find("[Black \"Ada \\\"the first\\\" \\\\ L.\"]\n") != std::string::npos);
}

TEST_CASE("a record with a move that is not legal is an error that names the move") {
    const std::string text = "[Game \"distrify-3\"]\n\n1. a1 a1 *";
    CHECK(error_of(text) == "move 2, a1: not legal here");
    CHECK(read_record<G>(text).error().at == text.rfind("a1"));
    CHECK(error_of("[Game \"distrify-3\"]\n1. a1 c9 *") == "move 2, c9: no such cell on this board");
    CHECK(error_of("[Game \"distrify-3\"]\n1. a1 c1 2. b2,b3 a3 black") == "move 4, a3: not legal here");
}

TEST_CASE("a record whose result contradicts its moves is an error") {
    CHECK(error_of("[Game \"distrify-3\"]\n1. a1 white") == "the result is white, but the moves end in *");
    CHECK(error_of("[Game \"distrify-3\"]\n1. a1 c1 2. b2,b3 *") ==
          "the result is *, but the moves end in black");
    CHECK(error_of("[Game \"distrify-3\"]\n[Result \"draw\"]\n1. a1 *") ==
          "the tag Result is draw, but the moves end in *");
    CHECK(error_of("[Game \"distrify-3\"]\n1. a1") == "the result is missing");
    CHECK(error_of("[Game \"distrify-3\"]\n* a1") == "expected nothing after the result");
}

TEST_CASE("records that are none, and why") {
    CHECK(error_of("") == "the tag Game is missing");
    CHECK(error_of("1. a1 *") == "the tag Game is missing");
    CHECK(error_of("[Game \"\"]\n*") == "the tag Game is missing");
    CHECK(error_of("[") == "expected the name of a tag");
    CHECK(error_of("[Game]") == "expected a space and a value in quotes");
    CHECK(error_of("[Game \"x") == "the value of the tag does not end");
    CHECK(error_of("[Game \"x\\") == "the value of the tag does not end");
    CHECK(error_of("[Game \"x\ny\"]") == "the value of the tag does not end");
    CHECK(error_of("[Game \"x\"") == "expected ] after the value");
    CHECK(error_of("[Game \"x\"]\n[Game \"x\"]\n*") == "this tag is there twice");
    CHECK(error_of("[Game \"x\"]\n[Event \"\"]\n[Event \"y\"]\n*") == "this tag is there twice");
    CHECK(read_record<G>("[Game \"x\"]\n[Position \"3/\\3/ b\"]\n*").error().at == 11);
    CHECK(error_of("[Game \"x\"]\n[Position \"4/3/3 b\"]\n*") == "Position: too many cells in this row");
    CHECK(error_of("[Game \"x\"]\n2. a1 *") == "expected the number 1.");
    CHECK(error_of("[Game \"x\"]\n1. a1 {no end *") == "the comment does not end");
    CHECK(error_of("[Game \"x\"]\n.") == "expected the number 1.");
}

TEST_CASE("record: several in one text are told apart") {
    const std::string one = "[Game \"distrify-3\"]\n[Result \"*\"]\n\n1. a1 {a comment [not a tag]} *\n";
    const std::string two = "[Game \"exo\"]\n\n*\n";
    CHECK(split_records("").empty());
    CHECK(split_records(one) == std::vector<std::string_view>{one});
    const std::string all = one + "\n" + two + two;
    CHECK(split_records(all) == std::vector<std::string_view>{one + "\n", two, two});
    // What is broken stays together.
    CHECK(split_records("[Game {").size() == 1);
    CHECK(split_records("a1 {[").size() == 1);
}
