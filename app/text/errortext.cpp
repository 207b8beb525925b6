#include "errortext.h"

#include "range_parts.h"
#include "ruleset/code_points.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace tessera {

namespace {
QString tr(const char* text, const char* about = nullptr) {
    return QCoreApplication::translate("tessera::ErrorText", text, about);
}
// Room for every list of expected words there is; what is longer is somebody's data.
constexpr qsizetype longestQuote = 800;

/// What somebody else has written, fit to stand in a sentence.
QString quoted(const std::string& text) {
    const QString whole = QString::fromStdString(withMarksForHidden(text, "\uFFFD"));
    return whole.size() <= longestQuote ? whole : whole.left(longestQuote) + u'…';
}

QString rangeText(const Error& error) {
    const RangeParts parts = rangeParts(error);
    const QString key = quoted(parts.key);
    const QString found = quoted(error.found);
    const QString range =
        parts.least.empty()
            ? quoted(parts.most)
            : tr("%1 to %2", "a range of numbers").arg(quoted(parts.least), quoted(parts.most));
    switch (parts.unit) {
    case RangeParts::Unit::Items:
        return tr("The number of entries of %1 is %2; possible is %3.", "key, number, range")
            .arg(key, found, range);
    case RangeParts::Unit::Bytes:
        return tr("The length of %1 is %2 bytes; possible is %3.", "key, number, range")
            .arg(key, found, range);
    case RangeParts::Unit::Value:
        break;
    }
    return tr("The value of %1 is %2; possible is %3.", "key, value, range").arg(key, found, range);
}
} // namespace

