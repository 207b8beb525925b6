// Values of a ruleset file that name axes.
#pragma once

#include "geometry/square.h"
#include "toml_access.h"

#include <optional>

namespace tessera {

/// "x", "y", "z" or "w".
[[nodiscard]] std::optional<Axis> readAxis(Faults& faults, const TomlValue& value,
                                           std::string_view path);
/// A list of one to four different axes, in the order written.
[[nodiscard]] std::vector<Axis> readAxes(Faults& faults, const TomlValue& value,
                                         std::string_view path);
/// The same as a set.
[[nodiscard]] AxisSet readAxisSet(Faults& faults, const TomlValue& value, std::string_view path);
/// A table of changes by axis, { x = 1, y = 1 }: each -25 to 25, not all zero.
[[nodiscard]] Vector4 readVector(Faults& faults, const TomlValue& value, const std::string& path);

} // namespace tessera
