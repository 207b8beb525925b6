#include "axis_reader.h"

#include "axis_names.h"

#include <algorithm>

namespace tessera {

std::optional<Axis> readAxis(Faults& faults, const TomlValue& value, std::string_view path) {
    if (!checkType(faults, value, path, TomlType::String))
        return std::nullopt;
    const std::optional<Axis> axis = axisNamed(value.string);
    if (!axis)
        faults.add(ErrorCode::BadValue, value, shown(value), std::string(path) + ": x, y, z, w");
    return axis;
}

std::vector<Axis> readAxes(Faults& faults, const TomlValue& value, std::string_view path) {
    std::vector<Axis> axes;
    if (!checkType(faults, value, path, TomlType::Array))
        return axes;
    for (const TomlValue& item : value.items) {
        const std::optional<Axis> axis = readAxis(faults, item, path);
        if (!axis)
            continue;
        if (std::find(axes.begin(), axes.end(), *axis) != axes.end()) {
            faults.add(ErrorCode::BadValue, item, shown(item),
                       std::string(path) + ": each axis once");
            continue;
        }
        axes.push_back(*axis);
    }
    if (axes.empty())
        faults.add(ErrorCode::BadValue, value, "[]", std::string(path) + ": x, y, z, w");
    return axes;
}

AxisSet readAxisSet(Faults& faults, const TomlValue& value, std::string_view path) {
    AxisSet set = 0;
    for (const Axis axis : readAxes(faults, value, path))
        set |= axisBit(axis);
    return set;
}

Vector4 readVector(Faults& faults, const TomlValue& value, const std::string& path) {
    Vector4 vector{};
    if (!checkType(faults, value, path, TomlType::Table))
        return vector;
    const TableReader reader(faults, value, path, {"x", "y", "z", "w"});
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        vector[axis] = static_cast<std::int8_t>(
            reader.optionalInteger(axisNames[axis], -(maxAxisSize - 1), maxAxisSize - 1)
                .value_or(0));
    if (vector == Vector4{})
        faults.add(ErrorCode::BadValue, value, "0", path + ": a change of at least one axis");
    return vector;
}

} // namespace tessera
