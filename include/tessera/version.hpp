#pragma once

// The one place of the version: CMake, Conan and the tests read it from these three lines.
#define TESSERA_VERSION_MAJOR 0
#define TESSERA_VERSION_MINOR 1
#define TESSERA_VERSION_PATCH 0

#include <string_view>

#define TESSERA_STRING_OF(text) #text
#define TESSERA_VERSION_TEXT(major, minor, patch)                                                            \
    TESSERA_STRING_OF(major) "." TESSERA_STRING_OF(minor) "." TESSERA_STRING_OF(patch)

namespace tessera {

/// What changes with a change of the interface, from 1 on.
inline constexpr int version_major = TESSERA_VERSION_MAJOR;
/// What changes with what is added; before 1.0, with a change of the interface.
inline constexpr int version_minor = TESSERA_VERSION_MINOR;
/// What changes with what is mended.
inline constexpr int version_patch = TESSERA_VERSION_PATCH;
/// The version as text: `1.2.3`.
inline constexpr std::string_view version =
    TESSERA_VERSION_TEXT(TESSERA_VERSION_MAJOR, TESSERA_VERSION_MINOR, TESSERA_VERSION_PATCH);

}  // namespace tessera

#undef TESSERA_VERSION_TEXT
#undef TESSERA_STRING_OF
