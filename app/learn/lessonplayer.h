// One lesson, taken step by step on the boards.
#pragma once

#include "board/boardgaze.h"
#include "board/boardscene.h"
#include "board/boardsketch.h"
#include "coach/latest.h"
#include "learn.h"
#include "lesson/evaluate.h"
#include "lessontext.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantList>

#include <atomic>
#include <functional>

namespace tessera {

class GameSession;
class Inspector;

/// Leads a session that belongs to it through a lesson, or through steps of several that are due
/// for review. Nothing is locked: every step can be left at any time.
class LessonPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::Learn* learn READ learn WRITE setLearn NOTIFY linked REQUIRED)
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY linked REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// With what squares are watched in this game.
    Q_PROPERTY(tessera::Inspector* inspector READ inspector WRITE setInspector NOTIFY linked)
    Q_MOC_INCLUDE("coach/inspector.h")
    /// Milliseconds before the other side answers.
    Q_PROPERTY(int pause MEMBER m_pause NOTIFY linked)

    /// Whether a lesson of somebody's own is checked before it opens, and how far that is.
    Q_PROPERTY(bool checking READ isChecking NOTIFY checked)
    Q_PROPERTY(QString checkingText READ checkingText NOTIFY checked)
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString key READ key NOTIFY opened)
    Q_PROPERTY(QString title READ title NOTIFY opened)
    /// Whether steps are practised again instead of a lesson being taken.
    Q_PROPERTY(bool review READ isReview NOTIFY opened)
    /// Steps of the lesson, or of the review.
    Q_PROPERTY(int count READ count NOTIFY opened)
    /// Which of them is open, from 0; `count` when all are done.
    Q_PROPERTY(int step READ step NOTIFY stepChanged)
    /// For each step a Step.State.
    Q_PROPERTY(QList<int> states READ states NOTIFY changed)
    /// Whether the end is reached.
    Q_PROPERTY(bool finished READ isFinished NOTIFY stepChanged)
    /// Of the lesson that has just been finished.
    Q_PROPERTY(int stars READ stars NOTIFY stepChanged)
    /// What was needed for them, as a sentence.
    Q_PROPERTY(QString summary READ summary NOTIFY stepChanged)
    Q_PROPERTY(QString goal READ goal NOTIFY opened)
    /// The lesson that comes after this one; empty: none.
    Q_PROPERTY(QString nextKey READ nextKey NOTIFY stepChanged)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY stepChanged)

    Q_PROPERTY(Kind kind READ kind NOTIFY stepChanged)
    Q_PROPERTY(QString stepTitle READ stepTitle NOTIFY stepChanged)
    Q_PROPERTY(tessera::LessonText text READ text NOTIFY stepChanged)
    /// Axes that the step is about: their names, each lighting its axis up.
    Q_PROPERTY(tessera::LessonText axes READ axes NOTIFY stepChanged)
    /// An Arrangement.Kind for the tesseract; -1: as it is.
    Q_PROPERTY(int arrangement READ arrangement NOTIFY stepChanged)
    /// The plane in which the tesseract shows itself turning; -1: none.
    Q_PROPERTY(int turnPlane READ turnPlane NOTIFY stepChanged)

    /// Whether the step asks for something, and whether that is done.
    Q_PROPERTY(bool asks READ asks NOTIFY stepChanged)
    /// Whether an inspect step asks who attacks a square, and not where a piece can go.
    Q_PROPERTY(bool asksAttackers READ asksAttackers NOTIFY stepChanged)
    Q_PROPERTY(bool solved READ isSolved NOTIFY changed)
    Q_PROPERTY(Outcome outcome READ outcome NOTIFY changed)
    Q_PROPERTY(tessera::LessonText feedback READ feedback NOTIFY changed)
    /// Those that were asked for, LessonText each.
    Q_PROPERTY(QVariantList hints READ hints NOTIFY changed)
    /// "Hint 1 of 3", "Show the answer"; empty: there is none.
    Q_PROPERTY(QString helpText READ helpText NOTIFY changed)
    /// Whether the position differs from the one the step began with.
    Q_PROPERTY(bool canRetry READ canRetry NOTIFY changed)
    /// "Move 2 of 3", "3 squares marked"; may be empty.
    Q_PROPERTY(QString placeText READ placeText NOTIFY changed)
    /// Whether a move is judged or the computer thinks.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    /// Whether a wrong move stands on the boards.
    Q_PROPERTY(bool refused READ isRefused NOTIFY changed)
    /// Maps of `text`, a LessonText, `chosen` and `right`.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// How many squares are marked.
    Q_PROPERTY(int marks READ marks NOTIFY changed)

    /// Pictures of a show or compare step: how many, which one from 0, and what is said with it.
    Q_PROPERTY(int frames READ frames NOTIFY stepChanged)
    Q_PROPERTY(int frame READ frame NOTIFY changed)
    Q_PROPERTY(tessera::LessonText frameText READ frameText NOTIFY changed)

    /// Whether presses of squares come here and move nothing.
    Q_PROPERTY(bool ownPresses READ ownPresses NOTIFY changed)
    /// Over the boards.
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY drawn)
    Q_PROPERTY(bool sketched READ isSketched NOTIFY drawn)
    /// Whether squares are to be marked: what the coach draws by itself would lie over the marks.
    Q_PROPERTY(bool marking READ isMarking NOTIFY stepChanged)
    /// Whether a question is open that signs of check, drawn without being asked for, might answer.
    Q_PROPERTY(bool hidesChecks READ hidesChecks NOTIFY changed)
    /// In place of the session's, while squares are marked or checks are not shown.
    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY changed)
    Q_PROPERTY(bool sceneShown READ sceneShown NOTIFY changed)
    /// The boards of a compare step.
    Q_PROPERTY(tessera::BoardScene leftScene READ leftScene NOTIFY stepChanged)
    Q_PROPERTY(tessera::BoardScene rightScene READ rightScene NOTIFY stepChanged)
    Q_PROPERTY(QString leftName READ leftName NOTIFY stepChanged)
    Q_PROPERTY(QString rightName READ rightName NOTIFY stepChanged)
    Q_PROPERTY(tessera::BoardSketch rightSketch READ rightSketch NOTIFY drawn)

