// What is being edited, kept on disk after every change.
#pragma once

#include "storage/filelock.h"
#include "studywork.h"

#include <optional>

namespace tessera {

/// The work, and what it was when it was last saved as a file.
struct StudyDraft {
    StudyWork work;
    QString file{};       ///< where it was saved or opened; empty: nowhere
    bool modified = true; ///< since then
    QString digest{};     ///< of what was in the file then; empty: not known
};

struct DraftReading {
    std::optional<StudyDraft> draft{};
    QString problem{}; ///< why what was there cannot be taken up, as a sentence; empty: it can
};

/// One file in one folder for each window that is open, as for games: draft.json, then
/// draft-2.json beside it. A file that cannot be read is renamed, never written over.
class DraftStore {
public:
    explicit DraftStore(QString folder) : m_folder(std::move(folder)) {}

    /// The folder `drafts` of the user's data.
    [[nodiscard]] static QString standardFolder();
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] DraftReading open();
    /// The system's reason when that fails.
    [[nodiscard]] std::optional<QString> save(const StudyDraft& draft);

private:
    QString m_folder;
    QString m_stem = QStringLiteral("draft");
    FileLock m_lock;
    bool m_blocked = false; ///< the file is somebody's only copy
};

} // namespace tessera
