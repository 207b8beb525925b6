// The evaluation in whichever size its ruleset needs.
#pragma once

#include "evaluation.h"
#include "position/core_variant.h"

#include <memory>
#include <variant>

namespace tessera {

template<int Words>
using EvaluationPtr = std::shared_ptr<const Evaluation<Words>>;
using AnyEvaluation = std::variant<EvaluationPtr<1>, EvaluationPtr<2>, EvaluationPtr<4>,
                                   EvaluationPtr<16>, EvaluationPtr<64>>;

inline AnyEvaluation evaluationOf(const RulesetPtr& ruleset, const EvaluationWeights& weights) {
    const Position start(ruleset);
    return CoreAccess::of(start).visit([&]<int Words>(const PositionCore<Words>& core) {
        return AnyEvaluation(std::make_shared<const Evaluation<Words>>(*ruleset, core, weights));
    });
}

} // namespace tessera
