#include "move_purpose.h"

#include <algorithm>

namespace tessera {

namespace {

bool aims(const std::vector<Threat>& threats, Square victim) {
    return std::ranges::find(threats, victim, &Threat::victim) != threats.end();
}

} // namespace

std::vector<Threat> winningCaptures(const Position& position, const Evaluator& evaluator) {
    std::vector<Threat> threats;
    for (const Move& move : position.legalMoves()) {
        const std::optional<Square> victim = position.capturedSquare(move);
        if (!victim)
            continue;
        const int gain = evaluator.exchange(position, move);
        if (gain <= 0)
            continue;
        const auto known = std::ranges::find(threats, *victim, &Threat::victim);
        if (known == threats.end())
            threats.push_back({move, *victim, *position.pieceAt(*victim), gain});
        else if (gain > known->gain)
            *known = {move, *victim, known->piece, gain};
    }
    std::ranges::sort(threats, {}, &Threat::victim);
    return threats;
}

std::optional<Position> withTurnGiven(const Position& position) {
    if (position.inCheck())
        return std::nullopt;
    PositionSetup setup = position.setup();
    setup.sideToMove = opponent(setup.sideToMove);
    setup.enPassantSkipped = noSquare;
    setup.enPassantVictim = noSquare;
    Result<Position> given = Position::fromSetup(position.rulesetPtr(), setup);
    return given ? std::optional(*std::move(given)) : std::nullopt;
}

MovePurpose purposeOf(const Position& before, const Move& move, const Evaluator& evaluator) {
    MovePurpose purpose;
    Position after = before;
    after.make(move);
    purpose.leaves = winningCaptures(after, evaluator);
    if (before.isCapture(move) || move.isPromotion())
        purpose.gain = evaluator.exchange(before, move);
    if (const std::optional<Position> passed = withTurnGiven(before)) {
        for (const Threat& threat : winningCaptures(*passed, evaluator)) {
            if (!aims(purpose.leaves, threat.victim == move.from ? move.to : threat.victim))
                purpose.saves.push_back(threat);
        }
    }
    if (const std::optional<Position> next = withTurnGiven(after)) {
        const std::vector<Threat> known = winningCaptures(before, evaluator);
        for (const Threat& threat : winningCaptures(*next, evaluator)) {
            if (!aims(known, threat.victim))
                purpose.threatens.push_back(threat);
        }
    }
    return purpose;
}

} // namespace tessera
