// Advice in a game: hints step by step, and the best lines of the position that is shown.
#include "analysis.h"
#include "appfixtures.h"
#include "hint.h"
#include "movereason.h"
#include "support/positions.h"
#include "text/scoretext.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

constexpr int enough = 5000;

Position fide(const char* fen) {
    return positionOf(QStringLiteral("fide"), QString::fromLatin1(fen));
}
/// The rook mates on a8.
Position mateInOne() {
    return fide("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
}
bool hinted(const BoardScene& scene, int square) {
    return (scene.marks[static_cast<std::size_t>(square)] &
            static_cast<std::uint32_t>(Mark::Hint)) != 0;
}
QString reason(const Position& position, const char* move, SearchScore score = {}) {
    return moveReason(position, {score, {moveOf(position, QString::fromLatin1(move))}});
}

struct Looker {
    GameSession session;
    Analysis analysis;
    explicit Looker(const Position& position) {
        session.setUp(Game(position));
        analysis.setProperty("nodes", enough);
        analysis.setSession(&session);
    }
    QString row(int line, AnalysisLines::Role role) {
        return analysis.lines()->data(analysis.lines()->index(line), role).toString();
    }
};

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT

private slots:
    void scoresAreWhites() {
        QCOMPARE(forWhite({140, 0}, Side::Black), (SearchScore{-140, 0}));
        QCOMPARE(scoreNumber({140, 0}), QStringLiteral("+1.4"));
        QCOMPARE(scoreNumber({-30, 0}), QStringLiteral("\u22120.3"));
        QCOMPARE(scoreNumber({-4, 0}), QStringLiteral("0.0"));
        QCOMPARE(scoreNumber({0, 3}), QStringLiteral("M3"));
        QCOMPARE(scoreNumber({0, -3}), QStringLiteral("\u2212M3"));
        QCOMPARE(scoreWords({0, -3}), QStringLiteral("Black mates in 3 moves"));
        QCOMPARE(scoreWords({20, 0}), QStringLiteral("About even"));
        QCOMPARE(scoreWords({-100, 0}), QStringLiteral("Black is a little better"));
        QCOMPARE(scoreWords({200, 0}), QStringLiteral("White is better"));
        QCOMPARE(scoreWords({500, 0}), QStringLiteral("White is winning"));
        QCOMPARE(scoreText({4, 0}), QStringLiteral("About even (0.0)"));
        QCOMPARE(scoreText({60, 0}), QStringLiteral("White is a little better (+0.6)"));
        QCOMPARE(scoreText({-250, 0}), QStringLiteral("Black is better (\u22122.5)"));
        QCOMPARE(scoreText({0, 1}), QStringLiteral("White mates at once"));
    }
    void whyAMoveIsGood() {
        QCOMPARE(reason(mateInOne(), "a1a8", {0, 1}), QStringLiteral("It is checkmate."));
        const QString saves = reason(fide("3rk3/8/8/8/8/8/8/3QK3 w - - 0 1"), "d1f3");
        QVERIFY2(saves.contains(QStringLiteral(
                     "saves the white queen on d1, which the black rook on d8 could have taken")),
                 qPrintable(saves));
        const QString takes = reason(fide("4k3/8/8/3n4/8/8/8/3QK3 w - - 0 1"), "d1d5");
        QVERIFY2(takes.startsWith(QStringLiteral("It takes the black knight on d5 and gains")),
                 qPrintable(takes));
        const QString checks = reason(fide("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8");
        QVERIFY2(checks.startsWith(QStringLiteral("Check: the white rook on a8")),
                 qPrintable(checks));
        const QString threatens = reason(fide("r6k/8/8/1N6/8/8/8/4K3 w - - 0 1"), "b5c7");
        QVERIFY2(threatens.contains(QStringLiteral("threatens to take the black rook on a8")),
                 qPrintable(threatens));
    }

    void firstThePieceThenTheTargetThenWhy() {
        GameSession session;
        session.setUp(Game(mateInOne()));
        Hint hint;
        hint.setProperty("nodes", enough);
        hint.setSession(&session);
        QSignalSpy said(&hint, &Hint::announced);
        const int from = square(session, "a1");
        const int to = square(session, "a8");
        QVERIFY(!hinted(hint.marked(session.scene()), from));
        QVERIFY(hint.next());
        QVERIFY(hint.thinking());
        QTRY_COMPARE(hint.stage(), Hint::Piece);
        QCOMPARE(hint.text(), QStringLiteral("Hint: look at the white rook on a1."));
        QVERIFY(hinted(hint.marked(session.scene()), from));
        QVERIFY(!hinted(hint.marked(session.scene()), to));
        QVERIFY(hint.sketch().empty());
        QVERIFY(hint.next());
        QCOMPARE(hint.stage(), Hint::Target);
        QCOMPARE(hint.text(), QStringLiteral("Hint: rook goes from a1 to a8."));
        QVERIFY(hinted(hint.marked(session.scene()), to));
        QCOMPARE(hint.sketch().lines.size(), 1U);
        QVERIFY(hint.next());
        QCOMPARE(hint.stage(), Hint::Why);
        QCOMPARE(hint.text(), QStringLiteral("Rook goes from a1 to a8. It is checkmate."));
        QVERIFY(hint.next());
        QCOMPARE(hint.stage(), Hint::Why);
        QCOMPARE(said.count(), 4);
        QCOMPARE(hint.used(), 1);
    }
    void anotherPositionTakesTheHintBack() {
        GameSession session;
        session.setUp(Game(mateInOne()));
        Hint hint;
        hint.setProperty("nodes", enough);
        hint.setSession(&session);
        QVERIFY(hint.next());
        QTRY_COMPARE(hint.stage(), Hint::Piece);
        session.playTyped(moveOf(mateInOne(), QStringLiteral("e1d2")));
        QCOMPARE(hint.stage(), Hint::None);
        QCOMPARE(hint.text(), QString());
        QVERIFY(hint.next());
        QTRY_COMPARE(hint.stage(), Hint::Piece);
        QCOMPARE(hint.used(), 2);
        // One that is still thought about, as well.
        session.undo();
        QVERIFY(hint.next());
        session.redo();
        QVERIFY(!hint.thinking());
        QCOMPARE(hint.used(), 3);
        session.newGame(QStringLiteral("lite"));
        QCOMPARE(hint.used(), 0);
    }
    void aGameThatIsOverHasNoHint() {
        GameSession session;
        session.setUp(Game(mateInOne()));
        Hint hint;
        hint.setSession(&session);
        session.playTyped(moveOf(mateInOne(), QStringLiteral("a1a8")));
        QVERIFY(!hint.next());
        QCOMPARE(hint.obstacle(),
                 QStringLiteral("The game is over: there is no move to look for."));
        QCOMPARE(hint.used(), 0);
    }
    void thereIsNoHintForTheComputer() {
        GameSession session;
        Hint hint;
        hint.setSession(&session);
        QVERIFY(session.newGame(QStringLiteral("lite"), Players{{}, 1, 0}));
        QVERIFY(hint.obstacle().isEmpty());
        session.playTyped(moveOf(session.match().position(), QStringLiteral("a2@00a3@00")));
        QVERIFY(!hint.next());
        QVERIFY(!hint.thinking());
        QVERIFY(hint.obstacle().contains(QStringLiteral("computer's turn")));
        QCOMPARE(hint.used(), 0);
    }
    void whileNobodyWatchesItWaits() {
        Looker look(startOf(QStringLiteral("lite")));
        look.analysis.setProperty("nodes", 0);
        look.analysis.setOn(true);
        QTRY_VERIFY(look.analysis.scored());
        look.analysis.setWatched(false);
        QVERIFY(!look.analysis.thinking());
        QVERIFY(look.analysis.scored());
        look.session.playTyped(
            moveOf(look.session.match().position(), QStringLiteral("a2@00a3@00")));
        QVERIFY(!look.analysis.thinking());
        look.analysis.setWatched(true);
        QVERIFY(look.analysis.thinking());
        QTRY_VERIFY(look.analysis.scored());
        // What was found to the end is not looked for again.
        look.analysis.setProperty("nodes", enough);
        look.analysis.setLineCount(1);
        QTRY_VERIFY(!look.analysis.thinking());
        look.analysis.setWatched(false);
        look.analysis.setWatched(true);
        QVERIFY(!look.analysis.thinking());
    }

    void theBestLineComesFirst() {
        Looker look(mateInOne());
        QVERIFY(!look.analysis.thinking());
        look.analysis.setOn(true);
        QVERIFY(look.analysis.thinking());
        QTRY_VERIFY(!look.analysis.thinking());
        QCOMPARE(look.analysis.lines()->rowCount(), 3);
        QCOMPARE(look.row(0, AnalysisLines::ScoreRole), QStringLiteral("M1"));
        QCOMPARE(look.row(0, AnalysisLines::SpokenRole),
                 QStringLiteral("Line 1: M1, White mates at once. rook goes from a1 to a8."));
        QCOMPARE(look.analysis.score(), QStringLiteral("M1"));
        QCOMPARE(look.analysis.words(), QStringLiteral("White mates at once"));
        QCOMPARE(look.analysis.share(), 1.0);
        // Arrows of the first moves, with their ranks.
        QCOMPARE(look.analysis.sketch().lines.size(), 3U);
        QCOMPARE(look.analysis.sketch().numbers.size(), 3U);
        QVERIFY(look.analysis.status().contains(QStringLiteral("half-moves deep")));
        look.analysis.setOn(false);
        QCOMPARE(look.analysis.lines()->rowCount(), 0);
        QVERIFY(look.analysis.sketch().empty());
    }
    void whoeverIsToMoveTheScoreIsWhites() {
        Looker look(fide("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1"));
        look.analysis.setOn(true);
        QTRY_VERIFY(!look.analysis.thinking());
        QCOMPARE(look.analysis.score(), QStringLiteral("\u2212M1"));
        QCOMPARE(look.analysis.share(), 0.0);
    }
    void asManyLinesAsWanted() {
        Looker look(startOf(QStringLiteral("lite")));
        look.analysis.setLineCount(5);
        look.analysis.setOn(true);
        QTRY_COMPARE(look.analysis.lines()->rowCount(), 5);
        look.analysis.setLineCount(1);
        QTRY_VERIFY(!look.analysis.thinking());
        QCOMPARE(look.analysis.lines()->rowCount(), 1);
        QVERIFY(look.analysis.sketch().numbers.empty());
        look.analysis.setLineCount(9);
        QCOMPARE(look.analysis.lineCount(), 5);
    }
    void aLineIsWalkedOnTheBoards() {
        Looker look(startOf(QStringLiteral("lite")));
        look.analysis.setOn(true);
        QTRY_VERIFY(!look.analysis.thinking());
        Analysis& analysis = look.analysis;
        const std::vector<Move> moves = analysis.lines()->lines()[1].moves;
        QVERIFY(moves.size() > 1);
        analysis.press(1);
        QVERIFY(analysis.shows());
        QCOMPARE(analysis.shownRow(), 1);
        QCOMPARE(analysis.shownPly(), 1);
        Position after = look.session.match().position();
        after.make(moves[0]);
        for (std::size_t square = 0; square < analysis.scene().pieces.size(); ++square)
            QCOMPARE(analysis.scene().pieces[square], after.pieceAt(static_cast<Square>(square)));
        analysis.step(1);
        QCOMPARE(analysis.shownPly(), 2);
        QVERIFY(analysis.shownText().startsWith(QStringLiteral("Analysis, not played: 1. ")));
        QCOMPARE(analysis.sketch().lines.front().squares.back(), moves[1].to);
        analysis.step(-1);
        QCOMPARE(analysis.shownPly(), 1);
        analysis.step(-1);
        QVERIFY(!analysis.shows());
        analysis.step(1);
        QVERIFY(!analysis.shows());
        analysis.press(1);
        analysis.press(1);
        QVERIFY(!analysis.shows());
        look.session.flip();
        analysis.showLine(0, 100);
        QVERIFY(analysis.scene().flipped);
        QCOMPARE(analysis.shownPly(), static_cast<int>(analysis.lines()->lines()[0].moves.size()));
        // The game goes on, and the line belongs to another position.
        look.session.playTyped(moves[0]);
        QVERIFY(!analysis.shows());
        QVERIFY(analysis.thinking());
    }
    void whereTheGameIsOverThereIsNothingToLookFor() {
        Position mated = mateInOne();
        mated.make(moveOf(mated, QStringLiteral("a1a8")));
        Looker look(mated);
        look.analysis.setOn(true);
        QVERIFY(!look.analysis.thinking());
        QVERIFY(look.analysis.status().contains(QStringLiteral("over")));
        QVERIFY(!look.analysis.scored());
    }
};

QTEST_MAIN(TestAdvice)
#include "tst_advice.moc"
