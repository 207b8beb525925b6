// A reviewed game: what is marked and said, and finding something better than was played.
#include "appfixtures.h"
#include "gamereview.h"
#include "mistaketrainer.h"
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr int enough = 5000;
constexpr int endless = 2'000'000'000;

Position start() {
    return positionOf(QStringLiteral("fide"), QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
}
void play(GameSession& session, const char* plain) {
    session.playTyped(moveOf(session.match().position(), QString::fromLatin1(plain)));
}

/// White misses a mate, Black allows it once more, White mates.
struct Reviewed {
    GameSession session;
    GameReview review;

    explicit Reviewed(bool run = true) {
        session.setUp(Game(start()));
        review.setSession(&session);
        review.setNodes(enough);
        for (const char* move : {"e1d2", "g8h8", "a1a8"})
            play(session, move);
        if (run) {
            review.run();
            finish();
        }
    }
    void finish() { QTRY_COMPARE(review.state(), GameReview::Done); }
    QString text(int row, MistakeList::Role role) {
        return review.mistakes()->data(review.mistakes()->index(row), role).toString();
    }
    QString mark(int row, MoveListModel::Role role) {
        return session.moves()->data(session.moves()->index(row), role).toString();
    }
};

struct Lesson : Reviewed {
    GameSession boards;
    MistakeTrainer trainer;
    Lesson() {
        trainer.setReview(&review);
        trainer.setSession(&boards);
    }
};

} // namespace

class TestGameReview : public QObject {
    Q_OBJECT

private slots:
    void mistakesAreFoundAndNamed() {
        Reviewed game;
        QCOMPARE(game.review.mistakes()->rowCount(), 2);
        QCOMPARE(game.text(0, MistakeList::MoveRole), QStringLiteral("1. Ke1-d2"));
        QCOMPARE(game.text(0, MistakeList::GlyphRole), QStringLiteral("??"));
        QCOMPARE(game.text(0, MistakeList::WordRole), QStringLiteral("blunder, missed mate"));
        QVERIFY2(game.text(0, MistakeList::WhyRole)
                     .startsWith(QStringLiteral("White could mate at once.")),
                 qPrintable(game.text(0, MistakeList::WhyRole)));
        QCOMPARE(game.text(0, MistakeList::BetterRole),
                 QStringLiteral("Better: rook goes from a1 to a8. It is checkmate."));
        QCOMPARE(game.text(1, MistakeList::MoveRole), QStringLiteral("1… Kg8-h8"));
        QCOMPARE(game.text(1, MistakeList::WordRole), QStringLiteral("blunder"));
        QCOMPARE(game.text(1, MistakeList::WhyRole),
                 QStringLiteral("White answers: rook goes from a1 to a8. That is checkmate."));
        QCOMPARE(game.review.whiteSummary(), QStringLiteral("White: 1 blunder, 1 missed mate"));
        QCOMPARE(game.review.blackSummary(), QStringLiteral("Black: 1 blunder"));
    }
    void theListOfMovesIsMarked() {
        Reviewed game;
        QCOMPARE(game.mark(0, MoveListModel::WhiteGlyphRole), QStringLiteral("??"));
        QCOMPARE(game.mark(0, MoveListModel::WhiteWordRole),
                 QStringLiteral("blunder, missed mate"));
        QCOMPARE(game.mark(0, MoveListModel::BlackGlyphRole), QStringLiteral("??"));
        QCOMPARE(game.mark(1, MoveListModel::WhiteGlyphRole), QString());
        // Another move there has not been reviewed.
        game.session.undo();
        game.session.undo();
        play(game.session, "h7h6");
        QCOMPARE(game.mark(0, MoveListModel::BlackGlyphRole), QString());
        QCOMPARE(game.review.state(), GameReview::Nothing);
    }
    void theGraphHasEveryPosition() {
        Reviewed game;
        const QVariantList shares = game.review.shares();
        QCOMPARE(shares.size(), 4);
        QCOMPARE(shares[0].toDouble(), 1.0);
        QVERIFY(shares[1].toDouble() < 1);
        QCOMPARE(shares[2].toDouble(), 1.0);
        QCOMPARE(shares[3].toDouble(), 1.0);
        QCOMPARE(game.review.textAt(0), QStringLiteral("At the start: White mates at once (M1)"));
        QCOMPARE(game.review.textAt(3), QStringLiteral("After 2. Ra1-a8#: checkmate"));
    }
    void lookingBackAndUndoChangeNothing() {
        Reviewed game;
        game.session.goToPly(1);
        game.session.undo();
        QCOMPARE(game.review.state(), GameReview::Done);
        QCOMPARE(game.review.mistakes()->rowCount(), 2);
        QVERIFY(!game.review.outgrown());
    }
    void itCanBeGivenUp() {
        Reviewed game(false);
        game.review.setNodes(endless);
        game.review.run();
        QCOMPARE(game.review.state(), GameReview::Running);
        QVERIFY(!game.review.progressText().isEmpty());
        game.review.cancel();
        QCOMPARE(game.review.state(), GameReview::Nothing);
        // So does another game.
        game.review.run();
        game.session.newGame(QStringLiteral("lite"));
        QCOMPARE(game.review.state(), GameReview::Nothing);
    }
    void withoutMovesThereIsNothingToReview() {
        GameSession session;
        GameReview review;
        review.setSession(&session);
        review.run();
        QCOMPARE(review.state(), GameReview::Nothing);
    }

