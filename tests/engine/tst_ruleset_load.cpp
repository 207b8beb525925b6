// Loading a whole ruleset: its start position is checked too, and files that cannot be read are
// errors.
#include "position/position.h"
#include "ruleset/compiled_ruleset.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <string>

using namespace tessera;

namespace {

std::string withStart(const std::string& start) {
    return R"(id = "tiny"
name = "Tiny"
description = "Kings and rooks on two boards."
start = )" +
           start +
           R"(

[board]
axes = { x = 3, y = 2, z = 2 }
square-names = "{x:a}{y:1}{z:A}"

[[piece]]
letter = "K"
name = "king"
royal = true
step = { changing = [1, 2, 3] }

[[piece]]
letter = "R"
name = "rook"
slide = { changing = [1] }
)";
}

Error errorOf(const std::string& start) {
    const auto loaded = loadRuleset(withStart(start), "tiny.toml");
    return loaded ? Error{ErrorCode::CannotRead, {}, "it was read", {}} : loaded.error();
}

std::string position(const Place& place) {
    return place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::filesystem::path pathOf(const QString& name) {
    return name.toStdString();
}

} // namespace

Q_DECLARE_METATYPE(tessera::ErrorCode)

class TestRulesetLoad : public QObject {
    Q_OBJECT

private slots:
    void builtinsLoadAndPlay() {
        const std::vector<std::pair<std::string_view, std::size_t>> firstMoves{
            {"lite", 41}, {"tesschess", 153}, {"full", 2152}, {"raumschach", 61}, {"fide", 20}};
        for (const auto& [id, moves] : firstMoves) {
            const RulesetPtr ruleset = builtinRuleset(id);
            QVERIFY(ruleset);
            QCOMPARE(Position(ruleset).legalMoves().size(), moves);
        }
        QVERIFY(!builtinRuleset("no-such"));
        QVERIFY(!builtinRuleset(""));
    }

    void aGoodStartLoads() {
        const auto loaded = loadRuleset(withStart(R"("k2/3|3/2K w 0 1")"), "tiny.toml");
        QVERIFY(loaded.ok());
        QCOMPARE((*loaded)->geometry().squareCount(), 12);
    }

    void faultsOfTheStart_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const char* start, ErrorCode code,
                            const char* place) {
            QTest::newRow(name) << QByteArray(start) << code << QByteArray(place);
        };
        using enum ErrorCode;
        // The value's quote stands in line 4, column 9.
        row("a rank too long", R"("k2/4|3/2K w 0 1")", RankLength, "tiny.toml:4:13");
        row("a board missing", R"("k2/2K w 0 1")", BoardCount, "tiny.toml:4:10");
        row("an unknown letter", R"("k2/1q1|3/2K w 0 1")", UnknownLetter, "tiny.toml:4:14");
        row("no king", R"("k2/3|3/3 w 0 1")", RoyalCount, "");
        row("the side not to move in check", R"("kR1/3|3/2K w 0 1")", OpponentInCheck, "");
        row("a bad side", R"("k2/3|3/2K x 0 1")", BadSide, "tiny.toml:4:20");
        row("over several lines", "\"\"\"\\\n    k2/3|\\\n  3/2Q w 0 1\"\"\"", UnknownLetter,
            "tiny.toml:6:6");
        row("after escapes", R"("\u006B2/3|3/2\u0051 w 0 1")", UnknownLetter, "tiny.toml:4:23");
        row("between single quotes", "'k2/3|3/2Q w 0 1'", UnknownLetter, "tiny.toml:4:18");
    }

    void faultsOfTheStart() {
        QFETCH(QByteArray, start);
        QFETCH(ErrorCode, code);
        QFETCH(QByteArray, place);
        const Error error = errorOf(start.toStdString());
        QCOMPARE(error.code, code);
        QCOMPARE(error.place.line >= 4 && error.place.column >= 1, true);
        if (!place.isEmpty())
            QCOMPARE(QByteArray::fromStdString(position(error.place)), place);
    }

    void theOddGameLoads() {
        const auto odd = loadRulesetFile(TESSERA_TEST_DATA "/odd.toml");
        QVERIFY(odd.ok());
        QVERIFY(!Position(*odd).legalMoves().empty());
        QCOMPARE(Position(*odd).allowedCastlingRooks().size(), std::size_t(2));
    }

    void fromAFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.toml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(withStart(R"("k2/3|3/2K w 0 1")")));
        file.close();
        const auto loaded = loadRulesetFile(pathOf(path));
        QVERIFY(loaded.ok());
        QCOMPARE((*loaded)->data().id, std::string("tiny"));

        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id = 5");
        file.close();
        const auto bad = loadRulesetFile(pathOf(path));
        QVERIFY(!bad.ok());
        QCOMPARE(position(bad.error().place), path.toStdString() + ":1:6");
    }

    void filesThatCannotBeRead() {
        const QTemporaryDir folder;
        for (const QString& path :
             {folder.filePath(QStringLiteral("missing.toml")), folder.path(), QString(),
              QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("missing/a.toml"))}) {
            const auto loaded = loadRulesetFile(pathOf(path));
            QVERIFY(!loaded.ok());
            QCOMPARE(loaded.error().code, ErrorCode::CannotRead);
            QCOMPARE(loaded.error().found, path.toStdString());
            QCOMPARE(loaded.error().expected.empty(), path == QStringLiteral("/dev/zero"));
        }
    }

    void aFileTooLarge() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.toml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(std::int64_t{1} << 32)); // takes no space on the disk
        file.close();
        const auto loaded = loadRulesetFile(pathOf(path));
        QVERIFY(!loaded.ok());
        QCOMPARE(loaded.error().code, ErrorCode::TooLarge);
        QCOMPARE(loaded.error().found, std::string("4294967296"));
        QCOMPARE(loaded.error().expected, std::to_string(maxRulesetBytes));
    }
};

QTEST_APPLESS_MAIN(TestRulesetLoad)
#include "tst_ruleset_load.moc"
