// Why a pawn does not go there.
#include "verdicttexts.h"

#include "notation/square_name.h"
#include "text/ruletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace tessera::coach {

namespace {

struct PawnText {
    Q_DECLARE_TR_FUNCTIONS(tessera::PawnText)
public:
    const CoachWords& words;
    const Explanation& explanation;

    [[nodiscard]] QString name() const { return words.kind(*explanation.piece); }
    [[nodiscard]] bool white() const { return explanation.piece->side == Side::White; }

    [[nodiscard]] const Ability* ability(AbilityKind kind) const {
        const auto found = std::ranges::find(explanation.abilities, kind, &Ability::kind);
        return found != explanation.abilities.end() ? &*found : nullptr;
    }
    [[nodiscard]] AxisSet forward() const {
        const Ability* step = ability(AbilityKind::PawnStep);
        return step != nullptr ? step->axes : AxisSet{0};
    }
    /// "along Y", "along Y or W"
    [[nodiscard]] QString forwardAxes() const { return words.axes(forward()); }

    /// How a coordinate of an axis is written.
    [[nodiscard]] QString coordinate(AxisSet axis, int value) const {
        return QString::fromStdString(
            coordinateName(words.ruleset(), static_cast<Axis>(std::countr_zero(axis)), value));
    }

    [[nodiscard]] QString wholeRule() const {
        return tr("How the %1 moves: %2", "piece, sentence")
            .arg(name(),
                 ruleSentence(words.ruleset(), words.ruleset().pieces[explanation.piece->kind]));
    }

    /// "Its captures: Y +1 and X −1; Y +1 and X +1."
    [[nodiscard]] QString captures() const {
        const Ability* capture = ability(AbilityKind::PawnCapture);
        if (capture == nullptr || capture->vectors.empty())
            return tr("This pawn captures nothing.");
        QString all;
        for (const Vector4& vector : capture->vectors) {
            Change change{};
            std::ranges::copy(vector, change.begin());
            const QString one = words.changes(change);
            all = all.isEmpty() ? one : tr("%1; %2", "a list of changes").arg(all, one);
        }
        return tr("Its captures change: %1.", "changes").arg(all);
    }

    [[nodiscard]] QString startCoordinates() const {
        QString all;
        for (const Ability& each : explanation.abilities) {
            if (each.kind != AbilityKind::PawnDoubleStep)
                continue;
            const QString one = tr("%1 %2", "axis, coordinate")
                                    .arg(words.axes(each.axes), coordinate(each.axes, each.from));
            all = all.isEmpty() ? one : tr("%1 or %2", "two places").arg(all, one);
        }
        return all;
    }

    [[nodiscard]] QString blocker() const {
        return words.pieceOn(*explanation.blockerPiece, explanation.blocker);
    }
};

} // namespace

Verdict pawnVerdict(const CoachWords& words, const Explanation& explanation, Reason reason) {
    const PawnText text{words, explanation};
    const auto refused = [](const QString& title, const QString& sentence,
                            const QStringList& details) {
        return Verdict{Verdict::Refused, title, sentence, details};
    };
    const QString to = words.square(explanation.to);
    switch (reason) {
    case Reason::PawnWrongDirection:
        return refused(PawnText::tr("Pawns never go back"),
                       (text.white()
                            ? PawnText::tr("White's pawns only go to higher %1; this would "
                                           "lower it.",
                                           "axes")
                            : PawnText::tr("Black's pawns only go to lower %1; this would "
                                           "raise it.",
                                           "axes"))
                           .arg(text.forwardAxes()),
                       {text.wholeRule()});
    case Reason::PawnWrongAxis:
        return refused(
            PawnText::tr("Not along this axis"),
            PawnText::tr("This would change %1; the %2 steps along %3 only.", "axes, piece, axes")
                .arg(words.axes(explanation.changed), text.name(), text.forwardAxes()),
            {text.wholeRule()});
    case Reason::PawnWrongPlane:
        return refused(PawnText::tr("Not one of its captures"),
                       PawnText::tr("This would change %1. %2", "changes, which captures there are")
                           .arg(words.changes(explanation.delta), text.captures()),
                       {text.wholeRule()});
    case Reason::PawnForwardOccupied:
        return refused(PawnText::tr("The square in front of it is occupied"),
                       PawnText::tr("The %1 is in the way: a pawn steps forward to empty squares "
                                    "only and captures in other directions.",
                                    "piece on square")
                           .arg(text.blocker()),
                       {text.captures()});
    case Reason::PawnNothingToCapture:
        return refused(
            PawnText::tr("Nothing to capture there"),
            PawnText::tr("%1 is empty, and in this direction a pawn only captures.", "square")
                .arg(to),
            {text.wholeRule()});
    case Reason::PawnNeverStepsTwice:
        return refused(PawnText::tr("One step at a time"),
                       PawnText::tr("This pawn never takes two steps along %1.", "axes")
                           .arg(words.axes(explanation.changed)),
                       {text.wholeRule()});
    case Reason::PawnNotOnStartRank:
        return refused(PawnText::tr("No double step from here"),
                       PawnText::tr("A pawn may step twice only from %1; this one stands on %2.",
                                    "axis and coordinate, square")
                           .arg(text.startCoordinates(), words.square(explanation.from)),
                       {text.wholeRule()});
    case Reason::PawnDoubleStepBlocked:
        return refused(
            PawnText::tr("The double step is blocked"),
            PawnText::tr("The %1 is in the way: both squares must be empty.", "piece on square")
                .arg(text.blocker()),
            {text.captures()});
    case Reason::EnPassantNotPossible:
        return refused(
            PawnText::tr("Not in passing"),
            PawnText::tr("%1 is empty. The %2 could be taken in passing only at once after its "
                         "double step, by the very next move.",
                         "square, piece on square")
                .arg(to, text.blocker()),
            {text.wholeRule()});
    default: {
        QStringList names;
        for (const KindIndex kind : explanation.promotions)
            names.append(words.kind(kind));
        return refused(PawnText::tr("Not into that piece"),
                       PawnText::tr("The pawn can go there and become one of these: %1.", "pieces")
                           .arg(CoachWords::list(names)),
                       {});
    }
    }
}

} // namespace tessera::coach
