#include "move_tables.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

/// Steps that a kind may take along each direction of the board (0: none).
std::vector<std::uint8_t> lineLengths(const PieceKind& kind, const Geometry& geometry) {
    std::vector<std::uint8_t> lengths(geometry.directions().size(), 0);
    for (const SlideAtom& slide : kind.slides) {
        for (std::size_t d = 0; d < lengths.size(); ++d) {
            const Direction& direction = geometry.directions()[d];
            AxisSet changed = 0;
            for (int axis = 0; axis < axisCount; ++axis) {
                if (direction.change[static_cast<std::size_t>(axis)] != 0)
                    changed |= axisBit(axis);
            }
            const bool listed = std::ranges::count(slide.axesChanged, direction.axesChanged) > 0;
            if (!listed || (changed & ~slide.axes) != 0)
                continue;
            const int length = slide.maxLength == 0 ? maxAxisSize : slide.maxLength;
            lengths[d] = std::max(lengths[d], static_cast<std::uint8_t>(length));
        }
    }
    return lengths;
}

/// Every vector of a leap: the absolute changes on distinct named axes, in every order and sign.
std::vector<Vector4> leapVectors(const LeapAtom& leap) {
    std::vector<Vector4> vectors{Vector4{}};
    for (const int change : leap.changes) {
        std::vector<Vector4> longer;
        for (const Vector4& vector : vectors) {
            for (int axis = 0; axis < axisCount; ++axis) {
                const auto i = static_cast<std::size_t>(axis);
                if (vector[i] != 0 || (leap.axes & axisBit(axis)) == 0)
                    continue;
                for (const int sign : {1, -1}) {
                    Vector4 next = vector;
                    next[i] = static_cast<std::int8_t>(sign * change);
                    longer.push_back(next);
                }
            }
        }
        vectors = std::move(longer);
    }
    std::ranges::sort(vectors);
    vectors.erase(std::unique(vectors.begin(), vectors.end()), vectors.end());
    return vectors;
}

/// A pawn's vector as the side sees it: Black's forward axes are turned round.
Vector4 seenBy(Side side, Vector4 vector, AxisSet forward) {
    for (int axis = 0; axis < axisCount; ++axis) {
        auto& change = vector[static_cast<std::size_t>(axis)];
        if (side == Side::Black && (forward & axisBit(axis)) != 0)
            change = static_cast<std::int8_t>(-change);
    }
    return vector;
}

bool isPromotionSquare(const PawnRules& pawn, Side side, const Vector4& at,
                       const Geometry& geometry) {
    return std::ranges::any_of(pawn.promotionRegions, [&](AxisSet region) {
        for (int axis = 0; axis < axisCount; ++axis) {
            const int last = side == Side::White ? geometry.size(static_cast<Axis>(axis)) - 1 : 0;
            if ((region & axisBit(axis)) != 0 && at[static_cast<std::size_t>(axis)] != last)
                return false;
        }
        return true;
    });
}

std::vector<PawnPush> pawnPushes(const PawnRules& pawn, Side side, Square from,
                                 const Geometry& geometry) {
    std::vector<PawnPush> pushes;
    for (int axis = 0; axis < axisCount; ++axis) {
        if ((pawn.forward & axisBit(axis)) == 0)
            continue;
        Vector4 step{};
        step[static_cast<std::size_t>(axis)] = 1;
        step = seenBy(side, step, pawn.forward);
        const auto one = geometry.shifted(from, step);
        if (!one)
            continue;
        PawnPush push{*one, noSquare};
        for (const DoubleStep& doubleStep : pawn.doubleSteps) {
            const int start = side == Side::White ? doubleStep.whiteFrom : doubleStep.blackFrom;
            const int here = geometry.coordinates(from)[static_cast<std::size_t>(axis)];
            if (static_cast<int>(doubleStep.axis) == axis && here == start)
                push.two = geometry.shifted(*one, step).value_or(noSquare);
        }
        pushes.push_back(push);
    }
    return pushes;
}

