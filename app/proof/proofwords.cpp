#include "proofwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tessera::ProofWords)
};

/// Of so many attackers each is named.
constexpr std::size_t namedAttackers = 3;

QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// The king that the reason of a refuted try is about: the first that fails in that way.
const KingDanger& toldKing(const ProofTry& one) {
    const auto found = std::ranges::find(one.kings, one.reason, &KingDanger::cause);
    return found != one.kings.end() ? *found : one.kings.front();
}

} // namespace

ProofWords::ProofWords(const Position& position, const Proof& proof)
    : m_position(position), m_proof(proof), m_words(position) {}

QString ProofWords::side() const {
    return m_words.side(m_proof.side);
}

QString ProofWords::square(Square square) const {
    return m_words.square(square).toHtmlEscaped();
}

QString ProofWords::squares(const std::vector<Square>& squares) const {
    return m_words.squares(squares).toHtmlEscaped();
}

QString ProofWords::kind(const Piece& piece) const {
    return m_words.kind(piece).toHtmlEscaped();
}

QString ProofWords::on(const Piece& piece, Square square) const {
    return Words::tr("%1 on %2", "piece, square").arg(kind(piece), this->square(square));
}

QString ProofWords::mover(const Piece& piece, Square square) const {
    const bool only = m_proof.kings.size() == 1 && m_position.ruleset().pieces[piece.kind].royal;
    return capitalised(only ? kind(piece) : on(piece, square));
}

QString ProofWords::letter(const Piece& piece) const {
    return QString(QLatin1Char(m_position.ruleset().pieces[piece.kind].letter));
}

QString ProofWords::course(const AttackLine& line) const {
    return m_words.course(line).toHtmlEscaped();
}

QString ProofWords::axes(const AttackLine& line) const {
    return m_words.axes(CoachWords::axesOf(line.change));
}

QString ProofWords::attackers(const std::vector<AttackLine>& lines) const {
    QStringList names;
    const bool some = lines.size() > namedAttackers + 1;
    for (std::size_t i = 0; i < (some ? namedAttackers : lines.size()); ++i)
        names.append(Words::tr("the %1", "piece on square").arg(on(lines[i].piece, lines[i].from)));
    if (some)
        names.append(
            Words::tr("%n other pieces", nullptr, static_cast<int>(lines.size() - namedAttackers)));
    return CoachWords::list(names);
}

QString ProofWords::move(const ProofTry& one) const {
    const Move& move = one.move;
    const QString who = mover(one.piece, move.from);
    const QString to = square(move.to);
    QString text;
    if (move.type == MoveType::Castling)
        text = Words::tr("<b>%1</b> castles to %2", "king, square").arg(who, to);
    else if (move.type == MoveType::EnPassant)
        text = Words::tr("<b>%1</b> takes the %2 in passing and comes to %3",
                         "pawn, pawn on square, square")
                   .arg(who, on(*one.capturedPiece, one.captured), to);
    else if (one.capturedPiece)
        text = Words::tr("<b>%1</b> takes the %2", "piece, piece on square")
                   .arg(who, on(*one.capturedPiece, one.captured));
    else
        text = Words::tr("<b>%1</b> to %2", "piece, square").arg(who, to);
    if (!move.isPromotion())
        return text;
    return Words::tr("%1 and becomes a %2", "a pawn's move, piece")
        .arg(text, m_words.kind(move.promotion).toHtmlEscaped());
}

