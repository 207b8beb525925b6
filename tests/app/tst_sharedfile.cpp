// A file that all windows share: nothing that one of them notes is lost, whatever the others do and
// whatever the disk takes. Once for every store that lies in one.
#include "lab/progressstore.h"
#include "learn.h"
#include "lessonstore.h"
#include "support/full_disk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using namespace tessera;
using namespace tessera::test;

namespace {

void note(LessonStore& store, const char* what) {
    store.change([key = QString::fromLatin1(what)](LessonProgress& progress) {
        progress.setRecord(key, {mostStars, {}});
    });
}
bool has(const LessonStore& store, const char* what) {
    return store.progress().record(QString::fromLatin1(what)).stars == mostStars;
}
void note(ProgressStore& store, const char* what) {
    store.change([key = QString::fromLatin1(what)](StudyProgress& progress) {
        progress.solve(key, SolvingState::Unaided);
    });
}
bool has(const ProgressStore& store, const char* what) {
    return store.progress().state(QString::fromLatin1(what)) == SolvingState::Unaided;
}

const QDate monday(2026, 11, 30);

} // namespace

class TestSharedFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_dir;

    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("data/shared")); }

    template<class Store>
    [[nodiscard]] bool isInFile(const char* what) const {
        Store fresh(folder());
        fresh.load();
        return has(fresh, what);
    }

    /// A full disk takes nothing; what it did not take is there again when there is room, together
    /// with what another window has noted meanwhile.
    template<class Store>
    void fillTheDisk() {
        Store store(folder());
        note(store, "before");
        Store other(folder());
        other.load();
        {
            const FullDisk full(8);
            note(store, "one");
            QVERIFY(!store.problem().isEmpty());
            note(store, "two");
            QVERIFY(!store.problem().isEmpty());
            store.load();
            QVERIFY(!store.problem().isEmpty());
            for (const char* what : {"before", "one", "two"})
                QVERIFY2(has(store, what), what);
            QVERIFY(isInFile<Store>("before") && !isInFile<Store>("one"));
        }
        note(other, "elsewhere");
        store.load();
        QCOMPARE(store.problem(), QString());
        for (const char* what : {"before", "one", "two", "elsewhere"}) {
            QVERIFY2(has(store, what), what);
            QVERIFY2(isInFile<Store>(what), what);
        }
    }

    template<class Store>
    void closeAfterAFullDisk() {
        auto store = std::make_unique<Store>(folder());
        note(*store, "before");
        {
            const FullDisk full(8);
            note(*store, "one");
        }
        store.reset();
        QVERIFY(isInFile<Store>("before") && isInFile<Store>("one"));
    }

    template<class Store>
    void workInTwoWindows() {
        Store one(folder());
        Store other(folder());
        one.load();
        other.load();
        note(one, "a");
        note(other, "b");
        note(one, "c");
        for (const char* what : {"a", "b", "c"})
            QVERIFY2(isInFile<Store>(what), what);
        // Taken away from outside: what this window knows is written again.
        QVERIFY(QDir(folder()).removeRecursively());
        note(one, "d");
        for (const char* what : {"a", "b", "c", "d"})
            QVERIFY2(isInFile<Store>(what), what);
    }

    /// Another window that is held up within does not lose what it has not written yet.
    template<class Store>
    void waitForAnotherWindow() {
        Store store(folder());
        note(store, "a");
        {
            FileLock lock;
            const SharedPlace place(folder(), QStringLiteral("progress.json"), 1000);
            QVERIFY(!place.enter(lock, true));
            QCOMPARE(lock.state(), FileLock::State::Held);
            note(store, "b");
            QVERIFY(!store.problem().isEmpty());
            QVERIFY(has(store, "b"));
            QVERIFY(place.exists());
        }
        note(store, "c");
        QCOMPARE(store.problem(), QString());
        for (const char* what : {"a", "b", "c"})
            QVERIFY2(isInFile<Store>(what), what);
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void aFullDiskIsToldAndTakesNothing() {
        fillTheDisk<LessonStore>();
        init();
        fillTheDisk<ProgressStore>();
    }
    void theEndTriesOnceMore() {
        closeAfterAFullDisk<LessonStore>();
        init();
        closeAfterAFullDisk<ProgressStore>();
    }
    void twoWindowsLoseNothing() {
        workInTwoWindows<LessonStore>();
        init();
        workInTwoWindows<ProgressStore>();
    }
    void anotherWindowIsNotWrittenOver() {
        waitForAnotherWindow<LessonStore>();
        init();
        waitForAnotherWindow<ProgressStore>();
    }

    void damageAndAFullDiskTogether() {
        QVERIFY(QDir().mkpath(folder()));
        QFile file(folder() + QStringLiteral("/progress.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"tessera-less");
        file.close();
        LessonStore store(folder());
        const FullDisk full(8);
        note(store, "a");
        QVERIFY(!store.damage().isEmpty());
        QVERIFY(!store.problem().isEmpty());
        QVERIFY(has(store, "a"));
        note(store, "b");
        QVERIFY(store.damage().isEmpty());
    }

    // A learner hears of it, but not with every step; and no longer when it is over.
    void aLearnerIsToldOnce() {
        Learn learn(std::make_unique<LessonStore>(folder()), [] { return monday; });
        const auto fail = [&learn](int step) {
            learn.change([step](LessonProgress& progress) {
                progress.failed(QStringLiteral("zero-check"), step, monday);
            });
        };
        learn.refresh();
        {
            const FullDisk full(8);
            fail(1);
            QVERIFY(learn.notice().contains(QStringLiteral("could not be saved")));
            learn.dismissNotice();
            fail(2);
            QCOMPARE(learn.notice(), QString());
            learn.refresh();
            QVERIFY(learn.notice().contains(QStringLiteral("could not be saved")));
            QCOMPARE(learn.progress().reviews().size(), std::size_t{2});
        }
        fail(3);
        QCOMPARE(learn.notice(), QString());
        LessonStore fresh(folder());
        fresh.load();
        QCOMPARE(fresh.progress().reviews().size(), std::size_t{3});
    }

    // A reset that is taken back brings back what was there, also after a full disk.
    void aResetOnAFullDiskIsTakenBack() {
        Learn learn(std::make_unique<LessonStore>(folder()), [] { return monday; });
        learn.refresh();
        learn.change([](LessonProgress& progress) {
            progress.setRecord(QStringLiteral("zero-check"), {2, {}});
            progress.failed(QStringLiteral("zero-check"), 1, monday);
        });
        {
            const FullDisk full(8);
            learn.resetAll();
            QCOMPARE(learn.progress().record(QStringLiteral("zero-check")).stars, 0);
        }
        learn.undoReset();
        LessonStore fresh(folder());
        fresh.load();
        QCOMPARE(fresh.progress().record(QStringLiteral("zero-check")).stars, 2);
        QCOMPARE(fresh.progress().reviews().size(), std::size_t{1});
    }
};

QTEST_MAIN(TestSharedFile)
#include "tst_sharedfile.moc"
