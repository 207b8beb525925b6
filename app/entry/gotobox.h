// The box that takes a typed square or move.
#pragma once

#include "typedtext.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tessera {

class GameSession;
class PositionEditor;

/// Reads its text in the position of the session as it is typed; `open` takes the position anew.
/// For an editor it takes squares alone: nothing is played there.
class GoToBox : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::GameSession* session MEMBER m_session NOTIFY sessionChanged)
    Q_MOC_INCLUDE("game/gamesession.h")
    Q_PROPERTY(tessera::PositionEditor* editor MEMBER m_editor NOTIFY sessionChanged)
    Q_MOC_INCLUDE("editor/positioneditor.h")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// What the text means, or what is wrong with it.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Whether the last attempt to accept the text failed; typing on takes it back.
    Q_PROPERTY(bool refused READ isRefused NOTIFY changed)
    /// Maps of `text`, `detail` and `move` (bool): what the text can become.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// Something to type, in the notation of the ruleset.
    Q_PROPERTY(QString example READ example NOTIFY changed)
public:
    /// Squares and moves that are offered, of each.
    static constexpr int mostChoices = 50;

    explicit GoToBox(QObject* parent = nullptr);
    ~GoToBox() override;

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] bool isRefused() const { return m_refused; }
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] QString example() const;

    /// Empties the text and takes the position of the session.
    Q_INVOKABLE void open();
    /// Does what the text means, or the choice of this index (-1: the text). False: nothing, and
    /// `sentence` says why.
    Q_INVOKABLE bool accept(int choice);

signals:
    void sessionChanged();
    void changed();
    /// The focus shall go to a square: the one named, or where the played move went.
    void arrived(int square);
    /// Something that a screen reader should say.
    void announced(const QString& text);

private:
    [[nodiscard]] std::optional<Position> position() const;
    bool play(const Move& move);
    bool refuse(const QString& sentence);

    GameSession* m_session = nullptr;
    PositionEditor* m_editor = nullptr;
    QString m_text;
    QString m_sentence;
    bool m_refused = false;
    std::optional<TypedText> m_reader;
    std::vector<TypedChoice> m_choices;
};

} // namespace tessera
