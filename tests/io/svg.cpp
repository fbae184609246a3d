#include <tessera/io/svg.hpp>
#include <tessera/variants.hpp>

#include "support/xml.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace tessera;

namespace {

int count_of(std::string_view text, std::string_view part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

template <Game G>
G position(std::string_view text) {
    return *G::from_position(text);
}

}  // namespace

TEST_CASE("the XML checker finds what is wrong") {
    CHECK(support::XmlChecker::fault_of("<a b=\"1\"><c/>text &amp; more</a>\n") == "");
    CHECK(support::XmlChecker::fault_of("<a><b></a></b>") != "");
    CHECK(support::XmlChecker::fault_of("<a b=\"1\" b=\"2\"/>") != "");
    CHECK(support::XmlChecker::fault_of("<a b=1/>") != "");
    CHECK(support::XmlChecker::fault_of("<a>R & D</a>") != "");
    CHECK(support::XmlChecker::fault_of("<a>") != "");
    CHECK(support::XmlChecker::fault_of("<a/><b/>") != "");
    CHECK(support::XmlChecker::fault_of("<a b=\"<\"/>") != "");
}

TEST_CASE("a picture of any game at any time is well-formed, and small") {
    for_each_variant([]<class V>(const V& variant) {
        using G = typename V::Game;
        Rng rng{4};
        History<G> game;
        for (int plies = 0; plies < 30 && game.current().outcome() == Outcome::ongoing; ++plies) {
            if (plies % 6 == 0) {
                const std::string picture = svg(game, {.targets = true, .guides = true});
                INFO(std::string(variant.name), " ", game.current().position());
                CHECK(support::XmlChecker::fault_of(picture) == "");
                CHECK(picture.size() < 24'000);
                CHECK(picture.find("\n\n") == std::string::npos);
            }
            game.play(game.current().random_move(rng));
        }
    });
}

TEST_CASE("a picture says in words how the game stands, and describes the position") {
    const auto has = [](const std::string& picture, std::string_view text) {
        return picture.find(text) != std::string::npos;
    };
    const std::string start = svg(Distrify<3>{});
    CHECK(has(start, "role=\"img\""));
    CHECK(has(start, "<title>black to move</title>\n<desc>3/3/3 b</desc>"));
    CHECK(has(svg(position<Distrify<3>>("1b1/1b1/1b1 w")), "<title>black has won</title>"));
    CHECK(has(svg(position<Morelli<5>>("5/1b3/5/3w1/5 b play")), "<title>draw</title>"));
    CHECK(has(svg(Exo<3>::flat()), "<title>p1 to move</title>"));
}

TEST_CASE("nothing in a text ends it") {
    CHECK(xml_escaped("a<b> & \"c\"\x01") == "a&lt;b&gt; &amp; &quot;c&quot;");
}

TEST_CASE("each piece is drawn once, in its shape and colour, on its cell") {
    const std::string picture = svg(position<Distrify<3>>("b2/1w1/2b w"));
    CHECK(count_of(picture, "<use href=\"#disc-black\"") == 2);
    CHECK(count_of(picture, "<use href=\"#disc-white\"") == 1);
    CHECK(picture.find("<use href=\"#disc-black\" x=\"40\" y=\"20\"/>") != std::string::npos);  // a3
    CHECK(picture.find("<use href=\"#disc-white\" x=\"64\" y=\"44\"/>") != std::string::npos);  // b2
}

TEST_CASE("shapes and colours that are not there are not defined") {
    const std::string picture = svg(Distrify<3>{}, {.coordinates = false});
    CHECK(picture.find("id=\"") == std::string::npos);
    CHECK(picture.find("--last") == std::string::npos);
    CHECK(picture.find("--board") != std::string::npos);
}

TEST_CASE("colours have a light and a dark value") {
    const std::string picture = svg(Distrify<3>{});
    CHECK(picture.find(".tessera{--board:#ecd6a8;") != std::string::npos);
    CHECK(picture.find("@media(prefers-color-scheme:dark){.tessera{--board:#6b5836;") != std::string::npos);
    CHECK(picture.find(".board{fill:#ecd6a8;fill:var(--board)}") != std::string::npos);
    CHECK(picture.find("<script") == std::string::npos);
}

TEST_CASE("coordinates can be left out") {
    CHECK(count_of(svg(Distrify<3>{}), "<text ") == 6);
    CHECK(count_of(svg(Distrify<3>{}, {.coordinates = false}), "<text ") == 0);
}

TEST_CASE("a small stone beside the coordinates, or a mark before a name, says whose turn it is") {
    const std::string black = "<use href=\"#disc-black1\" x=\"10\" y=\"97\"/>";
    const std::string white = "<use href=\"#disc-white1\" x=\"10\" y=\"97\"/>";
    CHECK(count_of(svg(Distrify<3>{}), black) == 1);
    CHECK(count_of(svg(Distrify<3>{}), white) == 0);
    CHECK(count_of(svg(position<Distrify<3>>("3/1b1/3 w")), white) == 1);
    CHECK(count_of(svg(position<Distrify<3>>("1b1/1b1/1b1 w")), white) == 0);
    CHECK(count_of(svg(Distrify<3>{}, {.coordinates = false}), "disc") == 0);
    CHECK(count_of(svg(Exo<2>::flat()), "<path class=\"target\"") == 1);
}

TEST_CASE("space is dark in all surroundings") {
    const std::string picture = svg(Exo<2>::flat());
    CHECK(picture.find("<rect class=\"space\" width=\"100%\" height=\"100%\"") != std::string::npos);
    CHECK(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tessera-space\""));
    CHECK(count_of(picture, ".tessera-space{--space:") == 1);
    CHECK(count_of(picture, ".tessera{") == 0);  // a board on the same page keeps its colours
    CHECK(picture.find("--text:#b9b4a8") != std::string::npos);
    CHECK(picture.find("prefers-color-scheme") == std::string::npos);
}

TEST_CASE("the cells of the last move are outlined") {
    History<Distrify<3>> game;
    game.play(*Distrify<3>::parse_move("b2"));
    CHECK(svg(game).find("<path class=\"last\" d=\"M53 33h22v22h-22z\"/>") != std::string::npos);
    game.play(*Distrify<3>::parse_move("a1,c1"));
    CHECK(svg(game).find("<path class=\"last\" d=\"M29 57h22v22h-22zM77 57h22v22h-22z\"/>") !=
          std::string::npos);
    CHECK(svg(game.current()).find("class=\"last\"") == std::string::npos);
}

TEST_CASE("a step is an arrow to the edge of the piece") {
    History<Morelli<5>> game;
    game.play(*Morelli<5>::parse_move("b5-b4"));
    CHECK(svg(game).find("marker-end=\"url(#head)\" d=\"M58 14L58 30\"") != std::string::npos);
}

TEST_CASE("targets and guides are drawn on request only") {
    const auto game = position<Fabrik>("11/2*8/11/11/2w8/1*2bb5/4b6/3b7/1wb4w3/7w3/7w3 b play");
    CHECK(count_of(svg(game), "class=\"target\"") == 0);
    CHECK(count_of(svg(game, {.targets = true}), "class=\"target\"") == game.stone_cells().count());
    CHECK(count_of(svg(game), "class=\"guide\"") == 0);
    CHECK(count_of(svg(game, {.guides = true}), "class=\"guide\"") == 1);
}

TEST_CASE("sides have the colours of their owners") {
    const std::string picture = svg(Distrify<3>{}, {.coordinates = false});
    CHECK(picture.find("<rect class=\"black edge\" x=\"8\" y=\"2\" width=\"72\" height=\"4\"/>") !=
          std::string::npos);
    CHECK(picture.find("<rect class=\"white edge\" x=\"2\" y=\"8\" width=\"4\" height=\"72\"/>") !=
          std::string::npos);
}

TEST_CASE("Morelli's bands have seven colours on the largest named board, and a King a crown") {
    const std::string start = svg(Morelli<13>{});
    for (int band = 0; band < 7; ++band)
        CHECK(count_of(start, "<path class=\"band-" + std::to_string(band) + '"') == 1);
    CHECK(svg(position<Morelli<5>>("5/5/2W2/5/5 b play")).find("href=\"#crown-white\"") != std::string::npos);
}

TEST_CASE("Exo: planets by size, colour and type, scoring lines by their points, and what is left") {
    const auto game = position<Exo<2>>(
        "MRG,MRR,MGT,MGG,MGR,MWT,MWG,MWR,LRT,LRG,LRR:MRG,LGT,LGG,LGR,LWT,LWG,LWR|"
        "SRT@1,0;SRG@2,0;SRR@3,0;SGT@1,1;SGG@2,1|SGR@1,0;SWT@1,1;SWG@1,2;MRT@2,2;SWR@1,3 p1");
    const std::string picture = svg(game);
    CHECK(picture.find("href=\"#solid-red1\"") != std::string::npos);
    CHECK(picture.find("href=\"#banded-green1\"") != std::string::npos);
    CHECK(picture.find("href=\"#ringed-white\"") != std::string::npos);
    CHECK(count_of(picture, "href=\"#star-gold\"") == 2);
    CHECK(count_of(picture, " opacity=\".3\"") == 1);  // LRR has MRG on it
    CHECK(count_of(picture, "class=\"score\" stroke-width=\"8\"") ==
          2);  // two of three traits, in each galaxy
    CHECK(picture.find(">p1: ") != std::string::npos);
    CHECK(support::XmlChecker::fault_of(picture) == "");
}

TEST_CASE("marks of one's own are drawn") {
    using Game = Distrify<3>;
    MarksOf<Game> marks;
    marks.highlights.push_back({0, 0});
    marks.arrows.push_back({{0, 0}, {2, 2}});
    const std::string picture = svg(Game{}, {.coordinates = false}, marks);
    CHECK(picture.find("<rect class=\"highlight\" x=\"8\" y=\"56\" width=\"24\" height=\"24\"/>") !=
          std::string::npos);
    CHECK(picture.find("d=\"M20 68L63 25\"") != std::string::npos);
}
