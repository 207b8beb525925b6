// Pieces and sides in the user's language.
#pragma once

#include "position/move.h"
#include "ruleset/ruleset.h"

#include <QString>

namespace tessera {

/// "rook"; a name that only its ruleset knows is passed on as it stands there.
[[nodiscard]] QString pieceName(const PieceKind& kind);
/// "White", "Black".
[[nodiscard]] QString sideName(Side side);
/// "white rook".
[[nodiscard]] QString pieceWithSide(const PieceKind& kind, Side side);

} // namespace tessera
