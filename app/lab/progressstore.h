// Progress in the lab, kept on disk for every window at once.
#pragma once

#include "studyprogress.h"

#include <functional>

namespace tessera {

/// One file, progress.json, that all windows share: each change reads it anew under a lock, so
/// that no window undoes what another one noted.
class ProgressStore {
public:
    explicit ProgressStore(QString folder);

    /// The folder `lab` of the user's data.
    [[nodiscard]] static QString standardFolder();
    [[nodiscard]] QString fileName() const;

    /// What was noted last, as far as this window knows.
    [[nodiscard]] const StudyProgress& progress() const { return m_progress; }
    /// Reads the file, and writes what could not be written before. One that is damaged is renamed,
    /// never over another one, and `problem` says so.
    void load();
    /// Changes the progress and writes it. What cannot be written holds as long as this window and
    /// is written with what comes next; `problem` says so.
    void change(const std::function<void(StudyProgress&)>& how);
    /// Whether the file has all that was noted.
    [[nodiscard]] bool saved() const { return m_unwritten.isEmpty() && !m_locked; }
    /// What went wrong last, as a sentence; empty: nothing.
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    void read();
    /// Brings what could not be written yet into what was read.
    void addUnwritten();

    QString m_folder;
    StudyProgress m_progress;
    QMap<QString, SolvingState> m_unwritten; ///< changed, but not in the file; Open: forgotten
    QString m_problem;
    bool m_locked = false; ///< the file is somebody's only copy
};

} // namespace tessera
