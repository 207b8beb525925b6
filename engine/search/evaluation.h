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
        return whole(core, placed(sum));
    }
    /// The same; but far below `low` or above `high` the attacks are not looked at.
    [[nodiscard]] int operator()(const PositionCore<Words>& core, const PlacementSum& sum, int low,
                                 int high) const {
        constexpr int farAway = 4 * pawnValue;
        const int white = placed(sum);
        const int ours = core.sideToMove == Side::White ? white : -white;
        if (looksAtAttacks && (ours + farAway < low || ours - farAway > high) &&
            !BareKing<Words>::isBare(core, Side::White) &&
            !BareKing<Words>::isBare(core, Side::Black))
            return ours;
        return whole(core, white);
    }

private:
    /// Pieces on their squares, for White.
    [[nodiscard]] int placed(const PlacementSum& sum) const {
        const int officers = std::min(sum.officers, m_fullBoard);
        const auto mixed = (std::int64_t{sum.score.middle} * officers +
                            std::int64_t{sum.score.end} * (m_fullBoard - officers)) /
                           m_fullBoard;
        return static_cast<int>(
            std::clamp<std::int64_t>(mixed, -greatestEvaluation, greatestEvaluation));
    }

    [[nodiscard]] int whole(const PositionCore<Words>& core, int white) const {
        if constexpr (looksAtAttacks) {
            const AttackTerms<Words> attacks(core, m_placement.kinds(), m_weights);
            white += attacks.of(Side::White) - attacks.of(Side::Black);
        }
        const int tempo = core.sideToMove == Side::White ? m_weights.tempo : -m_weights.tempo;
        white = std::clamp(ending(core, white + tempo), -greatestEvaluation, greatestEvaluation);
        return core.sideToMove == Side::White ? white : -white;
    }

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
