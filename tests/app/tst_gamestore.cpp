// Games survive closing, killing, damage and a full disk.
#include "appfixtures.h"

#include "storage/gamestore.h"
#include "support/full_disk.h"

#include <QDate>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace tessera;
using namespace tessera::test;

class TestGameStore : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void reopensTheGame();
    void reopensWhereThePlayersWere();
    void keepsAResignation();
    void keepsAnAgreement();
    void keepsAMate();
    void savesBeforeItShows();
    void leavesNothingButTheGame();
    void keepsTheGoodPartOfATruncatedFile();
    void keepsAForeignFileAside_data();
    void keepsAForeignFileAside();
    void leavesAGameWithoutItsRulesetAsItIs();
    void neverWritesOverAFileKeptAside();
    void goesOnWhenItCannotSave();
    void keepsTheSavedGameWhenTheDiskIsFull();
    void movesAFolderOutOfTheWay();
    void doesNotWaitForAPipe();
    void saysNoLongerThatItCouldNotSave();
    void twoWindowsKeepTwoGames();
    void aKilledWindowFreesItsFile();
    void keepsTagsAndCommentsItDoesNotUse();

private:
    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("data/games")); }
    [[nodiscard]] QString current() const { return folder() + QStringLiteral("/current.pgn4d"); }
    [[nodiscard]] std::unique_ptr<GameSession> open() const {
        return std::make_unique<GameSession>(std::make_unique<GameStore>(folder()));
    }
    /// What the next start shows if this one is killed now: its lock is gone, its files stand.
    [[nodiscard]] std::unique_ptr<GameSession> reopen() const {
        const QString copy = m_dir->filePath(QStringLiteral("copy/games"));
        if (!QDir().mkpath(copy) ||
            !QFile::copy(current(), copy + QStringLiteral("/current.pgn4d")))
            qFatal("cannot copy %s", qPrintable(current()));
        return std::make_unique<GameSession>(std::make_unique<GameStore>(copy));
    }
    [[nodiscard]] QByteArray text() const {
        QFile file(current());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray& bytes) const {
        QVERIFY(QDir().mkpath(folder()));
        QFile file(current());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QStringList keptAside() const {
        return QDir(folder()).entryList({QStringLiteral("current.damaged-*.pgn4d")});
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestGameStore::init() {
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void TestGameStore::cleanup() {
    m_dir.reset();
}

void TestGameStore::reopensTheGame() {
    auto first = open();
    QVERIFY(first->notice().isEmpty());
    play(*first, "b1@10", "b1@01");
    play(*first, "b4@01", "b1@01");
    const auto second = reopen();
    QVERIFY(second->notice().isEmpty());
    QCOMPARE(second->ply(), 2);
    QCOMPARE(second->lastMove(), QStringLiteral("Rb4@01xb1@01"));
    QVERIFY(second->scene().pieces == first->scene().pieces);
    QVERIFY(second->scene().marks == first->scene().marks);
    QVERIFY(second->running());
    QVERIFY(text().contains("[Date \"" + QDate::currentDate().toString(u"yyyy.MM.dd").toLatin1()));
}

void TestGameStore::reopensWhereThePlayersWere() {
    auto first = open();
    for (const Step& step : mateGame)
        play(*first, step.from, step.to);
    first->undo();
    first->undo();
    first = nullptr;
    auto second = open();
    QCOMPARE(second->ply(), static_cast<int>(std::size(mateGame)) - 2);
    QVERIFY(second->canRedo() && !second->over());
    second->redo();
    second->redo();
    QCOMPARE(second->endTitle(), QStringLiteral("Checkmate"));
    QVERIFY(!second->canRedo());
    QVERIFY(!text().contains("CurrentPly"));
}

void TestGameStore::keepsAResignation() {
    auto first = open();
    play(*first, "a2@00", "a3@00");
    first->resign();
    QVERIFY(text().contains("[Termination \"resignation\"]"));
    QVERIFY(text().contains("[Result \"1-0\"]"));
    first = nullptr;
    auto second = open();
    QVERIFY(second->notice().isEmpty());
    QCOMPARE(second->endTitle(), QStringLiteral("Black resigned"));
    second->undo();
    QVERIFY(!second->over());
    QCOMPARE(second->ply(), 1);
    second = nullptr;
    QVERIFY(!open()->over());
}

void TestGameStore::keepsAnAgreement() {
    auto first = open();
    play(*first, "a2@00", "a3@00");
    first->offerDraw();
    first->acceptDraw();
    const auto second = reopen();
    QCOMPARE(second->endSentence(), QStringLiteral("The players agreed on a draw."));
}

void TestGameStore::keepsAMate() {
    auto first = open();
    for (const Step& step : mateGame)
        play(*first, step.from, step.to);
    const auto second = reopen();
    QVERIFY(second->notice().isEmpty());
    QCOMPARE(second->endTitle(), QStringLiteral("Checkmate"));
}

void TestGameStore::savesBeforeItShows() {
    auto session = open();
    QByteArray savedWhenShown;
    connect(session.get(), &GameSession::changed, this, [&] { savedWhenShown = text(); });
    play(*session, "b1@10", "b1@01");
    QVERIFY(savedWhenShown.contains("Bb1@10-b1@01"));
    session->undo();
    QVERIFY(savedWhenShown.contains("CurrentPly \"0\""));
}

void TestGameStore::leavesNothingButTheGame() {
    auto session = open();
    for (const Step& step : mateGame)
        play(*session, step.from, step.to);
    QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden),
             (QStringList{QStringLiteral(".current.lock"), QStringLiteral("current.pgn4d")}));
}

void TestGameStore::keepsTheGoodPartOfATruncatedFile() {
    {
        auto session = open();
        for (const Step& step : mateGame)
            play(*session, step.from, step.to);
    }
    const QByteArray whole = text();
    const qsizetype cut = whole.indexOf("Qd1@00xc2@01") + 4;
    write(whole.left(cut));
    auto session = open();
    QCOMPARE(session->ply(), 4);
    QCOMPARE(session->lastMove(), QStringLiteral("Qa4@01-c2@01+"));
    QVERIFY2(session->notice().contains(QStringLiteral("half-move 5")),
             qPrintable(session->notice()));
    QCOMPARE(keptAside().size(), 1);
    QVERIFY(session->notice().contains(keptAside().first()));
    QFile aside(folder() + QLatin1Char('/') + keptAside().first());
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), whole.left(cut));
    // What was shown is there next time, also when nobody moved.
    session = nullptr;
    session = open();
    QCOMPARE(session->ply(), 4);
    QVERIFY2(session->notice().isEmpty(), qPrintable(session->notice()));
    // The good part is a game like any other.
    play(*session, "d1@00", "c2@01");
    QCOMPARE(reopen()->ply(), 5);
    session->dismissNotice();
    QVERIFY(session->notice().isEmpty());
}

