// Patterns of square names, such as {x:a}{y:1}@{z:0}{w:0}.
#pragma once

#include "geometry/square.h"
#include "result.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera {

enum class CoordinateStyle : std::uint8_t {
    SmallLetter,   ///< a: a, b, c ...
    CapitalLetter, ///< A: A, B, C ...
    FromOne,       ///< 1: 1, 2, 3 ...
    FromZero,      ///< 0: 0, 1, 2 ...
};

struct CoordinateField {
    Axis axis{};
    CoordinateStyle style{};
    friend bool operator==(const CoordinateField&, const CoordinateField&) = default;
};

/// Literal text or a coordinate.
using NamePart = std::variant<std::string, CoordinateField>;

enum class PatternUse {
    Text,   ///< read back from moves and records: no characters that mean something there
    Screen, ///< only shown
};

/// Splits a pattern and checks that each name it gives is of one square only: every axis longer
/// than 1 once, no axis twice, and a number that may have two digits never runs into another.
/// The error is BadPattern; its column counts from the beginning of the pattern.
[[nodiscard]] Result<std::vector<NamePart>>
readNamePattern(std::string_view pattern, const std::array<int, axisCount>& sizes, PatternUse use);

} // namespace tessera
