// The numbers of the evaluation that self-play has tuned. One set serves every ruleset.
#pragma once

#include <array>
#include <string_view>

namespace tessera {

/// Hundredths of a pawn unless said otherwise.
struct EvaluationWeights {
    int valueBase = 25;      ///< of a kind without a value of its own
    int valuePerTarget = 35; ///< added for every square it reaches on average
    int mobility = 4;        ///< a square reached
    int centre = 3;          ///< a step towards the middle of an axis
    int kingShelter = 8;     ///< a step of a royal piece away from the middle, many pieces left
    int kingActivity = 6;    ///< a step towards the middle, few pieces left
    int promotion = 80;      ///< per cent of what a pawn gains, shared out by the way left
    int kingPressure = 120;  ///< when all squares around a royal piece were attacked
    int kingFlights = 60;    ///< when no square around it were left
    int hanging = 8;         ///< per cent of a piece that is attacked and not protected
    int pawnThreat = 8;      ///< per cent of a piece that a pawn attacks
    int tempo = 8;           ///< to be on move
    int bareKing = 20;       ///< a square less around a bare king
    int kingsApart = 12;     ///< a step between the kings in such an ending
    friend bool operator==(const EvaluationWeights&, const EvaluationWeights&) = default;
};

/// Every weight by its name, for a script that tunes them.
struct NamedWeight {
    std::string_view name;
    int EvaluationWeights::*weight;
};
inline constexpr std::array<NamedWeight, 14> namedWeights{{
    {"valueBase", &EvaluationWeights::valueBase},
    {"valuePerTarget", &EvaluationWeights::valuePerTarget},
    {"mobility", &EvaluationWeights::mobility},
    {"centre", &EvaluationWeights::centre},
    {"kingShelter", &EvaluationWeights::kingShelter},
    {"kingActivity", &EvaluationWeights::kingActivity},
    {"promotion", &EvaluationWeights::promotion},
    {"kingPressure", &EvaluationWeights::kingPressure},
    {"kingFlights", &EvaluationWeights::kingFlights},
    {"hanging", &EvaluationWeights::hanging},
    {"pawnThreat", &EvaluationWeights::pawnThreat},
    {"tempo", &EvaluationWeights::tempo},
    {"bareKing", &EvaluationWeights::bareKing},
    {"kingsApart", &EvaluationWeights::kingsApart},
}};

} // namespace tessera
