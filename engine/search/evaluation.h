// How good a quiet position is, without looking ahead: all terms together.
#pragma once

#include "attack_terms.h"
#include "bare_king.h"
#include "placement.h"
#include "score.h"

namespace tessera {

/// Made once a ruleset and shared by all threads.
template<int Words>
class Evaluation {
public:
    /// Boards of more squares do with what is kept up to date move by move.
    static constexpr bool looksAtAttacks = Words <= 4;

    Evaluation(const CompiledRuleset& ruleset, const PositionCore<Words>& start,
               const EvaluationWeights& weights)
        : m_weights(weights),
          m_placement(ruleset.data(), ruleset.geometry(), *start.tables, weights),
          m_bareKing(ruleset.data(), ruleset.geometry(), *start.tables),
          m_fullBoard(std::max(m_placement.sum(start).officers, 1)) {}

    [[nodiscard]] const Placement& placement() const { return m_placement; }

    /// For the side to move, in hundredths of a pawn. `sum` is the placement's sum of the position.
    [[nodiscard]] int operator()(const PositionCore<Words>& core, const PlacementSum& sum) const {
        const int officers = std::min(sum.officers, m_fullBoard);
        const auto mixed = (std::int64_t{sum.score.middle} * officers +
                            std::int64_t{sum.score.end} * (m_fullBoard - officers)) /
                           m_fullBoard;
        int white = static_cast<int>(
            std::clamp<std::int64_t>(mixed, -greatestEvaluation, greatestEvaluation));
        if constexpr (looksAtAttacks) {
            const AttackTerms<Words> attacks(core, m_placement.kinds(), m_weights);
            white += attacks.of(Side::White) - attacks.of(Side::Black);
        }
        const int tempo = core.sideToMove == Side::White ? m_weights.tempo : -m_weights.tempo;
        white = std::clamp(ending(core, white + tempo), -greatestEvaluation, greatestEvaluation);
        return core.sideToMove == Side::White ? white : -white;
    }

private:
    [[nodiscard]] int ending(const PositionCore<Words>& core, int white) const {
        for (const Side bare : {Side::White, Side::Black}) {
            if (!BareKing<Words>::isBare(core, bare))
                continue;
            constexpr int hopeless = 32;
            if (m_bareKing.isHopeless(core, bare))
                return white / hopeless;
            const int gain = m_bareKing.drive(core, bare, m_weights);
            return bare == Side::White ? white - gain : white + gain;
        }
        return white;
    }

    EvaluationWeights m_weights;
    Placement m_placement;
    BareKing<Words> m_bareKing;
    int m_fullBoard; ///< value of all officers at the start
};

} // namespace tessera
