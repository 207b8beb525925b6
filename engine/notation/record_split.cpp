#include "record_split.h"

#include <set>

namespace tessera {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r\v\f";
/// By which games in files with several nearly always begin.
constexpr std::string_view firstTag = "Event";

bool isNameChar(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// The name of the tag that a line begins with; empty: it does not begin with one.
std::string_view tagOf(std::string_view line) {
    const auto skipBlanks = [&line] {
        const std::size_t at = line.find_first_not_of(blanks);
        line.remove_prefix(at == std::string_view::npos ? line.size() : at);
    };
    skipBlanks();
    if (!line.starts_with('['))
        return {};
    line.remove_prefix(1);
    skipBlanks();
    std::size_t length = 0;
    while (length < line.size() && isNameChar(line[length]))
        ++length;
    const std::string_view name = line.substr(0, length);
    line.remove_prefix(length);
    skipBlanks();
    return line.starts_with('"') ? name : std::string_view();
}

bool isBlank(std::string_view line) {
    return line.find_first_not_of(blanks) == std::string_view::npos;
}

class Splitter {
public:
    explicit Splitter(std::string_view text) : m_text(text) {}

    std::vector<RecordPart> split();

private:
    void takeLine(std::string_view line, std::size_t at);
    [[nodiscard]] bool begins(std::string_view tag) const;
    /// Goes through what is no tag: are we in a comment at its end?
    void takeMoves(std::string_view line);
    void cut(std::size_t at);

    std::string_view m_text;
    std::vector<RecordPart> m_parts;
    std::set<std::string_view> m_tags; ///< of the record that is open
    std::size_t m_start = 0;
    int m_line = 1;
    int m_startLine = 1;
    bool m_moves = false; ///< something else than tags and comments was seen
    bool m_comment = false;
    bool m_endless = false; ///< the comment that is open never ends
    bool m_blankBefore = true;
};

bool Splitter::begins(std::string_view tag) const {
    if (m_comment)
        return m_endless && m_blankBefore && tag == firstTag;
    return m_moves || (m_blankBefore && m_tags.contains(tag));
}

void Splitter::cut(std::size_t at) {
    if (at > m_start)
        m_parts.push_back({m_text.substr(m_start, at - m_start), m_startLine});
    m_start = at;
    m_startLine = m_line;
    m_tags.clear();
    m_moves = false;
    m_comment = false;
}

void Splitter::takeMoves(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (m_comment) {
            m_comment = c != '}';
            continue;
        }
        if (c == ';')
            return;
        if (c == '{') {
            m_comment = true;
            // Comments do not nest: one that begins before the end of this one shows that this one
            // has none.
            const auto start = static_cast<std::size_t>(line.data() - m_text.data());
            const std::size_t next = m_text.find_first_of("{}", start + i + 1);
            m_endless = next == std::string_view::npos || m_text[next] == '{';
        } else if (blanks.find(c) == std::string_view::npos) {
            m_moves = true;
        }
    }
}

void Splitter::takeLine(std::string_view line, std::size_t at) {
    const std::string_view tag = tagOf(line);
    if (!tag.empty() && begins(tag))
        cut(at);
    if (!tag.empty() && !m_comment && !m_moves) {
        m_tags.insert(tag);
        // A comment may begin behind it.
        if (const std::size_t end = line.rfind(']'); end != std::string_view::npos)
            takeMoves(line.substr(end + 1));
    } else {
        takeMoves(line);
    }
    m_blankBefore = isBlank(line);
}

std::vector<RecordPart> Splitter::split() {
    for (std::size_t at = 0; at < m_text.size(); ++m_line) {
        const std::size_t end = m_text.find('\n', at);
        const std::string_view line = m_text.substr(at, end - at);
        takeLine(line, at);
        at = end == std::string_view::npos ? m_text.size() : end + 1;
    }
    const bool blank =
        m_parts.empty() && m_text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
    if (!blank)
        cut(m_text.size());
    return std::move(m_parts);
}

} // namespace

std::vector<RecordPart> splitRecords(std::string_view text) {
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    return Splitter(text).split();
}

} // namespace tessera
