// The computer in a game on the boards: it thinks when it is its turn, and moves.
#pragma once

#include "gamejudgement.h"
#include "thinkingthread.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace tessera {

class GameSession;

/// Plays the sides of a session that are the computer's (see Players), at the end of the line only:
/// while somebody looks back, has stopped it, or only looks at squares, it waits. Whatever happens
/// to the game while it thinks, what it has found by then is forgotten.
class Computer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// Seconds for a move; 0: its own pace.
    Q_PROPERTY(int secondsForMove MEMBER m_secondsForMove NOTIFY optionsChanged)
    /// Of what it has seen, in MiB.
    Q_PROPERTY(int memory MEMBER m_memory NOTIFY optionsChanged)
    Q_PROPERTY(bool secondThread MEMBER m_secondThread NOTIFY optionsChanged)
    Q_PROPERTY(bool mayResign MEMBER m_mayResign NOTIFY optionsChanged)
    /// Milliseconds that pass before its move at least, so that eyes can follow.
    Q_PROPERTY(int leastTime MEMBER m_leastTime NOTIFY optionsChanged)

    /// Whether it is about to move.
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    /// Whether it was stopped and waits to be told to go on.
    Q_PROPERTY(bool paused READ isPaused NOTIFY changed)
    /// Whether it is to move, at the end of the line.
    Q_PROPERTY(bool toMove READ isToMove NOTIFY changed)
    /// What it is doing, or how it answered an offer; empty: nothing of interest.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)

    /// What it has found for the move it thinks about, else for its last one; 0 and empty: nothing.
    Q_PROPERTY(int depth READ depth NOTIFY reported)
    /// The moves it expects, as they are written.
    Q_PROPERTY(QString line READ line NOTIFY reported)
    /// The first of them, for the ear.
    Q_PROPERTY(QString spokenLine READ spokenLine NOTIFY reported)
    /// Who stands better, in words.
    Q_PROPERTY(QString score READ score NOTIFY reported)
    /// Whole seconds that it has thought.
    Q_PROPERTY(int seconds READ seconds NOTIFY reported)
public:
    explicit Computer(QObject* parent = nullptr);
    ~Computer() override;

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    /// In place of the time for a move: for tests, that nothing depends on the clock.
    void setLimits(const SearchLimits& limits) { m_limits = limits; }

    [[nodiscard]] bool isThinking() const { return m_work == Work::Move; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    [[nodiscard]] bool isToMove() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] int depth() const { return m_report.depth; }
    [[nodiscard]] QString line() const;
    [[nodiscard]] QString spokenLine() const;
    [[nodiscard]] QString score() const;
    [[nodiscard]] int seconds() const { return m_seconds; }

    /// It waits until goOn.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void goOn();
    /// It plays the best that it has found.
    Q_INVOKABLE void moveNow();

signals:
    void sessionChanged();
    void optionsChanged();
    void changed();
    void reported();

private:
    enum class Work : std::uint8_t { None, Move, AnswerDraw };

    [[nodiscard]] Work wanted() const;
    [[nodiscard]] static QString stoppedText();
    /// The game or its place is another one.
    void follow();
    /// Begins or ends what is wanted now.
    void consider();
    void begin(Work work);
    [[nodiscard]] SearchOptions options(int level) const;
    [[nodiscard]] SearchLimits limits() const;
    void hear(const SearchReport& report);
    void finish(const SearchReport& report);
    void playFound();
    void answerDraw();
    [[nodiscard]] std::vector<Judged> judgedBy(Side side) const;
    void keepJudgement(int value);

    QPointer<GameSession> m_session;
    int m_secondsForMove = 0;
    int m_memory = 32;
    bool m_secondThread = false;
    bool m_mayResign = false;
    int m_leastTime = 0;
    std::optional<SearchLimits> m_limits;

    Work m_work = Work::None;
    bool m_paused = false;
    bool m_hurried = false;        ///< told to move now
    std::optional<quint64> m_seed; ///< of the game that it knows
    QString m_remark;
    std::optional<Game> m_asked; ///< what it thinks about
    std::optional<Game> m_about; ///< what the report is about: the same, or its last move
    SearchReport m_report;
    int m_seconds = 0;
    std::vector<Judged> m_judged; ///< of both sides, in order
    std::size_t m_lastOffer = 0;  ///< the ply after which it offered a draw last
    QElapsedTimer m_since;
    QTimer m_tick;  ///< counts seconds
    QTimer m_delay; ///< what it has found waits for this
    ThinkingThread m_thread;
};

} // namespace tessera
