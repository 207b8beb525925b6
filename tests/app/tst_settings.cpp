// What the user chose stays chosen, and nothing is told twice.
#include "settings/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;

class TestSettings : public QObject {
    Q_OBJECT
private slots:
    void keepsEveryValue();
    void tellsOnlyOfChanges();
    void limitsTheTextSize();
    void ignoresNonsenseInTheFile();
    void tellsThatItCannotBeWritten();
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
    QVERIFY(!settings.isUnsaved());
    QSignalSpy told(&settings, &Settings::unsavedChanged);
    settings.setTextSize(150);
    settings.setTextSize(160);
    QVERIFY(settings.isUnsaved());
    QCOMPARE(told.count(), 1);
    QCOMPARE(settings.textSize(), 160);
    Settings writable(dir.filePath(QStringLiteral("settings.ini")));
    writable.setTextSize(150);
    QVERIFY(!writable.isUnsaved());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
