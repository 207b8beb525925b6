// Lines of attack on the board itself. Only the sources of this folder and of proof/ include it.
#pragma once

#include "attack_line.h"
#include "position/core_variant.h"

#include <algorithm>

namespace tessera {

inline Vector4 changeBetween(const Geometry& geometry, Square from, Square to) {
    Vector4 change = geometry.coordinates(to);
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        change[axis] = static_cast<std::int8_t>(change[axis] - geometry.coordinates(from)[axis]);
    return change;
}

/// The squares of a straight line, the ends left out.
inline std::vector<Square> squaresOf(const Geometry& geometry, Square from,
                                     const Geometry::Line& line) {
    std::vector<Square> squares;
    const int offset = geometry.directions()[static_cast<std::size_t>(line.direction)].offset;
    for (int step = 1; step < line.steps; ++step)
        squares.push_back(static_cast<Square>(from + step * offset));
    return squares;
}

template<int Words>
bool leapReaches(const MoveTables<Words>& tables, KindIndex kind, Square from, Square to) {
    bool reaches = false;
    tables.leaps.forEach(tables.index(kind, from),
                         [&](Square square) { reaches = reaches || square == to; });
    return reaches;
}

template<int Words>
bool pawnCaptureReaches(const MoveTables<Words>& tables, const Piece& piece, Square from,
                        Square to) {
    bool reaches = false;
    tables.pawnCaptures.forEach(tables.index(piece.kind, piece.side, from),
                                [&](Square square) { reaches = reaches || square == to; });
    return reaches;
}

/// Steps that a kind may take along a direction; 0: none. Lines go both ways alike.
template<int Words>
int lineLength(const MoveTables<Words>& tables, KindIndex kind, int direction) {
    return tables.kinds[kind].lineLength[static_cast<std::size_t>(direction)];
}

template<int Words>
Piece pieceOf(const PositionCore<Words>& core, Square square) {
    return {kindOf(core.board[square]), sideOf(core.board[square])};
}

/// The line by which the piece on `from` attacks `to`: it must do so, or look through others.
template<int Words>
AttackLine attackLine(const PositionCore<Words>& core, const Geometry& geometry, Square from,
                      Square to) {
    AttackLine attack{from, to, pieceOf(core, from), AttackMeans::Slide,
                      changeBetween(geometry, from, to)};
    if (pawnCaptureReaches(*core.tables, attack.piece, from, to)) {
        attack.means = AttackMeans::Pawn;
    } else if (leapReaches(*core.tables, attack.piece.kind, from, to)) {
        attack.means = AttackMeans::Leap;
    } else if (const auto line = geometry.line(from, to)) {
        if (lineLength(*core.tables, attack.piece.kind, line->direction) == 1)
            attack.means = AttackMeans::Step;
        else
            attack.between = squaresOf(geometry, from, *line);
    }
    return attack;
}

/// Every attack of a side on a square as the board stands, by ascending attacker.
template<int Words>
std::vector<AttackLine> attackLines(const PositionCore<Words>& core, const Geometry& geometry,
                                    Square to, Side by) {
    std::vector<AttackLine> lines;
    forEachAttacker(
        core, to, by, core.occupied(), core.bySide[sideIndex(by)],
        [&](Square from, bool) { lines.push_back(attackLine(core, geometry, from, to)); });
    std::ranges::sort(lines, {}, &AttackLine::from);
    return lines;
}

} // namespace tessera
