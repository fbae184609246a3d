// The entry point of libFuzzer; TESSERA_FUZZ_TARGET names the target.

#include "targets.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::TESSERA_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    return 0;
}
