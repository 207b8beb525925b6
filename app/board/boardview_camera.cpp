// What a board view shows of its boards: zoom, pan, layout, and parts of the boards alone.
#include "boardaccessible.h"
#include "boardlayouts.h"
#include "boardview.h"
#include "overviewpainter.h"

#include "squaretext.h"

#include <QStringList>
#include <QVariantMap>

#include <algorithm>
#include <cmath>

namespace tessera {

BoardLayout BoardView::usedLayout() const {
    const auto chosen = layoutNamed(m_layout);
    return chosen ? *chosen : m_scene.ruleset->data().layout;
}

void BoardView::setLayout(const QString& name) {
    if (name == m_layout)
        return;
    m_layout = name;
    // The boards are other ones now.
    if (m_scene.ruleset && !(usedLayout() == m_geometry.request().layout)) {
        if (m_accessible != nullptr)
            m_accessible->dropChildren();
        const bool zoomed = m_zoom != 1.;
        m_zoom = 1.;
        m_pan = QPoint();
        m_part = AllBoards;
        m_shown = {-1, -1};
        touchAll();
        m_stale.atOnce = true;
        relayout();
        if (m_accessible != nullptr)
            m_accessible->announceChildren();
        if (zoomed)
            emit zoomChanged();
    }
    emit layoutChanged();
}

QVariantList BoardView::layouts() const {
    QVariantList list;
    if (!m_scene.ruleset)
        return list;
    const Ruleset& ruleset = m_scene.ruleset->data();
    for (const BoardLayout& layout : sensibleLayouts(ruleset)) {
        list.append(QVariantMap{{QStringLiteral("name"), layoutName(layout)},
                                {QStringLiteral("text"), layoutText(ruleset, layout)}});
    }
    return list;
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
    const int board = m_geometry.nearestBoard(device);
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

QPointF BoardView::zoomCentre() const {
    const QPointF focus = cellRect(m_focusSquare).center();
    return m_focusSquare >= 0 && contains(focus) ? focus : QPointF(width() / 2, height() / 2);
}

int BoardView::firstFocus() const {
    const int corner = m_scene.flipped ? squareCount() - 1 : 0;
    if (showsEverything())
        return corner;
    const int board = m_geometry.nearestBoard(viewport().center());
    const QPoint middle = viewport().center() - m_geometry.squaresRect(board).topLeft();
    const int cell = m_geometry.cell();
    return m_geometry.square({board, std::clamp(middle.x() / cell, 0, m_geometry.columns() - 1),
                              std::clamp(middle.y() / cell, 0, m_geometry.rows() - 1)});
}

void BoardView::zoomAboutFocus(qreal zoom) {
    const bool seen = m_focusSquare >= 0 && contains(cellRect(m_focusSquare).center());
    zoomAt(zoomCentre(), zoom);
    // A square at the edge would be cut by its own growth.
    if (seen)
        reveal(m_focusSquare);
}

void BoardView::zoomIn() {
    zoomAboutFocus(m_zoom * zoomStep);
}

void BoardView::zoomOut() {
    zoomAboutFocus(m_zoom / zoomStep);
}

bool BoardView::canZoomIn() const {
    return m_scene.ruleset && m_zoom < largestZoom;
}

bool BoardView::showsEverything() const {
    return m_part == AllBoards && !m_geometry.overflows();
}

bool BoardView::isOverview() const {
    return m_scene.ruleset && m_geometry.cell() < overviewCell * m_geometry.request().scale;
}

void BoardView::panBy(QPointF distance) {
    m_pan += (distance * m_geometry.request().scale).toPoint();
    relayout();
}

void BoardView::fit() {
    if (m_zoom == 1.)
        return;
    m_pan = QPoint();
    m_stale.atOnce = true;
    m_zoom = 1.;
    relayout();
    emit zoomChanged();
}

void BoardView::reveal(int square) {
    if (square < 0 || square >= squareCount())
        return;
    const int board = m_geometry.place(static_cast<Square>(square)).board;
    if (!m_geometry.isShown(board))
        choosePart(m_part, board);
    if (!m_geometry.overflows())
        return;
    const QRect cell = m_geometry.cellRect(static_cast<Square>(square));
    // Files and ranks may stand over the edges.
    const int margin =
        std::max(cell.width() / 2,
                 static_cast<int>(std::ceil(2 * m_coordinateSize * m_geometry.request().scale)));
    const QRect view = viewport()
                           .adjusted(m_geometry.sideWidth(), m_geometry.headHeight(), 0, 0)
                           .adjusted(margin, margin, -margin, -margin);
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

bool BoardView::canShow(Part part) const {
    if (!m_scene.ruleset)
        return false;
    const int columns = m_geometry.gridColumns();
    const int rows = m_geometry.gridRows();
    return part == OneBoard ? columns * rows > 1 : part != AllBoards && columns > 1 && rows > 1;
}

void BoardView::choosePart(Part part, int board) {
    const BoardLayout& layout = m_geometry.request().layout;
    m_part = part;
    m_shown = {-1, -1};
    if (part == OneBoard || part == OneColumn)
        m_shown[0] = m_geometry.boardCoordinate(board, layout.grid[0]);
    if (part == OneBoard || part == OneRow)
        m_shown[1] = m_geometry.boardCoordinate(board, layout.grid[1]);
    m_stale.atOnce = true;
    relayout();
}

void BoardView::showPart(Part part, int board) {
    if (board < 0 || board >= m_geometry.boardCount() || (part != AllBoards && !canShow(part)))
        return;
    if (part == AllBoards && m_part == AllBoards)
        return;
    const qreal zoom = m_zoom;
    if (part == AllBoards) {
        m_zoom = m_zoomBefore;
        m_pan = m_panBefore;
    } else {
        if (m_part == AllBoards) {
            m_zoomBefore = m_zoom;
            m_panBefore = m_pan;
        }
        m_zoom = 1.;
        m_pan = QPoint();
    }
    choosePart(part, board);
    if (m_zoom != zoom)
        emit zoomChanged();
}

void BoardView::togglePart(Part part) {
    showPart(part == m_part ? AllBoards : part, currentBoard());
}

int BoardView::currentBoard() const {
    if (m_focusSquare >= 0) {
        const auto square = static_cast<Square>(m_focusSquare);
        if (m_geometry.cellRect(square).intersects(viewport()))
            return m_geometry.place(square).board;
    }
    return m_geometry.nearestBoard(viewport().center());
}

void BoardView::lookAt(int board, QPointF place) {
    if (board < 0 || board >= m_geometry.boardCount())
        return;
    if (!m_geometry.isShown(board))
        choosePart(m_part, board);
    const QRectF squares = m_geometry.squaresRect(board);
    const QPointF target =
        squares.topLeft() + QPointF(place.x() * squares.width(), place.y() * squares.height());
    m_pan += viewport().center() - target.toPoint();
    relayout();
}

QString BoardView::boardText(int board) const {
    if (!m_scene.ruleset || board < 0 || board >= m_geometry.boardCount())
        return QString();
    const Ruleset& ruleset = m_scene.ruleset->data();
    QStringList parts;
    for (const Axis axis : m_geometry.request().layout.grid) {
        if (ruleset.sizes[static_cast<std::size_t>(axis)] > 1)
            parts.append(coordinateText(ruleset, axis, m_geometry.boardCoordinate(board, axis)));
    }
    return parts.join(QStringLiteral(", "));
}

QString BoardView::partText() const {
    if (m_part == AllBoards || !m_scene.ruleset)
        return QString();
    const Ruleset& ruleset = m_scene.ruleset->data();
    const BoardLayout& layout = m_geometry.request().layout;
    const auto name = [&](std::size_t i) {
        return coordinateText(ruleset, layout.grid[i], m_shown[i]);
    };
    switch (m_part) {
    case OneRow:
        return tr("Row %1").arg(name(1));
    case OneColumn:
        return tr("Column %1").arg(name(0));
    default:
        return tr("Board %1").arg(boardText(m_geometry.nearestBoard(viewport().center())));
    }
}

} // namespace tessera
