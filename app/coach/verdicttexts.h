// The parts that a verdict is put together from, one file a subject.
#pragma once

#include "coachwords.h"
#include "verdict.h"

namespace tessera::coach {

/// EmptyOrigin to PathBlocked, but no pawn's and no castling.
[[nodiscard]] Verdict patternVerdict(const CoachWords& words, const Explanation& explanation,
                                     Reason reason);
/// PawnWrongDirection to WrongPromotion.
[[nodiscard]] Verdict pawnVerdict(const CoachWords& words, const Explanation& explanation,
                                  Reason reason);
/// CastlingOutOfTurn to CastlingIntoAttack.
[[nodiscard]] Verdict castlingVerdict(const CoachWords& words, const Explanation& explanation,
                                      Reason reason);
/// StepsIntoAttack to EnPassantUncoversCheck.
[[nodiscard]] Verdict dangerVerdict(const CoachWords& words, const Explanation& explanation,
                                    Reason reason);
/// A move that can be played, or could if it were its turn.
[[nodiscard]] Verdict legalVerdict(const CoachWords& words, const Explanation& explanation);

} // namespace tessera::coach
