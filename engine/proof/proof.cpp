#include "proof.h"

#include "explain/attack_report.h"
#include "explain/castling_facts.h"
#include "explain/consequence.h"
#include "explain/king_danger.h"
#include "explain/lines.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tessera {

namespace {

auto orderOf(const Move& move) {
    return std::tuple(move.from, move.to, move.type, move.promotion);
}

bool earlier(const Move& a, const Move& b) {
    return orderOf(a) < orderOf(b);
}

CheckManner mannerOf(const AttackLine& line) {
    if (line.means == AttackMeans::Leap)
        return CheckManner::Leap;
    return line.between.empty() ? CheckManner::Contact : CheckManner::Line;
}

/// The squares on which the move puts a piece that does not stand there now.
std::vector<Square> arrivals(const Position& position, const Move& move) {
    std::vector<Square> squares{move.to};
    if (move.type != MoveType::Castling)
        return squares;
    if (const auto facts = castlingFacts(position, position, move.from, move.to))
        squares.push_back(facts->rookTo);
    return squares;
}

class Prover {
public:
    explicit Prover(const Position& position) : m_position(position) {}

    Proof run() {
        m_proof.side = m_position.sideToMove();
        findKings();
        findTries();
        for (std::size_t i = 0; i < m_proof.tries.size(); ++i)
            relateToChecks(i);
        for (KingProof& king : m_proof.kings)
            findSteps(king);
        conclude();
        return std::move(m_proof);
    }

private:
    void findKings() {
        CoreAccess::of(m_position).visit([&](const auto& core) {
            const Side us = m_proof.side;
            core.royals[sideIndex(us)].forEach([&](Square square) {
                KingProof king{square, pieceOf(core, square)};
                for (AttackLine& line :
                     attackLines(core, m_position.geometry(), square, opponent(us))) {
                    const CheckManner manner = mannerOf(line);
                    king.checks.push_back({std::move(line), manner});
                }
                m_proof.kings.push_back(std::move(king));
            });
        });
    }

    void findTries() {
        std::vector<Move> moves = m_position.pseudoLegalMoves();
        std::vector<Move> legal = m_position.legalMoves();
        std::ranges::sort(moves, earlier);
        std::ranges::sort(legal, earlier);
        m_proof.tries.reserve(moves.size());
        for (const Move& move : moves)
            m_proof.tries.push_back(tryOf(move, std::ranges::binary_search(legal, move, earlier)));
    }

    ProofTry tryOf(const Move& move, bool legal) const {
        ProofTry one;
        one.move = move;
        one.piece = *m_position.pieceAt(move.from);
        one.byKing = m_position.ruleset().pieces[one.piece.kind].royal;
        if (const auto captured = m_position.capturedSquare(move)) {
            one.captured = *captured;
            one.capturedPiece = m_position.pieceAt(*captured);
        }
        if (!legal)
            refute(one);
        return one;
    }

    void refute(ProofTry& one) const {
        if (one.move.type == MoveType::Castling) {
            auto facts = castlingFacts(m_position, m_position, one.move.from, one.move.to);
            one.reason = castlingReason(*facts, true);
            one.onTheWay = std::move(facts->attacks);
        }
        one.kings = kingDangers(m_position, one.move);
        std::erase_if(one.kings,
                      [](const KingDanger& danger) { return danger.attacksAfter.empty(); });
        if (one.reason == Reason::Legal)
            one.reason = causeOf(one.kings);
        assert(!one.legal());
    }

    void relateToChecks(std::size_t index) {
        ProofTry& one = m_proof.tries[index];
        const std::vector<Square> reached = arrivals(m_position, one.move);
        for (KingProof& king : m_proof.kings) {
            for (ProofCheck& check : king.checks) {
                if (one.captured == check.line.from) {
                    check.captures.push_back(index);
                    one.capturesChecker = true;
                }
                const bool between = std::ranges::any_of(reached, [&](Square square) {
                    return std::ranges::count(check.line.between, square) > 0;
                });
                if (between && one.move.from != king.square) {
                    check.blocks.push_back(index);
                    one.blocksCheck = true;
                }
            }
        }
    }

