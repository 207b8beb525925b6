// What a proof and an analysis follow: the position of a game or of an editor, and nothing else
// that changes there.
#include "appfixtures.h"
#include "editor/positioneditor.h"
#include "follow/positionfollower.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

class TestPositionFollower : public QObject {
    Q_OBJECT

private slots:
    void eachMoveOfAGameIsToldOnce() {
        GameSession session;
        PositionFollower follower;
        follower.follow(&session);
        QVERIFY(follower.now().game != nullptr);
        QSignalSpy told(&follower, &PositionFollower::positionChanged);
        play(session, "a2@00", "a3@00");
        QCOMPARE(told.count(), 1);
        QCOMPARE(follower.now().game->ply(), std::size_t(1));
        session.undo();
        QCOMPARE(told.count(), 2);
        QCOMPARE(follower.now().game->ply(), std::size_t(0));
        session.redo();
        QCOMPARE(told.count(), 3);
    }
    void aGameThatEndsWithoutAMoveIsTold() {
        GameSession session;
        PositionFollower follower;
        follower.follow(&session);
        QSignalSpy told(&follower, &PositionFollower::positionChanged);
        session.resign();
        QCOMPARE(told.count(), 1);
        QCOMPARE(follower.now().end.kind, EndKind::Resignation);
    }
    void whatIsChosenAndHowTheBoardIsSeenAreNoNewPositions() {
        GameSession session;
        PositionFollower follower;
        follower.follow(&session);
        QSignalSpy told(&follower, &PositionFollower::positionChanged);
        QSignalSpy chosen(&follower, &PositionFollower::selectedChanged);
        QSignalSpy turned(&follower, &PositionFollower::flippedChanged);
        session.activate(square(session, "a2@00"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(follower.selected(), static_cast<Square>(square(session, "a2@00")));
        session.flip();
        QCOMPARE(turned.count(), 1);
        QVERIFY(follower.flipped());
        QCOMPARE(told.count(), 0);
    }
    void anEditorIsFollowedWhileItCanBePlayed() {
        PositionEditor editor;
        PositionFollower follower;
        QSignalSpy told(&follower, &PositionFollower::positionChanged);
        follower.follow(&editor);
        QCOMPARE(follower.now().game != nullptr, editor.valid());
        QCOMPARE(editor.paste(QStringLiteral("4/4/4/4|4/4/1K2/3k|4/4/4/4|4/1B2/4/3R b 0 1")),
                 QString());
        QVERIFY(follower.now().game != nullptr);
        told.clear();
        editor.clear();
        QCOMPARE(told.count(), 1);
        QVERIFY(follower.now().game == nullptr);
        editor.toStart();
        editor.takeHand();
        QCOMPARE(told.count(), 2);
        QVERIFY(follower.now().game != nullptr);
        // The rule of a hundred half-moves counts them.
        editor.setHalfMoveClock(99);
        QCOMPARE(told.count(), 3);
        QCOMPARE(follower.now().game->current().halfMoveClock(), 99);
    }
    void onlyTheLastSourceIsFollowed() {
        GameSession session;
        PositionEditor editor;
        PositionFollower follower;
        QSignalSpy sources(&follower, &PositionFollower::sourceChanged);
        follower.follow(&editor);
        follower.follow(&session);
        QCOMPARE(sources.count(), 2);
        QVERIFY(follower.editor() == nullptr && follower.session() == &session);
        editor.clear();
        QVERIFY(follower.now().game != nullptr);
        follower.follow(static_cast<GameSession*>(nullptr));
        QVERIFY(follower.now().game == nullptr);
    }
    void aSourceThatIsGoneIsForgotten() {
        PositionFollower follower;
        {
            GameSession session;
            follower.follow(&session);
        }
        QVERIFY(follower.session() == nullptr);
        PositionEditor editor;
        follower.follow(&editor);
        QVERIFY(follower.editor() == &editor);
    }
};

QTEST_MAIN(TestPositionFollower)
#include "tst_positionfollower.moc"
