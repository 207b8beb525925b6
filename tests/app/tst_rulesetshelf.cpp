// A user's own rulesets are played, saved and opened again as those of the program are.
#include "appfixtures.h"

#include "ruleset/user_rulesets.h"
#include "rulesets/rulesetlistmodel.h"
#include "storage/gamestore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tessera;
using namespace tessera::test;

namespace {
QString dataFile(const char* name) {
    return QStringLiteral(TESSERA_TEST_DATA "/") + QLatin1String(name);
}
QDir shelfFolder() {
    return QDir(QString::fromStdString(userRulesetFolder()->string()));
}
QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}
} // namespace

class TestRulesetShelf : public QObject {
    Q_OBJECT
private slots:
    void init() { QVERIFY(shelfFolder().removeRecursively()); }

    void offersTheProgramsRulesetsInOrder() {
        RulesetListModel model;
        QCOMPARE(model.count(), 0);
        model.refresh();
        QStringList keys;
        for (int row = 0; row < model.count(); ++row)
            keys.append(model.row(row)[QStringLiteral("key")].toString());
        QCOMPARE(keys, QStringList({QStringLiteral("lite"), QStringLiteral("tesschess"),
                                    QStringLiteral("full"), QStringLiteral("raumschach"),
                                    QStringLiteral("fide")}));
        for (int row = 0; row < model.count(); ++row) {
            QVERIFY(!model.row(row)[QStringLiteral("notes")].toStringList().isEmpty());
            QVERIFY(!model.row(row)[QStringLiteral("sources")].toStringList().isEmpty());
            QVERIFY(model.startScene(row).ruleset);
        }
        QCOMPARE(model.row(1)[QStringLiteral("sizes")].toString(), QStringLiteral("4 × 4 × 4 × 4"));
        QCOMPARE(model.row(4)[QStringLiteral("sizes")].toString(), QStringLiteral("8 × 8"));
    }

    void anAddedFileIsOfferedAndPlayed() {
        RulesetListModel model;
        model.refresh();
        const int row = model.add(QUrl::fromLocalFile(dataFile("odd_variant.toml")));
        QVERIFY2(row >= 0, qPrintable(model.problem()));
        QCOMPARE(model.count(), 6);
        const QVariantMap added = model.row(row);
        QCOMPARE(content(added[QStringLiteral("key")].toString()),
                 content(dataFile("odd_variant.toml")));

        GameSession session;
        QVERIFY(session.newGame(added[QStringLiteral("key")].toString()));
        QCOMPARE(session.rulesetName(), added[QStringLiteral("name")].toString());
        const Move move = session.match().position().legalMoves().front();
        session.activate(move.from);
        session.activate(move.to);
        QCOMPARE(session.ply(), 1);
        // "Play again" keeps to it.
        session.playAgain();
        QCOMPARE(session.ply(), 0);
        QCOMPARE(session.rulesetName(), added[QStringLiteral("name")].toString());
    }

    void aFileIsNotAddedTwice() {
        RulesetListModel model;
        const int first = model.add(QUrl::fromLocalFile(dataFile("odd.toml")));
        QCOMPARE(model.add(QUrl::fromLocalFile(dataFile("odd.toml"))), first);
        QCOMPARE(shelfFolder().entryList(QDir::Files).size(), 1);
    }

    void anotherFileOfThatNameIsKeptBeside() {
        RulesetListModel model;
        QVERIFY(model.add(QUrl::fromLocalFile(dataFile("odd.toml"))) >= 0);
        const QByteArray changed = content(dataFile("odd.toml")) + "# another one\n";
        const QString path = QDir::temp().filePath(QStringLiteral("odd.toml"));
        write(path, changed);
        const int second = model.add(QUrl::fromLocalFile(path));
        QVERIFY(second >= 0);
        QCOMPARE(content(model.row(second)[QStringLiteral("key")].toString()), changed);
        QCOMPARE(shelfFolder().entryList(QDir::Files),
                 QStringList({QStringLiteral("odd-2.toml"), QStringLiteral("odd.toml")}));
    }

