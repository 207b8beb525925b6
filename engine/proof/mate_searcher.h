// The search for forced mates: attacker's moves of which one has to work, replies of which none may
// hold, with a table of what is known and the likeliest moves first.
#pragma once

#include "solver_base.h"

#include <algorithm>
#include <tuple>

namespace tessera {

template<int Words>
class MateSearcher : private SolverBase<Words> {
    using Base = SolverBase<Words>;
    using Base::m_core;
    using Base::m_progress;
    using Base::m_stopped;
    using Base::m_table;

public:
    MateSearcher(const PositionCore<Words>& core, const CompiledRuleset& ruleset, int moves,
                 const SolveOptions& options, std::stop_token stop)
        : Base(core, ruleset, 2 * moves, moves > 1 ? options.memoryBytes : 0, options,
               std::move(stop)),
          m_moves(moves), m_options(options), m_lists(2 * static_cast<std::size_t>(moves) + 2),
          m_history((2 * std::size_t{maxKinds} + 1) *
                    static_cast<std::size_t>(core.tables->squareCount)) {}

    MateSolution run() {
        MateSolution solution;
        std::vector<Move> moves;
        generateLegal(m_core, moves);
        std::ranges::sort(moves, {}, [](const Move& move) {
            return std::tuple(move.from, move.to, move.type, move.promotion);
        });
        // A position that is drawn already has no mate, whatever could still be played.
        if (!moves.empty() && !this->isDrawn())
            findFirstMoves(moves, solution);
        if (m_options.tree && solution.mateIn > 0 && !m_stopped) {
            for (const Move& key : solution.keys())
                solution.tree.push_back(treeOf(key, solution.mateIn, solution));
        }
        solution.nodes = m_progress.nodes;
        solution.complete = !m_stopped;
        return solution;
    }

private:
    using Replies = std::vector<Move>;

    void findFirstMoves(const std::vector<Move>& moves, MateSolution& solution) {
        std::vector<int> mateIn(moves.size(), 0);
        m_progress.firstMoves = moves.size();
        for (int length = 1; length <= m_moves; ++length) {
            m_progress.moves = length;
            lookAt(moves, length, mateIn);
            if (m_stopped)
                break;
            const bool found = std::ranges::count(mateIn, length) > 0;
            if (found && solution.mateIn == 0)
                solution.mateIn = m_progress.mateIn = length;
            if (found && !m_options.classifyFailures)
                break;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            // What was not looked at to the end is not told.
            if (mateIn[i] > 0)
                solution.firstMoves.push_back(
                    {moves[i], FirstMoveResult::Mates, mateIn[i], std::nullopt});
            else if (m_options.classifyFailures && !this->countNode())
                addFailure(moves[i], solution);
            m_progress.firstMove = i + 1;
        }
    }

    /// Finds the first moves that mate in this length and no shorter one.
    void lookAt(const std::vector<Move>& moves, int length, std::vector<int>& mateIn) {
        const CheckFinder<Words> checks(m_core, this->m_geometry);
        for (std::size_t i = 0; i < moves.size() && !m_stopped; ++i) {
            m_progress.firstMove = i + 1;
            if (mateIn[i] > 0 || (length == 1 && !checks.mayCheck(moves[i])))
                continue;
            const Undo<Words> undo = m_core.make(moves[i]);
            const bool mates = noReplyHolds(length - 1);
            m_core.unmake(moves[i], undo);
            if (mates && !m_stopped)
                mateIn[i] = length;
        }
    }

    void addFailure(const Move& move, MateSolution& solution) {
        const FirstMove result = failure(move);
        if (!m_stopped)
            solution.firstMoves.push_back(result);
    }

    FirstMove failure(const Move& move) {
        FirstMove result{move, FirstMoveResult::Defended, 0, std::nullopt};
        const Undo<Words> undo = m_core.make(move);
        Replies replies;
        generateLegal(m_core, replies);
        if (replies.empty()) {
            result.result = FirstMoveResult::Stalemates;
        } else if (this->isDrawn()) {
            result.result = FirstMoveResult::Draws;
        } else {
            if (replies.size() <= mostRepliesForCounterMate)
                findCounterMate(replies, result);
            if (!result.defence)
                result.defence = holdingReply(replies, m_moves - 1);
        }
        m_core.unmake(move, undo);
        return result;
    }

