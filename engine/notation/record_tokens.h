// The words of a record's text, one after another, each with its place.
#pragma once

#include "error.h"

#include <string>
#include <string_view>

namespace tessera {

struct RecordToken {
    enum class Kind {
        Tag,        ///< text: the name, value: the value with its escapes resolved
        Comment,    ///< value: the text
        Glyph,      ///< number: of the glyph
        MoveNumber, ///< text: the digits, none for dots alone
        Word,       ///< text: a move or a result
        Open,       ///< (
        Close,      ///< )
        End,        ///< nothing is left
        Bad,        ///< code and value: what is wrong and what is there
    };

    Kind kind = Kind::End;
    std::string_view text{};
    std::string value{};
    int number = 0;
    int line = 1; ///< of its first byte
    int column = 1;
    int valueColumn = 1; ///< of a tag's value
    ErrorCode code{};
    std::string expected{}; ///< of Bad: what could stand there
};

/// Reads words from text without a byte-order mark; the text must outlive it. After Bad or End
/// every further call gives End.
class RecordTokens {
public:
    explicit RecordTokens(std::string_view text) : m_text(text) {}

    [[nodiscard]] RecordToken next();

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return m_text[m_at]; }
    void advance();
    void skipSpace();
    void bad(RecordToken& token, ErrorCode code, std::string_view found,
             std::string_view expected = {});
    void readTag(RecordToken& token);
    bool readTagValue(RecordToken& token);
    void readBraceComment(RecordToken& token);
    void readLineComment(RecordToken& token);
    void readGlyphNumber(RecordToken& token);
    void readGlyphMarks(RecordToken& token);
    void readWord(RecordToken& token);

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    std::size_t m_lineStart = 0;
};

} // namespace tessera
