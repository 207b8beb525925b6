// The names of the axes in files: x, y, z, w.
#pragma once

#include "geometry/square.h"

#include <optional>
#include <string_view>

namespace tessera {

inline constexpr std::array<std::string_view, axisCount> axisNames{"x", "y", "z", "w"};

constexpr std::string_view axisName(Axis axis) {
    return axisNames[static_cast<std::size_t>(axis)];
}

constexpr std::optional<Axis> axisNamed(std::string_view name) {
    for (std::size_t i = 0; i < axisNames.size(); ++i)
        if (axisNames[i] == name)
            return static_cast<Axis>(i);
    return std::nullopt;
}

} // namespace tessera
