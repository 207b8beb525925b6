// Why a move is or is not legal, and everything it does: the values behind every sentence and
// picture of the move coach. Nothing here decides a rule: the move generator does.
#pragma once

#include "ability.h"
#include "attack_line.h"
#include "position/game.h"
#include "reason.h"

#include <span>

namespace tessera {

/// A change of coordinates that may lead off the board, in the order X, Y, Z, W.
using Change = std::array<int, axisCount>;

/// What of the piece's abilities reaches the target, looking at the board.
enum class MoveMeans : std::uint8_t {
    None, ///< nothing: wrong pattern and the like
    Slide,
    Step,
    Leap,
    PawnStep,
    PawnDoubleStep,
    PawnCapture, ///< also en passant, and a capture where nothing stands
    Castling,
};

/// One royal piece of the moving side that is attacked before or after the move.
struct KingDanger {
    Square before = noSquare; ///< where it stands before the move
    Square after = noSquare;  ///< and after it
    Piece piece{};
    /// How the move fails for this one: StepsIntoAttack to EnPassantUncoversCheck;
    /// Legal when it is not attacked after the move.
    Reason cause = Reason::Legal;
    std::vector<AttackLine> attacksBefore{}; ///< by ascending square of the attacker
    std::vector<AttackLine> attacksAfter{};  ///< lines as they are after the move
    /// Those of attacksAfter that the move opens, with the square it leaves open.
    struct Opened {
        Square by = noSquare;      ///< the attacker
        Square through = noSquare; ///< origin, captured pawn or castling rook's home
        friend bool operator==(const Opened&, const Opened&) = default;
    };
    std::vector<Opened> opened{};

    [[nodiscard]] bool moved() const { return before != after; }
};

/// A castling that is tried or made, with all its conditions at once.
struct CastlingFacts {
    Axis axis{};
    /// Only known when the king stands on its home; otherwise noSquare.
    Square kingTo = noSquare;
    Square rookFrom = noSquare;
    Square rookTo = noSquare;
    Square kingFrom = noSquare;
    bool kingHome = false;
    bool rookHome = false;
    bool hasRight = false;
    std::vector<Square> mustBeEmpty{}; ///< from the king's side to the rook's
    std::vector<Square> blockers{};    ///< the occupied ones of these
    std::vector<Square> kingsWay{};    ///< start and end included, in the king's order
    std::vector<AttackLine> attacks{}; ///< on squares of the king's way, in the same order
};

/// A check that the move gives.
struct GivenCheck {
    AttackLine line{};       ///< after the move; line.to is the attacked royal piece
    bool discovered = false; ///< by another piece than the moved one (or the castling rook)
};

/// What a legal move does. Of a promotion there is one for each choice.
struct Consequence {
    Move move{};
    std::vector<GivenCheck> checks{}; ///< by royal piece, then by attacker, ascending
    bool doubleCheck = false;         ///< two or more pieces attack one royal piece
    /// Of the game after the move. Repetition only when the game's keys were given.
    OutcomeKind outcome = OutcomeKind::Ongoing;
    int occurrences = 0;   ///< of the position after the move, this one included; 0: not known
    int halfMoveClock = 0; ///< after the move
    bool resetsHalfMoves = false; ///< a capture or a pawn move
    std::vector<Square>
        rightsLost{}; ///< home squares of rooks (both sides) that can castle no more

    [[nodiscard]] bool givesCheck() const { return !checks.empty(); }
    [[nodiscard]] bool discoversCheck() const;
};

struct Explanation {
    bool legal = false;            ///< the move generator has this move
    Reason reason = Reason::Legal; ///< the first cause that applies
    /// The same as if the piece's side were to move (preview: without castling and en passant). All
    /// facts below are told that way. Equals `reason` unless that is NotYourTurn.
    Reason apartFromTurn = Reason::Legal;

    Square from = noSquare;
    Square to = noSquare;          ///< noSquare when the change leaves the board
    std::optional<Piece> piece{};  ///< on the origin
    std::optional<Piece> target{}; ///< on the target
    Change delta{};                ///< asked for, by axis
    AxisSet changed = 0;           ///< the axes that change
    AxisSet offBoard = 0;          ///< LeavesBoard: the axes that leave it

    std::vector<Ability> abilities{}; ///< of the piece
    std::vector<Misfit> misfits{};    ///< why each of them does not reach that far
    MoveMeans means = MoveMeans::None;
    /// The squares between on the straight line of a slide or a double step, in the order of the
    /// way.
    std::vector<Square> path{};
    /// The piece that stands in the way or on the target (see Reason), or noSquare.
    Square blocker = noSquare;
    std::optional<Piece> blockerPiece{};

    std::optional<CastlingFacts> castling{};
    /// Royal pieces of the moving side attacked before the move, or after it when it could be
    /// tried.
    std::vector<KingDanger> kings{};

    /// Where a captured piece stands: the target, or beside it for en passant. Also when the
    /// capture fails for the safety of a royal piece.
    Square captured = noSquare;
    std::optional<Piece> capturedPiece{};
    bool enPassant = false;
    /// Empty unless legal (or legal apart from the turn).
    std::vector<Consequence> consequences{};
    /// What the pawn can become on the target, in the ruleset's order; empty when it does not
    /// promote.
    std::vector<KindIndex> promotions{};
    bool promotionAutomatic = false;

    /// The attacks that forbid the move: on royal pieces left attacked, or on the king's way in
    /// castling.
    [[nodiscard]] std::vector<AttackLine> attackers() const;
};

/// What a question may say besides the two squares.
struct ExplainOptions {
    std::optional<KindIndex> promotion{}; ///< only this choice; all of them when left out
    /// Keys of the game's positions up to the current one (Game::keys), for repetition.
    std::span<const std::uint64_t> keys{};
};

/// Explains any ordered pair of squares, for a piece of either side or none.
[[nodiscard]] Explanation explain(const Position& position, Square from, Square to,
                                  const ExplainOptions& options = {});
/// The same in a game: repetition is known.
[[nodiscard]] Explanation explain(const Game& game, Square from, Square to,
                                  std::optional<KindIndex> promotion = {});
/// Explains a change of coordinates, which may lead off the board.
[[nodiscard]] Explanation explainChange(const Position& position, Square from, const Change& change,
                                        const ExplainOptions& options = {});

} // namespace tessera
