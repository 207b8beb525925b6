#include "compiled_ruleset.h"

#include "notation/placement.h"
#include "position/move_tables.h"

namespace tessera {

namespace {

StartFacts startFactsOf(const Ruleset& ruleset, const Geometry& geometry,
                        const MoveTablesHolder& holder) {
    StartFacts facts;
    const std::string_view start = ruleset.start;
    const auto placement = readPlacement(ruleset, geometry, start.substr(0, start.find(' ')));
    if (!placement)
        return facts; // loadRuleset reports what is wrong with it
    std::visit(
        [&](const auto& tables) {
            for (std::size_t i = 0; i < placement->size(); ++i) {
                const auto& piece = (*placement)[i];
                if (!piece)
                    continue;
                const std::size_t side = sideIndex(piece->side);
                const auto& kind = tables.kinds[piece->kind];
                facts.royals[side] += kind.royal;
                if (kind.pawn && kind.promotionSquares[side].has(static_cast<Square>(i)))
                    facts.pawnMayStandOnPromotion[side][piece->kind] = true;
            }
        },
        holder.tables);
    return facts;
}

} // namespace

CompiledRuleset::CompiledRuleset(Ruleset data)
    : m_data(std::move(data)), m_geometry(m_data.sizes),
      m_tables(makeMoveTables(m_data, m_geometry)),
      m_startFacts(startFactsOf(m_data, m_geometry, *m_tables)) {}

CompiledRuleset::~CompiledRuleset() = default;

} // namespace tessera
