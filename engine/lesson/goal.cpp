#include "goal.h"

#include "explain/attack_report.h"
#include "proof/mate_solver.h"
#include "study/check.h"

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 4> answerWords{"any", "step", "take", "block"};
constexpr std::array<std::string_view, 17> partWords{
    "piece",      "to",      "changes", "capture", "promote",   "castle",
    "en-passant", "escape",  "check",   "mate",    "stalemate", "safe",
    "protects",   "attacks", "pins",    "shows",   "mate-in",
};

/// Positions that the solver may look at for one question. What it cannot settle with them is no
/// forced mate for a lesson.
constexpr std::uint64_t mostNodes = 20'000'000;

MateSolution solve(const Position& position, int moves, bool allFirstMoves, std::uint64_t nodes) {
    SolveOptions options;
    options.classifyFailures = allFirstMoves;
    options.tree = false;
    options.memoryBytes = std::size_t{8} << 20U;
    options.mostNodes = nodes;
    return solveMate(position, moves, options);
}

std::vector<Move> sorted(std::vector<Move> moves) {
    std::ranges::sort(
        moves, {}, [](const Move& move) { return std::tuple(move.from, move.to, move.promotion); });
    return moves;
}

/// One move looked at; what comes after it is worked out once and only when it is asked for.
class Judged {
public:
    Judged(const Position& position, const Move& move, const MoveGoal& goal)
        : m_before(position), m_move(move), m_goal(goal), m_after(position) {
        m_after.make(move);
    }

    std::vector<UnmetPart> unmet() {
        plainParts();
        afterwards();
        mates();
        return std::move(m_unmet);
    }

private:
    void want(bool asked, bool is, GoalPart part) {
        if (asked && !is)
            m_unmet.push_back({part, {}, {}, {}});
    }
    void want(GoalPart part, std::vector<Square> failing) {
        if (!failing.empty())
            m_unmet.push_back({part, std::move(failing), {}, {}});
    }

    [[nodiscard]] AxisSet changed() const {
        const Vector4 from = m_before.geometry().coordinates(m_move.from);
        const Vector4 to = m_before.geometry().coordinates(m_move.to);
        AxisSet set = 0;
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            if (from[axis] != to[axis])
                set |= axisBit(static_cast<int>(axis));
        return set;
    }

    [[nodiscard]] bool answers(CheckAnswer answer) const {
        const std::vector<Check> checks = m_before.checks();
        if (checks.empty() || answer == CheckAnswer::Any)
            return !checks.empty();
        const auto taken = m_before.capturedSquare(m_move);
        const bool takes = taken && std::ranges::any_of(checks, [&](const Check& check) {
                               return check.by == *taken;
                           });
        const KindIndex kind = m_before.pieceAt(m_move.from)->kind;
        const bool byKing = m_before.ruleset().pieces[kind].royal;
        switch (answer) {
        case CheckAnswer::Any:
            return true;
        case CheckAnswer::Take:
            return takes;
        case CheckAnswer::Step:
            return byKing && !takes;
        case CheckAnswer::Block:
            return !byKing && !takes;
        }
        return false;
    }

    void plainParts() {
        if (m_goal.piece != noSquare && m_move.from != m_goal.piece)
            want(GoalPart::Piece, {m_goal.piece});
        if (!m_goal.to.empty() && std::ranges::find(m_goal.to, m_move.to) == m_goal.to.end())
            want(GoalPart::To, m_goal.to);
        want(m_goal.changes.has_value(), m_goal.changes == changed(), GoalPart::Changes);
        want(m_goal.capture, m_before.isCapture(m_move), GoalPart::Capture);
        want(m_goal.promote, m_move.isPromotion(), GoalPart::Promote);
        want(m_goal.castle, m_move.type == MoveType::Castling, GoalPart::Castle);
        want(m_goal.enPassant, m_move.type == MoveType::EnPassant, GoalPart::EnPassant);
        want(m_goal.escape.has_value(), m_goal.escape && answers(*m_goal.escape), GoalPart::Escape);
        want(m_goal.check, m_goal.check && m_after.inCheck(), GoalPart::Check);
    }

