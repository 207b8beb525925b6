// Progress in the lessons, kept on disk for every window at once.
#pragma once

#include "lessonprogress.h"

#include <functional>

namespace tessera {

/// One file, progress.json, that all windows share: each change reads it anew under a lock, so
/// that no window undoes what another one noted.
class LessonStore {
public:
    explicit LessonStore(QString folder) : m_folder(std::move(folder)) {}

    /// The folder `learn` of the user's data.
    [[nodiscard]] static QString standardFolder();
    [[nodiscard]] QString fileName() const;

    /// What was noted last, as far as this window knows.
    [[nodiscard]] const LessonProgress& progress() const { return m_progress; }
    /// Reads the file. One that is damaged is renamed, never over another one, and `problem` says
    /// so.
    void load();
    /// Changes the progress and writes it. What cannot be written holds as long as this window,
    /// and `problem` says so.
    void change(const std::function<void(LessonProgress&)>& how);
    /// What went wrong last, as a sentence; empty: nothing.
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    void read();

    QString m_folder;
    LessonProgress m_progress;
    QString m_problem;
    bool m_blocked = false; ///< the file is somebody's only copy
};

} // namespace tessera
