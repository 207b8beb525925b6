// The editor's changes.
#include "positioneditor.h"

#include "notation/fen4d.h"
#include "ruleset/user_rulesets.h"
#include "setuptext.h"
#include "text/errortext.h"
#include "text/piecetext.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace tessera {

namespace {
const char* const firstRuleset = "lite";
/// More than the text of any position: what is longer is something else.
constexpr qsizetype mostPasted = 40'000;
} // namespace

PositionEditor::PositionEditor(QObject* parent)
    : QObject(parent), m_history(EditedPosition::start(builtinRuleset(firstRuleset))) {
    weigh();
}

void PositionEditor::weigh() {
    m_problems = edited().problems();
    m_position.reset();
    if (m_problems.empty())
        m_position = edited().position().value();
    if (std::vector<EditChoice> rights = foundRights(); rights != m_rights) {
        m_rights = std::move(rights);
        emit rightsChanged();
    }
    if (std::vector<EditChoice> steps = foundDoubleSteps(); steps != m_doubleSteps) {
        m_doubleSteps = std::move(steps);
        emit doubleStepsChanged();
    }
    m_standing = m_position ? setupStandingText(*m_position)
                            : setupProblemText(ruleset(), m_problems.front());
}

void PositionEditor::replaced(const RulesetPtr& before, const QString& telling) {
    const QString standing = m_standing;
    m_held = noSquare;
    weigh();
    if (before != edited().ruleset) {
        if (m_piece.kind >= ruleset().data().pieces.size())
            m_piece.kind = 0;
        emit paletteChanged();
        emit toolChanged();
    }
    emit changed();
    // What is right or wrong is said when it has become another thing.
    emit announced(m_standing == standing
                       ? telling
                       : tr("%1 %2", "what was done, how it stands").arg(telling, m_standing));
}

void PositionEditor::change(EditedPosition next, const QString& telling) {
    const RulesetPtr before = edited().ruleset;
    if (m_history.change(std::move(next)))
        replaced(before, telling);
    else if (holding())
        letGo();
}

void PositionEditor::reset(const EditedPosition& next) {
    const RulesetPtr before = edited().ruleset;
    m_history.reset(next);
    m_flipped = false;
    replaced(before, tr("%1, another position.", "ruleset").arg(rulesetName()));
}

void PositionEditor::undo() {
    if (!canUndo())
        return;
    const RulesetPtr before = edited().ruleset;
    m_history.undo();
    replaced(before, tr("Taken back."));
}

void PositionEditor::redo() {
    if (!canRedo())
        return;
    const RulesetPtr before = edited().ruleset;
    m_history.redo();
    replaced(before, tr("Done again."));
}

void PositionEditor::takeHand() {
    m_tool = tools::Kind::Hand;
    letGo();
    emit toolChanged();
}

void PositionEditor::takeEraser() {
    m_tool = tools::Kind::Eraser;
    letGo();
    emit toolChanged();
}

void PositionEditor::takePiece(int kind, bool white) {
    if (kind < 0 || static_cast<std::size_t>(kind) >= ruleset().data().pieces.size())
        return;
    m_tool = tools::Kind::Piece;
    m_piece = {static_cast<KindIndex>(kind), white ? Side::White : Side::Black};
    letGo();
    emit toolChanged();
}

void PositionEditor::use(int square) {
    if (!edited().hasSquare(square))
        return;
    switch (m_tool) {
    case tools::Kind::Eraser:
        erase(square);
        break;
    case tools::Kind::Piece:
        // The same piece once more takes it off: a slip costs one press, not another tool.
        if (edited().at(static_cast<Square>(square)) == m_piece)
            erase(square);
        else
            place(square, m_piece.kind, toolWhite());
        break;
    case tools::Kind::Hand:
        if (holding())
            putDown(square);
        else
            pickUp(square);
        break;
    }
}

void PositionEditor::pickUp(int square) {
    if (!edited().hasSquare(square))
        return;
    const auto& piece = edited().at(static_cast<Square>(square));
    if (!piece) {
        emit announced(tr("%1 is empty.", "a square").arg(said(square)));
        return;
    }
    m_held = static_cast<Square>(square);
    emit changed();
    emit announced(
        tr("%1 taken from %2.", "a piece, a square").arg(pieceText(*piece), said(square)));
}

void PositionEditor::putDown(int square) {
    if (!holding() || !edited().hasSquare(square))
        return;
    EditedPosition next = edited();
    const auto to = static_cast<Square>(square);
    const Piece piece = *next.at(m_held);
    next.move(m_held, to);
    change(std::move(next),
           tr("%1 on %2.", "a piece, a square").arg(pieceText(piece), said(square)));
}

void PositionEditor::letGo() {
    if (!holding())
        return;
    m_held = noSquare;
    emit changed();
}

void PositionEditor::place(int square, int kind, bool white) {
    if (!edited().hasSquare(square) || kind < 0 ||
        static_cast<std::size_t>(kind) >= ruleset().data().pieces.size())
        return;
    const Piece piece{static_cast<KindIndex>(kind), white ? Side::White : Side::Black};
    EditedPosition next = edited();
    next.put(static_cast<Square>(square), piece);
    change(std::move(next),
           tr("%1 on %2.", "a piece, a square").arg(pieceText(piece), said(square)));
}

