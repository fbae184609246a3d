#include <tessera/distrify.hpp>
#include <tessera/exo.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/io/diagram.hpp>
#include <tessera/morelli.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>

using namespace tessera;

TEST_CASE("a diagram shows the rows from the top, with coordinates") {
    CHECK(diagram(*Distrify<3>::from_position("b2/1w1/2b w")) == "  a b c\n"
                                                                 "3 b . . 3\n"
                                                                 "2 . w . 2\n"
                                                                 "1 . . b 1\n"
                                                                 "  a b c\n");
}

TEST_CASE("a diagram of a board with ten rows or more keeps its columns straight") {
    const std::string text = diagram(Distrify<11>{});
    CHECK(text.starts_with("   a b c d e f g h i j k\n11 . ."));
    CHECK(text.find("\n 9 . . . . . . . . . . . 9\n") != std::string::npos);
}

TEST_CASE("a diagram of a game has its last move in brackets") {
    History<Distrify<3>> game;
    game.play(*Distrify<3>::parse_move("b2"));
    CHECK(diagram(game) == "  a b c\n"
                           "3 . . . 3\n"
                           "2 .(b). 2\n"
                           "1 . . . 1\n"
                           "  a b c\n");
    game.play(*Distrify<3>::parse_move("a1,c3"));
    CHECK(diagram(game) == "  a b c\n"
                           "3 . .(w)3\n"
                           "2 . b . 2\n"
                           "1(w). . 1\n"
                           "  a b c\n");
    CHECK(diagram(game.current()).find('(') == std::string::npos);
}

TEST_CASE("a diagram of a game without moves has no brackets") {
    CHECK(diagram(History<Distrify<3>>{}) == diagram(Distrify<3>{}));
}

TEST_CASE("highlighted cells are in square brackets, neighbours share one") {
    MarksOf<Distrify<3>> marks;
    marks.highlights = {{0, 1}, {1, 1}};
    CHECK(diagram(Distrify<3>{}, {}, marks).find("2[.[.]. 2\n") != std::string::npos);
}

TEST_CASE("a diagram marks where something may be put on request") {
    const auto game = *Distrify<4>::from_position("2w1/1wb1/1b2/w2b w");
    CHECK(diagram(game, {.targets = true}) == "  a b c d\n"
                                              "4 + + w + 4\n"
                                              "3 + w b + 3\n"
                                              "2 + b . + 2\n"
                                              "1 w + + b 1\n"
                                              "  a b c d\n");
}

TEST_CASE("symbols for pieces: hollow for White, full for both in colours") {
    const auto game = *Distrify<2>::from_position("b1/1w w");
    CHECK(diagram(game, {.unicode = true}) == "  a b\n2 ● · 2\n1 · ○ 1\n  a b\n");
    CHECK(diagram(game, {.unicode = true, .colour = true}).find("\x1b[38;5;231;48;5;180m ● \x1b[0m") !=
          std::string::npos);
    CHECK(diagram(*Morelli<5>::from_position("5/5/2W2/5/5 b play"), {.unicode = true}).find("♔") !=
          std::string::npos);
    CHECK(diagram(*Fabrik::from_position("11/11/11/11/11/5*5/11/11/11/11/11 w setup"), {.unicode = true})
              .find("♟") != std::string::npos);
}

TEST_CASE("in colours a row has ground on both sides of its pieces") {
    CHECK(diagram(*Distrify<2>::from_position("2/1w w"), {.colour = true}) ==
          "  a b\n"
          "2\x1b[38;5;240;48;5;180m .\x1b[0m\x1b[38;5;240;48;5;180m . \x1b[0m2\n"
          "1\x1b[38;5;240;48;5;180m .\x1b[0m\x1b[38;5;231;48;5;180m w \x1b[0m1\n"
          "  a b\n");
}

TEST_CASE("in colours Morelli's bands differ, and every colour is ended") {
    const std::string text = diagram(Morelli<13>{}, {.colour = true});
    for (const char* ground : {"167", "215", "221", "114", "75", "98", "176"})
        CHECK(text.find(std::string(";48;5;") + ground + 'm') != std::string::npos);
    std::size_t begins = 0;
    std::size_t ends = 0;
    for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b', at + 1))
        ++(text.compare(at, 4, "\x1b[0m") == 0 ? ends : begins);
    CHECK(begins == 169);
    CHECK(ends == 169);
}

TEST_CASE("galaxies stand side by side, trimmed, the last planet in brackets") {
    History<Exo<2>> game{Exo<2>::flat()};
    game.play(*Exo<2>::parse_move("SRT@1,0"));
    game.play(*Exo<2>::parse_move("LWR@0,-1"));
    const std::string text = diagram(game);
    CHECK(text.starts_with("p1             p2\n"
                           "       0   1          0\n"
                           "   0 *** SRT      0 ***\n"
                           "                 -1(LWR)\n"
                           "left: SRG, SRR,"));
    CHECK(diagram(game, {.unicode = true}).find("   0  ★  SRT      0  ★\n") != std::string::npos);
    CHECK(diagram(game, {.targets = true}).find("   1  +   +   +   +       0 ***\n") != std::string::npos);
    CHECK(diagram(game, {.colour = true}).find("(\x1b[38;5;231;48;5;236mLWR\x1b[0m)") != std::string::npos);
}
