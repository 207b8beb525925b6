#include "sketchsample.h"

#include "sketchpainter.h"

namespace tessera {

namespace {

bool hasLine(SketchKind kind) {
    switch (kind) {
    case SketchKind::Way:
    case SketchKind::Attack:
    case SketchKind::Guard:
    case SketchKind::Pin:
    case SketchKind::Behind:
    case SketchKind::Refutation:
        return true;
    case SketchKind::Blocker:
    case SketchKind::King:
    case SketchKind::Watched:
    case SketchKind::Unguarded:
        break;
    }
    return false;
}

} // namespace

SketchSample::SketchSample(QQuickItem* parent) : BoardSample(QSize(2, 1), parent) {
    connect(this, &SketchSample::kindChanged, this, [this] { update(); });
}

void SketchSample::paintSquares(QPainter& painter, int edge, double scale) {
    const QRectF first(0., 0., edge, edge);
    const QRectF second = first.translated(edge, 0.);
    SketchPainter sketch(painter, colors()->palette(), edge, scale);
    if (hasLine(m_kind))
        sketch.line(m_kind, QPolygonF({first.center(), second.center()}));
    if (m_kind != SketchKind::Way)
        sketch.light(m_kind, first, fontFamily());
}

} // namespace tessera
