// Who plays, and what the computer does in the game.
#include "gamesession.h"

#include "text/matchtext.h"
#include "text/playerstext.h"

namespace tessera {

bool GameSession::personToMove() const {
    return !players().level(position().sideToMove());
}

QString GameSession::playersTitle() const {
    return tessera::playersTitle(players());
}

QString GameSession::terms() const {
    return termsText(m_match);
}

QString GameSession::score() const {
    return tallyText(tallyAfter(m_match), players());
}

QString GameSession::drawCounts() const {
    return over() ? QString() : drawCountsText(m_match.game());
}

QString GameSession::playersSentence() const {
    return tessera::playersSentence(players());
}

bool GameSession::drawAsked() const {
    const std::optional<Side> offering = m_match.drawOffer();
    return offering && !players().level(opponent(*offering));
}

void GameSession::playComputed(const Move& move) {
    const Square looked = m_selected;
    play(move);
    const std::optional<Piece> piece =
        looked != noSquare ? position().pieceAt(looked) : std::nullopt;
    if (!piece || over() || onlyLooked(*piece))
        return;
    select(looked);
    emit changed();
    emit axesChanged();
}

void GameSession::offerComputedDraw(Side side) {
    if (over())
        return;
    m_match.offerDraw(side);
    emit changed();
    emit announced(statusText());
}

void GameSession::answerDraw(bool accept, const QString& why) {
    if (!drawOffered())
        return;
    m_match.answerDraw(accept);
    if (accept)
        commit();
    else
        emit changed();
    emit announced(
        accept ? tr("%1 %2", "why the draw is accepted, how the game ended").arg(why, endSentence())
               : why);
}

void GameSession::resignComputed(Side side) {
    endBy(side);
}

} // namespace tessera
