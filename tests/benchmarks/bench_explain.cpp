// Measures what a pointer over the board waits for: one explanation of a pair of squares, and one
// report of who attacks a square.
#include "explain/attack_report.h"
#include "explain/explanation.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>
#include <random>
#include <string_view>

namespace {

using namespace tessera;
using Clock = std::chrono::steady_clock;
using Random = std::mt19937_64;

/// Milliseconds of a call, the best of three: the machine may be busy with something else.
template<class Call>
double milliseconds(Call&& call) {
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < 3; ++round) {
        const auto start = Clock::now();
        call();
        best =
            std::min(best, std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    return best;
}

struct Figures {
    double total = 0;
    double most = 0;
    int count = 0;

    void add(double value) {
        total += value;
        most = std::max(most, value);
        ++count;
    }
    void print(const char* what) const {
        std::printf("  %-34s mean %8.4f ms, most %8.4f ms, of %d\n", what,
                    count > 0 ? total / count : 0, most, count);
    }
};

struct Measured {
    Figures pairs;      ///< an occupied square and any other: what a hover asks
    Figures legal;      ///< legal moves alone, with everything they do
    Figures kingDanger; ///< moves that leave a royal piece attacked
    Figures reports;
    Figures controls; ///< of a whole side
};

void measure(Measured& measured, const Position& position, Random& random) {
    const auto squares = static_cast<std::size_t>(position.geometry().squareCount());
    const auto ask = [&](Square from, Square to) {
        Explanation explanation;
        const double time = milliseconds([&] { explanation = explain(position, from, to); });
        measured.pairs.add(time);
        if (explanation.apartFromTurn == Reason::Legal)
            measured.legal.add(time);
        else if (!explanation.kings.empty())
            measured.kingDanger.add(time);
    };
    for (int i = 0; i < 20; ++i) {
        auto from = static_cast<Square>(random() % squares);
        while (!position.pieceAt(from))
            from = static_cast<Square>(random() % squares);
        ask(from, static_cast<Square>(random() % squares));
        const std::vector<Move> moves = position.previewMovesFrom(from);
        if (!moves.empty())
            ask(from, moves[random() % moves.size()].to);
        const std::vector<Square> reached = controlled(position, from);
        if (!reached.empty())
            ask(from, reached[random() % reached.size()]);
        const auto square = static_cast<Square>(random() % squares);
        measured.reports.add(milliseconds([&] { (void)attackReport(position, square); }));
        measured.reports.add(milliseconds([&] { (void)attackReport(position, from); }));
    }
    measured.controls.add(milliseconds([&] { (void)controlled(position, position.sideToMove()); }));
}

void measure(const BuiltinRuleset& builtin) {
    Measured measured;
    Random random(1);
    Position position(builtinRuleset(builtin.id));
    for (int ply = 0; ply < 300; ++ply) {
        measure(measured, position, random);
        const std::vector<Move> moves = position.legalMoves();
        if (position.outcome() != OutcomeKind::Ongoing)
            position = Position(position.rulesetPtr());
        else
            position.make(moves[random() % moves.size()]);
    }
    std::printf("%.*s\n", static_cast<int>(builtin.id.size()), builtin.id.data());
    measured.pairs.print("one explanation");
    measured.legal.print("of these, legal moves");
    measured.kingDanger.print("of these, with a king in danger");
    measured.reports.print("who attacks a square");
    measured.controls.print("what a side controls");
}

} // namespace

int main() {
    for (const BuiltinRuleset& builtin : builtinRulesets())
        measure(builtin);
}
