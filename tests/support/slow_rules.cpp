#include "slow_rules.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace tessera::test {

namespace {

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

bool has(AxisSet axes, std::size_t axis) {
    return ((unsigned{axes} >> axis) & 1U) != 0;
}

int forwardSign(Side side) {
    return side == Side::White ? 1 : -1;
}

} // namespace

SlowPosition::SlowPosition(const Ruleset& ruleset, const PositionSetup& setup)
    : m_ruleset(&ruleset), m_state(setup) {
    auto coordinates = std::make_shared<std::vector<Coordinates>>();
    for (int w = 0; w < ruleset.sizes[3]; ++w)
        for (int z = 0; z < ruleset.sizes[2]; ++z)
            for (int y = 0; y < ruleset.sizes[1]; ++y)
                for (int x = 0; x < ruleset.sizes[0]; ++x)
                    coordinates->push_back({x, y, z, w});
    m_coordinates = std::move(coordinates);
}

// The board

int SlowPosition::squareCount() const {
    return static_cast<int>(m_coordinates->size());
}

const SlowPosition::Coordinates& SlowPosition::coordinatesOf(Square square) const {
    return (*m_coordinates)[square];
}

bool SlowPosition::onBoard(const Coordinates& coordinates) const {
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (coordinates[axis] < 0 || coordinates[axis] >= m_ruleset->sizes[axis])
            return false;
    }
    return true;
}

Square SlowPosition::squareAt(const Coordinates& coordinates) const {
    const auto& [nx, ny, nz, nw] = m_ruleset->sizes;
    const auto& [x, y, z, w] = coordinates;
    return static_cast<Square>(x + nx * (y + ny * (z + nz * w)));
}

const std::optional<Piece>& SlowPosition::at(Square square) const {
    return m_state.pieces[square];
}

const PieceKind& SlowPosition::kind(const Piece& piece) const {
    return m_ruleset->pieces[piece.kind];
}

// What reaches what

bool SlowPosition::slideReaches(const SlideAtom& atom, Square from, Square to) const {
    const Coordinates& a = coordinatesOf(from);
    const Coordinates& b = coordinatesOf(to);
    int changed = 0;
    int length = 0;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        const int change = std::abs(b[axis] - a[axis]);
        if (change == 0)
            continue;
        if (!has(atom.axes, axis) || (length != 0 && change != length))
            return false;
        length = change;
        ++changed;
    }
    if (changed == 0 || (atom.maxLength != 0 && length > atom.maxLength))
        return false;
    if (std::ranges::find(atom.axesChanged, changed) == atom.axesChanged.end())
        return false;
    for (int step = 1; step < length; ++step) {
        Coordinates between{};
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            between[axis] = a[axis] + (b[axis] - a[axis]) / length * step;
        if (at(squareAt(between)))
            return false;
    }
    return true;
}

bool SlowPosition::leapReaches(const LeapAtom& atom, Square from, Square to) const {
    const Coordinates& a = coordinatesOf(from);
    const Coordinates& b = coordinatesOf(to);
    std::array<int, axisCount> changes{};
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        changes[axis] = std::abs(b[axis] - a[axis]);
        if (changes[axis] != 0 && !has(atom.axes, axis))
            return false;
    }
    std::array<int, axisCount> wanted{};
    std::ranges::copy(atom.changes, wanted.begin());
    std::ranges::sort(wanted);
    std::ranges::sort(changes);
    return changes == wanted;
}

bool SlowPosition::pawnCaptureReaches(const PawnRules& rules, Side side, Square from,
                                      Square to) const {
    const Coordinates& a = coordinatesOf(from);
    const Coordinates& b = coordinatesOf(to);
    return std::ranges::any_of(rules.captures, [&](const Vector4& capture) {
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            const int sign = has(rules.forward, axis) ? forwardSign(side) : 1;
            if (b[axis] - a[axis] != sign * capture[axis])
                return false;
        }
        return true;
    });
}

bool SlowPosition::attacks(Square from, Square to) const {
    if (!at(from) || from == to)
        return false;
    const PieceKind& attacker = kind(*at(from));
    if (attacker.pawn && pawnCaptureReaches(*attacker.pawn, at(from)->side, from, to))
        return true;
    for (const SlideAtom& atom : attacker.slides) {
        if (slideReaches(atom, from, to))
            return true;
    }
    for (const LeapAtom& atom : attacker.leaps) {
        if (leapReaches(atom, from, to))
            return true;
    }
    return false;
}

std::vector<Square> SlowPosition::attackers(Square square, Side by) const {
    std::vector<Square> result;
    for (int from = 0; from < squareCount(); ++from) {
        const auto& piece = m_state.pieces[index(from)];
        if (piece && piece->side == by && attacks(static_cast<Square>(from), square))
            result.push_back(static_cast<Square>(from));
    }
    return result;
}

