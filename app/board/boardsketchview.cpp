#include "boardsketchview.h"

#include "boardview.h"
#include "sketchpainter.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

namespace tessera {

BoardSketchView::BoardSketchView(QQuickItem* parent) : BoardLayer(parent) {
    followBoard();
}

void BoardSketchView::setSketch(const BoardSketch& sketch) {
    if (m_sketch == sketch)
        return;
    m_sketch = sketch;
    repaint();
    emit sketchChanged();
}

void BoardSketchView::repaint() {
    m_repaint = true;
    update();
}

QPolygonF BoardSketchView::middlesOf(const SketchLine& line) const {
    QPolygonF middles;
    for (std::size_t i = 0; i < line.squares.size(); ++i) {
        const QRectF cell = board()->cellRect(line.squares[i]);
        const bool isEnd = i == 0 || i + 1 == line.squares.size();
        if (!cell.isEmpty())
            middles.append(cell.center() * scale());
        else if (isEnd)
            return {};
    }
    return middles;
}

QRect BoardSketchView::paintedRect() const {
    QRectF touched;
    const double cell = board()->geometry().cell() / scale();
    for (const SketchLine& line : m_sketch.lines) {
        for (const Square square : line.squares)
            touched |= board()->cellRect(square);
        const QPolygonF way = SketchPainter::wayThrough(middlesOf(line), cell * scale());
        if (way.isEmpty())
            continue;
        const QRectF around = way.boundingRect();
        touched |= QRectF(around.topLeft() / scale(), around.size() / scale())
                       .adjusted(-cell / 4, -cell / 4, cell / 4, cell / 4);
    }
    for (const SketchLight& light : m_sketch.lights)
        touched |= board()->cellRect(light.square);
    for (const SketchNumber& number : m_sketch.numbers)
        touched |= board()->cellRect(number.square);
    return pixelsOf(touched);
}

QImage BoardSketchView::paint(const QRect& rect) const {
    QImage image(rect.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(-rect.topLeft());
    const double factor = scale();
    SketchPainter sketch(painter, board()->colors()->palette(), board()->geometry().cell(), factor);
    const QString family = board()->fontFamily();
    const auto cellOf = [&](Square square) {
        const QRectF cell = board()->cellRect(square);
        return QRectF(cell.topLeft() * factor, cell.size() * factor);
    };
    for (const SketchNumber& number : m_sketch.numbers) {
        if (const QRectF cell = cellOf(number.square); cell.intersects(rect))
            sketch.number(cell, number.value, family);
    }
    for (const SketchLight& light : m_sketch.lights) {
        if (const QRectF cell = cellOf(light.square); cell.intersects(rect))
            sketch.light(light.kind, cell, family);
    }
    for (const SketchLine& line : m_sketch.lines)
        sketch.line(line.kind, middlesOf(line));
    return image;
}

QSGNode* BoardSketchView::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (node != nullptr && !m_repaint)
        return node;
    delete node;
    if (m_sketch.empty() || board() == nullptr || board()->colors() == nullptr)
        return nullptr;
    m_repaint = false;
    const QRect rect = paintedRect();
    if (rect.isEmpty())
        return nullptr;
    node = window()->createImageNode();
    node->setTexture(window()->createTextureFromImage(paint(rect)));
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Nearest);
    place(node, rect);
    return node;
}

} // namespace tessera
