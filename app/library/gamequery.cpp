#include "gamequery.h"

#include "storage/gamefiles.h"

namespace tessera {

namespace {

/// Below 0: a is newer. The games of windows are the newest of their day; names of kept files hold
/// their time, and stay when a game is renamed.
int byTime(const GameFacts& a, const GameFacts& b) {
    if (const int days = QString::compare(b.listedDay, a.listedDay); days != 0)
        return days;
    const bool windowA = isWindowFile(a.file);
    const bool windowB = isWindowFile(b.file);
    if (windowA != windowB)
        return windowA ? -1 : 1;
    return QString::compare(b.file, a.file);
}

int bySort(const GameFacts& a, const GameFacts& b, GameSort sort) {
    switch (sort) {
    case GameSort::Oldest:
        return -byTime(a, b);
    case GameSort::ByNames:
        return QString::localeAwareCompare(searched(a.title()), searched(b.title()));
    case GameSort::ByRuleset:
        return QString::localeAwareCompare(a.rulesetName, b.rulesetName);
    case GameSort::Longest:
        return b.plies - a.plies;
    case GameSort::Shortest:
        return a.plies - b.plies;
    case GameSort::ByResult: {
        // What goes on stands last.
        const auto order = [](const GameFacts& facts) {
            return facts.result == RecordResult::Unfinished ? 4 : static_cast<int>(facts.result);
        };
        return order(a) - order(b);
    }
    case GameSort::Newest:
        break;
    }
    return byTime(a, b);
}

} // namespace

bool matches(const GameFacts& facts, const GameQuery& query) {
    if (!query.ruleset.isEmpty() && facts.rulesetId != query.ruleset)
        return false;
    if (query.result == GameQuery::damaged && facts.problem.isEmpty())
        return false;
    if (query.result >= 0 && query.result != GameQuery::damaged &&
        (!facts.readable() || static_cast<int>(facts.result) != query.result))
        return false;
    for (const QString& word : searched(query.text).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!facts.words.contains(word))
            return false;
    }
    return true;
}

bool standsBefore(const GameFacts& a, const GameFacts& b, GameSort sort) {
    if (const int first = bySort(a, b, sort); first != 0)
        return first < 0;
    return byTime(a, b) < 0;
}

} // namespace tessera
