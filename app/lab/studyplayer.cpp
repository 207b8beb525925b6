#include "studyplayer.h"

#include "game/gamesession.h"
#include "lab.h"
#include "studytask.h"

#include <algorithm>

namespace tessera {

StudyPlayer::StudyPlayer(QObject* parent)
    : QObject(parent), m_judging([this](const Verdict& verdict) { take(verdict); }) {
    m_reply.setSingleShot(true);
    connect(&m_watch, &QTimer::timeout, this, &StudyPlayer::stepWatch);
    connect(&m_reply, &QTimer::timeout, this, &StudyPlayer::answer);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        m_slow = true;
        emit progressChanged();
    });
}

StudyPlayer::~StudyPlayer() {
    m_stop.request_stop();
}

Lab* StudyPlayer::lab() const {
    return m_lab;
}

void StudyPlayer::setLab(Lab* lab) {
    m_lab = lab;
    emit linked();
}

GameSession* StudyPlayer::session() const {
    return m_session;
}

void StudyPlayer::setSession(GameSession* session) {
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    // Later: the session is in the midst of something when it tells of a change.
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &StudyPlayer::follow, Qt::QueuedConnection);
    emit linked();
}

bool StudyPlayer::show(const QString& key) {
    const ShelfStudy* found = m_lab ? m_lab->studies().find(key) : nullptr;
    if (found == nullptr || !m_session)
        return false;
    stopWork();
    m_shelf = *found;
    m_hints = 0;
    m_helped = false;
    m_solvedHere = false;
    m_wrongOptions.clear();
    emit opened();
    m_lab->lookAt(m_shelf);
    tryIt();
    return true;
}

void StudyPlayer::close() {
    stopWork();
    m_shelf = {};
    m_phase = Before;
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    emit opened();
    emit changed();
}

void StudyPlayer::stopWork() {
    m_stop.request_stop();
    m_judging.drop();
    m_ticket.reset();
    m_progressTimer.stop();
    m_watch.stop();
    m_reply.stop();
    m_answer.reset();
}

bool StudyPlayer::lineTells() const {
    const TaskKind kind = taskOf(*m_shelf.study).kind;
    return kind == TaskKind::Mate || kind == TaskKind::Reach;
}

void StudyPlayer::setFeedback(const QString& text, bool praise) {
    m_feedback = text;
    m_praised = praise;
    if (!text.isEmpty())
        emit announced(text);
}

void StudyPlayer::showLine(std::size_t ply) {
    if (!isOpen() || !m_session)
        return;
    m_accepted.clear();
    m_trial.clear();
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    const std::size_t last = m_shelf.study->line.size();
    m_phase = ply == 0 ? Before : ply >= last ? After : Between;
    if (ply > 0 && lineTells() && !m_solvedHere)
        m_helped = true;
    // Without the moves to come, which would be there to look at.
    m_loaded = ply;
    m_session->setUp(lineOf(*m_shelf.study, ply));
    emit announced(ply == 0 ? place() : m_session->spokenLastMove());
    emit changed();
}

void StudyPlayer::before() {
    stopWork();
    showLine(0);
}

void StudyPlayer::after() {
    stopWork();
    if (isOpen())
        showLine(m_shelf.study->line.size());
}

void StudyPlayer::watch() {
    if (!isOpen() || !hasLine() || !m_session)
        return;
    if (m_watch.isActive()) {
        m_watch.stop();
        emit changed();
        return;
    }
    stopWork();
    const auto last = static_cast<int>(m_shelf.study->line.size());
    const bool goesOn = m_phase != Try && m_phase != Explore && m_session->ply() < last;
    if (!goesOn)
        showLine(0);
    else if (m_still)
        stepWatch();
    if (!m_still)
        m_watch.start(m_pause);
    emit changed();
}