    void aBadFileIsRefusedWithItsPlace() {
        RulesetListModel model;
        model.refresh();
        const QString path = QDir::temp().filePath(QStringLiteral("bad.toml"));
        write(path, content(dataFile("odd.toml")).replace("repetition = 3", "repetition = -3"));
        QCOMPARE(model.add(QUrl::fromLocalFile(path)), -1);
        QVERIFY2(model.problem().startsWith(QStringLiteral("bad.toml, line 27, column ")),
                 qPrintable(model.problem()));
        QVERIFY(!shelfFolder().exists() || shelfFolder().isEmpty());
        QCOMPARE(model.count(), 5);
        // Whatever is chosen that is no ruleset at all.
        for (const char* other : {"/dev/zero", "/nowhere/x.toml", "/"})
            QCOMPARE(model.add(QUrl::fromLocalFile(QLatin1String(other))), -1);
    }

    void aDamagedFileOnTheShelfIsListedWithItsProblem() {
        QVERIFY(shelfFolder().mkpath(QStringLiteral(".")));
        const QString path = shelfFolder().filePath(QStringLiteral("broken.toml"));
        write(path, "id = \n");
        RulesetListModel model;
        model.refresh();
        const int row = model.rowOf(path);
        const QVariantMap broken = model.row(row);
        QCOMPARE(broken[QStringLiteral("name")].toString(), QStringLiteral("broken.toml"));
        QVERIFY(broken[QStringLiteral("rowProblem")].toString().startsWith(
            QStringLiteral("broken.toml, line 1, column ")));
        QVERIFY(!model.startScene(row).ruleset);
        // Begun all the same: the game goes on and says why.
        GameSession session;
        QVERIFY(!session.newGame(path));
        QCOMPARE(session.rulesetId(), QStringLiteral("lite"));
        QVERIFY(session.notice().contains(QStringLiteral("broken.toml, line 1")));
    }

    void onlyOwnFilesAreRemoved() {
        RulesetListModel model;
        model.refresh();
        QVERIFY(!model.remove(0));
        const int row = model.add(QUrl::fromLocalFile(dataFile("odd.toml")));
        QVERIFY2(model.remove(row), qPrintable(model.problem()));
        QCOMPARE(model.count(), 5);
        QVERIFY(shelfFolder().isEmpty());
    }

    void aFileThatCannotBeRemovedSaysWhy() {
        RulesetListModel model;
        const int row = model.add(QUrl::fromLocalFile(dataFile("odd.toml")));
        // Somebody else was faster.
        QVERIFY(QFile::remove(model.row(row)[QStringLiteral("key")].toString()));
        QVERIFY(!model.remove(row));
        QCOMPARE(model.problem(), QStringLiteral("odd.toml could not be moved to the trash: "
                                                 "No such file or directory."));
        QCOMPARE(model.count(), 5);
    }

    void aSavedGameOfAnOwnRulesetComesBack() {
        RulesetListModel model;
        const int row = model.add(QUrl::fromLocalFile(dataFile("odd.toml")));
        const QString key = model.row(row)[QStringLiteral("key")].toString();
        QTemporaryDir games;
        {
            GameSession session(std::make_unique<GameStore>(games.path()));
            QVERIFY(session.newGame(key));
            const Move move = session.match().position().legalMoves().front();
            session.activate(move.from);
            session.activate(move.to);
            session.confirmCapture();
            QCOMPARE(session.ply(), 1);
        }
        {
            GameSession session(std::make_unique<GameStore>(games.path()));
            QCOMPARE(session.notice(), QString());
            QCOMPARE(session.rulesetId(), QStringLiteral("odd"));
            QCOMPARE(session.ply(), 1);
        }
        // A newer edition of the file beside the one that was played changes nothing,
        const QString newer = QDir::temp().filePath(QStringLiteral("newer.toml"));
        write(newer, content(key) + "# newer\n");
        QVERIFY(model.add(QUrl::fromLocalFile(newer)) >= 0);
        {
            GameSession session(std::make_unique<GameStore>(games.path()));
            QCOMPARE(session.ply(), 1);
        }
        // but without the one that was played the game cannot go on: it is kept, and said.
        const QString saved = QDir(games.path()).filePath(QStringLiteral("current.pgn4d"));
        const QByteArray before = content(saved);
        QVERIFY(QFile::remove(key));
        GameSession session(std::make_unique<GameStore>(games.path()));
        QVERIFY(session.notice().contains(QStringLiteral("another ruleset file")));
        QVERIFY(QDir(games.path()).entryList({QStringLiteral("*damaged*")}).isEmpty());
        QCOMPARE(content(saved), before);
    }
};

QTEST_GUILESS_MAIN(TestRulesetShelf)
#include "tst_rulesetshelf.moc"
