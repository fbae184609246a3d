// Speaks the Go Text Protocol on standard input and output, for every game of the library.

#include "arguments.hpp"
#include "choices.hpp"

#include <tessera/algorithm/level.hpp>
#include <tessera/io/gtp.hpp>
#include <tessera/variants.hpp>

#include <cstdint>
#include <iostream>
#include <string>

int main(int argc, char** argv) {
    const Arguments arguments{
        argc,
        argv,
        "tessera-gtp",
        "[options]",
        "Reads commands of the Go Text Protocol, version 2, one a line. Try list_commands.\n" +
            about_levels(),
        {{"--level", "LEVEL", "how well genmove plays; medium if not given"},
         {"--seed", "N", "the random numbers of genmove; 1 if not given"}}};
    if (!arguments.positional().empty())
        arguments.fail("unexpected argument '" + std::string(arguments.positional()[0]) + '\'');
    const auto level = tessera::parse_level(arguments.text("--level", "medium"));
    if (!level)
        arguments.fail("--level: " + std::string(level.error().what));
    const auto seed = static_cast<std::uint64_t>(arguments.number("--seed", 1, 0, 1'000'000'000));
    tessera::gtp::Engine engine{tessera::gtp::entries(tessera::variants), seed, *level};
    for (std::string line; !engine.has_quit() && std::getline(std::cin, line);)
        std::cout << engine.respond(line) << std::flush;
}
