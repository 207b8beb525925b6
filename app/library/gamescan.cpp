#include "gamescan.h"

#include "gameindex.h"
#include "notation/record_tags.h"

#include <QDateTime>
#include <QDir>

namespace tessera {

namespace {

/// Whether facts are still those of a file. Its ruleset may have come, gone or been changed.
bool stillTrue(GameFacts& facts, const QFileInfo& file, RulesetMemory& rulesets) {
    if (facts.size != file.size() || facts.time != file.lastModified().toMSecsSinceEpoch())
        return false;
    if (facts.variant.empty())
        return true; // no record at all
    facts.ruleset = rulesets.find(facts.variant, facts.hash);
    if (!facts.readable())
        return !facts.rulesetMissing;
    return facts.ruleset != nullptr &&
           (facts.hash.empty() || facts.hash == rulesetHash(facts.ruleset->data()));
}

} // namespace

std::vector<GameFacts> scanGames(const QString& folder, const QString& indexFile,
                                 LibraryProgress& progress) {
    GameIndex index = readIndex(indexFile, folder);
    const qsizetype known = index.size();
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.pgn4d")}, QDir::Files, QDir::NoSort);
    progress.total = static_cast<int>(files.size());
    RulesetMemory rulesets;
    std::vector<GameFacts> games;
    games.reserve(static_cast<std::size_t>(files.size()));
    bool changed = known != files.size();
    for (const QFileInfo& file : files) {
        if (progress.stop)
            return games;
        const auto place = index.find(file.fileName());
        if (place != index.end() && stillTrue(*place, file, rulesets)) {
            games.push_back(std::move(*place));
        } else {
            games.push_back(readFacts(file, rulesets));
            changed = true;
        }
        ++progress.done;
    }
    if (changed)
        writeIndex(indexFile, folder, games);
    return games;
}

} // namespace tessera
