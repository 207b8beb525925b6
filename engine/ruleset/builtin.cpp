#include "compiled_ruleset.h"

namespace tessera {

RulesetPtr builtinRuleset(std::string_view id) {
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        if (builtin.id != id)
            continue;
        const Result<RulesetPtr> loaded = loadRuleset(builtin.text, builtin.fileName);
        return loaded ? *loaded : nullptr;
    }
    return nullptr;
}

} // namespace tessera
