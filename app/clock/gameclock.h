// The clocks of the game on the boards.
#pragma once

#include "chessclock.h"
#include "text/clocktext.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace tessera {

class Match;

/// Runs for the side to move of a game with a time control, from its first move on, at the end of
/// the line. It stands while the players have paused it, somebody looks back or only looks at
/// squares, or the boards are out of sight.
class GameClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A GameSession has one")
    /// Whether the game has times at all.
    Q_PROPERTY(bool timed READ timed NOTIFY changed)
    /// "10 minutes each, and 5 seconds more for every move".
    Q_PROPERTY(QString control READ control NOTIFY changed)
    Q_PROPERTY(bool runs READ runs NOTIFY changed)
    /// Whether the players have stopped it.
    Q_PROPERTY(bool paused READ paused NOTIFY changed)
    /// Whether pausing it or going on makes sense: the game is timed, has begun and is not over.
    Q_PROPERTY(bool pausable READ pausable NOTIFY changed)
    /// The boards are out of sight.
    Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)
    /// Whether White's clock is the one that runs or would go on.
    Q_PROPERTY(bool whitesTurn READ whitesTurn NOTIFY changed)
    Q_PROPERTY(QString white READ white NOTIFY ticked)
    Q_PROPERTY(QString black READ black NOTIFY ticked)
    /// The same in words.
    Q_PROPERTY(QString whiteInWords READ whiteInWords NOTIFY ticked)
    Q_PROPERTY(QString blackInWords READ blackInWords NOTIFY ticked)
    /// Whether little time is left: less than a tenth of what there was, and under a minute.
    Q_PROPERTY(bool whiteLow READ whiteLow NOTIFY ticked)
    Q_PROPERTY(bool blackLow READ blackLow NOTIFY ticked)
public:
    /// Milliseconds that only go up.
    using Now = std::function<qint64()>;

    explicit GameClock(QObject* parent = nullptr);
    /// In place of the computer's time, for tests; look() does then what time does else.
    void setNow(Now now) { m_now = std::move(now); }

    [[nodiscard]] bool timed() const { return m_control.has_value(); }
    [[nodiscard]] QString control() const;
    [[nodiscard]] bool runs() const { return m_turn.runs(); }
    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] bool pausable() const { return timed() && m_begun && !m_over; }
    [[nodiscard]] bool held() const { return m_held; }
    void setHeld(bool held);
    [[nodiscard]] bool whitesTurn() const { return m_turn.toMove() == Side::White; }
    [[nodiscard]] qint64 left(Side side) const;
    [[nodiscard]] QString white() const { return clockFace(left(Side::White)); }
    [[nodiscard]] QString black() const { return clockFace(left(Side::Black)); }
    [[nodiscard]] QString whiteInWords() const { return timeInWords(left(Side::White)); }
    [[nodiscard]] QString blackInWords() const { return timeInWords(left(Side::Black)); }
    [[nodiscard]] bool whiteLow() const { return low(Side::White); }
    [[nodiscard]] bool blackLow() const { return low(Side::Black); }

    Q_INVOKABLE void pause();
    Q_INVOKABLE void goOn();
    /// Announces what both have left.
    Q_INVOKABLE void tell();

    /// The game is another one, or stands elsewhere. `looking`: nothing is to be moved now.
    /// `opened`: it comes from a file, and waits until the players go on.
    void follow(const Match& match, bool looking, bool opened = false);
    /// What the side to move where the game is shown keeps when it moves now; nothing without
    /// times.
    [[nodiscard]] std::optional<qint64> keptAfterMove() const;
    /// How much of the turn at the end of the line has been used.
    [[nodiscard]] qint64 used() const { return timed() ? m_turn.used(m_now()) : 0; }
    /// What passes with time: faces change, a flag falls.
    void look();

signals:
    void changed();
    void heldChanged();
    /// What a face shows may be something else.
    void ticked();
    /// It stands, or was paused: what was used is worth keeping.
    void stopped();
    /// A player has no time left.
    void flagFell(tessera::Side side);
    void announced(const QString& text);

private:
    [[nodiscard]] bool low(Side side) const;
    /// Starts or stops it.
    void settle();
    /// Until look() has something to do.
    void wait();

    Now m_now;
    std::optional<TimeControl> m_control;
    ChessClock m_turn;                ///< of the turn at the end of the line
    std::optional<ClockTimes> m_back; ///< what the place that is looked back at shows
    std::optional<qint64> m_backKept; ///< what a move made there keeps
    std::uint64_t m_line = 0;         ///< tells the line's end from others
    bool m_begun = false;
    bool m_over = false;
    bool m_looking = false;
    bool m_paused = false;
    bool m_held = false;
    QElapsedTimer m_since;
    QTimer m_timer;
};

} // namespace tessera
