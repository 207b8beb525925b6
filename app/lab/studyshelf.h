// The studies at hand: those that come with the program, and the user's own.
#pragma once

#include "study/study.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

struct ShelfStudy {
    QString key; ///< in progress and between windows: its id, with "mine:" before a user's own
    std::shared_ptr<const Study> study{};
    QString file{}; ///< of a user's own; empty: it comes with the program

    [[nodiscard]] bool mine() const { return !file.isEmpty(); }
};

struct StudyShelf {
    std::vector<ShelfStudy> studies;
    /// Why files of the user's folder are left out: a sentence each, with its place.
    std::vector<QString> problems;
};

/// The folder `studies` of the user's data.
[[nodiscard]] QString ownStudyFolder();
/// All studies, easy ones first within each ruleset, the user's own after them. Reads files.
[[nodiscard]] StudyShelf shelfStudies();

/// A study from any file, or why it is none, as a sentence with its place.
struct OpenedStudy {
    std::optional<ShelfStudy> study{};
    QString problem{};
};
[[nodiscard]] OpenedStudy openStudyFile(const QString& path);
/// Whether a file in TOML is meant to be a study, and not a ruleset; also when it is damaged.
[[nodiscard]] bool meansStudy(const QString& path);

} // namespace tessera
