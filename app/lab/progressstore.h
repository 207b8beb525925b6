// Progress in the lab, kept on disk for every window at once.
#pragma once

#include "storage/sharedfile.h"
#include "studyprogress.h"

namespace tessera {

/// The file progress.json of a folder.
class ProgressStore {
public:
    explicit ProgressStore(const QString& folder);

    /// The folder `lab` of the user's data.
    [[nodiscard]] static QString standardFolder();

    /// What was noted last, as far as this window knows.
    [[nodiscard]] const StudyProgress& progress() const { return m_file.value(); }
    void load() { m_file.load(); }
    void change(SharedFile<StudyProgress>::Change how) { m_file.change(std::move(how)); }
    /// Where a damaged file was put by the last load or change, as a sentence; empty: none was.
    [[nodiscard]] QString damage() const;
    /// Why the progress is not in the file, as a sentence; empty: it is.
    [[nodiscard]] QString problem() const;

private:
    SharedFile<StudyProgress> m_file;
};

} // namespace tessera
