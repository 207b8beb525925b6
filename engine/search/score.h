// Scores inside the search: hundredths of a pawn for the side to move, or the way to a mate.
#pragma once

namespace tessera {

inline constexpr int mateScore = 1'000'000; ///< less one for every ply to the mate
inline constexpr int mateBound = mateScore - 10'000;
inline constexpr int greatestEvaluation = 900'000; ///< an evaluation never looks like a mate
inline constexpr int unboundedScore = mateScore + 1;

constexpr bool isMateScore(int score) {
    return score > mateBound || score < -mateBound;
}

} // namespace tessera
