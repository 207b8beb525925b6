// What the royal pieces of the side to move demand of a move: which checks it must answer, which
// pieces are pinned to which line. Worked out once a position, so that no move has to be tried.
#pragma once

#include "attacks.h"

#include <type_traits>
#include <vector>

namespace tessera {

/// A list that lives on the stack where its largest size is small.
template<class T, std::size_t Capacity>
class FixedList {
public:
    FixedList() {} // entries stay uninitialised until they are added
    void push_back(const T& value) { m_entries[m_size++].value = value; }
    [[nodiscard]] T* begin() { return &m_entries[0].value; }
    [[nodiscard]] T* end() { return begin() + m_size; }
    [[nodiscard]] const T* begin() const { return &m_entries[0].value; }
    [[nodiscard]] const T* end() const { return begin() + m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    union Entry {
        Entry() {}
        T value;
    };
    Entry m_entries[Capacity];
    std::size_t m_size = 0;
};

template<int Words>
struct KingSafety {
    using Set = SquareSet<Words>;

    struct SquareLine {
        Square square;
        Set line;
    };
    struct LineCheck {
        Square king;
        Square by;
    };
    template<class T>
    using List =
        std::conditional_t<Words <= 4, FixedList<T, std::size_t{Words} * 64>, std::vector<T>>;

    /// Royal pieces in check, each with the squares that answer all checks on it.
    List<SquareLine> checked;
    List<LineCheck> lineChecks;
    /// Own pieces that stand alone between a royal piece and a slider, each with the squares where
    /// they keep every such line closed.
    List<SquareLine> pins;
    Set pinned;
    /// Squares that answer every check; all squares when there is none.
    Set answers = Set::all();

    /// `look` false: nothing is demanded of any move.
    explicit KingSafety(const PositionCore<Words>& core, bool look = true)
        : m_core(core), m_us(core.sideToMove), m_occupied(core.occupied()) {
        if (!look)
            return;
        core.royals[sideIndex(m_us)].forEach([&](Square king) { scan(king); });
        for (const SquareLine& entry : checked)
            answers &= entry.line;
    }

    [[nodiscard]] Set pinLine(Square square) const {
        for (const SquareLine& pin : pins) {
            if (pin.square == square)
                return pin.line;
        }
        return Set::all();
    }
    /// Squares that answer every check on royal pieces other than this one.
    [[nodiscard]] Set answersOfOthers(Square king) const {
        Set others = Set::all();
        for (const SquareLine& entry : checked) {
            if (entry.square != king)
                others &= entry.line;
        }
        return others;
    }

private:
    void addCheck(Square king, Square by, const Set& between, bool alongLine) {
        Set answer = between;
        answer.add(by);
        if (alongLine)
            lineChecks.push_back({king, by});
        for (SquareLine& entry : checked) {
            if (entry.square == king) {
                entry.line &= answer;
                return;
            }
        }
        checked.push_back({king, answer});
    }

    void addPin(Square square, const Set& line) {
        if (!pinned.has(square)) {
            pinned.add(square);
            pins.push_back({square, line});
            return;
        }
        for (SquareLine& pin : pins) {
            if (pin.square == square)
                pin.line &= line;
        }
    }

    void scan(Square king);

    const PositionCore<Words>& m_core;
    Side m_us;
    Set m_occupied;
};

template<int Words>
void KingSafety<Words>::scan(Square king) {
    const MoveTables<Words>& tables = *m_core.tables;
    const Side them = opponent(m_us);
    const Set& own = m_core.bySide[sideIndex(m_us)];
    if constexpr (Words == 1) {
        for (int k = 0; k < tables.kindCount; ++k) {
            const auto kind = static_cast<KindIndex>(k);
            const Set& pieces = m_core.pieces(kind, them);
            if (pieces.none())
                continue;
            const std::size_t index = tables.index(kind, king);
            Set near = tables.contact.within(pieces, index);
            if (tables.kinds[kind].pawn)
                near |= tables.pawnCapturesTo.within(pieces, tables.index(kind, them, king));
            // Next to the king a slider is contact too, yet its line may go on behind the king.
            near.forEach([&](Square by) { addCheck(king, by, {}, tables.kinds[kind].slides); });
            const Set far = without(Set{{tables.emptyBoardTargets[index] & pieces.words[0]}}, near);
            far.forEach([&](Square by) {
                const Set between{{tables.betweenSquares(king, by)}};
                const Set blockers = between & m_occupied;
                if (blockers.none()) {
                    addCheck(king, by, between, true);
                } else if (blockers.count() == 1 && (blockers & own).any()) {
                    Set line = between;
                    line.add(by);
                    addPin(blockers.first(), line);
                }
            });
        }
    } else {
        Set near;
        for (int k = 0; k < tables.kindCount; ++k) {
            const auto kind = static_cast<KindIndex>(k);
            const Set& pieces = m_core.pieces(kind, them);
            if (pieces.none())
                continue;
            near |= tables.leaps.within(pieces, tables.index(kind, king));
            if (tables.kinds[kind].pawn)
                near |= tables.pawnCapturesTo.within(pieces, tables.index(kind, them, king));
        }
        near.forEach([&](Square by) { addCheck(king, by, {}, false); });
        const std::size_t directions = tables.directionOffsets.size();
        for (std::size_t d = 0; d < directions; ++d) {
            const int reach = tables.reach[std::size_t{king} * directions + d];
            const int offset = tables.directionOffsets[d];
            Square blocker = noSquare;
            for (int i = 1; i <= reach; ++i) {
                const auto at = static_cast<Square>(king + i * offset);
                if (!m_occupied.has(at))
                    continue;
                if (own.has(at)) {
                    if (blocker != noSquare)
                        break;
                    blocker = at;
                    continue;
                }
                const int length = tables.kinds[kindOf(m_core.board[at])].lineLength[d];
                if (length < i || (blocker == noSquare && near.has(at)))
                    break;
                Set line;
                for (int j = 1; j < i; ++j)
                    line.add(static_cast<Square>(king + j * offset));
                if (blocker == noSquare) {
                    addCheck(king, at, line, length > 1);
                } else {
                    line.add(at);
                    addPin(blocker, line);
                }
                break;
            }
        }
    }
}

} // namespace tessera
