// Why a piece does not go there at all: its pattern, what stands in the way.
#include "verdicttexts.h"

#include "text/ruletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tessera::coach {

namespace {

struct PatternText {
    Q_DECLARE_TR_FUNCTIONS(tessera::PatternText)
public:
    const CoachWords& words;
    const Explanation& explanation;

    [[nodiscard]] QString name() const { return words.kind(*explanation.piece); }

    /// "To d3 [0,1] three coordinates change: X +1, Z −1 and W +1."
    [[nodiscard]] QString asked() const {
        const int count = std::popcount(explanation.changed);
        const QString square = words.square(explanation.to);
        const QString changes = words.changes(explanation.delta);
        if (count == 1)
            return tr("To %1 one coordinate changes: %2.", "square, changes").arg(square, changes);
        return tr("To %1 %2 coordinates change: %3.", "square, number, changes")
            .arg(square, numberWord(count), changes);
    }

    /// Of the piece's abilities the one that comes nearest to the change.
    [[nodiscard]] std::size_t nearest() const {
        std::size_t best = 0;
        for (std::size_t i = 0; i < explanation.abilities.size(); ++i) {
            if (explanation.abilities[i].kind != AbilityKind::Castling &&
                explanation.misfits[i] > explanation.misfits[best])
                best = i;
        }
        return best;
    }

    /// How many coordinates the piece changes by sliding or stepping.
    [[nodiscard]] QString countsOfSlides() const {
        std::vector<int> counts;
        AxisSet axes = 0;
        for (const Ability& ability : explanation.abilities) {
            if (ability.kind != AbilityKind::Slide && ability.kind != AbilityKind::Step)
                continue;
            counts.insert(counts.end(), ability.axesChanged.begin(), ability.axesChanged.end());
            axes = static_cast<AxisSet>(axes | ability.axes);
        }
        std::ranges::sort(counts);
        counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
        return coordinatesText(counts, std::popcount(axes));
    }

    /// What a pawn changes, as it does so in two ways.
    [[nodiscard]] QString whyNoPawn() const {
        if (std::popcount(explanation.changed) == 1)
            return tr("The %1 goes one step at a time.", "piece").arg(name());
        std::vector<int> counts;
        for (const Ability& ability : explanation.abilities) {
            for (const Vector4& capture : ability.vectors)
                counts.push_back(std::popcount(CoachWords::axesOf(capture)));
        }
        std::ranges::sort(counts);
        counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
        if (counts.empty())
            return tr("The %1 changes one coordinate at a time.", "piece").arg(name());
        return tr("The %1 changes one coordinate when it steps and %2 when it captures.",
                  "piece, how many coordinates")
            .arg(name(), coordinatesText(counts, axisCount));
    }

    [[nodiscard]] QString why() const {
        if (explanation.abilities.empty())
            return {};
        if (words.ruleset().pieces[explanation.piece->kind].pawn)
            return whyNoPawn();
        const std::size_t index = nearest();
        const Ability& ability = explanation.abilities[index];
        // Where a piece moves in several ways, none of them speaks for it.
        const auto other = [&](const Ability& each) {
            return each.kind != AbilityKind::Castling && !(each == ability);
        };
        if (ability.kind == AbilityKind::Leap || std::ranges::any_of(explanation.abilities, other))
            return tr("The %1 does it otherwise: %2", "piece, how it moves")
                .arg(name(), ruleSentence(words.ruleset(),
                                          words.ruleset().pieces[explanation.piece->kind]));
        switch (explanation.misfits[index]) {
        case Misfit::NumberOfAxes:
            return tr("The %1 changes %2.", "piece, how many coordinates")
                .arg(name(), countsOfSlides());
        case Misfit::AxisNotAllowed:
            return tr("The %1 changes only %2.", "piece, axes")
                .arg(name(), words.axes(ability.axes));
        case Misfit::UnequalAmounts:
            return tr("The %1 changes them by equal amounts; these differ.", "piece").arg(name());
        case Misfit::TooFar:
            return ability.length == 1 ? tr("The %1 goes one step at a time.", "piece").arg(name())
                                       : tr("The %1 goes %2 steps at most.", "piece, number")
                                             .arg(name())
                                             .arg(ability.length);
        default:
            return ruleSentence(words.ruleset(), words.ruleset().pieces[explanation.piece->kind]);
        }
    }

    /// "A queen could go there.": the other kinds that would reach it over an empty board.
    [[nodiscard]] QString whoCould() const {
        const Ruleset& ruleset = words.ruleset();
        Vector4 change{};
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            change[axis] = static_cast<std::int8_t>(explanation.delta[axis]);
        const Vector4 at = words.position().geometry().coordinates(explanation.from);
        QStringList names;
        for (std::size_t k = 0; k < ruleset.pieces.size(); ++k) {
            if (ruleset.pieces[k].pawn || k == explanation.piece->kind)
                continue;
            const std::vector<Ability> abilities =
                abilitiesOf(ruleset, static_cast<KindIndex>(k), explanation.piece->side);
            if (std::ranges::any_of(abilities, [&](const Ability& ability) {
                    return ability.kind != AbilityKind::Castling &&
                           misfit(ability, at, change) == Misfit::None;
                }))
                names.append(words.kind(static_cast<KindIndex>(k)));
        }
        if (names.isEmpty())
            return tr("No piece of this game goes that way in one move.");
        return names.size() == 1
                   ? tr("This would be a way for a %1.", "piece").arg(names.front())
                   : tr("This would be a way for: %1.", "pieces").arg(CoachWords::list(names));
    }

