// What is known of the games' files, kept between runs of the program.
#pragma once

#include "gamefacts.h"

#include <QHash>

namespace tessera {

using GameIndex = QHash<QString, GameFacts>;

/// The file in the cache folder.
[[nodiscard]] QString standardIndexFile();
/// Facts by the file's name. Nothing where the index is missing, damaged, of another folder, of
/// another version or in another language: then every file is read.
[[nodiscard]] GameIndex readIndex(const QString& indexFile, const QString& folder);
/// That it cannot be written only costs time at the next start.
void writeIndex(const QString& indexFile, const QString& folder,
                const std::vector<GameFacts>& games);

} // namespace tessera
