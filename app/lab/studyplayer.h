// One study on the boards: shown, tried, explored.
#pragma once

#include "boardsketch.h"
#include "coach/latest.h"
#include "gazeplan.h"
#include "studyjudge.h"
#include "studyshelf.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantList>

#include <atomic>
#include <memory>

namespace tessera {

class GameSession;
class Lab;

/// Leads a session that belongs to it through a study, and follows what is played there. Whatever
/// is done on the boards is allowed at any time: a move begins a try where the task stands, and
/// free play everywhere else.
class StudyPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::Lab* lab READ lab WRITE setLab NOTIFY linked REQUIRED)
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY linked REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_MOC_INCLUDE("lab.h")
    /// Whether to step by hand: nothing moves by itself.
    Q_PROPERTY(bool still MEMBER m_still NOTIFY linked)
    /// Milliseconds between two moves that are shown one after the other.
    Q_PROPERTY(int pause MEMBER m_pause NOTIFY linked)

    Q_PROPERTY(QString key READ key NOTIFY opened)
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString title READ title NOTIFY opened)
    Q_PROPERTY(QString theme READ theme NOTIFY opened)
    Q_PROPERTY(int level READ level NOTIFY opened)
    Q_PROPERTY(QString idea READ idea NOTIFY opened)
    Q_PROPERTY(QString task READ task NOTIFY opened)
    Q_PROPERTY(QString author READ author NOTIFY opened)
    Q_PROPERTY(QString source READ source NOTIFY opened)
    /// The study that shows the contrast; empty: none.
    Q_PROPERTY(QString pairKey READ pairKey NOTIFY opened)
    Q_PROPERTY(QString pairTitle READ pairTitle NOTIFY opened)
    /// Whether the study has a line of moves to show.
    Q_PROPERTY(bool hasLine READ hasLine NOTIFY opened)

    /// What should be in view.
    Q_PROPERTY(tessera::BoardInterest interest READ interest NOTIFY opened)

    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// "Before 1. Ra1@00-a4@00#", "Your move 2", "Free play".
    Q_PROPERTY(QString place READ place NOTIFY changed)
    /// What can be done where the study stands, while nothing else is to be said.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(bool watching READ isWatching NOTIFY changed)
    /// What came of the last move that was tried; empty: nothing.
    Q_PROPERTY(QString feedback READ feedback NOTIFY changed)
    /// Whether it is praise.
    Q_PROPERTY(bool praised READ isPraised NOTIFY changed)
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY changed)
    Q_PROPERTY(bool sketched READ isSketched NOTIFY changed)
    /// "3 of 12 replies", while a move is judged.
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    Q_PROPERTY(QStringList hints READ hints NOTIFY changed)
    Q_PROPERTY(bool moreHints READ moreHints NOTIFY changed)
    /// What to notice; empty until the study is solved.
    Q_PROPERTY(QStringList notices READ notices NOTIFY changed)
    /// Statements to choose from, where the study asks why; else empty.
    Q_PROPERTY(QStringList options READ options NOTIFY changed)
    /// The options that were chosen and are wrong, by their place.
    Q_PROPERTY(QList<int> wrongOptions READ wrongOptions NOTIFY changed)
    Q_PROPERTY(int rightOption READ rightOption NOTIFY changed)

