#include "toml_hazards.h"

#include "toml_document.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tessera {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

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

/// Where in the grammar a text is read: as far as it takes to know which quotes begin a string.
/// In a value without quotes, such as 0'x or a=['x, the library takes a quote or a bracket for a
/// part of it, and what follows is not in a string.
class TomlPlace {
public:
    /// Whether a quote here begins a string.
    [[nodiscard]] bool stringMayBegin() const {
        return m_before != Before::Word && m_before != Before::End;
    }

    /// Goes past one character that is in no string and no comment.
    void pass(char c) {
        if (c == '\n' && m_open.empty())
            m_before = Before::LineStart;
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            m_inValue = false;
            return;
        }
        if (c == ']' || c == '}') {
            if (!m_open.empty())
                m_open.pop_back();
            m_inValue = false;
            m_before = Before::End;
        } else if (c == ',') {
            m_inValue = false;
            m_before = inArray() ? Before::Value : Before::Key;
        } else if (m_inValue || m_before == Before::End) {
            m_before = Before::End;
        } else if (m_before == Before::Value) {
            opensOrBeginsValue(c);
        } else if (c == '[' && (m_before == Before::LineStart || m_before == Before::Header)) {
            m_open.push_back(Bracket::Header);
            m_before = Before::Header;
        } else if (c == '=') {
            m_before = Before::Value;
        } else {
            m_before = c == '.' ? Before::Key : Before::Word;
        }
    }
    void passString() { m_before = m_before == Before::Value ? Before::End : Before::Word; }

private:
    /// What stands before this place, blanks left out. Word: of a name. End: a value or a part of
    /// it, or what closes one; the library may go on reading behind a blank, as if it were a date.
    enum class Before : std::uint8_t { LineStart, Header, Key, Value, Word, End };
    enum class Bracket : std::uint8_t { Header, Array, Table };

    [[nodiscard]] bool inArray() const {
        return !m_open.empty() && m_open.back() == Bracket::Array;
    }
    void opensOrBeginsValue(char c) {
        if (c == '[') {
            m_open.push_back(Bracket::Array);
        } else if (c == '{') {
            m_open.push_back(Bracket::Table);
            m_before = Before::Key;
        } else {
            m_inValue = true;
            m_before = Before::End;
        }
    }

    std::vector<Bracket> m_open;
    Before m_before = Before::LineStart;
    bool m_inValue = false;
};

} // namespace

std::optional<TomlHazard> findTomlHazard(std::string_view text) {
    int dots = 0;
    TomlPlace place;
    std::size_t i = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    while (i < text.size()) {
        const char c = text[i];
        if (c == '"' || c == '\'') {
            if (!place.stringMayBegin())
                return TomlHazard{i, "unexpected quote"};
            const std::optional<std::size_t> after = afterString(text, i);
            if (!after)
                return std::nullopt;
            place.passString();
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
        place.pass(c);
        ++i;
    }
    return std::nullopt;
}

} // namespace tessera
