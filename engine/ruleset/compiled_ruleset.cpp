#include "compiled_ruleset.h"

#include "position/move_tables.h"

namespace tessera {

CompiledRuleset::CompiledRuleset(Ruleset data)
    : m_data(std::move(data)), m_geometry(m_data.sizes),
      m_tables(makeMoveTables(m_data, m_geometry)) {}

CompiledRuleset::~CompiledRuleset() = default;

} // namespace tessera
