#include "pgn4d.h"

#include "fen4d.h"
#include "lan.h"
#include "record_tags.h"
#include "san.h"

#include "ruleset/fingerprint.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::size_t lineWidth = 80;

/// The tags that every record has, in their order, with what stands for "unknown".
struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};
constexpr std::array<RosterTag, 6> roster{{{"Event", "?"},
                                           {"Site", "?"},
                                           {"Date", "????.??.??"},
                                           {"Round", "?"},
                                           {"White", "?"},
                                           {"Black", "?"}}};

bool inRoster(std::string_view name) {
    return std::ranges::find(roster, name, &RosterTag::name) != roster.end();
}

void writeTag(std::string& out, std::string_view name, std::string_view value) {
    out += '[';
    out += name;
    out += " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\')
            out += '\\';
        // A value stands on one line.
        out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    }
    out += "\"]\n";
}

/// Puts words on lines of limited width.
class Lines {
public:
    explicit Lines(std::string& out) : m_out(out), m_lineStart(out.size()) {}

    void word(std::string_view text) {
        const std::size_t width = m_out.size() - m_lineStart;
        if (width > 0 && !m_glued)
            width + 1 + text.size() > lineWidth ? newLine() : m_out.push_back(' ');
        m_glued = false;
        m_out += text;
        if (const std::size_t end = text.rfind('\n'); end != std::string_view::npos)
            m_lineStart = m_out.size() - (text.size() - end - 1);
    }
    /// The next word follows without a space.
    void glue() { m_glued = true; }
    void newLine() {
        m_out += '\n';
        m_lineStart = m_out.size();
    }

private:
    std::string& m_out;
    std::size_t m_lineStart;
    bool m_glued = false;
};

class MovetextWriter {
public:
    MovetextWriter(std::string& out, bool san) : m_lines(out), m_san(san) {}

    /// Notes may be shorter than the moves and longer too; what lies beyond them is left out.
    /// `texts`: those of the moves, where they are known.
    void writeLine(Position position, const std::vector<Move>& moves,
                   const std::vector<RecordNotes>& notes,
                   const std::vector<std::string>* texts = nullptr);
    void finish(RecordResult result) {
        m_lines.word(resultText(result));
        m_lines.newLine();
    }

private:
    /// True when something was written that parts a move from the next.
    bool writeNotes(const Position& beforeLast, const RecordNotes& notes);
    void writeComment(std::string_view text);

    Lines m_lines;
    bool m_san;
};

void MovetextWriter::writeLine(Position position, const std::vector<Move>& moves,
                               const std::vector<RecordNotes>& notes,
                               const std::vector<std::string>* texts) {
    bool needsNumber = true;
    if (!notes.empty())
        writeNotes(position, notes.front());
    Position before = position;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool white = position.sideToMove() == Side::White;
        if (white || needsNumber)
            m_lines.word(std::to_string(position.moveNumber()) + (white ? "." : "..."));
        m_lines.word(texts != nullptr ? (*texts)[i]
                     : m_san          ? writeSan(position, moves[i])
                                      : writeLan(position, moves[i]));
        const bool hasNotes = i + 1 < notes.size() && !notes[i + 1].empty();
        if (hasNotes)
            before = position;
        position.make(moves[i]);
        needsNumber = hasNotes && writeNotes(before, notes[i + 1]);
    }
}

bool MovetextWriter::writeNotes(const Position& beforeLast, const RecordNotes& notes) {
    bool parted = false;
    for (const RecordNote& note : notes) {
        parted = parted || note.kind != RecordNote::Kind::Glyph;
        switch (note.kind) {
        case RecordNote::Kind::Comment:
            writeComment(note.comment);
            break;
        case RecordNote::Kind::Glyph:
            m_lines.word("$" + std::to_string(note.glyph));
            break;
        case RecordNote::Kind::Variation:
            m_lines.word("(");
            m_lines.glue();
            writeLine(beforeLast, note.variation.moves, note.variation.notes);
            m_lines.glue();
            m_lines.word(")");
            break;
        }
    }
    return parted;
}

