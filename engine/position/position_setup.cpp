// Turning a setup into a position: everything that can be wrong with one is found here.
#include "core_variant.h"
#include "notation/square_name.h"
#include "setup_problems.h"

#include <algorithm>

namespace tessera {

namespace {

/// The double steps that the side not to move may just have made.
template<int Words>
std::vector<EnPassantState> madeDoubleSteps(const PositionCore<Words>& core) {
    std::vector<EnPassantState> steps;
    const Side side = opponent(core.sideToMove);
    for (int kind = 0; kind < core.tables->kindCount; ++kind) {
        const auto& facts = core.tables->kinds[static_cast<std::size_t>(kind)];
        if (!facts.pawn || !facts.enPassant)
            continue;
        const auto index = static_cast<KindIndex>(kind);
        for (int i = 0; i < core.tables->squareCount; ++i) {
            const auto from = static_cast<Square>(i);
            if (core.board[from] != emptyCode)
                continue;
            for (const PawnPush& push :
                 core.tables->pushes[core.tables->index(index, side, from)]) {
                if (push.two != noSquare && core.board[push.two] == pieceCode(index, side) &&
                    core.board[push.one] == emptyCode)
                    steps.push_back({push.one, push.two});
            }
        }
    }
    return steps;
}

/// The double step that skipped this square, when the pawn is not named and there is only one.
EnPassantState stepOver(const std::vector<EnPassantState>& steps, EnPassantState named) {
    if (named.victim != noSquare)
        return named;
    for (const EnPassantState& step : steps) {
        if (step.skipped != named.skipped)
            continue;
        if (named.victim != noSquare)
            return {named.skipped, noSquare};
        named.victim = step.victim;
    }
    return named;
}

/// A board with the pieces, the side to move and the counts of a setup.
template<int Words>
void place(PositionCore<Words>& core, const PositionSetup& setup) {
    for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
        if (const auto& piece = setup.pieces[i])
            core.put(pieceCode(piece->kind, piece->side), static_cast<Square>(i));
    }
    core.sideToMove = setup.sideToMove;
    core.halfMoveClock = setup.halfMoveClock;
    core.moveNumber = setup.moveNumber;
}

/// Keeps what is found wrong: only the first, or all of it.
struct Findings {
    bool all = false;
    std::vector<SetupProblem> problems{};

