#include "compiled_ruleset.h"

#include "notation/fen4d.h"
#include "ruleset_source.h"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace tessera {
namespace {

Error cannotRead(const std::filesystem::path& path, const std::string& reason) {
    return {ErrorCode::CannotRead, Place{path.string(), 0, 0, 0}, path.string(), reason};
}

/// Reads no more than the limit and one byte: a file may be endless or grow.
Result<std::string> readLimited(const std::filesystem::path& path) {
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(path, failure);
    if (failure)
        return cannotRead(path, failure.message());
    if (!std::filesystem::is_regular_file(status))
        return cannotRead(path, std::filesystem::is_directory(status)
                                    ? std::make_error_code(std::errc::is_a_directory).message()
                                    : std::make_error_code(std::errc::invalid_argument).message());
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string text(maxRulesetBytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad())
        return cannotRead(path, std::generic_category().message(errno ? errno : EIO));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() <= maxRulesetBytes)
        return text;
    const auto size = std::filesystem::file_size(path, failure);
    return Error{ErrorCode::TooLarge, Place{path.string(), 0, 0, 0},
                 std::to_string(failure ? text.size() : size), std::to_string(maxRulesetBytes)};
}

} // namespace

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
    const Result<std::string> text = readLimited(path);
    if (!text)
        return text.error();
    return loadRuleset(*text, path.string());
}

} // namespace tessera
