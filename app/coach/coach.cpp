#include "coach.h"

#include "checktext.h"
#include "coachsketch.h"
#include "formula.h"
#include "game/gamesession.h"
#include "game/positionscene.h"

#include <utility>

namespace tessera {

namespace {

/// What the boards would show once a move was played.
Coach::After afterMove(const Game& game, const Move& move, bool flipped) {
    Position after = game.current();
    after.make(move);
    BoardScene scene = sceneAfter(after, move);
    scene.flipped = flipped;
    return {after, scene, move.to};
}

} // namespace

Coach::Coach(QObject* parent)
    : QObject(parent), m_explaining([this](const Answer& answer) { show(answer); }) {}

GameSession* Coach::session() const {
    return m_session;
}

void Coach::setSession(GameSession* session) {
    if (session == m_session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session != nullptr) {
        connect(session, &GameSession::changed, this, &Coach::followGame);
        connect(session, &GameSession::axesChanged, this, &Coach::followAim);
    }
    emit sessionChanged();
    followGame();
}

void Coach::setWhatIf(bool whatIf) {
    if (whatIf == m_whatIf)
        return;
    m_whatIf = whatIf;
    emit whatIfChanged();
    followAim();
}

BoardScene Coach::scene() const {
    if (m_after)
        return m_after->scene;
    return m_session ? m_session->scene() : BoardScene();
}

void Coach::followGame() {
    if (!m_session)
        return;
    const Game& game = m_session->match().game();
    if (!m_game || m_game->ply() != game.ply() || m_game->keys() != game.keys()) {
        m_game = std::make_shared<const Game>(game);
        followChecks();
    }
    QStringList formulas;
    if (m_session->hasSelection()) {
        const Position& position = game.current();
        if (const auto piece = position.pieceAt(m_session->selected()))
            formulas = formulasOf(position.ruleset(), piece->kind, piece->side);
    }
    if (formulas != m_formulas) {
        m_formulas = formulas;
        emit pieceChanged();
    }
    m_after.reset();
    emit sceneChanged();
    followAim();
}

void Coach::followChecks() {
    const Position& position = m_game->current();
    m_checkSketch = sketchOfChecks(position);
    const QString text = ::tessera::checkText(position);
    if (text == m_checkText)
        return;
    m_checkText = text;
    emit checkChanged();
}

void Coach::followAim() {
    if (!m_session || !m_game)
        return;
    const Square from = m_session->selected();
    const Square to = m_session->aim();
    if (from == noSquare || to == noSquare || from == to) {
        m_explaining.drop();
        Answer answer;
        if (const auto& tried = m_session->tried()) {
            answer.verdict = verdictOf(m_game->current(), *tried);
            answer.sketch = sketchOf(*tried);
            // Another piece was looked at by the same press.
            if (tried->piece && tried->from != from)
                answer.verdict.about = triedText(m_game->current(), *tried);
        } else if (from == noSquare) {
            answer.sketch = m_checkSketch;
        }
        show(answer);
        return;
    }
    const bool after = m_whatIf;
    const bool flipped = m_session->scene().flipped;
    m_explaining.ask([game = m_game, from, to, after, flipped] {
        const Explanation explanation = explain(*game, from, to);
        Answer answer{verdictOf(game->current(), explanation), sketchOf(explanation), {}};
        if (after && explanation.legal)
            answer.after = afterMove(*game, explanation.consequences.front().move, flipped);
        return answer;
    });
}

void Coach::show(const Answer& answer) {
    const bool otherScene = answer.after.has_value() != m_after.has_value() ||
                            (m_after && answer.after->scene != m_after->scene);
    m_after = answer.after;
    // Later: the board that shows the scene may be what moved the focus that led here.
    if (otherScene)
        QMetaObject::invokeMethod(this, &Coach::sceneChanged, Qt::QueuedConnection);
    if (answer.verdict == m_verdict && answer.sketch == m_sketch)
        return;
    m_verdict = answer.verdict;
    m_sketch = answer.sketch;
    emit changed();
}

void Coach::tell(int square) {
    if (!m_session)
        return;
    const Square from = m_session->selected();
    if (from == noSquare || square < 0 || square == from ||
        square >= m_game->current().geometry().squareCount()) {
        m_session->tellStatus();
        return;
    }
    const Explanation explanation = explain(*m_game, from, static_cast<Square>(square));
    emit m_session->announced(
        verdictOf(m_game->current(), explanation, m_session->spokenStyle()).text());
}

} // namespace tessera
