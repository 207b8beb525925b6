#include "boardview.h"

#include "boardaccessible.h"
#include "boardspeech.h"
#include "carriedpiece.h"

#include <QQmlContext>
#include <QQmlProperty>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {
/// How long a zoom must rest before pictures are made sharp.
constexpr int settlingMs = 120;
} // namespace

BoardView::BoardView(QQuickItem* parent) : SquareView(parent) {
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
    const bool otherGame = scene.ruleset != m_scene.ruleset;
    const bool rebuilt = otherGame || scene.flipped != m_scene.flipped;
    const BoardScene before = m_scene;
    if (rebuilt && m_accessible != nullptr)
        m_accessible->dropChildren();
    m_scene = scene;
    const auto count = static_cast<std::size_t>(squareCount());
    // A press is of these squares. A piece in the hand stays there only as long as it is the one
    // that stands there.
    if (rebuilt ||
        (m_carried && before.pieces[m_carried->from()] != scene.pieces[m_carried->from()]))
        stopPress();
    m_scene.pieces.resize(count);
    m_scene.marks.resize(count);
    if (otherGame) {
        m_zoom = 1.;
        m_pan = QPoint();
        m_part = AllBoards;
        m_shown = {-1, -1};
        setFocusSquare(-1);
        setHoveredSquare(-1);
        emit zoomChanged();
    }
    if (rebuilt) {
        touchAll();
        relayout();
    } else {
        for (std::size_t square = 0; square < count; ++square) {
            if (m_scene.pieces[square] != before.pieces[square] ||
                m_scene.marks[square] != before.marks[square])
                touch(static_cast<int>(square));
        }
    }
    update();
    if (m_accessible != nullptr) {
        if (rebuilt)
            m_accessible->announceChildren();
        else
            m_accessible->tellChanges(before);
    }
    emit sceneChanged();
    if (otherGame)
        emit layoutsChanged();
}

void BoardView::setColors(BoardColors* colors) {
    if (!followColors(m_colors, colors, this, &BoardView::touchAll))
        return;
    touchAll();
    emit colorsChanged();
}

void BoardView::setFontFamily(const QString& family) {
    if (family == m_fontFamily)
        return;
    m_fontFamily = family;
    touchAll();
    emit fontFamilyChanged();
}

void BoardView::setCoordinateSize(qreal size) {
    size = std::clamp(size, 0., 100.);
    if (size == m_coordinateSize)
        return;
    m_coordinateSize = size;
    touchAll();
    relayout();
    emit coordinateSizeChanged();
}

void BoardView::setFocusSquare(int square) {
    if (square < 0 || square >= squareCount())
        square = -1;
    if (square == m_focusSquare)
        return;
    touch(m_focusSquare);
    touch(square);
    m_focusSquare = square;
    if (square >= 0)
        reveal(square);
    update();
    if (hasActiveFocus() && m_accessible != nullptr)
        m_accessible->tellFocus();
    emit focusSquareChanged();
}

void BoardView::setInteractive(bool interactive) {
    if (interactive == m_interactive)
        return;
    m_interactive = interactive;
    touch(m_focusSquare);
    setActiveFocusOnTab(interactive);
    setAcceptedMouseButtons(interactive ? Qt::LeftButton | Qt::RightButton | Qt::MiddleButton
                                        : Qt::NoButton);
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

void BoardView::touch(int square) {
    if (square < 0 || square >= squareCount())
        return;
    const auto board =
        static_cast<std::size_t>(m_geometry.place(static_cast<Square>(square)).board);
    if (board < m_stale.boards.size())
        m_stale.boards[board] = true;
}

void BoardView::touchAll() {
    m_stale.everything = true;
    update();
    emit restyled();
}

void BoardView::settle() {
    m_settling.stop();
    m_settled = true;
    update();
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

QRectF BoardView::toItem(const QRectF& rect) const {
    const double factor = m_geometry.request().scale;
    return QRectF((rect.topLeft() + m_alignment) / factor, rect.size() / factor);
}

QRectF BoardView::cellRect(int square) const {
    if (square < 0 || square >= squareCount())
        return QRectF();
    const QRect rect = m_geometry.cellRect(static_cast<Square>(square));
    return rect.isEmpty() ? QRectF() : toItem(rect);
}

int BoardView::cellAt(QPointF point) const {
    if (!m_scene.ruleset || !contains(point))
        return -1;
    const QPoint device = toDevice(point);
    // The strips of labels cover what moves below them.
    if (m_geometry.overflows() && m_geometry.stripsStay() &&
        (device.x() < m_geometry.sideWidth() || device.y() < m_geometry.headHeight()))
        return -1;
    const auto square = m_geometry.squareAt(device);
    return square ? *square : -1;
}

bool BoardView::hasSquaresIn(QRectF area) const {
    if (!m_scene.ruleset)
        return false;
    const QRect device(toDevice(area.topLeft()), toDevice(area.bottomRight()));
    for (int board = 0; board < m_geometry.boardCount(); ++board) {
        if (m_geometry.squaresRect(board).intersects(device))
            return true;
    }
    return false;
}

int BoardView::coveredIn(QRectF area, const BoardInterest& interest) const {
    // One that must be seen counts more than all others together.
    constexpr int must = 10000;
    int covered = 0;
    for (const Square square : interest.core)
        covered += cellRect(square).intersects(area) ? must : 0;
    for (const Square square : interest.also)
        covered += cellRect(square).intersects(area) ? 1 : 0;
    return covered;
}

void BoardView::relayout() {
    if (!m_scene.ruleset) {
        m_geometry = BoardGeometry();
        update();
        emit viewChanged();
        return;
    }
    const Ruleset& ruleset = m_scene.ruleset->data();
    BoardGeometry::Request request;
    request.sizes = ruleset.sizes;
    request.layout = usedLayout();
    request.shown = m_shown;
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
    const int cell = m_geometry.cell();
    m_geometry = BoardGeometry(request);
    m_pan = m_geometry.pan();
    m_stale.boards.resize(static_cast<std::size_t>(m_geometry.boardCount()));
    setClip(m_geometry.overflows());
    if (m_geometry.cell() != cell && !m_stale.atOnce) {
        m_settled = m_sharp = false;
        m_settling.start(settlingMs, this);
    }
    update();
    emit viewChanged();
}

void BoardView::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        relayout();
}

void BoardView::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged) {
        relayout();
    } else if (change == ItemActiveFocusHasChanged) {
        touch(m_focusSquare);
        update();
    } else if (change == ItemSceneChange) {
        followWindow(data.window);
    }
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