QString errorText(const Error& error) {
    const QString found = quoted(error.found);
    const QString expected = quoted(error.expected);
    switch (error.code) {
    case ErrorCode::CannotRead:
        return expected.isEmpty() ? tr("%1 is not a file.").arg(found)
                                  : tr("The file %1 cannot be read: %2.").arg(found, expected);
    case ErrorCode::TooLarge:
        return tr("It has %1 bytes; at most %2 are read.").arg(found, expected);
    case ErrorCode::NotText:
        return tr("It is not text in UTF-8.");
    case ErrorCode::TomlSyntax:
        // In the reader's own words, which speak to programmers.
        if (found.contains(QLatin1String("end-of-file")))
            return found.contains(QLatin1String("string"))
                       ? tr("The file ends in the middle of a text. A part of it is missing.")
                       : tr("The file ends in the middle of a line. A part of it is missing.");
        return tr("It is not valid TOML: %1.").arg(found);
    case ErrorCode::MissingKey:
        return tr("The key %1 is missing.").arg(expected);
    case ErrorCode::UnknownKey:
        return tr("There is no key %1 here; known are %2.").arg(found, expected);
    case ErrorCode::WrongType:
        return tr("This is %1; expected is %2.").arg(found, expected);
    case ErrorCode::OutOfRange:
        return rangeText(error);
    case ErrorCode::BadValue:
        return tr("%1 cannot stand here; expected is %2.").arg(found, expected);
    case ErrorCode::NotOneLine:
        return tr("The text of %1 must be one line; it has a line break or tab (%2).")
            .arg(expected, found);
    case ErrorCode::HiddenCharacter:
        return tr("The text of %1 has a hidden control character (%2); take it out.")
            .arg(expected, found);
    case ErrorCode::BlankText:
        return tr("The text of %1 is blank: there is nothing to read in it.").arg(expected);
    case ErrorCode::TooManySquares:
        return tr("The axes make %1 squares; at most %2 are possible.").arg(found, expected);
    case ErrorCode::DuplicateLetter:
        return tr("The letter %1 is used twice.").arg(found);
    case ErrorCode::NoPieces:
        return tr("There are no pieces.");
    case ErrorCode::NoRoyal:
        return tr("No piece is royal, so no game could end in mate.");
    case ErrorCode::SelfCheckFailed:
        return tr("The rules of %1 contradict themselves in a trial game.").arg(found);
    case ErrorCode::UnknownPiece:
        return tr("No piece has the letter %1; expected is %2.").arg(found, expected);
    case ErrorCode::BadPattern:
        return tr("%1 is no pattern for square names; expected is %2.").arg(found, expected);
    case ErrorCode::MissingField:
        return tr("The position lacks its %1.").arg(expected);
    case ErrorCode::ExtraText:
        return tr("After the end stands “%1”.").arg(found);
    case ErrorCode::BoardCount:
        return tr("There are %1 boards instead of %2.").arg(found, expected);
    case ErrorCode::RankCount:
        return tr("A board has %1 ranks instead of %2.").arg(found, expected);
    case ErrorCode::RankLength:
        return tr("The rank %1 is not %2 squares long.").arg(found, expected);
    case ErrorCode::UnknownLetter:
        return tr("No piece has the letter %1; there are %2.").arg(found, expected);
    case ErrorCode::BadSide:
        return tr("“%1” is no side; expected is w or b.").arg(found);
    case ErrorCode::BadCastling:
        return tr("“%1” is no castling right of this position.").arg(found);
    case ErrorCode::BadEnPassant:
        return tr("“%1” is no square for en passant in this position.").arg(found);
    case ErrorCode::BadNumber:
        return tr("“%1” is no number that can stand here; expected is %2.").arg(found, expected);
    case ErrorCode::RoyalCount:
        return tr("There are %1 kings; expected is %2.").arg(found, expected);
    case ErrorCode::PawnOnPromotion:
        return tr("A pawn stands on %1, where it would have been promoted.").arg(found);
    case ErrorCode::OpponentInCheck:
        return tr("The side that has just moved left its king on %1 attacked.").arg(found);
    case ErrorCode::BadSquare:
        return tr("“%1” is no square; a square is written like %2.").arg(found, expected);
    case ErrorCode::BadMove:
        return expected.isEmpty() ? tr("“%1” is no move.").arg(found)
                                  : tr("“%1” may mean several moves: %2.").arg(found, expected);
    case ErrorCode::IllegalMove:
        return tr("The move %1 is not legal there.").arg(found);
    case ErrorCode::MissingPromotion:
        return tr("The move %1 must name the new piece: %2.").arg(found, expected);
    case ErrorCode::WrongPiece:
        return expected == QLatin1String("-")
                   ? tr("“%1” names a piece, but a pawn stands there, whose moves begin without a "
                        "letter.")
                         .arg(found)
                   : tr("“%1” does not name the piece that stands there, %2.").arg(found, expected);
    case ErrorCode::WrongMark:
        return tr("The move is written “%1”; rightly it is “%2”.").arg(found, expected);
    case ErrorCode::BadTag:
        return tr("“%1” is no tag.").arg(found);
    case ErrorCode::DuplicateTag:
        return tr("The tag %1 stands there twice.").arg(found);
    case ErrorCode::MissingTag:
        return tr("The tag %1 is missing.").arg(expected);
    case ErrorCode::WrongTagValue:
        return tr("A tag says “%1”; expected is %2.").arg(found, expected);
    case ErrorCode::UnknownRuleset:
        return expected.isEmpty()
                   ? tr("It is a game of “%1”, which this program does not know.").arg(found)
                   : tr("It is a game of “%1” by another ruleset file than the one that is here.")
                         .arg(found);
    case ErrorCode::BadMoveNumber:
        return tr("The move is numbered %1; the true number is %2.").arg(found, expected);
    case ErrorCode::UnclosedComment:
        return tr("A comment or variation has no end.");
    case ErrorCode::BadToken:
        return tr("“%1” cannot stand there; expected is %2.").arg(found, expected);
    case ErrorCode::ResultMismatch:
        return tr("It ends with the result %1, but its tag says %2.").arg(found, expected);
    case ErrorCode::MissingResult:
        return tr("It ends without a result.");
    case ErrorCode::TooManyPlies:
        return tr("It has more than %1 half-moves.").arg(expected);
    case ErrorCode::ClaimFails:
        return tr("What it claims does not hold: %1; expected %2.").arg(found, expected);
    case ErrorCode::NotProved:
        return tr("It claims mate in %1, which is not proved: after %2 positions it was still "
                  "open.",
                  "moves, number")
            .arg(found, expected);
    }
    return tr("It cannot be read.");
}

QString placeText(const Place& place) {
    QStringList parts;
    if (place.line > 0)
        parts.append(tr("line %1").arg(place.line));
    if (place.column > 0)
        parts.append(tr("column %1").arg(place.column));
    if (place.ply > 0)
        parts.append(tr("half-move %1").arg(place.ply));
    return parts.join(QStringLiteral(", "));
}

QString problemText(const Error& error) {
    const QString reason = errorText(error);
    const QString place = placeText(error.place);
    const QString file = shownName(QFileInfo(QString::fromStdString(error.place.file)).fileName());
    if (file.isEmpty())
        return reason;
    return place.isEmpty() ? tr("%1: %2").arg(file, reason)
                           : tr("%1, %2: %3").arg(file, place, reason);
}

QString shownName(const QString& name) {
    return quoted(name.toStdString());
}

} // namespace tessera
