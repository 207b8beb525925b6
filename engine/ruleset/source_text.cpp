#include "source_text.h"

#include "code_points.h"

#include <algorithm>
#include <cstdint>

namespace tessera {
namespace {

bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Length of the character at `i`, or 0 when it is no text.
std::size_t textLength(std::string_view text, std::size_t i) {
    const CodePoint point = codePointAt(text, i);
    const char32_t code = point.code;
    const bool control =
        (code < 0x20 && code != '\t' && code != '\n' && code != '\r') || code == 0x7F;
    return control ? 0 : point.bytes;
}

/// Bytes of UTF-8 that \uXXXX or \UXXXXXXXX stands for.
std::size_t escapedLength(std::string_view digits) {
    std::uint32_t code = 0;
    for (const char c : digits) {
        const auto digit = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
        code = code * 16 + static_cast<std::uint32_t>(digit);
    }
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

} // namespace

LineIndex::LineIndex(std::string_view text) : m_text(text), m_starts{0} {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n')
            m_starts.push_back(i + 1);
}

std::pair<int, int> LineIndex::lineAndColumn(std::size_t offset) const {
    const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), offset);
    const auto line = next - m_starts.begin();
    return {static_cast<int>(line), static_cast<int>(offset - *(next - 1)) + 1};
}

std::size_t LineIndex::offset(int line, int column) const {
    if (line < 1 || static_cast<std::size_t>(line) > m_starts.size())
        return m_text.size();
    const std::size_t start = m_starts[static_cast<std::size_t>(line - 1)];
    return std::min(m_text.size(), start + static_cast<std::size_t>(std::max(column, 1) - 1));
}

int LineIndex::byteColumn(int line, int character) const {
    const std::size_t start = offset(line, 1);
    std::size_t i = start;
    for (int n = 1; n < character && i < m_text.size() && m_text[i] != '\n'; ++n) {
        ++i;
        while (i < m_text.size() && isContinuation(m_text[i]))
            ++i;
    }
    return static_cast<int>(i - start) + 1;
}

std::size_t firstNonText(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = textLength(text, i);
        if (length == 0)
            return i;
        i += length;
    }
    return std::string_view::npos;
}

std::size_t offsetInTomlString(std::string_view source, std::size_t quote, std::size_t index) {
    const auto at = [&](std::size_t i) { return i < source.size() ? source[i] : '\0'; };
    const char mark = at(quote);
    const bool multiLine = at(quote + 1) == mark && at(quote + 2) == mark;
    std::size_t i = quote + (multiLine ? 3 : 1);
    if (multiLine && at(i) == '\r' && at(i + 1) == '\n')
        i += 2;
    else if (multiLine && at(i) == '\n')
        ++i;
    std::size_t read = 0;
    while (i < source.size()) {
        if (mark == '"' && at(i) == '\\') {
            const char kind = at(i + 1);
            const bool blank = kind == '\n' || kind == '\r' || kind == ' ' || kind == '\t';
            if (blank) { // a line continuation: no bytes at all
                ++i;
                while (i < source.size() &&
                       (at(i) == '\n' || at(i) == '\r' || at(i) == ' ' || at(i) == '\t'))
                    ++i;
                continue;
            }
            const std::size_t digits = kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
            const std::size_t length = digits ? escapedLength(source.substr(i + 2, digits)) : 1;
            if (read + length > index)
                return i;
            read += length;
            i += 2 + digits;
            continue;
        }
        if (read == index)
            return i;
        ++read;
        ++i;
    }
    return source.size();
}

} // namespace tessera
