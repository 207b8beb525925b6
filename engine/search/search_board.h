// The position a search works on, with what it keeps up to date beside the board: the placement's
// sum, and the keys of the positions that led here.
#pragma once

#include "evaluation.h"
#include "position/game.h"
#include "position/gives_check_after.h"
#include "position/movegen.h"

namespace tessera {

template<int Words>
class SearchBoard {
public:
    /// `gameKeys` ends with the key of this position.
    SearchBoard(const PositionCore<Words>& core, const Evaluation<Words>& evaluation,
                const DrawRules& draws, std::vector<std::uint64_t> gameKeys)
        : m_core(core), m_evaluation(evaluation), m_draws(draws), m_keys(std::move(gameKeys)) {
        if (!m_keys.empty())
            m_keys.pop_back();
        m_root = m_keys.size();
        m_states.push_back({m_evaluation.placement().sum(m_core), {}, {}});
    }

    [[nodiscard]] const PositionCore<Words>& core() const { return m_core; }
    [[nodiscard]] const Placement& placement() const { return m_evaluation.placement(); }
    [[nodiscard]] int evaluate() const { return m_evaluation(m_core, m_states.back().sum); }
    /// No more than good enough to tell whether it lies below `low` or above `high`.
    [[nodiscard]] int evaluate(int low, int high) const {
        return m_evaluation(m_core, m_states.back().sum, low, high);
    }
    [[nodiscard]] bool inCheck() const { return anyRoyalAttacked(m_core, m_core.sideToMove); }
    /// The same after a legal move of the other side.
    [[nodiscard]] bool lastMoveGivesCheck() const {
        if constexpr (Words > 1) {
            if (m_core.royals[sideIndex(m_core.sideToMove)].count() > 1)
                return CheckAfterMove<Words>(m_core)(m_states.back().move);
        }
        return inCheck();
    }
    [[nodiscard]] int ply() const { return static_cast<int>(m_states.size()) - 1; }
    /// The move that led here; of the root and after a pass an empty one.
    [[nodiscard]] const Move& lastMove() const { return m_states.back().move; }

    /// Tells positions apart by a pawn that can be taken in passing, legally or not: cheaper than
    /// Position::key(), and a needless difference only costs a look-up.
    [[nodiscard]] std::uint64_t key() const {
        return m_core.enPassant.victim == noSquare
                   ? m_core.hash
                   : m_core.hash ^ m_core.tables->keys.enPassant(m_core.enPassant.victim);
    }

    void make(const Move& move) {
        m_keys.push_back(key());
        const PlacementSum sum = placement().after(m_states.back().sum, m_core, move);
        const Undo<Words> undo = m_core.make(move);
        m_states.push_back({sum, move, undo});
    }
    void unmake() {
        m_core.unmake(m_states.back().move, m_states.back().undo);
        m_states.pop_back();
        m_keys.pop_back();
    }

    /// Lets the other side move twice. Only when not in check.
    void pass() {
        m_keys.push_back(key());
        Undo<Words> undo;
        undo.enPassant = m_core.enPassant;
        undo.halfMoveClock = m_core.halfMoveClock;
        m_states.push_back({m_states.back().sum, {}, undo});
        m_core.enPassant = {};
        m_core.halfMoveClock = 0; // no repetition reaches back over a pass
        turn();
    }
    void takePassBack() {
        turn();
        m_core.enPassant = m_states.back().undo.enPassant;
        m_core.halfMoveClock = m_states.back().undo.halfMoveClock;
        m_states.pop_back();
        m_keys.pop_back();
    }

    /// A draw unless it is mate: too many half-moves, or only royal pieces left.
    [[nodiscard]] bool isDrawnByRule() const {
        return (m_draws.halfMoves > 0 && m_core.halfMoveClock >= m_draws.halfMoves) ||
               (m_draws.bareKings && m_core.occupied() == (m_core.royals[0] | m_core.royals[1]));
    }
    /// Whether the half-moves without progress may end the game within a search of this depth.
    [[nodiscard]] bool clockMatters(int depth) const {
        return m_draws.halfMoves > 0 && m_core.halfMoveClock + depth >= m_draws.halfMoves;
    }
    /// One return to a position of the line is enough to see where it leads; positions of the game
    /// count as the rule says.
    [[nodiscard]] bool isRepeated() const {
        if (m_draws.repetition == 0)
            return false;
        const std::uint64_t now = key();
        int occurrences = 1;
        const std::size_t back =
            std::min(m_keys.size(), static_cast<std::size_t>(m_core.halfMoveClock));
        for (std::size_t distance = 4; distance <= back; distance += 2) {
            const std::size_t i = m_keys.size() - distance;
            if (m_keys[i] != now)
                continue;
            if (i >= m_root || ++occurrences >= m_draws.repetition)
                return true;
        }
        return false;
    }

    /// Something to move that is neither royal nor a pawn: passing is then hardly ever the best.
    [[nodiscard]] bool hasOfficers() const {
        const auto& tables = *m_core.tables;
        for (int k = 0; k < tables.kindCount; ++k) {
            const auto kind = static_cast<KindIndex>(k);
            if (!tables.kinds[kind].royal && !tables.kinds[kind].pawn &&
                m_core.pieces(kind, m_core.sideToMove).any())
                return true;
        }
        return false;
    }

private:
    struct State {
        PlacementSum sum;
        Move move; ///< that led here
        Undo<Words> undo;
    };

    void turn() {
        m_core.sideToMove = opponent(m_core.sideToMove);
        m_core.hash ^= m_core.tables->keys.blackToMove();
    }

    PositionCore<Words> m_core;
    const Evaluation<Words>& m_evaluation;
    DrawRules m_draws;
    std::vector<std::uint64_t> m_keys; ///< of the game and of the line being searched
    std::size_t m_root = 0;            ///< index of the searched position's own key
    std::vector<State> m_states;
};

} // namespace tessera
