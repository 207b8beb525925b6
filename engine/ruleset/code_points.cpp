#include "code_points.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tessera {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array<Range, 9> hiddenRanges{{
    {0x0000, 0x001F},   // controls
    {0x007F, 0x009F},   // delete and the controls of two bytes
    {0x061C, 0x061C},   // Arabic letter mark
    {0x200E, 0x200F},   // left-to-right and right-to-left marks
    {0x2028, 0x202E},   // line and paragraph separators, embeddings and overrides
    {0x2060, 0x206F},   // invisible operators, isolates, old format characters
    {0xFEFF, 0xFEFF},   // byte order mark
    {0xFFF9, 0xFFFB},   // annotations
    {0xE0000, 0xE007F}, // tags
}};

/// What takes room without ink, or joins what stands beside it.
constexpr std::array<Range, 12> blankRanges{{
    {0x0020, 0x0020},
    {0x00A0, 0x00A0},
    {0x00AD, 0x00AD},
    {0x115F, 0x1160},
    {0x1680, 0x1680},
    {0x180E, 0x180E},
    {0x2000, 0x200D},
    {0x202F, 0x202F},
    {0x205F, 0x205F},
    {0x2800, 0x2800},
    {0x3000, 0x3000},
    {0x3164, 0x3164},
}};

template<std::size_t N>
bool isIn(const std::array<Range, N>& ranges, char32_t code) {
    return std::ranges::any_of(
        ranges, [code](const Range& range) { return code >= range.first && code <= range.last; });
}

} // namespace

CodePoint codePointAt(std::string_view text, std::size_t i) {
    const auto first = static_cast<unsigned char>(text[i]);
    if (first < 0x80)
        return {first, 1};
    std::size_t bytes = 0;
    char32_t least = 0;
    char32_t code = 0;
    if ((first & 0xE0U) == 0xC0U)
        bytes = 2, least = 0x80, code = first & 0x1FU;
    else if ((first & 0xF0U) == 0xE0U)
        bytes = 3, least = 0x800, code = first & 0x0FU;
    else if ((first & 0xF8U) == 0xF0U)
        bytes = 4, least = 0x10000, code = first & 0x07U;
    else
        return {};
    if (i + bytes > text.size())
        return {};
    for (std::size_t k = 1; k < bytes; ++k) {
        const auto next = static_cast<unsigned char>(text[i + k]);
        if ((next & 0xC0U) != 0x80U)
            return {};
        code = (code << 6U) | (next & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least || code > 0x10FFFF || surrogate ? CodePoint{} : CodePoint{code, bytes};
}

bool isBreak(char32_t code) {
    return (code >= 0x09 && code <= 0x0D) || code == 0x85 || code == 0x2028 || code == 0x2029;
}

bool isHidden(char32_t code) {
    return isIn(hiddenRanges, code);
}

bool isBlank(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint point = codePointAt(text, i);
        if (!isHidden(point.code) && !isIn(blankRanges, point.code))
            return false;
        i += std::max<std::size_t>(point.bytes, 1);
    }
    return true;
}

std::optional<std::size_t> firstHidden(std::string_view text, TextKind kind) {
    const auto mayStand = [kind](char32_t code) {
        return kind == TextKind::Prose && (code == '\t' || code == '\n' || code == '\r');
    };
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint point = codePointAt(text, i);
        if (isHidden(point.code) && !mayStand(point.code))
            return i;
        i += std::max<std::size_t>(point.bytes, 1);
    }
    return std::nullopt;
}

std::string withMarksForHidden(std::string_view text, std::string_view mark) {
    std::string seen;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint point = codePointAt(text, i);
        const bool hidden = point.bytes == 0 || isHidden(point.code);
        seen += hidden ? mark : text.substr(i, point.bytes);
        i += std::max<std::size_t>(point.bytes, 1);
    }
    return seen;
}

std::string codePointName(char32_t code) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(code));
    return text.data();
}

} // namespace tessera
