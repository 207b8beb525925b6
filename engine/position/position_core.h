// The board of a position in one of the fixed sizes, with make and unmake. Position hides the size;
// perft and search work on the core itself.
#pragma once

#include "move.h"
#include "move_tables.h"

namespace tessera {

/// A pawn that has just stepped twice and that an enemy pawn stands ready to take.
struct EnPassantState {
    Square skipped = noSquare;
    Square victim = noSquare;
    friend bool operator==(const EnPassantState&, const EnPassantState&) = default;
};

/// What unmake needs besides the move.
template<int Words>
struct Undo {
    PieceCode moved = emptyCode; ///< as it was before the move: a pawn that promotes
    PieceCode captured = emptyCode;
    EnPassantState enPassant;
    SquareSet<Words> castlingRights;
    std::uint64_t hash = 0;
    int halfMoveClock = 0;
};

template<int Words>
struct PositionCore {
    using Set = SquareSet<Words>;
    using Tables = MoveTables<Words>;

    explicit PositionCore(const Tables& moveTables) : tables(&moveTables) {}

    const Tables* tables;
    std::array<PieceCode, std::size_t{Words} * 64> board{};
    std::array<Set, 2> bySide{};
    std::array<Set, 2> royals{};
    std::array<Set, std::size_t{2} * maxKinds> byPiece{}; ///< by PieceCode - 1
    Set castlingRights;                                   ///< rooks' home squares
    EnPassantState enPassant;
    Side sideToMove = Side::White;
    int halfMoveClock = 0;
    int moveNumber = 1;
    /// Placement, side and castling rights; en passant is left to key(), where it must be legal.
    std::uint64_t hash = 0;

    [[nodiscard]] Set occupied() const { return bySide[0] | bySide[1]; }
    [[nodiscard]] const Set& pieces(KindIndex kind, Side side) const {
        return byPiece[std::size_t{pieceCode(kind, side)} - 1];
    }

    void put(PieceCode code, Square square);
    void remove(Square square);
    [[nodiscard]] std::uint64_t hashFromScratch() const;

    /// Where the move takes a piece: the target, the pawn beside it for en passant, or noSquare.
    [[nodiscard]] Square capturedSquare(const Move& move) const;

    /// Plays a legal move.
    Undo<Words> make(const Move& move);
    /// Takes back the last move made.
    void unmake(const Move& move, const Undo<Words>& undo);

    /// Whether the parts agree with each other: sets, board, hash. Checked after every make and
    /// unmake in debug builds.
    [[nodiscard]] bool isConsistent() const;

    /// Whether a pawn of the side to move stands where it captures onto the skipped square.
    [[nodiscard]] bool enPassantIsReachable(const EnPassantState& state) const;

private:
    void move(Square from, Square to);
    void moveCastlingRook(const Move& move, bool back);
};

extern template struct PositionCore<1>;
extern template struct PositionCore<2>;
extern template struct PositionCore<4>;
extern template struct PositionCore<16>;
extern template struct PositionCore<64>;

} // namespace tessera