    void findCounterMate(const Replies& replies, FirstMove& result) {
        this->forEachMate(replies, [&](const Move& mate) {
            result.result = FirstMoveResult::AllowsMate;
            result.defence = mate;
            return false;
        });
    }

    /// A reply after which there is no mate in so many moves.
    std::optional<Move> holdingReply(Replies& replies, int moves) {
        if (moves == 0)
            return replies.front();
        sortReplies(replies, moves);
        for (const Move& reply : replies) {
            const Undo<Words> undo = m_core.make(reply);
            const bool mates = someMoveMates(moves);
            m_core.unmake(reply, undo);
            if (!mates && !m_stopped)
                return reply;
        }
        return std::nullopt;
    }

    /// The attacker to move: whether some move mates within so many moves, 1 or more.
    bool someMoveMates(int moves) {
        if (this->countNode())
            return false;
        const std::uint64_t key = this->key();
        const SolverEntry* known = m_table.find(key);
        if (known && known->matesIn(moves))
            return true;
        if (known && known->failsIn(moves))
            return false;
        std::vector<Move>& list = m_lists[2 * static_cast<std::size_t>(moves)];
        generateLegal(m_core, list);
        if (this->isDrawn())
            return false; // not remembered: the clock is not part of every key
        if (!known || !known->failsIn(1)) {
            std::optional<Move> mate;
            this->forEachMate(list, [&](const Move& move) {
                mate = move;
                return false;
            });
            if (mate)
                return remember(key, *mate, 1, true);
        }
        if (moves == 1)
            return remember(key, {}, 1, false);
        sortAttack(list, known);
        for (int length = std::max<int>(known ? known->failsBelow : 2, 2); length <= moves;
             ++length) {
            for (const Move& move : list) {
                const Undo<Words> undo = m_core.make(move);
                const bool mates = noReplyHolds(length - 1);
                m_core.unmake(move, undo);
                if (m_stopped)
                    return false;
                if (mates) {
                    m_history[historyIndex(move)] += static_cast<std::uint32_t>(length);
                    return remember(key, move, length, true);
                }
            }
            remember(key, {}, length, false);
        }
        return false;
    }

    /// The defender to move: whether it is mated now or within so many more moves of the attacker.
    bool noReplyHolds(int moves) {
        if (this->countNode())
            return false;
        if (moves == 0)
            return this->isMate();
        const std::uint64_t key = this->key();
        const SolverEntry* known = m_table.find(key);
        if (known && known->matesIn(moves))
            return true;
        if (known && known->failsIn(moves))
            return false;
        std::vector<Move>& list = m_lists[2 * static_cast<std::size_t>(moves) + 1];
        generateLegal(m_core, list);
        if (list.empty()) {
            const bool mate = anyRoyalAttacked(m_core, m_core.sideToMove);
            return mate ? remember(key, {}, 0, true) : remember(key, {}, mostMateMoves, false);
        }
        if (this->isDrawn())
            return false;
        sortReplies(list, moves);
        if (known)
            putFirst(list, *known);
        for (const Move& reply : list) {
            const Undo<Words> undo = m_core.make(reply);
            const bool mates = someMoveMates(moves);
            m_core.unmake(reply, undo);
            if (m_stopped)
                return false;
            if (!mates) {
                m_history[historyIndex(reply)] += static_cast<std::uint32_t>(moves);
                m_killers[static_cast<std::size_t>(moves)] = reply;
                return remember(key, reply, moves, false);
            }
        }
        return remember(key, {}, moves, true);
    }

    bool remember(std::uint64_t key, const Move& move, int moves, bool mates) {
        SolverEntry& entry = m_table.entry(key);
        if (mates)
            entry.setMatesIn(moves);
        else
            entry.setFailsIn(moves);
        entry.setMove(move);
        return mates;
    }

