#include "move_quality.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double perCentipawn = 0.00368208;
constexpr int mostCentipawns = 1000;

constexpr double inaccuracyFrom = 0.1;
constexpr double mistakeFrom = 0.2;
constexpr double blunderFrom = 0.3;

// A mate made or missed weighs less where the game is decided anyway.
constexpr int decided = 1000;
constexpr int nearlyDecided = 700;

MoveQuality qualityOfLoss(double lost) {
    if (lost >= blunderFrom)
        return MoveQuality::Blunder;
    if (lost >= mistakeFrom)
        return MoveQuality::Mistake;
    return lost >= inaccuracyFrom ? MoveQuality::Inaccuracy : MoveQuality::Good;
}

/// `ahead`: how far in front, in hundredths of a pawn, the side is that the mate would be
/// needless for.
MoveQuality qualityOfMate(int ahead) {
    if (ahead > decided)
        return MoveQuality::Inaccuracy;
    return ahead > nearlyDecided ? MoveQuality::Mistake : MoveQuality::Blunder;
}

} // namespace

double winningChances(const SearchScore& score) {
    if (score.mateIn != 0)
        return score.mateIn > 0 ? 1 : -1;
    const int centipawns = std::clamp(score.centipawns, -mostCentipawns, mostCentipawns);
    return 2 / (1 + std::exp(-perCentipawn * centipawns)) - 1;
}

SearchScore scoreOfMove(const SearchScore& after) {
    // Who is mated in n moves after it was mated by it in one more; who mates in n then, in n.
    if (after.mateIn < 0)
        return {.centipawns = 0, .mateIn = 1 - after.mateIn};
    if (after.mateIn > 0)
        return {.centipawns = 0, .mateIn = -after.mateIn};
    return {.centipawns = -after.centipawns, .mateIn = 0};
}

MoveJudgement judgeMove(const SearchScore& best, const SearchScore& played) {
    MoveJudgement judgement;
    judgement.lost = std::max(0.0, winningChances(best) - winningChances(played));
    judgement.quality = qualityOfLoss(judgement.lost);
    if (best.mateIn > 0 && played.mateIn <= 0) {
        judgement.missedMateIn = best.mateIn;
        judgement.quality =
            played.mateIn < 0 ? MoveQuality::Blunder : qualityOfMate(played.centipawns);
    }
    if (best.mateIn >= 0 && played.mateIn < 0) {
        judgement.allowedMateIn = -played.mateIn;
        if (best.mateIn == 0)
            judgement.quality = qualityOfMate(-best.centipawns);
    }
    return judgement;
}

} // namespace tessera
