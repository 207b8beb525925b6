#include "study_commands.h"

#include "json.h"
#include "study/check.h"
#include "study/reader.h"

namespace tessera::cli {

Outcome checkStudyFile(const Arguments& arguments, std::ostream& out) {
    const Result<Study> study = readStudyFile(arguments.plain.front());
    if (!study)
        return study.error();
    if (auto error = checkStudy(*study))
        return *error;
    JsonWriter json;
    json.beginObject().key("valid").value(true).key("id").value(study->id);
    json.key("ruleset").value(study->position.ruleset().id);
    json.key("theme").value(study->theme).key("level").value(study->level);
    json.key("claim").value(claimWord(study->claim.kind)).key("shows").beginArray();
    for (const StudyFact fact : study->claim.shows)
        json.value(factWord(fact));
    out << json.endArray().endObject().text() << '\n';
    return {};
}

} // namespace tessera::cli
