// Looking through the folder of games.
#pragma once

#include "gamefacts.h"

#include <atomic>
#include <memory>

namespace tessera {

/// How far work has come, told by its thread and read by the interface's; it stops when asked to.
struct LibraryProgress {
    std::atomic<int> done = 0;
    std::atomic<int> total = 0; ///< 0: not known yet
    std::atomic<bool> stop = false;
};

/// Reads the facts of every game in a folder, of most from the index; writes the index when it was
/// wrong. A stopped scan gives what it has read so far.
[[nodiscard]] std::vector<GameFacts> scanGames(const QString& folder, const QString& indexFile,
                                               LibraryProgress& progress);

} // namespace tessera
