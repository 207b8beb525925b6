// What the fuzz targets share.
#pragma once

#include "position/position.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// The target: every target's file defines it, libFuzzer or replay.cpp calls it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace tessera::fuzz {

/// Stops the program, with the place, when something that must hold does not.
#define FUZZ_CHECK(condition)                                                                      \
    ((condition) ? void() : ::tessera::fuzz::fail(#condition, __FILE__, __LINE__))
[[noreturn]] void fail(const char* condition, const char* file, int line);

[[nodiscard]] std::string_view asText(const std::uint8_t* data, std::size_t size);

/// Takes the first byte off: it chooses one of the games that come with the program.
[[nodiscard]] RulesetPtr takeRuleset(std::string_view& text);

/// What holds of every error: a place that lies in the text, values that are not endless.
void checkError(const Error& error, std::string_view text);

/// What holds of every position: it can be written, read again, and its moves played.
void checkPosition(const Position& position);

} // namespace tessera::fuzz
