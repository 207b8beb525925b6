#include "attack_report.h"

#include "lines.h"

#include <algorithm>

namespace tessera {

namespace {

/// The piece that pins the one on `square` to this royal piece, if one does.
template<int Words>
std::optional<Pin> pinTo(const PositionCore<Words>& core, const Geometry& geometry, Square king,
                         Square square) {
    const auto line = geometry.line(king, square);
    if (!line)
        return std::nullopt;
    const int offset = geometry.directions()[static_cast<std::size_t>(line->direction)].offset;
    const int reach = geometry.reach(king, line->direction);
    for (int step = 1; step <= reach; ++step) {
        const auto at = static_cast<Square>(king + step * offset);
        if (at == square || core.board[at] == emptyCode)
            continue;
        const Piece piece = pieceOf(core, at);
        if (step < line->steps || piece.side == sideOf(core.board[square]) ||
            lineLength(*core.tables, piece.kind, line->direction) < step ||
            leapReaches(*core.tables, piece.kind, at, king))
            return std::nullopt;
        Pin pin{king, at, piece, changeBetween(geometry, at, king)};
        for (int back = step; back > 0; --back)
            pin.line.push_back(static_cast<Square>(king + back * offset));
        return pin;
    }
    return std::nullopt;
}

template<int Words>
std::vector<Pin> pinsIn(const PositionCore<Words>& core, const Geometry& geometry, Square square) {
    std::vector<Pin> pins;
    if (core.board[square] == emptyCode)
        return pins;
    core.royals[sideIndex(sideOf(core.board[square]))].forEach([&](Square king) {
        if (king == square)
            return;
        if (auto pin = pinTo(core, geometry, king, square))
            pins.push_back(*std::move(pin));
    });
    return pins;
}

template<int Words>
class Reporter {
public:
    Reporter(const PositionCore<Words>& core, const Geometry& geometry, AttackReport& report)
        : m_core(core), m_geometry(geometry), m_report(report), m_square(report.square) {}

    void run() {
        for (const Side side : {Side::White, Side::Black}) {
            for (AttackLine& line : attackLines(m_core, m_geometry, m_square, side)) {
                m_attackers.add(line.from);
                add(side, {std::move(line)});
            }
        }
        std::array<std::size_t, 2> direct{};
        for (std::size_t side = 0; side < 2; ++side)
            direct[side] = m_report.bySide[side].size();
        for (std::size_t d = 0; d < m_geometry.directions().size(); ++d)
            lookAlong(static_cast<int>(d));
        for (std::size_t side = 0; side < 2; ++side) {
            auto& list = m_report.bySide[side];
            std::sort(
                list.begin() + static_cast<std::ptrdiff_t>(direct[side]), list.end(),
                [](const Attacker& a, const Attacker& b) { return a.line.from < b.line.from; });
        }
    }

private:
    void add(Side side, Attacker attacker) {
        attacker.pins = pinsIn(m_core, m_geometry, attacker.line.from);
        m_report.bySide[sideIndex(side)].push_back(std::move(attacker));
    }

    /// Walks away from the square: behind a piece that attacks it a slider may wait for its turn.
    void lookAlong(int direction) {
        const int offset = m_geometry.directions()[static_cast<std::size_t>(direction)].offset;
        const int reach = m_geometry.reach(m_square, direction);
        std::vector<Square> through;
        for (int step = 1; step <= reach; ++step) {
            const auto at = static_cast<Square>(m_square + step * offset);
            if (m_core.board[at] == emptyCode)
                continue;
            if (!m_attackers.has(at)) {
                const Piece piece = pieceOf(m_core, at);
                if (lineLength(*m_core.tables, piece.kind, direction) < step)
                    return;
                add(piece.side, {attackLine(m_core, m_geometry, at, m_square), through});
            }
            through.insert(through.begin(), at);
        }
    }

    const PositionCore<Words>& m_core;
    const Geometry& m_geometry;
    AttackReport& m_report;
    Square m_square;
    SquareSet<Words> m_attackers; ///< those that attack the square now
};

} // namespace

int AttackReport::directCount(Side side) const {
    return static_cast<int>(std::ranges::count_if(
        of(side), [](const Attacker& attacker) { return !attacker.isXRay(); }));
}

bool AttackReport::isProtected() const {
    return piece && directCount(piece->side) > 0;
}

bool AttackReport::isAttacked() const {
    return piece && directCount(opponent(piece->side)) > 0;
}

AttackReport attackReport(const Position& position, Square square) {
    AttackReport report;
    report.square = square;
    report.piece = position.pieceAt(square);
    CoreAccess::of(position).visit(
        [&](const auto& core) { Reporter(core, position.geometry(), report).run(); });
    return report;
}

std::vector<Pin> pinsOf(const Position& position, Square square) {
    return CoreAccess::of(position).visit(
        [&](const auto& core) { return pinsIn(core, position.geometry(), square); });
}

std::vector<Square> controlled(const Position& position, Square from) {
    std::vector<Square> squares;
    CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        if (core.board[from] == emptyCode)
            return;
        SquareSet<Words> attacked;
        addAttacks(*core.tables, core.board[from], from, core.occupied(), attacked);
        attacked.forEach([&](Square to) { squares.push_back(to); });
    });
    return squares;
}

std::vector<std::uint16_t> controlled(const Position& position, Side side) {
    std::vector<std::uint16_t> counts(static_cast<std::size_t>(position.geometry().squareCount()));
    CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        const SquareSet<Words> occupied = core.occupied();
        core.bySide[sideIndex(side)].forEach([&](Square from) {
            SquareSet<Words> attacked; // a piece that both leaps and slides counts once
            addAttacks(*core.tables, core.board[from], from, occupied, attacked);
            attacked.forEach([&](Square to) { ++counts[to]; });
        });
    });
    return counts;
}

namespace {

/// Whether of the pieces that protect a square one is not held by a pin.
bool canTakeBack(const Position& position, Square square, Side side) {
    const AttackReport report = attackReport(position, square);
    return std::ranges::any_of(report.of(side), [&](const Attacker& attacker) {
        // A pin lets a piece go along its own line.
        return !attacker.isXRay() && std::ranges::all_of(attacker.pins, [&](const Pin& pin) {
            return std::ranges::find(pin.line, square) != pin.line.end();
        });
    });
}

} // namespace

std::vector<Square> unprotected(const Position& position, Side side) {
    std::vector<Square> squares;
    CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        const SquareSet<Words> occupied = core.occupied();
        const SquareSet<Words> attacked = attackMap(core, opponent(side), occupied);
        const SquareSet<Words> guarded = attackMap(core, side, occupied);
        without(core.bySide[sideIndex(side)] & attacked, core.royals[sideIndex(side)])
            .forEach([&](Square square) {
                if (!guarded.has(square) || !canTakeBack(position, square, side))
                    squares.push_back(square);
            });
    });
    return squares;
}

} // namespace tessera
