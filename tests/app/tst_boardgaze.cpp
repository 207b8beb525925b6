// What is brought into view when something is spoken of, and what the user has arranged.
#include "boardgaze.h"
#include "boardstage.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

Square at(int x, int y, int z, int w) {
    return static_cast<Square>(x + 8 * (y + 8 * (z + 8 * w)));
}

} // namespace

class TestBoardGaze : public QObject, private BoardStage {
    Q_OBJECT

private:
    void look(const BoardInterest& interest, BoardGaze::Cause cause) {
        m_gaze->look(interest, cause);
        QCoreApplication::processEvents();
    }
    bool sees(const std::vector<Square>& squares) const {
        return areReadable(m_view->geometry(), squares);
    }
    qreal cell() const { return m_view->cellRect(m_view->focusSquare()).width(); }

    std::unique_ptr<BoardGaze> m_gaze;

private slots:
    void initTestCase() { QVERIFY(openWindow()); }
    void init() {
        addBoard(emptyScene(makeRuleset({8, 8, 8, 8})));
        m_gaze = std::make_unique<BoardGaze>();
        m_gaze->setView(m_view);
    }
    void cleanup() {
        m_gaze.reset();
        removeBoard();
    }

    void boardsThatAreLargeEnoughStayAsTheyAre() {
        m_view->setScene(emptyScene(makeRuleset({4, 4, 4, 4})));
        look({{0, 255}, {}}, BoardGaze::Begins);
        QVERIFY(m_view->showsEverything());
        QVERIFY(sees({0, 255}));
    }

    void oneBoardComesCloserWithThoseAroundIt() {
        const std::vector<Square> core{at(4, 0, 3, 2), at(4, 7, 3, 2)};
        QVERIFY(!sees(core));
        look({core, {}}, BoardGaze::Begins);
        QVERIFY(sees(core));
        QCOMPARE(m_view->part(), BoardView::AllBoards);
        QVERIFY(cell() <= closestCell);
        QVERIFY(cell() > closestCell - 6);
        // The board lies in the middle.
        const QRectF board = m_view->cellRect(core[0]).united(m_view->cellRect(core[1]));
        QVERIFY(std::abs(board.center().y() - m_view->height() / 2) < 40);
        // The whole board is there, not its squares alone.
        QVERIFY(sees({at(0, 0, 3, 2), at(7, 7, 3, 2)}));
    }

    void aBlockOfBoardsFits() {
        const std::vector<Square> core{at(0, 0, 0, 0), at(7, 7, 3, 1)};
        look({core, {}}, BoardGaze::Begins);
        QVERIFY(sees(core));
        QVERIFY(sees({at(0, 7, 0, 1), at(7, 0, 3, 0)}));
    }

    void whatElseThereIsComesAlongWhereThereIsRoom() {
        const std::vector<Square> core{at(4, 0, 0, 0)};
        const Square near = at(2, 2, 2, 1);
        const Square far = at(7, 7, 7, 7);
        look({core, {far, near}}, BoardGaze::Begins);
        QVERIFY(sees({core.front(), near}));
        QVERIFY(!sees({far}));
    }

    // A row or a column is told in lines then: more readable than all boards.
    void aWholeRowOrColumnOfBoardsIsShownAlone() {
        const std::vector<Square> row{at(0, 0, 0, 3), at(7, 7, 7, 3)};
        look({row, {}}, BoardGaze::Begins);
        QCOMPARE(m_view->part(), BoardView::OneRow);
        QVERIFY(sees(row));
        const std::vector<Square> column{at(0, 0, 5, 0), at(7, 7, 5, 7)};
        look({column, {}}, BoardGaze::Begins);
        QCOMPARE(m_view->part(), BoardView::OneColumn);
        QVERIFY(sees(column));
        look({{at(1, 1, 1, 1)}, {}}, BoardGaze::Begins);
        QCOMPARE(m_view->part(), BoardView::AllBoards);
        QVERIFY(sees({at(1, 1, 1, 1)}));
    }