void TestGameStore::keepsAForeignFileAside_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("shopping list\nmilk\n");
    QTest::newRow("binary") << QByteArray::fromHex("00ff00ff89504e470d0a1a0a");
    QTest::newRow("zeros") << QByteArray(100000, '\0');
    QTest::newRow("too large") << QByteArray(static_cast<qsizetype>(maxRecordBytes) + 10, ' ');
}

void TestGameStore::keepsAForeignFileAside() {
    QFETCH(QByteArray, bytes);
    write(bytes);
    auto session = open();
    QCOMPARE(session->ply(), 0);
    QVERIFY(!session->running());
    QCOMPARE(keptAside().size(), 1);
    QVERIFY2(session->notice().contains(keptAside().first()), qPrintable(session->notice()));
    QFile aside(folder() + QLatin1Char('/') + keptAside().first());
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), bytes);
    play(*session, "b1@10", "b1@01");
    QCOMPARE(reopen()->ply(), 1);
}

void TestGameStore::leavesAGameWithoutItsRulesetAsItIs() {
    const QByteArray foreign("[Event \"x\"]\n[Variant \"Atomic\"]\n[Result \"*\"]\n\n1. e4 *\n");
    write(foreign);
    auto session = open();
    for (const char* part : {"ruleset", "current.pgn4d", "Atomic", "current-2.pgn4d"})
        QVERIFY2(session->notice().contains(QLatin1String(part)), qPrintable(session->notice()));
    QVERIFY(!session->notice().contains(QStringLiteral("damaged")));
    play(*session, "b1@10", "b1@01");
    QCOMPARE(text(), foreign);
    QVERIFY(keptAside().isEmpty());
    // The next start goes on beside it, and a second window beside both.
    session = nullptr;
    session = open();
    QCOMPARE(session->ply(), 1);
    const auto other = open();
    QCOMPARE(other->ply(), 0);
    play(*other, "a2@00", "a3@00");
    QCOMPARE(text(), foreign);
    QVERIFY(QFile::exists(folder() + QStringLiteral("/current-3.pgn4d")));
}

void TestGameStore::neverWritesOverAFileKeptAside() {
    for (int i = 0; i < 3; ++i) {
        write(QByteArray("damage ") + QByteArray::number(i));
        GameStore store(folder());
        QVERIFY(store.open().error.has_value());
    }
    QCOMPARE(keptAside().size(), 3);
}