    void findSteps(KingProof& king) const {
        for (const Square to : controlled(m_position, king.square)) {
            KingStep step;
            step.to = to;
            step.occupant = m_position.pieceAt(to);
            const auto found = std::ranges::find_if(m_proof.tries, [&](const ProofTry& one) {
                return one.move.from == king.square && one.move.to == to &&
                       one.move.type == MoveType::Normal;
            });
            if (found == m_proof.tries.end()) {
                step.verdict = StepVerdict::OwnPiece;
            } else {
                step.tryIndex = static_cast<std::size_t>(found - m_proof.tries.begin());
                judge(step, *found);
            }
            king.steps.push_back(std::move(step));
        }
    }

    static void judge(KingStep& step, const ProofTry& one) {
        if (one.legal())
            return;
        step.verdict = StepVerdict::LeavesOthers;
        for (const KingDanger& danger : one.kings) {
            if (!danger.moved())
                continue;
            step.verdict = StepVerdict::Attacked;
            step.guards = danger.attacksAfter;
        }
    }

    void conclude() {
        Conclusion& result = m_proof.conclusion;
        std::set<Square> checkers;
        for (const KingProof& king : m_proof.kings) {
            result.checkedKings += king.inCheck();
            result.mostOnOneKing =
                std::max(result.mostOnOneKing, static_cast<int>(king.checks.size()));
            result.freeSteps += king.count(StepVerdict::Free);
            for (const ProofCheck& check : king.checks)
                checkers.insert(check.line.from);
        }
        result.kings = static_cast<int>(m_proof.kings.size());
        result.checkers = static_cast<int>(checkers.size());
        result.legal = static_cast<int>(m_proof.legalTries().size());
        result.refuted = static_cast<int>(m_proof.tries.size()) - result.legal;
        result.outcome = m_position.outcome();
        const auto capture = [](const ProofTry& one) { return one.capturesChecker; };
        const auto failsToOther = [&](const ProofTry& one) {
            return std::ranges::any_of(one.kings, [&](const KingDanger& danger) {
                return std::ranges::any_of(danger.attacksAfter, [&](const AttackLine& line) {
                    return line.from != one.captured && checkers.contains(line.from);
                });
            });
        };
        result.capturesFailToOthers = checkers.size() > 1 &&
                                      std::ranges::any_of(m_proof.tries, capture) &&
                                      std::ranges::all_of(m_proof.tries, [&](const ProofTry& one) {
                                          return !capture(one) || failsToOther(one);
                                      });
    }

    const Position& m_position;
    Proof m_proof;
};

} // namespace

int KingProof::count(StepVerdict verdict) const {
    return static_cast<int>(std::ranges::count(steps, verdict, &KingStep::verdict));
}

std::vector<std::size_t> Proof::legalTries() const {
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < tries.size(); ++i) {
        if (tries[i].legal())
            indices.push_back(i);
    }
    return indices;
}

Proof prove(const Position& position) {
    return Prover(position).run();
}

Proof proveAfter(const Position& before, const Move& move) {
    Position after = before;
    after.make(move);
    Proof proof = prove(after);
    proof.lastMove = move;
    const Consequence consequence = consequenceOf(before, move, {});
    for (KingProof& king : proof.kings) {
        for (ProofCheck& check : king.checks) {
            for (const GivenCheck& given : consequence.checks) {
                if (given.line.from == check.line.from && given.line.to == king.square)
                    check.discovered = given.discovered;
            }
        }
    }
    proof.conclusion.discovered = consequence.discoversCheck();
    return proof;
}

std::vector<std::optional<Piece>> boardAfter(const Position& position, const Move& move) {
    std::vector<std::optional<Piece>> pieces;
    CoreAccess::of(position).visit([&](const auto& core) {
        auto after = core;
        after.make(move);
        for (int i = 0; i < core.tables->squareCount; ++i) {
            const auto square = static_cast<Square>(i);
            pieces.push_back(after.board[square] == emptyCode
                                 ? std::nullopt
                                 : std::optional<Piece>(pieceOf(after, square)));
        }
    });
    return pieces;
}

} // namespace tessera
