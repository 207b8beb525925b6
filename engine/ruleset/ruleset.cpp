#include "ruleset.h"

#include <algorithm>
#include <bit>

namespace tessera {

std::optional<KindIndex> Ruleset::kindOf(char capitalLetter) const {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].letter == capitalLetter)
            return static_cast<KindIndex>(i);
    }
    return std::nullopt;
}

bool Ruleset::hasEnPassant() const {
    return std::ranges::any_of(
        pieces, [](const PieceKind& kind) { return kind.pawn && kind.pawn->enPassant; });
}

bool Ruleset::hasSeveralPawnAxes() const {
    AxisSet axes = 0;
    for (const PieceKind& kind : pieces) {
        if (kind.pawn)
            axes |= kind.pawn->forward;
    }
    return std::popcount(axes) > 1;
}

} // namespace tessera
