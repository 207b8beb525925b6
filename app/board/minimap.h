// A small picture of all boards of a view, with the frame of what the view shows.
#pragma once

#include "boardview.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace tessera {

/// Where the pieces, the last move, checks and targets are, as dots. Pressing it looks there.
class Minimap : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardView* view READ view WRITE setView NOTIFY viewChanged)
    /// What neither side of it goes beyond, in pixels.
    Q_PROPERTY(int extent READ extent WRITE setExtent NOTIFY extentChanged)
    /// What the view shows, in this item.
    Q_PROPERTY(QRectF frame READ frame NOTIFY frameChanged)

public:
    explicit Minimap(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardView* view() const { return m_view; }
    void setView(BoardView* view);
    [[nodiscard]] int extent() const { return m_extent; }
    void setExtent(int extent);
    [[nodiscard]] QRectF frame() const { return m_frame; }

    /// Where a square is, in this item.
    Q_INVOKABLE QRectF cellRect(int square) const;
    /// Brings a place of this item to the middle of the view.
    Q_INVOKABLE void lookAt(QPointF point);

    void paint(QPainter* painter) override;

signals:
    void viewChanged();
    void extentChanged();
    void frameChanged();

private:
    void arrange();
    [[nodiscard]] QRect squaresRect(int board) const;

    QPointer<BoardView> m_view;
    int m_extent = 150;
    QRectF m_frame;
    int m_cell = 0;
    int m_perRow = 1;
    QSize m_board;
};

} // namespace tessera
