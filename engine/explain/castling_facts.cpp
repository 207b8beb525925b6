#include "castling_facts.h"

#include "lines.h"

#include <cstdlib>

namespace tessera {

namespace {

/// The squares of a set from one end of its line to the other, those nearest to `from` first.
template<int Words>
std::vector<Square> nearestFirst(const SquareSet<Words>& set, Square from) {
    std::vector<Square> squares;
    set.forEach([&](Square square) { squares.push_back(square); });
    // Along one axis the index grows with the distance.
    std::ranges::stable_sort(squares, {},
                             [from](Square square) { return std::abs(square - from); });
    return squares;
}

template<int Words>
CastlingFacts factsOf(const CastlingMove<Words>& rule, const PositionCore<Words>& core,
                      const Position& real, const Geometry& geometry) {
    CastlingFacts facts;
    const Vector4 way = changeBetween(geometry, rule.kingFrom, rule.kingTo);
    for (int axis = 0; axis < axisCount; ++axis) {
        if (way[static_cast<std::size_t>(axis)] != 0)
            facts.axis = static_cast<Axis>(axis);
    }
    facts.kingFrom = rule.kingFrom;
    facts.kingTo = rule.kingTo;
    facts.rookFrom = rule.rookFrom;
    facts.rookTo = rule.rookTo;
    facts.kingHome = true;
    facts.rookHome = core.board[rule.rookFrom] == pieceCode(rule.rookKind, rule.side);
    // A preview out of turn has no rights of its own.
    CoreAccess::of(real).visit(
        [&](const auto& board) { facts.hasRight = board.castlingRights.has(rule.rookFrom); });
    facts.mustBeEmpty = nearestFirst(rule.mustBeEmpty, rule.kingFrom);
    facts.blockers = facts.mustBeEmpty;
    std::erase_if(facts.blockers, [&](Square square) { return core.board[square] == emptyCode; });
    facts.kingsWay = nearestFirst(rule.kingsWay, rule.kingFrom);
    for (const Square square : facts.kingsWay) {
        for (AttackLine& line : attackLines(core, geometry, square, opponent(rule.side)))
            facts.attacks.push_back(std::move(line));
    }
    return facts;
}

/// A king that goes as far as in castling, but not from its home.
std::optional<CastlingFacts> awayFromHome(const Position& view, const Piece& king, Square from,
                                          Square to) {
    const Geometry& geometry = view.geometry();
    const Vector4 change = changeBetween(geometry, from, to);
    for (const CastlingRule& rule : view.ruleset().castling) {
        const auto axis = static_cast<std::size_t>(rule.axis);
        Vector4 wanted{};
        wanted[axis] = static_cast<std::int8_t>(rule.kingTo - rule.kingFrom);
        if (rule.king != king.kind || wanted != change)
            continue;
        CastlingFacts facts;
        facts.axis = rule.axis;
        Vector4 home = geometry.coordinates(from);
        home[axis] = static_cast<std::int8_t>(rule.kingFrom);
        for (const CastlingRule::Home& place : rule.home) {
            home[static_cast<std::size_t>(place.axis)] =
                static_cast<std::int8_t>(king.side == Side::White ? place.white : place.black);
        }
        facts.kingFrom = geometry.square(home);
        return facts;
    }
    return std::nullopt;
}

} // namespace

std::optional<CastlingFacts> castlingFacts(const Position& view, const Position& real, Square from,
                                           Square to) {
    std::optional<CastlingFacts> facts;
    CoreAccess::of(view).visit([&]<int Words>(const PositionCore<Words>& core) {
        const Piece king = pieceOf(core, from);
        for (const CastlingMove<Words>& rule : core.tables->castling) {
            if (rule.side == king.side && rule.kingKind == king.kind && rule.kingFrom == from &&
                rule.kingTo == to)
                facts = factsOf(rule, core, real, view.geometry());
        }
        if (!facts)
            facts = awayFromHome(view, king, from, to);
    });
    return facts;
}

Reason castlingReason(const CastlingFacts& facts, bool onTurn) {
    const auto attacked = [&](auto&& where) { return std::ranges::any_of(facts.attacks, where); };
    if (!facts.rookHome)
        return Reason::CastlingRookNotHome;
    if (!facts.hasRight)
        return Reason::CastlingNoRight;
    if (!facts.blockers.empty())
        return Reason::CastlingPathOccupied;
    if (attacked([&](const AttackLine& line) { return line.to == facts.kingFrom; }))
        return Reason::CastlingInCheck;
    if (attacked([&](const AttackLine& line) { return line.to != facts.kingTo; }))
        return Reason::CastlingThroughAttack;
    if (!facts.attacks.empty())
        return Reason::CastlingIntoAttack;
    return onTurn ? Reason::Legal : Reason::CastlingOutOfTurn;
}

} // namespace tessera
