// The search on a thread of its own: what is heard of it, and when it ends.
#include "computer/thinkingthread.h"
#include "ruleset/compiled_ruleset.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QtTest/QTest>

using namespace tessera;

namespace {
Game start(const char* ruleset = "lite") {
    return Game(Position(builtinRuleset(ruleset)));
}

/// As long as nobody ends it.
ThinkingTask endless(Game game) {
    return {std::move(game), {}, {}};
}

SearchLimits depthOf(int depth) {
    SearchLimits limits;
    limits.depth = depth;
    return limits;
}

ThinkingTask toDepth(Game game, int depth) {
    return {std::move(game), depthOf(depth), {}};
}

/// Keeps what it hears.
struct Listener {
    QList<SearchReport> progress;
    QList<SearchReport> done;
    ThinkingThread thread{[this](const SearchReport& report) { progress.append(report); },
                          [this](const SearchReport& report) { done.append(report); }};
};
} // namespace

class TestThinkingThread : public QObject {
    Q_OBJECT

private slots:
    void theAnswerIsThatOfTheSearch() {
        Listener heard;
        QVERIFY(!heard.thread.isThinking());
        heard.thread.ask(toDepth(start(), 3));
        QVERIFY(heard.thread.isThinking());
        QTRY_COMPARE(heard.done.size(), 1);
        QVERIFY(!heard.thread.isThinking());
        Thinker thinker;
        const SearchReport report = thinker.think(start(), depthOf(3));
        QCOMPARE(heard.done.front().depth, 3);
        QCOMPARE(heard.done.front().nodes, report.nodes);
        QVERIFY(heard.done.front().move() == report.move());
    }

    void whatIsFoundSoFarIsHeardWhileItThinks() {
        Listener heard;
        heard.thread.ask(endless(start()));
        QTRY_VERIFY(!heard.progress.isEmpty());
        QVERIFY(heard.progress.front().move().has_value());
        QVERIFY(heard.done.isEmpty());
        QVERIFY(heard.thread.isThinking());
    }

    void stoppedItAnswersWithTheBestSoFar() {
        Listener heard;
        heard.thread.ask(endless(start()));
        QTRY_VERIFY(!heard.progress.isEmpty());
        heard.thread.stop();
        QTRY_COMPARE(heard.done.size(), 1);
        QVERIFY(start().current().isLegal(*heard.done.front().move()));
    }

    void stoppedBeforeItBeginsItStillHasAMove() {
        Listener heard;
        heard.thread.ask(endless(start()));
        heard.thread.stop();
        QTRY_COMPARE(heard.done.size(), 1);
        QVERIFY(heard.done.front().move().has_value());
    }

    void anotherQuestionReplacesTheOneBefore() {
        Listener heard;
        heard.thread.ask(endless(start()));
        QTRY_VERIFY(!heard.progress.isEmpty());
        heard.thread.ask(endless(start("raumschach")));
        heard.thread.ask(toDepth(start("fide"), 2));
        QTRY_COMPARE(heard.done.size(), 1);
        QCOMPARE(heard.done.front().depth, 2);
        QVERIFY(start("fide").current().isLegal(*heard.done.front().move()));
        QVERIFY(!heard.thread.isThinking());
    }

    void droppedItSaysNothingMore() {
        Listener heard;
        heard.thread.ask(endless(start()));
        QTRY_VERIFY(!heard.progress.isEmpty());
        heard.thread.drop();
        QVERIFY(!heard.thread.isThinking());
        heard.progress.clear();
        // Whatever was on its way comes before the answer to this.
        heard.thread.ask(toDepth(start("fide"), 1));
        QTRY_COMPARE(heard.done.size(), 1);
        QVERIFY(start("fide").current().isLegal(*heard.done.front().move()));
        for (const SearchReport& report : std::as_const(heard.progress))
            QVERIFY(start("fide").current().isLegal(*report.move()));
    }

    void stoppingWithoutAQuestionDoesNothing() {
        Listener heard;
        heard.thread.stop();
        heard.thread.drop();
        heard.thread.ask(toDepth(start(), 2));
        QTRY_COMPARE(heard.done.size(), 1);
        QCOMPARE(heard.done.front().depth, 2);
    }

    void aQuestionMayBeAskedFromAnAnswer() {
        QList<int> depths;
        std::unique_ptr<ThinkingThread> thread;
        thread = std::make_unique<ThinkingThread>(
            [](const SearchReport&) {},
            [&](const SearchReport& report) {
                depths.append(report.depth);
                if (depths.size() < 3)
                    thread->ask(toDepth(start(), int(depths.size()) + 1));
            });
        thread->ask(toDepth(start(), 1));
        QTRY_COMPARE(depths, (QList<int>{1, 2, 3}));
    }

    void itMayEndWhileItThinks() {
        for (int i = 0; i < 20; ++i) {
            Listener heard;
            heard.thread.ask(endless(start()));
            if (i % 2 == 0)
                QTRY_VERIFY(!heard.progress.isEmpty());
        }
        QCoreApplication::processEvents(); // nobody is left to hear
    }
};

QTEST_GUILESS_MAIN(TestThinkingThread)
#include "tst_thinkingthread.moc"
