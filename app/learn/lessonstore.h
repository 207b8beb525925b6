// Progress in the lessons, kept on disk for every window at once.
#pragma once

#include "lessonprogress.h"
#include "storage/sharedfile.h"

namespace tessera {

/// The file progress.json of a folder.
class LessonStore {
public:
    explicit LessonStore(const QString& folder);

    /// The folder `learn` of the user's data.
    [[nodiscard]] static QString standardFolder();

    /// What was noted last, as far as this window knows.
    [[nodiscard]] const LessonProgress& progress() const { return m_file.value(); }
    void load() { m_file.load(); }
    void change(SharedFile<LessonProgress>::Change how) { m_file.change(std::move(how)); }
    /// Where a damaged file was put by the last load or change, as a sentence; empty: none was.
    [[nodiscard]] QString damage() const;
    /// Why the progress is not in the file, as a sentence; empty: it is.
    [[nodiscard]] QString problem() const;

private:
    SharedFile<LessonProgress> m_file;
};

} // namespace tessera
