// The move generator: legal moves by check and pin information, or every move that only the safety
// of a royal piece can forbid. There is no other.
#pragma once

#include "king_safety.h"

namespace tessera {

/// Writes legal moves into a list.
class MoveCollector {
public:
    explicit MoveCollector(std::vector<Move>& moves) : m_moves(moves) {}

    template<int Words>
    void targets(Square from, const SquareSet<Words>& to) {
        to.forEach([&](Square square) { m_moves.push_back({from, square}); });
    }
    template<int Words>
    void promotions(Square from, const SquareSet<Words>& to, const std::vector<KindIndex>& kinds) {
        to.forEach([&](Square square) {
            for (const KindIndex kind : kinds)
                m_moves.push_back({from, square, MoveType::Normal, kind});
        });
    }
    void single(const Move& move) { m_moves.push_back(move); }

private:
    std::vector<Move>& m_moves;
};

/// Only counts legal moves.
class MoveCounter {
public:
    template<int Words>
    void targets(Square, const SquareSet<Words>& to) {
        m_count += static_cast<std::uint64_t>(to.count());
    }
    template<int Words>
    void promotions(Square, const SquareSet<Words>& to, const std::vector<KindIndex>& kinds) {
        m_count += static_cast<std::uint64_t>(to.count()) * kinds.size();
    }
    void single(const Move&) { ++m_count; }
    [[nodiscard]] std::uint64_t count() const { return m_count; }

private:
    std::uint64_t m_count = 0;
};

/// What of the rules is asked. PseudoLegal leaves out the safety of royal pieces, also that of the
/// king's way in castling.
enum class Legality : std::uint8_t { Legal, PseudoLegal };

/// Where moves that are worth a look ahead may go: squares by kind, and pieces that may go
/// anywhere.
template<int Words>
struct MoveAim {
    std::array<SquareSet<Words>, maxKinds> to{};
    SquareSet<Words> freely;
};

/// Generates every move of the side to move into a sink such as MoveCollector.
template<int Words, class Sink, Legality legality = Legality::Legal>
class Moves {
    using Set = SquareSet<Words>;
    static constexpr bool safely = legality == Legality::Legal;

public:
    Moves(const PositionCore<Words>& core, Sink& sink)
        : m_core(core), m_tables(*core.tables), m_us(core.sideToMove), m_them(opponent(m_us)),
          m_occupied(core.occupied()), m_safety(core, safely), m_sink(sink) {}

    void generate() {
        const Set& own = m_core.bySide[sideIndex(m_us)];
        const Set& royals = m_core.royals[sideIndex(m_us)];
        // A royal piece is never captured: only a preview out of turn meets one that could be.
        m_open = without(m_tables.board, own | m_core.royals[sideIndex(m_them)]);
        const Set allowed = m_open & m_safety.answers;
        if (allowed.any())
            without(own, royals).forEach([&](Square from) { piece(from, allowed); });
        royals.forEach([&](Square from) { royal(from); });
        if (m_core.enPassant.skipped != noSquare)
            enPassant();
        if (m_core.castlingRights.any())
            castling();
    }

    /// Only the moves that an aim lets through, and en passant; no castling.
    void generateWithin(const MoveAim<Words>& aim) {
        m_aim = &aim;
        const Set& royals = m_core.royals[sideIndex(m_us)];
        m_open = without(m_tables.board,
                         m_core.bySide[sideIndex(m_us)] | m_core.royals[sideIndex(m_them)]);
        const Set allowed = m_open & m_safety.answers;
        if (allowed.any())
            without(m_core.bySide[sideIndex(m_us)], royals).forEach([&](Square from) {
                piece(from, aimed(from, allowed));
            });
        royals.forEach([&](Square from) { royal(from); });
        if (m_core.enPassant.skipped != noSquare)
            enPassant();
    }

