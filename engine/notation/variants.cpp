// Which ruleset a record means.
#include "pgn4d.h"
#include "record_tags.h"

#include "ruleset/user_rulesets.h"
#include "text_file.h"

namespace tessera {

RulesetPtr findBuiltinVariant(std::string_view variant, std::string_view) {
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        // Compiling the largest board takes a while: only the one that fits is compiled.
        const Result<Ruleset> ruleset = readRuleset(builtin.text, builtin.fileName);
        if (ruleset && ruleset->recordVariant == variant)
            return builtinRuleset(builtin.id);
    }
    return nullptr;
}

RulesetPtr findVariant(std::string_view variant, std::string_view hash) {
    std::optional<std::filesystem::path> first;
    const auto folder = userRulesetFolder();
    for (const auto& file : folder ? rulesetFiles(*folder) : std::vector<std::filesystem::path>{}) {
        const Result<std::string> text = readTextFile(file, maxRulesetBytes);
        if (!text)
            continue;
        const Result<Ruleset> ruleset = readRuleset(*text, file.string());
        if (!ruleset || ruleset->recordVariant != variant)
            continue;
        if (!first)
            first = file;
        if (rulesetHash(*ruleset) != hash)
            continue;
        if (const Result<RulesetPtr> loaded = loadRulesetFile(file))
            return *loaded;
    }
    if (RulesetPtr builtin = findBuiltinVariant(variant))
        return builtin;
    // Another file of this name: the reader of the record tells that it is another one.
    const Result<RulesetPtr> loaded =
        first ? loadRulesetFile(*first) : Result<RulesetPtr>(RulesetPtr());
    return loaded ? *loaded : nullptr;
}

} // namespace tessera