template<int Words>
void addLines(MoveTables<Words>& tables, const std::vector<std::uint8_t>& lengths,
              const std::vector<std::size_t>& lineDirections, Square from, const Geometry& geometry,
              std::vector<Square>& contact) {
    using Line = std::conditional_t<Words == 1, LineMasks, Ray>;
    std::vector<Line> lines;
    const auto stepsAlong = [&](std::size_t direction) {
        return std::min(geometry.reach(from, static_cast<int>(direction)),
                        static_cast<int>(lengths[direction]));
    };
    const auto at = [&](std::size_t direction, int step) {
        return static_cast<Square>(from + step * geometry.directions()[direction].offset);
    };
    for (const std::size_t d : lineDirections) {
        const std::array<int, 2> steps{stepsAlong(d), stepsAlong(d + 1)};
        if constexpr (Words == 1) {
            if (std::max(steps[0], steps[1]) > 1) {
                LineMasks line;
                for (std::size_t half = 0; half < 2; ++half) {
                    for (int i = 1; i <= steps[half]; ++i) {
                        const Square square = at(d + half, i);
                        (square < from ? line.below : line.above) |= std::uint64_t{1} << square;
                    }
                }
                lines.push_back(line);
                continue;
            }
        }
        for (std::size_t half = 0; half < 2; ++half) {
            if constexpr (Words != 1) {
                if (steps[half] > 1) {
                    lines.push_back(
                        {static_cast<std::int16_t>(geometry.directions()[d + half].offset),
                         static_cast<std::uint8_t>(steps[half])});
                    continue;
                }
            }
            if (steps[half] == 1)
                contact.push_back(at(d + half, 1));
        }
    }
    tables.contact.append(contact);
    tables.lines.append(lines);
}

template<int Words>
void addPawn(MoveTables<Words>& tables, typename MoveTables<Words>::Kind& kind,
             const PawnRules& pawn, Side side, const Geometry& geometry) {
    std::vector<std::vector<Square>> attackedFrom(static_cast<std::size_t>(tables.squareCount));
    std::vector<Square> captures;
    for (int i = 0; i < tables.squareCount; ++i) {
        const auto from = static_cast<Square>(i);
        captures.clear();
        for (const Vector4& vector : pawn.captures) {
            const auto target = geometry.shifted(from, seenBy(side, vector, pawn.forward));
            if (target && std::ranges::count(captures, *target) == 0) {
                captures.push_back(*target);
                attackedFrom[*target].push_back(from);
            }
        }
        if (isPromotionSquare(pawn, side, geometry.coordinates(from), geometry))
            kind.promotionSquares[sideIndex(side)].add(from);
        tables.pushes.append(pawnPushes(pawn, side, from, geometry));
        tables.pawnCaptures.append(captures);
    }
    for (const auto& squares : attackedFrom)
        tables.pawnCapturesTo.append(squares);
}

/// Keeps the tables of pawns in step with those of the other kinds.
template<int Words>
void addNoPawn(MoveTables<Words>& tables) {
    for (int square = 0; square < tables.squareCount; ++square) {
        tables.pushes.append({});
        tables.pawnCaptures.append({});
        tables.pawnCapturesTo.append({});
    }
}

template<int Words>
void addPieceTables(MoveTables<Words>& tables, const Ruleset& ruleset, const Geometry& geometry) {
    for (const PieceKind& piece : ruleset.pieces) {
        typename MoveTables<Words>::Kind kind;
        kind.royal = piece.royal;
        kind.pawn = piece.pawn.has_value();
        kind.lineLength = lineLengths(piece, geometry);
        kind.slides = std::ranges::any_of(kind.lineLength, [](int length) { return length > 1; });
        kind.mayRepeatTargets =
            piece.leaps.size() > 1 || (!piece.leaps.empty() && !piece.slides.empty());
        if (piece.pawn) {
            kind.enPassant = piece.pawn->enPassant;
            kind.promotesTo = piece.pawn->promotesTo;
        }
        std::vector<Vector4> leaps;
        for (const LeapAtom& leap : piece.leaps)
            std::ranges::copy(leapVectors(leap), std::back_inserter(leaps));
        // One of each pair of opposite directions.
        std::vector<std::size_t> lineDirections;
        for (std::size_t d = 0; d < kind.lineLength.size(); d += 2) {
            if (kind.lineLength[d] > 0)
                lineDirections.push_back(d);
        }
        std::vector<Square> targets;
        for (int i = 0; i < tables.squareCount; ++i) {
            const auto from = static_cast<Square>(i);
            targets.clear();
            for (const Vector4& vector : leaps) {
                if (const auto target = geometry.shifted(from, vector))
                    targets.push_back(*target);
            }
            tables.leaps.append(targets);
            addLines(tables, kind.lineLength, lineDirections, from, geometry, targets);
        }
        for (const Side side : {Side::White, Side::Black}) {
            if (piece.pawn)
                addPawn(tables, kind, *piece.pawn, side, geometry);
            else
                addNoPawn(tables);
        }
        tables.kinds.push_back(std::move(kind));
    }
}