    /// Whether any en passant capture is legal. Uses up the sink.
    [[nodiscard]] bool enPassantIsLegal() {
        enPassant();
        return m_sink.count() > 0;
    }

private:
    void emit(Square from, const Set& to, KindIndex kind) {
        if (!m_tables.kinds[kind].pawn) {
            m_sink.targets(from, to);
            return;
        }
        const Set& last = m_tables.kinds[kind].promotionSquares[sideIndex(m_us)];
        m_sink.promotions(from, to & last, m_tables.kinds[kind].promotesTo);
        m_sink.targets(from, without(to, last));
    }

    [[nodiscard]] Set aimed(Square from, const Set& allowed) const {
        return m_aim->freely.has(from) ? allowed : allowed & m_aim->to[kindOf(m_core.board[from])];
    }

    void piece(Square from, const Set& allowed) {
        if (m_safety.pinned.has(from))
            pieceWithin(from, allowed & m_safety.pinLine(from));
        else
            pieceWithin(from, allowed);
    }

    void pieceWithin(Square from, const Set& allowed) {
        const KindIndex kind = kindOf(m_core.board[from]);
        if constexpr (Words > 4) {
            // Building a set of targets costs more than the few targets themselves.
            if (!m_tables.kinds[kind].pawn && !m_tables.kinds[kind].mayRepeatTargets) {
                forEachTarget(m_tables, kind, from, m_occupied, [&](Square to) {
                    if (allowed.has(to))
                        m_sink.single({from, to});
                });
                return;
            }
        }
        Set to;
        addTargets(m_tables, kind, from, m_occupied, to);
        if (m_tables.kinds[kind].pawn)
            pawn(from, kind, allowed, to);
        emit(from, to & allowed, kind);
    }

    /// Adds single steps and captures to `to`; double steps go to the sink at once.
    void pawn(Square from, KindIndex kind, const Set& allowed, Set& to) {
        const std::size_t index = m_tables.index(kind, m_us, from);
        to |= m_tables.pawnCaptures.within(m_core.bySide[sideIndex(m_them)], index);
        for (const PawnPush& push : m_tables.pushes[index]) {
            if (m_core.board[push.one] != emptyCode)
                continue;
            to.add(push.one);
            if (push.two == noSquare || m_core.board[push.two] != emptyCode ||
                !allowed.has(push.two))
                continue;
            if (m_tables.kinds[kind].promotionSquares[sideIndex(m_us)].has(push.two))
                m_sink.promotions(from, Set::single(push.two), m_tables.kinds[kind].promotesTo);
            else
                m_sink.single({from, push.two, MoveType::DoubleStep});
        }
    }

    void royal(Square king) {
        const KindIndex kind = kindOf(m_core.board[king]);
        Set to;
        addTargets(m_tables, kind, king, m_occupied, to);
        to &= m_aim ? aimed(king, m_open) : m_open;
        if constexpr (safely)
            to = safeTargets(king, to);
        m_sink.targets(king, to);
    }

    /// Those where this royal piece is not attacked and leaves no other one attacked.
    Set safeTargets(Square king, Set to) {
        if (m_safety.checked.size() > 0)
            to &= m_safety.answersOfOthers(king);
        if (m_safety.pinned.has(king))
            to &= m_safety.pinLine(king);
        if (to.none())
            return to;
        to = without(to, dangerMap());
        // Where a slider checks this piece, its line goes on once the piece has left.
        for (const auto& check : m_safety.lineChecks) {
            if (check.king != king)
                continue;
            Set vacated = m_occupied;
            vacated.remove(king);
            Set through;
            addAttacks(m_tables, m_core.board[check.by], check.by, vacated, through);
            to = without(to, through);
        }
        return to;
    }

    const Set& dangerMap() {
        if (!m_dangerKnown) {
            m_danger = attackMap(m_core, m_them, m_occupied);
            m_dangerKnown = true;
        }
        return m_danger;
    }