public:
    enum Phase { Before, Between, After, Try, Explore };
    Q_ENUM(Phase)
    enum State {
        Idle,     ///< nothing is tried
        YourMove, ///< a move is waited for
        Judging,  ///< a move is looked at by the solver
        Replying, ///< the other side is about to answer
        Refuted,  ///< the last move fails, and the boards show why
        Solved,
    };
    Q_ENUM(State)

    explicit StudyPlayer(QObject* parent = nullptr);
    ~StudyPlayer() override;

    [[nodiscard]] Lab* lab() const;
    void setLab(Lab* lab);
    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] const Study* study() const { return m_shelf.study.get(); }

    [[nodiscard]] QString key() const { return m_shelf.key; }
    [[nodiscard]] bool isOpen() const { return m_shelf.study != nullptr; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString theme() const;
    [[nodiscard]] int level() const;
    [[nodiscard]] QString idea() const;
    [[nodiscard]] QString task() const;
    [[nodiscard]] QString author() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] QString pairKey() const;
    [[nodiscard]] QString pairTitle() const;
    [[nodiscard]] bool hasLine() const;
    [[nodiscard]] BoardInterest interest() const;
    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString standing() const;
    [[nodiscard]] bool isWatching() const { return m_watch.isActive(); }
    [[nodiscard]] const QString& feedback() const { return m_feedback; }
    [[nodiscard]] bool isPraised() const { return m_praised; }
    [[nodiscard]] const BoardSketch& sketch() const { return m_sketch; }
    [[nodiscard]] bool isSketched() const { return !m_sketch.empty(); }
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QStringList hints() const;
    [[nodiscard]] bool moreHints() const;
    [[nodiscard]] QStringList notices() const;
    [[nodiscard]] QStringList options() const;
    [[nodiscard]] const QList<int>& wrongOptions() const { return m_wrongOptions; }
    [[nodiscard]] int rightOption() const;

    /// Opens a study by its key, at its task; false when there is none.
    Q_INVOKABLE bool show(const QString& key);
    Q_INVOKABLE void close();
    Q_INVOKABLE void before();
    Q_INVOKABLE void after();
    /// Plays the line from here on step by step, from its start once it is over; again pauses.
    /// Where nothing moves by itself: one step.
    Q_INVOKABLE void watch();
    /// One move further along the line, from the task when that is shown. Watching ends.
    Q_INVOKABLE void step();
    /// To the task, with nothing played.
    Q_INVOKABLE void tryIt();
    /// Back to where the try or the free play began, or to the position before the line.
    Q_INVOKABLE void reset();
    /// The next hint.
    Q_INVOKABLE void hint();
    /// Free play of both sides from what is shown.
    Q_INVOKABLE void explore();
    /// Takes back the move that failed, with its refutation, or one that is still being judged.
    Q_INVOKABLE void takeBack();
    /// Says why the move cannot be played, by the place of the option.
    Q_INVOKABLE void choose(int option);

signals:
    void linked();
    void opened();
    void changed();
    void progressChanged();
    /// Something that a screen reader should say.
    void announced(const QString& text);

private:
    struct Verdict {
        TrialMove trial;
        std::optional<Judgement> judgement{};
    };
    /// What the judging thread and this one share.
    struct Ticket {
        std::atomic<int> done{0};
        std::atomic<int> all{0};
    };

    void showLine(std::size_t ply);
    void follow();
    void followLine();
    void followTry();
    void beginTry();
    void leaveTry();
    /// The position that the try has come to waits for the user.
    void waitForMove();
    void judgeMove(const Move& move);
    void take(const Verdict& verdict);
    void answer();
    void solved(const QString& text);
    void stopWork();
    void setFeedback(const QString& text, bool praise);
    void stepWatch();
    /// Half-moves that are shown, from the task's start.
    [[nodiscard]] std::vector<Move> playedHere() const;
    /// Whether the session still shows what it was given of the line, at any of its places.
    [[nodiscard]] bool followsLine() const;
    /// Whether seeing the line gives the answer away.
    [[nodiscard]] bool lineTells() const;
    /// The move that is asked about, where the study asks why.
    [[nodiscard]] BoardSketch taskSketch() const;

    QPointer<Lab> m_lab;
    QPointer<GameSession> m_session;
    ShelfStudy m_shelf;
    Phase m_phase = Before;
    State m_state = Idle;
    std::size_t m_loaded = 0;     ///< half-moves of the line that the session was given
    std::vector<Move> m_accepted; ///< of the try: moves that work, and their replies
    std::vector<Move> m_trial;    ///< after these: the move that is judged, and its refutation
    std::optional<Move> m_answer; ///< about to be played
    QString m_feedback;
    bool m_praised = false;
    BoardSketch m_sketch;
    BoardSketch m_nextSketch; ///< once the answer is on the boards
    int m_hints = 0;
    bool m_helped = false; ///< since the study was opened
    bool m_solvedHere = false;
    bool m_still = false;
    int m_pause = 0;
    bool m_slow = false; ///< judging takes long enough to tell how far it is
    QList<int> m_wrongOptions;
    QTimer m_watch;
    QTimer m_reply;
    QTimer m_progressTimer;
    std::shared_ptr<Ticket> m_ticket;
    std::stop_source m_stop;
    Latest<Verdict> m_judging; ///< last: it ends before what it uses
};

} // namespace tessera
