// Draws a sketch over a board: the lines of a move, of a check, of an attack, across all boards.
#pragma once

#include "boardlayer.h"
#include "boardsketch.h"

namespace tessera {

/// Costs nothing while the sketch is empty.
class BoardSketchView : public tessera::BoardLayer { // in full: qmllint looks it up by this name
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
    void boardReplaced() override { repaint(); }
    void boardMoved() override { repaint(); }
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    void repaint();
    /// The middles of the squares of a line that are in view on the boards, in device pixels; fewer
    /// than two when an end is on a board that is not shown.
    [[nodiscard]] QPolygonF middlesOf(const SketchLine& line) const;
    /// The part of the item that is drawn on, in whole device pixels.
    [[nodiscard]] QRect paintedRect() const;
    [[nodiscard]] QImage paint(const QRect& rect) const;

    BoardSketch m_sketch;
    bool m_repaint = false;
};

} // namespace tessera
