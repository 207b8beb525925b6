// The lessons at hand: those that come with the program and the files in the user's own folder.
#pragma once

#include "lesson/lesson.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace tessera {

struct ShelfLesson {
    QString key; ///< its id; of the user's own with "mine:" before it
    std::shared_ptr<const Lesson> lesson;
    bool mine = false;
};

struct LessonShelf {
    std::vector<ShelfLesson> lessons; ///< by course and place in it, the user's own last
    QStringList problems;             ///< of files that cannot be read, a sentence each
};

/// The folder `lessons` of the user's data.
[[nodiscard]] QString ownLessonFolder();
/// All lessons. The folder is read anew at every call.
[[nodiscard]] LessonShelf shelfLessons();

struct OpenedLesson {
    std::optional<ShelfLesson> lesson{};
    QString problem{}; ///< why there is none, with file, line and column; empty: there is one
};
[[nodiscard]] OpenedLesson openLessonFile(const QString& path);
/// Why a lesson of the user's own does not hold, with file, line and column; empty: it does. May
/// take seconds.
[[nodiscard]] QString lessonProblem(const Lesson& lesson);
/// Whether a file of this kind (.toml) is meant to be a lesson, whole or not.
[[nodiscard]] bool meansLesson(const QString& path);

} // namespace tessera
