// What a move does that can be played.
#include "verdicttexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera::coach {

namespace {

struct LegalText {
    Q_DECLARE_TR_FUNCTIONS(tessera::LegalText)
public:
    const CoachWords& words;
    const Explanation& explanation;

    [[nodiscard]] QString name() const { return words.kind(*explanation.piece); }
    /// Of several promotions the first; they differ in checks alone.
    [[nodiscard]] const Consequence& consequence() const {
        static const Consequence none;
        return explanation.consequences.empty() ? none : explanation.consequences.front();
    }
    [[nodiscard]] bool choosesPromotion() const { return explanation.consequences.size() > 1; }

    [[nodiscard]] QString title() const {
        if (!choosesPromotion()) {
            switch (consequence().outcome) {
            case OutcomeKind::Checkmate:
                return tr("Checkmate");
            case OutcomeKind::Stalemate:
                return tr("Stalemate");
            case OutcomeKind::BareKings:
            case OutcomeKind::FiftyMove:
            case OutcomeKind::Repetition:
                return tr("A draw");
            case OutcomeKind::Ongoing:
                break;
            }
            if (consequence().doubleCheck)
                return tr("Double check");
            if (consequence().discoversCheck())
                return tr("Discovered check");
            if (consequence().givesCheck())
                return explanation.capturedPiece ? tr("Capture with check") : tr("Check");
        }
        if (!explanation.promotions.empty())
            return tr("Promotion");
        if (explanation.means == MoveMeans::Castling)
            return tr("Castling");
        return explanation.capturedPiece ? tr("Capture") : tr("Legal move");
    }

    [[nodiscard]] QString moving() const {
        const QString to = words.square(explanation.to);
        const QString changes = words.changes(explanation.delta);
        if (explanation.means == MoveMeans::Castling)
            return tr("The king goes to %1 and the rook from %2 to %3.", "squares")
                .arg(to, words.square(explanation.castling->rookFrom),
                     words.square(explanation.castling->rookTo));
        if (!explanation.capturedPiece)
            return tr("The %1 goes to %2: %3.", "piece, square, changes").arg(name(), to, changes);
        if (explanation.enPassant)
            return tr("The %1 goes to %2 and takes the %3 in passing: %4.",
                      "piece, square, captured piece on square, changes")
                .arg(name(), to, words.pieceOn(*explanation.capturedPiece, explanation.captured),
                     changes);
        return tr("The %1 takes the %2: %3.", "piece, captured piece on square, changes")
            .arg(name(), words.pieceOn(*explanation.capturedPiece, explanation.captured), changes);
    }

    [[nodiscard]] QString promotion() const {
        if (explanation.promotions.size() == 1)
            return tr("It becomes a %1.", "piece").arg(words.kind(explanation.promotions.front()));
        QStringList names;
        for (const KindIndex kind : explanation.promotions)
            names.append(words.kind(kind));
        return tr("It becomes one of these: %1.", "pieces").arg(CoachWords::list(names));
    }

    [[nodiscard]] QString outcome() const {
        switch (consequence().outcome) {
        case OutcomeKind::Checkmate:
            return tr("No move of the other side saves its king.");
        case OutcomeKind::Stalemate:
            return tr("The other side is not attacked and has no move: a draw.");
        case OutcomeKind::BareKings:
            return tr("Only kings are left: a draw.");
        case OutcomeKind::FiftyMove:
            return tr("For %1 half-moves no pawn has moved and nothing was taken: a draw.",
                      "number")
                .arg(consequence().halfMoveClock);
        case OutcomeKind::Repetition:
            return tr("The same position for the %1. time: a draw.", "number")
                .arg(consequence().occurrences);
        case OutcomeKind::Ongoing:
            break;
        }
        return {};
    }

    [[nodiscard]] QStringList checks() const {
        QStringList lines;
        for (const GivenCheck& check : consequence().checks) {
            const std::optional<Piece> king = words.position().pieceAt(check.line.to);
            const QString target =
                king ? words.pieceOn(*king, check.line.to) : words.square(check.line.to);
            lines.append(check.discovered
                             ? tr("It opens a line: the %1 attacks the %2.", "attacker, king")
                                   .arg(words.attacker(check.line), target)
                             : tr("The %1 attacks the %2.", "attacker, king")
                                   .arg(words.attacker(check.line), target));
        }
        return lines;
    }

    [[nodiscard]] QStringList details() const {
        QStringList lines;
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            if (words.ruleset().sizes[axis] == 1 || explanation.delta[axis] == 0)
                continue;
            const auto which = static_cast<Axis>(axis);
            const bool betweenBoards = std::ranges::find(words.ruleset().layout.grid, which) !=
                                       words.ruleset().layout.grid.end();
            lines.append((betweenBoards ? tr("%1: to another board.", "change of one axis")
                                        : tr("%1: within the boards.", "change of one axis"))
                             .arg(words.change(which, explanation.delta[axis])));
        }
        if (!explanation.path.empty())
            lines.append(
                tr("On its way it passes %1.", "squares").arg(words.squares(explanation.path)));
        if (!choosesPromotion()) {
            if (explanation.consequences.size() == 1 && consequence().occurrences > 1 &&
                consequence().outcome == OutcomeKind::Ongoing)
                lines.append(tr("This position would then have been there %1 times.", "number")
                                 .arg(consequence().occurrences));
            if (!consequence().rightsLost.empty())
                lines.append(tr("Castling with the rook of %1 is given up for good.", "squares")
                                 .arg(words.squares(consequence().rightsLost)));
        }
        return lines;
    }
};

} // namespace

Verdict legalVerdict(const CoachWords& words, const Explanation& explanation) {
    const LegalText text{words, explanation};
    QStringList sentences{text.moving()};
    if (!explanation.promotions.empty())
        sentences.append(text.promotion());
    if (!text.choosesPromotion()) {
        sentences += text.checks();
        if (const QString outcome = text.outcome(); !outcome.isEmpty())
            sentences.append(outcome);
    }
    return {Verdict::Legal, text.title(), sentences.join(QLatin1Char(' ')), text.details()};
}

} // namespace tessera::coach
