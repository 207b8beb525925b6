// How a move is shown: gliding, or as a numbered still picture, and only when there was a move.
#include "boardmotion.h"
#include "boardstage.h"
#include "position/game.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

/// The scene of a position that `last` led to.
BoardScene sceneOf(const Position& position, std::optional<Move> last = std::nullopt) {
    BoardScene scene = emptyScene(position.rulesetPtr());
    for (std::size_t i = 0; i < scene.pieces.size(); ++i)
        scene.pieces[i] = position.pieceAt(static_cast<Square>(i));
    if (last) {
        scene.marks[last->from] |= bit(Mark::LastFrom);
        scene.marks[last->to] |= bit(Mark::LastTo);
    }
    return scene;
}

Square chess(const char* name) {
    return static_cast<Square>(name[0] - 'a' + 8 * (name[1] - '1'));
}

/// Plays moves of ordinary chess, such as "e2e4".
class Chess {
public:
    Chess() : m_position(builtinRuleset("fide")) {}
    BoardScene play(const char* text) {
        for (const Move& move : m_position.legalMovesFrom(chess(text))) {
            if (move.to == chess(text + 2)) {
                m_last = move;
                m_position.make(move);
                break;
            }
        }
        return scene();
    }
    [[nodiscard]] BoardScene scene() const { return sceneOf(m_position, m_last); }

private:
    Position m_position;
    std::optional<Move> m_last;
};

} // namespace

class TestBoardMotion : public QObject, private BoardStage {
    Q_OBJECT

private:
    BoardMotion* m_motion = nullptr;

    /// A bishop goes from one board to another.
    void playAcrossBoards() {
        BoardScene scene = emptyScene(makeRuleset({4, 4, 2, 2}));
        scene.pieces[5] = Piece{3, Side::White};
        m_view->setScene(scene);
        std::swap(scene.pieces[5], scene.pieces[58]);
        scene.marks[5] = bit(Mark::LastFrom);
        scene.marks[58] = bit(Mark::LastTo);
        m_view->setScene(scene);
    }

private slots:
    void initTestCase() { QVERIFY(openWindow()); }
    void init() {
        addBoard({});
        m_view->setPosition(QPointF()); // what it shows is looked up in pictures of the window
        m_motion = new BoardMotion(m_view);
        m_motion->setSize(m_view->size());
        m_motion->setDuration(200);
    }
    void cleanup() { removeBoard(); }

    void aMoveIsFound() {
        Chess game;
        const BoardScene start = game.scene();
        const BoardScene after = game.play("g1f3");
        const auto motion = motionBetween(start, after);
        QVERIFY(motion);
        QCOMPARE(motion->steps.size(), 1U);
        QCOMPARE(motion->steps[0].from, chess("g1"));
        QCOMPARE(motion->steps[0].to, chess("f3"));
        QVERIFY(!motion->backwards);
        QVERIFY(!motionBetween(after, after));
    }

    void takingBackGoesBackwards() {
        Chess game;
        const BoardScene one = game.play("e2e4");
        const BoardScene two = game.play("d7d5");
        const BoardScene three = game.play("e4d5");
        const auto capture = motionBetween(two, three);
        QVERIFY(capture);
        QCOMPARE(*capture->steps[0].covered, (Piece{5, Side::Black}));
        const auto back = motionBetween(three, two);
        QVERIFY(back);
        QVERIFY(back->backwards);
        QCOMPARE(back->steps[0].from, chess("d5"));
        QCOMPARE(back->steps[0].to, chess("e4"));
        QCOMPARE(back->steps[0].piece, (Piece{5, Side::White}));
        // Two moves at once are no move.
        QVERIFY(!motionBetween(one, three));
    }

