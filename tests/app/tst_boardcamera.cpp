// Zoom, pan, layouts and parts of the boards.
#include "boardstage.h"
#include "minimap.h"

#include <QSignalSpy>
#include <QtTest/QTest>

#include <cmath>

using namespace tessera;
using namespace tessera::test;

class TestBoardCamera : public QObject, private BoardStage {
    Q_OBJECT

private:
    void wheel(QPoint turned, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF at = m_view->mapToScene(QPointF(400, 300));
        QWheelEvent event(at, m_window.mapToGlobal(at), QPoint(), turned, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_window, &event);
    }

private slots:
    void initTestCase() { QVERIFY(openWindow()); }
    void init() { addBoard(emptyScene(makeRuleset({8, 8, 8, 8}))); }
    void cleanup() { removeBoard(); }

    void everyCentreMapsBackWhileZoomed() {
        m_view->setZoom(7);
        for (int square = 0; square < 4096; ++square) {
            m_view->reveal(square);
            const QRectF cell = m_view->cellRect(square);
            QVERIFY(m_view->boundingRect().contains(cell));
            QCOMPARE(m_view->cellAt(cell.center()), square);
        }
    }

    void stepsAndKeysZoomAboutTheFocus() {
        m_view->forceActiveFocus();
        m_view->setFocusSquare(777);
        const QPointF before = m_view->cellRect(777).center();
        QVERIFY(!m_view->canZoomOut());
        QVERIFY(m_view->showsEverything());
        for (int i = 0; i < 4; ++i)
            m_view->zoomIn();
        QVERIFY(m_view->canZoomOut());
        QVERIFY(!m_view->showsEverything());
        const QPointF way = m_view->cellRect(777).center() - before;
        QVERIFY2(way.manhattanLength() < 12, qPrintable(QString::number(way.manhattanLength())));
        for (int i = 0; i < 4; ++i)
            m_view->zoomOut();
        QCOMPARE(m_view->zoom(), 1.);
        for (int i = 0; i < 99; ++i)
            m_view->zoomIn();
        QCOMPARE(m_view->zoom(), BoardView::largestZoom);
        QVERIFY(!m_view->canZoomIn());
        m_view->fit();
        QVERIFY(m_view->showsEverything());
    }

    void theWheelPansAndZooms() {
        wheel(QPoint(0, -120)); // nothing to pan, and not taken
        QCOMPARE(m_view->zoom(), 1.);
        wheel(QPoint(0, 120), Qt::ControlModifier);
        QVERIFY(m_view->zoom() > 1.2);
        m_view->setZoom(6);
        const QPointF before = m_view->cellRect(0).center();
        wheel(QPoint(0, -120));
        QCOMPARE(m_view->cellRect(0).center().x(), before.x());
        QVERIFY(m_view->cellRect(0).center().y() < before.y());
        wheel(QPoint(0, -120), Qt::ShiftModifier);
        QVERIFY(m_view->cellRect(0).center().x() < before.x());
    }

