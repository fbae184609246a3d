#pragma once

#include <string>

// What one translation unit of the program says to the other.
[[nodiscard]] std::string everything_in_first();
[[nodiscard]] const void* variants_in_first() noexcept;
