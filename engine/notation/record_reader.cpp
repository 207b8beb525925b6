#include "pgn4d.h"

#include "lan.h"
#include "record_tags.h"
#include "record_tokens.h"
#include "ruleset/source_text.h"
#include "san.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::string_view moveExpected = "a move";
constexpr std::string_view endExpected = "the end of the record";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Squares of 4D-LAN, a1[0,1], as LAN4D writes them, a1@01.
std::string fromFourDLan(std::string_view word) {
    std::string result;
    bool inside = false;
    for (const char c : word) {
        if (c == '[')
            result += '@';
        else if (c != ']' && !(inside && c == ','))
            result += c;
        inside = c == '[' || (inside && c != ']');
    }
    return result;
}

/// Reads the moves, word by word, into the game's line and its variations.
class MovetextReader {
public:
    MovetextReader(RecordTokens& tokens, std::string_view fileName, RecordHead head,
                   Reading reading)
        : m_tokens(tokens), m_fileName(fileName), m_notation(head.notation), m_reading(reading),
          m_tagResult(head.result), m_record{std::move(head.otherTags), Game(head.start), {}, {}} {
        m_levels.push_back({head.start, std::nullopt, 0, {}});
    }

    RecordReading read(RecordToken token);

private:
    /// A line that is being read: the game's own or, above it, the open variations.
    struct Level {
        Position current;
        std::optional<Position> beforeLast; ///< what a variation of the last move starts from
        int plyAtStart = 0;
        RecordLine line;
    };

    [[nodiscard]] Level& level() { return m_levels.back(); }
    [[nodiscard]] int nextPly() { return level().plyAtStart + int(level().line.moves.size()) + 1; }
    [[nodiscard]] RecordNotes& notesHere() {
        return level().line.notesAt(level().line.moves.size());
    }
    [[nodiscard]] Error error(ErrorCode code, const RecordToken& token, std::string_view found,
                              std::string_view expected = {}) {
        return {code,
                {m_fileName, token.line, token.column, nextPly()},
                std::string(found),
                std::string(expected)};
    }
    /// Gives the fault back, or reads over it.
    [[nodiscard]] std::optional<Error> fault(Error error) {
        if (m_reading != Reading::Repairing || !isRepairable(error.code))
            return error;
        m_repaired.push_back(std::move(error));
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Error> take(const RecordToken& token);
    [[nodiscard]] std::optional<Error> takeMoveNumber(const RecordToken& token);
    [[nodiscard]] std::optional<Error> takeWord(const RecordToken& token);
    [[nodiscard]] std::optional<Error> takeMove(const RecordToken& token);
    [[nodiscard]] std::optional<Error> openVariation(const RecordToken& token);
    void closeVariation();

    RecordTokens& m_tokens;
    std::string m_fileName;
    MoveNotation m_notation;
    Reading m_reading;
    std::vector<Error> m_repaired;
    std::optional<RecordResult> m_tagResult;
    Record m_record;
    std::vector<Level> m_levels;
    int m_plies = 0;
    bool m_ended = false;
};

RecordReading MovetextReader::read(RecordToken token) {
    std::optional<Error> failure;
    for (; token.kind != RecordToken::Kind::End && !failure; token = m_tokens.next())
        failure = take(token);
    if (!failure && m_levels.size() > 1)
        failure = error(ErrorCode::UnclosedComment, token, "(");
    else if (!failure && !m_ended) {
        m_record.result = m_tagResult.value_or(RecordResult::Unfinished);
        failure = fault(error(ErrorCode::MissingResult, token, {}));
    }
    if (failure)
        m_record.result = RecordResult::Unfinished;
    while (m_levels.size() > 1)
        closeVariation();
    m_record.notes = std::move(level().line.notes);
    return {std::move(m_record), std::move(failure), std::move(m_repaired)};
}

std::optional<Error> MovetextReader::take(const RecordToken& token) {
    switch (token.kind) {
    case RecordToken::Kind::Comment:
        notesHere().push_back({RecordNote::Kind::Comment, token.value, 0, {}});
        return std::nullopt;
    case RecordToken::Kind::Bad:
        return error(token.code, token, token.value, token.expected);
    case RecordToken::Kind::Tag:
        return error(ErrorCode::BadToken, token, "[" + std::string(token.text),
                     m_ended ? endExpected : moveExpected);
    default:
        break;
    }
    if (m_ended) {
        const std::string_view found = token.kind == RecordToken::Kind::Open    ? "("
                                       : token.kind == RecordToken::Kind::Close ? ")"
                                       : token.kind == RecordToken::Kind::Glyph ? "$"
                                                                                : token.text;
        return error(ErrorCode::BadToken, token, found, endExpected);
    }
    switch (token.kind) {
    case RecordToken::Kind::Glyph:
        notesHere().push_back({RecordNote::Kind::Glyph, {}, token.number, {}});
        return std::nullopt;
    case RecordToken::Kind::MoveNumber:
        return takeMoveNumber(token);
    case RecordToken::Kind::Open:
        return openVariation(token);
    case RecordToken::Kind::Close:
        if (m_levels.size() == 1)
            return error(ErrorCode::BadToken, token, ")", moveExpected);
        closeVariation();
        return std::nullopt;
    default:
        return takeWord(token);
    }
}

std::optional<Error> MovetextReader::takeMoveNumber(const RecordToken& token) {
    const std::string expected = std::to_string(level().current.moveNumber());
    std::string_view digits = token.text;
    while (digits.size() > 1 && digits.front() == '0')
        digits.remove_prefix(1);
    if (!digits.empty() && digits != expected)
        return fault(error(ErrorCode::BadMoveNumber, token, token.text, expected));
    return std::nullopt;
}

std::optional<Error> MovetextReader::takeWord(const RecordToken& token) {
    const auto result = readResultText(token.text);
    if (!result)
        return takeMove(token);
    if (m_levels.size() > 1)
        return error(ErrorCode::BadToken, token, token.text, ")");
    m_ended = true;
    m_record.result = *result;
    if (m_tagResult && *m_tagResult != *result)
        return fault(error(ErrorCode::ResultMismatch, token, token.text, resultText(*m_tagResult)));
    return std::nullopt;
}

std::optional<Error> MovetextReader::takeMove(const RecordToken& token) {
    if (m_plies == maxRecordPlies)
        return error(ErrorCode::TooManyPlies, token, token.text, std::to_string(maxRecordPlies));
    const std::string word =
        m_notation == MoveNotation::FourDLan ? fromFourDLan(token.text) : std::string(token.text);
    const Position& position = level().current;
    Result<Move> move = m_notation == MoveNotation::San ? readSan(position, word)
                                                        : readLan(position, word, Marks::Strict);
    if (!move) {
        Error failure = error(move.error().code, token, move.error().found, move.error().expected);
        if (m_notation != MoveNotation::FourDLan)
            failure.place.column += std::max(move.error().place.column, 1) - 1;
        if (std::optional<Error> left = fault(std::move(failure)))
            return left;
        move = readLan(position, word, Marks::Lenient);
        if (!move)
            return error(move.error().code, token, move.error().found, move.error().expected);
    }
    ++m_plies;
    level().beforeLast = level().current;
    level().current.make(*move);
    level().line.moves.push_back(*move);
    if (m_levels.size() == 1)
        m_record.game.play(*move);
    return std::nullopt;
}

std::optional<Error> MovetextReader::openVariation(const RecordToken& token) {
    if (!level().beforeLast)
        return error(ErrorCode::BadToken, token, "(", moveExpected);
    if (m_levels.size() > maxVariationDepth)
        return error(ErrorCode::OutOfRange, token, std::to_string(m_levels.size()),
                     "variation depth: 0 to " + std::to_string(maxVariationDepth));
    const Position start = *level().beforeLast;
    m_levels.push_back({start, std::nullopt, nextPly() - 2, {}});
    return std::nullopt;
}

void MovetextReader::closeVariation() {
    RecordLine line = std::move(level().line);
    m_levels.pop_back();
    notesHere().push_back({RecordNote::Kind::Variation, {}, 0, std::move(line)});
}

Error atStart(ErrorCode code, std::string_view fileName, std::string found, std::string expected) {
    return {code, {std::string(fileName), 0, 0, 0}, std::move(found), std::move(expected)};
}

std::optional<Error> checkText(std::string_view text, std::string_view fileName) {
    if (text.size() > maxRecordBytes)
        return atStart(ErrorCode::TooLarge, fileName, std::to_string(text.size()),
                       std::to_string(maxRecordBytes));
    const std::size_t bad = firstNonText(text);
    if (bad == std::string_view::npos)
        return std::nullopt;
    const auto [line, column] = LineIndex(text).lineAndColumn(bad);
    return Error{ErrorCode::NotText, {std::string(fileName), line, column, 0}, {}, {}};
}

} // namespace

