#pragma once

#include <tessera/core/rng.hpp>  // splitmix, splitmix_increment

#include <array>    // array
#include <cstddef>  // size_t
#include <cstdint>  // uint64_t

namespace tessera {

/// The random key of one feature of a position (a stone on a cell, the player to move, …). The hash of a
/// position is the exclusive or of the keys of its features, so a move updates it feature by feature.
[[nodiscard]] constexpr std::uint64_t zobrist_key(std::uint64_t feature) noexcept {
    return splitmix((feature + 1) * splitmix_increment);
}

/// The keys of the first Count features as a table, worked out by the compiler.
template <std::size_t Count>
inline constexpr std::array<std::uint64_t, Count> zobrist_keys = [] {
    std::array<std::uint64_t, Count> keys{};
    for (std::size_t feature = 0; feature < Count; ++feature)
        keys[feature] = zobrist_key(feature);
    return keys;
}();

}  // namespace tessera
