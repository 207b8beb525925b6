#include "lessonshelf.h"

#include "lesson/check.h"
#include "lesson/reader.h"
#include "text/errortext.h"

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

} // namespace

QString ownLessonFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/lessons");
}

LessonShelf shelfLessons() {
    LessonShelf shelf;
    for (const BuiltinLesson& builtin : builtinLessons()) {
        Result<Lesson> lesson = readLesson(builtin.text, builtin.fileName);
        if (lesson)
            shelf.lessons.push_back(shelved(std::move(*lesson), false));
        else
            shelf.problems.append(problemText(lesson.error()));
    }
    const QDir folder(ownLessonFolder());
    QStringList files =
        folder.entryList({QStringLiteral("*.toml")}, QDir::Files | QDir::Readable, QDir::Name);
    files.resize(std::min<qsizetype>(files.size(), mostOwnLessons));
    for (const QString& file : files) {
        OpenedLesson opened = openLessonFile(folder.filePath(file));
        if (opened.lesson)
            shelf.lessons.push_back(std::move(*opened.lesson));
        else
            shelf.problems.append(opened.problem);
    }
    std::ranges::stable_sort(shelf.lessons, {}, [](const ShelfLesson& shelved) {
        return std::tuple(courseIndex(*shelved.lesson), shelved.lesson->order);
    });
    return shelf;
}

OpenedLesson openLessonFile(const QString& path) {
    Result<Lesson> lesson = readLessonFile(QFileInfo(path).filesystemAbsoluteFilePath());
    if (!lesson)
        return {{}, problemText(lesson.error())};
    return {shelved(std::move(*lesson), true), {}};
}

QString lessonProblem(const Lesson& lesson) {
    const std::optional<Error> error = checkLesson(lesson);
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
