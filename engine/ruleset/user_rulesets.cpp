#include "user_rulesets.h"

#include "toml_access.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

std::optional<std::filesystem::path> userRulesetFolder() {
    const auto variable = [](const char* name) -> std::optional<std::filesystem::path> {
        const char* value = std::getenv(name);
        // The XDG base directory specification has relative paths ignored.
        if (value == nullptr || value[0] != '/')
            return std::nullopt;
        return value;
    };
    if (const auto data = variable("XDG_DATA_HOME"))
        return *data / "tessera" / "rulesets";
    if (const auto home = variable("HOME"))
        return *home / ".local" / "share" / "tessera" / "rulesets";
    return std::nullopt;
}

std::vector<std::filesystem::path> rulesetFiles(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code failure;
    for (std::filesystem::directory_iterator entry(folder, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        if (entry->path().extension() == ".toml")
            files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

Result<RulesetPtr> findRuleset(const std::string& idOrFile) {
    if (RulesetPtr builtin = builtinRuleset(idOrFile))
        return builtin;
    const bool looksLikeFile =
        idOrFile.find('/') != std::string::npos || idOrFile.ends_with(".toml");
    std::error_code ignored;
    if (!looksLikeFile) {
        if (const auto folder = userRulesetFolder()) {
            const std::filesystem::path file = *folder / (idOrFile + ".toml");
            if (std::filesystem::exists(file, ignored))
                return loadRulesetFile(file);
        }
        if (!std::filesystem::exists(idOrFile, ignored))
            return Error{ErrorCode::UnknownRuleset, {}, idOrFile, {}};
    }
    return loadRulesetFile(idOrFile);
}

Result<RulesetPtr> findRulesetById(const std::string& id) {
    if (!isFileId(id))
        return Error{ErrorCode::UnknownRuleset, {}, id, {}};
    return findRuleset(id);
}

} // namespace tessera
