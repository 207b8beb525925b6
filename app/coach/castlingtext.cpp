// Why castling is not possible, condition by condition.
#include "verdicttexts.h"

#include <QCoreApplication>

namespace tessera::coach {

namespace {

struct CastlingText {
    Q_DECLARE_TR_FUNCTIONS(tessera::CastlingText)
public:
    const CoachWords& words;
    const Explanation& explanation;
    const CastlingFacts& facts;

    static QString answered(const QString& condition, bool holds) {
        return holds ? tr("%1: yes.", "a condition that holds").arg(condition)
                     : tr("%1: no.", "a condition that fails").arg(condition);
    }

    /// Every condition with its answer; those after the king's home need it to be known.
    [[nodiscard]] QStringList conditions() const {
        QStringList lines{answered(tr("The king stands on its home square"), facts.kingHome)};
        if (!facts.kingHome)
            return lines;
        lines << answered(tr("The rook stands on %1", "square").arg(words.square(facts.rookFrom)),
                          facts.rookHome)
              << answered(tr("Neither has moved, nor was the rook taken there"), facts.hasRight)
              << answered(tr("The squares between are empty"), facts.blockers.empty())
              << answered(tr("No square of the king's way is attacked, from any board"),
                          facts.attacks.empty());
        return lines;
    }
    [[nodiscard]] QString blockers() const {
        QStringList names;
        for (const Square square : facts.blockers)
            names.append(words.pieceOn(square));
        return CoachWords::list(names);
    }
    /// Those attacks on the king's way that are on this square.
    [[nodiscard]] QString attackersOf(Square square) const {
        std::vector<AttackLine> lines;
        for (const AttackLine& line : facts.attacks) {
            if (line.to == square)
                lines.push_back(line);
        }
        return words.attackers(lines);
    }
    /// The first square of the king's way, but its start and end, that is attacked.
    [[nodiscard]] Square crossed() const {
        for (const AttackLine& line : facts.attacks) {
            if (line.to != facts.kingFrom && line.to != facts.kingTo)
                return line.to;
        }
        return facts.kingTo;
    }

    [[nodiscard]] QString sentence(Reason reason) const {
        switch (reason) {
        case Reason::CastlingOutOfTurn:
            return tr("Castling is looked at only for the side that is to move.");
        case Reason::CastlingKingNotHome:
            return tr("The king castles from its home square only; it stands on %1.", "square")
                .arg(words.square(explanation.from));
        case Reason::CastlingRookNotHome:
            return tr("No rook of its side stands on %1.", "square")
                .arg(words.square(facts.rookFrom));
        case Reason::CastlingNoRight:
            return tr("The king, or the rook of %1, has left its home before, or the rook was "
                      "taken there.",
                      "square")
                .arg(words.square(facts.rookFrom));
        case Reason::CastlingPathOccupied:
            return tr("Between king and rook every square must be empty; there stands the %1.",
                      "pieces on squares")
                .arg(blockers());
        case Reason::CastlingInCheck:
            return tr("A king that is attacked cannot castle: %1 attacks it.", "pieces")
                .arg(attackersOf(facts.kingFrom));
        case Reason::CastlingThroughAttack:
            return tr("The king would cross %1, which is attacked: %2.", "square, pieces")
                .arg(words.square(crossed()), attackersOf(crossed()));
        default:
            return tr("The king would arrive on %1, which is attacked: %2.", "square, pieces")
                .arg(words.square(facts.kingTo), attackersOf(facts.kingTo));
        }
    }
};

} // namespace

Verdict castlingVerdict(const CoachWords& words, const Explanation& explanation, Reason reason) {
    const CastlingFacts none;
    const CastlingText text{words, explanation,
                            explanation.castling ? *explanation.castling : none};
    QStringList details{
        CastlingText::tr(
            "Castling moves the king two squares along %1 and puts the rook on its other side.",
            "axis")
            .arg(words.axes(axisBit(text.facts.axis)))};
    if (reason != Reason::CastlingOutOfTurn)
        details += text.conditions();
    return {Verdict::Refused, CastlingText::tr("Castling is not possible"), text.sentence(reason),
            details};
}

} // namespace tessera::coach
