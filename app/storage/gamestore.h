// The game that is being played, kept on disk.
#pragma once

#include "notation/pgn4d.h"

#include <QString>

#include <optional>

namespace tessera {

/// What opening the store found.
struct SavedGame {
    std::optional<Record> record; ///< the game, or the good part of a damaged one
    std::optional<Error> error;   ///< why all or part of it could not be read
    QString keptAs;               ///< where the damaged file stands now; empty: not moved
};

/// One file in one folder. It is only ever replaced as a whole: the new text is written aside,
/// flushed to the disk and renamed over the old one, so that no interruption loses a saved game.
class GameStore {
public:
    explicit GameStore(QString folder);

    /// The folder `games` of the user's data.
    [[nodiscard]] static QString standardFolder();
    [[nodiscard]] QString fileName() const;

    /// Reads the game. A file that is damaged or not ours is renamed to
    /// current.damaged-<time>.pgn4d, never over another file; one that cannot be renamed is copied.
    [[nodiscard]] SavedGame open();
    /// Writes the game; gives the system's reason when that fails. A damaged file that could
    /// neither be renamed nor copied is not written over.
    [[nodiscard]] std::optional<QString> save(const Record& record);

private:
    [[nodiscard]] QString keepAside();

    QString m_folder;
    bool m_locked = false; ///< the file is somebody's only copy
};

} // namespace tessera