bool isRepairable(ErrorCode code) {
    switch (code) {
    case ErrorCode::WrongMark:
    case ErrorCode::BadMoveNumber:
    case ErrorCode::MissingResult:
    case ErrorCode::ResultMismatch:
        return true;
    default:
        return false;
    }
}

RecordReading readRecord(std::string_view text, std::string_view fileName,
                         const RulesetFinder& findRuleset, Reading reading) {
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (auto error = checkText(text, fileName))
        return {std::nullopt, std::move(error)};

    RecordTokens tokens(text);
    std::vector<RecordTag> tags;
    RecordNotes commentsAmongTags;
    RecordToken token = tokens.next();
    for (;; token = tokens.next()) {
        if (token.kind == RecordToken::Kind::Comment) {
            commentsAmongTags.push_back({RecordNote::Kind::Comment, token.value, 0, {}});
            continue;
        }
        if (token.kind != RecordToken::Kind::Tag)
            break;
        tags.push_back({std::string(token.text),
                        token.value,
                        {std::string(fileName), token.line, token.column, 0},
                        {std::string(fileName), token.line, token.valueColumn, 0}});
    }
    const Place end{std::string(fileName), token.line, token.column, 0};
    if (token.kind == RecordToken::Kind::Bad && token.code == ErrorCode::BadTag)
        return {std::nullopt, Error{token.code, end, token.value, {}}};
    const Result<RecordHead> head = readRecordHead(tags, end, findRuleset);
    if (!head)
        return {std::nullopt, head.error()};

    RecordReading result = MovetextReader(tokens, fileName, *head, reading).read(std::move(token));
    RecordNotes& first = result.record->notesAt(0);
    first.insert(first.begin(), commentsAmongTags.begin(), commentsAmongTags.end());
    return result;
}

} // namespace tessera
