// Tessera after a header like <windows.h>. The standard library comes before, because libstdc++ takes such macros
// away.
#include <standard_headers.hpp>

#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))

#include <tessera/tessera.hpp>

static_assert(min(1, 2) == 1 && max(1, 2) == 2, "the macros are still there");
