// Help with the next move of a game, a little more each time it is asked for.
#pragma once

#include "boardscene.h"
#include "boardsketch.h"
#include "computer/thinkingthread.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tessera {

class GameSession;

/// Follows a session. The first time it is asked it names the piece to look at, then where that
/// piece should go, then why. Any other position takes it all back.
class Hint : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// How many positions to look at; 0: as many as there is time for.
    Q_PROPERTY(int nodes MEMBER m_nodes)
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    /// A move is being looked for.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// Why no hint can be given now, as a sentence; empty: it can.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    /// What is said of it; empty: no hint is given.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// How many positions of this game a hint was given in.
    Q_PROPERTY(int used READ used NOTIFY changed)
    /// The way of the piece; empty before the target is told.
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY changed)

public:
    enum Stage { None, Piece, Target, Why };
    Q_ENUM(Stage)

    explicit Hint(QObject* parent = nullptr);

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool thinking() const { return m_thinking.isThinking(); }
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] int used() const { return m_used; }
    [[nodiscard]] const BoardSketch& sketch() const { return m_sketch; }

    /// Says one thing more, or the last again. False, and nothing happens, where there is an
    /// obstacle.
    Q_INVOKABLE bool next();
    /// Takes it back.
    Q_INVOKABLE void clear();
    /// The scene with the squares marked that are told.
    Q_INVOKABLE [[nodiscard]] tessera::BoardScene marked(tessera::BoardScene scene) const;

signals:
    void sessionChanged();
    void changed();
    /// For screen readers.
    void announced(const QString& text);

private:
    void follow();
    void take(const SearchReport& report);
    void show(Stage stage);

    QPointer<GameSession> m_session;
    int m_nodes = 0;
    std::vector<std::uint64_t> m_keys; ///< of the game up to where the hint is for
    RulesetPtr m_ruleset;
    Stage m_stage = None;
    std::optional<SearchLine> m_line;
    QString m_text;
    BoardSketch m_sketch;
    int m_used = 0;
    ThinkingThread m_thinking; ///< last: it ends before what it uses
};

} // namespace tessera
