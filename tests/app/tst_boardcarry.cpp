// The mouse carries a piece: what the board shows meanwhile, and what it tells.
#include "boardmotion.h"
#include "boardstage.h"

#include <QPointingDevice>
#include <QSignalSpy>
#include <QStyleHints>

#include <algorithm>
#include <memory>

using namespace tessera;
using namespace tessera::test;

class TestBoardCarry : public QObject, private BoardStage {
    Q_OBJECT

private:
    static constexpr int from = 5;   ///< b2 of the first board: a rook of White, whose turn it is
    static constexpr int to = 58;    ///< on the last board
    static constexpr int other = 37; ///< a rook of Black

    std::unique_ptr<QSignalSpy> m_pickedUp;
    std::unique_ptr<QSignalSpy> m_putDown;
    std::unique_ptr<QSignalSpy> m_activated;
    std::unique_ptr<QSignalSpy> m_menuWanted;
    std::unique_ptr<QSignalSpy> m_cancelled;

    static BoardScene rooks() {
        BoardScene scene = emptyScene(makeRuleset({4, 4, 2, 2}));
        scene.pieces[from] = Piece{2, Side::White};
        scene.pieces[other] = Piece{2, Side::Black};
        scene.mover = Side::White;
        return scene;
    }
    /// The renderer may forget a pixel at the edge of what it paints again.
    static bool alike(const QImage& one, const QImage& other) {
        int different = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x)
                different += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
        }
        return one.size() == other.size() && different <= one.width() * one.height() / 1000;
    }
    void pickUp() {
        pressAndMove(Qt::LeftButton, centre(from), centre(to));
        QVERIFY(m_view->isCarrying());
    }
    void release(QPoint at) { QTest::mouseRelease(&m_window, Qt::LeftButton, {}, at); }
    /// Nothing but the picking up was told.
    void nothingElseWasTold() {
        QCOMPARE(m_putDown->size(), 0);
        QCOMPARE(m_activated->size(), 0);
        QCOMPARE(m_menuWanted->size(), 0);
        QCOMPARE(m_cancelled->size(), 0);
    }