template<int Words>
void addCastling(MoveTables<Words>& tables, const Ruleset& ruleset, const Geometry& geometry) {
    for (const CastlingRule& rule : ruleset.castling) {
        for (int i = 0; i < tables.squareCount; ++i) {
            const auto kingFrom = static_cast<Square>(i);
            const Vector4 home = geometry.coordinates(kingFrom);
            const auto axis = static_cast<std::size_t>(rule.axis);
            if (home[axis] != rule.kingFrom)
                continue;
            for (const Side side : {Side::White, Side::Black}) {
                const bool atHome = std::ranges::all_of(rule.home, [&](const auto& condition) {
                    return home[static_cast<std::size_t>(condition.axis)] ==
                           (side == Side::White ? condition.white : condition.black);
                });
                if (!atHome)
                    continue;
                const auto at = [&](int coordinate) {
                    Vector4 place = home;
                    place[axis] = static_cast<std::int8_t>(coordinate);
                    return geometry.square(place);
                };
                CastlingMove<Words> move{side,
                                         rule.king,
                                         rule.rook,
                                         kingFrom,
                                         at(rule.kingTo),
                                         at(rule.rookFrom),
                                         at(rule.rookTo),
                                         {},
                                         {}};
                const auto addSpan = [&](SquareSet<Words>& set, int a, int b) {
                    for (int c = std::min(a, b); c <= std::max(a, b); ++c)
                        set.add(at(c));
                };
                addSpan(move.kingsWay, rule.kingFrom, rule.kingTo);
                addSpan(move.mustBeEmpty, rule.kingFrom, rule.rookFrom);
                addSpan(move.mustBeEmpty, rule.kingFrom, rule.kingTo);
                addSpan(move.mustBeEmpty, rule.rookFrom, rule.rookTo);
                move.mustBeEmpty.remove(move.kingFrom);
                move.mustBeEmpty.remove(move.rookFrom);
                tables.castling.push_back(move);
            }
        }
    }
    std::vector<std::vector<Square>> ended(static_cast<std::size_t>(tables.squareCount));
    for (const CastlingMove<Words>& move : tables.castling) {
        for (const Square home : {move.kingFrom, move.rookFrom}) {
            ended[home].push_back(move.rookFrom);
            tables.rightsSquares.add(home);
        }
    }
    for (const auto& rooks : ended)
        tables.rightsEndedBy.append(rooks);
}

void addOneWordTables(MoveTables<1>& tables, const Geometry& geometry) {
    tables.between.assign(std::size_t{64} * 64, 0);
    for (int a = 0; a < tables.squareCount; ++a) {
        for (int b = 0; b < tables.squareCount; ++b) {
            const auto line = geometry.line(static_cast<Square>(a), static_cast<Square>(b));
            if (!line)
                continue;
            const int offset =
                geometry.directions()[static_cast<std::size_t>(line->direction)].offset;
            for (int i = 1; i < line->steps; ++i) {
                tables.between[static_cast<std::size_t>(a) * 64 + static_cast<std::size_t>(b)] |=
                    std::uint64_t{1} << static_cast<unsigned>(a + i * offset);
            }
        }
    }
    for (int kind = 0; kind < tables.kindCount; ++kind) {
        for (int square = 0; square < tables.squareCount; ++square) {
            const std::size_t i =
                tables.index(static_cast<KindIndex>(kind), static_cast<Square>(square));
            SquareSet<1> targets;
            tables.contact.addTo(targets, i);
            for (const LineMasks& line : tables.lines[i])
                targets.words[0] |= line.below | line.above;
            tables.emptyBoardTargets.push_back(targets.words[0]);
        }
    }
}

} // namespace

template<int Words>
MoveTables<Words>::MoveTables(const Ruleset& ruleset, const Geometry& geometry)
    : squareCount(geometry.squareCount()), kindCount(static_cast<int>(ruleset.pieces.size())),
      keys(squareCount, 2 * kindCount) {
    for (int square = 0; square < squareCount; ++square)
        board.add(static_cast<Square>(square));
    addPieceTables(*this, ruleset, geometry);
    addCastling(*this, ruleset, geometry);
    if constexpr (Words == 1) {
        addOneWordTables(*this, geometry);
    } else {
        for (const Direction& direction : geometry.directions())
            directionOffsets.push_back(direction.offset);
        for (int square = 0; square < squareCount; ++square) {
            for (std::size_t d = 0; d < directionOffsets.size(); ++d) {
                reach.push_back(static_cast<std::uint8_t>(
                    geometry.reach(static_cast<Square>(square), static_cast<int>(d))));
            }
        }
    }
}

template struct MoveTables<1>;
template struct MoveTables<2>;
template struct MoveTables<4>;
template struct MoveTables<16>;
template struct MoveTables<64>;

std::unique_ptr<const MoveTablesHolder> makeMoveTables(const Ruleset& ruleset,
                                                       const Geometry& geometry) {
    const auto make = [&]<int Words>() {
        return std::make_unique<const MoveTablesHolder>(
            MoveTablesHolder{MoveTables<Words>(ruleset, geometry)});
    };
    const int squares = geometry.squareCount();
    if (squares <= 64)
        return make.template operator()<1>();
    if (squares <= 128)
        return make.template operator()<2>();
    if (squares <= 256)
        return make.template operator()<4>();
    if (squares <= 1024)
        return make.template operator()<16>();
    return make.template operator()<64>();
}

} // namespace tessera
