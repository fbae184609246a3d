#include "support/engine.hpp"

#include <tessera/variants.hpp>

namespace support {

tessera::gtp::Engine engine(const tessera::Level& level) {
    return tessera::gtp::Engine{tessera::gtp::entries(tessera::variants), 1, level};
}

}  // namespace support