bool SlowPosition::isAttacked(Square square, Side by) const {
    for (int from = 0; from < squareCount(); ++from) {
        const auto& piece = m_state.pieces[index(from)];
        if (piece && piece->side == by && attacks(static_cast<Square>(from), square))
            return true;
    }
    return false;
}

bool SlowPosition::anyRoyalAttacked(Side side) const {
    std::vector<Square> kings;
    std::vector<Square> enemies;
    for (int square = 0; square < squareCount(); ++square) {
        const auto& piece = m_state.pieces[index(square)];
        if (piece && piece->side != side)
            enemies.push_back(static_cast<Square>(square));
        else if (piece && kind(*piece).royal)
            kings.push_back(static_cast<Square>(square));
    }
    for (const Square king : kings) {
        for (const Square enemy : enemies) {
            if (attacks(enemy, king))
                return true;
        }
    }
    return false;
}

// Moves

bool SlowPosition::promotesOn(const PawnRules& rules, Side side, Square square) const {
    const Coordinates coordinates = coordinatesOf(square);
    return std::ranges::any_of(rules.promotionRegions, [&](AxisSet region) {
        for (std::size_t axis = 0; axis < axisCount; ++axis) {
            const int farEnd = side == Side::White ? m_ruleset->sizes[axis] - 1 : 0;
            if (has(region, axis) && coordinates[axis] != farEnd)
                return false;
        }
        return true;
    });
}

void SlowPosition::addPawnMove(std::vector<Move>& moves, const PawnRules& rules, Move move) const {
    if (!promotesOn(rules, m_state.sideToMove, move.to)) {
        moves.push_back(move);
        return;
    }
    // What promotes can no longer be taken in passing: its double step is a move like any other.
    if (move.type == MoveType::DoubleStep)
        move.type = MoveType::Normal;
    for (const KindIndex choice : rules.promotesTo) {
        move.promotion = choice;
        moves.push_back(move);
    }
}

void SlowPosition::addPawnPushes(std::vector<Move>& moves, Square from) const {
    const Piece pawn = *at(from);
    const PawnRules& rules = *kind(pawn).pawn;
    const int sign = forwardSign(pawn.side);

    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        Coordinates one = coordinatesOf(from);
        const int start = one[axis];
        one[axis] += sign;
        if (!has(rules.forward, axis) || !onBoard(one) || at(squareAt(one)))
            continue;
        addPawnMove(moves, rules, {from, squareAt(one), MoveType::Normal, Move::noPromotion});
        for (const DoubleStep& doubleStep : rules.doubleSteps) {
            const int home = pawn.side == Side::White ? doubleStep.whiteFrom : doubleStep.blackFrom;
            Coordinates two = one;
            two[axis] += sign;
            if (static_cast<std::size_t>(doubleStep.axis) == axis && start == home &&
                onBoard(two) && !at(squareAt(two)))
                addPawnMove(moves, rules,
                            {from, squareAt(two), MoveType::DoubleStep, Move::noPromotion});
        }
    }
}

void SlowPosition::addPawnCapture(std::vector<Move>& moves, Square from, Square to) const {
    const Piece pawn = *at(from);
    const PawnRules& rules = *kind(pawn).pawn;
    if (!pawnCaptureReaches(rules, pawn.side, from, to))
        return;
    if (at(to) && at(to)->side != pawn.side && !kind(*at(to)).royal)
        addPawnMove(moves, rules, {from, to, MoveType::Normal, Move::noPromotion});
    if (rules.enPassant && to == m_state.enPassantSkipped && !at(to)) {
        const auto& victim = at(m_state.enPassantVictim);
        if (victim && victim->side != pawn.side && victim->kind == pawn.kind)
            addPawnMove(moves, rules, {from, to, MoveType::EnPassant, Move::noPromotion});
    }
}

std::vector<SlowPosition::CastlingPlace> SlowPosition::castlingPlaces(Square rookHome,
                                                                      Side side) const {
    std::vector<CastlingPlace> places;
    for (const CastlingRule& rule : m_ruleset->castling) {
        const Coordinates rook = coordinatesOf(rookHome);
        const std::size_t along = static_cast<std::size_t>(rule.axis);
        bool fits = rook[along] == rule.rookFrom;
        for (const CastlingRule::Home& home : rule.home) {
            const int wanted = side == Side::White ? home.white : home.black;
            fits = fits && rook[static_cast<std::size_t>(home.axis)] == wanted;
        }
        if (!fits)
            continue;
        const auto onLine = [&](int coordinate) {
            Coordinates place = rook;
            place[along] = coordinate;
            return squareAt(place);
        };
        places.push_back({onLine(rule.kingFrom), onLine(rule.kingTo), rookHome, onLine(rule.rookTo),
                          Piece{rule.king, side}, Piece{rule.rook, side}});
    }
    return places;
}