    void somethingBetterIsFound() {
        Lesson lesson;
        MistakeTrainer& trainer = lesson.trainer;
        QVERIFY(!trainer.active());
        trainer.begin(MistakeTrainer::Both);
        QCOMPARE(trainer.state(), MistakeTrainer::YourMove);
        QCOMPARE(trainer.count(), 2);
        QCOMPARE(lesson.boards.ply(), 0);
        QCOMPARE(trainer.text(),
                 QStringLiteral("Mistake 1 of 2: in the game king goes from e1 to d2. Find "
                                "something better for White."));
        play(lesson.boards, "a1a8");
        QCOMPARE(trainer.state(), MistakeTrainer::Right);
        QCOMPARE(trainer.text(), QStringLiteral("Well found. It is checkmate."));
        trainer.next();
        QCOMPARE(trainer.number(), 2);
        QCOMPARE(lesson.boards.ply(), 1);
        QVERIFY(!lesson.boards.whiteToMove());
        // Any move that gives nothing away will do.
        play(lesson.boards, "h7h6");
        QTRY_COMPARE(trainer.state(), MistakeTrainer::Right);
        trainer.next();
        QCOMPARE(trainer.state(), MistakeTrainer::Finished);
        QCOMPARE(trainer.text(), QStringLiteral("Those were all. You found something better for 2 "
                                                "of 2."));
        trainer.leave();
        QVERIFY(!trainer.active());
        QCOMPARE(lesson.session.lastPly(), 3);
    }
    void whatIsNotGoodEnoughIsRefuted() {
        Lesson lesson;
        MistakeTrainer& trainer = lesson.trainer;
        trainer.begin(MistakeTrainer::White);
        QCOMPARE(trainer.count(), 1);
        play(lesson.boards, "e1e2");
        QTRY_COMPARE(trainer.state(), MistakeTrainer::Wrong);
        QVERIFY2(trainer.text().startsWith(QStringLiteral("Not good enough. Black answers: ")),
                 qPrintable(trainer.text()));
        QCOMPARE(trainer.sketch().lines.size(), 1U);
        // Taking it back is another try.
        lesson.boards.undo();
        QCOMPARE(trainer.state(), MistakeTrainer::YourMove);
        play(lesson.boards, "e1d2");
        QCOMPARE(trainer.state(), MistakeTrainer::Wrong);
        QVERIFY(trainer.text().startsWith(QStringLiteral("That is what was played. ")));
        trainer.showAnswer();
        QCOMPARE(trainer.state(), MistakeTrainer::Shown);
        QCOMPARE(trainer.text(),
                 QStringLiteral("Better: rook goes from a1 to a8. It is checkmate."));
        // Seen is not found.
        trainer.retry();
        play(lesson.boards, "a1a8");
        QCOMPARE(trainer.state(), MistakeTrainer::Right);
        QCOMPARE(trainer.found(), 0);
    }
    void aTryCanBeTakenBackWhileItIsLookedAt() {
        Lesson lesson;
        lesson.review.setNodes(endless);
        lesson.trainer.begin(MistakeTrainer::White);
        play(lesson.boards, "e1e2");
        QCOMPARE(lesson.trainer.state(), MistakeTrainer::Judging);
        lesson.boards.undo();
        QCOMPARE(lesson.trainer.state(), MistakeTrainer::YourMove);
        play(lesson.boards, "e1e2");
        lesson.trainer.leave();
        QVERIFY(!lesson.trainer.active());
    }
    void aMistakeIsChosenFromTheList() {
        Lesson lesson;
        lesson.trainer.beginAt(1);
        QCOMPARE(lesson.trainer.number(), 2);
        QCOMPARE(lesson.boards.ply(), 1);
    }
};

QTEST_MAIN(TestGameReview)
#include "tst_gamereview.moc"
