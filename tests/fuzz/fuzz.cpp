#include "fuzz.h"

#include "notation/fen4d.h"
#include "notation/lan.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tessera::fuzz {

void fail(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
    std::abort();
}

std::string_view asText(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

RulesetPtr takeRuleset(std::string_view& text) {
    const auto builtin = builtinRulesets();
    if (text.empty())
        return builtinRuleset(builtin.front().id);
    const auto choice = static_cast<std::size_t>(static_cast<unsigned char>(text.front()));
    text.remove_prefix(1);
    // Made once: the tables of the largest board take their time.
    static const std::vector<RulesetPtr> made = [&] {
        std::vector<RulesetPtr> list;
        for (const BuiltinRuleset& entry : builtin)
            list.push_back(builtinRuleset(entry.id));
        return list;
    }();
    return made[choice % made.size()];
}

void checkError(const Error& error, std::string_view text) {
    const auto lines = 1 + std::ranges::count(text, '\n');
    FUZZ_CHECK(error.place.line >= 0 && error.place.line <= lines);
    FUZZ_CHECK(error.place.column >= 0);
    FUZZ_CHECK(static_cast<std::size_t>(error.place.column) <= text.size() + 1);
    FUZZ_CHECK(error.place.ply >= 0);
    FUZZ_CHECK(error.found.size() <= text.size() + 1000);
    FUZZ_CHECK(error.expected.size() <= text.size() + 20000);
}

void checkPosition(const Position& position) {
    FUZZ_CHECK(position.key() == position.keyFromScratch());
    const std::string written = writeFen(position);
    const Result<Position> again = readFen(position.rulesetPtr(), written);
    FUZZ_CHECK(again.ok());
    FUZZ_CHECK(writeFen(*again) == written);
    FUZZ_CHECK(again->key() == position.key());
    const std::vector<Move> moves = position.legalMoves();
    const std::size_t step = moves.size() / 20 + 1;
    for (std::size_t i = 0; i < moves.size(); i += step) {
        const Result<Move> move = readPlainMove(position, writePlainMove(position, moves[i]));
        FUZZ_CHECK(move.ok());
        FUZZ_CHECK(*move == moves[i]);
        Position next = position;
        next.make(moves[i]);
        FUZZ_CHECK(next.key() == next.keyFromScratch());
    }
}

} // namespace tessera::fuzz
