#include "position_core.h"

#include <cassert>

namespace tessera {

template<int Words>
void PositionCore<Words>::put(PieceCode code, Square square) {
    board[square] = code;
    bySide[sideIndex(sideOf(code))].add(square);
    byPiece[std::size_t{code} - 1].add(square);
    if (tables->kinds[kindOf(code)].royal)
        royals[sideIndex(sideOf(code))].add(square);
    hash ^= tables->keys.piece(code - 1, square);
}

template<int Words>
void PositionCore<Words>::remove(Square square) {
    const PieceCode code = board[square];
    board[square] = emptyCode;
    bySide[sideIndex(sideOf(code))].remove(square);
    byPiece[std::size_t{code} - 1].remove(square);
    if (tables->kinds[kindOf(code)].royal)
        royals[sideIndex(sideOf(code))].remove(square);
    hash ^= tables->keys.piece(code - 1, square);
}

template<int Words>
void PositionCore<Words>::move(Square from, Square to) {
    const PieceCode code = board[from];
    remove(from);
    put(code, to);
}

template<int Words>
std::uint64_t PositionCore<Words>::hashFromScratch() const {
    std::uint64_t result = sideToMove == Side::Black ? tables->keys.blackToMove() : 0;
    for (int i = 0; i < tables->squareCount; ++i) {
        const auto square = static_cast<Square>(i);
        if (board[square] != emptyCode)
            result ^= tables->keys.piece(board[square] - 1, square);
    }
    castlingRights.forEach([&](Square rook) { result ^= tables->keys.castling(rook); });
    return result;
}

template<int Words>
Square PositionCore<Words>::capturedSquare(const Move& move) const {
    if (move.type == MoveType::EnPassant)
        return enPassant.victim;
    if (move.type == MoveType::Castling || board[move.to] == emptyCode)
        return noSquare;
    return move.to;
}

template<int Words>
void PositionCore<Words>::moveCastlingRook(const Move& move, bool back) {
    for (const CastlingMove<Words>& castling : tables->castling) {
        if (castling.side == sideToMove && castling.kingFrom == move.from &&
            castling.kingTo == move.to) {
            // Both leave before either arrives: one may go where the other stood.
            const PieceCode king = pieceCode(castling.kingKind, sideToMove);
            const PieceCode rook = pieceCode(castling.rookKind, sideToMove);
            remove(back ? castling.kingTo : castling.kingFrom);
            remove(back ? castling.rookTo : castling.rookFrom);
            put(king, back ? castling.kingFrom : castling.kingTo);
            put(rook, back ? castling.rookFrom : castling.rookTo);
            return;
        }
    }
    assert(false && "castling move without a rule");
}

template<int Words>
bool PositionCore<Words>::enPassantIsReachable(const EnPassantState& state) const {
    if (state.skipped == noSquare)
        return false;
    const KindIndex kind = kindOf(board[state.victim]);
    return tables->pawnCapturesTo.intersects(pieces(kind, sideToMove),
                                             tables->index(kind, sideToMove, state.skipped));
}

template<int Words>
Undo<Words> PositionCore<Words>::make(const Move& played) {
    const PieceCode mover = board[played.from];
    Undo<Words> undo{mover, emptyCode, enPassant, castlingRights, hash, halfMoveClock};
    const Square captured = capturedSquare(played);
    ++halfMoveClock;
    if (captured != noSquare) {
        undo.captured = board[captured];
        remove(captured);
        halfMoveClock = 0;
    }
    if (played.type == MoveType::Castling) {
        moveCastlingRook(played, false);
    } else if (played.isPromotion()) {
        remove(played.from);
        put(pieceCode(played.promotion, sideToMove), played.to);
    } else {
        move(played.from, played.to);
    }
    if (tables->kinds[kindOf(mover)].pawn)
        halfMoveClock = 0;

    for (const Square touched : {played.from, played.to}) {
        if (!tables->rightsSquares.has(touched))
            continue;
        tables->rightsEndedBy.forEachWithin(castlingRights, touched, [&](Square rook) {
            hash ^= tables->keys.castling(rook);
            castlingRights.remove(rook);
        });
    }

    moveNumber += sideToMove == Side::Black;
    sideToMove = opponent(sideToMove);
    hash ^= tables->keys.blackToMove();

    enPassant = {};
    if (played.type == MoveType::DoubleStep && tables->kinds[kindOf(mover)].enPassant) {
        // The skipped square lies half way: pawns step along one axis.
        const EnPassantState state{static_cast<Square>((played.from + played.to) / 2), played.to};
        if (enPassantIsReachable(state))
            enPassant = state;
    }
    assert(isConsistent());
    return undo;
}

template<int Words>
void PositionCore<Words>::unmake(const Move& played, const Undo<Words>& undo) {
    sideToMove = opponent(sideToMove);
    moveNumber -= sideToMove == Side::Black;
    castlingRights = undo.castlingRights;
    enPassant = undo.enPassant;
    halfMoveClock = undo.halfMoveClock;
    if (played.type == MoveType::Castling) {
        moveCastlingRook(played, true);
    } else if (played.isPromotion()) {
        remove(played.to);
        put(undo.moved, played.from);
    } else {
        move(played.to, played.from);
    }
    if (undo.captured != emptyCode) {
        const Square square = played.type == MoveType::EnPassant ? enPassant.victim : played.to;
        put(undo.captured, square);
    }
    hash = undo.hash;
    assert(isConsistent());
}

template<int Words>
bool PositionCore<Words>::isConsistent() const {
    std::array<Set, 2> sides{};
    std::array<Set, 2> kings{};
    std::array<Set, std::size_t{2} * maxKinds> codes{};
    for (int i = 0; i < tables->squareCount; ++i) {
        const auto square = static_cast<Square>(i);
        const PieceCode code = board[square];
        if (code == emptyCode)
            continue;
        if (kindOf(code) >= tables->kindCount)
            return false;
        sides[sideIndex(sideOf(code))].add(square);
        codes[std::size_t{code} - 1].add(square);
        if (tables->kinds[kindOf(code)].royal)
            kings[sideIndex(sideOf(code))].add(square);
    }
    return sides == bySide && kings == royals && codes == byPiece && hash == hashFromScratch() &&
           halfMoveClock >= 0 && moveNumber >= 1;
}

template struct PositionCore<1>;
template struct PositionCore<2>;
template struct PositionCore<4>;
template struct PositionCore<16>;
template struct PositionCore<64>;

} // namespace tessera
