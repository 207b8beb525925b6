// What a capture wins or loses when both sides go on taking on its square, each with its cheapest
// piece and only while it pays.
#pragma once

#include "placement.h"
#include "position/attacks.h"

namespace tessera {

/// Pins are not looked at. A royal piece takes only what is not protected any more.
template<int Words>
class Exchange {
    using Set = SquareSet<Words>;

public:
    Exchange(const PositionCore<Words>& core, const Placement& placement)
        : m_core(core), m_placement(placement) {}

    /// In hundredths of a pawn for the side that moves; also of a move that takes nothing.
    [[nodiscard]] int operator()(const Move& move) const {
        const PieceCode mover = m_core.board[move.from];
        Set occupied = m_core.occupied();
        occupied.remove(move.from);
        int gain = 0;
        if (const Square captured = m_core.capturedSquare(move); captured != noSquare) {
            gain = m_placement.value(m_core.board[captured]);
            occupied.remove(captured);
        }
        int standing = m_placement.value(mover);
        if (move.isPromotion()) {
            const int promoted = m_placement.value(pieceCode(move.promotion, sideOf(mover)));
            gain += promoted - standing;
            standing = promoted;
        }
        return gain - best(move.to, opponent(sideOf(mover)), standing, occupied);
    }

private:
    /// What `side` wins by taking what stands on the square, or 0 for leaving it.
    [[nodiscard]] int best(Square square, Side side, int standing, Set occupied) const {
        // Gains along the line, then back: each side stops where it would lose by going on.
        std::array<int, mostCaptures> gains{};
        std::size_t count = 0;
        while (count < mostCaptures) {
            const Square from = cheapest(square, side, occupied);
            if (from == noSquare)
                break;
            const bool royal = m_core.royals[sideIndex(side)].has(from);
            Set after = occupied;
            after.remove(from);
            if (royal && cheapest(square, opponent(side), after) != noSquare)
                break;
            gains[count++] = standing;
            standing = m_placement.value(m_core.board[from]);
            occupied = after;
            side = opponent(side);
        }
        int result = 0;
        while (count > 0)
            result = std::max(0, gains[--count] - result);
        return result;
    }

    [[nodiscard]] Square cheapest(Square square, Side side, const Set& occupied) const {
        Square found = noSquare;
        int least = 0;
        const Set candidates = m_core.bySide[sideIndex(side)] & occupied;
        forEachAttacker(m_core, square, side, occupied, candidates, [&](Square from, bool) {
            const int value = m_placement.value(m_core.board[from]);
            if (found == noSquare || value < least || (value == least && from < found)) {
                found = from;
                least = value;
            }
        });
        return found;
    }

    static constexpr std::size_t mostCaptures = 64;

    const PositionCore<Words>& m_core;
    const Placement& m_placement;
};

} // namespace tessera
