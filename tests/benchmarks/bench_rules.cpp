// Measures what the interface waits for: loading a ruleset and listing moves, and memory.
#include "position/game.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>

namespace {

using namespace tessera;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Resident memory of this process in MiB.
double residentMemory() {
    std::ifstream status("/proc/self/statm");
    double pages = 0;
    status >> pages >> pages;
    return pages * 4096 / (1024 * 1024);
}

void measure(const BuiltinRuleset& builtin) {
    const double memoryBefore = residentMemory();
    auto start = Clock::now();
    const RulesetPtr ruleset = builtinRuleset(builtin.id);
    const double loading = millisecondsSince(start);

    Position position(ruleset);
    std::vector<double> lists;
    std::mt19937_64 random(1);
    for (int ply = 0; ply < 400; ++ply) {
        // The best of three: the machine may be busy with something else.
        double best = 1e9;
        std::vector<Move> moves;
        for (int round = 0; round < 3; ++round) {
            start = Clock::now();
            moves = position.legalMoves();
            best = std::min(best, millisecondsSince(start));
        }
        lists.push_back(best);
        if (position.outcome() != OutcomeKind::Ongoing)
            break;
        position.make(moves[random() % moves.size()]);
    }
    std::printf("%-10.*s load %6.1f ms, list of moves: start %.3f ms, most %.3f ms in %zu plies, "
                "memory +%.1f MiB\n",
                static_cast<int>(builtin.id.size()), builtin.id.data(), loading, lists.front(),
                *std::ranges::max_element(lists), lists.size(), residentMemory() - memoryBefore);
}

} // namespace

int main() {
    for (const BuiltinRuleset& builtin : builtinRulesets())
        measure(builtin);
}
