// Names of squares, by the pattern of the ruleset.
#pragma once

#include "geometry/geometry.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// Name in text formats, such as a1@01, Ab22 or e4.
[[nodiscard]] std::string squareName(const Ruleset& ruleset, const Geometry& geometry,
                                     Square square);
/// Name on screen, such as a1 [0,1].
[[nodiscard]] std::string squareDisplayName(const Ruleset& ruleset, const Geometry& geometry,
                                            Square square);
/// Reads a name at the beginning of `text`; `length` gets the number of bytes used.
[[nodiscard]] std::optional<Square> readSquareName(const Ruleset& ruleset, const Geometry& geometry,
                                                   std::string_view text, std::size_t& length);
/// One coordinate as the ruleset writes it ("a", "1", "0"), for labels.
[[nodiscard]] std::string coordinateName(const Ruleset& ruleset, Axis axis, int coordinate);

} // namespace tessera
