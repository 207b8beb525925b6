// What a player looks at besides moves: attackers of watched squares, controlled squares, pieces
// that hang.
#pragma once

#include "boardsketch.h"
#include "latest.h"
#include "reporttext.h"

#include <QPointer>
#include <QVariantList>

namespace tessera {

class Coach;
class GameSession;

class Inspector : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tessera::GameSession* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED)
    Q_MOC_INCLUDE("game/gamesession.h")
    /// Whose what-if is inspected while the boards show one; without it the game alone is.
    Q_PROPERTY(tessera::Coach* coach READ coach WRITE setCoach NOTIFY coachChanged)
    Q_MOC_INCLUDE("coach/coach.h")
    /// WatchedSquare, in the order in which they were asked for.
    Q_PROPERTY(QVariantList watched READ watched NOTIFY changed)
    /// Whose control is shown on the boards.
    Q_PROPERTY(Control control READ control WRITE setControl NOTIFY controlChanged)
    /// "White controls 40 of 64 squares."; empty without control.
    Q_PROPERTY(QString controlText READ controlText NOTIFY changed)
    /// Whether pieces of the side to move that are attacked and not protected are told.
    Q_PROPERTY(bool warns READ warns WRITE setWarns NOTIFY warnsChanged)
    /// MoveTarget: those pieces.
    Q_PROPERTY(QVariantList threatened READ threatened NOTIFY changed)
    Q_PROPERTY(QString threatText READ threatText NOTIFY changed)
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch NOTIFY changed)

public:
    enum Control { NoControl, PieceControl, WhiteControl, BlackControl };
    Q_ENUM(Control)

    explicit Inspector(QObject* parent = nullptr);

    [[nodiscard]] GameSession* session() const;
    void setSession(GameSession* session);
    [[nodiscard]] Coach* coach() const;
    void setCoach(Coach* coach);
    [[nodiscard]] const QVariantList& watched() const { return m_watched; }
    [[nodiscard]] Control control() const { return m_control; }
    void setControl(Control control);
    [[nodiscard]] const QString& controlText() const { return m_controlText; }
    [[nodiscard]] bool warns() const { return m_warns; }
    void setWarns(bool warns);
    [[nodiscard]] const QVariantList& threatened() const { return m_threatened; }
    [[nodiscard]] const QString& threatText() const { return m_threatText; }
    [[nodiscard]] const BoardSketch& sketch() const { return m_sketch; }

    /// Shows who attacks and protects a square, besides those shown already; again: no more.
    /// Announces it.
    Q_INVOKABLE void watch(int square);
    Q_INVOKABLE [[nodiscard]] bool watches(int square) const;
    Q_INVOKABLE void unwatchAll();
    /// Shows this control, or none when it is shown; announces it.
    Q_INVOKABLE void toggleControl(tessera::Inspector::Control control);

signals:
    void sessionChanged();
    void coachChanged();
    void changed();
    void controlChanged();
    void warnsChanged();

private:
    struct Answer {
        QVariantList watched;
        QString controlText;
        QVariantList threatened;
        QString threatText;
        BoardSketch sketch;
    };
    /// What an answer depends on.
    struct Question {
        Position position;
        std::vector<Square> squares;
        Control control = NoControl;
        Square piece = noSquare;
        std::optional<Side> warned{}; ///< whose hanging pieces are told
    };

    [[nodiscard]] static Answer answerTo(const Question& question);
    void follow();
    void show(const Answer& answer);

    QPointer<GameSession> m_session;
    QPointer<Coach> m_coach;
    std::vector<Square> m_squares;
    RulesetPtr m_ruleset; ///< whose squares these are
    Control m_control = NoControl;
    bool m_warns = false;
    bool m_tells = false; ///< the next answer's control is announced
    QVariantList m_watched;
    QString m_controlText;
    QVariantList m_threatened;
    QString m_threatText;
    BoardSketch m_sketch;
    Latest<Answer> m_inspecting;
};

} // namespace tessera