QString ProofWords::refutation(const ProofTry& one) const {
    const auto onTheWay = [&](bool start, bool end) {
        std::vector<AttackLine> lines;
        for (const AttackLine& line : one.onTheWay) {
            if ((line.to == one.move.from) == start && (line.to == one.move.to) == end)
                lines.push_back(line);
        }
        return lines.empty() ? one.onTheWay : lines;
    };
    const auto oneOrMore = [](const std::vector<AttackLine>& lines, const QString& singular,
                              const QString& plural) {
        return lines.size() == 1 ? singular : plural;
    };
    switch (one.reason) {
    case Reason::CastlingInCheck: {
        const auto lines = onTheWay(true, false);
        return oneOrMore(lines, Words::tr("%1 attacks the king where it stands."),
                         Words::tr("%1 attack the king where it stands."))
            .arg(attackers(lines));
    }
    case Reason::CastlingThroughAttack: {
        auto lines = onTheWay(false, false);
        const Square crossed = lines.front().to;
        std::erase_if(lines, [&](const AttackLine& line) { return line.to != crossed; });
        return oneOrMore(lines, Words::tr("the king would cross %1, which %2 attacks."),
                         Words::tr("the king would cross %1, which %2 attack."))
            .arg(square(crossed), attackers(lines));
    }
    case Reason::CastlingIntoAttack: {
        const auto lines = onTheWay(false, true);
        return oneOrMore(lines, Words::tr("%1 attacks the king on its new square."),
                         Words::tr("%1 attack the king on its new square."))
            .arg(attackers(lines));
    }
    default:
        break;
    }

    const KingDanger& king = toldKing(one);
    const std::vector<AttackLine>& lines = king.attacksAfter;
    const AttackLine& first = lines.front();
    const QString who = attackers(lines);
    const QString victim = on(king.piece, king.after);
    const QString changes =
        m_words.changes({first.change[0], first.change[1], first.change[2], first.change[3]});
    switch (one.reason) {
    case Reason::CapturesProtectedPiece:
        return lines.size() == 1 ? Words::tr("%1 protects it, %2.", "piece, changes of coordinates")
                                       .arg(who, changes)
                                 : Words::tr("%1 protect it.", "pieces").arg(who);
    case Reason::StepsIntoAttack:
        return lines.size() == 1
                   ? Words::tr("%1 attacks that square, %2.", "piece, how").arg(who, course(first))
                   : Words::tr("%1 attack that square.", "pieces").arg(who);
    case Reason::StaysOnLine:
        return oneOrMore(lines, Words::tr("it stays on the line of %1.", "a piece"),
                         Words::tr("it stays in reach of %1.", "several pieces"))
            .arg(who);
    case Reason::AnswersOneOfSeveralChecks:
        return oneOrMore(lines,
                         Words::tr("one attack is answered, but %1 still attacks the %2.",
                                   "piece, king on square"),
                         Words::tr("one attack is answered, but %1 still attack the %2.",
                                   "pieces, king on square"))
            .arg(who, victim);
    case Reason::ExposesKing:
        return oneOrMore(lines,
                         Words::tr("it is pinned and would open the line on which %1 attacks "
                                   "the %2.",
                                   "piece, king on square"),
                         Words::tr("it is pinned and would open lines on which %1 attack the %2.",
                                   "pieces, king on square"))
            .arg(who, victim);
    case Reason::EnPassantUncoversCheck:
        return oneOrMore(lines,
                         Words::tr("both pawns leave the line on which %1 then attacks the %2.",
                                   "piece, king on square"),
                         Words::tr("both pawns leave lines on which %1 then attack the %2.",
                                   "pieces, king on square"))
            .arg(who, victim);
    default:
        return oneOrMore(lines, Words::tr("%1 still attacks the %2.", "piece, king on square"),
                         Words::tr("%1 still attack the %2.", "pieces, king on square"))
            .arg(who, victim);
    }
}

QString ProofWords::alsoAttacked(const ProofTry& one) const {
    if (one.kings.empty() || one.kings.size() < 2)
        return {};
    if (one.kings.size() > 2)
        return Words::tr("%n more kings would be attacked, too.", nullptr,
                         static_cast<int>(one.kings.size() - 1));
    const KingDanger& told = toldKing(one);
    const KingDanger& other = &one.kings.front() == &told ? one.kings.back() : one.kings.front();
    return Words::tr("The %1 would be attacked, too: by %2.", "king on square, pieces")
        .arg(on(other.piece, other.after), attackers(other.attacksAfter));
}

} // namespace tessera
