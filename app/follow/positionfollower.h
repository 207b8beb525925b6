// What stands on the boards of a game or of an editor, for whoever proves or analyses it.
#pragma once

#include "game/match.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace tessera {

class GameSession;
class PositionEditor;

/// What is followed, as a value.
struct FollowedPosition {
    /// Up to the current position; of an editor it has no moves. Null: nothing that can be played.
    std::shared_ptr<const Game> game;
    /// How the game ended; an editor's has not.
    MatchEnd end;
};

/// Follows the session or the editor that was given last. It tells of a change only where there is
/// one: a session and an editor also say so when something else of theirs has changed.
class PositionFollower : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Null, for what is followed: nothing is, and nothing is followed then.
    void follow(GameSession* session);
    void follow(PositionEditor* editor);
    [[nodiscard]] GameSession* session() const;
    [[nodiscard]] PositionEditor* editor() const;

    [[nodiscard]] const FollowedPosition& now() const { return m_now; }
    /// Whether the board is seen from Black's side.
    [[nodiscard]] bool flipped() const { return m_flipped; }
    /// The square that is chosen in the session; noSquare: none, or there is no session.
    [[nodiscard]] Square selected() const { return m_selected; }

signals:
    void sourceChanged();
    void positionChanged();
    void flippedChanged();
    void selectedChanged();

private:
    void followNothing();
    void lookAtSession();
    void lookAtEditor();
    void lookAt(const Game* game, const MatchEnd& end);
    void setFlipped(bool flipped);
    void setSelected(Square square);

    QPointer<GameSession> m_session;
    QPointer<PositionEditor> m_editor;
    FollowedPosition m_now;
    bool m_flipped = false;
    Square m_selected = noSquare;
};

} // namespace tessera
