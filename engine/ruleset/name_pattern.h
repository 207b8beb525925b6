// Patterns of square names, such as {x:a}{y:1}@{z:0}{w:0}.
#pragma once

#include "geometry/square.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

enum class PatternUse {
    Text,   ///< read back from moves and records: no characters that mean something there
    Screen, ///< only shown
};

struct PatternFault {
    std::string found;
    std::string expected;
};

/// Checks that each name a pattern gives is of one square only: every axis longer than 1 once, no
/// axis twice, and a number that may have two digits never runs into another.
[[nodiscard]] std::optional<PatternFault>
findPatternFault(std::string_view pattern, const std::array<int, axisCount>& sizes, PatternUse use);

} // namespace tessera
