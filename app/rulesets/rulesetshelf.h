// The rulesets at hand: those that come with the program and the files in the user's own folder.
#pragma once

#include "ruleset/compiled_ruleset.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tessera {

/// One ruleset as a person chooses it.
struct ShelfRuleset {
    /// What findRuleset() takes: an id, or the path of a file.
    QString key;
    QString id;
    QString name;
    QString sizes; ///< "4 × 4 × 2 × 2"
    QString description;
    QStringList notes;
    QStringList sources;
    QString fileName; ///< of the user's own, without its folder; empty: it comes with the program
    QString problem;  ///< why a file cannot be played, as a sentence; empty: it can
};

/// What adding a file gave.
struct ShelfAddition {
    QString key;     ///< of the ruleset that is on the shelf now
    QString problem; ///< why it is not, as a sentence with its place; empty: it is
};

/// All rulesets, in the order they are offered. The folder is read anew at every call; a file that
/// is damaged is listed with its problem.
[[nodiscard]] std::vector<ShelfRuleset> shelfRulesets();

/// Checks a ruleset file as `check-ruleset` does and copies it into the user's folder. A file that
/// is there already counts as added; another one with the same id is kept beside it.
[[nodiscard]] ShelfAddition addToShelf(const QString& path);

/// Moves one of the user's own files to the desktop's trash; gives the reason when that is not
/// possible.
[[nodiscard]] std::optional<QString> removeFromShelf(const QString& key);

} // namespace tessera
