#pragma once

#include "tris.hpp"  // State
#include "view.hpp"  // how it looks

#include <tessera/variants.hpp>  // Variant

#include <tuple>  // tuple

namespace tris {

/// A list of variants of one's own, as tessera::variants is the library's.
inline constexpr std::tuple variants{tessera::Variant<State>{"tris"}};

}  // namespace tris
