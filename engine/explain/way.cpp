#include "way.h"

#include "castling_facts.h"
#include "lines.h"
#include "pawn_way.h"

namespace tessera {

namespace {

template<int Words>
MoveMeans meansOnEmptyBoard(const PositionCore<Words>& core, const Geometry& geometry,
                            const Piece& piece, Square from, Square to) {
    const MoveTables<Words>& tables = *core.tables;
    if (pawnCaptureReaches(tables, piece, from, to))
        return MoveMeans::PawnCapture;
    for (const PawnPush& push : tables.pushes[tables.index(piece.kind, piece.side, from)]) {
        if (push.one == to)
            return MoveMeans::PawnStep;
        if (push.two == to)
            return MoveMeans::PawnDoubleStep;
    }
    if (leapReaches(tables, piece.kind, from, to))
        return MoveMeans::Leap;
    const auto line = geometry.line(from, to);
    const int length = line ? lineLength(tables, piece.kind, line->direction) : 0;
    if (!line || length < line->steps)
        return MoveMeans::None;
    return length == 1 ? MoveMeans::Step : MoveMeans::Slide;
}

/// Leaps and lines: the first piece in a line's way is the blocker.
template<int Words>
void addLinesAndLeaps(Way& way, const PositionCore<Words>& core, const Geometry& geometry,
                      Square from, Square to) {
    const KindIndex kind = kindOf(core.board[from]);
    if (leapReaches(*core.tables, kind, from, to)) {
        way.tries.push_back({{from, to}, MoveMeans::Leap});
        return;
    }
    const auto line = geometry.line(from, to);
    const int length = line ? lineLength(*core.tables, kind, line->direction) : 0;
    if (!line || length < line->steps)
        return;
    const MoveMeans means = length == 1 ? MoveMeans::Step : MoveMeans::Slide;
    for (const Square square : squaresOf(geometry, from, *line)) {
        if (core.board[square] == emptyCode)
            continue;
        way.reason = Reason::PathBlocked;
        way.means = means;
        way.blocker = square;
        return;
    }
    way.tries.push_back({{from, to}, means});
}

} // namespace

Way findWay(const Position& view, const Position& real, Square from, Square to) {
    Way way;
    CoreAccess::of(view).visit([&](const auto& core) {
        const Geometry& geometry = view.geometry();
        addPawnTries(way, core, from, to);
        addLinesAndLeaps(way, core, geometry, from, to);
        way.castling = castlingFacts(view, real, from, to);
        Reason castling = Reason::Legal;
        if (way.castling && way.castling->kingHome) {
            castling = castlingReason(*way.castling, view.sideToMove() == real.sideToMove());
            if (castling == Reason::Legal)
                way.tries.push_back({{from, to, MoveType::Castling}, MoveMeans::Castling});
        }
        if (!way.tries.empty()) {
            way.reason = Reason::Legal;
            way.means = way.tries.front().means;
            way.blocker = noSquare;
        } else if (castling != Reason::Legal) {
            way.reason = castling;
            way.means = MoveMeans::Castling;
            way.blocker = castling == Reason::CastlingPathOccupied ? way.castling->blockers.front()
                                                                   : noSquare;
        } else if (way.reason == Reason::Legal) {
            way.reason = Reason::WrongPattern;
            explainPawn(way, core, view, from, to);
            if (way.reason == Reason::WrongPattern && way.castling)
                way.reason = Reason::CastlingKingNotHome;
        }
    });
    return way;
}

MoveMeans reachingMeans(const Position& position, const Piece& piece, Square from, Square to) {
    return CoreAccess::of(position).visit([&](const auto& core) {
        return meansOnEmptyBoard(core, position.geometry(), piece, from, to);
    });
}

} // namespace tessera
