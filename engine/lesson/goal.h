// What a move has to do in a lesson, and whether it does. Every part of it is decided by the move
// generator, the attacks, the proofs or the solver.
#pragma once

#include "study/study.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tessera {

inline constexpr std::size_t mostGoals = 6;
inline constexpr int mostGoalMate = 4;

/// How a check is answered.
enum class CheckAnswer : std::uint8_t {
    Any,
    Step,  ///< a royal piece goes away
    Take,  ///< a checker is taken, by whatever piece
    Block, ///< a piece is put between
};

/// All parts that are there must hold.
struct MoveGoal {
    Square piece = noSquare;          ///< this piece moves
    std::vector<Square> to{};         ///< it ends on one of these
    std::optional<AxisSet> changes{}; ///< exactly these axes change
    bool capture = false;
    bool promote = false;
    bool castle = false;
    bool enPassant = false;
    std::optional<CheckAnswer> escape{};
    bool check = false;
    bool mate = false;
    bool stalemate = false;
    bool safe = false;              ///< the moved piece is not attacked afterwards
    std::vector<Square> protects{}; ///< own pieces here are protected afterwards
    std::vector<Square> attacks{};  ///< the moved piece attacks all of these afterwards
    std::vector<Square> pins{};     ///< the opponent's pieces here are pinned afterwards
    std::vector<StudyFact> shows{}; ///< facts of the position afterwards
    int mateIn = 0; ///< forces mate in at most so many moves, this one counted; 0: not asked

    friend bool operator==(const MoveGoal&, const MoveGoal&) = default;
};

enum class GoalPart : std::uint8_t {
    Piece,
    To,
    Changes,
    Capture,
    Promote,
    Castle,
    EnPassant,
    Escape,
    Check,
    Mate,
    Stalemate,
    Safe,
    Protects,
    Attacks,
    Pins,
    Shows,
    MateIn,
};

/// A part of a goal that a legal move does not fulfil, and what shows it.
struct UnmetPart {
    GoalPart part{};
    /// Safe: who attacks the moved piece. Protects, Attacks, Pins: the squares that fail.
    /// Piece, To: those that were asked for.
    std::vector<Square> squares{};
    std::vector<StudyFact> facts{}; ///< Shows: those that are missing
    /// Mate, MateIn: a reply that gets away.
    std::optional<Move> reply{};
};

/// The parts that a legal move does not fulfil, in the order of GoalPart; none: it is right.
[[nodiscard]] std::vector<UnmetPart> unmetParts(const Position& position, const Move& move,
                                                const MoveGoal& goal);
/// The legal moves that fulfil a goal, by origin, target and promotion.
[[nodiscard]] std::vector<Move> movesThatMeet(const Position& position, const MoveGoal& goal);

/// Stable words of files, in the order of the enums.
[[nodiscard]] std::span<const std::string_view> checkAnswerWords();
[[nodiscard]] std::span<const std::string_view> goalPartWords(); ///< the keys of a goal

} // namespace tessera
