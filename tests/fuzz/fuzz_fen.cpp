// Positions: the first byte chooses the ruleset, the rest is FEN4D.
#include "fuzz.h"

#include "notation/fen4d.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::asText(data, size);
    const RulesetPtr ruleset = fuzz::takeRuleset(text);
    const Result<Position> position = readFen(ruleset, text);
    if (position)
        fuzz::checkPosition(*position);
    else
        fuzz::checkError(position.error(), text);
    return 0;
}