public:
    /// In the order of StepBody.
    enum Kind { Explain, Show, Try, Find, Count, Choose, Inspect, Play, Compare };
    Q_ENUM(Kind)
    enum Outcome { Nothing, Wrong, Right, Told };
    Q_ENUM(Outcome)
    enum State { Ahead, Seen, Solved, WithHelp, Left };
    Q_ENUM(State)

    explicit LessonPlayer(QObject* parent = nullptr);
    ~LessonPlayer() override;

    [[nodiscard]] Learn* learn() const;
    void setLearn(Learn* learn);
    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] Inspector* inspector() const;
    void setInspector(Inspector* inspector);

    [[nodiscard]] bool isChecking() const { return m_checked.lesson != nullptr; }
    [[nodiscard]] QString checkingText() const;
    [[nodiscard]] bool isOpen() const { return m_shelf.lesson != nullptr; }
    [[nodiscard]] QString key() const { return m_shelf.key; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString goal() const;
    [[nodiscard]] bool isReview() const { return m_review; }
    [[nodiscard]] int count() const;
    [[nodiscard]] int step() const { return m_place; }
    [[nodiscard]] QList<int> states() const;
    [[nodiscard]] bool isFinished() const { return isOpen() && m_place >= count(); }
    [[nodiscard]] int stars() const { return m_stars; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString nextKey() const;
    [[nodiscard]] QString nextTitle() const;
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString stepTitle() const;
    [[nodiscard]] LessonText text() const;
    [[nodiscard]] LessonText axes() const;
    [[nodiscard]] int arrangement() const;
    [[nodiscard]] int turnPlane() const;
    [[nodiscard]] bool asks() const;
    [[nodiscard]] bool asksAttackers() const;
    [[nodiscard]] bool isSolved() const { return m_solved; }
    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] const LessonText& feedback() const { return m_feedback; }
    [[nodiscard]] QVariantList hints() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] bool canRetry() const;
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] bool isWorking() const { return m_working; }
    [[nodiscard]] bool isRefused() const { return m_refused.has_value(); }
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] int marks() const { return static_cast<int>(m_marked.size()); }
    [[nodiscard]] int frames() const;
    [[nodiscard]] int frame() const { return m_frame; }
    [[nodiscard]] LessonText frameText() const;
    [[nodiscard]] bool ownPresses() const;
    [[nodiscard]] BoardSketch sketch() const;
    [[nodiscard]] bool isSketched() const { return !sketch().empty(); }
    [[nodiscard]] bool isMarking() const { return current() && kind() == Find; }
    [[nodiscard]] bool hidesChecks() const;
    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] bool sceneShown() const;
    [[nodiscard]] BoardScene leftScene() const { return boardScene(0); }
    [[nodiscard]] BoardScene rightScene() const { return boardScene(1); }
    [[nodiscard]] QString leftName() const { return boardName(0); }
    [[nodiscard]] QString rightName() const { return boardName(1); }
    [[nodiscard]] BoardSketch rightSketch() const;
    /// The step that is open; null: none.
    [[nodiscard]] const LessonStep* current() const;
    /// Where a learner is in a try step.
    [[nodiscard]] const TryState* tryState() const;

    /// Opens a lesson by its key where it was left, else at its start. One of the user's own is
    /// checked first. False when there is none.
    Q_INVOKABLE bool start(const QString& key);
    /// The lesson that is being checked is not to open.
    Q_INVOKABLE void stopChecking();
    /// Opens what is due for review; false when nothing is.
    Q_INVOKABLE bool startReview();
    Q_INVOKABLE void close();

    /// On: the next picture, else the next step, whether this one is solved or not; at last the
    /// end.
    Q_INVOKABLE void goOn();
    /// The picture or the step before.
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void goToStep(int step);
    Q_INVOKABLE void goToFrame(int frame);
    /// From the beginning, once it is finished.
    Q_INVOKABLE void again();
    /// The step's position again; what was read and the hints stay.
    Q_INVOKABLE void retry();
    /// Takes a wrong move back.
    Q_INVOKABLE void takeBack();
    /// The next hint, after the last one the answer.
    Q_INVOKABLE void help();

    /// A square was pressed, where presses come here.
    Q_INVOKABLE void press(int square);
    /// Judges the squares that are marked.
    Q_INVOKABLE void check();
    Q_INVOKABLE void unmarkAll();
    Q_INVOKABLE void answerCount(int number);
    Q_INVOKABLE void choose(int choice);

    /// Lights up what a link of a text names; another text or -1 ends it.
    Q_INVOKABLE void light(const tessera::LessonText& text, int link);
    Q_INVOKABLE void unlight();
    /// Asks for what a link of a text names to be in view; pressed, for the boards themselves, too.
    Q_INVOKABLE void seek(const tessera::LessonText& text, int link, bool pressed);
    /// A square of a compare step is pointed at, on the left board (0) or the right one (1).
    Q_INVOKABLE void pointAt(int board, int square);
    /// What is open now, for the ear.
    Q_INVOKABLE [[nodiscard]] QString spokenStep() const;

