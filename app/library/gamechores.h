// Changes of the games people keep. Each of these works on any thread, takes one file after the
// other, stops when asked to, and changes nothing but what it says.
#pragma once

#include "gamescan.h"

#include <QHash>
#include <QUrl>

#include <utility>
#include <vector>

namespace tessera {

/// A file in the desktop's trash, and where it was.
struct TrashedGame {
    QString file; ///< its name in the folder of games
    QString trashed;
};

/// New values for tags of a game, an empty one for none.
using TagChanges = std::vector<std::pair<std::string, std::string>>;
struct GameChange {
    QString file;
    TagChanges tags;
};

struct ChoreReport {
    int done = 0;
    QStringList files{};    ///< names in the folder of games that were made or changed
    QStringList problems{}; ///< what could not be done and why, a sentence each
    /// What takes it back.
    std::vector<TrashedGame> trashed{};
    std::vector<GameChange> before{};
    int doubles = 0; ///< of an import: games that are here already
    /// Of an import: files with faults that can be repaired (see Reading), and the games in the
    /// folder of which only the part before such a fault was added.
    QStringList repairable{};
    QStringList partial{};
    bool stopped = false;
};

/// Moves files to the desktop's trash.
[[nodiscard]] ChoreReport removeGames(const QString& folder, const QStringList& files,
                                      LibraryProgress& progress);
/// Brings them back from there, never over another file.
[[nodiscard]] ChoreReport restoreGames(const QString& folder, const std::vector<TrashedGame>& games,
                                       LibraryProgress& progress);
/// Changes tags. A damaged file stays as it is.
[[nodiscard]] ChoreReport describeGames(const QString& folder,
                                        const std::vector<GameChange>& changes,
                                        LibraryProgress& progress);
/// Adds keywords to those that games have.
[[nodiscard]] ChoreReport addKeywords(const QString& folder, const QStringList& files,
                                      const QStringList& keywords, LibraryProgress& progress);
/// Adds every game of some files, which may hold several each; of a damaged one what stands before
/// the damage. `known`: keys of games that are here already, which are left out.
[[nodiscard]] ChoreReport importGames(const QString& folder, const QStringList& paths,
                                      QSet<QString> known, LibraryProgress& progress,
                                      Reading reading = Reading::Strict);
/// Writes games to one file, in this order; damaged ones as they are.
[[nodiscard]] ChoreReport exportGames(const QString& folder, const QStringList& files,
                                      const QString& target, LibraryProgress& progress);

/// The text of a game's file as others get it; nothing, with the reason, when it cannot be read.
[[nodiscard]] Result<std::string> gameText(const QString& path);
/// How many games a file holds: 0 for one that cannot be read.
[[nodiscard]] int gamesIn(const QString& path);
/// The bytes of a file with games; an Error when it cannot be read or is too large.
[[nodiscard]] Result<std::string> gamesFileText(const QString& path);

} // namespace tessera
