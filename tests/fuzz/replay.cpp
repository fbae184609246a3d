// The fuzz targets on their corpus, which has every input that ever broke something.

#include "targets.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace {

// A target that fails aborts; returns how many inputs there were.
int replay(const std::string& name, void (*target)(std::string_view)) {
    int inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator{TESSERA_FUZZ_CORPUS "/" + name}) {
        std::ifstream file{entry.path(), std::ios::binary};
        const std::string input{std::istreambuf_iterator<char>{file}, {}};
        INFO(entry.path().string());
        target(input);
        ++inputs;
    }
    return inputs;
}

}  // namespace

TEST_CASE("fuzz: positions") { CHECK(replay("position", fuzz::position) > 0); }
TEST_CASE("fuzz: setups") { CHECK(replay("setup", fuzz::setup) > 0); }
TEST_CASE("fuzz: moves") { CHECK(replay("move", fuzz::move) > 0); }
TEST_CASE("fuzz: records") { CHECK(replay("record", fuzz::record) > 0); }
TEST_CASE("fuzz: the protocol") { CHECK(replay("gtp", fuzz::gtp) > 0); }
TEST_CASE("fuzz: the arguments of programs") { CHECK(replay("arguments", fuzz::arguments) > 0); }
