// The lessons at hand: those that come with the program and the files in the user's own folder.
#pragma once

#include "lesson/lesson.h"

#include <QString>
#include <QStringList>

#include <atomic>
#include <memory>
#include <stop_token>
#include <vector>

namespace tessera {

struct ShelfLesson {
    QString key; ///< its id; of the user's own with "mine:" before it
    std::shared_ptr<const Lesson> lesson;
    bool mine = false;
};

struct LessonShelf {
    std::vector<ShelfLesson> lessons; ///< by course and place in it
    QStringList problems;             ///< of files that cannot be read, a sentence each
};

/// The folder `lessons` of the user's data.
[[nodiscard]] QString ownLessonFolder();
/// Those that come with the program.
[[nodiscard]] LessonShelf programLessons();
/// Those of the user's folder, read anew at every call. May take seconds; when it is stopped it
/// gives what it has.
[[nodiscard]] LessonShelf ownLessons(const std::stop_token& stop);

struct OpenedLesson {
    std::optional<ShelfLesson> lesson{};
    QString problem{}; ///< why there is none, with file, line and column; empty: there is one
};
[[nodiscard]] OpenedLesson openLessonFile(const QString& path);
/// Why a lesson of the user's own does not hold, with file, line and column; empty: it does. May
/// take seconds; `done` counts the steps that hold.
[[nodiscard]] QString lessonProblem(const Lesson& lesson, const std::stop_token& stop,
                                    std::atomic<int>* done);
/// Whether a file of this kind (.toml) is meant to be a lesson, whole or not.
[[nodiscard]] bool meansLesson(const QString& path);

} // namespace tessera
