#include "sheets.h"

#include "game/positionscene.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "notation/san.h"
#include "text/endtext.h"
#include "text/matchtext.h"
#include "text/playerstext.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace tessera {

namespace {
QString tr(const char* text, const char* what = nullptr) {
    return QCoreApplication::translate("tessera::GameSheet", text, what);
}

/// The signs of the six glyphs that judge a move; others are written by their number.
QString glyphText(int glyph) {
    constexpr std::array<const char*, 7> signs{"", "!", "?", "!!", "??", "!?", "?!"};
    return glyph > 0 && glyph < static_cast<int>(signs.size())
               ? QString::fromLatin1(signs[static_cast<std::size_t>(glyph)])
               : QStringLiteral(" $%1").arg(glyph);
}

/// A comment without what is for programs, such as clocks.
QString commentText(const std::string& written) {
    QString comment = QString::fromStdString(written);
    for (qsizetype begin = comment.indexOf(QLatin1String("[%")); begin >= 0;
         begin = comment.indexOf(QLatin1String("[%"), begin)) {
        const qsizetype end = comment.indexOf(QLatin1Char(']'), begin);
        if (end < 0)
            break;
        comment.remove(begin, end - begin + 1);
    }
    return comment.simplified();
}

QString moveName(const Position& position, const Move& move) {
    return QString::fromStdString(position.ruleset().fenStyle == FenStyle::Chess
                                      ? writeSan(position, move)
                                      : writeLan(position, move));
}

QString lineText(Game game, const std::vector<Move>& moves, const std::vector<RecordNotes>& notes);

/// What is written after a move; `before`: the game before it, for other moves in its place.
/// Whether anything stands between this move and the next.
bool addNotes(QStringList& words, const std::optional<Game>& before, const RecordNotes& notes) {
    bool between = false;
    for (const RecordNote& note : notes) {
        if (note.kind == RecordNote::Kind::Glyph) {
            if (!words.isEmpty())
                words.last() += glyphText(note.glyph);
        } else if (note.kind == RecordNote::Kind::Comment) {
            if (const QString comment = commentText(note.comment); !comment.isEmpty()) {
                words += QStringLiteral("{%1}").arg(comment);
                between = true;
            }
        } else if (before && !note.variation.moves.empty()) {
            words += QStringLiteral("(%1)").arg(
                lineText(*before, note.variation.moves, note.variation.notes));
            between = true;
        }
    }
    return between;
}

/// A line of moves as books print it: numbers, comments in braces, variations in brackets.
QString lineText(Game game, const std::vector<Move>& moves, const std::vector<RecordNotes>& notes) {
    QStringList words;
    std::optional<Game> before;
    bool numbered = false; // Black's move follows White's
    for (std::size_t i = 0; i <= moves.size(); ++i) {
        if (i < notes.size() && addNotes(words, before, notes[i]))
            numbered = false;
        if (i == moves.size())
            break;
        const Position& position = game.current();
        if (position.sideToMove() == Side::White)
            words += tr("%1.", "number of a move").arg(position.moveNumber());
        else if (!numbered)
            words += tr("%1…", "number of a move of Black").arg(position.moveNumber());
        numbered = true;
        words += moveName(position, moves[i]);
        before = game;
        game.play(moves[i]);
    }
    return words.join(QLatin1Char(' '));
}
} // namespace

Sheet gameSheet(const Match& match, const SheetStyle& style) {
    const Record record = match.toRecord();
    const Ruleset& ruleset = match.position().ruleset();
    const QString name = QString::fromStdString(ruleset.name);
    const std::string_view event = record.tag("Event");
    const bool named = !event.empty() && event != "?";
    Sheet sheet{named ? QString::fromUtf8(event.data(), qsizetype(event.size()))
                      : tr("A game of %1", "name of a ruleset").arg(name),
                style.fontFamily, style.palette};
    const auto add = [&sheet](const QString& text, SheetText::Look look = SheetText::Look::Plain) {
        if (!text.isEmpty())
            sheet.blocks.emplace_back(SheetText{text, look});
    };
    add(sheet.title, SheetText::Look::Title);
    QStringList facts{playersTitle(playersOf(match))};
    if (named)
        facts += name;
    const std::string_view date = record.tag("Date");
    if (!date.empty() && date.front() != '?')
        facts += QString::fromUtf8(date.data(), qsizetype(date.size()));
    add(facts.join(QStringLiteral("  ·  ")));
    add(termsText(match));
    const bool ownStart =
        writeFen(match.game().start()) != writeFen(Position(match.game().start().rulesetPtr()));
    if (ownStart) {
        add(tr("The start"), SheetText::Look::Heading);
        addBoards(sheet, positionScene(match.game().start()), {}, 0.4);
    }
    add(tr("The moves"), SheetText::Look::Heading);
    const QString moves = lineText(Game(match.game().start()), match.game().moves(), record.notes);
    add(moves.isEmpty() ? tr("No move was played yet.") : moves);
    const MatchEnd end = match.endOfLine();
    add(end.kind == EndKind::None ? tr("The game is not over.")
                                  : QString::fromUtf8(resultText(record.result).data()) +
                                        QStringLiteral("  ") + endSentence(end, ruleset));
    const bool played = !match.game().moves().empty();
    if (played || !ownStart) {
        Game last = match.game();
        last.goTo(last.moves().size());
        add(played ? tr("The last position") : tr("The start"), SheetText::Look::Heading);
        addBoards(sheet, positionScene(last.current()), {}, 0.45);
    }
    return sheet;
}

} // namespace tessera
