// What all views of a game's squares have in common: keys, pointer, and what a person wants.
#pragma once

#include "boardscene.h"
#include "command.h"

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tessera {

class Commands;

/// Squares are their numbers; -1 is none.
class SquareView : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// Square of the inner focus, -1 when there is none yet.
    Q_PROPERTY(int focusSquare READ focusSquare WRITE setFocusSquare NOTIFY focusSquareChanged)
    /// Square under the pointer here or in another view, -1 when there is none.
    Q_PROPERTY(
        int hoveredSquare READ hoveredSquare WRITE setHoveredSquare NOTIFY hoveredSquareChanged)
    /// The keys in force; none: the defaults.
    Q_PROPERTY(tessera::Commands* commands READ commands WRITE setCommands NOTIFY commandsChanged)
    Q_MOC_INCLUDE("commands.h")

public:
    explicit SquareView(QQuickItem* parent = nullptr);
    ~SquareView() override;

    [[nodiscard]] const BoardScene& scene() const { return m_scene; }
    [[nodiscard]] int focusSquare() const { return m_focusSquare; }
    /// Squares that are not on the board count as none.
    virtual void setFocusSquare(int square) = 0;
    [[nodiscard]] int hoveredSquare() const { return m_hoveredSquare; }
    void setHoveredSquare(int square);
    [[nodiscard]] Commands* commands() const;
    void setCommands(Commands* commands);

signals:
    void focusSquareChanged();
    void hoveredSquareChanged();
    void commandsChanged();

    /// Clicked, tapped, or the key for it.
    void activated(int square);
    /// Long press, or the key for it.
    void inspected(int square);
    /// Right click, or the key for it.
    void menuWanted(int square);
    /// The key for stepping back.
    void cancelled();
    /// Another command, by its id, at the focused square.
    void commanded(const QString& command, int square);
    /// Something to say: why a key did nothing.
    void told(const QString& text);
    /// The pointer came to a square, or left them all (-1).
    void hovered(int square);

protected:
    /// The square at a point of the item, or -1.
    [[nodiscard]] virtual int squareUnder(QPointF point) const = 0;
    /// Where a key's command counts.
    [[nodiscard]] virtual CommandScope keyScope() const = 0;
    /// Whether a key is its own; others are left to the window.
    [[nodiscard]] virtual bool usesKey(const QKeyEvent& event) const;
    /// Does what a key says.
    virtual void obey(Command command, Square from, bool repeated) = 0;
    /// Puts the focus on the next piece of the letter that was pressed.
    virtual void goToPiece(const QKeyEvent& event, Square from);
    /// The letter of a kind of piece, or 0. Alone it goes to the next such piece, with Shift to the
    /// one before. With Alt too it means the piece even where the letter alone is the key of a
    /// command.
    [[nodiscard]] char pieceLetter(const QKeyEvent& event) const;

    [[nodiscard]] bool isSquare(int square) const;
    /// Tells of the commands that are the same everywhere, at the focused square.
    void pass(Command command, Square from);
    void pointAt(int square);
    /// Where the pointer is after a press or a drag.
    void setPointer(QPointF onScreen) { m_pointer = onScreen; }

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

    BoardScene m_scene;
    int m_focusSquare = -1;

private:
    [[nodiscard]] std::optional<Command> commandOf(const QKeyEvent& event) const;
    /// Whether the pointer itself went elsewhere since the last time.
    [[nodiscard]] bool pointerMoved(const QHoverEvent& event);

    int m_hoveredSquare = -1;
    QPointer<Commands> m_commands;
    QPointF m_pointer; ///< where it last moved to, on the screen
};

} // namespace tessera
