// One try or more for each thing that the coach has to say, in positions made for it.
#pragma once

#include "positions.h"

namespace tessera::test {

struct ExplainedCase {
    const char* ruleset;
    const char* position; ///< FEN, or pieces and squares with White to move
    const char* from;
    const char* to;
    const char* reason;       ///< its code
    const char* blocker = ""; ///< the square of what stands in the way
};

inline constexpr ExplainedCase explainedCases[] = {
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2", "e4", "legal"},
    {"fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1", "g1", "legal"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", "e5",
     "empty-origin"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4", "e4",
     "empty-origin"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e7", "e5",
     "not-your-turn"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2", "e2", "same-square"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1", "a2",
     "own-piece-on-target", "a2"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "b1", "h8",
     "wrong-pattern"},
    {"fide", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1", "e8", "king-may-not-be-captured", "e8"},
    {"lite", "Ka1@00 Bb1@00 kd4@11", "b1@00", "d1@01", "wrong-pattern"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1", "a5", "path-blocked",
     "a2"},
    {"fide", "4k3/8/8/8/8/8/8/R1n1K3 w - - 0 1", "a1", "d1", "path-blocked", "c1"},
    // Pawns.
    {"fide", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "e3", "pawn-wrong-direction"},
    {"fide", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "d3", "pawn-wrong-direction"},
    {"fide", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "e2", "pawn-wrong-direction"},
    {"fide", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "e7", "wrong-pattern"},
    {"fide", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4", "f4", "pawn-wrong-axis"},
    {"full", "Ka1@00 Pe2@33 ka8@77", "e2@33", "e2@34", "pawn-wrong-axis"},
    {"full", "Ka1@00 We2@33 ka8@77", "e2@33", "e3@33", "pawn-wrong-axis"},
    {"full", "Ka1@00 Pe2@33 ka8@77", "e2@33", "f2@34", "pawn-wrong-plane"},
    {"lite", "Ka1@00 Pb2@00 kd4@11", "b2@00", "c2@10", "pawn-wrong-plane"},
    {"fide", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4", "e5", "pawn-forward-occupied", "e5"},
    {"fide", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2", "d3",
     "pawn-nothing-to-capture"},
    {"lite", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1", "a2@00", "a4@00",
     "pawn-never-steps-twice"},
    {"fide", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e5", "pawn-not-on-start-rank"},
    {"full", "Ka1@00 Wd3@33 ka8@77", "d3@33", "d3@35", "pawn-not-on-start-rank"},
    {"fide", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2", "e4", "pawn-double-step-blocked", "e3"},
    {"fide", "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2", "e4", "pawn-double-step-blocked", "e4"},
    {"fide", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", "en-passant-not-possible", "d5"},
    {"fide", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6", "legal"},
    {"fide", "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1", "e5", "d6", "pawn-nothing-to-capture"},
    // Castling.
    {"fide", "r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1", "e2", "g2", "castling-king-not-home"},
    {"fide", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "g1", "castling-rook-not-home"},
    {"fide", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1", "g1", "castling-no-right"},
    {"fide", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1", "c1", "castling-path-occupied", "b1"},
    {"fide", "4k3/8/8/8/8/8/8/RN1nK2R w KQ - 0 1", "e1", "c1", "castling-path-occupied", "d1"},
    {"fide", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1", "g1", "castling-in-check"},
    {"fide", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1", "g1", "castling-through-attack"},
    {"fide", "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1", "g1", "castling-into-attack"},
    {"fide", "4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "e1", "c1", "legal"},
    // Royal pieces left attacked.
    {"fide", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1", "e2", "steps-into-attack"},
    {"fide", "3rk3/8/8/8/8/8/3n4/4K3 w - - 0 1", "e1", "d2", "captures-protected-piece"},
    {"lite", "Ka1@00 qb1@00 nb3@01 kd4@11", "a1@00", "b1@00", "captures-protected-piece"},
    {"fide", "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", "e4", "e3", "stays-on-line"},
    {"fide", "4r1k1/8/8/8/4K3/4n3/8/8 w - - 0 1", "e4", "e3", "stays-on-line"},
    {"fide", "4r1k1/8/8/8/4K3/8/8/R7 w - - 0 1", "a1", "a2", "does-not-answer-check"},
    {"fide", "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "g2", "f3", "answers-one-of-several-checks"},
    {"full", "Ka1@00 Kc1@00 nb3@00 ka8@77", "a1@00", "a1@01", "answers-one-of-several-checks"},
    {"fide", "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2", "a2", "exposes-king"},
    {"full", "Kd4@30 Rd4@33 rd4@37 ka8@77", "d4@33", "d5@33", "exposes-king"},
    {"fide", "8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1", "e5", "d6", "en-passant-uncovers-check"},
    // Only the capturing pawn was pinned: a pin like any other.
    {"fide", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6", "exposes-king"},
};

/// The position of a case.
[[nodiscard]] inline Position casePosition(const QString& ruleset, const QString& position) {
    return position.contains(u'/') ? positionOf(ruleset, position)
                                   : positionOf(ruleset, Placed{position, Side::White});
}

} // namespace tessera::test
