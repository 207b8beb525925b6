// Measures the solver of forced mates: positions of random games and sparse ones, with the failing
// first moves classified and without.
#include "proof/mate_solver.h"
#include "proof/proof.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>

namespace {

using namespace tessera;
using Clock = std::chrono::steady_clock;
using Random = std::mt19937;

template<class Call>
double seconds(Call&& call) {
    const auto start = Clock::now();
    call();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Figures {
    double total = 0;
    double most = 0;
    int count = 0;
    int found = 0;

    void add(double value, bool mate) {
        total += value;
        most = std::max(most, value);
        ++count;
        found += mate;
    }
    void print(const char* what) const {
        std::printf("%-52s mean %7.3f s, most %7.3f s, of %d (%d with mate)\n", what,
                    count > 0 ? total / count : 0, most, count, found);
    }
};

/// A position of a random game after so many half-moves that is not at its end.
Position middlegame(const RulesetPtr& ruleset, int plies, Random& random) {
    for (;;) {
        Position position(ruleset);
        for (int ply = 0; ply < plies && position.outcome() == OutcomeKind::Ongoing; ++ply) {
            const std::vector<Move> moves = position.legalMoves();
            position.make(moves[random() % moves.size()]);
        }
        if (position.outcome() == OutcomeKind::Ongoing)
            return position;
    }
}

/// These pieces on random squares, White to move.
Position sparse(const RulesetPtr& ruleset, const char* pieces, Random& random) {
    const Geometry& geometry = ruleset->geometry();
    for (;;) {
        PositionSetup setup;
        setup.pieces.resize(static_cast<std::size_t>(geometry.squareCount()));
        for (const char* c = pieces; *c != '\0'; ++c) {
            const bool white = *c >= 'A' && *c <= 'Z';
            const char capital = white ? *c : static_cast<char>(*c - 'a' + 'A');
            auto& place = setup.pieces[random() % setup.pieces.size()];
            if (place)
                break;
            place = Piece{*ruleset->data().kindOf(capital), white ? Side::White : Side::Black};
        }
        const Result<Position> position = Position::fromSetup(ruleset, setup);
        if (position && position->outcome() == OutcomeKind::Ongoing)
            return *position;
    }
}

Figures solveEach(const std::vector<Position>& positions, int moves, bool classify) {
    Figures figures;
    for (const Position& position : positions) {
        SolveOptions options;
        options.classifyFailures = options.tree = classify;
        MateSolution solution;
        const double time = seconds([&] { solution = solveMate(position, moves, options); });
        figures.add(time, solution.mateIn > 0);
    }
    return figures;
}

} // namespace

int main() {
    Random random(3);
    const RulesetPtr lite = builtinRuleset("lite");
    std::vector<Position> middlegames;
    for (int i = 0; i < 60; ++i)
        middlegames.push_back(middlegame(lite, 10 + i, random));
    solveEach(middlegames, 2, true).print("lite, middlegames, mate in 2, all of it");
    solveEach(middlegames, 3, false).print("lite, middlegames, mate in 3, keys only");
    solveEach(middlegames, 3, true).print("lite, middlegames, mate in 3, all of it");
    std::vector<Position> few;
    for (const char* pieces : {"KQkn", "KRRkb", "KQPkr", "KRBNk", "KQBkq"}) {
        for (int i = 0; i < 6; ++i)
            few.push_back(sparse(lite, pieces, random));
    }
    solveEach(few, 4, false).print("lite, few pieces, mate in 4, keys only");
    solveEach(few, 4, true).print("lite, few pieces, mate in 4, all of it");
    const RulesetPtr tesschess = builtinRuleset("tesschess");
    middlegames.clear();
    for (int i = 0; i < 10; ++i)
        middlegames.push_back(middlegame(tesschess, 20 + 4 * i, random));
    solveEach(middlegames, 2, false).print("tesschess, middlegames, mate in 2, keys only");
    const RulesetPtr full = builtinRuleset("full");
    const std::vector<Position> largest{Position(full), middlegame(full, 100, random)};
    solveEach(largest, 1, false).print("full, 896 pieces, mate in 1, keys only");
    solveEach(largest, 1, true).print("full, 896 pieces, mate in 1, all of it");
    Figures proofs;
    for (const Position& position : largest)
        proofs.add(seconds([&] { (void)prove(position); }), false);
    proofs.print("full, 896 pieces, the proof of a position");
}
