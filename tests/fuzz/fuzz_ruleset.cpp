// Ruleset files.
#include "fuzz.h"

#include "position/self_check.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::asText(data, size);
    const Result<RulesetPtr> ruleset = loadRuleset(text, "fuzz.toml");
    if (!ruleset) {
        fuzz::checkError(ruleset.error(), text);
        return 0;
    }
    fuzz::checkPosition(Position(*ruleset));
    const bool small = (*ruleset)->geometry().squareCount() <= 256;
    FUZZ_CHECK(!selfCheck(*ruleset, small ? 12 : 2, 1).fault);
    return 0;
}
