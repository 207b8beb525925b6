// Moves and pieces as small values.
#pragma once

#include "geometry/square.h"
#include "ruleset/ruleset.h"

namespace tessera {

enum class MoveType : std::uint8_t {
    Normal,     ///< also captures and promotions
    DoubleStep, ///< a pawn's two steps
    EnPassant,  ///< captures a pawn that has just stepped twice
    Castling,   ///< written as the king's move
};

struct Move {
    Square from = noSquare;
    Square to = noSquare;
    MoveType type = MoveType::Normal;
    KindIndex promotion = noPromotion;

    static constexpr KindIndex noPromotion = 0xFF;
    [[nodiscard]] bool isPromotion() const { return promotion != noPromotion; }
    friend bool operator==(const Move&, const Move&) = default;
};

struct Piece {
    KindIndex kind = 0;
    Side side = Side::White;
    friend bool operator==(const Piece&, const Piece&) = default;
};

} // namespace tessera
