#include "positionfollower.h"

#include "editor/positioneditor.h"
#include "game/gamesession.h"

namespace tessera {

namespace {
/// Whether both are at the same position of the same course; moves that were taken back do not
/// count.
bool same(const Game* one, const Game* other) {
    if (one == nullptr || other == nullptr)
        return one == other;
    const Position& here = one->current();
    const Position& there = other->current();
    return here.rulesetPtr() == there.rulesetPtr() && one->keys() == other->keys() &&
           here.halfMoveClock() == there.halfMoveClock() && here.moveNumber() == there.moveNumber();
}
} // namespace

GameSession* PositionFollower::session() const {
    return m_session;
}

PositionEditor* PositionFollower::editor() const {
    return m_editor;
}

void PositionFollower::follow(GameSession* session) {
    if (session == m_session)
        return;
    followNothing();
    m_session = session;
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &PositionFollower::lookAtSession);
    emit sourceChanged();
    lookAtSession();
}

void PositionFollower::follow(PositionEditor* editor) {
    if (editor == m_editor)
        return;
    followNothing();
    m_editor = editor;
    if (editor != nullptr)
        connect(editor, &PositionEditor::changed, this, &PositionFollower::lookAtEditor);
    emit sourceChanged();
    lookAtEditor();
}

void PositionFollower::followNothing() {
    if (m_session)
        m_session->disconnect(this);
    if (m_editor)
        m_editor->disconnect(this);
    m_session.clear();
    m_editor.clear();
}

void PositionFollower::lookAtSession() {
    if (!m_session) {
        lookAt(nullptr, {});
        return;
    }
    setFlipped(m_session->scene().flipped);
    const Match& match = m_session->match();
    lookAt(&match.game(), match.end());
    setSelected(m_session->selected());
}

void PositionFollower::lookAtEditor() {
    if (!m_editor) {
        lookAt(nullptr, {});
        return;
    }
    setFlipped(m_editor->scene().flipped);
    const std::optional<Position>& position = m_editor->position();
    if (position) {
        const Game game(*position);
        lookAt(&game, {});
    } else {
        lookAt(nullptr, {});
    }
    setSelected(noSquare);
}

void PositionFollower::lookAt(const Game* game, const MatchEnd& end) {
    if (same(game, m_now.game.get()) && end == m_now.end)
        return;
    m_now = {game != nullptr ? std::make_shared<const Game>(*game) : nullptr, end};
    emit positionChanged();
}

void PositionFollower::setFlipped(bool flipped) {
    if (flipped == m_flipped)
        return;
    m_flipped = flipped;
    emit flippedChanged();
}

void PositionFollower::setSelected(Square square) {
    if (square == m_selected)
        return;
    m_selected = square;
    emit selectedChanged();
}

} // namespace tessera
