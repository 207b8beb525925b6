// Turning a setup into a position: everything that can be wrong with one is found here.
#include "core_variant.h"
#include "notation/square_name.h"

#include <algorithm>

namespace tessera {

namespace {

/// The double step of a pawn of `side` that skipped and ended on these squares, if there is one.
template<int Words>
bool isDoubleStep(const PositionCore<Words>& core, const EnPassantState& state) {
    if (state.victim == noSquare || core.board[state.victim] == emptyCode ||
        core.board[state.skipped] != emptyCode)
        return false;
    const PieceCode code = core.board[state.victim];
    const auto& kind = core.tables->kinds[kindOf(code)];
    if (!kind.pawn || !kind.enPassant || sideOf(code) == core.sideToMove)
        return false;
    for (int i = 0; i < core.tables->squareCount; ++i) {
        const auto from = static_cast<Square>(i);
        if (core.board[from] != emptyCode)
            continue;
        const auto pushes =
            core.tables->pushes[core.tables->index(kindOf(code), sideOf(code), from)];
        const bool found = std::ranges::any_of(pushes, [&](const PawnPush& push) {
            return push.one == state.skipped && push.two == state.victim;
        });
        if (found)
            return true;
    }
    return false;
}

/// The pawn that can have skipped this square, or noSquare when there is none or more than one.
template<int Words>
Square victimBehind(const PositionCore<Words>& core, Square skipped) {
    Square victim = noSquare;
    for (int i = 0; i < core.tables->squareCount; ++i) {
        const EnPassantState state{skipped, static_cast<Square>(i)};
        if (!isDoubleStep(core, state))
            continue;
        if (victim != noSquare)
            return noSquare;
        victim = state.victim;
    }
    return victim;
}

/// What is wrong with a setup, and on which square; the sentence's other parts follow from it.
struct Problem {
    ErrorCode code{};
    Square square = noSquare;
};

Error errorOf(const Problem& problem, const CompiledRuleset& ruleset) {
    Error error;
    error.code = problem.code;
    error.found = squareName(ruleset.data(), ruleset.geometry(), problem.square);
    return error;
}

std::optional<Error> royalCountError(const CompiledRuleset& ruleset, Side side,
                                     const PositionSetup& setup) {
    const auto isRoyal = [&](const std::optional<Piece>& piece) {
        return piece && piece->side == side && ruleset.data().pieces[piece->kind].royal;
    };
    const auto count = std::ranges::count_if(setup.pieces, isRoyal);
    const int most = ruleset.startFacts().royals[sideIndex(side)];
    if (count >= 1 && count <= most)
        return std::nullopt;
    Error error;
    error.code = ErrorCode::RoyalCount;
    error.found = std::to_string(count);
    error.expected = side == Side::White ? "white: 1" : "black: 1";
    if (most > 1)
        error.expected += " to " + std::to_string(most);
    return error;
}

template<int Words>
std::optional<Problem> misplacedPawn(const PositionCore<Words>& core, const Ruleset& ruleset) {
    for (int i = 0; i < core.tables->squareCount; ++i) {
        const auto square = static_cast<Square>(i);
        const PieceCode code = core.board[square];
        if (code == emptyCode)
            continue;
        const auto& pawn = ruleset.pieces[kindOf(code)].pawn;
        const auto& kind = core.tables->kinds[kindOf(code)];
        if (pawn && !pawn->mayStartOnPromotion &&
            kind.promotionSquares[sideIndex(sideOf(code))].has(square))
            return Problem{ErrorCode::PawnOnPromotion, square};
    }
    return std::nullopt;
}

template<int Words>
std::optional<Problem> setEnPassant(PositionCore<Words>& core, const PositionSetup& setup) {
    if (setup.enPassantSkipped == noSquare)
        return std::nullopt;
    EnPassantState state{setup.enPassantSkipped, setup.enPassantVictim};
    if (state.victim == noSquare)
        state.victim = victimBehind(core, state.skipped);
    if (!isDoubleStep(core, state))
        return Problem{ErrorCode::BadEnPassant, state.skipped};
    if (core.enPassantIsReachable(state))
        core.enPassant = state;
    return std::nullopt;
}

} // namespace

Result<Position> Position::fromSetup(RulesetPtr ruleset, const PositionSetup& setup) {
    for (const Side side : {Side::White, Side::Black}) {
        if (auto error = royalCountError(*ruleset, side, setup))
            return *error;
    }
    auto board = std::make_unique<Core>(ruleset);
    std::optional<Problem> problem;
    board->visit([&](auto& core) {
        for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
            if (const auto& piece = setup.pieces[i])
                core.put(pieceCode(piece->kind, piece->side), static_cast<Square>(i));
        }
        core.sideToMove = setup.sideToMove;
        core.halfMoveClock = setup.halfMoveClock;
        core.moveNumber = setup.moveNumber;
        problem = misplacedPawn(core, ruleset->data());
    });
    Position position(std::move(board));
    const std::vector<Square> allowedRooks = position.allowedCastlingRooks();
    position.m_core->visit([&](auto& core) {
        for (const Square rook : setup.castlingRooks) {
            if (!problem && std::ranges::count(allowedRooks, rook) == 0)
                problem = Problem{ErrorCode::BadCastling, rook};
            core.castlingRights.add(rook);
        }
        if (!problem)
            problem = setEnPassant(core, setup);
        core.hash = core.hashFromScratch();
        core.royals[sideIndex(opponent(core.sideToMove))].forEach([&](Square king) {
            if (!problem && !position.attackers(king, core.sideToMove).empty())
                problem = Problem{ErrorCode::OpponentInCheck, king};
        });
    });
    if (problem)
        return errorOf(*problem, *ruleset);
    return position;
}

} // namespace tessera
