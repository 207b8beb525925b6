#include "name_pattern.h"

#include "axis_names.h"

#include <optional>

namespace tessera {
namespace {

/// Characters with a meaning in moves, positions or records.
constexpr std::string_view reserved = " -x=+#:,*./|{}()[];!?$\"\\&<>~%";

std::optional<CoordinateField> fieldIn(std::string_view inside) {
    if (inside.size() != 3 || inside[1] != ':')
        return std::nullopt;
    const std::optional<Axis> axis = axisNamed(inside.substr(0, 1));
    if (!axis)
        return std::nullopt;
    switch (inside[2]) {
    case 'a':
        return CoordinateField{*axis, CoordinateStyle::SmallLetter};
    case 'A':
        return CoordinateField{*axis, CoordinateStyle::CapitalLetter};
    case '1':
        return CoordinateField{*axis, CoordinateStyle::FromOne};
    case '0':
        return CoordinateField{*axis, CoordinateStyle::FromZero};
    default:
        return std::nullopt;
    }
}

bool isNumber(const NamePart& part) {
    const auto* field = std::get_if<CoordinateField>(&part);
    return field &&
           (field->style == CoordinateStyle::FromOne || field->style == CoordinateStyle::FromZero);
}

bool mayHaveTwoDigits(const NamePart& part, const std::array<int, axisCount>& sizes) {
    if (!isNumber(part))
        return false;
    const auto& field = std::get<CoordinateField>(part);
    const int size = sizes[static_cast<std::size_t>(field.axis)];
    return (field.style == CoordinateStyle::FromOne ? size : size - 1) > 9;
}

bool startsWithDigit(const NamePart& part) {
    if (isNumber(part))
        return true;
    const auto* text = std::get_if<std::string>(&part);
    return text && text->front() >= '0' && text->front() <= '9';
}

Error badPattern(std::size_t offset, std::string_view found, std::string expected) {
    return {ErrorCode::BadPattern, Place{{}, 0, static_cast<int>(offset) + 1, 0},
            std::string(found), std::move(expected)};
}

} // namespace

Result<std::vector<NamePart>>
readNamePattern(std::string_view pattern, const std::array<int, axisCount>& sizes, PatternUse use) {
    std::vector<NamePart> parts;
    AxisSet seen = 0;
    for (std::size_t i = 0; i < pattern.size();) {
        if (pattern[i] == '{') {
            const std::size_t end = pattern.find('}', i);
            const auto field = end == std::string_view::npos
                                   ? std::nullopt
                                   : fieldIn(pattern.substr(i + 1, end - i - 1));
            if (!field)
                return badPattern(i, pattern.substr(i, end - i + 1),
                                  "{axis:style}, axis x y z w, style a A 1 0");
            if (seen & axisBit(field->axis))
                return badPattern(i, pattern.substr(i, end - i + 1), "each axis once");
            seen |= axisBit(field->axis);
            parts.emplace_back(*field);
            i = end + 1;
            continue;
        }
        const bool forbidden = use == PatternUse::Text
                                   ? reserved.find(pattern[i]) != std::string_view::npos ||
                                         pattern[i] < '!' || pattern[i] > '~'
                                   : pattern[i] == '}';
        if (forbidden)
            return badPattern(i, pattern.substr(i, 1),
                              "no spaces and none of " + std::string(reserved.substr(1)));
        if (parts.empty() || !std::holds_alternative<std::string>(parts.back()))
            parts.emplace_back(std::string());
        std::get<std::string>(parts.back()) += pattern[i];
        ++i;
    }
    for (int axis = 0; axis < axisCount; ++axis)
        if (sizes[static_cast<std::size_t>(axis)] > 1 && !(seen & axisBit(axis)))
            return badPattern(0, pattern,
                              "{" + std::string(axisName(static_cast<Axis>(axis))) + ":style}");
    // The last part meets the first: in moves two names stand side by side.
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (mayHaveTwoDigits(parts[i], sizes) && startsWithDigit(parts[(i + 1) % parts.size()]))
            return badPattern(0, pattern, "something between numbers of two digits");
    if (parts.empty())
        return badPattern(0, pattern, "{axis:style}, axis x y z w, style a A 1 0");
    return parts;
}

} // namespace tessera
