#include "boardview.h"

#include "boardaccessible.h"
#include "boardspeech.h"

#include <QQmlContext>
#include <QQmlProperty>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace tessera {

BoardView::BoardView(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setActiveFocusOnTab(true);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    followWindow(window()); // a parent given above has a window before this class can hear of it
}

BoardView::~BoardView() {
    disconnect(m_eachFrame);
}

void BoardView::componentComplete() {
    QQuickItem::componentComplete();
    // Items without an Accessible attachment are invisible to assistive technology; the board's own
    // interface needs nothing of it but its presence.
    if (QQmlContext* context = qmlContext(this)) {
        QQmlProperty role(this, QStringLiteral("Accessible.role"), context);
        if (role.isValid())
            role.write(static_cast<int>(QAccessible::Grouping));
    }
    relayout();
}

void BoardView::setScene(const BoardScene& scene) {
    if (scene == m_scene)
        return;
    const bool rebuilt = scene.ruleset != m_scene.ruleset || scene.flipped != m_scene.flipped;
    const BoardScene before = m_scene;
    if (rebuilt && m_accessible != nullptr)
        m_accessible->dropChildren();
    m_scene = scene;
    const auto count = static_cast<std::size_t>(squareCount());
    m_scene.pieces.resize(count);
    m_scene.marks.resize(count);
    if (scene.ruleset != before.ruleset) {
        m_zoom = 1.;
        m_pan = QPoint();
        setFocusSquare(-1);
        setHoveredSquare(-1);
        emit zoomChanged();
    }
    if (rebuilt)
        relayout();
    update();
    if (m_accessible != nullptr) {
        if (rebuilt)
            m_accessible->announceChildren();
        else
            m_accessible->tellChanges(before);
    }
    emit sceneChanged();
}

void BoardView::setColors(BoardColors* colors) {
    if (colors == m_colors)
        return;
    if (m_colors)
        disconnect(m_colors, nullptr, this, nullptr);
    m_colors = colors;
    if (colors != nullptr)
        connect(colors, &BoardColors::changed, this, &QQuickItem::update);
    update();
    emit colorsChanged();
}

void BoardView::setFontFamily(const QString& family) {
    if (family == m_fontFamily)
        return;
    m_fontFamily = family;
    update();
    emit fontFamilyChanged();
}

void BoardView::setCoordinateSize(qreal size) {
    size = std::clamp(size, 0., 100.);
    if (size == m_coordinateSize)
        return;
    m_coordinateSize = size;
    relayout();
    emit coordinateSizeChanged();
}

void BoardView::setFocusSquare(int square) {
    if (square < 0 || square >= squareCount())
        square = -1;
    if (square == m_focusSquare)
        return;
    m_focusSquare = square;
    if (square >= 0)
        reveal(square);
    update();
    if (hasActiveFocus() && m_accessible != nullptr)
        m_accessible->tellFocus();
    emit focusSquareChanged();
}

void BoardView::setHoveredSquare(int square) {
    if (square < 0 || square >= squareCount())
        square = -1;
    if (square == m_hoveredSquare)
        return;
    m_hoveredSquare = square;
    update();
    emit hoveredSquareChanged();
}

void BoardView::setInteractive(bool interactive) {
    if (interactive == m_interactive)
        return;
    m_interactive = interactive;
    setActiveFocusOnTab(interactive);
    setAcceptedMouseButtons(interactive ? Qt::LeftButton | Qt::RightButton : Qt::NoButton);
    setAcceptHoverEvents(interactive);
    stopPress();
    update();
    emit interactiveChanged();
}

void BoardView::setName(const QString& name) {
    if (name == m_name)
        return;
    m_name = name;
    emit nameChanged();
}

BoardSpeech* BoardView::speech() const {
    return m_speech;
}

void BoardView::setSpeech(BoardSpeech* speech) {
    if (speech == m_speech)
        return;
    if (m_speech)
        disconnect(this, nullptr, m_speech, nullptr);
    m_speech = speech;
    if (speech != nullptr)
        connect(this, &QQuickItem::activeFocusChanged, speech, [speech](bool focused) {
            if (!focused)
                speech->leave();
        });
    emit speechChanged();
}

int BoardView::squareCount() const {
    return m_scene.ruleset ? m_scene.ruleset->geometry().squareCount() : 0;
}

double BoardView::scale() const {
    return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
}

QPoint BoardView::toDevice(QPointF point) const {
    const QPointF device = point * m_geometry.request().scale - m_alignment;
    return QPoint(static_cast<int>(std::floor(device.x())),
                  static_cast<int>(std::floor(device.y())));
}

QRectF BoardView::toItem(const QRect& rect) const {
    const double factor = m_geometry.request().scale;
    return QRectF((QPointF(rect.topLeft()) + m_alignment) / factor, QSizeF(rect.size()) / factor);
}