    void castlingMovesTwoPieces() {
        Chess game;
        for (const char* move : {"g1f3", "a7a6", "g2g3", "b7b6", "f1g2"})
            game.play(move);
        const BoardScene before = game.play("c7c6");
        const BoardScene after = game.play("e1g1");
        const auto motion = motionBetween(before, after);
        QVERIFY(motion);
        QCOMPARE(motion->steps.size(), 2U);
        QCOMPARE(motion->steps[1].from, chess("h1"));
        QCOMPARE(motion->steps[1].to, chess("f1"));
        const auto back = motionBetween(after, before);
        QVERIFY(back);
        QCOMPARE(back->steps.size(), 2U);
        QCOMPARE(back->steps[1].to, chess("h1"));
    }

    void enPassantKeepsTheVictimUntilItsEnd() {
        Chess game;
        for (const char* move : {"e2e4", "a7a6", "e4e5"})
            game.play(move);
        const BoardScene before = game.play("d7d5");
        const BoardScene after = game.play("e5d6");
        const auto motion = motionBetween(before, after);
        QVERIFY(motion);
        QCOMPARE(*motion->removed, chess("d5"));
        QCOMPARE(*motion->removedPiece, (Piece{5, Side::Black}));
        QVERIFY(motionBetween(after, before));
    }

    void aPieceGlides() {
        QSignalSpy changed(m_motion, &BoardMotion::showingChanged);
        playAcrossBoards();
        QVERIFY(m_motion->isShowing());
        const QImage under = grab();
        QTRY_VERIFY(!m_motion->isShowing());
        QCOMPARE(changed.size(), 2);
        // At the end the board alone is there, with the piece on its square.
        QTRY_VERIFY(grab() != under);
        const QImage end = grab();
        m_motion->setVisible(false);
        QCOMPARE(grab(), end);
    }

    void nothingMovesWhenAPieceIsChosen() {
        playAcrossBoards();
        QTRY_VERIFY(!m_motion->isShowing());
        BoardScene scene = m_view->scene();
        scene.marks[58] |= bit(Mark::Selected);
        m_view->setScene(scene);
        QVERIFY(!m_motion->isShowing());
        m_view->setScene(emptyScene(makeRuleset({8, 8, 1, 1})));
        QVERIFY(!m_motion->isShowing());
    }

    void theNextMoveInterrupts() {
        m_motion->setDuration(60000);
        Chess game;
        m_view->setScene(game.scene());
        m_view->setScene(game.play("e2e4"));
        QVERIFY(m_motion->isShowing());
        m_view->setScene(game.play("e7e5"));
        QVERIFY(m_motion->isShowing());
        m_motion->dismiss();
        const QImage end = grab();
        m_motion->setVisible(false);
        QCOMPARE(grab(), end);
    }

    void withoutMotionThereIsAStillPicture() {
        m_motion->setDuration(0);
        playAcrossBoards();
        QVERIFY(m_motion->isShowing());
        const QImage picture = grab();
        QTest::keyPress(&m_window, Qt::Key_Shift);
        QVERIFY(m_motion->isShowing());
        QTest::keyClick(&m_window, Qt::Key_Right);
        QVERIFY(!m_motion->isShowing());
        const QImage board = grab();
        // Both ends and the line between them differ.
        for (const int square : {5, 58}) {
            const QRect cell = m_view->cellRect(square).toRect();
            QVERIFY(picture.copy(cell) != board.copy(cell));
        }
        const QPoint between =
            ((m_view->cellRect(5).center() + m_view->cellRect(58).center()) / 2).toPoint();
        QVERIFY(picture.pixel(between) != board.pixel(between));
    }

    void aPressEndsTheStillPicture() {
        m_motion->setDuration(0);
        playAcrossBoards();
        QVERIFY(m_motion->isShowing());
        QTest::mouseClick(&m_window, Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(!m_motion->isShowing());
    }

    void theLastMoveIsShownAgain() {
        playAcrossBoards();
        QTRY_VERIFY(!m_motion->isShowing());
        m_motion->showLastMove();
        QVERIFY(m_motion->isShowing());
        QTRY_VERIFY(!m_motion->isShowing());
        m_view->setScene(emptyScene(makeRuleset({4, 4, 2, 2})));
        m_motion->showLastMove();
        QVERIFY(!m_motion->isShowing());
    }
};

QTEST_MAIN(TestBoardMotion)
#include "tst_boardmotion.moc"
