#include "support/engine.hpp"

#include <tessera/io/gtp.hpp>
#include <tessera/variants.hpp>

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

using namespace tessera;
using support::engine;

namespace {

// An engine on which these commands have succeeded.
gtp::Engine engine_after(std::initializer_list<std::string_view> commands) {
    gtp::Engine e = engine();
    for (const std::string_view command : commands) {
        INFO(std::string(command));
        REQUIRE(e.respond(command).starts_with("="));
    }
    return e;
}

}  // namespace

TEST_CASE("GTP: an answer begins with =, an error with ?, the id follows, and an empty line ends it") {
    gtp::Engine e = engine();
    CHECK(e.respond("protocol_version") == "= 2\n\n");
    CHECK(e.respond("17 protocol_version") == "=17 2\n\n");
    CHECK(e.respond("nonsense") == "? unknown command\n\n");
    CHECK(e.respond("017 nonsense") == "?017 unknown command\n\n");
    CHECK(e.respond("5") == "?5 unknown command\n\n");
    CHECK(e.respond("name") == "= Tessera\n\n");
    CHECK(e.respond("version") == "= " + std::string(version) + "\n\n");
}

TEST_CASE("GTP: comments, control characters, tabs and empty lines are dealt with as the protocol says") {
    gtp::Engine e = engine();
    CHECK(e.respond("") == "");
    CHECK(e.respond("   ") == "");
    CHECK(e.respond("# a comment") == "");
    CHECK(e.respond("\r") == "");
    CHECK(e.respond("\tprotocol_version  # again\r") == "= 2\n\n");
    CHECK(e.respond("proto\x01"
                    "col_version") == "= 2\n\n");
    CHECK(e.respond(std::string_view{"name\0", 5}) == "= Tessera\n\n");
}

TEST_CASE("GTP: every command that is listed is known, and no other") {
    gtp::Engine e = engine();
    const std::string list = e.respond("list_commands");
    for (const std::string_view command : {"protocol_version", "name",           "version",
                                           "known_command",    "list_commands",  "quit",
                                           "clear_board",      "boardsize",      "play",
                                           "genmove",          "undo",           "showboard",
                                           "final_score",      "tessera-games",  "tessera-game",
                                           "tessera-position", "tessera-moves",  "tessera-perft",
                                           "tessera-outcome",  "tessera-scores", "tessera-hash",
                                           "tessera-record"}) {
        INFO(std::string(command));
        CHECK(list.find(std::string(command) + '\n') != std::string::npos);
        CHECK(e.respond("known_command " + std::string(command)) == "= true\n\n");
    }
    CHECK(e.respond("known_command nonsense") == "= false\n\n");
    CHECK(e.respond("known_command") == "= false\n\n");
}

TEST_CASE("GTP: play makes a legal move, and refuses others without changing anything") {
    gtp::Engine e = engine_after({"tessera-game distrify", "play black e5", "play W e6,e3"});
    const std::string position = "= 9/9/9/4w4/4b4/9/4w4/9/9 b\n\n";
    CHECK(e.respond("tessera-position") == position);
    CHECK(e.respond("play white a1") == "? illegal move\n\n");
    CHECK(e.respond("play black e5") == "? illegal move\n\n");
    CHECK(e.respond("play black pass") == "? illegal move\n\n");
    CHECK(e.respond("play black z1") == "? illegal move: no such cell on this board at byte 0\n\n");
    CHECK(e.respond("play green a1") == "? syntax error: unknown player\n\n");
    CHECK(e.respond("play p1 a1") == "? syntax error: unknown player\n\n");
    CHECK(e.respond("play black") == "? syntax error: expected a player and a move\n\n");
    CHECK(e.respond("play") == "? syntax error: expected a player and a move\n\n");
    CHECK(e.respond("play black a1 b1") == "? syntax error: expected a player and a move\n\n");
    CHECK(e.respond("tessera-position") == position);
    CHECK(e.respond("play BLACK a1") == "= \n\n");
}

TEST_CASE("GTP: undo goes back to the start or to the position that was set") {
    gtp::Engine e = engine_after({"tessera-game distrify-4", "play b a1", "undo"});
    CHECK(e.respond("undo") == "? cannot undo\n\n");
    CHECK(e.respond("tessera-position") == "= 4/4/4/4 b\n\n");
    CHECK(e.respond("tessera-position 4/4/1b2/4 w") == "= \n\n");
    CHECK(e.respond("undo") == "? cannot undo\n\n");
    CHECK(e.respond("play w d4") == "= \n\n");
    CHECK(e.respond("undo") == "= \n\n");
    CHECK(e.respond("tessera-position") == "= 4/4/1b2/4 w\n\n");
}

TEST_CASE("GTP: genmove makes a legal move of the player whose turn it is, until the game is over") {
    gtp::Engine e = engine_after({"tessera-game distrify-4"});
    CHECK(e.respond("genmove white") == "? illegal move\n\n");
    CHECK(e.respond("genmove") == "? syntax error: unknown player\n\n");
    bool black = true;
    int moves = 0;
    for (; e.respond("tessera-outcome") == "= ongoing\n\n"; black = !black, ++moves)
        REQUIRE(e.respond(black ? "genmove b" : "genmove w").starts_with("= "));
    CHECK(moves > 3);
    CHECK(e.respond("genmove b") == "? the game is over\n\n");
    CHECK(e.respond("final_score") ==
          (e.respond("tessera-outcome") == "= black\n\n" ? "= B+\n\n" : "= W+\n\n"));
    CHECK(e.respond("tessera-moves") == "= \n\n");
    CHECK(e.respond("clear_board") == "= \n\n");
    CHECK(e.respond("final_score") == "? cannot score\n\n");

    gtp::Engine won = engine_after({"tessera-game distrify-4", "tessera-position 4/4/wwww/b3 b"});
    CHECK(won.respond("final_score") == "= W+\n\n");
    gtp::Engine drawn = engine_after({"tessera-game morelli-5", "tessera-position 5/5/5/5/5 b play"});
    CHECK(drawn.respond("final_score") == "= 0\n\n");
}