QRectF BoardView::cellRect(int square) const {
    if (square < 0 || square >= squareCount())
        return QRectF();
    return toItem(m_geometry.cellRect(static_cast<Square>(square)));
}

int BoardView::cellAt(QPointF point) const {
    if (!m_scene.ruleset || !contains(point))
        return -1;
    const auto square = m_geometry.squareAt(toDevice(point));
    return square ? *square : -1;
}

void BoardView::setZoom(qreal zoom) {
    zoomAt(QPointF(width() / 2, height() / 2), zoom);
}

void BoardView::zoomAt(QPointF point, qreal zoom) {
    zoom = std::clamp(zoom, 1., largestZoom);
    if (zoom == m_zoom)
        return;
    // The board under the point (or the nearest one) keeps the same part of it under the point.
    const QPoint device = toDevice(point);
    int board = 0;
    int nearest = std::numeric_limits<int>::max();
    for (int i = 0; i < m_geometry.boardCount(); ++i) {
        const int distance = (m_geometry.squaresRect(i).center() - device).manhattanLength();
        if (distance < nearest) {
            nearest = distance;
            board = i;
        }
    }
    const QRectF before = m_geometry.squaresRect(board);
    const QPointF part((device.x() - before.x()) / before.width(),
                       (device.y() - before.y()) / before.height());
    m_zoom = zoom;
    relayout();
    const QRectF after = m_geometry.squaresRect(board);
    const QPointF now =
        after.topLeft() + QPointF(part.x() * after.width(), part.y() * after.height());
    m_pan += device - now.toPoint();
    relayout();
    emit zoomChanged();
}

void BoardView::panBy(QPointF distance) {
    m_pan += (distance * m_geometry.request().scale).toPoint();
    relayout();
}

void BoardView::fit() {
    m_pan = QPoint();
    setZoom(1.);
    relayout();
}

void BoardView::reveal(int square) {
    if (square < 0 || square >= squareCount() || !m_geometry.overflows())
        return;
    const QRect cell = m_geometry.cellRect(static_cast<Square>(square));
    const QRect view =
        QRect(QPoint(0, 0), m_geometry.request().viewport)
            .adjusted(m_geometry.sideWidth(), m_geometry.headHeight(), 0, 0)
            .adjusted(cell.width() / 2, cell.height() / 2, -cell.width() / 2, -cell.height() / 2);
    const auto shift = [](int low, int high, int from, int to) {
        return low < from ? from - low : high > to ? to - high : 0;
    };
    const QPoint move(shift(cell.left(), cell.right(), view.left(), view.right()),
                      shift(cell.top(), cell.bottom(), view.top(), view.bottom()));
    if (move.isNull())
        return;
    m_pan += move;
    relayout();
}

void BoardView::relayout() {
    if (!m_scene.ruleset) {
        m_geometry = BoardGeometry();
        update();
        return;
    }
    const Ruleset& ruleset = m_scene.ruleset->data();
    BoardGeometry::Request request;
    request.sizes = ruleset.sizes;
    request.layout = ruleset.layout;
    request.flipped = m_scene.flipped;
    request.scale = scale();
    // Whole device pixels; what a window of exact size loses to rounding must not cost one.
    request.viewport = QSize(std::max(0, static_cast<int>(width() * request.scale + 1e-6)),
                             std::max(0, static_cast<int>(height() * request.scale + 1e-6)));
    request.coordinateSize = m_coordinateSize;
    request.zoom = m_zoom;
    request.pan = m_pan;
    if (request == m_geometry.request())
        return;
    m_geometry = BoardGeometry(request);
    m_pan = m_geometry.pan();
    setClip(m_geometry.overflows());
    update();
}

void BoardView::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        relayout();
}

void BoardView::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged)
        relayout();
    else if (change == ItemSceneChange)
        followWindow(data.window);
}

void BoardView::followWindow(QQuickWindow* window) {
    disconnect(m_eachFrame);
    // Nothing tells an item that an ancestor has moved, so look before each frame. The renderer
    // asks while this thread waits, so that reading and writing here is safe on both.
    if (window != nullptr) {
        m_eachFrame = connect(window, &QQuickWindow::beforeSynchronizing, this,
                              &BoardView::alignToPixels, Qt::DirectConnection);
        relayout();
    }
}

void BoardView::alignToPixels() {
    const QPointF corner = mapToScene(QPointF(0, 0)) * scale();
    const QPointF alignment(std::ceil(corner.x() - 1e-3) - corner.x(),
                            std::ceil(corner.y() - 1e-3) - corner.y());
    if ((alignment - m_alignment).manhattanLength() > 1e-6) {
        m_alignment = alignment;
        update();
    }
}

} // namespace tessera
