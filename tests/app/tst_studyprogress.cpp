// Progress in the lab survives damage, other windows and a disk that cannot be written.
#include "lab/progressstore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace tessera;

class TestStudyProgress : public QObject {
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void betterSolutionsStay();
    void aTextBringsItBack();
    void oddTexts_data();
    void oddTexts();
    void unknownEntriesAreLeftOut();
    void survivesClosing();
    void damageIsKeptAside();
    void aPipeIsNotWaitedFor();
    void twoWindowsNoteBoth();
    void aResetInOneWindowStaysOneInAnother();
    void whatCannotBeWrittenIsTold();
    void whatCouldNotBeWrittenIsWrittenLater();

private:
    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("data/lab")); }
    [[nodiscard]] QString file() const { return folder() + QStringLiteral("/progress.json"); }
    [[nodiscard]] QStringList aside() const {
        return QDir(folder()).entryList({QStringLiteral("progress.damaged-*.json")});
    }
    void write(const QByteArray& bytes) const {
        QVERIFY(QDir().mkpath(folder()));
        QFile file(this->file());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static void solve(ProgressStore& store, const char* study, SolvingState how) {
        store.change(
            [study, how](StudyProgress& progress) { progress.solve(QLatin1String(study), how); });
    }
    static SolvingState state(const ProgressStore& store, const char* study) {
        return store.progress().state(QLatin1String(study));
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestStudyProgress::betterSolutionsStay() {
    StudyProgress progress;
    const QString study = QStringLiteral("lite-knight");
    QCOMPARE(progress.state(study), SolvingState::Open);
    progress.solve(study, SolvingState::WithHelp);
    QCOMPARE(progress.state(study), SolvingState::WithHelp);
    progress.solve(study, SolvingState::Unaided);
    progress.solve(study, SolvingState::WithHelp);
    QCOMPARE(progress.state(study), SolvingState::Unaided);
    progress.set(study, SolvingState::Open);
    QVERIFY(progress.empty());
}

void TestStudyProgress::aTextBringsItBack() {
    StudyProgress progress;
    QCOMPARE(StudyProgress::fromJson(progress.toJson()), std::optional(progress));
    progress.solve(QStringLiteral("lite-knight"), SolvingState::WithHelp);
    progress.solve(QStringLiteral("mine:Übung \"1\""), SolvingState::Unaided);
    QCOMPARE(StudyProgress::fromJson(progress.toJson()), std::optional(progress));
}

void TestStudyProgress::oddTexts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("solved: all");
    QTest::newRow("cut off") << QByteArray(R"({"tessera-progress": 1, "studies": {"lite-kn)");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("no version") << QByteArray(R"({"studies": {}})");
    QTest::newRow("a later version") << QByteArray(R"({"tessera-progress": 2, "studies": {}})");
    QTest::newRow("no studies") << QByteArray(R"({"tessera-progress": 1})");
    QTest::newRow("zeros") << QByteArray(100, '\0');
}

void TestStudyProgress::oddTexts() {
    QFETCH(QByteArray, text);
    QVERIFY(!StudyProgress::fromJson(text));
}

void TestStudyProgress::unknownEntriesAreLeftOut() {
    const auto progress = StudyProgress::fromJson(
        R"({"tessera-progress": 1, "studies": {"a": "unaided", "b": "asleep", "c": 3}})");
    QVERIFY(progress);
    QCOMPARE(progress->states().size(), 1);
    QCOMPARE(progress->state(QStringLiteral("a")), SolvingState::Unaided);
}

void TestStudyProgress::survivesClosing() {
    {
        ProgressStore store(folder());
        store.load();
        QCOMPARE(store.problem(), QString());
        solve(store, "lite-knight", SolvingState::Unaided);
        solve(store, "lite-promotion", SolvingState::WithHelp);
        QCOMPARE(store.problem(), QString());
    }
    ProgressStore store(folder());
    store.load();
    QCOMPARE(state(store, "lite-knight"), SolvingState::Unaided);
    QCOMPARE(state(store, "lite-promotion"), SolvingState::WithHelp);
    QCOMPARE(state(store, "lite-smothered"), SolvingState::Open);
}

void TestStudyProgress::damageIsKeptAside() {
    const QByteArray damaged("{\"tessera-progress\": 1, \"stud");
    write(damaged);
    ProgressStore store(folder());
    store.load();
    QVERIFY(store.progress().empty());
    QCOMPARE(aside().size(), 1);
    QVERIFY(store.damage().contains(aside().first()));
    QCOMPARE(store.problem(), QString());
    QFile kept(folder() + QLatin1Char('/') + aside().first());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), damaged);
    // And the lab goes on.
    solve(store, "lite-knight", SolvingState::Unaided);
    ProgressStore again(folder());
    again.load();
    QCOMPARE(state(again, "lite-knight"), SolvingState::Unaided);
    QCOMPARE(again.problem(), QString());
    QCOMPARE(aside().size(), 1);
}

