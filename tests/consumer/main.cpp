#include <tessera/algorithm/perft.hpp>
#include <tessera/fabrik.hpp>
#include <tessera/io/diagram.hpp>
#include <tessera/version.hpp>

#include <cstdlib>
#include <iostream>

int main() {
    tessera::Fabrik game;
    tessera::Rng rng{2026};
    while (game.outcome() == tessera::Outcome::ongoing)
        game.play(game.random_move(rng));
    std::cout << "Tessera " << tessera::version << '\n' << tessera::diagram(game);
    static_assert(tessera::perft(tessera::Fabrik{}, 1) == 121);
    return tessera::version == EXPECTED_VERSION ? EXIT_SUCCESS : EXIT_FAILURE;
}
