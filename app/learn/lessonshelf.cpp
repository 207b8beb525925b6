#include "lessonshelf.h"

#include "lesson/check.h"
#include "lesson/reader.h"
#include "text/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

/// What nobody has in one folder on purpose.
constexpr int mostOwnLessons = 500;

std::size_t courseIndex(const Lesson& lesson) {
    const auto courses = lessonCourses();
    return static_cast<std::size_t>(std::ranges::find(courses, lesson.course) - courses.begin());
}

ShelfLesson shelved(Lesson lesson, bool mine) {
    if (mine)
        lesson.course = lessonCourses().back();
    const QString id = QString::fromStdString(lesson.id);
    return {mine ? QStringLiteral("mine:") + id : id,
            std::make_shared<const Lesson>(std::move(lesson)), mine};
}

void sortByPlace(LessonShelf& shelf) {
    std::ranges::stable_sort(shelf.lessons, {}, [](const ShelfLesson& shelved) {
        return std::tuple(courseIndex(*shelved.lesson), shelved.lesson->order);
    });
}

} // namespace

QString ownLessonFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lessons");
}

LessonShelf programLessons() {
    LessonShelf shelf;
    for (const BuiltinLesson& builtin : builtinLessons()) {
        Result<Lesson> lesson = readLesson(builtin.text, builtin.fileName);
        if (lesson)
            shelf.lessons.push_back(shelved(std::move(*lesson), false));
        else
            shelf.problems.append(problemText(lesson.error()));
    }
    sortByPlace(shelf);
    return shelf;
}

LessonShelf ownLessons(const std::stop_token& stop) {
    LessonShelf shelf;
    const QDir folder(ownLessonFolder());
    QStringList files =
        folder.entryList({QStringLiteral("*.toml")}, QDir::Files | QDir::Readable, QDir::Name);
    files.resize(std::min<qsizetype>(files.size(), mostOwnLessons));
    for (const QString& file : files) {
        if (stop.stop_requested())
            break;
        OpenedLesson opened = openLessonFile(folder.filePath(file));
        if (!opened.lesson)
            shelf.problems.append(opened.problem);
        else if (std::ranges::count(shelf.lessons, opened.lesson->key, &ShelfLesson::key) > 0)
            shelf.problems.append(
                QCoreApplication::translate("tessera::LessonShelf",
                                            "%1: another lesson of the folder has the same id, %2.")
                    .arg(file, QString::fromStdString(opened.lesson->lesson->id)));
        else
            shelf.lessons.push_back(std::move(*opened.lesson));
    }
    sortByPlace(shelf);
    return shelf;
}

OpenedLesson openLessonFile(const QString& path) {
    Result<Lesson> lesson = readLessonFile(QFileInfo(path).filesystemAbsoluteFilePath());
    if (!lesson)
        return {{}, problemText(lesson.error())};
    return {shelved(std::move(*lesson), true), {}};
}

QString lessonProblem(const Lesson& lesson, const std::stop_token& stop, std::atomic<int>* done) {
    const std::optional<Error> error = checkLesson(lesson, stop, done);
    return error ? problemText(*error) : QString();
}

bool meansLesson(const QString& path) {
    QFile file(path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.read(static_cast<qint64>(maxLessonBytes));
    const auto begins = [&text](const QByteArray& line) {
        return text.startsWith(line) || text.contains('\n' + line);
    };
    // No ruleset and no study has these.
    return begins("[[step]]") || begins("course");
}

} // namespace tessera
