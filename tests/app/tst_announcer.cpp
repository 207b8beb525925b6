// What a screen reader is told: nothing is lost, nothing is swallowed, and all of it can be read.
#include "announcer.h"
#include "boardfixtures.h"
#include "boardspeech.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

class TestAnnouncer : public QObject {
    Q_OBJECT
private slots:
    void twoInSuccessionBothArrive();
    void theSameTextTwiceIsSaidTwice();
    void aFloodSaysTheLatestAndLogsAll();
    void theLogEndsWithTheLatestAndDropsTheOldest();
    void walkingTheBoardLeavesOneEntryInTheLog();
    void focusIsSaidAloudWhenAsked();
    void briefModeSaysWhatIsDifferent();
    void briefModeSaysMarksAndWhatChangesUnderIt();
};

namespace {

QStringList entries(const SpeechLog& log) {
    QStringList texts;
    for (int row = 0; row < log.rowCount(); ++row)
        texts += log.data(log.index(row), SpeechLog::TextRole).toString();
    return texts;
}

QStringList texts(const QSignalSpy& said) {
    QStringList all;
    for (const QList<QVariant>& one : said)
        all += one.first().toString();
    return all;
}

} // namespace

void TestAnnouncer::twoInSuccessionBothArrive() {
    Announcer announcer;
    QSignalSpy said(&announcer, &Announcer::said);
    announcer.say(QStringLiteral("one"));
    announcer.say(QStringLiteral("two"));
    // The first stays until readers can have asked for it.
    QCOMPARE(announcer.text(), QStringLiteral("one"));
    QTRY_COMPARE(announcer.text(), QStringLiteral("two"));
    QCOMPARE(texts(said), (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
}

void TestAnnouncer::theSameTextTwiceIsSaidTwice() {
    Announcer announcer;
    QSignalSpy said(&announcer, &Announcer::said);
    QSignalSpy appeared(&announcer, &QQuickItem::visibleChanged);
    announcer.say(QStringLiteral("again"));
    announcer.say(QStringLiteral("again"));
    announcer.say(QString());
    QTRY_COMPARE(said.size(), 2);
    QVERIFY(announcer.isVisible());
    QCOMPARE(appeared.size(), 3); // shown; hidden and shown anew
    QCOMPARE(announcer.log()->count(), 2);
}

void TestAnnouncer::aFloodSaysTheLatestAndLogsAll() {
    Announcer announcer;
    QSignalSpy said(&announcer, &Announcer::said);
    for (int i = 0; i < 100; ++i)
        announcer.say(QString::number(i));
    QTRY_COMPARE(announcer.text(), QStringLiteral("99"));
    QCOMPARE(said.size(), Announcer::longestQueue + 1);
    QCOMPARE(announcer.log()->count(), 100);
}

void TestAnnouncer::theLogEndsWithTheLatestAndDropsTheOldest() {
    SpeechLog log;
    const QAbstractItemModelTester tester(&log,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (int i = 0; i < SpeechLog::capacity + 5; ++i)
        log.add(QString::number(i), SpeechLog::Kind::News);
    QCOMPARE(log.count(), SpeechLog::capacity);
    QCOMPARE(entries(log).last(), QString::number(SpeechLog::capacity + 4));
    QCOMPARE(entries(log).first(), QStringLiteral("5"));
}

void TestAnnouncer::walkingTheBoardLeavesOneEntryInTheLog() {
    Announcer announcer;
    QSignalSpy said(&announcer, &Announcer::said);
    announcer.say(QStringLiteral("a move"));
    announcer.sayFocus(QStringLiteral("a1"), false);
    announcer.sayFocus(QStringLiteral("a2"), false);
    QCOMPARE(entries(*announcer.log()),
             (QStringList{QStringLiteral("a move"), QStringLiteral("a2")}));
    announcer.say(QStringLiteral("a reply"));
    announcer.sayFocus(QStringLiteral("a3"), false);
    QCOMPARE(announcer.log()->count(), 4);
    QTRY_COMPARE(texts(said), (QStringList{QStringLiteral("a move"), QStringLiteral("a reply")}));
}

void TestAnnouncer::focusIsSaidAloudWhenAsked() {
    Announcer announcer;
    BoardSpeech speech;
    speech.setProperty("announcer", QVariant::fromValue(&announcer));
    const BoardScene scene = playScene();
    speech.land(scene, at(scene.ruleset, 2, 2, 1, 0));
    QCOMPARE(announcer.text(), QString());
    QCOMPARE(entries(*announcer.log()),
             QStringList{QStringLiteral("c3, Z 1, W 0, white bishop, selected")});
    speech.setProperty("announceFocus", true);
    speech.land(scene, at(scene.ruleset, 0, 0, 1, 0));
    QCOMPARE(announcer.text(), QStringLiteral("a1, Z 1, W 0, empty, can move here"));
}

void TestAnnouncer::briefModeSaysWhatIsDifferent() {
    BoardSpeech speech;
    speech.setProperty("brief", true);
    BoardScene scene = emptyScene(makeRuleset({4, 4, 2, 2}));
    const KindIndex knight = *scene.ruleset->data().kindOf('N');
    const Square b3 = at(scene.ruleset, 1, 2, 0, 1);
    const Square c3 = at(scene.ruleset, 2, 2, 0, 1);
    const Square c3Beyond = at(scene.ruleset, 2, 2, 1, 1);
    const Square d3Before = at(scene.ruleset, 3, 2, 1, 0);
    scene.pieces[c3Beyond] = scene.pieces[d3Before] = Piece{knight, Side::Black};
    const auto landed = [&](Square square) {
        speech.land(scene, square);
        return speech.name(scene, square, true);
    };
    QCOMPARE(landed(b3), QStringLiteral("b3, Z 0, W 1, empty"));
    QCOMPARE(landed(c3), QStringLiteral("c3"));
    QCOMPARE(landed(c3Beyond), QStringLiteral("Z 1, black knight"));
    QCOMPARE(landed(d3Before), QStringLiteral("d3, W 0"));
    // Whoever has not the focus is always called in full.
    QCOMPARE(speech.name(scene, c3, false), QStringLiteral("c3, Z 0, W 1, empty"));
    // Back from elsewhere, everything is new.
    speech.leave();
    QCOMPARE(landed(d3Before), QStringLiteral("d3, Z 1, W 0, black knight"));
    QCOMPARE(landed(d3Before), QStringLiteral("d3, black knight"));
}

void TestAnnouncer::briefModeSaysMarksAndWhatChangesUnderIt() {
    BoardSpeech speech;
    speech.setProperty("brief", true);
    speech.setProperty("style", QVariant::fromValue(SpokenStyle::Nato));
    BoardScene scene = emptyScene(makeRuleset({4, 4, 2, 2}));
    const Square a1 = at(scene.ruleset, 0, 0, 0, 0);
    const Square a2 = at(scene.ruleset, 0, 1, 0, 0);
    const Square a3 = at(scene.ruleset, 0, 2, 0, 0);
    speech.land(scene, a1);
    scene.marks[a2] = scene.marks[a3] = bit(Mark::Move);
    speech.land(scene, a2);
    QCOMPARE(speech.name(scene, a2, true), QStringLiteral("alpha two, can move here"));
    speech.land(scene, a3);
    QCOMPARE(speech.name(scene, a3, true), QStringLiteral("alpha three, can move here"));
    scene.marks[a3] = bit(Mark::LastTo);
    scene.pieces[a3] = Piece{*scene.ruleset->data().kindOf('N'), Side::White};
    speech.land(scene, a3);
    QCOMPARE(speech.name(scene, a3, true), QStringLiteral("white knight, last move to here"));
}

QTEST_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
