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

std::optional<Error> royalCountError(const CompiledRuleset& ruleset, Side side, int count) {
    const int most = ruleset.startFacts().royals[sideIndex(side)];
    if (count >= 1 && count <= most)
        return std::nullopt;
    const std::string range = most == 1 ? "1" : "1 to " + std::to_string(most);
    return Error{ErrorCode::RoyalCount,
                 {},
                 std::to_string(count),
                 (side == Side::White ? "white: " : "black: ") + range};
}

} // namespace

Result<Position> Position::fromSetup(RulesetPtr ruleset, const PositionSetup& setup) {
    auto position = std::make_unique<Core>(ruleset);
    const Geometry& geometry = ruleset->geometry();
    const auto name = [&](Square square) { return squareName(ruleset->data(), geometry, square); };
    std::optional<Error> error;
    std::vector<Square> allowedRooks;

    position->visit([&](auto& core) {
        for (int i = 0; i < geometry.squareCount(); ++i) {
            const auto square = static_cast<Square>(i);
            if (const auto& piece = setup.pieces[square])
                core.put(pieceCode(piece->kind, piece->side), square);
        }
        core.sideToMove = setup.sideToMove;
        core.halfMoveClock = setup.halfMoveClock;
        core.moveNumber = setup.moveNumber;

        for (const Side side : {Side::White, Side::Black}) {
            if (!error)
                error = royalCountError(*ruleset, side, core.royals[sideIndex(side)].count());
        }
        for (int i = 0; !error && i < geometry.squareCount(); ++i) {
            const auto square = static_cast<Square>(i);
            const PieceCode code = core.board[square];
            if (code == emptyCode || !core.tables->kinds[kindOf(code)].pawn)
                continue;
            const std::size_t side = sideIndex(sideOf(code));
            if (core.tables->kinds[kindOf(code)].promotionSquares[side].has(square) &&
                !ruleset->data().pieces[kindOf(code)].pawn->mayStartOnPromotion)
                error = Error{ErrorCode::PawnOnPromotion, {}, name(square), {}};
        }
    });
    if (error)
        return *error;

    Position result(std::move(position));
    allowedRooks = result.allowedCastlingRooks();
    result.m_core->visit([&](auto& core) {
        for (const Square rook : setup.castlingRooks) {
            if (std::ranges::count(allowedRooks, rook) == 0) {
                error = Error{ErrorCode::BadCastling, {}, name(rook), {}};
                return;
            }
            core.castlingRights.add(rook);
        }
        if (setup.enPassantSkipped != noSquare) {
            EnPassantState state{setup.enPassantSkipped, setup.enPassantVictim};
            if (state.victim == noSquare)
                state.victim = victimBehind(core, state.skipped);
            if (!isDoubleStep(core, state)) {
                error = Error{ErrorCode::BadEnPassant, {}, name(state.skipped), {}};
                return;
            }
            if (core.enPassantIsReachable(state))
                core.enPassant = state;
        }
        core.hash = core.hashFromScratch();
        core.royals[sideIndex(opponent(core.sideToMove))].forEach([&](Square king) {
            if (!error && !result.attackers(king, core.sideToMove).empty())
                error = Error{ErrorCode::OpponentInCheck, {}, name(king), {}};
        });
    });
    if (error)
        return *error;
    return result;
}

} // namespace tessera
