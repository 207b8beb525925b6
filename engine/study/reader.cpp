#include "reader.h"

#include "claim_reader.h"
#include "notation/toml_values.h"
#include "text_file.h"

namespace tessera {

namespace {

constexpr std::size_t mostNameBytes = 80;
constexpr std::size_t mostTextBytes = 600;
constexpr std::size_t mostTexts = 16;
constexpr std::size_t mostLine = 60;
constexpr int mostLevel = 5;

Place placeOf(const TableReader& root, std::string_view key, const std::string& fileName) {
    const TomlValue* value = root.table().find(key);
    return value ? Place{fileName, value->line, value->column, 0} : Place{fileName, 0, 0, 0};
}

void readTexts(Faults& faults, const TableReader& root, Study& study) {
    study.places.id = placeOf(root, "id", faults.fileName());
    study.places.pair = placeOf(root, "pair", faults.fileName());
    study.id = readFileId(faults, root, "id", true);
    study.pair = readFileId(faults, root, "pair", false);
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
    const std::string id = readFileId(faults, root, "ruleset", true);
    const TomlValue* placed = root.required("position", TomlType::String);
    const RulesetPtr ruleset = faults.any() ? nullptr : readRuleset(faults, root, id, find);
    const auto position =
        ruleset ? readPosition(faults, *placed, ruleset, "position") : std::nullopt;
    if (!position)
        return faults.first();
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
