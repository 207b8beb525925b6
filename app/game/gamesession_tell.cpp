// What the session tells on request, and what a person types.
#include "gamesession.h"

#include "text/tellings.h"

namespace tessera {

void GameSession::tellSquare(int square) {
    if (isSquare(square))
        emit announced(squareTold(position(), static_cast<Square>(square), m_spokenStyle));
}

void GameSession::tellMoves(int square) {
    const Square from = hasSelection() ? m_selected : static_cast<Square>(square);
    if (!isSquare(from))
        return;
    const std::optional<Piece> piece = position().pieceAt(from);
    const bool preview = over() || (piece && onlyLooked(*piece));
    emit announced(
        movesTold(position(), from,
                  preview ? position().previewMovesFrom(from) : position().legalMovesFrom(from),
                  preview, m_spokenStyle));
}

void GameSession::tellRays(int square) {
    if (isSquare(square))
        emit announced(raysTold(position(), static_cast<Square>(square), m_spokenStyle));
}

void GameSession::tellLastMove() {
    emit announced(ply() == 0 ? tr("Nothing was played yet. %1").arg(spokenStanding())
                              : spokenLastMove());
}

bool GameSession::playTyped(const Move& move) {
    if (over() || !personToMove() || !position().isLegal(move))
        return false;
    play(move);
    return true;
}

} // namespace tessera
