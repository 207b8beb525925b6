#include "reader.h"

#include "claim_reader.h"
#include "notation/fen4d.h"
#include "ruleset/source_text.h"
#include "ruleset/user_rulesets.h"
#include "text_file.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t mostIdBytes = 60;
constexpr std::size_t mostNameBytes = 80;
constexpr std::size_t mostTextBytes = 600;
constexpr std::size_t mostTexts = 16;
constexpr std::size_t mostPositionBytes = std::size_t{32} * 1024;
constexpr std::size_t mostLine = 60;
constexpr int mostLevel = 5;

bool isId(std::string_view id) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !id.empty() && id.front() >= 'a' && id.front() <= 'z' && id.back() != '-' &&
           std::ranges::all_of(id, allowed) && id.find("--") == std::string_view::npos;
}

std::string readId(Faults& faults, const TableReader& root, std::string_view key, bool needed) {
    std::string id =
        needed ? root.requiredText(key, mostIdBytes) : root.optionalText(key, mostIdBytes);
    if (!id.empty() && !isId(id))
        faults.add(ErrorCode::BadValue, *root.table().find(key), id,
                   root.dotted(key) + ": small letters, digits and single hyphens, a letter first");
    return id;
}

/// Where in the file a byte of the position's text stands.
Place placeInPosition(const TomlValue& value, std::string_view text, std::string_view fileName,
                      int column) {
    const LineIndex lines(text);
    const std::size_t quote = lines.offset(value.line, value.column);
    const std::size_t index = column > 0 ? static_cast<std::size_t>(column - 1) : 0;
    const auto [line, byteColumn] = lines.lineAndColumn(offsetInTomlString(text, quote, index));
    return {std::string(fileName), line, byteColumn, 0};
}

void readTexts(Faults& faults, const TableReader& root, Study& study) {
    study.id = readId(faults, root, "id", true);
    study.pair = readId(faults, root, "pair", false);
    study.title = root.requiredText("title", mostNameBytes);
    study.idea = root.requiredText("idea", mostTextBytes);
    (void)root.required("hints", TomlType::Array);
    (void)root.required("notice", TomlType::Array);
    study.hints = root.texts("hints", mostTexts, mostTextBytes);
    study.notice = root.texts("notice", mostTexts, mostTextBytes);
    study.author = root.requiredText("author", mostNameBytes);
    study.source = root.requiredText("source", mostTextBytes);
    study.level = root.requiredInteger("level", 1, mostLevel);
    if (const TomlValue* theme = root.required("theme", TomlType::String)) {
        const std::vector<std::string_view> words(studyThemes().begin(), studyThemes().end());
        if (const auto word = readWord(faults, *theme, "theme", words))
            study.theme = words[*word];
    }
    if (!study.pair.empty() && study.pair == study.id)
        faults.add(ErrorCode::BadValue, *root.table().find("pair"), study.pair,
                   "pair: the id of another study");
}

void readLine(Faults& faults, const TableReader& root, std::string_view fileName, Study& study) {
    const TomlValue* list = root.optional("line", TomlType::Array);
    if (!list)
        return;
    study.places.line = {std::string(fileName), list->line, list->column, 0};
    if (list->items.size() > mostLine)
        faults.add(ErrorCode::OutOfRange, *list, std::to_string(list->items.size()),
                   "line: 0 to " + std::to_string(mostLine) + " items");
    Position at = study.position;
    for (const TomlValue& item : list->items) {
        const auto move = faults.any() ? std::nullopt : readMove(faults, item, "line", at);
        if (!move)
            return;
        study.line.push_back(*move);
        at.make(*move);
    }
}

} // namespace

Result<RulesetPtr> findRulesetById(const std::string& id) {
    if (!isId(id))
        return Error{ErrorCode::UnknownRuleset, {}, id, {}};
    return findRuleset(id);
}

Result<Study> readStudy(std::string_view text, std::string_view fileName, const RulesetById& find) {
    if (text.size() > maxStudyBytes)
        return Error{ErrorCode::TooLarge, Place{std::string(fileName), 0, 0, 0},
                     std::to_string(text.size()), std::to_string(maxStudyBytes)};
    const Result<TomlValue> document = readToml(text, fileName);
    if (!document)
        return document.error();
    Faults faults(fileName, text);
    const TableReader root(faults, *document, {},
                           {"id", "ruleset", "position", "line", "claim", "theme", "level", "title",
                            "idea", "hints", "notice", "author", "source", "pair"});
    const std::string id = readId(faults, root, "ruleset", true);
    const std::string fen = root.requiredText("position", mostPositionBytes);
    if (faults.any())
        return faults.first();
    const Result<RulesetPtr> ruleset = find(id);
    if (!ruleset) {
        Error error = ruleset.error();
        if (error.place.file.empty()) {
            const TomlValue& value = *document->find("ruleset");
            error.place = {std::string(fileName), value.line, value.column, 0};
        }
        return error;
    }
    const Result<Position> position = readFen(*ruleset, fen);
    if (!position) {
        Error error = position.error();
        error.place =
            placeInPosition(*document->find("position"), text, fileName, error.place.column);
        return error;
    }
    Study study{.position = *position};
    readTexts(faults, root, study);
    readLine(faults, root, fileName, study);
    if (!faults.any())
        readClaim(faults, root, fileName, study);
    if (faults.any())
        return faults.first();
    if (study.places.line.line == 0)
        study.places.line = study.places.claim;
    return study;
}

Result<Study> readStudyFile(const std::filesystem::path& path, const RulesetById& find) {
    const Result<std::string> text = readTextFile(path, maxStudyBytes);
    if (!text)
        return text.error();
    return readStudy(*text, path.string(), find);
}

} // namespace tessera