signals:
    void linked();
    void checked();
    void opened();
    void stepChanged();
    void changed();
    void drawn();
    /// The step begins once more.
    void retried();
    /// The step has just been solved.
    void solvedNow();
    /// This should be in view.
    void attended(const tessera::BoardInterest& interest, tessera::BoardGaze::Cause cause);
    /// The boards are to be seen, wherever the text is.
    void boardsWanted();
    /// Something that a screen reader should say.
    void announced(const QString& text);

private:
    using Done = std::function<void()>; ///< runs on this thread when work is over

    void endChecking();
    void begin(const ShelfLesson& shelf);
    void openStep(int place);
    void setPosition();
    void forgetTask();
    void leaveStep();
    void finish();
    void save();
    /// Work on another thread, which gives what to do here afterwards.
    void work(std::function<Done(const std::stop_token&)> job);
    void stopWork();
    void say(Outcome outcome, const LessonText& text);
    void say(Outcome outcome, const QString& text) { say(outcome, plainLessonText(text)); }
    void solved(const QString& fallback);
    void wrong(const LessonText& text);
    void follow();
    void followTry();
    void followPlay();
    void followLook();
    /// What the step that is open is about.
    [[nodiscard]] BoardInterest look() const;
    /// Brings squares into view on which something has happened.
    void attend(const std::vector<Square>& squares, BoardGaze::Cause cause = BoardGaze::GoesOn);
    void attend(const Move& move) { attend(std::vector<Square>{move.from, move.to}); }
    void judge(const Move& move);
    void takeVerdict(const Move& move, const MoveVerdict& verdict);
    void answerNow();
    void showAnswer();
    void think();
    [[nodiscard]] LessonText read(const std::string& english) const;
    [[nodiscard]] StepTries& tries();
    [[nodiscard]] const StepTries& tries() const;
    [[nodiscard]] std::vector<Move> played() const;
    [[nodiscard]] BoardScene boardScene(std::size_t board) const;
    [[nodiscard]] QString boardName(std::size_t board) const;
    [[nodiscard]] BoardSketch frameSketch(std::size_t board) const;
    [[nodiscard]] QString verdictOnSquares(const SquaresVerdict& verdict) const;
    template<class Body>
    [[nodiscard]] const Body* body() const {
        return current() ? std::get_if<Body>(&current()->body) : nullptr;
    }

    QPointer<Learn> m_learn;
    QPointer<GameSession> m_session;
    QPointer<Inspector> m_inspector;
    int m_pause = 0;

    ShelfLesson m_checked; ///< what is checked; without a lesson: nothing
    std::shared_ptr<std::atomic<int>> m_checkedSteps;
    QTimer m_checkingTimer; ///< looks how far it is
    ShelfLesson m_shelf;
    LessonRun m_run;                   ///< of the lesson, or of the review
    std::vector<ReviewItem> m_reviews; ///< what is practised
    bool m_review = false;
    int m_place = 0;
    int m_stars = 0;
    int m_cost = 0;

    // Of the step that is open
    bool m_solved = false;
    Outcome m_outcome = Nothing;
    LessonText m_feedback;
    BoardSketch m_feedbackSketch;
    LinkSketches m_lit;
    int m_frame = 0;
    std::vector<TryState> m_tryStates;                  ///< the last one is where the learner is
    std::optional<Move> m_refused;                      ///< a legal move that is not right
    std::optional<std::pair<Square, Square>> m_illegal; ///< the last try that was none
    std::optional<Move> m_reply;                        ///< about to be played
    std::optional<TryState> m_next;                     ///< after it
    std::size_t m_playPly = 0;                          ///< of a game: half-moves that were seen
    std::vector<Square> m_marked;                       ///< ascending
    std::vector<Square> m_extra;                        ///< marked and wrong, as it was judged last
    QList<int> m_chosen;
    bool m_working = false;
    QTimer m_replyTimer;
    std::stop_source m_stop;
    Latest<Done> m_work; ///< last: it ends before what it uses
};

} // namespace tessera
