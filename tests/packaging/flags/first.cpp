#include "everything.hpp"

#include "two_units.hpp"

std::string everything_in_first() { return everything(); }

const void* variants_in_first() noexcept { return &tessera::variants; }
