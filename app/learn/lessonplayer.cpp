#include "lessonplayer.h"

#include "coach/inspector.h"
#include "game/gamesession.h"
#include "lessonlook.h"

#include <algorithm>

namespace tessera {

namespace {

/// Milliseconds from one look at a check to the next.
constexpr int checkingPause = 200;

} // namespace

LessonPlayer::LessonPlayer(QObject* parent)
    : QObject(parent), m_work([this](const Done& done) {
          m_working = false;
          done();
          emit changed();
      }) {
    m_replyTimer.setSingleShot(true);
    connect(&m_replyTimer, &QTimer::timeout, this, &LessonPlayer::answerNow);
    m_checkingTimer.setInterval(checkingPause);
    connect(&m_checkingTimer, &QTimer::timeout, this, &LessonPlayer::checked);
    // What is drawn follows from everything.
    connect(this, &LessonPlayer::changed, this, &LessonPlayer::drawn);
    connect(this, &LessonPlayer::stepChanged, this, &LessonPlayer::changed);
}

LessonPlayer::~LessonPlayer() {
    m_stop.request_stop();
}

Learn* LessonPlayer::learn() const {
    return m_learn;
}

void LessonPlayer::setLearn(Learn* learn) {
    m_learn = learn;
    emit linked();
}

GameSession* LessonPlayer::session() const {
    return m_session;
}

void LessonPlayer::setSession(GameSession* session) {
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    // Later: the session is in the midst of something when it tells of a change.
    if (session != nullptr)
        connect(session, &GameSession::changed, this, &LessonPlayer::follow, Qt::QueuedConnection);
    emit linked();
}

Inspector* LessonPlayer::inspector() const {
    return m_inspector;
}

void LessonPlayer::setInspector(Inspector* inspector) {
    if (m_inspector)
        disconnect(m_inspector, nullptr, this, nullptr);
    m_inspector = inspector;
    if (inspector != nullptr)
        connect(inspector, &Inspector::changed, this, &LessonPlayer::followLook,
                Qt::QueuedConnection);
    emit linked();
}

const LessonStep* LessonPlayer::current() const {
    if (!isOpen() || isFinished())
        return nullptr;
    const int step = m_review ? m_reviews[static_cast<std::size_t>(m_place)].step : m_place;
    return &m_shelf.lesson->steps[static_cast<std::size_t>(step)];
}

const TryState* LessonPlayer::tryState() const {
    return m_tryStates.empty() ? nullptr : &m_tryStates.back();
}

int LessonPlayer::count() const {
    if (!isOpen())
        return 0;
    return static_cast<int>(m_review ? m_reviews.size() : m_shelf.lesson->steps.size());
}

StepTries& LessonPlayer::tries() {
    return m_run.steps[static_cast<std::size_t>(m_place)];
}

const StepTries& LessonPlayer::tries() const {
    return m_run.steps[static_cast<std::size_t>(m_place)];
}

void LessonPlayer::forgetTask() {
    m_outcome = Nothing;
    m_feedback = {};
    m_feedbackSketch = {};
    m_lit = {};
    m_tryStates.clear();
    m_refused.reset();
    m_illegal.reset();
    m_reply.reset();
    m_next.reset();
    m_playPly = 0;
    m_marked.clear();
    m_extra.clear();
    m_chosen.clear();
}

void LessonPlayer::openStep(int place) {
    stopWork();
    m_place = std::clamp(place, 0, count());
    m_frame = 0;
    m_solved = false;
    if (isFinished()) {
        finish();
        return;
    }
    if (m_review) {
        const QString& lesson = m_reviews[static_cast<std::size_t>(m_place)].lesson;
        if (lesson != m_shelf.key) {
            m_shelf = *m_learn->lessons().find(lesson);
            emit opened();
        }
    }
    m_solved = !current()->asks();
    setPosition();
    m_run.at = m_place;
    save();
    emit stepChanged();
    emit attended(look(), BoardGaze::Begins);
    emit announced(spokenStep());
}

void LessonPlayer::setPosition() {
    forgetTask();
    if (body<TryStep>() != nullptr)
        m_tryStates.push_back(beginTry(*current()));
    if (m_inspector)
        m_inspector->unwatchAll();
    if (const auto* show = body<ShowStep>(); show && !show->frames.empty()) {
        const ShowFrame& frame = show->frames[static_cast<std::size_t>(m_frame)];
        Game game(frame.before);
        if (frame.move)
            game.play(*frame.move);
        m_session->setUp(game, Match::Draws::Ignored);
        // With the marks that every chosen piece has.
        if (frame.reach != noSquare)
            m_session->inspect(frame.reach);
    } else {
        m_session->setUp(Game(current()->position),
                         body<PlayStep>() ? Match::Draws::End : Match::Draws::Ignored);
    }
}

void LessonPlayer::stopWork() {
    m_stop.request_stop();
    m_work.drop();
    m_working = false;
    m_replyTimer.stop();
    if (isChecking())
        endChecking();
}

void LessonPlayer::work(std::function<Done(const std::stop_token&)> job) {
    stopWork();
    m_stop = std::stop_source();
    m_working = true;
    m_work.ask([job = std::move(job), stop = m_stop.get_token()] { return job(stop); });
    emit changed();
}

void LessonPlayer::goOn() {
    if (!isOpen() || isFinished())
        return;
    if (m_frame + 1 < frames()) {
        goToFrame(m_frame + 1);
        return;
    }
    leaveStep();
    openStep(m_place + 1);
}

void LessonPlayer::goBack() {
    if (!isOpen())
        return;
    if (m_frame > 0)
        goToFrame(m_frame - 1);
    else if (m_place > 0)
        openStep(m_place - 1);
}

void LessonPlayer::goToStep(int step) {
    if (isOpen() && step >= 0 && step < count() && step != m_place)
        openStep(step);
}

void LessonPlayer::goToFrame(int frame) {
    if (frame < 0 || frame >= frames() || frame == m_frame)
        return;
    m_frame = frame;
    m_lit = {};
    if (kind() == Show) {
        setPosition();
        emit attended(lookOfFrame(*current(), static_cast<std::size_t>(frame)), BoardGaze::GoesOn);
    }
    emit changed();
    const LessonText said = frameText();
    emit announced(tr("Picture %1 of %2. %3").arg(frame + 1).arg(frames()).arg(said.plain));
}

void LessonPlayer::retry() {
    if (!current())
        return;
    stopWork();
    m_solved = !current()->asks();
    setPosition();
    emit changed();
    emit retried();
    emit attended(look(), BoardGaze::GoesOn);
    emit announced(tr("The position of the step again."));
}

void LessonPlayer::say(Outcome outcome, const LessonText& text) {
    m_outcome = outcome;
    m_feedback = text;
    emit changed();
    if (!text.isEmpty())
        emit announced(text.plain);
}

void LessonPlayer::solved(const QString& fallback) {
    m_solved = true;
    m_working = false;
    m_extra.clear();
    tries().solved = true;
    save();
    const LessonText done = read(current()->done);
    say(Right, done.isEmpty() ? plainLessonText(fallback) : done);
    emit solvedNow();
}

void LessonPlayer::wrong(const LessonText& text) {
    ++tries().wrong;
    save();
    say(Wrong, text);
}

void LessonPlayer::light(const LessonText& text, int link) {
    const bool there = link >= 0 && link < text.linkCount();
    const LinkSketches lit = there ? text.links[static_cast<std::size_t>(link)] : LinkSketches();
    if (lit == m_lit)
        return;
    m_lit = lit;
    emit drawn();
}

void LessonPlayer::unlight() {
    light({}, -1);
}

void LessonPlayer::seek(const LessonText& text, int link, bool pressed) {
    if (!current() || link < 0 || link >= text.linkCount())
        return;
    attend(text.links[static_cast<std::size_t>(link)].boards[0].squares(), BoardGaze::Asked);
    if (pressed)
        emit boardsWanted();
}

BoardInterest LessonPlayer::look() const {
    return lookOfStep(*m_shelf.lesson,
                      static_cast<std::size_t>(current() - m_shelf.lesson->steps.data()));
}

void LessonPlayer::attend(const std::vector<Square>& squares, BoardGaze::Cause cause) {
    if (!squares.empty() && kind() != Compare)
        emit attended(lookAtSquares(squares, look()), cause);
}

} // namespace tessera