/// Of every king, or of the one on `king`.
void SlowPosition::addCastling(std::vector<Move>& moves, Square king, Way way) const {
    const Side side = m_state.sideToMove;
    for (const Square rookHome : m_state.castlingRooks) {
        for (const CastlingPlace& place : castlingPlaces(rookHome, side)) {
            if (at(place.kingFrom) != place.king || at(place.rookFrom) != place.rook ||
                (king != noSquare && king != place.kingFrom))
                continue;
            // Both ways and what lies between the two pieces: all on one line.
            const auto allBetween = [&](Square a, Square b, auto&& test) {
                const Coordinates from = coordinatesOf(a);
                const Coordinates to = coordinatesOf(b);
                for (int square = 0; square < squareCount(); ++square) {
                    const Coordinates here = coordinatesOf(static_cast<Square>(square));
                    bool inside = true;
                    for (std::size_t axis = 0; axis < axisCount; ++axis)
                        inside = inside && here[axis] >= std::min(from[axis], to[axis]) &&
                                 here[axis] <= std::max(from[axis], to[axis]);
                    if (inside && !test(static_cast<Square>(square)))
                        return false;
                }
                return true;
            };
            const auto free = [&](Square square) {
                return square == place.kingFrom || square == place.rookFrom || !at(square);
            };
            const auto safe = [&](Square square) { return !isAttacked(square, opponent(side)); };
            if (allBetween(place.kingFrom, place.rookFrom, free) &&
                allBetween(place.kingFrom, place.kingTo, free) &&
                allBetween(place.rookFrom, place.rookTo, free) &&
                (way == Way::Any || allBetween(place.kingFrom, place.kingTo, safe)))
                moves.push_back(
                    {place.kingFrom, place.kingTo, MoveType::Castling, Move::noPromotion});
        }
    }
}

void SlowPosition::addPieceMove(std::vector<Move>& moves, Square from, Square to) const {
    const PieceKind& mover = kind(*at(from));
    if (mover.pawn)
        addPawnCapture(moves, from, to);
    if (at(to) && (at(to)->side == m_state.sideToMove || kind(*at(to)).royal))
        return;
    const auto slides = [&](const SlideAtom& atom) { return slideReaches(atom, from, to); };
    const auto leaps = [&](const LeapAtom& atom) { return leapReaches(atom, from, to); };
    if (std::ranges::any_of(mover.slides, slides) || std::ranges::any_of(mover.leaps, leaps))
        moves.push_back({from, to, MoveType::Normal, Move::noPromotion});
}

std::vector<Move> SlowPosition::pseudoLegalMoves() const {
    std::vector<Move> moves;
    for (int origin = 0; origin < squareCount(); ++origin) {
        const Square from = static_cast<Square>(origin);
        if (!at(from) || at(from)->side != m_state.sideToMove)
            continue;
        if (kind(*at(from)).pawn)
            addPawnPushes(moves, from);
        for (int target = 0; target < squareCount(); ++target)
            addPieceMove(moves, from, static_cast<Square>(target));
    }
    addCastling(moves);
    return moves;
}

std::vector<Move> SlowPosition::tries() const {
    std::vector<Move> moves = pseudoLegalMoves();
    addCastling(moves, noSquare, Way::Any);
    sortMoves(moves);
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return moves;
}

std::vector<Square> SlowPosition::kingsWay(const Move& castling) const {
    // Castling goes along one axis, so the squares between have the indices between.
    const auto [low, high] = std::minmax(castling.from, castling.to);
    std::vector<Square> way;
    for (int square = low; square <= high; ++square) {
        const Coordinates& here = coordinatesOf(static_cast<Square>(square));
        int differs = 0;
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            differs += here[axis] != coordinatesOf(castling.from)[axis] &&
                       coordinatesOf(castling.to)[axis] == coordinatesOf(castling.from)[axis];
        if (differs == 0)
            way.push_back(static_cast<Square>(square));
    }
    return way;
}

std::vector<Move> SlowPosition::pseudoLegalMoves(Square from, Square to) const {
    std::vector<Move> moves;
    if (!at(from) || at(from)->side != m_state.sideToMove)
        return moves;
    if (kind(*at(from)).pawn)
        addPawnPushes(moves, from);
    addPieceMove(moves, from, to);
    addCastling(moves, from);
    std::erase_if(moves, [to](const Move& move) { return move.to != to; });
    return moves;
}

SlowPosition SlowPosition::with(const PositionSetup& setup) const {
    SlowPosition other = *this;
    other.m_state = setup;
    return other;
}

