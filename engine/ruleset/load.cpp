#include "compiled_ruleset.h"

#include "notation/fen4d.h"
#include "ruleset_source.h"
#include "text_file.h"

namespace tessera {
Result<RulesetPtr> loadRuleset(std::string_view text, std::string_view fileName) {
    Result<RulesetSource> source = readRulesetSource(text, fileName);
    if (!source)
        return source.error();
    const auto compiled = std::make_shared<const CompiledRuleset>(source->ruleset);
    const Result<Position> start = readFen(compiled, source->ruleset.start);
    if (!start) {
        Error error = start.error();
        error.place = placeInStart(*source, text, fileName, error.place.column);
        return error;
    }
    return RulesetPtr(compiled);
}

Result<RulesetPtr> loadRulesetFile(const std::filesystem::path& path) {
    const Result<std::string> text = readTextFile(path, maxRulesetBytes);
    if (!text)
        return text.error();
    return loadRuleset(*text, path.string());
}

} // namespace tessera
