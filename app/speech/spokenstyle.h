// How squares are said, for every text that is meant for the ear.
#pragma once

#include "ruleset/compiled_ruleset.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tessera {

namespace spoken {
Q_NAMESPACE
QML_NAMED_ELEMENT(Spoken)

enum class Style {
    Lan,   ///< as moves are written: Ra1@00xa1@01
    Words, ///< rook takes bishop, a1 to a1, W plus 1
    Nato,  ///< the same with alpha one, W plus one
};
Q_ENUM_NS(Style)
} // namespace spoken

using SpokenStyle = spoken::Style;

/// A square with its board: "b3@01", "b3, Z 0, W 1" or "bravo three, Z zero, W one"; axes of one
/// square are left out.
[[nodiscard]] QString spokenSquare(const CompiledRuleset& ruleset, Square square,
                                   SpokenStyle style);
/// A square without its board: "b3", "bravo three"; in Lan the whole name.
[[nodiscard]] QString spokenCell(const CompiledRuleset& ruleset, Square square, SpokenStyle style);
/// A board: "Z 0, W 1" or "Z zero, W one"; empty where there is but one board.
[[nodiscard]] QString spokenBoard(const CompiledRuleset& ruleset, Square square, SpokenStyle style);
/// One coordinate with the name of its axis: "Z 0", "Z zero".
[[nodiscard]] QString spokenCoordinate(const Ruleset& ruleset, Axis axis, int coordinate,
                                       SpokenStyle style);
/// "W plus 1", "Z minus two"; `change` is not 0.
[[nodiscard]] QString spokenChange(Axis axis, int change, SpokenStyle style);

} // namespace tessera
