#include <tessera/io/gtp.hpp>
#include <tessera/variants.hpp>

#include "support/xml.hpp"

#include <doctest/doctest.h>

#include <string>
#include <tuple>

using namespace tessera;

namespace {

// A few games are enough, and much quicker to compile than all.
gtp::Engine engine_with_few_games() {
    return gtp::Engine{
        gtp::entries(std::tuple{Variant<Distrify<4>>{"distrify-4"}, Variant<FabrikArbeiter>{"fabrik"},
                                Variant<Morelli<5>>{"morelli"}, Variant<Exo<2>>{"exo"}})};
}

}  // namespace

TEST_CASE("GTP: diagrams mark the last move and what is asked for") {
    gtp::Engine engine = engine_with_few_games();
    CHECK(engine.respond("tessera-game distrify-4") == "= \n\n");
    CHECK(engine.respond("play b b2") == "= \n\n");
    CHECK(engine.respond("tessera-diagram") ==
          "= \n  a b c d\n4 . . . . 4\n3 . . . . 3\n2 .(b). . 2\n1 . . . . 1\n  a b c d\n\n");
    CHECK(engine.respond("tessera-diagram targets unicode").find("2 +(●)+ + 2") != std::string::npos);
    CHECK(engine.respond("tessera-diagram colour").find("\x1b[") != std::string::npos);
    CHECK(engine.respond("tessera-diagram large") ==
          "? syntax error: expected unicode, colour or targets\n\n");
}

TEST_CASE("GTP: a picture is one answer, and its options are checked") {
    gtp::Engine engine = engine_with_few_games();
    for (const char* game : {"fabrik", "morelli", "distrify-4", "exo"}) {
        CHECK(engine.respond("tessera-game " + std::string(game)) == "= \n\n");
        for (const char* command : {"tessera-svg", "tessera-svg targets guides"}) {
            const std::string answer = engine.respond(command);
            REQUIRE(answer.starts_with("= \n<svg "));
            CHECK(answer.find("\n\n") == answer.size() - 2);
            CHECK(support::XmlChecker::fault_of(answer.substr(3)) == "");
        }
    }
    CHECK(engine.respond("tessera-svg nicely") == "? syntax error: expected targets or guides\n\n");
}
