// Why a move would leave a king attacked.
#include "verdicttexts.h"

#include "text/ruletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera::coach {

namespace {

struct DangerText {
    Q_DECLARE_TR_FUNCTIONS(tessera::DangerText)
public:
    const CoachWords& words;
    const Explanation& explanation;

    [[nodiscard]] QString name() const { return words.kind(*explanation.piece); }
    [[nodiscard]] QString kingName(const KingDanger& danger) const {
        return words.kind(danger.piece);
    }

    /// The king that the reason is about: the first left attacked in that way.
    [[nodiscard]] const KingDanger& told(Reason reason) const {
        const auto found = std::ranges::find(explanation.kings, reason, &KingDanger::cause);
        return found != explanation.kings.end() ? *found : explanation.kings.front();
    }
    [[nodiscard]] const AttackLine& opened(const KingDanger& danger) const {
        for (const AttackLine& line : danger.attacksAfter) {
            if (!danger.opened.empty() && line.from == danger.opened.front().by)
                return line;
        }
        return danger.attacksAfter.front();
    }
    /// Attacks before the move that are no more after it.
    [[nodiscard]] std::vector<AttackLine> answered(const KingDanger& danger) const {
        std::vector<AttackLine> lines;
        for (const AttackLine& line : danger.attacksBefore) {
            if (std::ranges::none_of(danger.attacksAfter, [&](const AttackLine& after) {
                    return after.from == line.from;
                }))
                lines.push_back(line);
        }
        return lines;
    }
    [[nodiscard]] std::vector<AttackLine> remaining(const KingDanger& danger) const {
        std::vector<AttackLine> lines;
        for (const AttackLine& line : danger.attacksAfter) {
            if (std::ranges::any_of(danger.attacksBefore, [&](const AttackLine& before) {
                    return before.from == line.from;
                }))
                lines.push_back(line);
        }
        return lines.empty() ? danger.attacksAfter : lines;
    }

    /// What would answer an attack.
    [[nodiscard]] QString answers(const KingDanger& danger) const {
        if (danger.attacksBefore.size() > 1)
            return tr("Several pieces attack this king at once: what takes or blocks one of them "
                      "seldom helps against the others, so the king itself must mostly move.");
        const AttackLine& line = danger.attacksBefore.front();
        if (line.between.empty())
            return tr("This attack cannot be blocked: nothing lies between. Move the king or take "
                      "the %1.",
                      "piece on square")
                .arg(words.pieceOn(line.piece, line.from));
        return tr("Move the king, take the %1, or put a piece on the line: %2.",
                  "piece on square, squares")
            .arg(words.pieceOn(line.piece, line.from), words.squares(line.between));
    }

    [[nodiscard]] QString sentence(Reason reason) const {
        const KingDanger& danger = told(reason);
        const QString after = words.square(danger.after);
        const QString attackers = words.attackers(danger.attacksAfter);
        switch (reason) {
        case Reason::StepsIntoAttack:
            return tr("On %1 the %2 would be attacked by the %3.", "square, king, attackers")
                .arg(after, kingName(danger), attackers);
        case Reason::CapturesProtectedPiece: {
            const AttackLine& line = danger.attacksAfter.front();
            return (words.onOtherBoards(line.from, line.to)
                        ? tr("The %1 is protected from another board, by the %2.",
                             "captured piece on square, protectors")
                        : tr("The %1 is protected by the %2.",
                             "captured piece on square, protectors"))
                .arg(words.pieceOn(*explanation.capturedPiece, explanation.captured), attackers);
        }
        case Reason::StaysOnLine:
            return tr("The %1 leaves %2 but stays on the line of the %3.",
                      "king, square, attackers")
                .arg(kingName(danger), words.square(danger.before),
                     words.attackers(remaining(danger)));
        case Reason::DoesNotAnswerCheck:
            return tr("The %1 on %2 is attacked by the %3, and this changes nothing about it.",
                      "king, square, attackers")
                .arg(kingName(danger), after, words.attackers(remaining(danger)));
        case Reason::AnswersOneOfSeveralChecks:
            // What is answered may be an attack on another king, even by the same piece.
            if (answered(danger).empty())
                return tr("One king is safe now, but the %1 still attacks the %2 on %3.",
                          "attackers, king, square")
                    .arg(words.attackers(remaining(danger)), kingName(danger), after);
            return tr("This answers the attack by the %1, but the %2 still attacks the %3.",
                      "attackers, attackers, king")
                .arg(words.attackers(answered(danger)), words.attackers(remaining(danger)),
                     kingName(danger));
        case Reason::ExposesKing:
            return tr("The %1 is pinned: it keeps the line closed on which the %2 would attack the "
                      "%3 on %4.",
                      "piece, attacker, king, square")
                .arg(name(), words.attacker(opened(danger)), kingName(danger), after);
        default:
            return tr("Both pawns leave the line on which the %1 would then attack the %2 on %3.",
                      "attacker, king, square")
                .arg(words.attacker(opened(danger)), kingName(danger), after);
        }
    }

    [[nodiscard]] static QString title(Reason reason) {
        switch (reason) {
        case Reason::StepsIntoAttack:
            return tr("Into attack");
        case Reason::CapturesProtectedPiece:
            return tr("That piece is protected");
        case Reason::StaysOnLine:
            return tr("Still on the line of attack");
        case Reason::DoesNotAnswerCheck:
            return tr("The check is not answered");
        case Reason::AnswersOneOfSeveralChecks:
            return tr("Only one attack is answered");
        case Reason::ExposesKing:
            return tr("This piece is pinned");
        default:
            return tr("Taking in passing opens a line");
        }
    }

    [[nodiscard]] QStringList details(Reason reason) const {
        const KingDanger& danger = told(reason);
        QStringList lines;
        if (reason == Reason::ExposesKing || reason == Reason::EnPassantUncoversCheck) {
            const AttackLine& line = opened(danger);
            lines.append(
                tr("The line runs along %1, over %2.", "axes, squares")
                    .arg(words.axes(CoachWords::axesOf(line.change)), words.squares(line.between)));
            if (reason == Reason::ExposesKing)
                lines.append(tr("It may still move on this line, or take the piece that pins it."));
        }
        if (!danger.attacksBefore.empty() && reason != Reason::ExposesKing)
            lines.append(answers(danger));
        if (reason == Reason::CapturesProtectedPiece)
            lines.append(tr("A pinned piece protects too: against a king that is enough."));
        for (const KingDanger& other : explanation.kings) {
            if (&other == &danger || other.cause == Reason::Legal)
                continue;
            lines.append(
                tr("Also the %1 on %2 would be attacked by the %3.", "king, square, attackers")
                    .arg(kingName(other), words.square(other.after),
                         words.attackers(other.attacksAfter)));
        }
        return lines;
    }
};

} // namespace

Verdict dangerVerdict(const CoachWords& words, const Explanation& explanation, Reason reason) {
    const DangerText text{words, explanation};
    return {Verdict::Refused, DangerText::title(reason), text.sentence(reason),
            text.details(reason)};
}

} // namespace tessera::coach
