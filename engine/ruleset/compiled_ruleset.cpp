#include "compiled_ruleset.h"

#include "notation/placement.h"
#include "position/move_tables.h"

namespace tessera {

namespace {

StartFacts startFactsOf(const Ruleset& ruleset, const Geometry& geometry) {
    StartFacts facts;
    const std::string_view start = ruleset.start;
    const auto placement = readPlacement(ruleset, geometry, start.substr(0, start.find(' ')));
    if (!placement)
        return facts; // loadRuleset reports what is wrong with it
    for (const auto& piece : *placement) {
        if (piece)
            facts.royals[sideIndex(piece->side)] += ruleset.pieces[piece->kind].royal;
    }
    return facts;
}

} // namespace

CompiledRuleset::CompiledRuleset(Ruleset data)
    : m_data(std::move(data)), m_geometry(m_data.sizes),
      m_tables(makeMoveTables(m_data, m_geometry)), m_startFacts(startFactsOf(m_data, m_geometry)) {
}

CompiledRuleset::~CompiledRuleset() = default;

} // namespace tessera
