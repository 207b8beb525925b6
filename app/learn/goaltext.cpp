#include "goaltext.h"

#include "coachwords.h"
#include "editor/studytext.h"
#include "lesson/markup.h"
#include "notation/lan.h"
#include "text/piecetext.h"

#include <QCoreApplication>
#include <QStringList>

namespace tessera {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tessera::GoalText)
};

Position after(const Position& before, const Move& move) {
    Position position = before;
    position.make(move);
    return position;
}

QString changesText(const CoachWords& words, const Geometry& geometry, const Move& move,
                    AxisSet wanted) {
    const Vector4 from = geometry.coordinates(move.from);
    const Vector4 to = geometry.coordinates(move.to);
    AxisSet changed = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (from[static_cast<std::size_t>(axis)] != to[static_cast<std::size_t>(axis)])
            changed |= axisBit(axis);
    }
    return Words::tr("This move changes %1. It should change %2 and nothing else.",
                     "names of axes such as X and Z")
        .arg(words.axes(changed), words.axes(wanted));
}

QString matingText(const Position& reached, const std::optional<Move>& reply) {
    if (!reply)
        return Words::tr("It is no mate.");
    return Words::tr("It is no mate: %1", "what the other side answers")
        .arg(replyText(reached, *reply));
}

QString piecesText(const CoachWords& words, const std::vector<Square>& squares) {
    QStringList pieces;
    for (const Square square : squares)
        pieces.append(words.pieceOn(square));
    return CoachWords::list(pieces);
}

QString factsText(const std::vector<StudyFact>& facts) {
    QStringList names;
    for (const StudyFact fact : facts)
        names.append(factText(fact));
    return CoachWords::list(names);
}

QString partText(const Position& before, const Position& reached, const Move& move,
                 const UnmetPart& part, const MoveGoal& goal) {
    const CoachWords words(reached);
    const CoachWords earlier(before);
    const QString other = sideName(reached.sideToMove());
    switch (part.part) {
    case GoalPart::Piece:
        return part.squares.empty()
                   ? Words::tr("This time another piece is asked for.")
                   : Words::tr("This time another piece is asked for: the one on %1.")
                         .arg(earlier.squares(part.squares));
    case GoalPart::To:
        return Words::tr("The move can be played, but it should end on another square.");
    case GoalPart::Changes:
        return changesText(words, reached.geometry(), move, goal.changes.value_or(AxisSet{}));
    case GoalPart::Capture:
        return Words::tr("This move takes nothing.");
    case GoalPart::Promote:
        return Words::tr("No pawn is promoted by it.");
    case GoalPart::Castle:
        return Words::tr("That is not castling.");
    case GoalPart::EnPassant:
        return Words::tr("It does not take in passing.");
    case GoalPart::Escape:
        switch (goal.escape.value_or(CheckAnswer::Any)) {
        case CheckAnswer::Any:
            break;
        case CheckAnswer::Step:
            return Words::tr("It answers the check, but not by a step of the king.");
        case CheckAnswer::Take:
            return Words::tr("It answers the check, but the piece that gives it stays alive.");
        case CheckAnswer::Block:
            return Words::tr("It answers the check, but not with a piece in between.");
        }
        return Words::tr("It does not answer the check.");
    case GoalPart::Check:
        return Words::tr("It gives no check: nothing attacks the king.");
    case GoalPart::Mate:
    case GoalPart::MateIn:
        return matingText(reached, part.reply);
    case GoalPart::Stalemate:
        return Words::tr("It is no stalemate: %1 still has a move.", "White or Black").arg(other);
    case GoalPart::Safe:
        return part.squares.empty() ? Words::tr("There the piece can be taken.")
                                    : Words::tr("There it is attacked (%1).", "pieces and squares")
                                          .arg(piecesText(words, part.squares));
    case GoalPart::Protects:
        return Words::tr("After it nothing protects %1.", "squares")
            .arg(words.squares(part.squares));
    case GoalPart::Attacks:
        return Words::tr("From there it does not attack the %1.", "pieces on squares")
            .arg(piecesText(words, part.squares));
    case GoalPart::Pins:
        return Words::tr("After it the %1 may still move away: no pin.", "pieces on squares")
            .arg(piecesText(words, part.squares));
    case GoalPart::Shows:
        return Words::tr("It does not lead to what is asked for: %1.", "double check and the like")
            .arg(factsText(part.facts));
    }
    return {};
}

} // namespace

QString replyText(const Position& before, const Move& move) {
    return Words::tr("%1 answers %2.", "Black, a move")
        .arg(sideName(before.sideToMove()), QString::fromStdString(writeLan(before, move)));
}

QString missedText(const Position& before, const MoveVerdict& verdict, const MoveGoal& goal) {
    if (!verdict.move)
        return {};
    const Position reached = after(before, *verdict.move);
    QStringList sentences;
    for (const UnmetPart& part : verdict.unmet)
        sentences.append(partText(before, reached, *verdict.move, part, goal));
    return sentences.join(QLatin1Char(' '));
}

BoardSketch missedSketch(const Position& before, const MoveVerdict& verdict) {
    BoardSketch sketch;
    if (!verdict.move)
        return sketch;
    const Position reached = after(before, *verdict.move);
    for (const UnmetPart& part : verdict.unmet) {
        switch (part.part) {
        case GoalPart::Safe:
            for (const Square from : part.squares) {
                const std::vector<Square> way = wayBetween(reached, from, verdict.move->to);
                sketch.lines.push_back(
                    {SketchKind::Attack,
                     way.size() > 1 ? way : std::vector<Square>{from, verdict.move->to}});
                sketch.lights.push_back({SketchKind::Attack, from});
            }
            break;
        case GoalPart::Mate:
        case GoalPart::MateIn:
            if (part.reply)
                sketch.lines.push_back(
                    {SketchKind::Refutation, {part.reply->from, part.reply->to}});
            break;
        case GoalPart::Protects:
        case GoalPart::Attacks:
        case GoalPart::Pins:
            for (const Square square : part.squares)
                sketch.lights.push_back({SketchKind::Unguarded, square});
            break;
        default:
            break;
        }
    }
    return sketch;
}

} // namespace tessera
