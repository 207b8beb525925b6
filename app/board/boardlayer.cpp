#include "boardlayer.h"

#include "boardview.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace tessera {

BoardLayer::BoardLayer(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
}

void BoardLayer::componentComplete() {
    QQuickItem::componentComplete();
    followBoard();
}

void BoardLayer::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemParentHasChanged)
        followBoard();
    else if (change == ItemDevicePixelRatioHasChanged)
        boardMoved();
}

void BoardLayer::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    boardMoved();
}

BoardView* BoardLayer::board() const {
    return qobject_cast<BoardView*>(parentItem());
}

void BoardLayer::followBoard() {
    BoardView* now = board();
    if (now == m_followed)
        return;
    if (m_followed)
        disconnect(m_followed, nullptr, this, nullptr);
    m_followed = now;
    if (now != nullptr) {
        connect(now, &BoardView::viewChanged, this, &BoardLayer::boardMoved);
        connect(now, &BoardView::restyled, this, &BoardLayer::boardMoved);
    }
    boardReplaced();
}

double BoardLayer::scale() const {
    return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
}

QRect BoardLayer::pixelsOf(const QRectF& part) const {
    const QRectF inside = part & QRectF(0., 0., width(), height());
    return QRectF(inside.topLeft() * scale(), inside.size() * scale()).toAlignedRect();
}

void BoardLayer::place(QSGImageNode* node, const QRect& pixels) const {
    node->setRect(QRectF(QPointF(pixels.topLeft()) / scale(), QSizeF(pixels.size()) / scale()));
}

} // namespace tessera