std::vector<Move> SlowPosition::legalMoves() const {
    std::vector<Move> legal;
    for (const Move& move : pseudoLegalMoves()) {
        if (!after(move).anyRoyalAttacked(m_state.sideToMove))
            legal.push_back(move);
    }
    sortMoves(legal);
    legal.erase(std::unique(legal.begin(), legal.end()), legal.end());
    return legal;
}

SlowPosition SlowPosition::after(const Move& move) const {
    SlowPosition next = *this;
    PositionSetup& state = next.m_state;
    const Piece mover = *at(move.from);
    const bool pawn = kind(mover).pawn.has_value();
    bool capture = at(move.to).has_value();

    state.pieces[move.from].reset();
    state.pieces[move.to] = mover;
    if (move.isPromotion())
        state.pieces[move.to]->kind = move.promotion;
    if (move.type == MoveType::EnPassant) {
        state.pieces[m_state.enPassantVictim].reset();
        capture = true;
    }
    if (move.type == MoveType::Castling) {
        for (const Square rookHome : m_state.castlingRooks) {
            for (const CastlingPlace& place : castlingPlaces(rookHome, mover.side)) {
                if (place.kingFrom != move.from || place.kingTo != move.to)
                    continue;
                state.pieces[place.rookFrom].reset();
                state.pieces[place.kingTo] = place.king;
                state.pieces[place.rookTo] = place.rook;
            }
        }
    }

    // A right goes for good when anything leaves or enters a home square of king or rook.
    std::erase_if(state.castlingRooks, [&](Square rookHome) {
        for (const Side side : {Side::White, Side::Black}) {
            for (const CastlingPlace& place : castlingPlaces(rookHome, side)) {
                for (const Square home : {place.kingFrom, place.rookFrom}) {
                    if (home == move.from || home == move.to || next.at(home) != at(home))
                        return true;
                }
            }
        }
        return false;
    });

    state.enPassantSkipped = noSquare;
    state.enPassantVictim = noSquare;
    if (move.type == MoveType::DoubleStep) {
        Coordinates skipped = coordinatesOf(move.from);
        const Coordinates end = coordinatesOf(move.to);
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            skipped[axis] = (skipped[axis] + end[axis]) / 2;
        state.enPassantSkipped = squareAt(skipped);
        state.enPassantVictim = move.to;
    }

    state.halfMoveClock = capture || pawn ? 0 : state.halfMoveClock + 1;
    state.moveNumber += mover.side == Side::Black ? 1 : 0;
    state.sideToMove = opponent(mover.side);
    return next;
}

void SlowPosition::make(const Move& move) {
    *this = after(move);
}

// What a position says

PositionSetup SlowPosition::setup() const {
    PositionSetup result = m_state;
    std::ranges::sort(result.castlingRooks);
    const bool possible = std::ranges::any_of(
        legalMoves(), [](const Move& move) { return move.type == MoveType::EnPassant; });
    if (!possible) {
        result.enPassantSkipped = noSquare;
        result.enPassantVictim = noSquare;
    }
    return result;
}

std::vector<Check> SlowPosition::checks() const {
    std::vector<Check> result;
    for (int square = 0; square < squareCount(); ++square) {
        const Square king = static_cast<Square>(square);
        if (!at(king) || at(king)->side != m_state.sideToMove || !kind(*at(king)).royal)
            continue;
        for (const Square by : attackers(king, opponent(m_state.sideToMove)))
            result.push_back({king, by});
    }
    return result;
}

OutcomeKind SlowPosition::outcome() const {
    if (legalMoves().empty())
        return checks().empty() ? OutcomeKind::Stalemate : OutcomeKind::Checkmate;
    const bool onlyRoyals = std::ranges::all_of(m_state.pieces, [&](const auto& piece) {
        return !piece.has_value() || kind(*piece).royal;
    });
    if (m_ruleset->draws.bareKings && onlyRoyals)
        return OutcomeKind::BareKings;
    if (m_ruleset->draws.halfMoves != 0 && m_state.halfMoveClock >= m_ruleset->draws.halfMoves)
        return OutcomeKind::FiftyMove;
    return OutcomeKind::Ongoing;
}

void sortMoves(std::vector<Move>& moves) {
    std::ranges::sort(moves, {}, [](const Move& move) {
        return std::tuple(move.from, move.to, move.type, move.promotion);
    });
}

bool sameSetup(const PositionSetup& a, const PositionSetup& b) {
    const auto sorted = [](std::vector<Square> squares) {
        std::ranges::sort(squares);
        return squares;
    };
    return a.pieces == b.pieces && a.sideToMove == b.sideToMove &&
           sorted(a.castlingRooks) == sorted(b.castlingRooks) &&
           a.enPassantSkipped == b.enPassantSkipped && a.enPassantVictim == b.enPassantVictim &&
           a.halfMoveClock == b.halfMoveClock && a.moveNumber == b.moveNumber;
}

} // namespace tessera::test
