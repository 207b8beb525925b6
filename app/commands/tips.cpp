#include "tips.h"

#include "board/boardview.h"
#include "icons/icon.h"
#include "tipplace.h"

#include <QQuickWindow>

namespace tessera {

namespace {

/// The words of a text item: less than the item, which is as wide as its column.
QRectF wordsOf(const QQuickItem& text) {
    const double width = text.property("contentWidth").toDouble();
    const double height = text.property("contentHeight").toDouble();
    if (width <= 0. || height <= 0.)
        return {};
    double x = 0.;
    switch (text.property("effectiveHorizontalAlignment").toInt()) {
    case Qt::AlignRight:
        x = text.width() - width;
        break;
    case Qt::AlignHCenter:
        x = (text.width() - width) / 2;
        break;
    default:
        break;
    }
    return {x, 0., width, std::max(height, text.height())};
}

void collect(QQuickItem* item, const QQuickItem* without, const QRectF& clip,
             QList<QRectF>& found) {
    if (item == without || !item->isVisible() || item->opacity() <= 0.)
        return;
    const auto add = [&](const QRectF& rect) {
        const QRectF seen = item->mapRectToScene(rect) & clip;
        if (!seen.isEmpty())
            found.append(seen);
    };
    if (item->inherits("QQuickText"))
        add(wordsOf(*item));
    else if (item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit") ||
             (item->inherits("tessera::Icon") && !item->property("name").toString().isEmpty()))
        add(item->boundingRect());
    else if (const auto* board = qobject_cast<const BoardView*>(item)) {
        for (const QRectF& rect : board->nameRects())
            add(rect);
    }
    const QRectF inside = item->clip() ? clip & item->mapRectToScene(item->clipRect()) : clip;
    if (inside.isEmpty())
        return;
    for (QQuickItem* child : item->childItems())
        collect(child, without, inside, found);
}

QRectF sceneOf(const QQuickItem& control) {
    const QQuickWindow* window = control.window();
    return window != nullptr ? QRectF(QPointF(), window->size()) : QRectF();
}

} // namespace

QList<QRectF> Tips::readAround(QQuickItem* control) {
    QList<QRectF> found;
    if (control->window() == nullptr)
        return found;
    QQuickItem* whole = control;
    while (whole->parentItem() != nullptr &&
           whole->parentItem() != control->window()->contentItem() &&
           !whole->parentItem()->inherits("QQuickOverlay"))
        whole = whole->parentItem();
    collect(whole, control, sceneOf(*control), found);
    return found;
}

QPointF Tips::place(QQuickItem* control, QSizeF tip, qreal gap, bool beside, bool mirrored) const {
    if (control == nullptr || control->window() == nullptr)
        return {};
    TipRoom room;
    room.control = control->mapRectToScene(control->boundingRect());
    room.tip = tip;
    room.within = sceneOf(*control).marginsRemoved(QMarginsF(gap, gap, gap, gap));
    const QList<QRectF> read = readAround(control);
    room.read.assign(read.begin(), read.end());
    room.gap = gap;
    room.side = beside ? TipSide::Beside : TipSide::Below;
    room.mirrored = mirrored;
    return control->mapFromScene(placeTip(room));
}

} // namespace tessera