    void farCornersAreSeenOnAllBoards() {
        look({{at(0, 0, 0, 0)}, {}}, BoardGaze::Begins);
        QVERIFY(!m_view->showsEverything());
        look({{at(0, 0, 0, 0), at(7, 7, 7, 7)}, {}}, BoardGaze::Begins);
        QVERIFY(m_view->showsEverything());
        // And where something of it happens.
        look({{at(7, 7, 7, 7)}, {}}, BoardGaze::GoesOn);
        QVERIFY(sees({at(7, 7, 7, 7)}));
        look({}, BoardGaze::Begins);
        QVERIFY(m_view->showsEverything());
    }

    // In a small window all boards are mere dots: better what is spoken of first.
    void aSmallWindowShowsWhatComesFirst() {
        m_view->setSize(QSizeF(300, 260));
        look({{at(0, 0, 0, 0), at(7, 7, 7, 7), at(1, 1, 0, 0)}, {}}, BoardGaze::Begins);
        QVERIFY(sees({at(0, 0, 0, 0), at(1, 1, 0, 0)}));
        QVERIFY(!m_view->showsEverything());
    }

    void theViewStandsStillWhileAllIsSeen() {
        look({{at(4, 0, 3, 3)}, {at(0, 0, 4, 4)}}, BoardGaze::Begins);
        const QRectF before = m_view->cellRect(0);
        look({{at(0, 0, 4, 4)}, {}}, BoardGaze::GoesOn);
        QCOMPARE(m_view->cellRect(0), before);
        look({{at(1, 1, 3, 3)}, {}}, BoardGaze::Asked);
        QCOMPARE(m_view->cellRect(0), before);
        look({{at(1, 1, 7, 7)}, {}}, BoardGaze::GoesOn);
        QVERIFY(sees({at(1, 1, 7, 7)}));
    }

    void whatTheUserHasArrangedStaysUntilSomethingElseBegins() {
        const std::vector<Square> core{at(4, 0, 0, 0)};
        const std::vector<std::function<void()>> ways{
            [&] { m_view->zoomOut(); },
            [&] { m_view->panBy(QPointF(-90, 90)); },
            [&] { m_view->fit(); },
            [&] { m_view->showPart(BoardView::OneBoard, 5); },
        };
        for (const auto& way : ways) {
            look({core, {}}, BoardGaze::Begins);
            QVERIFY(sees(core));
            way();
            const QRectF before = m_view->cellRect(at(0, 0, 5, 7));
            const BoardView::Part part = m_view->part();
            look({{at(7, 7, 7, 7)}, {}}, BoardGaze::GoesOn);
            QCOMPARE(m_view->cellRect(at(0, 0, 5, 7)), before);
            QCOMPARE(m_view->part(), part);
        }
        // Asked for, it is there, and from then on as before.
        look({{at(7, 7, 7, 7)}, {}}, BoardGaze::Asked);
        QVERIFY(sees({at(7, 7, 7, 7)}));
        look({core, {}}, BoardGaze::GoesOn);
        QVERIFY(sees(core));
    }

    // A line of a proof, or of an analysis.
    void aPictureIsLookedAtForAWhile() {
        const std::vector<Square> core{at(4, 0, 0, 0)};
        look({core, {}}, BoardGaze::Begins);
        BoardScene scene = m_view->scene();
        BoardSketch sketch;
        sketch.lines.push_back({SketchKind::Refutation, {at(1, 1, 7, 7), at(2, 2, 7, 7)}});
        m_gaze->lookAt(scene, sketch);
        QCoreApplication::processEvents();
        QVERIFY(sees({at(1, 1, 7, 7), at(2, 2, 7, 7)}));
        // One with nothing drawn has its marks.
        scene.marks.at(at(3, 3, 7, 0)) = 1;
        m_gaze->lookAt(scene, {});
        QCoreApplication::processEvents();
        QVERIFY(sees({at(3, 3, 7, 0)}));
        QVERIFY(!sees(core));
        m_gaze->lookBack();
        QCoreApplication::processEvents();
        QVERIFY(sees(core));
        QCOMPARE(m_gaze->interest().core, core);
        // Nothing was looked at before: the view stays, and is whatever the user makes of it.
        look({}, BoardGaze::Begins);
        m_gaze->lookAt(scene, {});
        QCoreApplication::processEvents();
        m_gaze->lookBack();
        QCoreApplication::processEvents();
        QVERIFY(sees({at(3, 3, 7, 0)}));
        QVERIFY(m_gaze->interest().core.empty());
    }

