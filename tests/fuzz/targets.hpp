#pragma once

#include <string_view>

// What must hold for any bytes whatever. Each target aborts with a message if it does not; libFuzzer drives
// it, and the unit tests replay its corpus.
namespace fuzz {

// A line with the name of a variant, then a position.
void position(std::string_view input);

// A line with the name of a variant, then one of its setups.
void setup(std::string_view input);

// A line with the name of a variant, a line with a position, then a move.
void move(std::string_view input);

// A game record.
void record(std::string_view input);

// Commands of the protocol.
void gtp(std::string_view input);

// The arguments of a program, one a line: options, a variant and levels.
void arguments(std::string_view input);

}  // namespace fuzz
