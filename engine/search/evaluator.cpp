#include "evaluator.h"

#include "any_evaluation.h"
#include "exchange.h"

namespace tessera {

struct Evaluator::Terms {
    AnyEvaluation evaluation;
};

Evaluator::Evaluator(const RulesetPtr& ruleset, const EvaluationWeights& weights)
    : m_terms(std::make_unique<const Terms>(Terms{evaluationOf(ruleset, weights)})) {}

Evaluator::~Evaluator() = default;

int Evaluator::evaluate(const Position& position) const {
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        const auto& terms = *std::get<EvaluationPtr<Words>>(m_terms->evaluation);
        return terms(core, terms.placement().sum(core));
    });
}

int Evaluator::exchange(const Position& position, const Move& move) const {
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        const auto& terms = *std::get<EvaluationPtr<Words>>(m_terms->evaluation);
        return Exchange<Words>(core, terms.placement())(move);
    });
}

int Evaluator::value(KindIndex kind) const {
    return std::visit(
        [&](const auto& terms) { return terms->placement().value(pieceCode(kind, Side::White)); },
        m_terms->evaluation);
}

} // namespace tessera
