#include "everything.hpp"

#include "two_units.hpp"

#include <cstdio>
#include <cstdlib>

int main() {
    const std::string text = everything();
    std::fputs(text.c_str(), stdout);
    // One entity in both units, not a copy in each.
    const bool same = variants_in_first() == &tessera::variants && everything_in_first() == text;
    return same && text.find("differs") == std::string::npos ? EXIT_SUCCESS : EXIT_FAILURE;
}
