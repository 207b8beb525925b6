// Draws a sketch over a board: the lines of a move, of a check, of an attack, across all boards.
#pragma once

#include "boardsketch.h"

#include <QPointer>
#include <QQuickItem>

namespace tessera {

class BoardView;

/// A child of the BoardView that it covers; takes no input, and costs nothing while the sketch is
/// empty. It is a layer of its own so that what follows the pointer repaints no board.
class BoardSketchView : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tessera::BoardSketch sketch READ sketch WRITE setSketch NOTIFY sketchChanged)

public:
    explicit BoardSketchView(QQuickItem* parent = nullptr);

    [[nodiscard]] const BoardSketch& sketch() const { return m_sketch; }
    void setSketch(const BoardSketch& sketch);

signals:
    void sketchChanged();

protected:
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    void followBoard();
    void repaint();
    [[nodiscard]] double scale() const;
    /// The middles of the squares of a line that are in view on the boards, in device pixels; fewer
    /// than two when an end is on a board that is not shown.
    [[nodiscard]] QPolygonF middlesOf(const SketchLine& line) const;
    /// The part of the item that is drawn on, in whole device pixels.
    [[nodiscard]] QRect paintedRect() const;
    [[nodiscard]] QImage paint(const QRect& rect) const;

    /// The board that is covered; none while it is being destroyed.
    [[nodiscard]] BoardView* board() const;

    QPointer<QObject> m_followed; ///< the same, to let go of; a BoardView no more once it dies
    BoardSketch m_sketch;
    bool m_repaint = false;
};

} // namespace tessera
