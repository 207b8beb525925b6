// What the user chose stays chosen, and nothing is told twice.
#include "commands/commands.h"
#include "settings/settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace tessera;

class TestSettings : public QObject {
    Q_OBJECT
private slots:
    void keepsEveryValue();
    void tellsOnlyOfChanges();
    void limitsTheTextSize();
    void ignoresNonsenseInTheFile();
    void tellsThatItCannotBeWritten();
    void writesLaterWhatCouldNotBeWritten();
    void waitsForNothingThatIsNoFile_data();
    void waitsForNothingThatIsNoFile();
    void followsLinksToFiles();
    void keepsADamagedFile_data();
    void keepsADamagedFile();
    void keysAndSettingsShareOneFile();

private:
    static void write(const QString& fileName, const QByteArray& bytes) {
        QFile file(fileName);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(fileName));
    }
    static QByteArray read(const QString& fileName) {
        QFile file(fileName);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }
};

void TestSettings::keepsEveryValue() {
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("settings.ini"));
    {
        Settings settings(file);
        QCOMPARE(settings.colorScheme(), Settings::ColorScheme::System);
        QVERIFY(settings.confirmCaptures());
        QVERIFY(!settings.autoFlip());
        QCOMPARE(settings.textSize(), 100);
        QVERIFY(!settings.reducedMotion());
        QCOMPARE(settings.spokenStyle(), SpokenStyle::Words);
        QVERIFY(!settings.briefSpeech());
        QVERIFY(!settings.announceFocus());
        QCOMPARE(settings.solverMemory(), 256);
        settings.setSolverMemory(1024);
        settings.setColorScheme(Settings::ColorScheme::Dark);
        QCOMPARE(settings.pieceSet(), Settings::PieceSet::Figures);
        QCOMPARE(settings.coordinateSize(), Settings::CoordinateSize::Medium);
        settings.setPieceSet(Settings::PieceSet::Letters);
        settings.setCoordinateSize(Settings::CoordinateSize::Large);
        settings.setColorScheme(Settings::ColorScheme::ContrastDark);
        settings.setConfirmCaptures(false);
        settings.setAutoFlip(true);
        settings.setTextSize(150);
        settings.setReducedMotion(true);
        settings.setSpokenStyle(SpokenStyle::Nato);
        settings.setBriefSpeech(true);
        settings.setAnnounceFocus(true);
    }
    const Settings settings(file);
    QCOMPARE(settings.pieceSet(), Settings::PieceSet::Letters);
    QCOMPARE(settings.coordinateSize(), Settings::CoordinateSize::Large);
    QCOMPARE(settings.colorScheme(), Settings::ColorScheme::ContrastDark);
    QVERIFY(!settings.confirmCaptures());
    QVERIFY(settings.autoFlip());
    QCOMPARE(settings.textSize(), 150);
    QVERIFY(settings.reducedMotion());
    QCOMPARE(settings.spokenStyle(), SpokenStyle::Nato);
    QVERIFY(settings.briefSpeech());
    QVERIFY(settings.announceFocus());
    QCOMPARE(settings.solverMemory(), 1024);
}

void TestSettings::tellsOnlyOfChanges() {
    const QTemporaryDir dir;
    Settings settings(dir.filePath(QStringLiteral("settings.ini")));
    QSignalSpy scheme(&settings, &Settings::colorSchemeChanged);
    QSignalSpy size(&settings, &Settings::textSizeChanged);
    QSignalSpy confirm(&settings, &Settings::confirmCapturesChanged);
    settings.setColorScheme(Settings::ColorScheme::System);
    settings.setTextSize(100);
    settings.setConfirmCaptures(true);
    QCOMPARE(scheme.count() + size.count() + confirm.count(), 0);
    settings.setColorScheme(Settings::ColorScheme::Light);
    settings.setColorScheme(Settings::ColorScheme::Light);
    QCOMPARE(scheme.count(), 1);
    QCOMPARE(size.count() + confirm.count(), 0);
}

