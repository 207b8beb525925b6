#include "bench.h"

#include "notation/lan.h"
#include "search/search.h"

#include <algorithm>
#include <array>
#include <random>

namespace tessera::cli {

namespace {

struct BenchCase {
    const char* ruleset;
    int depth;
    int plies;
};
// Large boards have wide trees: each case takes about as long as the others.
constexpr std::array<BenchCase, 5> cases{{
    {"lite", 4, 300},
    {"tesschess", 2, 120},
    {"full", 1, 12},
    {"raumschach", 3, 200},
    {"fide", 5, 300},
}};

void fold(std::uint64_t& signature, std::uint64_t number) {
    signature = (signature ^ number) * 0x100000001B3ULL; // FNV-1a
}

} // namespace

BenchResult bench() {
    BenchResult result{0xCBF29CE484222325ULL, 0};
    for (const BenchCase& bench : cases) {
        Game game{Position(builtinRuleset(bench.ruleset))};
        SearchLimits limits;
        limits.depth = bench.depth;
        const SearchReport report = Thinker().think(game, limits);
        result.nodes += report.nodes;
        fold(result.signature, report.nodes);

        std::mt19937_64 random(1);
        for (int ply = 0; ply < bench.plies; ++ply) {
            const Position& position = game.current();
            // Sorted by name: the order of generation is nobody's business.
            std::vector<std::pair<std::string, Move>> moves;
            for (const Move& move : position.legalMoves())
                moves.emplace_back(writePlainMove(position, move), move);
            std::ranges::sort(moves, {}, [](const auto& entry) { return entry.first; });
            fold(result.signature, moves.size());
            fold(result.signature, position.key());
            if (game.outcome() != OutcomeKind::Ongoing)
                break;
            game.play(moves[random() % moves.size()].second);
        }
    }
    return result;
}

} // namespace tessera::cli