void TestStudyProgress::aPipeIsNotWaitedFor() {
    QVERIFY(QDir().mkpath(folder()));
    QCOMPARE(::mkfifo(QFile::encodeName(file()).constData(), 0600), 0);
    ProgressStore store(folder());
    store.load();
    QVERIFY(!store.damage().isEmpty() || !store.problem().isEmpty());
}

void TestStudyProgress::twoWindowsNoteBoth() {
    ProgressStore one(folder());
    ProgressStore other(folder());
    one.load();
    other.load();
    solve(one, "lite-knight", SolvingState::Unaided);
    solve(other, "lite-promotion", SolvingState::WithHelp);
    QCOMPARE(state(other, "lite-knight"), SolvingState::Unaided);
    solve(one, "lite-smothered", SolvingState::WithHelp);
    ProgressStore third(folder());
    third.load();
    for (const char* study : {"lite-knight", "lite-promotion", "lite-smothered"})
        QVERIFY2(state(third, study) != SolvingState::Open, study);
}

void TestStudyProgress::aResetInOneWindowStaysOneInAnother() {
    ProgressStore one(folder());
    solve(one, "lite-knight", SolvingState::Unaided);
    ProgressStore other(folder());
    other.load();
    one.change([](StudyProgress& progress) { progress.clear(); });
    solve(other, "lite-promotion", SolvingState::Unaided);
    QCOMPARE(state(other, "lite-knight"), SolvingState::Open);
    QCOMPARE(state(other, "lite-promotion"), SolvingState::Unaided);
}

void TestStudyProgress::whatCannotBeWrittenIsTold() {
    // A file where the folder should be.
    QFile blocker(m_dir->filePath(QStringLiteral("data")));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    ProgressStore store(folder());
    store.load();
    solve(store, "lite-knight", SolvingState::Unaided);
    QVERIFY(!store.problem().isEmpty());
    QCOMPARE(state(store, "lite-knight"), SolvingState::Unaided);
}

/// A disk that was full has room again, and another window has used it.
void TestStudyProgress::whatCouldNotBeWrittenIsWrittenLater() {
    ProgressStore before(folder());
    solve(before, "lite-smothered", SolvingState::Unaided);
    ProgressStore store(folder());
    store.load();
    const QString away = m_dir->filePath(QStringLiteral("away"));
    QVERIFY(QDir().rename(folder(), away));
    QFile blocker(folder());
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    solve(store, "lite-knight", SolvingState::Unaided);
    store.change([](StudyProgress& progress) {
        progress.set(QStringLiteral("lite-smothered"), SolvingState::Open);
    });
    QVERIFY(!store.problem().isEmpty());
    // Coming back to the lab reads the file again.
    store.load();
    QVERIFY(!store.problem().isEmpty());
    QCOMPARE(state(store, "lite-knight"), SolvingState::Unaided);
    QVERIFY(blocker.remove());
    QVERIFY(QDir().rename(away, folder()));
    ProgressStore other(folder());
    solve(other, "lite-promotion", SolvingState::Unaided);
    store.load();
    QCOMPARE(store.problem(), QString());
    ProgressStore third(folder());
    third.load();
    QCOMPARE(state(third, "lite-knight"), SolvingState::Unaided);
    QCOMPARE(state(third, "lite-promotion"), SolvingState::Unaided);
    QCOMPARE(state(third, "lite-smothered"), SolvingState::Open);
}

QTEST_MAIN(TestStudyProgress)
#include "tst_studyprogress.moc"