void TestGameStore::goesOnWhenItCannotSave() {
    // A file stands where the folder should be: no user, root included, can save there.
    QVERIFY(QDir(m_dir->path()).mkpath(QStringLiteral("data")));
    QFile inTheWay(folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    auto session = open();
    QVERIFY(session->notice().isEmpty());
    play(*session, "b1@10", "b1@01");
    QCOMPARE(session->ply(), 1);
    QVERIFY2(session->notice().startsWith(QStringLiteral("The game could not be saved")),
             qPrintable(session->notice()));
    QVERIFY(inTheWay.remove());
    play(*session, "b4@01", "b1@01");
    QCOMPARE(reopen()->ply(), 2);
}

void TestGameStore::keepsTheSavedGameWhenTheDiskIsFull() {
    auto session = open();
    play(*session, "b1@10", "b1@01");
    const QByteArray saved = text();
    QVERIFY(saved.contains("Bb1@10-b1@01"));
    {
        const FullDisk full(100);
        play(*session, "b4@01", "b1@01");
    }
    QCOMPARE(session->ply(), 2);
    QCOMPARE(text(), saved);
    QVERIFY2(session->notice().startsWith(QStringLiteral("The game could not be saved")),
             qPrintable(session->notice()));
    session->undo();
    session->redo();
    QVERIFY(session->notice().isEmpty());
    QCOMPARE(reopen()->ply(), 2);
}

void TestGameStore::movesAFolderOutOfTheWay() {
    // Something under the file's name that is no file at all.
    QVERIFY(QDir().mkpath(current()));
    auto session = open();
    QVERIFY(!session->notice().isEmpty());
    play(*session, "b1@10", "b1@01");
    QCOMPARE(reopen()->ply(), 1);
}

void TestGameStore::doesNotWaitForAPipe() {
    QVERIFY(QDir().mkpath(folder()));
    for (const QString& name : {current(), folder() + QStringLiteral("/.current.lock")})
        QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), S_IRUSR | S_IWUSR), 0);
    auto session = open();
    QCOMPARE(keptAside().size(), 0); // entryList counts files only, and it is none
    QVERIFY2(session->notice().contains(QStringLiteral("current.damaged-")),
             qPrintable(session->notice()));
    play(*session, "b1@10", "b1@01");
    QCOMPARE(reopen()->ply(), 1);
}

void TestGameStore::saysNoLongerThatItCouldNotSave() {
    QVERIFY(QDir(m_dir->path()).mkpath(QStringLiteral("data")));
    QFile inTheWay(folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    auto session = open();
    play(*session, "b1@10", "b1@01");
    QVERIFY(!session->notice().isEmpty());
    QVERIFY(inTheWay.remove());
    play(*session, "b4@01", "b1@01");
    QVERIFY2(session->notice().isEmpty(), qPrintable(session->notice()));
}

void TestGameStore::twoWindowsKeepTwoGames() {
    auto first = open();
    play(*first, "b1@10", "b1@01");
    auto second = open();
    QVERIFY2(second->notice().contains(QStringLiteral("current-2.pgn4d")),
             qPrintable(second->notice()));
    QCOMPARE(second->ply(), 0);
    play(*second, "a2@00", "a3@00");
    play(*second, "a4@11", "a4@01");
    play(*first, "b4@01", "b1@01");
    first = nullptr;
    second = nullptr;
    first = open();
    QVERIFY(first->notice().isEmpty());
    QCOMPARE(first->lastMove(), QStringLiteral("Rb4@01xb1@01"));
    second = open();
    QCOMPARE(second->lastMove(), QStringLiteral("Qa4@11-a4@01"));
}

void TestGameStore::aKilledWindowFreesItsFile() {
    // The lock's file of a program that is gone is still there.
    open()->resign();
    QVERIFY(QFile::exists(folder() + QStringLiteral("/.current.lock")));
    const auto next = open();
    QVERIFY2(next->notice().isEmpty(), qPrintable(next->notice()));
    QVERIFY(next->over());
}

void TestGameStore::keepsTagsAndCommentsItDoesNotUse() {
    {
        auto session = open();
        play(*session, "b1@10", "b1@01");
    }
    QByteArray record = text();
    record.replace("[Event ", "[Annotator \"Ada\"]\n[Event ");
    if (!record.contains("Annotator"))
        record.prepend("[Annotator \"Ada\"]\n");
    record.replace("Bb1@10-b1@01", "Bb1@10-b1@01 {bold}");
    write(record);
    auto session = open();
    QVERIFY2(session->notice().isEmpty(), qPrintable(session->notice()));
    play(*session, "b4@01", "b1@01");
    QVERIFY(text().contains("Ada"));
    QVERIFY(text().contains("{bold}"));
    QVERIFY(session->newGame(QStringLiteral("lite")));
    QVERIFY(!text().contains("Ada"));
}

QTEST_GUILESS_MAIN(TestGameStore)
#include "tst_gamestore.moc"