    static void putFirst(std::vector<Move>& list, const SolverEntry& entry) {
        const auto found =
            std::ranges::find_if(list, [&](const Move& move) { return entry.names(move); });
        if (found != list.end())
            std::rotate(list.begin(), found, found + 1);
    }

    void sortAttack(std::vector<Move>& list, const SolverEntry* known) {
        const CheckFinder<Words> checks(m_core, this->m_geometry);
        sortBy(list, [&](const Move& move) {
            std::uint64_t rating =
                std::min<std::uint64_t>(m_history[historyIndex(move)], 1U << 20U);
            rating += std::uint64_t{checks.mayCheck(move)} << 24U;
            rating += std::uint64_t{m_core.capturedSquare(move) != noSquare} << 10U;
            return rating + (std::uint64_t{known && known->names(move)} << 32U);
        });
    }

    void sortReplies(std::vector<Move>& list, int moves) {
        const Move& killer = m_killers[static_cast<std::size_t>(moves)];
        sortBy(list, [&](const Move& move) {
            std::uint64_t rating =
                std::min<std::uint64_t>(m_history[historyIndex(move)], 1U << 20U);
            rating += std::uint64_t{m_core.capturedSquare(move) != noSquare} << 12U;
            rating += std::uint64_t{m_core.tables->kinds[kindOf(m_core.board[move.from])].royal}
                      << 11U;
            return rating + (std::uint64_t{move == killer} << 22U);
        });
    }

    template<class Rate>
    void sortBy(std::vector<Move>& list, Rate&& rate) {
        m_rated.clear();
        for (const Move& move : list)
            m_rated.emplace_back(rate(move), move);
        std::ranges::stable_sort(m_rated, std::greater<>(),
                                 [](const auto& entry) { return entry.first; });
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i] = m_rated[i].second;
    }

    [[nodiscard]] std::size_t historyIndex(const Move& move) const {
        return std::size_t{m_core.board[move.from]} *
                   static_cast<std::size_t>(m_core.tables->squareCount) +
               move.to;
    }

    // The tree

    /// The attacker's move with all that follows; mate comes in `moves` moves, this one counted.
    SolutionMove treeOf(const Move& move, int moves, MateSolution& solution) {
        SolutionMove node{move, {}};
        if (++m_treeMoves > m_options.mostTreeMoves) {
            solution.treeCut = true;
            return node;
        }
        const Undo<Words> undo = m_core.make(move);
        Replies replies;
        generateLegal(m_core, replies);
        for (const Move& reply : replies) {
            if (m_stopped || solution.treeCut)
                break;
            ++m_treeMoves;
            node.next.push_back({reply, {}});
            const Undo<Words> before = m_core.make(reply);
            addContinuations(node.next.back(), moves - 1, solution);
            m_core.unmake(reply, before);
        }
        m_core.unmake(move, undo);
        return node;
    }

    void addContinuations(SolutionMove& reply, int most, MateSolution& solution) {
        Replies list;
        generateLegal(m_core, list);
        for (int length = 1; length <= most; ++length) {
            for (const Move& move : list) {
                const Undo<Words> undo = m_core.make(move);
                const bool mates = noReplyHolds(length - 1);
                m_core.unmake(move, undo);
                if (m_stopped)
                    return;
                if (!mates)
                    continue;
                reply.next.push_back(treeOf(move, length, solution));
                if (!m_options.everyContinuation)
                    return;
            }
            if (!reply.next.empty())
                return;
        }
    }

    int m_moves;
    const SolveOptions& m_options;
    std::vector<std::vector<Move>> m_lists; ///< by moves left, attacker and defender
    std::vector<std::pair<std::uint64_t, Move>> m_rated;
    std::vector<std::uint32_t> m_history; ///< by piece and target
    std::array<Move, std::size_t{mostMateMoves} + 1> m_killers{};
    std::size_t m_treeMoves = 0;
};

} // namespace tessera
