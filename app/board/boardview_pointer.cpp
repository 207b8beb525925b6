// The board's pointer: mouse, wheel, touch and hovering.
#include "boardview.h"

#include "carriedpiece.h"

#include <QCursor>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>
#include <utility>

namespace tessera {

namespace {
constexpr double panStep = 80.; // pixels for each step of a wheel
} // namespace

void BoardView::mousePressEvent(QMouseEvent* event) {
    const bool carried = m_carried != nullptr;
    setPointer(event->globalPosition());
    stopPress();
    if (carried) // another button puts the piece back
        return;
    m_pressedAt = event->position();
    if (event->button() != Qt::MiddleButton)
        m_pressedSquare = cellAt(event->position());
    if (m_pressedSquare >= 0)
        setFocusSquare(m_pressedSquare);
    forceActiveFocus(Qt::MouseFocusReason);
    m_panAtPress = m_pan; // the square may have come further into view
    if (event->button() == Qt::MiddleButton)
        return;
    if (event->button() == Qt::RightButton) {
        if (m_pressedSquare >= 0)
            emit menuWanted(m_pressedSquare);
        m_pressedSquare = -1;
    } else if (m_pressedSquare >= 0) {
        m_longPress.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    setPointer(event->globalPosition());
    const QPointF distance = event->position() - m_pressedAt;
    const int threshold = QGuiApplication::styleHints()->startDragDistance();
    if (!m_panning && distance.manhattanLength() >= threshold) {
        m_longPress.stop();
        if (m_carried == nullptr && canCarry(*event))
            carry();
        m_panning = m_carried == nullptr && m_geometry.overflows() &&
                    (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) != 0;
        if (m_panning)
            setCursor(Qt::ClosedHandCursor);
        else if (m_carried == nullptr && canDrag(*event) &&
                 cellAt(event->position()) != m_pressedSquare) {
            // A piece that may not move stays; why is told by whoever hears this.
            emit pickedUp(std::exchange(m_pressedSquare, -1));
        }
    }
    if (m_carried) {
        m_carried->moveTo(event->position());
        pointAt(cellAt(event->position()));
    }
    if (m_panning) {
        m_pressedSquare = -1;
        m_pan = m_panAtPress + (distance * m_geometry.request().scale).toPoint();
        relayout();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_carried && event->button() == Qt::LeftButton) {
        letGo(event->position());
        return;
    }
    const int square = m_pressedSquare;
    stopPress();
    if (event->button() == Qt::LeftButton && square >= 0 && cellAt(event->position()) == square)
        emit activated(square);
}

void BoardView::mouseUngrabEvent() {
    stopPress();
}

void BoardView::stopPress() {
    m_longPress.stop();
    m_pressedSquare = -1;
    if (m_panning || m_carried)
        unsetCursor();
    m_panning = false;
    if (m_carried) {
        touch(m_carried->from());
        m_carried.reset();
        update();
        emit carryingChanged();
    }
}

// A finger that moves over the boards moves the boards; pieces are carried by the mouse alone.
bool BoardView::canDrag(const QMouseEvent& event) const {
    return m_pressedSquare >= 0 && event.buttons().testFlag(Qt::LeftButton) &&
           event.pointingDevice()->type() != QInputDevice::DeviceType::TouchScreen &&
           m_scene.pieces[static_cast<std::size_t>(m_pressedSquare)];
}

bool BoardView::canCarry(const QMouseEvent& event) const {
    return canDrag(event) && m_colors &&
           (m_scene.freeHand ||
            m_scene.mover == m_scene.pieces[static_cast<std::size_t>(m_pressedSquare)]->side);
}

void BoardView::carry() {
    const auto from = static_cast<Square>(m_pressedSquare);
    m_pressedSquare = -1;
    emit pickedUp(from);
    // Whoever heard that may have changed the game.
    const std::optional<Piece> piece =
        from < m_scene.pieces.size() ? m_scene.pieces[from] : std::nullopt;
    if (!piece)
        return;
    m_carried = std::make_unique<CarriedPiece>(*this, from, *piece);
    touch(from);
    update();
    setCursor(Qt::ClosedHandCursor);
    emit carryingChanged();
}

void BoardView::letGo(QPointF point) {
    const int from = m_carried->from();
    const int to = cellAt(point);
    stopPress();
    if (to < 0)
        emit takenOff(from);
    if (to < 0 || to == from)
        return;
    setFocusSquare(to);
    m_landing = static_cast<Square>(to);
    emit putDown(to);
    m_landing.reset();
}

// A double click beside the squares shows what it meets alone, and brings all back.
void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || cellAt(event->position()) >= 0) {
        mousePressEvent(event);
        return;
    }
    forceActiveFocus(Qt::MouseFocusReason);
    const QPoint point = toDevice(event->position());
    const auto labelAt = [&](const std::vector<BoardGeometry::Label>& labels) {
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (labels[i].rect.contains(point))
                return static_cast<int>(i);
        }
        return -1;
    };
    if (const int column = labelAt(m_geometry.columnLabels()); column >= 0)
        showPart(canShow(OneColumn) ? OneColumn : OneBoard, column);
    else if (const int row = labelAt(m_geometry.rowLabels()); row >= 0)
        showPart(canShow(OneRow) ? OneRow : OneBoard, row * m_geometry.gridColumns());
    else if (const auto board = m_geometry.boardAt(point))
        showPart(m_part == OneBoard ? AllBoards : OneBoard, *board);
}

void BoardView::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_settling.timerId()) {
        settle();
        return;
    }
    if (event->timerId() != m_longPress.timerId()) {
        QQuickItem::timerEvent(event);
        return;
    }
    const int square = m_pressedSquare;
    stopPress();
    if (square >= 0)
        emit inspected(square);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    // A wheel tells steps of 120, a pad tells pixels.
    const QPointF turned = event->angleDelta();
    const bool zooms = event->modifiers() == Qt::ControlModifier;
    if (!m_interactive || turned.isNull() || (!zooms && !m_geometry.overflows())) {
        event->ignore();
        return;
    }
    event->accept();
    if (zooms) {
        zoomAt(event->position(), m_zoom * std::pow(zoomStep, turned.y() / 120.));
        return;
    }
    QPointF way = event->pixelDelta().isNull() ? turned / 120. * panStep : event->pixelDelta();
    if (event->modifiers() == Qt::ShiftModifier && way.x() == 0.)
        way = way.transposed();
    panBy(way);
}

} // namespace tessera
