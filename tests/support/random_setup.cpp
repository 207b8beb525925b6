#include "random_setup.h"

#include <algorithm>
#include <utility>

namespace tessera::test {

namespace {

class SetupMaker {
public:
    SetupMaker(const Position& start, Random& random)
        : m_rules(start.ruleset()), m_geometry(start.geometry()), m_array(start.setup()),
          m_random(random) {}

    PositionSetup make();

private:
    [[nodiscard]] std::size_t roll(std::size_t limit) { return below(m_random, limit); }
    [[nodiscard]] bool chance(std::size_t oneIn) { return roll(oneIn) == 0; }
    [[nodiscard]] Side anySide() { return chance(2) ? Side::White : Side::Black; }
    [[nodiscard]] Vector4 anywhere();
    [[nodiscard]] std::optional<Piece>& at(const Vector4& place) {
        return m_setup.pieces[m_geometry.square(place)];
    }
    [[nodiscard]] bool isRoyal(const Vector4& place) {
        return at(place).has_value() && m_rules.pieces[at(place)->kind].royal;
    }

    void placeHome(const CastlingRule& rule);
    void placeRoyals();
    void placeOthers();
    [[nodiscard]] KindIndex anyKind();
    [[nodiscard]] Vector4 anyDirection();
    [[nodiscard]] std::optional<KindIndex> anySlider(const Vector4& change, int length);
    void aimThrough(const Vector4& middle);
    void stepTwice();