void StudyPlayer::step() {
    if (!isOpen() || !hasLine() || !m_session)
        return;
    stopWork();
    const std::size_t last = m_shelf.study->line.size();
    const std::size_t here = m_phase == Try       ? taskOf(*m_shelf.study).ply
                             : m_phase == Explore ? 0
                                                  : static_cast<std::size_t>(m_session->ply());
    if (here < last)
        showLine(here + 1);
    else
        emit announced(tr("The study ends here."));
    emit changed();
}

void StudyPlayer::stepWatch() {
    if (!isOpen() || !m_session)
        return;
    const std::size_t next = static_cast<std::size_t>(m_session->ply()) + 1;
    const std::size_t last = m_shelf.study->line.size();
    if (next >= last)
        m_watch.stop();
    showLine(std::min(next, last));
}

void StudyPlayer::tryIt() {
    if (!isOpen() || !m_session)
        return;
    beginTry();
    m_session->setUp(lineOf(*m_shelf.study, taskOf(*m_shelf.study).ply));
    emit announced(tr("%1. %2", "title of a study, what to do").arg(title(), this->task()));
    emit changed();
}

void StudyPlayer::beginTry() {
    m_phase = Try;
    m_accepted.clear();
    m_wrongOptions.clear();
    waitForMove();
}

void StudyPlayer::reset() {
    if (!isOpen() || !m_session)
        return;
    if (m_phase == Try)
        tryIt();
    else if (m_phase == Explore)
        m_session->goToPly(0);
    else
        before();
}

void StudyPlayer::explore() {
    if (!isOpen() || !m_session)
        return;
    stopWork();
    m_phase = Explore;
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    // From what is shown: a move here is one of this play, and taking back leads no further.
    m_session->setUp(Game(Position(m_session->match().position())));
    emit announced(tr("Free play. Both sides are yours."));
    emit changed();
}

void StudyPlayer::hint() {
    if (!moreHints())
        return;
    ++m_hints;
    if (!m_solvedHere)
        m_helped = true;
    emit announced(hints().last());
    emit changed();
}

std::vector<Move> StudyPlayer::playedHere() const {
    const Game& game = m_session->match().game();
    const std::size_t from = std::min(taskOf(*m_shelf.study).ply, game.ply());
    return {game.moves().begin() + static_cast<std::ptrdiff_t>(from),
            game.moves().begin() + static_cast<std::ptrdiff_t>(game.ply())};
}

bool StudyPlayer::followsLine() const {
    const std::vector<Move>& moves = m_session->match().game().moves();
    const std::vector<Move>& line = m_shelf.study->line;
    return moves.size() == m_loaded && std::equal(moves.begin(), moves.end(), line.begin());
}

void StudyPlayer::follow() {
    if (!isOpen() || !m_session)
        return;
    switch (m_phase) {
    case Before:
    case Between:
    case After:
        followLine();
        break;
    case Try:
        followTry();
        break;
    case Explore:
        break;
    }
}

void StudyPlayer::followLine() {
    const std::vector<Move>& line = m_shelf.study->line;
    const Game& game = m_session->match().game();
    if (followsLine()) {
        // With the keys that walk through a game.
        const std::size_t ply = game.ply();
        const Phase phase = ply == 0 ? Before : ply >= line.size() ? After : Between;
        if (ply > 0 && lineTells() && !m_solvedHere)
            m_helped = true;
        if (phase != m_phase) {
            m_phase = phase;
            emit changed();
        }
        return;
    }
    // A move was played.
    stopWork();
    const std::size_t task = taskOf(*m_shelf.study).ply;
    const auto common = static_cast<std::size_t>(
        std::mismatch(game.moves().begin(), game.moves().end(), line.begin(), line.end()).first -
        game.moves().begin());
    if (game.moves().size() == task + 1 && common >= task &&
        taskOf(*m_shelf.study).kind != TaskKind::Why) {
        beginTry();
        followTry();
    } else {
        leaveTry();
    }
}

void StudyPlayer::leaveTry() {
    stopWork();
    m_phase = Explore;
    m_state = Idle;
    m_feedback.clear();
    m_sketch = {};
    emit announced(tr("Free play. Both sides are yours."));
    emit changed();
}
} // namespace tessera
