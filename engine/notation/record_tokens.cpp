#include "record_tokens.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr int maxGlyph = 9999;
constexpr std::size_t longestQuotedFind = 80;

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isTagNameChar(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool endsWord(char c) {
    return isSpace(c) || std::string_view("{}();$!?").find(c) != std::string_view::npos;
}

/// The same text with every line end as one LF.
std::string withoutCarriageReturns(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n')
            result += text[i];
    }
    return result;
}

} // namespace

void RecordTokens::advance() {
    if (m_text[m_at] == '\n') {
        ++m_line;
        m_lineStart = m_at + 1;
    }
    ++m_at;
}

void RecordTokens::skipSpace() {
    while (!atEnd() && isSpace(peek()))
        advance();
}

void RecordTokens::bad(RecordToken& token, ErrorCode code, std::string_view found,
                       std::string_view expected) {
    token.kind = RecordToken::Kind::Bad;
    token.code = code;
    token.value = found.substr(0, longestQuotedFind);
    token.expected = expected;
    m_at = m_text.size();
}

RecordToken RecordTokens::next() {
    skipSpace();
    RecordToken token;
    token.line = m_line;
    token.column = static_cast<int>(m_at - m_lineStart) + 1;
    if (atEnd())
        return token;
    switch (peek()) {
    case '[':
        readTag(token);
        break;
    case '{':
        readBraceComment(token);
        break;
    case ';':
        readLineComment(token);
        break;
    case '$':
        readGlyphNumber(token);
        break;
    case '!':
    case '?':
        readGlyphMarks(token);
        break;
    case '(':
        token.kind = RecordToken::Kind::Open;
        advance();
        break;
    case ')':
        token.kind = RecordToken::Kind::Close;
        advance();
        break;
    case '}':
        bad(token, ErrorCode::BadToken, "}", "{");
        break;
    default:
        readWord(token);
    }
    return token;
}

void RecordTokens::readTag(RecordToken& token) {
    const std::string_view rest = m_text.substr(m_at);
    const std::string_view wholeLine = rest.substr(0, rest.find_first_of("\r\n"));
    const auto skipBlanks = [this] {
        while (!atEnd() && (peek() == ' ' || peek() == '\t'))
            advance();
    };

    advance(); // the bracket
    skipBlanks();
    const std::size_t nameStart = m_at;
    while (!atEnd() && isTagNameChar(peek()))
        advance();
    token.text = m_text.substr(nameStart, m_at - nameStart);
    skipBlanks();
    if (token.text.empty() || atEnd() || peek() != '"' || !readTagValue(token)) {
        bad(token, ErrorCode::BadTag, wholeLine);
        return;
    }
    skipBlanks();
    if (atEnd() || peek() != ']') {
        bad(token, ErrorCode::BadTag, wholeLine);
        return;
    }
    advance();
    token.kind = RecordToken::Kind::Tag;
}

bool RecordTokens::readTagValue(RecordToken& token) {
    advance(); // the quotation mark
    token.valueColumn = static_cast<int>(m_at - m_lineStart) + 1;
    while (!atEnd() && peek() != '"') {
        if (peek() == '\n' || peek() == '\r')
            return false;
        if (peek() == '\\' && m_at + 1 < m_text.size() &&
            (m_text[m_at + 1] == '"' || m_text[m_at + 1] == '\\'))
            advance();
        token.value += peek();
        advance();
    }
    if (atEnd())
        return false;
    advance();
    return true;
}

void RecordTokens::readBraceComment(RecordToken& token) {
    const std::size_t end = m_text.find('}', m_at);
    if (end == std::string_view::npos) {
        bad(token, ErrorCode::UnclosedComment, "{");
        return;
    }
    token.kind = RecordToken::Kind::Comment;
    token.value = withoutCarriageReturns(m_text.substr(m_at + 1, end - m_at - 1));
    while (m_at <= end)
        advance();
}

void RecordTokens::readLineComment(RecordToken& token) {
    const std::string_view rest = m_text.substr(m_at);
    const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
    token.kind = RecordToken::Kind::Comment;
    token.value = line.substr(1);
    m_at += line.size();
}

void RecordTokens::readGlyphNumber(RecordToken& token) {
    advance(); // the dollar
    const std::size_t start = m_at;
    int number = 0;
    while (!atEnd() && isDigit(peek())) {
        number = std::min(number * 10 + (peek() - '0'), maxGlyph + 1);
        advance();
    }
    if (m_at == start || number > maxGlyph) {
        bad(token, ErrorCode::BadToken, m_text.substr(start - 1, m_at - start + 1), "$0 to $9999");
        return;
    }
    token.kind = RecordToken::Kind::Glyph;
    token.number = number;
}

void RecordTokens::readGlyphMarks(RecordToken& token) {
    constexpr std::array<std::string_view, 6> marks{"!", "?", "!!", "??", "!?", "?!"};
    const std::size_t start = m_at;
    while (!atEnd() && (peek() == '!' || peek() == '?'))
        advance();
    const std::string_view text = m_text.substr(start, m_at - start);
    const auto found = std::ranges::find(marks, text);
    if (found == marks.end()) {
        bad(token, ErrorCode::BadToken, text, "!, ?, !!, ??, !? or ?!");
        return;
    }
    token.kind = RecordToken::Kind::Glyph;
    token.number = static_cast<int>(found - marks.begin()) + 1;
}

void RecordTokens::readWord(RecordToken& token) {
    const std::size_t start = m_at;
    while (!atEnd() && isDigit(peek()))
        advance();
    const std::size_t digits = m_at - start;
    const bool numberFollowedByDots = !atEnd() && peek() == '.';
    if (numberFollowedByDots || (digits > 0 && (atEnd() || endsWord(peek())))) {
        token.kind = RecordToken::Kind::MoveNumber;
        token.text = m_text.substr(start, digits);
        while (!atEnd() && peek() == '.')
            advance();
        return;
    }
    while (!atEnd() && !endsWord(peek()))
        advance();
    token.kind = RecordToken::Kind::Word;
    token.text = m_text.substr(start, m_at - start);
}

} // namespace tessera