    const Ruleset& m_rules;
    const Geometry& m_geometry;
    PositionSetup m_array;
    Random& m_random;
    PositionSetup m_setup;
};

Vector4 added(Vector4 place, const Vector4& change, int times) {
    for (std::size_t axis = 0; axis < axisCount; ++axis)
        place[axis] = static_cast<std::int8_t>(place[axis] + change[axis] * times);
    return place;
}

Vector4 SetupMaker::anywhere() {
    return m_geometry.coordinates(static_cast<Square>(roll(m_setup.pieces.size())));
}

/// King and rook of one castling rule at home, with the right, on a random line of its kind.
void SetupMaker::placeHome(const CastlingRule& rule) {
    const Side side = anySide();
    Vector4 king = anywhere();
    for (const CastlingRule::Home& home : rule.home)
        king[static_cast<std::size_t>(home.axis)] =
            static_cast<std::int8_t>(side == Side::White ? home.white : home.black);
    const auto along = static_cast<std::size_t>(rule.axis);
    Vector4 rook = king;
    king[along] = static_cast<std::int8_t>(rule.kingFrom);
    rook[along] = static_cast<std::int8_t>(rule.rookFrom);
    if (at(king) || at(rook))
        return;
    at(king) = Piece{rule.king, side};
    at(rook) = Piece{rule.rook, side};
    m_setup.castlingRooks.push_back(m_geometry.square(rook));
}

void SetupMaker::placeRoyals() {
    for (std::size_t kind = 0; kind < m_rules.pieces.size(); ++kind) {
        if (!m_rules.pieces[kind].royal)
            continue;
        for (const Side side : {Side::White, Side::Black}) {
            const std::optional<Piece> royal(Piece{static_cast<KindIndex>(kind), side});
            const auto most = std::ranges::count(m_array.pieces, royal);
            const auto wanted = most <= 1 ? most : 1 + static_cast<long>(roll(4));
            while (std::ranges::count(m_setup.pieces, royal) < wanted) {
                const Vector4 place = anywhere();
                if (!at(place))
                    at(place) = royal;
            }
        }
    }
}

KindIndex SetupMaker::anyKind() {
    std::size_t kind = roll(m_rules.pieces.size());
    while (m_rules.pieces[kind].royal)
        kind = roll(m_rules.pieces.size());
    return static_cast<KindIndex>(kind);
}

void SetupMaker::placeOthers() {
    // Few pieces leave lines open, many block them: some boards of each.
    const std::size_t density = chance(2) ? 4 : 16;
    const std::size_t most = std::min<std::size_t>(m_setup.pieces.size() / density, 60);
    for (std::size_t left = 2 + roll(most); left > 0; --left) {
        const Vector4 place = anywhere();
        if (!at(place))
            at(place) = Piece{anyKind(), anySide()};
    }
}

/// A random direction that changes at least one axis.
Vector4 SetupMaker::anyDirection() {
    std::vector<std::size_t> axes;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        if (m_geometry.sizes()[axis] > 1)
            axes.push_back(axis);
    }
    Vector4 change{};
    for (std::size_t left = 1 + roll(axes.size()); left > 0; --left) {
        const std::size_t chosen = roll(axes.size());
        change[axes[chosen]] = chance(2) ? 1 : -1;
        axes.erase(axes.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
    return change;
}

/// A kind that slides so far in this direction, if there is one.
std::optional<KindIndex> SetupMaker::anySlider(const Vector4& change, int length) {
    int changed = 0;
    AxisSet axes = 0;
    for (int axis = 0; axis < axisCount; ++axis) {
        if (change[static_cast<std::size_t>(axis)] == 0)
            continue;
        axes = static_cast<AxisSet>(axes | axisBit(axis));
        ++changed;
    }
    std::vector<KindIndex> sliders;
    for (std::size_t kind = 0; kind < m_rules.pieces.size(); ++kind) {
        const auto fits = [&](const SlideAtom& atom) {
            return std::ranges::count(atom.axesChanged, changed) > 0 && (axes & ~atom.axes) == 0 &&
                   (atom.maxLength == 0 || atom.maxLength >= length);
        };
        if (!m_rules.pieces[kind].royal && std::ranges::any_of(m_rules.pieces[kind].slides, fits))
            sliders.push_back(static_cast<KindIndex>(kind));
    }
    if (sliders.empty())
        return std::nullopt;
    return sliders[roll(sliders.size())];
}

/// Moves a king of the side to move to one side of a square and puts an enemy slider on the other:
/// what stands on the square is pinned, and when nothing does, the king is in check.
void SetupMaker::aimThrough(const Vector4& middle) {
    std::vector<Square> kings;
    for (std::size_t square = 0; square < m_setup.pieces.size(); ++square) {
        const auto& piece = m_setup.pieces[square];
        if (piece && piece->side == m_setup.sideToMove && m_rules.pieces[piece->kind].royal)
            kings.push_back(static_cast<Square>(square));
    }
    const Square king = kings[roll(kings.size())];
    const Vector4 change = anyDirection();
    const int before = 1 + static_cast<int>(roll(3));
    const int behind = 1 + static_cast<int>(roll(3));
    const auto slider = anySlider(change, before + behind);
    if (!slider || !m_geometry.contains(added(middle, change, -before)) ||
        !m_geometry.contains(added(middle, change, behind)))
        return;
    for (int step = -before; step <= behind; ++step) {
        const Vector4 place = added(middle, change, step);
        if (m_geometry.square(place) != king && isRoyal(place))
            return;
    }
    const std::optional<Piece> moved = std::exchange(m_setup.pieces[king], std::nullopt);
    for (int step = -before; step <= behind; ++step) {
        if (step != 0)
            at(added(middle, change, step)).reset();
    }
    at(added(middle, change, -before)) = moved;
    at(added(middle, change, behind)) = Piece{*slider, opponent(m_setup.sideToMove)};
}

/// Lets a pawn of the waiting side have stepped twice next to one that may take it.
void SetupMaker::stepTwice() {
    const std::size_t kind = roll(m_rules.pieces.size());
    const auto& pawn = m_rules.pieces[kind].pawn;
    if (!pawn || !pawn->enPassant || pawn->doubleSteps.empty())
        return;
    const DoubleStep& doubleStep = pawn->doubleSteps[roll(pawn->doubleSteps.size())];
    const auto axis = static_cast<std::size_t>(doubleStep.axis);
    const Side stepper = opponent(m_setup.sideToMove);
    const int sign = stepper == Side::White ? 1 : -1;
    Vector4 from = anywhere();
    from[axis] = static_cast<std::int8_t>(stepper == Side::White ? doubleStep.whiteFrom
                                                                 : doubleStep.blackFrom);
    Vector4 forward{};
    forward[axis] = static_cast<std::int8_t>(sign);
    const Vector4 skipped = added(from, forward, 1);
    const Vector4 victim = added(from, forward, 2);
    Vector4 capture = pawn->captures[roll(pawn->captures.size())];
    for (int i = 0; i < axisCount; ++i) {
        // The taker goes the other way along the forward axes.
        if ((pawn->forward & axisBit(i)) != 0 && sign > 0)
            capture[static_cast<std::size_t>(i)] =
                static_cast<std::int8_t>(-capture[static_cast<std::size_t>(i)]);
    }
    const Vector4 taker = added(skipped, capture, -1);
    for (const Vector4& place : {from, skipped, victim, taker}) {
        if (!m_geometry.contains(place) || isRoyal(place))
            return;
    }
    at(from).reset();
    at(skipped).reset();
    at(victim) = Piece{static_cast<KindIndex>(kind), stepper};
    at(taker) = Piece{static_cast<KindIndex>(kind), m_setup.sideToMove};
    m_setup.enPassantSkipped = m_geometry.square(skipped);
    m_setup.enPassantVictim = m_geometry.square(victim);
}

PositionSetup SetupMaker::make() {
    m_setup.pieces.resize(m_array.pieces.size());
    m_setup.sideToMove = anySide();
    const int limit = m_rules.draws.halfMoves > 0 ? m_rules.draws.halfMoves : 100;
    m_setup.halfMoveClock = static_cast<int>(roll(static_cast<std::size_t>(limit))) * 9 / 10;
    m_setup.moveNumber = 1 + static_cast<int>(roll(200));
    for (const CastlingRule& rule : m_rules.castling) {
        if (chance(2))
            placeHome(rule);
    }
    placeRoyals();
    placeOthers();
    if (m_rules.hasEnPassant() && chance(2)) {
        for (int i = 0; i < 10 && m_setup.enPassantSkipped == noSquare; ++i)
            stepTwice();
    }
    if (m_setup.enPassantSkipped != noSquare && chance(2))
        aimThrough(m_geometry.coordinates(m_setup.enPassantVictim));
    for (std::size_t tries = roll(4); tries > 0; --tries) {
        const Vector4 middle = anywhere();
        if (isRoyal(middle))
            continue;
        if (!chance(4))
            at(middle) = Piece{anyKind(), m_setup.sideToMove};
        aimThrough(middle);
    }
    std::erase_if(m_setup.castlingRooks, [&](Square rook) {
        return !m_setup.pieces[rook] || m_rules.pieces[m_setup.pieces[rook]->kind].royal;
    });
    return m_setup;
}

} // namespace

std::size_t below(Random& random, std::size_t limit) {
    return random() % limit;
}

PositionSetup randomSetup(const Position& start, Random& random) {
    return SetupMaker(start, random).make();
}

Position randomPosition(const Position& start, Random& random) {
    for (;;) {
        Result<Position> placed =
            Position::fromSetup(start.rulesetPtr(), randomSetup(start, random));
        if (!placed)
            continue;
        Position position = *std::move(placed);
        for (std::size_t plies = below(random, 4); plies > 0; --plies) {
            const std::vector<Move> moves = position.legalMoves();
            if (moves.empty())
                break;
            position.make(moves[below(random, moves.size())]);
        }
        return position;
    }
}

} // namespace tessera::test