    [[nodiscard]] Verdict wrongPattern() const {
        Verdict verdict{Verdict::Refused, tr("Not a %1 move", "piece").arg(name()), {}, {}};
        verdict.sentence =
            tr("%1 %2", "what would change, what the piece can do").arg(asked(), why());
        verdict.details = {
            whoCould(),
            tr("How the %1 moves: %2", "piece, sentence")
                .arg(name(), ruleSentence(words.ruleset(),
                                          words.ruleset().pieces[explanation.piece->kind]))};
        return verdict;
    }

    /// A square that is taken; who reads that is not to think that it is only a matter of that.
    [[nodiscard]] Verdict taken(const QString& title, const QString& sentence) const {
        Verdict verdict{Verdict::Refused, title, sentence, {}};
        if (explanation.means != MoveMeans::None)
            return verdict;
        verdict.sentence =
            words.ruleset().pieces[explanation.piece->kind].pawn
                ? tr("%1 The %2 could not go there anyway.", "why it is taken, piece")
                      .arg(sentence, name())
                : tr("%1 The %2 could not go there anyway. %3",
                     "why it is taken, piece, what the piece can do")
                      .arg(sentence, name(), why());
        return verdict;
    }

    [[nodiscard]] Verdict blocked() const {
        Verdict verdict{Verdict::Refused, tr("The way is blocked"), {}, {}};
        const bool own = explanation.blockerPiece->side == explanation.piece->side;
        const QString blocker = words.pieceOn(*explanation.blockerPiece, explanation.blocker);
        verdict.sentence =
            own ? tr("Your own %1 stands between the %2 and %3.", "piece on square, piece, square")
                      .arg(blocker, name(), words.square(explanation.to))
                : tr("The %1 stands between the %2 and %3.", "piece on square, piece, square")
                      .arg(blocker, name(), words.square(explanation.to));
        verdict.details = {
            tr("On its way along %1 it would pass %2.", "axes, squares")
                .arg(words.axes(explanation.changed), words.squares(explanation.path)),
            own ? tr("Pieces that slide never jump. Move the other piece away first.")
                : tr("Pieces that slide never jump. The %1 can stop there and take it, if nothing "
                     "else stands in the way.",
                     "piece")
                      .arg(name())};
        return verdict;
    }

    [[nodiscard]] Verdict offBoard() const {
        QStringList sizes;
        for (int axis = 0; axis < axisCount; ++axis) {
            if (explanation.offBoard & axisBit(axis))
                sizes.append(tr("%1 has only %2 squares in a line", "axis, number")
                                 .arg(words.axes(axisBit(axis)))
                                 .arg(words.ruleset().sizes[static_cast<std::size_t>(axis)]));
        }
        return {Verdict::Refused,
                tr("Off the board"),
                tr("%1; this would lead beyond the edge.", "which axes end")
                    .arg(CoachWords::list(sizes)),
                {}};
    }
};

} // namespace

Verdict patternVerdict(const CoachWords& words, const Explanation& explanation, Reason reason) {
    const PatternText text{words, explanation};
    const auto refused = [](const QString& title, const QString& sentence,
                            const QStringList& details = {}) {
        return Verdict{Verdict::Refused, title, sentence, details};
    };
    switch (reason) {
    case Reason::EmptyOrigin:
        return refused(PatternText::tr("An empty square"),
                       PatternText::tr("No piece stands on %1. Choose a piece first.", "square")
                           .arg(words.square(explanation.from)));
    case Reason::SameSquare:
        return refused(PatternText::tr("It stands there already"),
                       PatternText::tr("A move changes at least one coordinate."));
    case Reason::OwnPieceOnTarget:
        return text.taken(
            PatternText::tr("Your own piece is there"),
            PatternText::tr("The %1 belongs to the same side. One square holds one piece.",
                            "piece on square")
                .arg(words.pieceOn(*explanation.target, explanation.to)));
    case Reason::KingMayNotBeCaptured:
        return text.taken(
            PatternText::tr("A king is never taken"),
            PatternText::tr("Nobody takes the %1: the game ends when a king is attacked and cannot "
                            "be saved.",
                            "piece on square")
                .arg(words.pieceOn(*explanation.target, explanation.to)));
    case Reason::PathBlocked:
        return text.blocked();
    case Reason::LeavesBoard:
        return text.offBoard();
    default:
        return text.wrongPattern();
    }
}

} // namespace tessera::coach
