// How each kind of piece of a ruleset is drawn, decided from the kind's data alone.
#pragma once

#include "ruleset/ruleset.h"

#include <QChar>
#include <QString>

#include <optional>
#include <vector>

namespace tessera {

struct PieceFigure {
    QString drawing;   ///< file name in app/pieces without its end; empty: a lettered token
    QChar letter;      ///< of the token
    AxisSet arrow = 0; ///< axes an arrow shows; 0: no arrow
};

/// One figure a kind. Pawns show their forward axes when a ruleset has pawns of several kinds.
[[nodiscard]] std::vector<PieceFigure> pieceFigures(const Ruleset& ruleset);

} // namespace tessera
