#include "search.h"

#include "any_evaluation.h"
#include "root_search.h"

#include <thread>

namespace tessera {

namespace {

template<int Words>
SearchReport searchWith(const SearchTask<Words>& task, const SearchOptions& options,
                        const SearchLimits& limits, const Thinker::Progress& onProgress) {
    // A level below full strength is done at once.
    const int helpers =
        options.level < fullStrength ? 0 : std::clamp(options.threads, 1, mostSearchThreads) - 1;
    std::vector<std::jthread> threads;
    for (int i = 0; i < helpers; ++i)
        threads.emplace_back([&task, i] { RootSearch<Words>(task, false).help(i); });
    SearchReport report = RootSearch<Words>(task, true).run(options, limits, onProgress);
    task.control.end();
    return report;
}

} // namespace

struct Thinker::Memory {
    RulesetPtr ruleset;
    std::optional<AnyEvaluation> evaluation;
    std::unique_ptr<TranspositionTable> table;
};

Thinker::Thinker(const SearchOptions& options)
    : m_options(options), m_memory(std::make_unique<Memory>()) {}

Thinker::~Thinker() = default;

void Thinker::forget() {
    m_memory->table.reset();
}

SearchReport Thinker::think(const Game& game, const SearchLimits& limits,
                            const std::stop_token& stop, const Progress& onProgress) {
    SearchControl control(limits, stop);
    const Position& position = game.current();
    if (m_memory->ruleset != position.rulesetPtr()) {
        m_memory->ruleset = position.rulesetPtr();
        m_memory->evaluation = evaluationOf(m_memory->ruleset, m_options.weights);
        m_memory->table.reset();
    }
    if (!m_memory->table)
        m_memory->table = std::make_unique<TranspositionTable>(m_options.memoryBytes);
    m_memory->table->beginSearch();
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        const auto& evaluation = *std::get<EvaluationPtr<Words>>(*m_memory->evaluation);
        const SearchTask<Words> task{core,        *m_memory->ruleset, evaluation,
                                     game.keys(), m_options.parts,    *m_memory->table,
                                     control};
        return searchWith(task, m_options, limits, onProgress);
    });
}

} // namespace tessera
