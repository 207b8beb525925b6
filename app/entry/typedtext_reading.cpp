// Reading typed text: what it means, or why it means nothing.
#include "typedtext.h"

#include "coach/verdict.h"
#include "explain/explanation.h"
#include "notation/lan.h"
#include "notation/san.h"
#include "text/errortext.h"
#include "text/movetext.h"
#include "text/piecetext.h"
#include "typedwords.h"

#include <QStringList>

namespace tessera {

using namespace typed;

namespace {
constexpr int mostNamed = 6; ///< choices that a sentence lists
} // namespace

std::vector<Square> TypedText::wholeSquares(const QString& text) const {
    std::vector<Square> found;
    const auto take = [&](auto&& fits) {
        if (!found.empty())
            return;
        for (const Name& name : m_names) {
            if (fits(name))
                found.push_back(name.square);
        }
        removeDoubles(found);
    };
    take([&](const Name& name) { return name.text == text; });
    take([&](const Name& name) { return name.text.compare(text, Qt::CaseInsensitive) == 0; });
    const QString bare = bareOf(text);
    if (!bare.isEmpty())
        take([&](const Name& name) { return name.bare == bare; });
    return found;
}

std::vector<TypedText::Found> TypedText::squaresAt(QStringView text,
                                                   Qt::CaseSensitivity cases) const {
    std::vector<Found> found;
    for (const Name& name : m_names) {
        if (text.startsWith(name.text, cases))
            found.push_back({name.square, name.text.size()});
    }
    return found;
}

std::vector<TypedText::Parts> TypedText::partsOf(const QString& text,
                                                 Qt::CaseSensitivity cases) const {
    std::vector<Parts> all;
    const auto ending = [&](QStringView rest, Parts parts) {
        while (rest.endsWith(u'+') || rest.endsWith(u'#') || rest.endsWith(u'!') ||
               rest.endsWith(u'?'))
            rest.chop(1);
        if (rest.startsWith(u'='))
            rest = rest.mid(1);
        if (rest.size() == 1 && isLetter(rest[0].toUpper()))
            parts.promotion = rest[0].toUpper();
        else if (!rest.isEmpty())
            return;
        all.push_back(parts);
    };
    const auto joined = [](QStringView rest) {
        return rest.startsWith(u'-') || rest.startsWith(u'x') ? rest.mid(1) : rest;
    };
    for (const int letters : {0, 1}) {
        if (letters == 1 && (text.isEmpty() || !isLetter(text[0])))
            continue;
        const QStringView rest = QStringView(text).mid(letters);
        Parts parts;
        if (letters == 1)
            parts.letter = text[0];
        for (const Found& from : squaresAt(rest, cases)) {
            parts.from = from.square;
            const QStringView after = joined(rest.mid(from.length));
            for (const Found& to : squaresAt(after, cases)) {
                parts.to = to.square;
                ending(after.mid(to.length), parts);
            }
        }
        if (letters == 1) {
            parts.from = noSquare;
            const QStringView after = joined(rest);
            for (const Found& to : squaresAt(after, cases)) {
                parts.to = to.square;
                ending(after.mid(to.length), parts);
            }
        }
    }
    removeDoubles(all);
    return all;
}

std::vector<Move> TypedText::movesOf(const Parts& parts) const {
    std::vector<Move> moves;
    for (const Legal& legal : m_legal) {
        const Move& move = legal.move;
        if (move.to != parts.to || (parts.from != noSquare && move.from != parts.from) ||
            (!parts.letter.isNull() && letterAt(move.from) != parts.letter))
            continue;
        const QChar becomes =
            move.isPromotion()
                ? QChar(QLatin1Char(m_position.ruleset().pieces[move.promotion].letter))
                : QChar();
        if (parts.promotion.isNull() || becomes == parts.promotion)
            moves.push_back(move);
    }
    return moves;
}

QString TypedText::whyNot(const Parts& parts) const {
    if (parts.from == noSquare)
        return Words::tr("No %1 can go to %2.")
            .arg(pieceName(m_position.ruleset()
                               .pieces[*m_position.ruleset().kindOf(parts.letter.toLatin1())]),
                 squareText(m_position, parts.to));
    const QString from = squareText(m_position, parts.from);
    const std::optional<Piece> piece = m_position.pieceAt(parts.from);
    if (!piece)
        return Words::tr("There is no piece on %1.").arg(from);
    const QString name = pieceName(m_position.ruleset().pieces[piece->kind]);
    if (!parts.letter.isNull() && letterAt(parts.from) != parts.letter)
        return Words::tr("You named %1, but on %2 stands a %3.").arg(parts.letter).arg(from, name);
    if (parts.from == parts.to)
        return Words::tr("The %1 stands on %2 already.").arg(name, from);
    Parts anyPromotion = parts;
    anyPromotion.promotion = QChar();
    if (!parts.promotion.isNull() && !movesOf(anyPromotion).empty())
        return Words::tr("The %1 does not become %2 there.").arg(name).arg(parts.promotion);
    return verdictOf(m_position, explain(m_position, parts.from, parts.to)).text();
}

TypedReading TypedText::squareReading(Square square) const {
    const TypedChoice choice = choiceOf(square);
    return {TypedReading::Kind::OneSquare, square, {}, {}, choice.detail + u'.'};
}

TypedReading TypedText::moveReading(const std::vector<Move>& moves) const {
    if (moves.size() == 1) {
        const TypedChoice choice = choiceOf(moves.front());
        return {
            TypedReading::Kind::OneMove, moves.front().to, moves.front(), {}, choice.detail + u'.'};
    }
    TypedReading reading{TypedReading::Kind::Ambiguous, noSquare, {}, {}, {}};
    QStringList names;
    for (const Move& move : moves) {
        reading.choices.push_back(choiceOf(move));
        if (names.size() < mostNamed)
            names.append(reading.choices.back().text);
    }
    reading.sentence =
        moves.size() > mostNamed
            ? Words::tr("This can be %n moves, such as %1.", nullptr,
                        static_cast<int>(moves.size()))
                  .arg(names.join(QStringLiteral(", ")))
            : Words::tr("This can be one of %1.").arg(names.join(QStringLiteral(", ")));
    return reading;
}

std::optional<TypedReading> TypedText::readMove(const QString& text) const {
    std::vector<Parts> parts = partsOf(text, Qt::CaseSensitive);
    if (parts.empty())
        parts = partsOf(text, Qt::CaseInsensitive);
    std::vector<Move> moves;
    for (const Parts& one : parts) {
        for (const Move& move : movesOf(one))
            moves.push_back(move);
    }
    removeDoubles(moves);
    if (!moves.empty())
        return moveReading(moves);
    if (m_oneBoard) {
        const Result<Move> move = readSan(m_position, text.toStdString());
        if (move)
            return moveReading({*move});
        if (move.error().code == ErrorCode::MissingPromotion ||
            (move.error().code == ErrorCode::BadMove && !move.error().expected.empty())) {
            TypedReading reading{TypedReading::Kind::Ambiguous, noSquare, {}, {}, {}};
            const QString names = QString::fromStdString(move.error().expected);
            for (const Legal& legal : m_legal) {
                if (names.split(QStringLiteral(", ")).contains(legal.text))
                    reading.choices.push_back(choiceOf(legal.move));
            }
            reading.sentence = Words::tr("This can be one of %1.").arg(names);
            return reading;
        }
        if (parts.empty() && move.error().code == ErrorCode::IllegalMove)
            return TypedReading{
                TypedReading::Kind::Wrong, noSquare, {}, {}, errorText(move.error())};
    }
    if (parts.empty())
        return std::nullopt;
    return TypedReading{TypedReading::Kind::Wrong, noSquare, {}, {}, whyNot(parts.front())};
}

QString TypedText::wrongSentence(const QString& text) const {
    const auto last = static_cast<Square>(m_position.geometry().squareCount() - 1);
    const QString place = Words::tr("“%1” is no square of this board and no move; the squares go "
                                    "from %2 to %3.")
                              .arg(text, squareText(m_position, 0), squareText(m_position, last));
    if (m_legal.empty())
        return place;
    return Words::tr("%1 A move is written like %2.", "a sentence, a move")
        .arg(place, m_legal.front().text);
}

TypedReading TypedText::readUnfinished(const QString& text) const {
    std::vector<TypedChoice> choices = completions(text, mostNamed + 1);
    if (choices.empty())
        return {TypedReading::Kind::Wrong, noSquare, {}, {}, wrongSentence(text.trimmed())};
    if (choices.size() == 1) {
        const TypedChoice& only = choices.front();
        return only.move ? moveReading({*only.move}) : squareReading(only.square);
    }
    QStringList names;
    for (const TypedChoice& choice : choices) {
        if (names.size() < mostNamed)
            names.append(choice.text);
    }
    const QString list = names.join(QStringLiteral(", "));
    return {TypedReading::Kind::Ambiguous,
            noSquare,
            {},
            std::move(choices),
            Words::tr("“%1” is only a part of a name or move. It can become %2 …")
                .arg(text.trimmed(), list)};
}

TypedReading TypedText::read(const QString& text) const {
    const QString typed = compact(text);
    if (typed.isEmpty())
        return {};
    const std::vector<Square> squares = wholeSquares(typed);
    if (squares.size() > 1) {
        TypedReading reading{TypedReading::Kind::Ambiguous, noSquare, {}, {}, {}};
        QStringList names;
        for (const Square square : squares) {
            reading.choices.push_back(choiceOf(square));
            names.append(squareText(m_position, square));
        }
        reading.sentence = Words::tr("This can be the square %1.")
                               .arg(names.join(Words::tr(" or ", "between two squares")));
        return reading;
    }
    std::optional<TypedReading> move = readMove(typed);
    if (squares.size() == 1) {
        TypedReading reading = squareReading(squares.front());
        // "e4" is a pawn's move, too: the square is the harmless reading, so that is what is done.
        if (move && move->kind == TypedReading::Kind::OneMove)
            reading.sentence =
                Words::tr("%1 To play the move, write %2.", "a sentence, a move")
                    .arg(reading.sentence,
                         QString::fromStdString(writePlainMove(m_position, move->move)));
        return reading;
    }
    return move ? *move : readUnfinished(text);
}

} // namespace tessera