    /// Whether every royal piece is safe once these squares have changed.
    bool royalsAreSafe(const Set& royals, const Set& occupied, const Set& enemies) {
        bool safe = true;
        if constexpr (!safely)
            return safe;
        royals.forEach([&](Square king) {
            safe = safe && !isAttacked(m_core, king, m_them, occupied, enemies);
        });
        return safe;
    }

    /// Rare and with two pieces leaving the board's lines at once: looked at on the changed board.
    void enPassant() {
        const EnPassantState& state = m_core.enPassant;
        const KindIndex kind = kindOf(m_core.board[state.victim]);
        m_tables.pawnCapturesTo.forEachWithin(
            m_core.pieces(kind, m_us), m_tables.index(kind, m_us, state.skipped), [&](Square from) {
                Set occupied = m_occupied;
                occupied.remove(from);
                occupied.remove(state.victim);
                occupied.add(state.skipped);
                Set enemies = m_core.bySide[sideIndex(m_them)];
                enemies.remove(state.victim);
                if (!royalsAreSafe(m_core.royals[sideIndex(m_us)], occupied, enemies))
                    return;
                if (!m_tables.kinds[kind].promotionSquares[sideIndex(m_us)].has(state.skipped)) {
                    m_sink.single({from, state.skipped, MoveType::EnPassant});
                    return;
                }
                for (const KindIndex choice : m_tables.kinds[kind].promotesTo)
                    m_sink.single({from, state.skipped, MoveType::EnPassant, choice});
            });
    }

    void castling() {
        for (const CastlingMove<Words>& move : m_tables.castling) {
            if (move.side != m_us || !m_core.castlingRights.has(move.rookFrom) ||
                (m_occupied & move.mustBeEmpty).any())
                continue;
            if (safely && (dangerMap() & move.kingsWay).any())
                continue;
            Set occupied = m_occupied;
            occupied.remove(move.kingFrom);
            occupied.remove(move.rookFrom);
            occupied.add(move.kingTo);
            occupied.add(move.rookTo);
            Set royals = m_core.royals[sideIndex(m_us)];
            royals.remove(move.kingFrom);
            royals.add(move.kingTo);
            if (royalsAreSafe(royals, occupied, m_core.bySide[sideIndex(m_them)]))
                m_sink.single({move.kingFrom, move.kingTo, MoveType::Castling});
        }
    }

    const PositionCore<Words>& m_core;
    const MoveTables<Words>& m_tables;
    Side m_us;
    Side m_them;
    Set m_occupied;
    Set m_open;
    KingSafety<Words> m_safety;
    Set m_danger;
    bool m_dangerKnown = false;
    const MoveAim<Words>* m_aim = nullptr;
    Sink& m_sink;
};

template<int Words>
void generateLegal(const PositionCore<Words>& core, std::vector<Move>& moves) {
    moves.clear();
    MoveCollector collector(moves);
    Moves<Words, MoveCollector>(core, collector).generate();
}

/// Legal moves that an aim lets through.
template<int Words>
void generateLegalWithin(const PositionCore<Words>& core, const MoveAim<Words>& aim,
                         std::vector<Move>& moves) {
    moves.clear();
    MoveCollector collector(moves);
    Moves<Words, MoveCollector>(core, collector).generateWithin(aim);
}

/// Every move that follows the pieces' ways, whether or not it leaves a royal piece attacked or
/// castles out of, through or into an attack. A royal piece is never captured.
template<int Words>
void generatePseudoLegal(const PositionCore<Words>& core, std::vector<Move>& moves) {
    moves.clear();
    MoveCollector collector(moves);
    Moves<Words, MoveCollector, Legality::PseudoLegal>(core, collector).generate();
}

template<int Words>
std::uint64_t countLegal(const PositionCore<Words>& core) {
    MoveCounter counter;
    Moves<Words, MoveCounter>(core, counter).generate();
    return counter.count();
}

} // namespace tessera
