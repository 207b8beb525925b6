#include "toml_hazards.h"

#include "toml_document.h"

#include <algorithm>

namespace tessera {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// A quote begins a string only after one of these and blanks. Elsewhere, as in 0'x, the library
/// takes it for a part of an unquoted value, and what follows is not in a string.
constexpr std::string_view stringMayFollow = "\r\n=,.[{";

/// The offset after the string that begins at `start`; nothing when it does not close.
std::optional<std::size_t> afterString(std::string_view text, std::size_t start) {
    const char quote = text[start];
    const std::string three(3, quote);
    const bool multiLine = text.substr(start, 3) == three;
    std::size_t i = start + (multiLine ? 3 : 1);
    while (i < text.size()) {
        if (quote == '"' && text[i] == '\\') {
            i += 2;
            continue;
        }
        if (!multiLine && text[i] == '\n')
            return std::nullopt;
        if (!multiLine && text[i] == quote)
            return i + 1;
        if (multiLine && text.substr(i, 3) == three) {
            i += 3;
            // The text itself may end with one or two quotes.
            for (int extra = 0; extra < 2 && i < text.size() && text[i] == quote; ++extra)
                ++i;
            return i;
        }
        ++i;
    }
    return std::nullopt;
}

} // namespace

std::optional<TomlHazard> findTomlHazard(std::string_view text) {
    int dots = 0;
    char before = '\n'; // the last character that is no blank
    std::size_t i = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    while (i < text.size()) {
        const char c = text[i];
        if (c == '"' || c == '\'') {
            if (stringMayFollow.find(before) == std::string_view::npos)
                return TomlHazard{i, "unexpected quote"};
            const std::optional<std::size_t> after = afterString(text, i);
            if (!after)
                return std::nullopt;
            before = c;
            i = *after;
            continue;
        }
        if (c == '#') {
            i = std::min(text.find('\n', i), text.size());
            continue;
        }
        if (static_cast<unsigned char>(c) >= 0x80)
            return TomlHazard{i, "expected quotes around text that is not ASCII"};
        if (c == '.' && ++dots >= maxTomlDepth)
            return TomlHazard{i, "exceeded maximum key depth of " + std::to_string(maxTomlDepth)};
        if (c == '=' || c == ',' || c == '\n')
            dots = 0;
        if (c != ' ' && c != '\t')
            before = c;
        ++i;
    }
    return std::nullopt;
}

} // namespace tessera
