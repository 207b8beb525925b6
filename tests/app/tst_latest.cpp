// Work on other threads of which only the latest result is wanted.
#include "coach/latest.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QtTest/QTest>

using namespace tessera;

class TestLatest : public QObject {
    Q_OBJECT

private slots:
    void whatIsDoneButNotDeliveredCanStillBeDropped() {
        QList<int> delivered;
        Latest<int> latest([&](int result) { delivered.append(result); });
        latest.ask([] { return 1; });
        // Done, and its result waits for the event loop.
        latest.waitForDone();
        latest.drop();
        QCoreApplication::processEvents();
        latest.ask([] { return 2; });
        QTRY_COMPARE(delivered, QList<int>{2});
    }

    void whatRunsCanBeDropped() {
        QList<int> delivered;
        QSemaphore go;
        Latest<int> latest([&](int result) { delivered.append(result); });
        latest.ask([&] {
            go.acquire();
            return 1;
        });
        latest.drop();
        go.release();
        latest.waitForDone();
        QCoreApplication::processEvents();
        latest.ask([] { return 2; });
        QTRY_COMPARE(delivered, QList<int>{2});
    }

    void onlyTheLastOfSeveralQuestionsIsAnswered() {
        QList<int> delivered;
        QSemaphore go;
        Latest<int> latest([&](int result) { delivered.append(result); });
        latest.ask([&] {
            go.acquire();
            return 1;
        });
        latest.ask([] { return 2; });
        latest.ask([] { return 3; });
        go.release();
        QTRY_COMPARE(delivered, QList<int>{3});
    }
};

QTEST_GUILESS_MAIN(TestLatest)
#include "tst_latest.moc"
