// Random keys of a position's parts, the same in every run and on every machine.
#pragma once

#include "geometry/square.h"

#include <cstddef>
#include <vector>

namespace tessera {

class ZobristKeys {
public:
    ZobristKeys(int squareCount, int pieceCodes);

    /// `code` counts kinds and sides from 0.
    [[nodiscard]] std::uint64_t piece(int code, Square square) const {
        return m_pieces[static_cast<std::size_t>(code) * m_squareCount + square];
    }
    [[nodiscard]] std::uint64_t castling(Square rook) const { return m_castling[rook]; }
    /// En passant is told apart by the pawn that can be taken.
    [[nodiscard]] std::uint64_t enPassant(Square victim) const { return m_enPassant[victim]; }
    [[nodiscard]] std::uint64_t blackToMove() const { return m_blackToMove; }

private:
    std::size_t m_squareCount;
    std::vector<std::uint64_t> m_pieces;
    std::vector<std::uint64_t> m_castling;
    std::vector<std::uint64_t> m_enPassant;
    std::uint64_t m_blackToMove;
};

} // namespace tessera