void MovetextWriter::writeComment(std::string_view text) {
    if (text.find('}') == std::string_view::npos) {
        m_lines.word("{" + std::string(text) + "}");
        return;
    }
    // A brace ends a comment in braces; a comment to the end of the line may hold it.
    while (true) {
        const std::size_t end = text.find('\n');
        m_lines.word(";" + std::string(text.substr(0, end)));
        m_lines.newLine();
        if (end == std::string_view::npos)
            return;
        text.remove_prefix(end + 1);
    }
}

void writeRosterTags(std::string& out, const Record& record, RecordResult result) {
    for (const auto& [name, unknown] : roster) {
        const std::string_view value = record.tag(name);
        writeTag(out, name, value.empty() ? unknown : value);
    }
    writeTag(out, "Result", resultText(result));
}

void writeFormatTags(std::string& out, const Position& start) {
    writeTag(out, "Variant", start.ruleset().recordVariant);
    writeTag(out, "Format", "PGN4D");
    writeTag(out, "FormatVersion", "1");
    writeTag(out, "Notation", "LAN4D");
    writeTag(out, "SetUp", "1");
    writeTag(out, "FEN4D", writeFen(start));
}

void writeOrdinaryTags(std::string& out, const Position& start) {
    writeTag(out, "Variant", start.ruleset().recordVariant);
    const std::string fen = writeFen(start);
    if (fen == writeFen(Position(start.rulesetPtr())))
        return;
    writeTag(out, "SetUp", "1");
    writeTag(out, "FEN", fen);
}

bool isBuiltin(const Ruleset& ruleset) {
    return std::ranges::any_of(builtinRulesets(), [&](const BuiltinRuleset& builtin) {
        return builtin.id == ruleset.id && fingerprint(builtin.text) == ruleset.fingerprint;
    });
}

std::string_view firstCharacters(std::string_view text, int count) {
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        const bool continues = (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U;
        if (!continues && count-- == 0)
            break;
    }
    return text.substr(0, end);
}

} // namespace

std::string writeRecord(const Record& record) {
    MoveTexts texts;
    return writeRecord(record, texts);
}

std::string writeRecord(const Record& record, MoveTexts& texts) {
    const Position& start = record.game.start();
    const bool ordinary = start.ruleset().fenStyle == FenStyle::Chess;
    std::string out;
    writeRosterTags(out, record, record.result);
    ordinary ? writeOrdinaryTags(out, start) : writeFormatTags(out, start);
    if (!isBuiltin(start.ruleset()))
        writeTag(out, "RulesetHash", rulesetHash(start.ruleset()));
    for (const auto& [name, value] : record.tags) {
        if (!inRoster(name))
            writeTag(out, name, value);
    }
    out += '\n';
    MovetextWriter writer(out, ordinary);
    writer.writeLine(
        start, record.game.moves(), record.notes,
        &texts.of(record.game, ordinary ? MoveTexts::Style::San : MoveTexts::Style::Lan));
    writer.finish(record.result);
    return out;
}

Result<std::string> browserExport(const Record& record) {
    constexpr std::size_t mostBytes = 256 * 1024;
    constexpr std::size_t mostPlies = 4096;
    constexpr int longestValue = 200;

    const std::vector<Move>& moves = record.game.moves();
    if (moves.size() > mostPlies)
        return Error{
            ErrorCode::TooManyPlies, {}, std::to_string(moves.size()), std::to_string(mostPlies)};
    Game atEnd = record.game;
    atEnd.goTo(moves.size());
    Record plain{{}, record.game, resultOf(atEnd.outcome(), atEnd.current().sideToMove()), {}};
    for (const auto& [name, value] : record.tags) {
        if (inRoster(name))
            plain.setTag(name, firstCharacters(value, longestValue));
    }

    std::string out;
    writeRosterTags(out, plain, plain.result);
    writeFormatTags(out, plain.game.start());
    out += '\n';
    MovetextWriter writer(out, false);
    writer.writeLine(plain.game.start(), moves, {});
    writer.finish(plain.result);
    if (out.size() > mostBytes)
        return Error{
            ErrorCode::TooLarge, {}, std::to_string(out.size()), std::to_string(mostBytes)};
    return out;
}

} // namespace tessera