void TestSettings::limitsTheTextSize() {
    const QTemporaryDir dir;
    Settings settings(dir.filePath(QStringLiteral("settings.ini")));
    settings.setTextSize(1000);
    QCOMPARE(settings.textSize(), Settings::greatestTextSize());
    settings.setTextSize(-1);
    QCOMPARE(settings.textSize(), Settings::leastTextSize());
    settings.setSolverMemory(1'000'000);
    QCOMPARE(settings.solverMemory(), Settings::greatestSolverMemory());
}

void TestSettings::ignoresNonsenseInTheFile() {
    const QTemporaryDir dir;
    const QString name = dir.filePath(QStringLiteral("settings.ini"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[appearance]\ncolorScheme=plaid\ntextSize=enormous\n");
    file.close();
    const Settings settings(name);
    QCOMPARE(settings.colorScheme(), Settings::ColorScheme::System);
    QCOMPARE(settings.textSize(), 100);
}

void TestSettings::tellsThatItCannotBeWritten() {
    const QTemporaryDir dir;
    // No folder, not even for root.
    QFile file(dir.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Settings settings(file.fileName() + QStringLiteral("/settings.ini"));
    QCOMPARE(settings.problem(), QString());
    QSignalSpy told(&settings, &Settings::problemChanged);
    settings.setTextSize(150);
    settings.setTextSize(160);
    QVERIFY2(settings.problem().contains(QStringLiteral("could not be written")),
             qPrintable(settings.problem()));
    QCOMPARE(told.count(), 1);
    QCOMPARE(settings.textSize(), 160);
    Settings writable(dir.filePath(QStringLiteral("settings.ini")));
    writable.setTextSize(150);
    QCOMPARE(writable.problem(), QString());
}

void TestSettings::writesLaterWhatCouldNotBeWritten() {
    const QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("folder"));
    write(folder, "no folder");
    {
        Settings settings(folder + QStringLiteral("/settings.ini"));
        settings.setTextSize(150);
        QVERIFY(!settings.problem().isEmpty());
        QVERIFY(QFile::remove(folder));
        settings.setAutoFlip(true);
        QCOMPARE(settings.problem(), QString());
    }
    const Settings again(folder + QStringLiteral("/settings.ini"));
    QCOMPARE(again.textSize(), 150);
    QVERIFY(again.autoFlip());
}

void TestSettings::waitsForNothingThatIsNoFile_data() {
    QTest::addColumn<QString>("made");
    QTest::addColumn<QString>("inTheWay");
    const QString name = QStringLiteral("settings.ini");
    QTest::newRow("a pipe") << QStringLiteral("pipe") << name;
    QTest::newRow("a folder") << QStringLiteral("folder") << name;
    QTest::newRow("a link to a pipe") << QStringLiteral("link to pipe") << name;
    QTest::newRow("a link to a device") << QStringLiteral("link to device") << name;
    // Qt reads this one before it writes.
    QTest::newRow("a pipe as lock") << QStringLiteral("pipe") << name + QStringLiteral(".lock");
}

void TestSettings::waitsForNothingThatIsNoFile() {
    QFETCH(QString, made);
    QFETCH(QString, inTheWay);
    const QTemporaryDir dir;
    const QString place = dir.filePath(inTheWay);
    const QString pipe = made == QLatin1String("pipe") ? place : dir.filePath(QStringLiteral("p"));
    if (made.contains(QLatin1String("pipe")))
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
    if (made == QLatin1String("folder"))
        QVERIFY(QDir().mkpath(place));
    if (made.startsWith(QLatin1String("link")))
        QVERIFY(QFile::link(
            made.endsWith(QLatin1String("pipe")) ? pipe : QStringLiteral("/dev/zero"), place));
    Settings settings(dir.filePath(QStringLiteral("settings.ini")));
    QVERIFY2(settings.problem().startsWith(place), qPrintable(settings.problem()));
    const QString problem = settings.problem();
    QCOMPARE(settings.textSize(), 100);
    settings.setTextSize(150);
    settings.setBoardLayout(QStringLiteral("lite"), QStringLiteral("xz-yw"));
    QCOMPARE(settings.textSize(), 150);
    QCOMPARE(settings.problem(), problem);
    QVERIFY(!QFileInfo(place).isFile());
    Commands commands(settings.store());
    QVERIFY(commands.setKey(QStringLiteral("flip"), QStringLiteral("F9"), false));
}

void TestSettings::followsLinksToFiles() {
    const QTemporaryDir dir;
    const QString link = dir.filePath(QStringLiteral("settings.ini"));
    write(dir.filePath(QStringLiteral("elsewhere.ini")), "[appearance]\ntextSize=130\n");
    QVERIFY(QFile::link(dir.filePath(QStringLiteral("elsewhere.ini")), link));
    const Settings settings(link);
    QCOMPARE(settings.textSize(), 130);
    QCOMPARE(settings.problem(), QString());
}

void TestSettings::keepsADamagedFile_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("bytes") << QByteArray::fromHex("7f454c4602010100fffe9c805b0a3d");
    QTest::newRow("bytes that look like a value") << QByteArray("a=\x9c\xff\n");
    QTest::newRow("NUL") << QByteArray(4096, '\0');
    QTest::newRow("a control character") << QByteArray("[appearance]\ntextSize=15\x01\n");
    QTest::newRow("no INI file") << QByteArray("{ \"textSize\": 150 }\n");
    QTest::newRow("a line without a value") << QByteArray("[appearance]\ntextSize=150\nreduced\n");
    QTest::newRow("half a good one") << QByteArray("[appearance]\ntextSize=150\n[speech\nbrief");
    QTest::newRow("much too large")
        << "[appearance]\ntextSize=150\n" + QByteArray("a=1\n").repeated(300'000);
}

void TestSettings::keepsADamagedFile() {
    QFETCH(QByteArray, bytes);
    const QTemporaryDir dir;
    const QString name = dir.filePath(QStringLiteral("settings.ini"));
    write(name, bytes);
    {
        Settings settings(name);
        const QString problem = settings.problem();
        const QStringList kept =
            QDir(dir.path()).entryList({QStringLiteral("settings.damaged-*.ini")});
        QCOMPARE(kept.size(), 1);
        QVERIFY2(problem.contains(QStringLiteral("damaged")) && problem.contains(kept.first()),
                 qPrintable(problem));
        QCOMPARE(read(dir.filePath(kept.first())), bytes);
        QCOMPARE(settings.textSize(), 100);
        settings.setTextSize(160);
        QCOMPARE(settings.problem(), problem);
    }
    const Settings again(name);
    QCOMPARE(again.problem(), QString());
    QCOMPARE(again.textSize(), 160);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 2);
}

void TestSettings::keysAndSettingsShareOneFile() {
    const QTemporaryDir dir;
    const QString name = dir.filePath(QStringLiteral("settings.ini"));
    {
        Settings settings(name);
        Commands commands(settings.store());
        settings.setTextSize(150);
        QVERIFY(commands.setKey(QStringLiteral("flip"), QStringLiteral("F9"), false));
        settings.setAutoFlip(true);
    }
    const Settings settings(name);
    QCOMPARE(settings.textSize(), 150);
    QVERIFY(settings.autoFlip());
    QVERIFY(!Commands(settings.store()).isDefault(QStringLiteral("flip")));
    // A key that is lost is told like any other choice.
    write(dir.filePath(QStringLiteral("file")), "no folder");
    Settings lost(dir.filePath(QStringLiteral("file/settings.ini")));
    Commands commands(lost.store());
    QVERIFY(commands.setKey(QStringLiteral("flip"), QStringLiteral("F9"), false));
    QVERIFY(!lost.problem().isEmpty());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
