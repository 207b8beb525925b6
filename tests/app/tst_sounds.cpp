// What is heard in a game, and the sounds themselves.
#include "appfixtures.h"
#include "boardview.h"
#include "sound/sessioncues.h"
#include "sound/sounds.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

using namespace tessera;
using namespace tessera::test;

namespace {

struct Heard {
    GameSession session;
    SessionCues cues;
    QList<Cue> all;
    Heard() {
        session.setConfirmCaptures(false);
        cues.setSession(&session);
        QObject::connect(&cues, &SessionCues::sounded, &cues, [this](Cue cue) { all.append(cue); });
    }
    /// What was heard since the last time.
    QList<Cue> now() { return std::exchange(all, {}); }
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

quint32 numberAt(const QByteArray& bytes, int at, int size) {
    quint32 number = 0;
    std::memcpy(&number, bytes.constData() + at, static_cast<std::size_t>(size));
    return number;
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void everyMoveIsHeardAsWhatItIs() {
        Heard heard;
        const QList<QList<Cue>> wanted{{Cue::Move},  {Cue::Move},    {Cue::Move},
                                       {Cue::Check}, {Cue::Capture}, {Cue::Move},
                                       {Cue::Move},  {Cue::Move},    {Cue::End}};
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            play(heard.session, mateGame[i].from, mateGame[i].to);
            QCOMPARE(heard.now(), wanted[i]);
        }
    }
    void goingBackIsSilent() {
        Heard heard;
        play(heard.session, "a2@00", "a3@00");
        heard.now();
        heard.session.undo();
        QVERIFY(heard.now().isEmpty());
        heard.session.redo();
        QCOMPARE(heard.now(), QList{Cue::Move});
        heard.session.goToPly(0);
        heard.session.newGame(QStringLiteral("tesschess"));
        QVERIFY(heard.now().isEmpty());
    }
    void everyEndIsHeard() {
        Heard heard;
        play(heard.session, "a2@00", "a3@00");
        heard.now();
        heard.session.resign();
        QCOMPARE(heard.now(), QList{Cue::End});
        heard.session.undo();
        QVERIFY(heard.now().isEmpty());
        heard.session.offerDraw();
        QVERIFY(heard.now().isEmpty());
        heard.session.acceptDraw();
        QCOMPARE(heard.now(), QList{Cue::End});
    }
    void everyImpossibleTryIsHeardOnce() {
        Heard heard;
        heard.session.activate(square(heard.session, "a1@00"));
        QVERIFY(heard.now().isEmpty());
        heard.session.activate(square(heard.session, "b2@10"));
        QCOMPARE(heard.now(), QList{Cue::Illegal});
        heard.session.trace(square(heard.session, "c2@10"));
        QVERIFY(heard.now().isEmpty());
        heard.session.activate(square(heard.session, "c2@10"));
        QCOMPARE(heard.now(), QList{Cue::Illegal});
        heard.session.clearSelection();
        QVERIFY(heard.now().isEmpty());
    }
    void littleTimeIsHeardOnceATurn() {
        Heard heard;
        qint64 now = 0;
        heard.session.clock()->setNow([&now] { return now; });
        heard.session.newGame(QStringLiteral("lite"), Players(), TimeControl{60'000});
        play(heard.session, "a2@00", "a3@00");
        heard.now();
        now += 54'001;
        heard.session.clock()->look();
        QCOMPARE(heard.now(), QList{Cue::LowTime});
        now += 1'000;
        heard.session.clock()->look();
        QVERIFY(heard.now().isEmpty());
        now += 10'000;
        heard.session.clock()->look();
        QCOMPARE(heard.now(), QList{Cue::End});
    }
    void edgesAreHeard() {
        Heard heard;
        BoardView board;
        heard.cues.setBoard(&board);
        emit board.told(QString());
        QCOMPARE(heard.now(), QList{Cue::Edge});
        heard.cues.setBoard(nullptr);
        emit board.told(QString());
        QVERIFY(heard.now().isEmpty());
    }

    void everyCueHasASound() {
        for (int i = 0; i < cue::cueCount; ++i) {
            const QByteArray bytes = contents(Sounds::fileOf(static_cast<Cue>(i)));
            QVERIFY(bytes.startsWith("RIFF"));
            QCOMPARE(numberAt(bytes, 20, 2), 1U);      // plain samples
            QCOMPARE(numberAt(bytes, 22, 2), 1U);      // mono
            QCOMPARE(numberAt(bytes, 24, 4), 22'050U); // a second
            QCOMPARE(numberAt(bytes, 34, 2), 16U);     // bits
            const double seconds = static_cast<double>(bytes.size() - 44) / 2. / 22'050.;
            QVERIFY(seconds > 0.05 && seconds < 1.2);
            // Neither silence nor a click at the end.
            int loudest = 0;
            for (int at = 44; at + 1 < bytes.size(); at += 2)
                loudest = std::max(loudest, std::abs(static_cast<qint16>(numberAt(bytes, at, 2))));
            QVERIFY(loudest > 6'000);
            const auto last = static_cast<qint16>(numberAt(bytes, int(bytes.size()) - 2, 2));
            QVERIFY(std::abs(int(last)) < 1'000);
        }
    }
    void theScriptMakesThem() {
        QTemporaryDir folder;
        QProcess script;
        script.start(QStringLiteral("python3"),
                     {QStringLiteral(TESSERA_SYNTHESISE), folder.path()});
        QVERIFY(script.waitForFinished());
        QCOMPARE(script.exitCode(), 0);
        for (int i = 0; i < cue::cueCount; ++i) {
            const QString file = Sounds::fileOf(static_cast<Cue>(i));
            QCOMPARE(contents(folder.filePath(file.section(u'/', -1))), contents(file));
        }
    }
    void whatIsChosenIsKept() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            Sounds sounds(std::make_shared<SettingsStore>(file));
            QVERIFY(sounds.isOn());
            sounds.setOn(false);
            sounds.setVolume(34);
            QCOMPARE(sounds.volume(), 30);
            sounds.setVolume(0);
            QCOMPARE(sounds.volume(), 10);
        }
        Sounds sounds(std::make_shared<SettingsStore>(file));
        QVERIFY(!sounds.isOn());
        QCOMPARE(sounds.volume(), 10);
    }
    void withoutASoundServerNothingIsTried() {
        qunsetenv("PULSE_SERVER");
        qputenv("XDG_RUNTIME_DIR", "/nowhere");
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QTemporaryDir folder;
        Sounds sounds(
            std::make_shared<SettingsStore>(folder.filePath(QStringLiteral("settings.ini"))));
        QVERIFY(!sounds.isAvailable());
        sounds.play(Cue::Move);
    }
};

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
