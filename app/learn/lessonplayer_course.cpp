// Which lesson or review is open: how it begins, what is kept of it, how it ends.
#include "game/gamesession.h"
#include "lessonplayer.h"
#include "lessonshelf.h"

#include <algorithm>

namespace tessera {

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

void LessonPlayer::save() {
    if (m_review || !m_learn || isFinished())
        return;
    m_learn->change([key = m_shelf.key, run = m_run](LessonProgress& progress) {
        LessonRecord record = progress.record(key);
        record.run = run;
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
        m_learn->change([item, known, today](LessonProgress& progress) {
            known ? progress.knew(item.lesson, item.step, today)
                  : progress.failed(item.lesson, item.step, today);
        });
    } else if (done.failed()) {
        m_learn->change([key = m_shelf.key, step = m_place, today](LessonProgress& progress) {
            progress.failed(key, step, today);
        });
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
        m_learn->change([key = m_shelf.key, stars = m_stars](LessonProgress& progress) {
            progress.setRecord(key, {std::max(stars, progress.record(key).stars), {}});
            if (progress.last() == key)
                progress.setLast({});
        });
    }
    emit stepChanged();
    emit announced(summary());
}

void LessonPlayer::again() {
    if (!isOpen() || m_review)
        return;
    m_run = {};
    m_run.steps.resize(m_shelf.lesson->steps.size());
    openStep(0);
}

} // namespace tessera