private slots:
    void initTestCase() { QVERIFY(openWindow()); }
    void init() {
        addBoard(rooks());
        m_pickedUp = std::make_unique<QSignalSpy>(m_view, &BoardView::pickedUp);
        m_putDown = std::make_unique<QSignalSpy>(m_view, &BoardView::putDown);
        m_activated = std::make_unique<QSignalSpy>(m_view, &BoardView::activated);
        m_menuWanted = std::make_unique<QSignalSpy>(m_view, &BoardView::menuWanted);
        m_cancelled = std::make_unique<QSignalSpy>(m_view, &BoardView::cancelled);
    }
    void cleanup() { removeBoard(); }

    void thePieceFollowsTheMouseToWhereItIsPutDown() {
        m_view->setFocusSquare(0);
        const QImage occupied = grabCell(from);
        const QImage target = grabCell(to);
        pickUp();
        QCOMPARE(m_pickedUp->size(), 1);
        QCOMPARE(m_pickedUp->first().first().toInt(), from);
        QCOMPARE(m_view->focusSquare(), from);
        QCOMPARE(m_view->hoveredSquare(), to);
        QCOMPARE(m_view->cursor().shape(), Qt::ClosedHandCursor);
        // It is in the hand and not on its square.
        QVERIFY(!alike(grabCell(from), occupied));
        QVERIFY(!alike(grabCell(to), target));
        release(centre(to));
        QVERIFY(!m_view->isCarrying());
        QCOMPARE(m_putDown->size(), 1);
        QCOMPARE(m_putDown->first().first().toInt(), to);
        QCOMPARE(m_pickedUp->size(), 1);
        QCOMPARE(m_activated->size(), 0);
        QCOMPARE(m_view->focusSquare(), to);
        QVERIFY(m_view->cursor().shape() != Qt::ClosedHandCursor);
        // Whether it may stay there is not for the board to say: it shows what the scene says.
        m_view->setFocusSquare(0);
        m_view->setHoveredSquare(-1);
        QVERIFY(alike(grabCell(from), occupied));
        QVERIFY(alike(grabCell(to), target));
    }

    void aHandThatShakesStillClicks() {
        const int threshold = QGuiApplication::styleHints()->startDragDistance();
        const QPoint at = centre(from);
        QTest::mousePress(&m_window, Qt::LeftButton, {}, at);
        QTest::mouseMove(&m_window, at + QPoint(threshold - 2, 0));
        QVERIFY(!m_view->isCarrying());
        release(at + QPoint(threshold - 2, 0));
        QCOMPARE(m_activated->size(), 1);
        QCOMPARE(m_pickedUp->size(), 0);
    }

    void onItsOwnSquareItIsPickedUpAndNoMore() {
        const QPoint within(static_cast<int>(m_view->cellRect(from).width() / 3), 0);
        pressAndMove(Qt::LeftButton, centre(from), centre(from) + within);
        QVERIFY(m_view->isCarrying());
        release(centre(from) + within);
        QVERIFY(!m_view->isCarrying());
        QCOMPARE(m_pickedUp->size(), 1);
        nothingElseWasTold();
    }

    void escapePutsItBack() {
        const QImage before = grabCell(other);
        pickUp();
        QTest::keyClick(&m_window, Qt::Key_Escape);
        QVERIFY(!m_view->isCarrying());
        QVERIFY(m_view->cursor().shape() != Qt::ClosedHandCursor);
        QTest::mouseMove(&m_window, centre(20));
        release(centre(20));
        nothingElseWasTold();
        QVERIFY(alike(grabCell(other), before));
        // With empty hands it steps back as ever.
        QTest::keyClick(&m_window, Qt::Key_Escape);
        QCOMPARE(m_cancelled->size(), 1);
    }

    void theRightButtonPutsItBack() {
        pickUp();
        QTest::mousePress(&m_window, Qt::RightButton, {}, centre(to));
        QVERIFY(!m_view->isCarrying());
        QTest::mouseRelease(&m_window, Qt::RightButton, {}, centre(to));
        release(centre(to));
        nothingElseWasTold();
    }

    void outsideItGoesBack_data() {
        QTest::addColumn<QPoint>("place");
        QTest::newRow("beside the boards") << QPoint(14, 14);
        QTest::newRow("outside the item") << QPoint(3, 400);
        QTest::newRow("outside the window") << QPoint(-300, 400);
    }
    void outsideItGoesBack() {
        QFETCH(QPoint, place);
        pickUp();
        QTest::mouseMove(&m_window, place);
        QVERIFY(m_view->isCarrying());
        QCOMPARE(m_view->hoveredSquare(), -1);
        release(place);
        QVERIFY(!m_view->isCarrying());
        nothingElseWasTold();
    }

    void aWindowThatTakesTheMouseAwayPutsItBack() {
        pickUp();
        m_view->ungrabMouse();
        QVERIFY(!m_view->isCarrying());
        release(centre(to));
        nothingElseWasTold();
    }

    /// Out of turn a piece stays where it is, but the wish is told, so that somebody can say why.
    void onlyTheMoversPiecesAreCarried() {
        pressAndMove(Qt::LeftButton, centre(other), centre(to));
        QVERIFY(!m_view->isCarrying());
        QCOMPARE(m_pickedUp->size(), 1);
        QCOMPARE(m_pickedUp->first().first().toInt(), other);
        release(centre(to));
        nothingElseWasTold();
        QCOMPARE(m_pickedUp->size(), 1);

        BoardScene over = m_view->scene();
        over.mover.reset();
        m_view->setScene(over);
        pressAndMove(Qt::LeftButton, centre(from), centre(to));
        QVERIFY(!m_view->isCarrying());
        release(centre(to));
        nothingElseWasTold();
    }

    /// A click on a piece to capture may be as careless as any other.
    void aHandThatShakesStillClicksOnTheOtherSidesPiece() {
        const QPoint within(static_cast<int>(m_view->cellRect(other).width() / 3), 0);
        pressAndMove(Qt::LeftButton, centre(other), centre(other) + within);
        release(centre(other) + within);
        QCOMPARE(m_activated->size(), 1);
        QCOMPARE(m_pickedUp->size(), 0);
    }

    void emptySquaresAreNotPickedUp() {
        drag(Qt::LeftButton, centre(9), centre(to));
        QCOMPARE(m_pickedUp->size(), 0);
        nothingElseWasTold();
    }

    void zoomedBoardsMoveUnderAllButTheMoversPieces() {
        m_view->setZoom(1.5);
        // Until a zoom has settled, squares may still move by parts of a pixel.
        QTRY_VERIFY(m_view->isSettled());
        m_view->reveal(from);
        const auto draggedBoards = [&](int square) {
            const QPointF before = m_view->cellRect(square).topLeft();
            drag(Qt::LeftButton, centre(square), centre(square) + QPoint(40, -30));
            return m_view->cellRect(square).topLeft() != before;
        };
        QVERIFY(!draggedBoards(from));
        QCOMPARE(m_pickedUp->size(), 1);
        m_view->reveal(other);
        QVERIFY(draggedBoards(other));
        QCOMPARE(m_pickedUp->size(), 1);
    }

    void aFingerCarriesNothing() {
        const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        const QPoint end = centre(to);
        QTest::touchEvent(&m_window, screen.get()).press(0, centre(from));
        QTest::touchEvent(&m_window, screen.get()).move(0, (centre(from) + end) / 2);
        QTest::touchEvent(&m_window, screen.get()).move(0, end);
        QVERIFY(!m_view->isCarrying());
        QTest::touchEvent(&m_window, screen.get()).release(0, end);
        QCOMPARE(m_pickedUp->size(), 0);
        nothingElseWasTold();
    }

    void anotherSceneTakesThePieceOnlyWithIt() {
        pickUp();
        BoardScene scene = m_view->scene();
        scene.marks[from] = bit(Mark::Selected);
        m_view->setScene(scene);
        QVERIFY(m_view->isCarrying());
        scene.pieces[from].reset();
        m_view->setScene(scene);
        QVERIFY(!m_view->isCarrying());
        release(centre(to));
        nothingElseWasTold();
    }

    void aPressIsForgottenWithItsBoard() {
        BoardScene smaller = emptyScene(makeRuleset({4, 4, 1, 1}));
        smaller.pieces[0] = Piece{2, Side::White};
        smaller.mover = Side::White;
        QTest::mousePress(&m_window, Qt::LeftButton, {}, centre(to));
        m_view->setScene(smaller);
        QTest::mouseMove(&m_window, centre(0));
        release(centre(0));
        QCOMPARE(m_pickedUp->size(), 0);
        nothingElseWasTold();
    }

    /// The eye has followed the hand; only what moves besides is shown to it.
    void whatTheHandCarriedDoesNotGlideAgain() {
        BoardMotion motion(m_view);
        motion.setSize(m_view->size());
        motion.setDuration(60000);
        const auto moved = [](BoardScene scene, int away, int there) {
            std::swap(scene.pieces[static_cast<std::size_t>(away)],
                      scene.pieces[static_cast<std::size_t>(there)]);
            std::ranges::fill(scene.marks, 0U);
            scene.marks[static_cast<std::size_t>(away)] = bit(Mark::LastFrom);
            scene.marks[static_cast<std::size_t>(there)] = bit(Mark::LastTo);
            return scene;
        };
        const auto connection = connect(m_view, &BoardView::putDown, m_view, [&](int square) {
            m_view->setScene(moved(m_view->scene(), from, square));
        });
        pickUp();
        release(centre(to));
        QVERIFY(m_view->scene().pieces[to]);
        QVERIFY(!motion.isShowing());
        disconnect(connection);
        m_view->setScene(moved(m_view->scene(), to, 21));
        QVERIFY(motion.isShowing());
    }
};

QTEST_MAIN(TestBoardCarry)
#include "tst_boardcarry.moc"
