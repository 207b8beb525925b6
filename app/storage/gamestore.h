// The game that is being played, kept on disk.
#pragma once

#include "filelock.h"
#include "gamefiles.h"
#include "notation/pgn4d.h"

#include <QString>

#include <optional>

namespace tessera {

/// What opening the store found.
struct SavedGame {
    std::optional<Record> record; ///< the game, or the good part of a damaged one
    std::optional<Error> error;   ///< why all or part of it could not be read
    QString keptAs;               ///< where the damaged file stands now; empty: not moved
    bool shared = false;          ///< another window has the first file; this is one beside it
    /// A file that is left as it is because its ruleset is not here, and what is missing; the
    /// window has the next file. Empty: none.
    QString waiting;
    std::optional<Error> missing;
};

/// Reads a game from any file: the game, or the good part of a damaged one, and the error.
[[nodiscard]] RecordReading readGameFile(const QString& path,
                                         const RulesetFinder& findRuleset = findVariant);

/// One file in one folder for each window that is open: current.pgn4d, and current-2.pgn4d for a
/// second one beside it. Windows lock their files, so none writes over the game of another.
/// A file is only ever replaced as a whole: the new text is written aside,
/// flushed to the disk and renamed over the old one, so that no interruption loses a saved game.
class GameStore {
public:
    explicit GameStore(QString folder);

    /// The folder `games` of the user's data.
    [[nodiscard]] static QString standardFolder();
    /// The file of this window; open() decides which one it is.
    [[nodiscard]] QString fileName() const;

    /// Takes a file that no other window has and reads the game. A file that is damaged or not ours
    /// is renamed to <its name>.damaged-<time>.pgn4d, never over another file; one that cannot be
    /// renamed is copied. One whose ruleset is missing stays where it is, to be opened when the
    /// ruleset is back, and the next file is taken.
    [[nodiscard]] SavedGame open();
    /// Writes the game; gives the system's reason when that fails. A damaged file that could
    /// neither be renamed nor copied is not written over.
    [[nodiscard]] std::optional<QString> save(const Record& record);
    /// The kept file that the game came from, which it goes back to when another one takes its
    /// place; empty: none. It is remembered in what save() writes. A file outside the folder is
    /// none.
    [[nodiscard]] QString origin() const;
    void setOrigin(const QString& path);
    /// Keeps a game that another one takes the place of: nothing is written when the file that it
    /// came from holds all of it; a game that went on takes the place of that file; everything else
    /// goes to a file of its own, never over another one. Gives the file, or the system's reason
    /// when that fails.
    [[nodiscard]] WrittenFile keep(const Record& record) const;

private:
    /// The first free file from this one on, counted from 1.
    void takeFile(int window);
    [[nodiscard]] SavedGame read();

    QString m_folder;
    QString m_stem;   ///< the file's name without its ending
    QString m_origin; ///< a name in the folder
    FileLock m_lock;
    MoveTexts m_texts; ///< of the game that was saved last
    int m_window = 1;
    bool m_shared = false; ///< another window was met
    bool m_locked = false; ///< the file is somebody's only copy
};

} // namespace tessera
