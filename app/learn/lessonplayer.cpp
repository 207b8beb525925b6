#include "lessonplayer.h"

#include "coach/inspector.h"
#include "game/gamesession.h"
#include "lessonlook.h"
#include "lessonshelf.h"

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

bool LessonPlayer::start(const QString& key) {
    const ShelfLesson* found = m_learn && m_session ? m_learn->lessons().find(key) : nullptr;
    if (found == nullptr)
        return false;
    stopWork();
    const ShelfLesson shelf = *found;
    if (!shelf.mine) {
        begin(shelf);
        return true;
    }
    // What somebody else has written may have no way to its end.
    const auto steps = std::make_shared<std::atomic<int>>(0);
    work([this, shelf, steps](const std::stop_token& stop) -> Done {
        const QString problem = lessonProblem(*shelf.lesson, stop, steps.get());
        return [this, shelf, problem] {
            endChecking();
            if (problem.isEmpty())
                begin(shelf);
            else if (m_learn)
                m_learn->addNotice(
                    tr("The lesson does not hold. %1", "where, what is wrong").arg(problem));
        };
    });
    m_checked = shelf;
    m_checkedSteps = steps;
    m_checkingTimer.start();
    emit checked();
    return true;
}

void LessonPlayer::endChecking() {
    m_checked = {};
    m_checkingTimer.stop();
    emit checked();
}

void LessonPlayer::stopChecking() {
    if (isChecking())
        stopWork();
}

QString LessonPlayer::checkingText() const {
    if (!isChecking())
        return {};
    return tr("“%1” is checked before it begins: step %2 of %3.", "title of a lesson")
        .arg(lessonPlain(m_checked.lesson->title))
        .arg(std::min(m_checkedSteps->load() + 1, static_cast<int>(m_checked.lesson->steps.size())))
        .arg(m_checked.lesson->steps.size());
}

void LessonPlayer::begin(const ShelfLesson& shelf) {
    m_shelf = shelf;
    m_review = false;
    m_reviews.clear();
    m_stars = 0;
    const auto steps = shelf.lesson->steps.size();
    m_run = m_learn->progress().record(shelf.key).run.value_or(LessonRun());
    m_run.steps.resize(steps);
    const int at = std::clamp(m_run.at, 0, static_cast<int>(steps) - 1);
    emit opened();
    openStep(at);
}

bool LessonPlayer::startReview() {
    std::vector<ReviewItem> due = m_learn && m_session ? m_learn->due() : std::vector<ReviewItem>();
    if (due.empty())
        return false;
    stopWork();
    m_review = true;
    m_reviews = std::move(due);
    m_run = {};
    m_run.steps.resize(m_reviews.size());
    m_shelf = *m_learn->lessons().find(m_reviews.front().lesson);
    emit opened();
    openStep(0);
    return true;
}

void LessonPlayer::close() {
    stopWork();
    m_shelf = {};
    m_review = false;
    m_place = 0;
    forgetTask();
    emit opened();
    emit stepChanged();
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
    emit attended(lookOfStep(*current()), BoardGaze::Begins);
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

void LessonPlayer::save() {
    if (m_review || !m_learn || isFinished())
        return;
    const QString key = m_shelf.key;
    m_learn->change([&](LessonProgress& progress) {
        LessonRecord record = progress.record(key);
        record.run = m_run;
        progress.setRecord(key, record);
        progress.setLast(key);
    });
}

void LessonPlayer::leaveStep() {
    if (!current() || !current()->asks())
        return;
    StepTries& done = tries();
    if (!m_solved && !done.solved)
        done.shown = true;
    const QDate today = m_learn->today();
    if (m_review) {
        const ReviewItem item = m_reviews[static_cast<std::size_t>(m_place)];
        const bool known = done.solved && done.cost() == 0;
        m_learn->change([&](LessonProgress& progress) {
            known ? progress.knew(item.lesson, item.step, today)
                  : progress.failed(item.lesson, item.step, today);
        });
    } else if (done.failed()) {
        m_learn->change(
            [&](LessonProgress& progress) { progress.failed(m_shelf.key, m_place, today); });
    }
}

void LessonPlayer::finish() {
    forgetTask();
    int asking = 0;
    m_cost = 0;
    for (std::size_t i = 0; i < m_run.steps.size(); ++i) {
        const StepTries& step = m_run.steps[i];
        if (!m_review && !m_shelf.lesson->steps[i].asks())
            continue;
        ++asking;
        m_cost += step.solved ? step.cost() : StepTries::mostCost;
    }
    m_stars = starsFor(asking, m_cost);
    if (!m_review) {
        const QString key = m_shelf.key;
        m_learn->change([&](LessonProgress& progress) {
            progress.setRecord(key, {std::max(m_stars, progress.record(key).stars), {}});
            if (progress.last() == key)
                progress.setLast({});
        });
    }
    emit stepChanged();
    emit announced(summary());
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

void LessonPlayer::again() {
    if (!isOpen() || m_review)
        return;
    m_run = {};
    m_run.steps.resize(m_shelf.lesson->steps.size());
    openStep(0);
}

void LessonPlayer::retry() {
    if (!current())
        return;
    stopWork();
    m_solved = !current()->asks();
    setPosition();
    emit changed();
    emit attended(lookOfStep(*current()), BoardGaze::GoesOn);
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

void LessonPlayer::seek(const LessonText& text, int link) {
    if (!current() || kind() == Compare || link < 0 || link >= text.linkCount())
        return;
    const BoardSketch& sketch = text.links[static_cast<std::size_t>(link)].boards[0];
    emit attended(lookOfSketch(*current(), sketch), BoardGaze::Asked);
}

void LessonPlayer::attend(std::vector<Square> squares) {
    if (!squares.empty() && kind() != Compare)
        emit attended(lookAtSquares(*current(), std::move(squares)), BoardGaze::GoesOn);
}

void LessonPlayer::attend(const std::vector<Move>& moves) {
    std::vector<Square> squares;
    for (const Move& move : moves)
        squares.insert(squares.end(), {move.from, move.to});
    attend(std::move(squares));
}

} // namespace tessera
