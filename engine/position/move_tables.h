// How every kind of piece moves from every square of one board, computed once from the ruleset.
// Everything a generator asks is a look-up here; nothing depends on which ruleset it is.
#pragma once

#include "geometry/geometry.h"
#include "ruleset/ruleset.h"
#include "target_table.h"
#include "zobrist.h"

#include <variant>

namespace tessera {

/// A piece's code on the board: 0 is empty, else 1 + 2*kind + side.
using PieceCode = std::uint8_t;
inline constexpr PieceCode emptyCode = 0;
constexpr PieceCode pieceCode(KindIndex kind, Side side) {
    return static_cast<PieceCode>(1 + 2 * kind + static_cast<int>(side));
}
constexpr KindIndex kindOf(PieceCode code) {
    return static_cast<KindIndex>((code - 1) / 2);
}
constexpr Side sideOf(PieceCode code) {
    return static_cast<Side>((code - 1) % 2);
}

/// The two halves of a line through a square, below and above it in index order (one-word boards).
struct LineMasks {
    std::uint64_t below = 0;
    std::uint64_t above = 0;
};

/// One direction of a slide from a square, at least two squares long (larger boards).
struct Ray {
    std::int16_t offset = 0;
    std::uint8_t length = 0;
};

/// One forward move of a pawn: where one step leads, and two when it may step twice.
struct PawnPush {
    Square one = noSquare;
    Square two = noSquare;
};

/// One castling: where king and rook stand and go, and what has to be empty.
template<int Words>
struct CastlingMove {
    Side side{};
    KindIndex kingKind = 0;
    KindIndex rookKind = 0;
    Square kingFrom = noSquare;
    Square kingTo = noSquare;
    Square rookFrom = noSquare;
    Square rookTo = noSquare;
    SquareSet<Words> mustBeEmpty; ///< between them and on both ways, without the two themselves
    SquareSet<Words> kingsWay;    ///< start and end included
};

template<int Words>
struct MoveTables {
    MoveTables(const Ruleset& ruleset, const Geometry& geometry);

    using Set = SquareSet<Words>;

    int squareCount = 0;
    int kindCount = 0;
    ZobristKeys keys;
    Set board; ///< every square there is

    struct Kind {
        bool royal = false;
        bool pawn = false;
        bool enPassant = false;
        bool slides = false;           ///< has lines that can be blocked or can pin
        bool mayRepeatTargets = false; ///< both leaps and lines: may reach a square in two ways
        std::vector<KindIndex> promotesTo;
        std::array<Set, 2> promotionSquares; ///< by side
        /// Steps along each direction, 0 for none (slides and steps together).
        std::vector<std::uint8_t> lineLength;
    };
    std::vector<Kind> kinds;

    [[nodiscard]] std::size_t index(KindIndex kind, Square square) const {
        return static_cast<std::size_t>(kind) * static_cast<std::size_t>(squareCount) + square;
    }
    [[nodiscard]] std::size_t index(KindIndex kind, Side side, Square square) const {
        return static_cast<std::size_t>(kind * 2 + static_cast<int>(side)) *
                   static_cast<std::size_t>(squareCount) +
               square;
    }

    /// Reached whatever stands between: leaps, and lines of a single step. By kind and square.
    TargetTable<Words> contact;
    /// Leaps alone. By kind and square.
    TargetTable<Words> leaps;
    /// Lines of more than one step. By kind and square.
    PackedLists<std::conditional_t<Words == 1, LineMasks, Ray>> lines;

    /// By kind, side and square; empty lists for kinds that are no pawns.
    PackedLists<PawnPush> pushes;
    TargetTable<Words> pawnCaptures;
    TargetTable<Words> pawnCapturesTo; ///< squares from which such a pawn attacks this one

    std::vector<CastlingMove<Words>> castling;
    /// Rights (rooks' home squares) that end when something leaves or enters a square. By square.
    TargetTable<Words> rightsEndedBy;
    Set rightsSquares; ///< squares where that list is not empty

    // One-word boards only.
    std::vector<std::uint64_t> emptyBoardTargets; ///< by kind and square
    std::vector<std::uint64_t> between;           ///< by square and square, ends not included

    // Directions, for walking: larger boards only.
    std::vector<int> directionOffsets;
    std::vector<std::uint8_t> reach; ///< by square and direction

    [[nodiscard]] std::uint64_t betweenSquares(Square a, Square b) const {
        return between[static_cast<std::size_t>(a) * 64 + b];
    }
};

/// The tables in the size that fits the board.
struct MoveTablesHolder {
    std::variant<MoveTables<1>, MoveTables<2>, MoveTables<4>, MoveTables<16>, MoveTables<64>>
        tables;
};

/// Builds the tables of a ruleset in the smallest size that holds its squares.
[[nodiscard]] std::unique_ptr<const MoveTablesHolder> makeMoveTables(const Ruleset& ruleset,
                                                                     const Geometry& geometry);

extern template struct MoveTables<1>;
extern template struct MoveTables<2>;
extern template struct MoveTables<4>;
extern template struct MoveTables<16>;
extern template struct MoveTables<64>;

} // namespace tessera