void PositionEditor::placeLetter(int square, const QString& letter) {
    if (letter.size() != 1)
        return;
    const auto kind = ruleset().data().kindOf(letter.front().toUpper().toLatin1());
    if (kind)
        place(square, *kind, letter.front().isUpper());
}

void PositionEditor::erase(int square) {
    if (!edited().hasSquare(square))
        return;
    EditedPosition next = edited();
    next.put(static_cast<Square>(square), std::nullopt);
    change(std::move(next), tr("%1 is empty now.", "a square").arg(said(square)));
}

void PositionEditor::setWhiteToMove(bool white) {
    EditedPosition next = edited();
    next.setup.sideToMove = white ? Side::White : Side::Black;
    change(std::move(next), white ? tr("White is to move.") : tr("Black is to move."));
}

void PositionEditor::setHalfMoveClock(int halfMoves) {
    EditedPosition next = edited();
    const int count = std::clamp(halfMoves, 0, mostHalfMoves());
    next.setup.halfMoveClock = count;
    change(std::move(next),
           count == 1 ? tr("1 half-move without a capture or a pawn move.")
                      : tr("%n half-moves without a capture or a pawn move.", nullptr, count));
}

void PositionEditor::setMoveNumber(int number) {
    EditedPosition next = edited();
    next.setup.moveNumber = std::clamp(number, 1, mostMoveNumber);
    const int now = next.setup.moveNumber;
    change(std::move(next), tr("Move %1.").arg(now));
}

void PositionEditor::setRight(int rook, bool held) {
    if (!edited().hasSquare(rook))
        return;
    EditedPosition next = edited();
    next.setRight(static_cast<Square>(rook), held);
    change(std::move(next), held ? tr("The rook on %1 may castle.").arg(said(rook))
                                 : tr("The rook on %1 may not castle.").arg(said(rook)));
}

void PositionEditor::setAllRights(bool held) {
    EditedPosition next = edited();
    next.setup.castlingRooks.clear();
    if (held) {
        for (const CastlingHome& home : castlingHomes(next.ruleset))
            if (home.holds(next.setup.pieces))
                next.setup.castlingRooks.push_back(home.rookSquare);
    }
    change(std::move(next),
           held ? tr("Every castling that is possible is allowed.") : tr("Nobody may castle."));
}

void PositionEditor::setDoubleStep(int pawn) {
    EditedPosition next = edited();
    MadeDoubleStep chosen;
    for (const MadeDoubleStep& step : takeableDoubleSteps(next.ruleset, next.setup)) {
        if (step.victim == pawn)
            chosen = step;
    }
    next.setEnPassant(chosen);
    change(std::move(next), chosen.victim == noSquare
                                ? tr("No pawn has just stepped twice.")
                                : tr("The pawn on %1 has just stepped twice.").arg(said(pawn)));
}

void PositionEditor::clear() {
    EditedPosition next = EditedPosition::empty(edited().ruleset);
    next.setup.sideToMove = edited().setup.sideToMove;
    change(std::move(next), tr("The board is empty."));
}

void PositionEditor::toStart() {
    change(EditedPosition::start(edited().ruleset), tr("The start of a game."));
}

void PositionEditor::swapSides() {
    EditedPosition next = edited();
    next.swapSides();
    change(std::move(next), tr("White and Black have changed places."));
}

void PositionEditor::flip() {
    m_flipped = !m_flipped;
    emit changed();
    emit announced(m_flipped ? tr("The board is seen from Black's side.")
                             : tr("The board is seen from White's side."));
}

QString PositionEditor::chooseRuleset(const QString& idOrFile, refit::Pieces pieces) {
    const Result<RulesetPtr> found = findRuleset(idOrFile.toStdString());
    if (!found)
        return tr("The board stays as it is. %1").arg(problemText(found.error()));
    EditedPosition next = pieces == refit::Pieces::Keep    ? edited().on(*found)
                          : pieces == refit::Pieces::Start ? EditedPosition::start(*found)
                                                           : EditedPosition::empty(*found);
    change(std::move(next),
           tr("The board of %1.").arg(QString::fromStdString((*found)->data().name)));
    return {};
}

QString PositionEditor::paste(const QString& text) {
    const Result<EditedPosition> read =
        EditedPosition::fromFen(edited().ruleset, text.toStdString());
    if (read) {
        change(*read, tr("The position was taken over."));
        return {};
    }
    const QString reason = errorText(read.error());
    const QString place = placeText(read.error().place);
    // A text of another game is a common slip, and easily told.
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        const RulesetPtr other = builtinRuleset(builtin.id);
        if (other != edited().ruleset && EditedPosition::fromFen(other, text.toStdString()))
            return tr("This is a position of %1; choose that ruleset first. On this board: %2",
                      "ruleset, what is wrong")
                .arg(QString::fromStdString(other->data().name), reason);
    }
    return place.isEmpty() ? reason : tr("In %1: %2", "place, what is wrong").arg(place, reason);
}

void PositionEditor::copy() const {
    QGuiApplication::clipboard()->setText(fen());
}

QString PositionEditor::clipboard() {
    return QGuiApplication::clipboard()->text().left(mostPasted);
}

} // namespace tessera
