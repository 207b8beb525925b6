// Pieces on a board that need not be a position yet: what the editor changes.
#pragma once

#include "position/setup_problems.h"

#include <string>
#include <string_view>

namespace tessera {

/// A value; every change is a member that leaves it whole. Squares are of the ruleset's geometry.
struct EditedPosition {
    RulesetPtr ruleset;
    PositionSetup setup;

    [[nodiscard]] static EditedPosition start(const RulesetPtr& ruleset);
    [[nodiscard]] static EditedPosition empty(const RulesetPtr& ruleset);
    [[nodiscard]] static EditedPosition of(const Position& position);
    /// Errors are those of the text alone, with their column: any pieces may stand anywhere.
    [[nodiscard]] static Result<EditedPosition> fromFen(const RulesetPtr& ruleset,
                                                        std::string_view fen);

    [[nodiscard]] std::string fen() const;
    /// What can be played, or the first thing that is wrong.
    [[nodiscard]] Result<Position> position() const;
    [[nodiscard]] std::vector<SetupProblem> problems() const;
    [[nodiscard]] bool hasSquare(int square) const;
    [[nodiscard]] const std::optional<Piece>& at(Square square) const;
    [[nodiscard]] int count(Side side) const;

    /// Puts a piece in place of whatever stands there; nothing empties the square.
    void put(Square square, std::optional<Piece> piece);
    /// Takes what stands on one square to another one, over whatever stands there.
    void move(Square from, Square to);
    /// Rights are rooks' squares; a right can be given that the placement does not allow.
    void setRight(Square rook, bool held);
    void setEnPassant(MadeDoubleStep step);
    /// Each side gets the other one's pieces, seen from its own end: pawns still go forward, and
    /// the side to move is the other one.
    void swapSides();
    /// The same pieces on the board of another ruleset, where it has the square and the letter.
    [[nodiscard]] EditedPosition on(const RulesetPtr& other) const;

    friend bool operator==(const EditedPosition& a, const EditedPosition& b);
};

} // namespace tessera
