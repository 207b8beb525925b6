#include "toml_hazards.h"

#include "toml_document.h"

#include <algorithm>

namespace tessera {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The offset after the string that begins at `start`, the line's end when it does not close on it.
std::size_t afterString(std::string_view text, std::size_t start) {
    const char quote = text[start];
    const std::string three(3, quote);
    const bool multiLine = text.substr(start, 3) == three;
    std::size_t i = start + (multiLine ? 3 : 1);
    while (i < text.size()) {
        if (quote == '"' && text[i] == '\\') {
            i += 2;
            continue;
        }
        if (!multiLine && (text[i] == quote || text[i] == '\n'))
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
    return text.size();
}

} // namespace

std::optional<TomlHazard> findTomlHazard(std::string_view text) {
    int dots = 0;
    std::size_t i = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    while (i < text.size()) {
        const char c = text[i];
        if (c == '"' || c == '\'') {
            i = afterString(text, i);
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
        ++i;
    }
    return std::nullopt;
}

} // namespace tessera
