#include "boardsketchview.h"

#include "boardview.h"
#include "sketchpainter.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

namespace tessera {

BoardSketchView::BoardSketchView(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    followBoard();
}

void BoardSketchView::setSketch(const BoardSketch& sketch) {
    if (m_sketch == sketch)
        return;
    m_sketch = sketch;
    repaint();
    emit sketchChanged();
}

void BoardSketchView::componentComplete() {
    QQuickItem::componentComplete();
    followBoard();
}

void BoardSketchView::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemParentHasChanged)
        followBoard();
    else if (change == ItemDevicePixelRatioHasChanged)
        repaint();
}

void BoardSketchView::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    repaint();
}

BoardView* BoardSketchView::board() const {
    return qobject_cast<BoardView*>(parentItem());
}

void BoardSketchView::followBoard() {
    BoardView* now = board();
    if (now == m_followed)
        return;
    if (m_followed)
        disconnect(m_followed, nullptr, this, nullptr);
    m_followed = now;
    if (now == nullptr)
        return;
    connect(now, &BoardView::viewChanged, this, &BoardSketchView::repaint);
    connect(now, &BoardView::restyled, this, &BoardSketchView::repaint);
    repaint();
}

void BoardSketchView::repaint() {
    m_repaint = true;
    update();
}

double BoardSketchView::scale() const {
    return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
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
    for (const SketchLine& line : m_sketch.lines) {
        for (const Square square : line.squares)
            touched |= board()->cellRect(square);
    }
    for (const SketchLight& light : m_sketch.lights)
        touched |= board()->cellRect(light.square);
    for (const SketchNumber& number : m_sketch.numbers)
        touched |= board()->cellRect(number.square);
    const double factor = scale();
    touched &= QRectF(0., 0., width(), height());
    return QRectF(touched.topLeft() * factor, touched.size() * factor).toAlignedRect();
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
    for (const SketchLine& line : m_sketch.lines)
        sketch.line(line.kind, middlesOf(line));
    for (const SketchLight& light : m_sketch.lights) {
        if (const QRectF cell = cellOf(light.square); cell.intersects(rect))
            sketch.light(light.kind, cell, family);
    }
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
    node->setRect(QRectF(QPointF(rect.topLeft()) / scale(), QSizeF(rect.size()) / scale()));
    return node;
}

} // namespace tessera
