// A game that comes from a file takes the board, and the game before it is not lost.
#include "appfixtures.h"

#include "storage/gamestore.h"
#include "support/full_disk.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const QByteArray tags = R"([Event "Evening"]
[White "Anna"]
[Date "2024.01.02"]
[Variant "Fourfold-4x4x2x2"]
[Format "PGN4D"]
[FormatVersion "1"]
[Notation "LAN4D"]
[SetUp "1"]
[FEN4D "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1"]
)";
const QByteArray twoMoves = "\n1. Bb1@10-b1@01 {good} (1. a2@00-a3@00) 1... Rb4@01xb1@01 *\n";

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestOpenGame : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_dir;

    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("games")); }
    [[nodiscard]] QString current() const { return folder() + QStringLiteral("/current.pgn4d"); }
    [[nodiscard]] std::unique_ptr<GameSession> start() const {
        return std::make_unique<GameSession>(std::make_unique<GameStore>(folder()));
    }
    [[nodiscard]] QUrl written(const char* name, const QByteArray& bytes) const {
        const QString path = m_dir->filePath(QString::fromUtf8(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return QUrl::fromLocalFile(path);
    }
    [[nodiscard]] QStringList kept() const {
        return QDir(folder()).entryList({QStringLiteral("kept-*.pgn4d")});
    }

    [[nodiscard]] QString keptFile() const { return folder() + QLatin1Char('/') + kept().last(); }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void isLookedThroughAndGoesOn() {
        auto session = start();
        const QUrl file = written("evening.pgn4d", tags + twoMoves);
        QSignalSpy announced(session.get(), &GameSession::announced);
        QVERIFY(session->openGame(file));
        QCOMPARE(session->notice(), QString());
        QVERIFY(announced.last().first().toString().contains(QLatin1String("evening.pgn4d")));
        QCOMPARE(session->lastPly(), 2);
        QCOMPARE(session->lastMove(), QStringLiteral("Rb4@01xb1@01"));
        session->goToPly(1);
        QCOMPARE(session->lastMove(), QStringLiteral("Bb1@10-b1@01"));
        session->goToPly(2);
        play(*session, "c1@00", "b1@01");
        QCOMPARE(session->ply(), 3);
        // It is this window's game from now on; the file stays as it was.
        session = nullptr;
        session = start();
        QCOMPARE(session->ply(), 3);
        QCOMPARE(content(file.toLocalFile()), tags + twoMoves);
        const QByteArray saved = content(current());
        for (const char* part : {"[Event \"Evening\"]", "[White \"Anna\"]", "[Date \"2024.01.02\"]",
                                 "{good}", "(1. a2@00-a3@00)"})
            QVERIFY2(saved.contains(part), part);
        // Nothing was played before it: nothing to keep.
        QVERIFY(kept().isEmpty());
    }

    void theGameBeforeItIsKept() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        const QByteArray before = content(current());
        QVERIFY(session->openGame(written("evening.pgn4d", tags + twoMoves)));
        QCOMPARE(session->lastPly(), 2);
        QCOMPARE(kept().size(), 1);
        QVERIFY(session->notice().contains(kept().first()));
        const QString keptFile = folder() + QLatin1Char('/') + kept().first();
        QCOMPARE(content(keptFile), before);
        // It comes back the same way, and now the other one is kept.
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile)));
        QCOMPARE(session->lastPly(), 1);
        QCOMPARE(session->lastMove(), QStringLiteral("a2@00-a3@00"));
        QCOMPARE(kept().size(), 2);
        // The same game again is kept once.
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile)));
        QCOMPARE(kept().size(), 2);
    }

    void aNewGameLosesNothing() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        const QByteArray before = content(current());
        QVERIFY(session->newGame(QStringLiteral("lite")));
        QCOMPARE(session->ply(), 0);
        QCOMPARE(kept().size(), 1);
        QCOMPARE(content(keptFile()), before);
        // Nothing was played: nothing to keep.
        session->playAgain();
        QVERIFY(session->newGame(QStringLiteral("tesschess")));
        QCOMPARE(kept().size(), 1);
        // A game that is over is kept as well.
        session->resign();
        session->playAgain();
        QCOMPARE(kept().size(), 2);
        QCOMPARE(session->notice(), QString());
    }

    void aKeptGameIsKeptOnce() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        session->newGame(QStringLiteral("lite"));
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        // Looked through, and the program was ended meanwhile.
        session->goToPly(0);
        session = nullptr;
        session = start();
        QCOMPARE(session->lastPly(), 1);
        session->newGame(QStringLiteral("lite"));
        QCOMPARE(kept().size(), 1);
        QVERIFY(!content(keptFile()).contains("KeptAs"));
    }

    void aKeptGameThatGoesOnTakesThePlaceOfItsFile() {
        auto session = start();
        play(*session, "b1@10", "b1@01");
        session->newGame(QStringLiteral("lite"));
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        play(*session, "b4@01", "b1@01");
        session->newGame(QStringLiteral("lite"));
        QCOMPARE(kept().size(), 1);
        QVERIFY(content(keptFile()).contains("1. Bb1@10-b1@01 Rb4@01xb1@01 *"));
        // Opened while it is on the board it stays as it is there.
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        play(*session, "c1@00", "b1@01");
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        QCOMPARE(session->ply(), 3);
    }

    void anotherLineOfAKeptGameIsAGameOfItsOwn() {
        auto session = start();
        play(*session, "b1@10", "b1@01");
        play(*session, "b4@01", "b1@01");
        session->newGame(QStringLiteral("lite"));
        const QString first = keptFile();
        const QByteArray before = content(first);
        QVERIFY(session->openGame(QUrl::fromLocalFile(first)));
        session->undo();
        play(*session, "a3@11", "a2@11");
        session->newGame(QStringLiteral("lite"));
        QCOMPARE(content(first), before);
        QCOMPARE(kept().size(), 2);
    }

    /// What was changed in the file meanwhile holds: how it is called, or that it is gone.
    void whatHappenedToItsFileMeanwhileHolds() {
        auto session = start();
        play(*session, "b1@10", "b1@01");
        session->newGame(QStringLiteral("lite"));
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        play(*session, "b4@01", "b1@01");
        QByteArray renamed = content(keptFile());
        QVERIFY(renamed.contains("[Event \"?\"]"));
        renamed.replace("[Event \"?\"]", "[Event \"By the fire\"]");
        static_cast<void>(written(qPrintable(QLatin1String("games/") + kept().first()), renamed));
        session->newGame(QStringLiteral("lite"));
        QCOMPARE(kept().size(), 1);
        QVERIFY(content(keptFile()).contains("By the fire"));
        QVERIFY(content(keptFile()).contains("Rb4@01xb1@01"));
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        QVERIFY(QFile::remove(keptFile()));
        session->newGame(QStringLiteral("lite"));
        QCOMPARE(kept().size(), 1);
    }

    /// Two windows that go on with one game: neither takes anything from the other.
    void twoWindowsGoOnWithOneGame() {
        auto session = start();
        play(*session, "b1@10", "b1@01");
        session->newGame(QStringLiteral("lite"));
        auto other = start();
        QVERIFY(session->openGame(QUrl::fromLocalFile(keptFile())));
        QVERIFY(other->openGame(QUrl::fromLocalFile(keptFile())));
        play(*session, "b4@01", "b1@01");
        play(*other, "a3@11", "a2@11");
        session->newGame(QStringLiteral("lite"));
        other->newGame(QStringLiteral("lite"));
        QCOMPARE(kept().size(), 2);
        QByteArray all;
        for (const QString& name : kept())
            all += content(folder() + QLatin1Char('/') + name);
        QVERIFY(all.contains("Rb4@01xb1@01") && all.contains("a3@11-a2@11"));
    }

    void aNewGameWaitsForTheOneThatCannotBeKept() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        const FullDisk full(100);
        QVERIFY(!session->newGame(QStringLiteral("lite")));
        QCOMPARE(session->ply(), 1);
        QVERIFY(session->notice().contains(QLatin1String("could not be kept")));
        // It was said; whoever asks again means it.
        QVERIFY(session->newGame(QStringLiteral("lite")));
        QCOMPARE(session->lastPly(), 0);
        QVERIFY(kept().isEmpty());
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 1);
    }

    void anUndatedGameGetsNoDate() {
        auto session = start();
        QByteArray undated = tags;
        undated.replace("[Date \"2024.01.02\"]\n", "");
        QVERIFY(session->openGame(written("undated.pgn4d", undated + twoMoves)));
        QVERIFY(!content(current()).contains("[Date \"20"));
    }

    void itsOwnFileIsOnTheBoardAlready() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        QVERIFY(session->openGame(QUrl::fromLocalFile(current())));
        QCOMPARE(session->ply(), 1);
        QVERIFY(kept().isEmpty());
        QCOMPARE(session->notice(), QString());
    }

    void whatIsNoGameChangesNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("told");
        const QByteArray illegal = "\n1. Bb1@10-b1@01 Rb4@01xb1@01 2. Kc1@00-c4@11 *\n";
        QTest::newRow("illegal move")
            << tags + illegal
            << QStringList{QStringLiteral("other.pgn4d"), QStringLiteral("line 11"),
                           QStringLiteral("column 33"), QStringLiteral("half-move 3"),
                           QStringLiteral("Kc1@00-c4@11")};
        QTest::newRow("wrong piece")
            << tags + "\n1. Rb1@10-b1@01 *\n"
            << QStringList{QStringLiteral("line 11"), QStringLiteral("half-move 1"),
                           QStringLiteral("Rb1@10-b1@01")};
        QTest::newRow("cut off") << tags + "\n1. Bb1@10-b1@01 Rb4@01xb\n"
                                 << QStringList{QStringLiteral("Rb4@01xb")};
        QByteArray foreign = tags;
        foreign.replace("Fourfold-4x4x2x2", "Tessera/nowhere");
        QTest::newRow("unknown ruleset")
            << foreign + twoMoves
            << QStringList{QStringLiteral("line 4"), QStringLiteral("Tessera/nowhere")};
        QTest::newRow("no text") << QByteArray("\x89PNG\r\n\x1A\n", 8)
                                 << QStringList{QStringLiteral("UTF-8")};
        QTest::newRow("empty") << QByteArray() << QStringList{QStringLiteral("Variant")};
    }
    void whatIsNoGameChangesNothing() {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, told);
        auto session = start();
        play(*session, "a2@00", "a3@00");
        const QByteArray before = content(current());
        QVERIFY(!session->openGame(written("other.pgn4d", bytes)));
        for (const QString& part : told)
            QVERIFY2(session->notice().contains(part), qPrintable(session->notice()));
        QCOMPARE(session->ply(), 1);
        QCOMPARE(content(current()), before);
        QVERIFY(kept().isEmpty());
    }

    void whatIsNoFileChangesNothing() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        for (const char* path : {"/nowhere/game.pgn4d", "/", "/dev/zero"}) {
            session->dismissNotice();
            QVERIFY(!session->openGame(QUrl::fromLocalFile(QLatin1String(path))));
            QVERIFY(session->notice().contains(QLatin1String(path)));
        }
        QVERIFY(!session->openGame(QUrl(QStringLiteral("https://example.org/game.pgn4d"))));
        QCOMPARE(session->ply(), 1);
    }

    /// What cannot be kept is not given up.
    void theGameBeforeItStaysWhenItCannotBeKept() {
        auto session = start();
        play(*session, "a2@00", "a3@00");
        const QUrl file = written("evening.pgn4d", tags + twoMoves);
        {
            const FullDisk full(100);
            QVERIFY(!session->openGame(file));
        }
        QVERIFY(!session->notice().isEmpty());
        QCOMPARE(session->ply(), 1);
        QCOMPARE(session->lastMove(), QStringLiteral("a2@00-a3@00"));
        session = nullptr;
        QCOMPARE(start()->lastMove(), QStringLiteral("a2@00-a3@00"));
    }

    /// A name can have every character; a sentence that holds it stays a sentence.
    void aNameThatTurnsTextIsShownHarmless() {
        auto session = start();
        QVERIFY(!session->openGame(written("a\u202Eb\n.pgn4d", "nothing")));
        QVERIFY(session->notice().contains(QStringLiteral("a\uFFFDb\uFFFD.pgn4d")));
        QVERIFY(!session->notice().contains(QChar(0x202E)));
    }
};

QTEST_GUILESS_MAIN(TestOpenGame)
#include "tst_opengame.moc"