    void anotherSizeKeepsInViewWhatIsLookedAt() {
        const std::vector<Square> core{at(0, 0, 5, 5), at(7, 7, 6, 6)};
        look({core, {}}, BoardGaze::Begins);
        m_view->setSize(QSizeF(500, 420));
        QTRY_VERIFY(sees(core));
        m_view->setSize(QSizeF(800, 740));
        QTRY_VERIFY(sees(core));
        m_view->fit();
        m_view->setSize(QSizeF(500, 420));
        QCoreApplication::processEvents();
        QVERIFY(m_view->showsEverything());
    }

    // Otherwise the first arrow would take the view away again.
    void theKeyboardComesAlong() {
        m_view->setFocusSquare(at(7, 7, 7, 7));
        look({{at(3, 3, 0, 0)}, {}}, BoardGaze::Begins);
        QCOMPARE(m_view->focusSquare(), static_cast<int>(at(3, 3, 0, 0)));
        m_view->setFocusSquare(at(4, 4, 0, 0));
        look({{at(3, 3, 0, 0)}, {}}, BoardGaze::Begins);
        QCOMPARE(m_view->focusSquare(), static_cast<int>(at(4, 4, 0, 0)));
    }

    void theKeyboardBeginsAtNoAnswer() {
        const BoardInterest question{{at(3, 3, 0, 0), at(1, 1, 0, 0)}, {}, {at(3, 3, 0, 0)}};
        m_view->setFocusSquare(at(3, 3, 0, 0));
        look(question, BoardGaze::Begins);
        QCOMPARE(m_view->focusSquare(), static_cast<int>(at(1, 1, 0, 0)));
        // Even where nothing else matters, or all boards do.
        for (const BoardInterest& other :
             {BoardInterest{{at(3, 3, 0, 0)}, {}, {at(3, 3, 0, 0)}},
              BoardInterest{{}, {}, {at(0, 0, 0, 0), at(3, 3, 0, 0)}}}) {
            m_view->setFocusSquare(at(3, 3, 0, 0));
            look(other, BoardGaze::Begins);
            QVERIFY(std::ranges::find(other.answers, static_cast<Square>(m_view->focusSquare())) ==
                    other.answers.end());
        }
    }

    void aGlideEndsWhereAJumpDoes() {
        const BoardInterest interest{{at(4, 0, 6, 1)}, {}};
        look(interest, BoardGaze::Begins);
        const QRectF there = m_view->cellRect(interest.core.front());
        const qreal zoomThere = m_view->zoom();
        look({}, BoardGaze::Begins);
        m_gaze->setProperty("duration", 300);
        look(interest, BoardGaze::Begins);
        QVERIFY(m_view->zoom() < zoomThere);
        QTRY_VERIFY(
            (m_view->cellRect(interest.core.front()).center() - there.center()).manhattanLength() <=
            2.);
        QVERIFY(sees(interest.core));
        // The user's hand ends it.
        look({}, BoardGaze::Begins);
        m_view->zoomIn();
        const qreal zoom = m_view->zoom();
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->zoom(), zoom);
    }
};

QTEST_MAIN(TestBoardGaze)
#include "tst_boardgaze.moc"
