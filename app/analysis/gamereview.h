// A game looked through move by move: what gave something away, and what was better.
#pragma once

#include "computer/thinkingthread.h"
#include "mistakelist.h"

#include <QPointer>
#include <QVariantList>

namespace tessera {

class GameSession;

/// Reviews the game of a session when asked to, from its end to its start, so that what is known
/// of later positions helps with those before. What it finds it marks in the session's list of
/// moves. Another game takes all of it back; moves that are added to a reviewed game do not.
class GameReview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// How many positions to look at for each of the game; 0: as many as there is time for.
    Q_PROPERTY(int nodes READ nodes WRITE setNodes NOTIFY sessionChanged)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// 0 to 1, while it runs.
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressed)
    Q_PROPERTY(tessera::MistakeList* mistakes READ mistakes CONSTANT)
    /// "White: 1 blunder, 2 inaccuracies"
    Q_PROPERTY(QString whiteSummary READ whiteSummary NOTIFY changed)
    Q_PROPERTY(QString blackSummary READ blackSummary NOTIFY changed)
    Q_PROPERTY(int whiteMistakes READ whiteMistakes NOTIFY changed)
    Q_PROPERTY(int blackMistakes READ blackMistakes NOTIFY changed)
    /// White's share of the chances after each half-move, the start first; empty before it is done.
    Q_PROPERTY(QVariantList shares READ shares NOTIFY changed)
    /// Whether moves have been played since that it does not know.
    Q_PROPERTY(bool outgrown READ outgrown NOTIFY changed)

public:
    enum State { Nothing, Running, Done };
    Q_ENUM(State)

    explicit GameReview(QObject* parent = nullptr);

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] int nodes() const { return m_nodes; }
    void setNodes(int nodes);
    [[nodiscard]] SearchLimits limits() const;
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] MistakeList* mistakes() { return &m_mistakes; }
    [[nodiscard]] QString whiteSummary() const { return summary(Side::White); }
    [[nodiscard]] QString blackSummary() const { return summary(Side::Black); }
    [[nodiscard]] int whiteMistakes() const { return mistakesOf(Side::White); }
    [[nodiscard]] int blackMistakes() const { return mistakesOf(Side::Black); }
    [[nodiscard]] QVariantList shares() const;
    [[nodiscard]] bool outgrown() const { return m_outgrown; }
    /// The game that was reviewed; nothing before.
    [[nodiscard]] const std::optional<Game>& game() const { return m_game; }

    /// Looks through the whole line of the session's game.
    Q_INVOKABLE void run();
    /// Gives up; what was there before is gone.
    Q_INVOKABLE void cancel();
    /// "After 3. Rb1@00-b2@00: White is better (+1.4)", for a place of the game; empty: not known.
    Q_INVOKABLE [[nodiscard]] QString textAt(int ply) const;

signals:
    void sessionChanged();
    void changed();
    void progressed();
    /// For screen readers.
    void announced(const QString& text);

private:
    /// What was seen in a position, for the side to move.
    struct Seen {
        SearchScore score{};
        std::vector<Move> line{}; ///< empty: the game is over there
        bool mated = false;
    };

    void follow();
    void forget();
    /// Looks at the next position that has to be thought about.
    void goOn();
    void take(const SearchReport& report);
    void finish();
    [[nodiscard]] std::optional<Mistake> mistakeAt(std::size_t ply) const;
    [[nodiscard]] SearchScore whiteScore(std::size_t ply) const;
    [[nodiscard]] QString summary(Side side) const;
    [[nodiscard]] int mistakesOf(Side side) const;

    QPointer<GameSession> m_session;
    int m_nodes = 0;
    State m_state = Nothing;
    std::optional<Game> m_game; ///< at the position that is looked at
    std::vector<Seen> m_seen;   ///< by ply; while it runs, from its end
    bool m_outgrown = false;
    MistakeList m_mistakes;
    ThinkingThread m_thinking; ///< last: it ends before what it uses
};

} // namespace tessera
