#include "learn.h"

#include "lessontext.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <map>

namespace tessera {

Learn::Learn(QObject* parent)
    : Learn(
          std::make_unique<LessonStore>(LessonStore::standardFolder()),
          [] { return QDate::currentDate(); }, parent) {}

Learn::Learn(std::unique_ptr<LessonStore> store, Today today, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_today(std::move(today)),
      m_reading([this](const LessonShelf& own) { takeOwn(own); }),
      m_openingFile([this](const OpenedLesson& opened) { takeOpened(opened); }) {}

Learn::~Learn() {
    m_stop.request_stop();
}

QString Learn::folder() {
    return QDir::toNativeSeparators(ownLessonFolder());
}

void Learn::addNotice(const QString& notice) {
    const QString before = m_notices.shown();
    m_notices.add(notice);
    if (m_notices.shown() != before)
        emit noticeChanged();
}

void Learn::dismissNotice() {
    m_notices.dismiss();
    emit noticeChanged();
}

void Learn::showProgress() {
    m_list.setProgress(progress(), today());
    addNotice(m_store->damage());
    // Said once, not at every step, and no longer than it is true.
    if (const QString problem = m_store->problem(); problem != m_told) {
        m_notices.withdraw(std::exchange(m_told, problem));
        emit noticeChanged();
        addNotice(problem);
    }
    emit progressChanged();
}

void Learn::change(SharedFile<LessonProgress>::Change how) {
    m_store->change(std::move(how));
    showProgress();
}

void Learn::refresh() {
    if (m_program.lessons.empty()) {
        m_program = programLessons();
        showLessons();
    }
    m_store->load();
    showProgress();
    addNotice(m_store->problem());
    m_reading.ask([stop = m_stop.get_token()] { return ownLessons(stop); });
}

void Learn::showLessons() {
    std::vector<ShelfLesson> lessons = m_program.lessons;
    lessons.insert(lessons.end(), m_own.begin(), m_own.end());
    for (const ShelfLesson& lesson : m_opened) {
        const auto place = std::ranges::find(lessons, lesson.key, &ShelfLesson::key);
        if (place != lessons.end())
            *place = lesson;
        else
            lessons.push_back(lesson);
    }
    m_list.setLessons(std::move(lessons));
}

void Learn::takeOwn(const LessonShelf& own) {
    m_own = own.lessons;
    showLessons();
    showProgress();
    const QStringList problems = m_program.problems + own.problems;
    if (problems.size() == 1)
        addNotice(tr("A lesson cannot be read. %1").arg(problems.front()));
    else if (!problems.isEmpty())
        addNotice(tr("%n lessons cannot be read:", nullptr, static_cast<int>(problems.size())) +
                  u'\n' + problems.join(u'\n'));
}

void Learn::setOpening(bool opening) {
    if (opening == m_isOpening)
        return;
    m_isOpening = opening;
    emit openingChanged();
}

void Learn::open(const QUrl& file) {
    setOpening(true);
    m_openingFile.ask([path = file.isLocalFile() ? file.toLocalFile() : file.toString()] {
        return openLessonFile(path);
    });
}

void Learn::stopOpening() {
    m_openingFile.drop();
    setOpening(false);
}

void Learn::takeOpened(const OpenedLesson& opened) {
    setOpening(false);
    if (!opened.lesson) {
        addNotice(tr("No lesson was opened. %1").arg(opened.problem));
        return;
    }
    const auto place = std::ranges::find(m_opened, opened.lesson->key, &ShelfLesson::key);
    if (place != m_opened.end())
        *place = *opened.lesson;
    else
        m_opened.push_back(*opened.lesson);
    m_list.add(*opened.lesson);
    m_list.setProgress(progress(), today());
    emit taken(opened.lesson->key);
}

QString Learn::lastKey() const {
    const QString& last = progress().last();
    return m_list.find(last) != nullptr && progress().record(last).run ? last : QString();
}

QString Learn::lastTitle() const {
    const QString last = lastKey();
    return last.isEmpty() ? QString() : lessonPlain(m_list.find(last)->lesson->title);
}

void Learn::setReviewing(bool reviewing) {
    if (reviewing != progress().reviewing())
        change([reviewing](LessonProgress& progress) { progress.setReviewing(reviewing); });
}

std::vector<ReviewItem> Learn::due() const {
    std::vector<ReviewItem> items;
    if (!reviewing())
        return items;
    for (const Review& review : progress().reviews()) {
        const ShelfLesson* shelf = m_list.find(review.lesson);
        if (review.due <= today() && shelf != nullptr &&
            review.step < static_cast<int>(shelf->lesson->steps.size()) &&
            shelf->lesson->steps[static_cast<std::size_t>(review.step)].asks())
            items.push_back({review.lesson, review.step});
    }
    return items;
}

QString Learn::laterText() const {
    if (!reviewing())
        return {};
    std::map<QDate, int> days;
    for (const Review& review : progress().reviews()) {
        if (review.due > today() && m_list.find(review.lesson) != nullptr)
            ++days[review.due];
    }
    QStringList texts;
    for (const auto& [day, count] : days)
        texts.append(day == today().addDays(1)
                         ? tr("%n tomorrow", "steps that come back", count)
                         : tr("%n on %1", "steps that come back, a date", count)
                               .arg(QLocale().toString(day, QLocale::ShortFormat)));
    return texts.join(QStringLiteral(", "));
}

QString Learn::scheduleText() {
    QStringList days;
    for (const int day : reviewDays())
        days.append(QString::number(day));
    return tr("A step comes back after %1 days, as long as you solve it at sight.",
              "numbers such as 1, 3, 7")
        .arg(days.join(QStringLiteral(", ")));
}

void Learn::forget(const QStringList& keys) {
    m_store->load();
    m_forgotten.clear();
    for (const QString& key : keys) {
        Forgotten forgotten{key, progress().record(key), {}};
        std::ranges::copy_if(progress().reviews(), std::back_inserter(forgotten.reviews),
                             [&](const Review& review) { return review.lesson == key; });
        if (forgotten.record != LessonRecord() || !forgotten.reviews.empty())
            m_forgotten.push_back(std::move(forgotten));
    }
    change([keys](LessonProgress& progress) {
        for (const QString& key : keys) {
            progress.setRecord(key, {});
            progress.dropReviews(key);
        }
    });
}

void Learn::reset(const QString& key) {
    forget({key});
}

void Learn::resetAll() {
    QStringList keys;
    for (const ShelfLesson& shelf : m_list.all())
        keys.append(shelf.key);
    forget(keys);
}

void Learn::undoReset() {
    if (m_forgotten.empty())
        return;
    change([forgotten = std::exchange(m_forgotten, {})](LessonProgress& progress) {
        for (const Forgotten& one : forgotten) {
            progress.setRecord(one.lesson, one.record);
            for (const Review& review : one.reviews)
                progress.addReview(review);
        }
    });
}

} // namespace tessera
