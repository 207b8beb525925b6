#include "consequence.h"

#include "lines.h"

namespace tessera {

namespace {

/// Where the castling rook arrives, or noSquare.
template<int Words>
Square rookArrival(const PositionCore<Words>& core, const Move& move) {
    if (move.type != MoveType::Castling)
        return noSquare;
    for (const CastlingMove<Words>& rule : core.tables->castling) {
        if (rule.side == core.sideToMove && rule.kingFrom == move.from && rule.kingTo == move.to)
            return rule.rookTo;
    }
    return noSquare;
}

/// Only in a preview out of turn can a royal piece be attacked before the move already.
template<int Words>
bool attacks(const PositionCore<Words>& core, Square king, Square by) {
    return isAttacked(core, king, core.sideToMove, core.occupied(),
                      core.bySide[sideIndex(core.sideToMove)] & SquareSet<Words>::single(by));
}

} // namespace

Consequence consequenceOf(const Position& view, const Move& move,
                          std::span<const std::uint64_t> keys) {
    Consequence result;
    result.move = move;
    const Geometry& geometry = view.geometry();
    Position after = view;
    after.make(move);
    CoreAccess::of(view).visit([&](const auto& before) {
        const Side us = before.sideToMove;
        const Square rook = rookArrival(before, move);
        const auto& board =
            *std::get<std::unique_ptr<std::decay_t<decltype(before)>>>(CoreAccess::of(after).board);
        board.royals[sideIndex(opponent(us))].forEach([&](Square king) {
            std::size_t attackers = 0;
            for (AttackLine& line : attackLines(board, geometry, king, us)) {
                const bool discovered =
                    line.from != move.to && line.from != rook && !attacks(before, king, line.from);
                result.checks.push_back({std::move(line), discovered});
                ++attackers;
            }
            result.doubleCheck = result.doubleCheck || attackers > 1;
        });
        without(before.castlingRights, board.castlingRights).forEach([&](Square home) {
            result.rightsLost.push_back(home);
        });
        result.halfMoveClock = board.halfMoveClock;
    });
    result.resetsHalfMoves = result.halfMoveClock == 0;
    result.outcome = after.outcome();
    if (!keys.empty()) {
        result.occurrences = 1 + static_cast<int>(std::ranges::count(keys, after.key()));
        const int limit = view.ruleset().draws.repetition;
        if (result.outcome == OutcomeKind::Ongoing && limit > 0 && result.occurrences >= limit)
            result.outcome = OutcomeKind::Repetition;
    }
    return result;
}

bool Consequence::discoversCheck() const {
    return std::ranges::any_of(checks, &GivenCheck::discovered);
}

} // namespace tessera