    [[nodiscard]] bool enough() const { return !all && !problems.empty(); }
    void add(ErrorCode code, Square square) {
        if (!enough())
            problems.push_back({.code = code, .square = square});
    }
};

void countRoyals(const CompiledRuleset& ruleset, const PositionSetup& setup, Findings& findings) {
    for (const Side side : {Side::White, Side::Black}) {
        const auto isRoyal = [&](const std::optional<Piece>& piece) {
            return piece && piece->side == side && ruleset.data().pieces[piece->kind].royal;
        };
        const auto count = static_cast<int>(std::ranges::count_if(setup.pieces, isRoyal));
        const int most = ruleset.startFacts().royals[sideIndex(side)];
        if ((count < 1 || count > most) && !findings.enough())
            findings.problems.push_back({ErrorCode::RoyalCount, noSquare, side, count, most});
    }
}

template<int Words>
void findMisplacedPawns(const PositionCore<Words>& core, const Ruleset& ruleset,
                        Findings& findings) {
    for (int i = 0; i < core.tables->squareCount; ++i) {
        const auto square = static_cast<Square>(i);
        const PieceCode code = core.board[square];
        if (code == emptyCode)
            continue;
        const auto& pawn = ruleset.pieces[kindOf(code)].pawn;
        const auto& kind = core.tables->kinds[kindOf(code)];
        if (pawn && !pawn->mayStartOnPromotion &&
            kind.promotionSquares[sideIndex(sideOf(code))].has(square))
            findings.add(ErrorCode::PawnOnPromotion, square);
    }
}

template<int Words>
void setEnPassant(PositionCore<Words>& core, const PositionSetup& setup, Findings& findings) {
    if (setup.enPassantSkipped == noSquare)
        return;
    const std::vector<EnPassantState> steps = madeDoubleSteps(core);
    const EnPassantState state = stepOver(steps, {setup.enPassantSkipped, setup.enPassantVictim});
    if (std::ranges::count(steps, state) == 0)
        findings.add(ErrorCode::BadEnPassant, state.skipped);
    else if (core.enPassantIsReachable(state))
        core.enPassant = state;
}

/// Fills an empty board from a setup and tells what is wrong with it.
std::vector<SetupProblem> setUp(const RulesetPtr& ruleset, const PositionSetup& setup,
                                CoreAccess::Core& board, Findings findings) {
    countRoyals(*ruleset, setup, findings);
    if (findings.enough())
        return findings.problems;
    const std::vector<CastlingHome> homes = castlingHomes(ruleset);
    board.visit([&](auto& core) {
        place(core, setup);
        findMisplacedPawns(core, ruleset->data(), findings);
        for (const Square rook : setup.castlingRooks) {
            const auto home = std::ranges::find(homes, rook, &CastlingHome::rookSquare);
            if (home == homes.end() || !home->holds(setup.pieces))
                findings.add(ErrorCode::BadCastling, rook);
            core.castlingRights.add(rook);
        }
        setEnPassant(core, setup, findings);
        core.hash = core.hashFromScratch();
        core.royals[sideIndex(opponent(core.sideToMove))].forEach([&](Square king) {
            if (isAttacked(core, king, core.sideToMove, core.occupied(),
                           core.bySide[sideIndex(core.sideToMove)]))
                findings.add(ErrorCode::OpponentInCheck, king);
        });
    });
    return findings.problems;
}

Error errorOf(const SetupProblem& problem, const CompiledRuleset& ruleset) {
    Error error;
    error.code = problem.code;
    if (problem.code != ErrorCode::RoyalCount) {
        error.found = squareName(ruleset.data(), ruleset.geometry(), problem.square);
        return error;
    }
    error.found = std::to_string(problem.found);
    error.expected = problem.side == Side::White ? "white: 1" : "black: 1";
    if (problem.most > 1)
        error.expected += " to " + std::to_string(problem.most);
    return error;
}

} // namespace

Result<Position> Position::fromSetup(RulesetPtr ruleset, const PositionSetup& setup) {
    auto board = std::make_unique<Core>(ruleset);
    const std::vector<SetupProblem> problems = setUp(ruleset, setup, *board, {.all = false});
    if (!problems.empty())
        return errorOf(problems.front(), *ruleset);
    return Position(std::move(board));
}

std::vector<SetupProblem> setupProblems(const RulesetPtr& ruleset, const PositionSetup& setup) {
    CoreAccess::Core board(ruleset);
    return setUp(ruleset, setup, board, {.all = true});
}

std::vector<CastlingHome> castlingHomes(const RulesetPtr& ruleset) {
    std::vector<CastlingHome> homes;
    if (!ruleset->data().hasCastling())
        return homes;
    const CoreAccess::Core board(ruleset);
    board.visit([&](const auto& core) {
        for (const auto& castling : core.tables->castling)
            homes.push_back({{castling.kingKind, castling.side},
                             castling.kingFrom,
                             {castling.rookKind, castling.side},
                             castling.rookFrom});
    });
    std::ranges::sort(homes, {}, &CastlingHome::rookSquare);
    return homes;
}

std::vector<MadeDoubleStep> takeableDoubleSteps(const RulesetPtr& ruleset,
                                                const PositionSetup& setup) {
    std::vector<MadeDoubleStep> steps;
    if (!ruleset->data().hasEnPassant())
        return steps;
    CoreAccess::Core board(ruleset);
    board.visit([&](auto& core) {
        place(core, setup);
        for (const EnPassantState& state : madeDoubleSteps(core)) {
            if (core.enPassantIsReachable(state))
                steps.push_back({state.skipped, state.victim});
        }
    });
    std::ranges::sort(steps, {}, &MadeDoubleStep::victim);
    return steps;
}

} // namespace tessera