TEST_CASE("GTP: boardsize chooses among the sizes of the game and clears the board") {
    gtp::Engine e = engine_after({"tessera-game distrify", "play b e5", "boardsize 9"});
    CHECK(e.respond("tessera-position") == "= 9/9/9/9/9/9/9/9/9 b\n\n");
    CHECK(e.respond("boardsize 4") == "= \n\n");
    CHECK(e.respond("tessera-position") == "= 4/4/4/4 b\n\n");
    CHECK(e.respond("play b a1") == "= \n\n");
    CHECK(e.respond("boardsize 6") == "? unacceptable size\n\n");
    CHECK(e.respond("boardsize 0") == "? syntax error: expected a number\n\n");
    CHECK(e.respond("boardsize -4") == "? syntax error: expected a number\n\n");
    CHECK(e.respond("boardsize 99999999999999999999") == "? syntax error: expected a number\n\n");
    CHECK(e.respond("boardsize") == "? syntax error: expected a number\n\n");
    CHECK(e.respond("tessera-position") == "= 4/4/4/b3 w\n\n");
}

TEST_CASE("GTP: every variant can be chosen by its name, and a choice that fails leaves the game as it is") {
    gtp::Engine e = engine();
    std::string names;
    for_each_variant([&](const auto& variant) {
        names += std::string(names.empty() ? "" : "\n") + std::string(variant.name);
        CHECK(e.respond("tessera-game " + std::string(variant.name)) == "= \n\n");
        CHECK(e.respond("tessera-outcome") == "= ongoing\n\n");
        CHECK(e.respond("tessera-perft 0") == "= 1\n\n");
        CHECK(e.respond("showboard").starts_with("= \n"));
        CHECK(e.respond("showboard").find("\n\n") == e.respond("showboard").size() - 2);
    });
    CHECK(e.respond("tessera-games") == "= " + names + "\n\n");
    CHECK(e.respond("tessera-game distrify-4") == "= \n\n");
    CHECK(e.respond("play b a1") == "= \n\n");
    CHECK(e.respond("tessera-game") == "? unknown game\n\n");
    CHECK(e.respond("tessera-game chess") == "? unknown game\n\n");
    CHECK(e.respond("tessera-game distrify-5 upside down") == "? this game has only one setup\n\n");
    CHECK(e.respond("tessera-position") == "= 4/4/4/b3 w\n\n");
}

TEST_CASE("GTP: a position that is none is refused with the reason and the byte, and changes nothing") {
    gtp::Engine e = engine_after({"tessera-game distrify-4", "play b a1"});
    CHECK(e.respond("tessera-position 4/4/4 b") == "? too few rows at byte 5\n\n");
    CHECK(e.respond("tessera-position 4/4/4/4  b") ==
          "? expected b or w as the player to move at byte 8\n\n");
    CHECK(e.respond("tessera-position") == "= 4/4/4/b3 w\n\n");
    CHECK(e.respond("undo") == "= \n\n");
}

TEST_CASE("GTP: moves are sorted by bytes") {
    gtp::Engine e = engine_after({"tessera-game distrify-4", "tessera-position bwbw/2bb/1w1b/2ww b"});
    CHECK(e.respond("tessera-moves") == "= a1 a1,a2 a1,a3 a1,b1 a2 a3 b1 b1,a3 b3 c2\n\n");
    CHECK(e.respond("tessera-perft 3") == "= 101\n\n");
    CHECK(e.respond("tessera-perft") == "? syntax error: expected a depth\n\n");
    CHECK(e.respond("tessera-perft x") == "? syntax error: expected a depth\n\n");
    CHECK(e.respond("tessera-perft -1") == "? syntax error: expected a depth\n\n");
    CHECK(e.respond("tessera-scores") == "? this game has no scores\n\n");
}

TEST_CASE("GTP: the hash of a position is the same everywhere") {
    gtp::Engine e = engine_after({"tessera-game distrify", "play b e5", "play w e3,e6"});
    CHECK(e.respond("tessera-hash") == "= 744c89e2646bf845\n\n");
}

TEST_CASE("GTP: a record is the game so far, without an empty line") {
    gtp::Engine e = engine_after({"tessera-game distrify-4", "play b a1", "play w c3,d3", "play b d1"});
    CHECK(e.respond("tessera-record") == "= [Game \"distrify-4\"]\n[Result \"*\"]\n1. a1 c3,d3 2. d1 *\n\n");
}

TEST_CASE("GTP: quit is answered and then obeyed") {
    gtp::Engine e = engine();
    CHECK_FALSE(e.has_quit());
    CHECK(e.respond("1 quit") == "=1 \n\n");
    CHECK(e.has_quit());
}

TEST_CASE("GTP: commands without arguments refuse them") {
    gtp::Engine e = engine_after({"play b a1"});
    CHECK(e.respond("undo 3") == "? syntax error: expected no argument\n\n");
    CHECK(e.respond("tessera-moves all") == "? syntax error: expected no argument\n\n");
}
