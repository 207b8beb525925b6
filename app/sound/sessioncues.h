// Which sound belongs to what happens in a game.
#pragma once

#include "cue.h"

#include <QPointer>

#include <optional>
#include <utility>

namespace tessera {

class BoardView;
class GameSession;

/// Follows a session and the board that shows it. Going back is silent, and so is a game that
/// begins.
class SessionCues : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY followed)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// May be none.
    Q_PROPERTY(tessera::BoardView* board READ board WRITE setBoard NOTIFY followed)
    Q_MOC_INCLUDE("board/boardview.h")
public:
    using QObject::QObject;
    ~SessionCues() override;

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] BoardView* board() const;
    void setBoard(BoardView* board);

signals:
    void followed();
    void sounded(tessera::cue::Cue cue);

private:
    void followGame();
    void followTry();
    void followClock();
    void followFocus();
    /// Takes what is shown as known.
    void remember();

    QPointer<GameSession> m_session;
    QPointer<BoardView> m_board;
    int m_ply = 0;
    std::uint64_t m_start = 0; ///< key of the game's first position
    bool m_over = false;
    std::optional<std::pair<int, int>> m_try;
    bool m_low = false;
    int m_focusBoard = -1;
};

} // namespace tessera
