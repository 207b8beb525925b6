// The first field of FEN4D: which piece stands on which square.
#pragma once

#include "geometry/geometry.h"
#include "position/move.h"
#include "result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

using Placement = std::vector<std::optional<Piece>>; ///< one entry a square

/// Boards joined by '|' (z fastest, then w), ranks from the highest y down joined by '/', runs of
/// empty squares as decimal numbers, capital letters White. Errors carry the column.
[[nodiscard]] Result<Placement> readPlacement(const Ruleset& ruleset, const Geometry& geometry,
                                              std::string_view text);
[[nodiscard]] std::string writePlacement(const Ruleset& ruleset, const Geometry& geometry,
                                         const Placement& placement);

} // namespace tessera
