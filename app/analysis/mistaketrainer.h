// Learning from one's own mistakes: each of them again, to find something better.
#pragma once

#include "boardsketch.h"
#include "computer/thinkingthread.h"
#include "gamereview.h"

namespace tessera {

/// Leads a session that belongs to it through the mistakes of a reviewed game; the game itself is
/// not touched. A move that gives nothing away is right, whichever it is; another one is answered
/// with what refutes it.
class MistakeTrainer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameReview* review READ review WRITE setReview NOTIFY linked REQUIRED)
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY linked REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    /// Which of the mistakes it is, from 1, and how many there are.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many were bettered without being shown the answer.
    Q_PROPERTY(int found READ found NOTIFY changed)
    /// What to do, or what came of the last try.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY changed)
    Q_PROPERTY(bool sketched READ sketched NOTIFY changed)

public:
    enum State {
        Idle,     ///< nothing is trained
        YourMove, ///< a better move is waited for
        Judging,  ///< a move is looked at
        Wrong,    ///< it is not good enough, and the boards show why
        Right,
        Shown, ///< the answer was shown
        Finished,
    };
    Q_ENUM(State)
    enum Whose { White, Black, Both };
    Q_ENUM(Whose)

    explicit MistakeTrainer(QObject* parent = nullptr);

    [[nodiscard]] GameReview* review() const;
    void setReview(GameReview* review);
    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool active() const { return !m_mistakes.empty(); }
    [[nodiscard]] int number() const { return static_cast<int>(m_at) + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_mistakes.size()); }
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const BoardSketch& sketch() const { return m_sketch; }
    [[nodiscard]] bool sketched() const { return !m_sketch.empty(); }

    /// Begins with the first mistake; nothing where there is none.
    Q_INVOKABLE void begin(tessera::MistakeTrainer::Whose whose);
    /// Begins with a mistake of both sides, by its place in the list of the review.
    Q_INVOKABLE void beginAt(int row);
    /// The position before the mistake once more.
    Q_INVOKABLE void retry();
    Q_INVOKABLE void showAnswer();
    /// The next mistake; after the last one it is finished.
    Q_INVOKABLE void next();
    Q_INVOKABLE void leave();
    /// Says again what to do or what came of it.
    Q_INVOKABLE void tell();

signals:
    void linked();
    void activeChanged();
    void changed();
    /// For screen readers.
    void announced(const QString& text);

private:
    void start(std::size_t at);
    void ask();
    void follow();
    void judge(const Move& move);
    void take(const SearchReport& report);
    void conclude(State state, const QString& text, const BoardSketch& sketch = {});
    [[nodiscard]] const Mistake& mistake() const { return m_mistakes[m_at]; }
    [[nodiscard]] Position before() const;

    QPointer<GameReview> m_review;
    QPointer<GameSession> m_session;
    std::optional<Game> m_game;
    SearchLimits m_limits; ///< those of the review
    std::vector<Mistake> m_mistakes;
    std::size_t m_at = 0;
    State m_state = Idle;
    bool m_helped = false; ///< the answer to this one was shown
    int m_found = 0;
    Move m_tried{};
    QString m_text;
    BoardSketch m_sketch;
    ThinkingThread m_thinking; ///< last: it ends before what it uses
};

} // namespace tessera
