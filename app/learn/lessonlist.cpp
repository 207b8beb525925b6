#include "lessonlist.h"

#include "lessontext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

struct Course {
    const char* word;
    const char* name;
    const char* goal;
};

#define WORDS(text) QT_TRANSLATE_NOOP("tessera::Courses", text)

constexpr Course courses[]{
    {"zero", WORDS("Chess from zero"),
     WORDS("For those who have never played: the pieces, check and mate on an ordinary board.")},
    {"dimensions", WORDS("From two dimensions to four"),
     WORDS("One more number in every address, and nothing else: how a plane becomes space, and "
           "space becomes more.")},
    {"lite", WORDS("4⁴-lite"), WORDS("Four small boards. In an hour you find a mate through W.")},
    {"tesschess", WORDS("TessChess"),
     WORDS("Four squares along every direction, and pieces that use them all.")},
    {"full", WORDS("4⁴ full"), WORDS("Sixty-four boards, and many kings.")},
    {"own", WORDS("Your own lessons"),
     WORDS("From files that you opened, and from the folder of your lessons.")},
};

#undef WORDS

QString courseWords(const std::string& word, const char* Course::*which) {
    for (const Course& course : courses) {
        if (word == course.word)
            return QCoreApplication::translate("tessera::Courses", course.*which);
    }
    return QString::fromStdString(word);
}

} // namespace

int LessonListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lessons.size());
}

QVariant LessonListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const ShelfLesson& shelf = m_lessons[row];
    const Lesson& lesson = *shelf.lesson;
    const LessonRecord record = m_progress.record(shelf.key);
    switch (role) {
    case KeyRole:
        return shelf.key;
    case Qt::DisplayRole:
    case TitleRole:
        return lessonPlain(lesson.title);
    case GoalRole:
        return lessonPlain(lesson.goal);
    case MinutesRole:
        return lesson.minutes;
    case CourseRole:
        return courseWords(lesson.course, &Course::name);
    case CourseGoalRole:
        return courseWords(lesson.course, &Course::goal);
    case FirstRole:
        return row == 0 || m_lessons[row - 1].lesson->course != lesson.course;
    case RulesetRole:
        return QString::fromStdString(lesson.ruleset->data().name);
    case StarsRole:
        return record.stars;
    case StepRole:
        return record.run ? std::min(record.run->at, static_cast<int>(lesson.steps.size()) - 1) : 0;
    case StepsRole:
        return static_cast<int>(lesson.steps.size());
    case DueRole:
        return static_cast<int>(std::ranges::count_if(m_progress.reviews(), [&](const Review& r) {
            return m_progress.reviewing() && r.lesson == shelf.key && r.due <= m_today;
        }));
    case AfterRole:
        return after(lesson);
    case MineRole:
        return shelf.mine;
    default:
        return {};
    }
}

QHash<int, QByteArray> LessonListModel::roleNames() const {
    return {{KeyRole, "key"},         {TitleRole, "title"},     {GoalRole, "goal"},
            {MinutesRole, "minutes"}, {CourseRole, "course"},   {CourseGoalRole, "courseGoal"},
            {FirstRole, "first"},     {RulesetRole, "ruleset"}, {StarsRole, "stars"},
            {StepRole, "step"},       {StepsRole, "steps"},     {DueRole, "due"},
            {AfterRole, "after"},     {MineRole, "mine"}};
}

QString LessonListModel::after(const Lesson& lesson) const {
    QStringList titles;
    for (const std::string& id : lesson.after) {
        const QString key = QString::fromStdString(id);
        // Lessons that were taken need no advice to take them.
        if (const ShelfLesson* found = find(key); found && m_progress.record(key).stars == 0)
            titles.append(lessonPlain(found->lesson->title));
    }
    return titles.join(QStringLiteral(", "));
}

int LessonListModel::doneTotal() const {
    return static_cast<int>(std::ranges::count_if(m_lessons, [&](const ShelfLesson& shelf) {
        return m_progress.record(shelf.key).stars > 0;
    }));
}

int LessonListModel::starsTotal() const {
    int stars = 0;
    for (const ShelfLesson& shelf : m_lessons)
        stars += m_progress.record(shelf.key).stars;
    return stars;
}

int LessonListModel::rowOf(const QString& key) const {
    const auto found = std::ranges::find(m_lessons, key, &ShelfLesson::key);
    return found == m_lessons.end() ? -1 : static_cast<int>(found - m_lessons.begin());
}

QString LessonListModel::keyAt(int row) const {
    return row >= 0 && row < rowCount() ? m_lessons[static_cast<std::size_t>(row)].key : QString();
}

void LessonListModel::setLessons(std::vector<ShelfLesson> lessons) {
    const auto sameKey = [](const ShelfLesson& a, const ShelfLesson& b) { return a.key == b.key; };
    // The keyboard stays on its card where all cards stay.
    const auto [kept, end] = std::ranges::mismatch(m_lessons, lessons, sameKey);
    const bool grows = kept == m_lessons.end() && end != lessons.end() && !m_lessons.empty();
    const bool stays = kept == m_lessons.end() && end == lessons.end();
    if (grows)
        beginInsertRows({}, count(), static_cast<int>(lessons.size()) - 1);
    else if (!stays)
        beginResetModel();
    m_lessons = std::move(lessons);
    if (grows)
        endInsertRows();
    else if (!stays)
        endResetModel();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

void LessonListModel::add(const ShelfLesson& lesson) {
    const int row = rowOf(lesson.key);
    if (row >= 0) {
        m_lessons[static_cast<std::size_t>(row)] = lesson;
        emit dataChanged(index(row), index(row));
    } else {
        beginInsertRows({}, count(), count());
        m_lessons.push_back(lesson);
        endInsertRows();
    }
    emit changed();
}

void LessonListModel::setProgress(const LessonProgress& progress, const QDate& today) {
    m_progress = progress;
    m_today = today;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

const ShelfLesson* LessonListModel::find(const QString& key) const {
    const int row = rowOf(key);
    return row < 0 ? nullptr : &m_lessons[static_cast<std::size_t>(row)];
}

} // namespace tessera
