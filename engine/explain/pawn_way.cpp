#include "pawn_way.h"

#include "lines.h"

#include <bit>

namespace tessera {

namespace {

/// The enemy pawn that would have been captured in passing, had it just stepped twice.
template<int Words>
Square pawnBeside(const PositionCore<Words>& core, const Geometry& geometry, const Piece& pawn,
                  const PawnRules& rules, Square skipped) {
    const Side enemy = opponent(pawn.side);
    for (const DoubleStep& rule : rules.doubleSteps) {
        Vector4 step{};
        step[static_cast<std::size_t>(rule.axis)] = enemy == Side::White ? 1 : -1;
        const auto victim = geometry.shifted(skipped, step);
        step[static_cast<std::size_t>(rule.axis)] = enemy == Side::White ? -1 : 1;
        const auto start = geometry.shifted(skipped, step);
        if (!victim || !start || core.board[*victim] != pieceCode(pawn.kind, enemy))
            continue;
        for (const PawnPush& push :
             core.tables->pushes[core.tables->index(pawn.kind, enemy, *start)]) {
            if (push.one == skipped && push.two == *victim)
                return *victim;
        }
    }
    return noSquare;
}

/// The change as a set of amounts, smallest first: what two moves of one shape share.
Vector4 shapeOf(Vector4 change) {
    for (std::int8_t& axis : change)
        axis = static_cast<std::int8_t>(axis < 0 ? -axis : axis);
    std::ranges::sort(change);
    return change;
}

/// Why a change that is no move of the pawn from this square is none.
Reason nearMiss(const PawnRules& rules, Side side, const Vector4& change) {
    int changed = 0;
    int forward = 0; ///< steps along the one changed axis, forward ones counted up
    AxisSet axes = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        const int step = change[static_cast<std::size_t>(axis)];
        if (step == 0)
            continue;
        ++changed;
        axes = axisBit(axis);
        forward = side == Side::White ? step : -step;
    }
    if (changed == 1 && forward >= -2 && forward <= 2) {
        if ((axes & rules.forward) == 0)
            return Reason::PawnWrongAxis;
        if (forward < 0)
            return Reason::PawnWrongDirection;
        const bool stepsTwice = std::ranges::any_of(
            rules.doubleSteps, [&](const DoubleStep& rule) { return axisBit(rule.axis) == axes; });
        return stepsTwice ? Reason::PawnNotOnStartRank : Reason::PawnNeverStepsTwice;
    }
    const bool sameShape = std::ranges::any_of(rules.captures, [&](const Vector4& capture) {
        return shapeOf(capture) == shapeOf(change);
    });
    return sameShape ? Reason::PawnWrongPlane : Reason::WrongPattern;
}

} // namespace

template<int Words>
void addPawnTries(Way& way, const PositionCore<Words>& core, Square from, Square to) {
    const Piece pawn = pieceOf(core, from);
    const auto& kind = core.tables->kinds[pawn.kind];
    if (!kind.pawn)
        return;
    const bool promotes = kind.promotionSquares[sideIndex(pawn.side)].has(to);
    const auto add = [&](MoveType type, MoveMeans means) {
        const KindIndex promotion = promotes ? kind.promotesTo.front() : Move::noPromotion;
        if (promotes && type == MoveType::DoubleStep)
            type = MoveType::Normal;
        way.tries.push_back({{from, to, type, promotion}, means});
    };
    if (pawnCaptureReaches(*core.tables, pawn, from, to)) {
        if (core.board[to] != emptyCode)
            add(MoveType::Normal, MoveMeans::PawnCapture);
        else if (core.enPassant.skipped == to &&
                 core.board[core.enPassant.victim] == pieceCode(pawn.kind, opponent(pawn.side)))
            add(MoveType::EnPassant, MoveMeans::PawnCapture);
    }
    if (core.board[to] != emptyCode)
        return;
    for (const PawnPush& push :
         core.tables->pushes[core.tables->index(pawn.kind, pawn.side, from)]) {
        if (push.one == to)
            add(MoveType::Normal, MoveMeans::PawnStep);
        else if (push.two == to && core.board[push.one] == emptyCode)
            add(MoveType::DoubleStep, MoveMeans::PawnDoubleStep);
    }
}

template<int Words>
void explainPawn(Way& way, const PositionCore<Words>& core, const Position& view, Square from,
                 Square to) {
    const Piece pawn = pieceOf(core, from);
    const auto& rules = view.ruleset().pieces[pawn.kind].pawn;
    if (!rules)
        return;
    const MoveTables<Words>& tables = *core.tables;
    for (const PawnPush& push : tables.pushes[tables.index(pawn.kind, pawn.side, from)]) {
        if (push.one != to && push.two != to)
            continue;
        way.reason = push.one == to ? Reason::PawnForwardOccupied : Reason::PawnDoubleStepBlocked;
        way.means = push.one == to ? MoveMeans::PawnStep : MoveMeans::PawnDoubleStep;
        way.blocker = core.board[push.one] != emptyCode ? push.one : to;
        return;
    }
    if (pawnCaptureReaches(tables, pawn, from, to)) {
        way.means = MoveMeans::PawnCapture;
        way.reason = Reason::PawnNothingToCapture;
        way.blocker =
            rules->enPassant ? pawnBeside(core, view.geometry(), pawn, *rules, to) : noSquare;
        if (way.blocker != noSquare)
            way.reason = Reason::EnPassantNotPossible;
        return;
    }
    if (pawnCaptureReaches(tables, {pawn.kind, opponent(pawn.side)}, from, to)) {
        way.reason = Reason::PawnWrongDirection;
        return;
    }
    way.reason = nearMiss(*rules, pawn.side, changeBetween(view.geometry(), from, to));
}

#define TESSERA_PAWN_WAY(Words)                                                                    \
    template void addPawnTries(Way&, const PositionCore<Words>&, Square, Square);                  \
    template void explainPawn(Way&, const PositionCore<Words>&, const Position&, Square, Square);
TESSERA_PAWN_WAY(1)
TESSERA_PAWN_WAY(2)
TESSERA_PAWN_WAY(4)
TESSERA_PAWN_WAY(16)
TESSERA_PAWN_WAY(64)
#undef TESSERA_PAWN_WAY

} // namespace tessera
