#include "study_commands.h"

#include "error_text.h"
#include "json.h"
#include "study/check.h"
#include "study/reader.h"

#include <algorithm>
#include <iostream>

namespace tessera::cli {

namespace {

constexpr int mostNodes = 2'000'000'000;
constexpr int mostSeconds = 24 * 60 * 60;

/// Tells on standard error how far a long check has come: nothing of one that is soon over.
class ProgressLines {
public:
    explicit ProgressLines(std::string name) : m_name(std::move(name)) {}

    void operator()(const SolveProgress& now) {
        constexpr std::chrono::seconds between(2);
        const auto time = std::chrono::steady_clock::now();
        if (time - m_told < between)
            return;
        m_told = time;
        std::cerr << m_name << ": " << now.moves << " moves deep, first move " << now.firstMove
                  << " of " << now.firstMoves << ", " << now.nodes << " positions\n";
    }

private:
    std::string m_name;
    std::chrono::steady_clock::time_point m_told = std::chrono::steady_clock::now();
};

struct StudyFiles {
    std::vector<std::filesystem::path> files{};
    std::vector<Error> errors{};
    bool folder = false; ///< whether pairs can be looked for
};

/// The files that are named, and every study of the folders among them.
StudyFiles filesOf(const std::vector<std::string>& names) {
    StudyFiles found;
    for (const std::string& name : names) {
        std::error_code failure;
        if (!std::filesystem::is_directory(name, failure)) {
            found.files.emplace_back(name);
            continue;
        }
        found.folder = true;
        std::vector<std::filesystem::path> inside;
        std::filesystem::directory_iterator entry(name, failure);
        for (; !failure && entry != std::filesystem::directory_iterator(); entry.increment(failure))
            if (entry->path().extension() == ".toml")
                inside.push_back(entry->path());
        if (failure)
            found.errors.push_back({ErrorCode::CannotRead, {}, name, failure.message()});
        std::ranges::sort(inside);
        std::ranges::move(inside, std::back_inserter(found.files));
    }
    return found;
}

void writeValid(const Study& study, std::ostream& out) {
    JsonWriter json;
    json.beginObject().key("valid").value(true).key("id").value(study.id);
    json.key("ruleset").value(study.position.ruleset().id);
    json.key("theme").value(study.theme).key("level").value(study.level);
    json.key("claim").value(claimWord(study.claim.kind)).key("shows").beginArray();
    for (const StudyFact fact : study.claim.shows)
        json.value(factWord(fact));
    out << json.endArray().endObject().text() << '\n';
}

} // namespace

Outcome checkStudyFiles(const Arguments& arguments, std::ostream& out) {
    StudyCheckBounds bounds;
    if (arguments.has("nodes")) {
        const auto nodes = numberOf(arguments, "nodes", mostNodes);
        if (const auto* error = std::get_if<CallError>(&nodes))
            return *error;
        bounds.mostNodes = static_cast<std::uint64_t>(std::get<int>(nodes));
    }
    if (arguments.has("seconds")) {
        const auto seconds = numberOf(arguments, "seconds", mostSeconds);
        if (const auto* error = std::get_if<CallError>(&seconds))
            return *error;
        bounds.mostTime = std::chrono::seconds(std::get<int>(seconds));
    }
    auto [files, errors, folder] = filesOf(arguments.plain);
    std::vector<std::pair<std::filesystem::path, Study>> studies;
    std::map<std::string, std::string> pairs;
    for (const std::filesystem::path& file : files) {
        Result<Study> study = readStudyFile(file);
        if (!study) {
            errors.push_back(study.error());
            continue;
        }
        pairs[study->id] = study->pair;
        studies.emplace_back(file, std::move(*study));
    }
    for (const auto& [file, study] : studies) {
        bounds.onProgress = ProgressLines(printable(file.string()));
        const std::size_t before = errors.size();
        for (auto error : {checkStudy(study, bounds), checkStudyId(study, file),
                           folder ? checkStudyPair(study, pairs) : std::nullopt}) {
            if (error)
                errors.push_back(std::move(*error));
        }
        if (errors.size() == before)
            writeValid(study, out);
    }
    return errors;
}

} // namespace tessera::cli
