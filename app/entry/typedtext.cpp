// The names and moves that typed text can become.
#include "typedtext.h"

#include "notation/san.h"
#include "notation/square_name.h"
#include "text/movetext.h"
#include "text/piecetext.h"
#include "typedwords.h"

#include <algorithm>

namespace tessera {

namespace typed {

QString compact(const QString& text) {
    QString result;
    for (const QChar sign : text) {
        if (sign.isSpace())
            continue;
        if (sign == u'–' || sign == u'—' || sign == u'−')
            result += u'-';
        else if (sign == u'×')
            result += u'x';
        else
            result += sign;
    }
    return result;
}

QString bareOf(const QString& text) {
    QString result;
    for (const QChar sign : text) {
        if (sign.isLetterOrNumber())
            result += sign.toLower();
    }
    return result;
}

} // namespace typed

using namespace typed;

TypedText::TypedText(const Position& position)
    : m_position(position),
      m_oneBoard(position.geometry().size(Axis::Z) == 1 && position.geometry().size(Axis::W) == 1) {
    const Ruleset& ruleset = position.ruleset();
    const Geometry& geometry = position.geometry();
    const auto count = static_cast<std::size_t>(geometry.squareCount());
    std::vector<QString> bare(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto square = static_cast<Square>(i);
        const QString name = QString::fromStdString(squareName(ruleset, geometry, square));
        const QString shown = compact(squareText(position, square));
        bare[i] = bareOf(name);
        m_names.push_back({name, bare[i], square});
        if (shown != name)
            m_names.push_back({shown, bareOf(shown), square});
    }
    for (const Move& move : position.legalMoves()) {
        const QString letter = letterAt(move.from);
        const QString promotion = move.isPromotion()
                                      ? QString(QLatin1Char(ruleset.pieces[move.promotion].letter))
                                      : QString();
        const bool pawn = ruleset.pieces[position.pieceAt(move.from)->kind].pawn.has_value();
        const QString plain = bare[move.from] + bare[move.to] + promotion.toLower();
        Legal legal{move, {}, {plain, letter.toLower() + plain}};
        if (m_oneBoard) {
            legal.text = QString::fromStdString(writeSan(position, move));
            legal.bare.push_back(bareOf(legal.text));
        } else {
            legal.text = (pawn ? QString() : letter) +
                         QString::fromStdString(squareName(ruleset, geometry, move.from)) +
                         (position.isCapture(move) ? u'x' : u'-') +
                         QString::fromStdString(squareName(ruleset, geometry, move.to)) +
                         (move.isPromotion() ? u'=' + promotion : QString());
        }
        m_legal.push_back(std::move(legal));
    }
    std::ranges::sort(m_legal, {}, &Legal::text);
}

bool TypedText::isLetter(QChar letter) const {
    return letter.unicode() < 0x80 && m_position.ruleset().kindOf(letter.toLatin1()).has_value();
}

QChar TypedText::letterAt(Square square) const {
    const std::optional<Piece> piece = m_position.pieceAt(square);
    return piece ? QLatin1Char(m_position.ruleset().pieces[piece->kind].letter) : QChar();
}

TypedChoice TypedText::choiceOf(Square square) const {
    const std::optional<Piece> piece = m_position.pieceAt(square);
    const QString occupant =
        piece ? pieceWithSide(m_position.ruleset().pieces[piece->kind], piece->side)
              : Words::tr("empty");
    return {QString::fromStdString(squareName(m_position.ruleset(), m_position.geometry(), square)),
            Words::tr("Go to %1, %2", "square, what stands there")
                .arg(squareText(m_position, square), occupant),
            square};
}

TypedChoice TypedText::choiceOf(const Move& move) const {
    const auto legal =
        std::ranges::find_if(m_legal, [&](const Legal& one) { return one.move == move; });
    const QString name =
        pieceName(m_position.ruleset().pieces[m_position.pieceAt(move.from)->kind]);
    const QString to = squareText(m_position, move.to);
    const std::optional<Square> captured = m_position.capturedSquare(move);
    const QString detail =
        captured
            ? Words::tr("Play: %1 takes %2 on %3", "piece, piece, square")
                  .arg(name,
                       pieceName(m_position.ruleset().pieces[m_position.pieceAt(*captured)->kind]),
                       squareText(m_position, *captured))
            : Words::tr("Play: %1 from %2 to %3", "piece, square, square")
                  .arg(name, squareText(m_position, move.from), to);
    return {legal->text, detail, move.to, move};
}

std::vector<TypedChoice> TypedText::completions(const QString& text, int limit) const {
    std::vector<TypedChoice> choices;
    QString bare = bareOf(compact(text));
    if (bare.isEmpty())
        return choices;
    int squares = 0;
    Square before = noSquare;
    for (const Name& name : m_names) {
        if (squares < limit && name.square != before && name.bare.startsWith(bare)) {
            choices.push_back(choiceOf(name.square));
            before = name.square;
            ++squares;
        }
    }
    // The cross of a capture stands in no way of beginning a move, and may be a file.
    QString crossless = bare;
    crossless.remove(u'x');
    int moves = 0;
    for (const Legal& legal : m_legal) {
        const bool fits = std::ranges::any_of(legal.bare, [&](const QString& way) {
            return way.startsWith(bare) || (!crossless.isEmpty() && way.startsWith(crossless));
        });
        if (fits && moves < limit) {
            choices.push_back(choiceOf(legal.move));
            ++moves;
        }
    }
    return choices;
}

} // namespace tessera
