// Which games are wanted, in which order.
#pragma once

#include "gamefacts.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tessera {

namespace gamesorts {
Q_NAMESPACE
QML_NAMED_ELEMENT(GameSort)
enum Sort { Newest, Oldest, ByNames, ByRuleset, Longest, Shortest, ByResult };
Q_ENUM_NS(Sort)
} // namespace gamesorts
using GameSort = gamesorts::Sort;

struct GameQuery {
    QString text;    ///< words that all have to be there; empty: any game
    QString ruleset; ///< an id; empty: any
    int result = -1; ///< a RecordResult, or `damaged`; below 0: any
    static constexpr int damaged = 100;

    friend bool operator==(const GameQuery&, const GameQuery&) = default;
};

[[nodiscard]] bool matches(const GameFacts& facts, const GameQuery& query);
/// Whether one stands before another one. Total: the same for every run.
[[nodiscard]] bool standsBefore(const GameFacts& a, const GameFacts& b, GameSort sort);

} // namespace tessera