    void afterwards() {
        const Side own = m_before.sideToMove();
        if (m_goal.mate && m_after.outcome() != OutcomeKind::Checkmate)
            m_unmet.push_back({GoalPart::Mate, {}, {}, firstReply()});
        want(m_goal.stalemate, m_goal.stalemate && m_after.outcome() == OutcomeKind::Stalemate,
             GoalPart::Stalemate);
        if (m_goal.safe)
            want(GoalPart::Safe, m_after.attackers(m_move.to, opponent(own)));
        std::vector<Square> failing;
        for (const Square square : m_goal.protects) {
            const auto piece = m_after.pieceAt(square);
            if (!piece || piece->side != own || m_after.attackers(square, own).empty())
                failing.push_back(square);
        }
        want(GoalPart::Protects, std::move(failing));
        failing = m_goal.attacks;
        if (!failing.empty()) {
            const std::vector<Square> attacked = controlled(m_after, m_move.to);
            std::erase_if(failing, [&](Square square) {
                return std::ranges::binary_search(attacked, square);
            });
        }
        want(GoalPart::Attacks, std::move(failing));
        failing = m_goal.pins;
        std::erase_if(failing, [&](Square square) {
            const auto piece = m_after.pieceAt(square);
            return piece && piece->side != own && !pinsOf(m_after, square).empty();
        });
        want(GoalPart::Pins, std::move(failing));
        if (m_goal.shows.empty())
            return;
        std::vector<StudyFact> missing = m_goal.shows;
        const Proof proof = proveAfter(m_before, m_move);
        std::erase_if(missing, [&](StudyFact fact) { return shows(proof, m_after, fact); });
        if (!missing.empty())
            m_unmet.push_back({GoalPart::Shows, {}, std::move(missing), {}});
    }

    [[nodiscard]] std::optional<Move> firstReply() const {
        const std::vector<Move> replies = sorted(m_after.legalMoves());
        return replies.empty() ? std::nullopt : std::optional(replies.front());
    }

    /// Mate at once, or after every reply in one move less.
    void mates() {
        if (m_goal.mateIn == 0 || m_after.outcome() == OutcomeKind::Checkmate)
            return;
        if (m_after.outcome() != OutcomeKind::Ongoing) {
            m_unmet.push_back({GoalPart::MateIn, {}, {}, {}});
            return;
        }
        std::uint64_t left = mostNodes;
        for (const Move& reply : sorted(m_after.legalMoves())) {
            Position next = m_after;
            next.make(reply);
            if (m_goal.mateIn > 1 && left > 0) {
                const MateSolution solution = solve(next, m_goal.mateIn - 1, false, left);
                left -= std::min(left, solution.nodes);
                if (solution.mateIn != 0)
                    continue;
            }
            m_unmet.push_back({GoalPart::MateIn, {}, {}, reply});
            return;
        }
    }

    const Position& m_before;
    const Move& m_move;
    const MoveGoal& m_goal;
    Position m_after;
    std::vector<UnmetPart> m_unmet{};
};

} // namespace

std::vector<UnmetPart> unmetParts(const Position& position, const Move& move,
                                  const MoveGoal& goal) {
    return Judged(position, move, goal).unmet();
}

std::vector<Move> movesThatMeet(const Position& position, const MoveGoal& goal) {
    std::vector<Move> moves;
    MoveGoal rest = goal;
    if (goal.mateIn > 0) {
        // One question to the solver instead of one for every move and reply.
        for (const FirstMove& first : solve(position, goal.mateIn, true, mostNodes).firstMoves)
            if (first.result == FirstMoveResult::Mates)
                moves.push_back(first.move);
        rest.mateIn = 0;
    } else {
        moves =
            goal.piece == noSquare ? position.legalMoves() : position.legalMovesFrom(goal.piece);
    }
    std::erase_if(moves, [&](const Move& move) {
        return (!goal.to.empty() && std::ranges::find(goal.to, move.to) == goal.to.end()) ||
               !unmetParts(position, move, rest).empty();
    });
    return sorted(std::move(moves));
}

std::span<const std::string_view> checkAnswerWords() {
    return answerWords;
}

std::span<const std::string_view> goalPartWords() {
    return partWords;
}

} // namespace tessera
