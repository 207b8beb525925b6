#include "name_pattern.h"

#include "axis_names.h"
#include "code_points.h"

#include <algorithm>
#include <vector>

namespace tessera {
namespace {

/// Characters with a meaning in moves, positions or records.
constexpr std::string_view reserved = "-x=+#:,*./|{}()[];!?$\"\\&<>~%";

const std::string fieldForm = "{axis:style}, axis x y z w, style a A 1 0";

/// A field or one literal character.
struct Part {
    std::optional<Axis> axis;
    char character = 0; ///< of a field: its style
};

std::optional<Part> readField(std::string_view text) {
    if (text.size() != 5 || text[2] != ':' || text[4] != '}')
        return std::nullopt;
    const std::optional<Axis> axis = axisNamed(text.substr(1, 1));
    if (!axis || std::string_view("aA10").find(text[3]) == std::string_view::npos)
        return std::nullopt;
    return Part{axis, text[3]};
}

bool isNumber(const Part& part) {
    return part.axis && (part.character == '0' || part.character == '1');
}

bool mayHaveTwoDigits(const Part& part, const std::array<int, axisCount>& sizes) {
    if (!isNumber(part))
        return false;
    const int size = sizes[static_cast<std::size_t>(*part.axis)];
    return (part.character == '1' ? size : size - 1) > 9;
}

bool startsWithDigit(const Part& part) {
    return isNumber(part) || (!part.axis && part.character >= '0' && part.character <= '9');
}

bool isForbidden(char c, PatternUse use) {
    if (use == PatternUse::Screen)
        return c == '}';
    return c <= ' ' || c > '~' || reserved.find(c) != std::string_view::npos;
}

} // namespace

std::optional<PatternFault> findPatternFault(std::string_view pattern,
                                             const std::array<int, axisCount>& sizes,
                                             PatternUse use) {
    std::vector<Part> parts;
    AxisSet seen = 0;
    for (std::size_t i = 0; i < pattern.size();) {
        if (pattern[i] != '{') {
            if (isForbidden(pattern[i], use))
                return PatternFault{std::string(pattern.substr(i, codePointAt(pattern, i).bytes)),
                                    use == PatternUse::Screen
                                        ? fieldForm
                                        : "ASCII without spaces and " + std::string(reserved)};
            parts.push_back({std::nullopt, pattern[i]});
            ++i;
            continue;
        }
        const std::size_t end = std::min(pattern.find('}', i), pattern.size() - 1);
        const std::string_view text = pattern.substr(i, end - i + 1);
        const std::optional<Part> field = readField(text);
        if (!field)
            return PatternFault{std::string(text), fieldForm};
        if (seen & axisBit(*field->axis))
            return PatternFault{std::string(text), "each axis once"};
        seen |= axisBit(*field->axis);
        parts.push_back(*field);
        i += text.size();
    }
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        if (sizes[axis] > 1 && !(seen & axisBit(static_cast<Axis>(axis))))
            return PatternFault{std::string(pattern), "{" + std::string(axisNames[axis]) + ":...}"};
    // The last part meets the first: in moves two names stand side by side.
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (mayHaveTwoDigits(parts[i], sizes) && startsWithDigit(parts[(i + 1) % parts.size()]))
            return PatternFault{std::string(pattern),
                                "text that is no number after a number of two digits"};
    if (parts.empty())
        return PatternFault{{}, fieldForm};
    return std::nullopt;
}

} // namespace tessera
