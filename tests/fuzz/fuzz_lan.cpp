// Moves: the first byte chooses the ruleset; then words, each a move that is played if it can be.
#include "fuzz.h"

#include "notation/lan.h"
#include "notation/san.h"

using namespace tessera;

namespace {

constexpr int mostMoves = 50;

void checkMove(const Position& position, const Result<Move>& move, std::string_view text) {
    if (move)
        FUZZ_CHECK(position.isLegal(*move));
    else
        fuzz::checkError(move.error(), text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::asText(data, size);
    Position position(fuzz::takeRuleset(text));
    for (int i = 0; i < mostMoves && !text.empty(); ++i) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));

        const Result<Move> plain = readPlainMove(position, word);
        const Result<Move> strict = readLan(position, word, Marks::Strict);
        const Result<Move> lenient = readLan(position, word, Marks::Lenient);
        checkMove(position, plain, word);
        checkMove(position, strict, word);
        checkMove(position, lenient, word);
        // What is read strictly is read leniently, as the same, and is what would be written.
        if (strict) {
            FUZZ_CHECK(lenient.ok() && *lenient == *strict);
            FUZZ_CHECK(writeLan(position, *strict) == word);
        }
        if (position.ruleset().fenStyle == FenStyle::Chess) {
            const Result<Move> san = readSan(position, word);
            checkMove(position, san, word);
            if (san) {
                const Result<Move> again = readSan(position, writeSan(position, *san));
                FUZZ_CHECK(again.ok() && *again == *san);
            }
        }
        if (lenient)
            position.make(*lenient);
    }
    return 0;
}
