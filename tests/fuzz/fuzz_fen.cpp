// Positions: the first byte chooses the ruleset, the rest is FEN4D.
#include "fuzz.h"

#include "notation/fen4d.h"
#include "position/setup_problems.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::asText(data, size);
    const RulesetPtr ruleset = fuzz::takeRuleset(text);
    // What the editor reads: any pieces, and the same text again. It is a position when nothing is
    // wrong with it.
    const Result<PositionSetup> setup = readFenSetup(ruleset, text);
    if (setup) {
        const std::string written = writeFenSetup(ruleset, *setup);
        const Result<PositionSetup> again = readFenSetup(ruleset, written);
        FUZZ_CHECK(again.ok() && writeFenSetup(ruleset, *again) == written);
        FUZZ_CHECK(setupProblems(ruleset, *setup).empty() ==
                   Position::fromSetup(ruleset, *setup).ok());
        static_cast<void>(takeableDoubleSteps(ruleset, *setup));
    }
    const Result<Position> position = readFen(ruleset, text);
    FUZZ_CHECK(!position || setup.ok());
    if (position)
        fuzz::checkPosition(*position);
    else
        fuzz::checkError(position.error(), text);
    return 0;
}
