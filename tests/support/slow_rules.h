// A second opinion on the rules: slow, obvious, and written from the Ruleset value alone. It shares
// no table, direction or generator with the engine; tests compare the two.
#pragma once

#include "position/position.h"

#include <memory>
#include <vector>

namespace tessera::test {

/// A position that decides everything by trying every pair of squares and every move.
class SlowPosition {
public:
    SlowPosition(const Ruleset& ruleset, const PositionSetup& setup);

    /// Sorted by origin, target, type and promotion.
    [[nodiscard]] std::vector<Move> legalMoves() const;
    /// The same before looking whether a royal piece is left attacked; not sorted.
    [[nodiscard]] std::vector<Move> pseudoLegalMoves() const;
    /// The same with castling out of, through and into an attack; sorted.
    [[nodiscard]] std::vector<Move> tries() const;
    /// The squares of the king's way in a castling, start and end included, ascending.
    [[nodiscard]] std::vector<Square> kingsWay(const Move& castling) const;
    /// Those from one square to another.
    [[nodiscard]] std::vector<Move> pseudoLegalMoves(Square from, Square to) const;
    /// Another position of the same ruleset.
    [[nodiscard]] SlowPosition with(const PositionSetup& setup) const;
    /// Plays a legal move, or one of tries() to see what comes of it.
    void make(const Move& move);
    /// Everything as it was set or played, en passant also when no such capture is legal.
    [[nodiscard]] const PositionSetup& state() const { return m_state; }
    /// En passant only when such a capture is legal; castling rights sorted.
    [[nodiscard]] PositionSetup setup() const;
    /// Attacks on royal pieces of the side to move, sorted by king and attacker.
    [[nodiscard]] std::vector<Check> checks() const;
    /// Squares from which `by` attacks `square`, sorted.
    [[nodiscard]] std::vector<Square> attackers(Square square, Side by) const;
    /// The outcome without repetition.
    [[nodiscard]] OutcomeKind outcome() const;

private:
    using Coordinates = std::array<int, axisCount>;

    [[nodiscard]] int squareCount() const;
    [[nodiscard]] const Coordinates& coordinatesOf(Square square) const;
    [[nodiscard]] bool onBoard(const Coordinates& coordinates) const;
    [[nodiscard]] Square squareAt(const Coordinates& coordinates) const;
    [[nodiscard]] const std::optional<Piece>& at(Square square) const;
    [[nodiscard]] const PieceKind& kind(const Piece& piece) const;

    [[nodiscard]] bool slideReaches(const SlideAtom& atom, Square from, Square to) const;
    [[nodiscard]] bool leapReaches(const LeapAtom& atom, Square from, Square to) const;
    [[nodiscard]] bool pawnCaptureReaches(const PawnRules& rules, Side side, Square from,
                                          Square to) const;
    /// Whether the piece on `from` attacks `to`, whatever stands there.
    [[nodiscard]] bool attacks(Square from, Square to) const;
    [[nodiscard]] bool isAttacked(Square square, Side by) const;
    [[nodiscard]] bool anyRoyalAttacked(Side side) const;

    [[nodiscard]] bool promotesOn(const PawnRules& rules, Side side, Square square) const;
    void addPawnMove(std::vector<Move>& moves, const PawnRules& rules, Move move) const;
    void addPawnPushes(std::vector<Move>& moves, Square from) const;
    void addPawnCapture(std::vector<Move>& moves, Square from, Square to) const;
    void addPieceMove(std::vector<Move>& moves, Square from, Square to) const;
    enum class Way { Safe, Any };
    void addCastling(std::vector<Move>& moves, Square king = noSquare, Way way = Way::Safe) const;
    [[nodiscard]] SlowPosition after(const Move& move) const;

    /// A castling rule put in one place: the four squares of king and rook.
    struct CastlingPlace {
        Square kingFrom, kingTo, rookFrom, rookTo;
        Piece king, rook;
    };
    /// Every place where the right named by this rook's home square lets `side` castle.
    [[nodiscard]] std::vector<CastlingPlace> castlingPlaces(Square rookHome, Side side) const;

    const Ruleset* m_ruleset;
    std::shared_ptr<const std::vector<Coordinates>> m_coordinates; ///< of every square
    PositionSetup m_state;
};

/// The order in which both implementations' moves are compared.
void sortMoves(std::vector<Move>& moves);
/// Whether two setups say the same; the order of castling rights does not matter.
[[nodiscard]] bool sameSetup(const PositionSetup& a, const PositionSetup& b);

} // namespace tessera::test
