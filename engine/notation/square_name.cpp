#include "square_name.h"

#include <cctype>

namespace tessera {

namespace {

/// One coordinate in the style of a pattern's field.
std::string inStyle(char style, int coordinate) {
    switch (style) {
    case 'a':
        return {static_cast<char>('a' + coordinate)};
    case 'A':
        return {static_cast<char>('A' + coordinate)};
    case '1':
        return std::to_string(coordinate + 1);
    default:
        return std::to_string(coordinate);
    }
}

constexpr std::string_view axisLetters = "xyzw";

/// A field such as {x:a} at the beginning of a pattern: axis and style. Fields are validated when
/// the ruleset is read.
struct Field {
    int axis;
    char style;
};
constexpr std::size_t fieldLength = 5;

std::optional<Field> fieldAt(std::string_view pattern) {
    if (pattern.size() < fieldLength || pattern[0] != '{' || pattern[2] != ':' || pattern[4] != '}')
        return std::nullopt;
    const std::size_t axis = axisLetters.find(pattern[1]);
    if (axis == std::string_view::npos)
        return std::nullopt;
    return Field{static_cast<int>(axis), pattern[3]};
}

std::string byPattern(std::string_view pattern, const Vector4& coordinates) {
    std::string name;
    while (!pattern.empty()) {
        if (const auto field = fieldAt(pattern)) {
            name += inStyle(field->style, coordinates[static_cast<std::size_t>(field->axis)]);
            pattern.remove_prefix(fieldLength);
        } else {
            name += pattern.front();
            pattern.remove_prefix(1);
        }
    }
    return name;
}

/// Reads one coordinate; takes as many digits as still name a coordinate of the axis.
std::optional<int> readCoordinate(char style, int size, std::string_view text,
                                  std::size_t& length) {
    length = 0;
    if (style == 'a' || style == 'A') {
        if (text.empty())
            return std::nullopt;
        const int coordinate = text[0] - style;
        if (coordinate < 0 || coordinate >= size)
            return std::nullopt;
        length = 1;
        return coordinate;
    }
    const int base = style == '1' ? 1 : 0;
    std::optional<int> coordinate;
    int number = 0;
    for (std::size_t i = 0; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
        number = number * 10 + (text[i] - '0');
        if (number - base >= size || (i > 0 && text[0] == '0'))
            break;
        if (number >= base) {
            coordinate = number - base;
            length = i + 1;
        }
    }
    return coordinate;
}

} // namespace

std::string squareName(const Ruleset& ruleset, const Geometry& geometry, Square square) {
    return byPattern(ruleset.squareName, geometry.coordinates(square));
}

std::string squareDisplayName(const Ruleset& ruleset, const Geometry& geometry, Square square) {
    const std::string& pattern =
        ruleset.squareDisplay.empty() ? ruleset.squareName : ruleset.squareDisplay;
    return byPattern(pattern, geometry.coordinates(square));
}

std::optional<Square> readSquareName(const Ruleset& ruleset, const Geometry& geometry,
                                     std::string_view text, std::size_t& length) {
    std::string_view pattern = ruleset.squareName;
    std::string_view rest = text;
    Vector4 coordinates{};
    while (!pattern.empty()) {
        if (const auto field = fieldAt(pattern)) {
            std::size_t used = 0;
            const auto coordinate = readCoordinate(
                field->style, geometry.size(static_cast<Axis>(field->axis)), rest, used);
            if (!coordinate)
                return std::nullopt;
            coordinates[static_cast<std::size_t>(field->axis)] =
                static_cast<std::int8_t>(*coordinate);
            pattern.remove_prefix(fieldLength);
            rest.remove_prefix(used);
        } else {
            if (rest.empty() || rest.front() != pattern.front())
                return std::nullopt;
            pattern.remove_prefix(1);
            rest.remove_prefix(1);
        }
    }
    length = text.size() - rest.size();
    return geometry.square(coordinates);
}

std::string coordinateName(const Ruleset& ruleset, Axis axis, int coordinate) {
    const std::string_view pattern =
        ruleset.squareDisplay.empty() ? ruleset.squareName : ruleset.squareDisplay;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const auto field = fieldAt(pattern.substr(i));
        if (field && field->axis == static_cast<int>(axis))
            return inStyle(field->style, coordinate);
    }
    return std::to_string(coordinate);
}

} // namespace tessera
