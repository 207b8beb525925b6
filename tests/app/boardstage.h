// One board in a window, for tests that look at it and work it with real events.
#pragma once

#include "boardfixtures.h"
#include "boardview.h"

#include <QQuickWindow>
#include <QtTest/QTest>

namespace tessera::test {

/// A test of the board is a QObject and one of these.
class BoardStage {
protected:
    QQuickWindow m_window;
    BoardColors m_colors;
    BoardView* m_view = nullptr;

    /// Shows the window; false when it does not come up.
    [[nodiscard]] bool openWindow() {
        setPalette(m_colors, lightPalette());
        m_window.setColor(m_colors.page);
        m_window.resize(820, 760);
        m_window.show();
        m_window.requestActivate();
        return QTest::qWaitForWindowActive(&m_window);
    }
    /// A fresh board in the window, with the pointer beside it.
    void addBoard(const BoardScene& scene) {
        m_view = new BoardView(m_window.contentItem());
        m_view->setColors(&m_colors);
        m_view->setPosition(QPointF(10, 10));
        m_view->setSize(QSizeF(800, 740));
        m_view->setScene(scene);
        QTest::mouseMove(&m_window, QPoint(1, 1));
    }
    void removeBoard() { delete std::exchange(m_view, nullptr); }

    [[nodiscard]] QPoint centre(int square) const {
        return m_view->mapToScene(m_view->cellRect(square).center()).toPoint();
    }
    QImage grab() { return m_window.grabWindow(); }
    [[nodiscard]] QImage grabCell(int square) {
        const QRectF rect = m_view->mapRectToScene(m_view->cellRect(square));
        const qreal scale = m_window.effectiveDevicePixelRatio();
        return grab().copy(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect());
    }
    /// Presses a button, moves in two steps, and does not let go.
    void pressAndMove(Qt::MouseButton button, QPoint from, QPoint to) {
        QTest::mousePress(&m_window, button, {}, from);
        QTest::mouseMove(&m_window, (from + to) / 2);
        QTest::mouseMove(&m_window, to);
    }
    void drag(Qt::MouseButton button, QPoint from, QPoint to) {
        pressAndMove(button, from, to);
        QTest::mouseRelease(&m_window, button, {}, to);
    }
};

} // namespace tessera::test
