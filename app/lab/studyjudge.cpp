#include "studyjudge.h"

#include "proof/mate_solver.h"
#include "proof/proof.h"
#include "studytask.h"

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

Position after(const Position& before, const Move& move) {
    Position position = before;
    position.make(move);
    return position;
}

std::vector<Move> sortedMoves(const Position& position) {
    std::vector<Move> moves = position.legalMoves();
    std::ranges::sort(moves, {}, [](const Move& move) {
        return std::tuple(move.from, move.to, move.type, move.promotion);
    });
    return moves;
}

/// The reply that the study's own line has here, when the line was followed so far.
std::optional<Move> intendedReply(const TrialMove& trial) {
    const std::vector<Move>& line = trial.study->line;
    const std::size_t next = taskOf(*trial.study).ply + trial.played.size();
    const bool followed =
        next + 1 < line.size() && line[next] == trial.move &&
        std::equal(trial.played.begin(), trial.played.end(),
                   line.begin() + static_cast<std::ptrdiff_t>(taskOf(*trial.study).ply));
    return followed ? std::optional(line[next + 1]) : std::nullopt;
}

/// Of the replies to a check the one that tells most: taking the checker, else a step of the king,
/// else a piece between.
std::optional<Move> plainestReply(const Proof& proof) {
    std::optional<Move> best;
    int rank = 0;
    for (const std::size_t index : proof.legalTries()) {
        const ProofTry& reply = proof.tries[index];
        const int value = reply.capturesChecker ? 3 : reply.byKing ? 2 : 1;
        if (value > rank) {
            rank = value;
            best = reply.move;
        }
    }
    return best;
}

void count(Judgement& judgement, const Proof& proof) {
    judgement.replies = proof.conclusion.legal;
    judgement.freeSteps = proof.conclusion.freeSteps;
    judgement.checkers = proof.conclusion.checkers;
}

/// No time is left: the move has to mate.
Judgement judgeLastMove(const Proof& proof) {
    Judgement judgement;
    count(judgement, proof);
    if (!proof.conclusion.inCheck()) {
        judgement.failing = Failing::NotCheck;
        return judgement;
    }
    judgement.failing = Failing::CheckOnly;
    judgement.reply = plainestReply(proof);
    return judgement;
}

std::optional<Judgement> judgeDefences(const TrialMove& trial, const Position& position,
                                       int movesLeft, const std::stop_token& stop,
                                       const JudgeProgress& progress) {
    std::vector<Move> replies = sortedMoves(position);
    Judgement judgement;
    judgement.replies = static_cast<int>(replies.size());
    judgement.checkers = static_cast<int>(position.checks().size());
    // The intended one first, so that among those that last as long it is the one played.
    if (const auto intended = intendedReply(trial)) {
        const auto place = std::ranges::find(replies, *intended);
        if (place != replies.end())
            std::rotate(replies.begin(), place, place + 1);
    }
    SolveOptions options;
    options.classifyFailures = false;
    options.tree = false;
    int done = 0;
    for (const Move& reply : replies) {
        if (stop.stop_requested())
            return std::nullopt;
        if (progress)
            progress(done++, judgement.replies);
        const Position answered = after(position, reply);
        if (answered.outcome() == OutcomeKind::Checkmate) {
            judgement.failing = Failing::AllowsMate;
            judgement.reply = reply;
            return judgement;
        }
        int mateIn = 0;
        if (answered.outcome() == OutcomeKind::Ongoing) {
            const MateSolution solution = solveMate(answered, movesLeft, options, stop);
            if (!solution.complete && stop.stop_requested())
                return std::nullopt;
            mateIn = solution.mateIn;
        }
        if (mateIn == 0) {
            judgement.failing = Failing::Defended;
            judgement.reply = reply;
            return judgement;
        }
        if (mateIn > judgement.movesLeft) {
            judgement.movesLeft = mateIn;
            judgement.reply = reply;
        }
    }
    judgement.ruling = Ruling::Works;
    return judgement;
}

std::optional<Judgement> judgeMate(const TrialMove& trial, const Position& position,
                                   const std::stop_token& stop, const JudgeProgress& progress) {
    Judgement judgement;
    const OutcomeKind outcome = position.outcome();
    if (outcome == OutcomeKind::Checkmate)
        judgement.ruling = Ruling::Solves;
    else if (outcome == OutcomeKind::Stalemate)
        judgement.failing = Failing::Stalemate;
    else if (outcome != OutcomeKind::Ongoing)
        judgement.failing = Failing::Draw;
    else {
        const int movesLeft =
            trial.study->claim.moves - 1 - static_cast<int>(trial.played.size() / 2);
        return movesLeft < 1 ? judgeLastMove(proveAfter(trial.before, trial.move))
                             : judgeDefences(trial, position, movesLeft, stop, progress);
    }
    return judgement;
}

bool isReached(ClaimKind claim, const Proof& proof) {
    const OutcomeKind outcome = proof.conclusion.outcome;
    switch (claim) {
    case ClaimKind::Stalemate:
        return outcome == OutcomeKind::Stalemate;
    case ClaimKind::DoubleCheck:
        return proof.conclusion.doubleCheck();
    case ClaimKind::Draw:
        return outcome == OutcomeKind::BareKings || outcome == OutcomeKind::FiftyMove;
    case ClaimKind::Mate:
    case ClaimKind::Escape:
    case ClaimKind::Illegal:
        break;
    }
    return false;
}

Judgement judgeReach(const TrialMove& trial) {
    const Proof proof = proveAfter(trial.before, trial.move);
    Judgement judgement;
    count(judgement, proof);
    if (isReached(trial.study->claim.kind, proof)) {
        judgement.ruling = Ruling::Solves;
    } else if (const auto intended = intendedReply(trial)) {
        judgement.ruling = Ruling::Works;
        judgement.reply = intended;
    } else if (proof.conclusion.isMate()) {
        judgement.failing = Failing::MatesInstead;
    } else {
        judgement.failing = Failing::NotReached;
        judgement.reply = plainestReply(proof);
    }
    return judgement;
}

} // namespace

std::optional<Judgement> judge(const TrialMove& trial, const std::stop_token& stop,
                               const JudgeProgress& progress) {
    switch (taskOf(*trial.study).kind) {
    case TaskKind::Mate:
        return judgeMate(trial, after(trial.before, trial.move), stop, progress);
    case TaskKind::Reach:
        return judgeReach(trial);
    case TaskKind::Reply:
    case TaskKind::Why:
        break;
    }
    // It was check: whatever is legal answers it.
    Judgement judgement;
    judgement.ruling = Ruling::Solves;
    judgement.replies = static_cast<int>(trial.before.legalMoves().size());
    return judgement;
}

} // namespace tessera
