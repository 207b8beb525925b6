// How the players choose pieces and move them.
#include "gamesession.h"

#include "spokenmove.h"
#include "verdict.h"

#include <algorithm>

namespace tessera {

bool GameSession::isSquare(int square) const {
    return square >= 0 && square < position().geometry().squareCount();
}

bool GameSession::onlyLooked(const Piece& piece) const {
    return over() || piece.side != position().sideToMove() || !personToMove();
}

bool GameSession::selectedMayMove() const {
    return hasSelection() && !m_piece.preview;
}

void GameSession::activate(int index) {
    if (!isSquare(index))
        return;
    const auto square = static_cast<Square>(index);
    if (capturePending() && square == m_pending->moves.front().to) {
        confirmCapture();
        return;
    }
    m_pending.reset();
    if (std::vector<Move> moves = movesTo(square); !moves.empty())
        attempt(std::move(moves));
    else if (position().pieceAt(square) || !hasSelection())
        lookInstead(square);
    else
        refuse(square);
}

std::vector<Move> GameSession::movesTo(Square square) const {
    std::vector<Move> moves;
    if (selectedMayMove())
        std::copy_if(m_selectedMoves.begin(), m_selectedMoves.end(), std::back_inserter(moves),
                     [square](const Move& move) { return move.to == square; });
    return moves;
}

void GameSession::lookInstead(Square square) {
    const std::optional<Piece> piece = position().pieceAt(square);
    const Square from = m_selected;
    if (!selectedMayMove() || !piece || piece->side == position().sideToMove()) {
        lookAt(square);
        return;
    }
    select(square);
    keepTry(from, square);
    emit changed();
    emit axesChanged();
    emit announced(
        tr("%1 %2", "why it cannot go there, what is looked at instead")
            .arg(verdictOf(position(), *m_tried, m_spokenStyle).text(), spokenSelection()));
}

void GameSession::keepTry(Square from, Square square) {
    m_refused = square;
    m_tried = explain(m_match.game(), from, square);
    m_refusal = verdictOf(position(), *m_tried).text();
}

void GameSession::setInspectOnly(bool only) {
    if (only == m_inspectOnly)
        return;
    m_inspectOnly = only;
    if (m_pending)
        m_pending.reset();
    m_clock.follow(m_match, m_inspectOnly);
    emit changed();
    emit announced(only ? tr("Only looking: nothing is moved until you end it.")
                        : tr("Moving again. %1").arg(spokenStanding()));
}

void GameSession::pickUp(int square) {
    if (!isSquare(square))
        return;
    const bool carriedAlready = m_selected == square && !m_pending && m_refused == noSquare;
    if (!carriedAlready)
        lookAt(static_cast<Square>(square));
}

void GameSession::putDown(int square) {
    if (!isSquare(square) || !hasSelection() || square == m_selected)
        return;
    m_pending.reset();
    if (std::vector<Move> moves = movesTo(static_cast<Square>(square)); !moves.empty())
        attempt(std::move(moves));
    else
        refuse(static_cast<Square>(square));
}

void GameSession::inspect(int square) {
    if (!isSquare(square))
        return;
    lookAt(static_cast<Square>(square));
    tellSquare(square);
}

void GameSession::lookAt(Square square) {
    if (position().pieceAt(square))
        select(square);
    else
        dropSelection();
    emit changed();
    emit axesChanged();
    if (hasSelection())
        emit announced(spokenSelection());
}

void GameSession::select(Square square) {
    dropSelection();
    m_selected = square;
    const bool preview = onlyLooked(*position().pieceAt(square));
    m_selectedMoves =
        preview ? position().previewMovesFrom(square) : position().legalMovesFrom(square);
    m_piece = describePiece(position(), square, m_selectedMoves, preview);
}

void GameSession::dropSelection() {
    m_selected = noSquare;
    m_selectedMoves.clear();
    m_piece = {};
    m_pending.reset();
    m_refused = noSquare;
    m_refusal.clear();
    m_tried.reset();
}

void GameSession::clearSelection() {
    const bool hadOne = hasSelection();
    dropSelection();
    emit changed();
    emit axesChanged();
    if (hadOne)
        emit announced(tr("Nothing is selected."));
}

void GameSession::trace(int square) {
    const Square traced = isSquare(square) ? static_cast<Square>(square) : noSquare;
    if (traced == m_traced)
        return;
    m_traced = traced;
    emit axesChanged();
}

void GameSession::untrace(int square) {
    if (isSquare(square) && m_traced == static_cast<Square>(square))
        trace(-1);
}

void GameSession::attempt(std::vector<Move> moves) {
    m_refused = noSquare;
    m_refusal.clear();
    m_tried.reset();
    if (m_inspectOnly) {
        emit changed();
        emit announced(tr("That move is possible. Only looking: nothing was moved."));
        return;
    }
    if (moves.size() > 1) {
        m_pending = Pending{std::move(moves), true};
    } else if (m_confirmCaptures && position().isCapture(moves.front())) {
        m_pending = Pending{std::move(moves), false};
    } else {
        play(moves.front());
        return;
    }
    emit changed();
    emit axesChanged();
    emit announced(spokenStatus());
}

void GameSession::refuse(Square square) {
    keepTry(m_selected, square);
    if (over())
        m_refusal = tr("The game is over. Take back a move or start a new game.");
    if (!over() && !personToMove()) {
        m_tried.reset(); // the move itself may be a good one
        m_refusal = tr("It is the computer's turn. Until it has moved you can look at any piece.");
    }
    emit changed();
    emit axesChanged();
    emit announced(spokenStatus());
}

void GameSession::tellStatus() {
    emit announced(spokenStatus());
}

void GameSession::confirmCapture() {
    if (capturePending())
        play(Move(m_pending->moves.front()));
}

void GameSession::cancelCapture() {
    if (!m_pending)
        return;
    m_pending.reset();
    emit changed();
    emit axesChanged();
    emit announced(tr("Cancelled. Nothing was moved."));
}

void GameSession::choosePromotion(const QString& letter) {
    if (!promotionPending() || letter.size() != 1)
        return;
    const auto kind = position().ruleset().kindOf(letter.front().toUpper().toLatin1());
    for (const Move& move : m_pending->moves) {
        if (kind && move.promotion == *kind) {
            play(Move(move));
            return;
        }
    }
}

void GameSession::play(const Move& move) {
    const QString words = spokenPly(position(), move, m_spokenStyle);
    m_match.play(move, m_clock.keptAfterMove());
    commit();
    emit announced(over() || inCheck()
                       ? tr("%1 %2", "move, what follows from it").arg(words, spokenStanding())
                       : words);
}

} // namespace tessera
