// The move coach: says and draws why the try that is looked at works or does not.
#pragma once

#include "boardscene.h"
#include "boardsketch.h"
#include "latest.h"
#include "verdict.h"

#include <QPointer>

#include <memory>

namespace tessera {

class GameSession;

/// Follows a session: the chosen piece, and the square that is pointed at, focused or was tried.
/// Explanations of what is pointed at are made on another thread: the pointer waits for nothing.
class Coach : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_PROPERTY(tessera::Verdict verdict READ verdict NOTIFY changed)
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY changed)
    /// Who gives check to the side to move; empty when nobody does.
    Q_PROPERTY(QString checkText READ checkText NOTIFY checkChanged)
    /// How the chosen piece moves, as formulas.
    Q_PROPERTY(QStringList formulas READ formulas NOTIFY pieceChanged)
    /// Whether a legal move that is looked at is shown as if it were played.
    Q_PROPERTY(bool whatIf READ whatIf WRITE setWhatIf NOTIFY whatIfChanged)
    /// The session's scene, or the one after the move that is looked at.
    Q_PROPERTY(tessera::BoardScene scene READ scene NOTIFY sceneChanged)
    /// Whether `scene` is one that was not played.
    Q_PROPERTY(bool showsWhatIf READ showsWhatIf NOTIFY sceneChanged)

public:
    /// A position that was not played.
    struct After {
        Position position;
        BoardScene scene;
        Square moved = noSquare; ///< where the piece stands that is looked at
    };

    explicit Coach(QObject* parent = nullptr);

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }
    [[nodiscard]] const BoardSketch& sketch() const { return m_sketch; }
    [[nodiscard]] const QString& checkText() const { return m_checkText; }
    [[nodiscard]] const QStringList& formulas() const { return m_formulas; }
    [[nodiscard]] bool whatIf() const { return m_whatIf; }
    void setWhatIf(bool whatIf);
    [[nodiscard]] BoardScene scene() const;
    [[nodiscard]] bool showsWhatIf() const { return m_after.has_value(); }
    /// What showsWhatIf() tells of.
    [[nodiscard]] const std::optional<After>& after() const { return m_after; }

    /// Announces, through the session, what the chosen piece's move to a square would do or why it
    /// is none; without another square to go to, what the session has to say.
    Q_INVOKABLE void tell(int square);

signals:
    void sessionChanged();
    void changed();
    void pieceChanged();
    void checkChanged();
    void whatIfChanged();
    void sceneChanged();

private:
    struct Answer {
        Verdict verdict;
        BoardSketch sketch;
        std::optional<After> after;
    };

    void followGame();
    void followChecks();
    void followAim();
    void show(const Answer& answer);

    QPointer<GameSession> m_session;
    /// The game as it is shown, for other threads.
    std::shared_ptr<const Game> m_game;
    Verdict m_verdict;
    BoardSketch m_sketch;
    QString m_checkText;
    BoardSketch m_checkSketch;
    QStringList m_formulas;
    std::optional<After> m_after;
    bool m_whatIf = false;
    Latest<Answer> m_explaining;
};

} // namespace tessera
