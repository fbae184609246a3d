#pragma once

#include <tessera/algorithm/level.hpp>
#include <tessera/io/gtp.hpp>

namespace support {

// The protocol for all variants, compiled once: it has every search of every game in it.
tessera::gtp::Engine engine(const tessera::Level& level = {});

}  // namespace support
