// A position of any ruleset: the one value that flows through every part of the program.
#pragma once

#include "move.h"
#include "result.h"
#include "ruleset/compiled_ruleset.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

enum class OutcomeKind : std::uint8_t {
    Ongoing,
    Checkmate,
    Stalemate,
    BareKings,
    FiftyMove,
    Repetition,
};

/// One line of attack on a royal piece.
struct Check {
    Square king = noSquare;
    Square by = noSquare;
    friend bool operator==(const Check&, const Check&) = default;
};

/// Everything a FEN4D says, before it is checked. `pieces` has one entry a square.
struct PositionSetup {
    std::vector<std::optional<Piece>> pieces;
    Side sideToMove = Side::White;
    std::vector<Square> castlingRooks; ///< home squares of rooks with a right
    Square enPassantSkipped = noSquare;
    Square enPassantVictim = noSquare;
    int halfMoveClock = 0;
    int moveNumber = 1;
};

class Position {
public:
    /// The start of a game.
    explicit Position(RulesetPtr ruleset);
    /// Checks a setup: number of royal pieces, pawns on promotion squares, castling and en passant
    /// that the placement allows, the side not to move not in check.
    [[nodiscard]] static Result<Position> fromSetup(RulesetPtr ruleset, const PositionSetup& setup);

    [[nodiscard]] const RulesetPtr& rulesetPtr() const;
    [[nodiscard]] const Ruleset& ruleset() const;
    [[nodiscard]] const Geometry& geometry() const;

    [[nodiscard]] Side sideToMove() const;
    [[nodiscard]] std::optional<Piece> pieceAt(Square square) const;
    [[nodiscard]] int halfMoveClock() const;
    [[nodiscard]] int moveNumber() const;
    /// Everything FEN4D says of this position; en passant only when such a capture is legal.
    [[nodiscard]] PositionSetup setup() const;
    /// Every castling right that this placement would allow (rooks' home squares).
    [[nodiscard]] std::vector<Square> allowedCastlingRooks() const;

    /// Legal moves in no particular order.
    [[nodiscard]] std::vector<Move> legalMoves() const;
    [[nodiscard]] std::vector<Move> legalMovesFrom(Square from) const;
    /// Legal moves and those that fail only because a royal piece would be left attacked, or
    /// because its way in castling is. In no particular order.
    [[nodiscard]] std::vector<Move> pseudoLegalMoves() const;
    /// Legal moves of a piece of either side, as if its side were to move (preview). En passant and
    /// castling are included only for the side that is to move.
    [[nodiscard]] std::vector<Move> previewMovesFrom(Square from) const;
    [[nodiscard]] bool isLegal(const Move& move) const;
    [[nodiscard]] bool isCapture(const Move& move) const;
    /// Where the captured piece stands (en passant: beside the target), or nothing.
    [[nodiscard]] std::optional<Square> capturedSquare(const Move& move) const;

    /// Plays a legal move.
    void make(const Move& move);

    [[nodiscard]] bool inCheck() const;
    /// Every attack on a royal piece of the side to move.
    [[nodiscard]] std::vector<Check> checks() const;
    /// Squares of pieces of `by` that attack `square`, whatever stands on it.
    [[nodiscard]] std::vector<Square> attackers(Square square, Side by) const;

    /// Outcome by this position alone (no repetition; that needs a Game).
    [[nodiscard]] OutcomeKind outcome() const;

    /// Zobrist key of placement, side, castling rights and a really possible en passant.
    [[nodiscard]] std::uint64_t key() const;
    /// The same from scratch, for tests.
    [[nodiscard]] std::uint64_t keyFromScratch() const;

    /// Number of leaf positions at `depth` plies; draw rules are not looked at.
    [[nodiscard]] std::uint64_t perft(int depth) const;

    // Copying gives an independent position; defined where the size-specialised core is known.
    Position(const Position& other);
    Position& operator=(const Position& other);
    Position(Position&&) noexcept;
    Position& operator=(Position&&) noexcept;
    ~Position();

private:
    friend struct CoreAccess;
    struct Core; ///< the board, specialised by size; see position_core.h
    explicit Position(std::unique_ptr<Core> core);

    std::unique_ptr<Core> m_core;
};

} // namespace tessera
