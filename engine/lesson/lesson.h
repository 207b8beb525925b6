// Lessons: steps that a learner takes one after another, each about a position of a ruleset. Read
// from files as lessons/README.md describes them. All texts are the file's, in its language, with
// the marks of markup.h in them.
#pragma once

#include "goal.h"
#include "squares_asked.h"

#include <string>
#include <string_view>
#include <variant>

namespace tessera {

inline constexpr std::size_t maxLessonBytes = std::size_t{256} * 1024;
/// A step that asks for something and has hints has so many; after the last comes the answer.
inline constexpr std::size_t hintCount = 3;

/// Text and pictures; there is nothing to do.
struct ExplainStep {};

/// One picture of a show step. Exactly one of `move`, `way` and `reach` is there.
struct ShowFrame {
    bool afresh = false;        ///< begins from the step's position again
    std::optional<Move> move{}; ///< played on the board
    /// A way that is walked along without a move: its squares, the first one included.
    std::vector<Square> way{};
    /// A piece whose squares light up: all it can move to, or attacks where it cannot.
    Square reach = noSquare;
    Position before;    ///< the board before the frame
    Position after;     ///< and after it: differs from `before` by the move alone
    std::string text{}; ///< said with it; may be empty
};
/// Frames to be scrubbed back and forth.
struct ShowStep {
    std::vector<ShowFrame> frames{};
};

/// Find moves that do what is asked, one goal a move; the opponent answers between them.
struct TryStep {
    std::vector<MoveGoal> goals{};    ///< 1 to mostGoals; a forced mate is one goal for all moves
    std::vector<Move> answer{};       ///< a whole line of both sides that fulfils them
    std::vector<std::string> hints{}; ///< hintCount of them
};

/// Mark all these squares and no others.
struct FindStep {
    SquaresAsked asked{};
    std::vector<std::string> hints{}; ///< hintCount of them
};

/// Tell how many squares there are.
struct CountStep {
    SquaresAsked asked{};
    int answer = 0;
    std::vector<std::string> hints{}; ///< hintCount of them, or none
};

struct ChooseStep {
    struct Choice {
        std::string text{};
        bool right = false;
        std::string reason{}; ///< why it is right or not, said when it is chosen
    };
    std::vector<Choice> choices{}; ///< 2 to 6; one is right
};

/// Look at a square with the program's own means: a piece's moves, or who attacks a square.
struct InspectStep {
    enum class What : std::uint8_t { Moves, Attackers };
    Square of = noSquare;
    What what = What::Moves;
};

/// A short game against the computer. The learner has the side to move of the step's position.
struct PlayStep {
    enum class Goal : std::uint8_t {
        Mate,    ///< give mate
        Promote, ///< promote a pawn
        Capture, ///< take every piece of the kind `captured`
        Moves,   ///< make so many moves without being mated, or mate before
    };
    Goal goal = Goal::Mate;
    KindIndex captured = 0;   ///< Capture
    int within = 1;           ///< own moves, 1 to mostPlayMoves
    int level = 1;            ///< how well the computer plays, 1 to 10, the best
    std::vector<Move> line{}; ///< a game of both sides that reaches the goal: it can be done
};
inline constexpr int mostPlayMoves = 60;
inline constexpr int mostPlayLevel = 10;

/// One piece on two boards side by side, such as in three and in four dimensions.
struct CompareStep {
    struct Board {
        Position position;
        Square of = noSquare; ///< where the compared piece stands
    };
    /// The same way on both boards, or one that only one of them has.
    struct Frame {
        /// The squares of it, the piece's included; empty on a board without it.
        std::array<std::vector<Square>, 2> ways{};
        std::string text{}; ///< may be empty
    };
    std::vector<Board> boards{};                ///< left and right; the step's position is left
    std::vector<Frame> frames{};                ///< to be scrubbed back and forth
    std::vector<std::array<Square, 2>> pairs{}; ///< squares that light up together
};

using StepBody = std::variant<ExplainStep, ShowStep, TryStep, FindStep, CountStep, ChooseStep,
                              InspectStep, PlayStep, CompareStep>;

/// Something that the step says of its position, proved by the engine.
struct StepClaim {
    enum class Kind : std::uint8_t {
        Move,    ///< a move fails for this reason, or is legal
        Outcome, ///< how the game stands
        Shows,   ///< a fact of the proof
        Count,   ///< how many squares these are
    };
    Kind kind = Kind::Move;
    TriedMove move{};
    Reason reason = Reason::Legal;
    OutcomeKind outcome = OutcomeKind::Ongoing;
    StudyFact fact{};
    SquaresAsked asked{};
    int count = 0;
    Place place{};
};

/// How the tesseract beside the board is arranged for a step; the program's own names.
enum class StepArrangement : std::uint8_t { AsItIs, Nested, Cubes, Boards };

struct LessonStep {
    StepBody body{};
    std::string title{};    ///< may be empty
    std::string text{};     ///< what is explained or asked
    std::string done{};     ///< said when the step is solved; may be empty
    Position position;      ///< in the beginning of the step
    Position after;         ///< in the end of it, when it is solved as the file says
    bool continues = false; ///< begins with what the step before has left
    StepArrangement arrangement = StepArrangement::AsItIs;
    AxisSet light = 0;     ///< axes to light up
    AxisSet turn = 0;      ///< two axes: the tesseract shows itself turning in their plane; or none
    bool overview = false; ///< about all boards at once: nothing of them is brought closer
    std::vector<StepClaim> claims{};

    /// Where in the file a claim can fail.
    struct Places {
        Place step{}, answer{}, squares{}, of{}, choices{}, line{}, goal{};
        std::vector<Place> hints{};
    } places{};

    /// explain, show, try and so on, as the file has it.
    [[nodiscard]] std::string_view kind() const;
    /// Whether the learner has to do something that can be right or wrong.
    [[nodiscard]] bool asks() const;
    /// Of a step that has them; empty for others.
    [[nodiscard]] const std::vector<std::string>& hints() const;
};

struct Lesson {
    std::string id{};
    RulesetPtr ruleset{};
    std::string course{}; ///< one of lessonCourses()
    int order = 1;        ///< place in the course, 1 to 99
    std::string title{};
    std::string goal{};               ///< what the learner can do afterwards
    int minutes = 1;                  ///< 1 to 60
    std::vector<std::string> after{}; ///< ids of lessons that help; advice, never a lock
    std::string author{};
    std::vector<LessonStep> steps{}; ///< 1 to 60

    /// Every text there is, in the order of the file, once each: what is translated.
    [[nodiscard]] std::vector<std::string> texts() const;
};

/// The courses, in their order, as stable words; the last is for lessons of the user's own.
[[nodiscard]] std::span<const std::string_view> lessonCourses();

/// Stable words of files.
[[nodiscard]] std::span<const std::string_view> stepKindWords();    ///< in the order of StepBody
[[nodiscard]] std::span<const std::string_view> arrangementWords(); ///< of StepArrangement, from 1
[[nodiscard]] std::span<const std::string_view> playGoalWords();

} // namespace tessera
