// Judges positions and moves of one ruleset without looking ahead.
#pragma once

#include "position/position.h"
#include "weights.h"

#include <memory>

namespace tessera {

class Evaluator {
public:
    explicit Evaluator(const RulesetPtr& ruleset, const EvaluationWeights& weights = {});
    ~Evaluator();
    Evaluator(const Evaluator&) = delete;
    Evaluator& operator=(const Evaluator&) = delete;

    /// For the side to move, in hundredths of a pawn. Whether the game is over is not looked at.
    [[nodiscard]] int evaluate(const Position& position) const;

    /// What a legal move wins or loses when both sides go on taking on its target square, each with
    /// its cheapest piece and while it pays; in hundredths of a pawn.
    [[nodiscard]] int exchange(const Position& position, const Move& move) const;

    /// What a kind counts, in hundredths of a pawn; of royal kinds more than anything else.
    [[nodiscard]] int value(KindIndex kind) const;

private:
    struct Terms;
    std::unique_ptr<const Terms> m_terms;
};

} // namespace tessera