    void bothButtonsDragWhatIsSeen() {
        QSignalSpy activated(m_view, &BoardView::activated);
        m_view->setZoom(6);
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
            const QPointF before = m_view->cellRect(2000).center();
            drag(button, QPoint(400, 400), QPoint(340, 440));
            const QPointF way = m_view->cellRect(2000).center() - before;
            QVERIFY2((way - QPointF(-60, 40)).manhattanLength() <= 2.,
                     qPrintable(QStringLiteral("%1: %2 %3").arg(button).arg(way.x()).arg(way.y())));
        }
        QCOMPARE(activated.size(), 0);
    }

    void aDoubleClickOnTheFrameEnlargesAndBringsBack() {
        m_view->zoomAt(QPointF(400, 300), 3);
        const qreal zoom = m_view->zoom();
        const QRectF before = m_view->cellRect(2000);
        const int board = m_view->currentBoard();
        const int square = m_view->geometry().square({board, 0, 0});
        // Just above the board's uppermost rank.
        const QPoint frame =
            m_view->mapToScene(m_view->cellRect(square).topRight()).toPoint() + QPoint(3, -4);
        QTest::mouseDClick(&m_window, Qt::LeftButton, {}, frame);
        QCOMPARE(m_view->part(), BoardView::OneBoard);
        QVERIFY(m_view->partText().startsWith(QStringLiteral("Board Z")));
        QVERIFY(!m_view->showsEverything());
        QVERIFY(m_view->cellRect(square).width() > 60);
        const QPoint shown =
            m_view->mapToScene(m_view->cellRect(square).topRight()).toPoint() + QPoint(3, -4);
        QTest::mouseDClick(&m_window, Qt::LeftButton, {}, shown);
        QCOMPARE(m_view->part(), BoardView::AllBoards);
        QCOMPARE(m_view->zoom(), zoom);
        QCOMPARE(m_view->cellRect(2000), before);
        m_view->fit();
        // Labels stand for their column and row.
        const QRectF corner = m_view->cellRect(m_view->geometry().square({8, 3, 0}));
        QTest::mouseDClick(
            &m_window, Qt::LeftButton, {},
            m_view->mapToScene(QPointF(corner.left(), 0)).toPoint() +
                QPoint(0,
                       qRound(m_view->cellRect(m_view->geometry().square({0, 0, 0})).top()) - 20));
        QCOMPARE(m_view->part(), BoardView::OneColumn);
        QCOMPARE(m_view->partText(), QStringLiteral("Column Z 0"));
    }

    void thePartFollowsTheFocus() {
        m_view->forceActiveFocus();
        m_view->setFocusSquare(0);
        m_view->togglePart(BoardView::OneBoard);
        QCOMPARE(m_view->partText(), QStringLiteral("Board Z 0, W 0"));
        m_view->setFocusSquare(64 * 8 * 3 + 64 * 2 + 5); // Z 2, W 3
        QCOMPARE(m_view->partText(), QStringLiteral("Board Z 2, W 3"));
        QVERIFY(m_view->boundingRect().contains(m_view->cellRect(m_view->focusSquare())));
        m_view->togglePart(BoardView::OneRow);
        QCOMPARE(m_view->partText(), QStringLiteral("Row W 3"));
        m_view->setFocusSquare(64 * 8 * 7);
        QCOMPARE(m_view->partText(), QStringLiteral("Row W 7"));
        m_view->togglePart(BoardView::OneRow);
        QCOMPARE(m_view->part(), BoardView::AllBoards);
        QVERIFY(m_view->showsEverything());
    }

    void oneBoardHasNoParts() {
        m_view->setScene(emptyScene(makeRuleset({8, 8, 1, 1})));
        for (const auto part : {BoardView::OneBoard, BoardView::OneRow, BoardView::OneColumn}) {
            QVERIFY(!m_view->canShow(part));
            m_view->togglePart(part);
            QCOMPARE(m_view->part(), BoardView::AllBoards);
        }
        QCOMPARE(m_view->layouts().size(), 1);
    }

    void aLayoutIsTakenOverAndNonsenseIsNot() {
        m_view->setLayout(QStringLiteral("xz-yw"));
        const auto& geometry = m_view->geometry();
        QCOMPARE(geometry.place(64).board, geometry.place(0).board);
        QVERIFY(geometry.place(8).board != geometry.place(0).board);
        QVERIFY(m_view->boardText(0).contains(QStringLiteral("Y ")));
        QCOMPARE(m_view->layouts().size(), 6);
        m_view->setLayout(QStringLiteral("nonsense"));
        QCOMPARE(geometry.place(8).board, geometry.place(0).board);
    }

    void picturesAreSharpOnceAZoomRests() {
        m_view->setScene(playScene());
        QSignalSpy shown(&m_window, &QQuickWindow::frameSwapped);
        m_view->update();
        QTRY_VERIFY(!shown.isEmpty());
        m_view->zoomAt(QPointF(300, 300), 1.7);
        QVERIFY(!m_view->isSettled());
        m_window.grabWindow();
        QTRY_VERIFY(m_view->isSettled());
        const QImage settled = m_window.grabWindow();
        // What is drawn anew at this size looks the same.
        m_view->setFontFamily(QStringLiteral("none"));
        m_view->setFontFamily(QString());
        QCOMPARE(m_window.grabWindow(), settled);
    }

    void aMoveShowsWhileAZoomIsGoingOn() {
        BoardScene scene = playScene();
        m_view->setScene(scene);
        QSignalSpy shown(&m_window, &QQuickWindow::frameSwapped);
        m_view->update();
        QTRY_VERIFY(!shown.isEmpty());
        m_view->zoomAt(QPointF(400, 700), 1.5);
        const int square = 5;
        const QRectF cell = m_view->mapRectToScene(m_view->cellRect(square));
        const qreal scale = m_window.effectiveDevicePixelRatio();
        const auto grab = [&] {
            return m_window.grabWindow().copy(
                QRectF(cell.topLeft() * scale, cell.size() * scale).toRect());
        };
        const QImage before = grab();
        scene.pieces[square] = Piece{1, Side::Black};
        m_view->setScene(scene);
        QVERIFY(grab() != before);
    }

    void squaresLieOnWholePixelsAtEveryZoom() {
        const qreal scale = m_window.effectiveDevicePixelRatio();
        m_view->setPosition(QPointF(10.3, 10.7));
        QSignalSpy shown(&m_window, &QQuickWindow::frameSwapped);
        m_view->update();
        QTRY_VERIFY(!shown.isEmpty());
        for (const double zoom : {1., 1.13, 2.7, 9.99}) {
            m_view->setZoom(zoom);
            for (const int square : {0, 7, 63, 64, 2000, 4095}) {
                const QRectF cell = m_view->mapRectToScene(m_view->cellRect(square));
                for (const qreal edge : {cell.left(), cell.top(), cell.right(), cell.bottom()})
                    QVERIFY2(std::abs(edge * scale - std::round(edge * scale)) < 0.02,
                             qPrintable(QString::number(edge * scale)));
            }
        }
    }

    void whatComesIntoViewLaterStandsInItsPlace() {
        m_view->setPosition(QPointF(200, 200));
        m_view->setSize(QSizeF(400, 400));
        QSignalSpy shown(&m_window, &QQuickWindow::frameSwapped);
        m_view->update();
        QTRY_VERIFY(!shown.isEmpty());
        m_view->setZoom(4);
        QTRY_VERIFY(m_view->isSettled());
        for (const QPointF way : {QPointF(500, 500), QPointF(-700, -700)}) {
            m_view->panBy(way);
            const QImage image = m_window.grabWindow();
            const int edge = qRound(200 * m_window.effectiveDevicePixelRatio());
            QImage around = image.copy(0, 0, image.width(), edge);
            around.fill(m_colors.page);
            QCOMPARE(image.copy(0, 0, image.width(), edge).convertToFormat(around.format()),
                     around);
            around = QImage(edge, image.height(), image.format());
            around.fill(m_colors.page);
            QCOMPARE(image.copy(0, 0, edge, image.height()), around);
        }
    }

    void theMapFramesWhatIsInViewAndLooksElsewhere() {
        Minimap map(m_window.contentItem());
        map.setView(m_view);
        QVERIFY(map.implicitWidth() <= map.extent() && map.implicitWidth() > 100);
        QVERIFY(QRectF(0, 0, map.implicitWidth(), map.implicitHeight()).contains(map.frame()));
        const QRectF everything = map.frame();
        m_view->setZoom(6);
        QVERIFY(map.frame().width() < everything.width() / 3);
        for (const int square : {0, 4095, 1234}) {
            map.lookAt(map.cellRect(square).center());
            QVERIFY(m_view->boundingRect().contains(m_view->cellRect(square).center()));
            QVERIFY(map.frame().contains(map.cellRect(square).center()));
        }
        // One board alone is framed, and another can be chosen.
        m_view->fit();
        m_view->showPart(BoardView::OneBoard, 0);
        QVERIFY(map.frame().contains(map.cellRect(m_view->geometry().square({0, 4, 4}))));
        const int other = m_view->geometry().square({37, 2, 2});
        map.lookAt(map.cellRect(other).center());
        QVERIFY(m_view->geometry().isShown(37));
        QVERIFY(!m_view->geometry().isShown(0));
    }
};

QTEST_MAIN(TestBoardCamera)
#include "tst_boardcamera.moc"
