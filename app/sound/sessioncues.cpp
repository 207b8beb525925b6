#include "sessioncues.h"

#include "board/boardview.h"
#include "game/gamesession.h"

namespace tessera {

SessionCues::~SessionCues() = default;

GameSession* SessionCues::session() const {
    return m_session;
}

void SessionCues::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->clock()->disconnect(this);
    }
    m_session = session;
    if (session != nullptr) {
        connect(session, &GameSession::moved, this, &SessionCues::followGame);
        connect(session, &GameSession::changed, this, &SessionCues::followTry);
        connect(session->clock(), &GameClock::ticked, this, &SessionCues::followClock);
        remember();
    }
    emit followed();
}

BoardView* SessionCues::board() const {
    return m_board;
}

void SessionCues::setBoard(BoardView* board) {
    if (board == m_board)
        return;
    if (m_board)
        m_board->disconnect(this);
    m_board = board;
    if (board != nullptr) {
        connect(board, &BoardView::focusSquareChanged, this, &SessionCues::followFocus);
        connect(board, &BoardView::told, this, [this] { emit sounded(Cue::Edge); });
        m_focusBoard = board->currentBoard();
    }
    emit followed();
}

void SessionCues::remember() {
    m_ply = m_session->ply();
    m_start = m_session->match().game().start().key();
    m_over = m_session->over();
    m_try.reset();
    m_low = false;
}

void SessionCues::followGame() {
    const int before = m_ply;
    const bool wasOver = m_over;
    const bool sameGame = m_start == m_session->match().game().start().key();
    remember();
    // A record that was opened far on is no move.
    const bool forward = sameGame && m_ply > before && m_ply <= before + 2;
    if (m_over && !wasOver && (forward || m_ply == before)) {
        emit sounded(Cue::End);
        return;
    }
    if (!forward)
        return;
    if (m_session->inCheck()) {
        emit sounded(Cue::Check);
        return;
    }
    Game line = m_session->match().game();
    const Move move = line.moves()[static_cast<std::size_t>(m_ply - 1)];
    line.goTo(static_cast<std::size_t>(m_ply - 1));
    emit sounded(line.current().isCapture(move) ? Cue::Capture : Cue::Move);
}

void SessionCues::followTry() {
    if (m_session->status() != GameSession::Refusal) {
        m_try.reset();
        return;
    }
    const std::pair tried(static_cast<int>(m_session->selected()),
                          static_cast<int>(m_session->refused()));
    if (std::exchange(m_try, tried) != tried)
        emit sounded(Cue::Illegal);
}

void SessionCues::followClock() {
    const GameClock& clock = *m_session->clock();
    const bool low = clock.runs() && (clock.whitesTurn() ? clock.whiteLow() : clock.blackLow());
    if (!std::exchange(m_low, low) && low)
        emit sounded(Cue::LowTime);
}

void SessionCues::followFocus() {
    const int board = m_board->currentBoard();
    const int before = std::exchange(m_focusBoard, board);
    if (board != before && before >= 0 && m_board->hasActiveFocus())
        emit sounded(Cue::Board);
}

} // namespace tessera
