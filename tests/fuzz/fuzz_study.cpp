// Study files.
#include "fuzz.h"

#include "study/check.h"
#include "study/reader.h"
#include "study/writer.h"

using namespace tessera;

namespace {

/// Nothing but the rulesets of the program: a fuzzer opens no files.
Result<RulesetPtr> find(const std::string& id) {
    if (RulesetPtr ruleset = builtinRuleset(id))
        return ruleset;
    return Error{ErrorCode::UnknownRuleset, {}, id, {}};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::asText(data, size);
    const Result<Study> study = readStudy(text, "fuzz.toml", find);
    if (!study) {
        fuzz::checkError(study.error(), text);
        return 0;
    }
    const std::string written = writeStudy(*study);
    const Result<Study> again = readStudy(written, "written.toml", find);
    FUZZ_CHECK(again.ok() && writeStudy(*again) == written);
    const Position after = study->afterLine();
    fuzz::checkPosition(after);
    // A claimed mate may take long to refute; everything else is checked.
    if (study->claim.kind != ClaimKind::Mate)
        (void)checkStudy(*study);
    const Proof proof = prove(after);
    for (const StudyFact fact : allFacts())
        (void)shows(proof, after, fact);
    return 0;
}
