// The single files share much: whoever includes several has each part once.
#include <distrify.hpp>
#include <exo.hpp>
#include <fabrik.hpp>
#include <morelli.hpp>
#include <tessera.hpp>

static_assert(tessera::perft(tessera::Distrify<4>{}, 2) == 1668);
