// The command line as a user or a script meets it: JSON on standard output, one line on standard
// error, 0 for done, 1 for wrong input, 2 for a wrong call.
#include "support/cli_call.h"
#include "support/positions.h"

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QProcessEnvironment>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <fstream>

using namespace tessera::test;

namespace {

QStringList strings(const QJsonValue& list) {
    QStringList result;
    for (const auto& entry : list.toArray())
        result << entry.toString();
    return result;
}

const QString mate = QStringLiteral("1N2/1Q2/1RP1/3r|4/P1R1/4/4|4/4/4/4|1k1r/1ppp/p3/K3 b 7 23");

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void rulesets() {
        const Answer answer = call(words("rulesets"));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.err.isEmpty());
        const QJsonArray list = answer.json()[u"rulesets"].toArray();
        QStringList ids;
        for (const auto& entry : list)
            ids << entry[u"id"].toString();
        QCOMPARE(ids, builtinIds());
        const QJsonObject lite = list[ids.indexOf(QStringLiteral("lite"))].toObject();
        QCOMPARE(lite[u"name"].toString(), QString::fromUtf8("4\u2074-lite"));
        QCOMPARE(lite[u"sizes"].toArray(), (QJsonArray{4, 4, 2, 2}));
    }

    void perft() {
        const Answer answer = call(words("perft lite 3"));
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()[u"nodes"].toInt(), 74569);
        QVERIFY(answer.json()[u"seconds"].isDouble());
        QVERIFY(!answer.json().contains(u"divide"));
    }

    void bestMove() {
        const QJsonObject mate =
            call({QStringLiteral("bestmove"), QStringLiteral("fide"), QStringLiteral("--position"),
                  QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), QStringLiteral("--depth"),
                  QStringLiteral("3")})
                .json();
        QCOMPARE(mate[u"move"].toString(), QStringLiteral("a1a8"));
        const QJsonObject line = mate[u"lines"].toArray().first().toObject();
        QCOMPARE(line[u"score"].toObject(), (QJsonObject{{QStringLiteral("mate-in"), 1}}));
        QCOMPARE(line[u"moves"].toArray(), QJsonArray{QStringLiteral("a1a8")});

        const QJsonObject several = call(words("bestmove lite --nodes 2000 --lines 3")).json();
        QCOMPARE(several[u"lines"].toArray().size(), 3);
        const QJsonObject weak = call(words("bestmove lite --level 1 --seed 4 --time 5000")).json();
        QCOMPARE(weak[u"depth"].toInt(), 1);

        const QJsonObject over =
            call({QStringLiteral("bestmove"), QStringLiteral("fide"), QStringLiteral("--position"),
                  QStringLiteral("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")})
                .json();
        QVERIFY(over[u"move"].isNull());
        QCOMPARE(call(words("bestmove lite --level 7")).exitCode, 2);
        QCOMPARE(call(words("bestmove nothing")).exitCode, 1);
    }

    void perftDivided() {
        const QJsonObject answer = call(words("perft lite 3 --divide")).json();
        const QJsonObject divided = answer[u"divide"].toObject();
        QCOMPARE(divided.size(), 41);
        QVERIFY(divided.contains(QStringLiteral("a2@00a3@00")));
        int sum = 0;
        for (const auto& count : divided)
            sum += count.toInt();
        QCOMPARE(sum, 74569);
        QCOMPARE(answer[u"nodes"].toInt(), sum);
    }

    void perftOfNothing() { QCOMPARE(call(words("perft lite 0")).json()[u"nodes"].toInt(), 1); }

    void movesAreSorted() {
        const QStringList moves = strings(call(words("moves lite")).json()[u"moves"]);
        QCOMPARE(moves, plainMoves(startOf(QStringLiteral("lite"))));
        QStringList sorted = moves;
        sorted.sort();
        QCOMPARE(moves, sorted);
    }

    void movesOfOnePiece() {
        QCOMPARE(strings(call(words("moves lite --from a2@00")).json()[u"moves"]),
                 QStringList({QStringLiteral("a2@00a3@00")}));
        QVERIFY(strings(call(words("moves lite --from a4@00")).json()[u"moves"]).isEmpty());
    }

    void statusOfTheStart() {
        const QJsonObject status = call(words("status lite")).json();
        QCOMPARE(status[u"side"].toString(), QStringLiteral("white"));
        QCOMPARE(status[u"check"].toBool(true), false);
        QVERIFY(status[u"checks"].toArray().isEmpty());
        QCOMPARE(status[u"legal"].toInt(), 41);
        QCOMPARE(status[u"outcome"].toString(), QStringLiteral("ongoing"));
    }

    void statusOfMate() {
        const QJsonObject status = call({QStringLiteral("status"), QStringLiteral("lite"),
                                         QStringLiteral("--position"), mate})
                                       .json();
        QCOMPARE(status[u"side"].toString(), QStringLiteral("black"));
        QCOMPARE(status[u"check"].toBool(), true);
        QCOMPARE(status[u"legal"].toInt(-1), 0);
        QCOMPARE(status[u"outcome"].toString(), QStringLiteral("checkmate"));
        const QJsonObject check = status[u"checks"].toArray().first().toObject();
        QCOMPARE(check[u"king"].toString(), QStringLiteral("b4@11"));
        QVERIFY(!check[u"by"].toString().isEmpty());
        QCOMPARE(check[u"piece"].toString().size(), 1);
    }

    void outcomes_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("bare kings") << QStringLiteral("k3/4/4/3K|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1")
                                    << QStringLiteral("bare-kings");
        QTest::newRow("hundred") << QStringLiteral("k3/4/4/3K|4/4/4/3Q|4/4/4/4|4/4/4/4 w 100 80")
                                 << QStringLiteral("fifty-move");
        QTest::newRow("stalemate")
            << QStringLiteral("4/4/2N1/4|3k/4/4/4|1N2/4/2N1/4|4/4/2Q1/2K1 b 0 1")
            << QStringLiteral("stalemate");
    }
    void outcomes() {
        QFETCH(QString, fen);
        QFETCH(QString, outcome);
        QCOMPARE(call({QStringLiteral("status"), QStringLiteral("lite"),
                       QStringLiteral("--position"), fen})
                     .json()[u"outcome"]
                     .toString(),
                 outcome);
    }

    void attackers() {
        const Answer answer = call(words("attackers lite --square b1@01"));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(!answer.json().isEmpty());
        QVERIFY(answer.out.contains("\"b1@10\""));
        QVERIFY(answer.out.contains("\"b4@01\""));
    }

    void attackersWithLinesPinsAndXRays() {
        const QJsonObject answer =
            call({QStringLiteral("attackers"), QStringLiteral("fide"), QStringLiteral("--square"),
                  QStringLiteral("c4"), QStringLiteral("--position"),
                  QStringLiteral("4k3/8/8/8/4r2r/2K5/4R3/8 w - - 0 1")})
                .json();
        QCOMPARE(answer[u"square"].toString(), QStringLiteral("c4"));
        QVERIFY(answer[u"piece"].isNull());
        QCOMPARE(answer[u"white"].toArray().size(), 1); // the king
        const QJsonArray black = answer[u"black"].toArray();
        QCOMPARE(black.size(), 1);
        QCOMPARE(black[0][u"square"].toString(), QStringLiteral("e4"));
        QCOMPARE(black[0][u"piece"].toString(), QStringLiteral("R"));
        QCOMPARE(black[0][u"means"].toString(), QStringLiteral("slide"));
        QCOMPARE(black[0][u"delta"].toArray(), (QJsonArray{-2, 0, 0, 0}));
        QCOMPARE(strings(black[0][u"between"]), QStringList({QStringLiteral("d4")}));
        QCOMPARE(black[0][u"pins"][0][u"by"].toString(), QStringLiteral("e2"));
        QCOMPARE(black[0][u"pins"][0][u"king"].toString(), QStringLiteral("e8"));
        const QJsonValue behind = answer[u"x-rays"][u"black"][0];
        QCOMPARE(behind[u"square"].toString(), QStringLiteral("h4"));
        QCOMPARE(strings(behind[u"through"]), QStringList({QStringLiteral("e4")}));
    }

    void explainLegal() {
        const QJsonObject answer = call(words("explain fide e2e4")).json();
        QCOMPARE(answer[u"legal"].toBool(), true);
        QCOMPARE(answer[u"reason"].toString(), QStringLiteral("legal"));
        QCOMPARE(answer[u"delta"].toArray(), (QJsonArray{0, 2, 0, 0}));
        QVERIFY(answer[u"blocker"].isNull());
        QCOMPARE(answer[u"attackers"].toArray(), QJsonArray());
        QCOMPARE(answer[u"consequences"][0][u"move"].toString(), QStringLiteral("e2e4"));
        QCOMPARE(answer[u"consequences"][0][u"outcome"].toString(), QStringLiteral("ongoing"));
    }

    void explainBlocked() {
        const QJsonObject answer = call(words("explain fide a1a5")).json();
        QCOMPARE(answer[u"legal"].toBool(true), false);
        QCOMPARE(answer[u"reason"].toString(), QStringLiteral("path-blocked"));
        QCOMPARE(answer[u"blocker"].toString(), QStringLiteral("a2"));
        QCOMPARE(strings(answer[u"path"]),
                 QStringList({QStringLiteral("a2"), QStringLiteral("a3"), QStringLiteral("a4")}));
    }

    void explainAPin() {
        const QJsonObject answer = call({QStringLiteral("explain"), QStringLiteral("fide"),
                                         QStringLiteral("e2a2"), QStringLiteral("--position"),
                                         QStringLiteral("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1")})
                                       .json();
        QCOMPARE(answer[u"reason"].toString(), QStringLiteral("exposes-king"));
        const QJsonValue attacker = answer[u"attackers"][0];
        QCOMPARE(attacker[u"square"].toString(), QStringLiteral("e8"));
        QCOMPARE(attacker[u"piece"].toString(), QStringLiteral("R"));
        QCOMPARE(attacker[u"target"].toString(), QStringLiteral("e1"));
        const QJsonValue king = answer[u"kings"][0];
        QCOMPARE(king[u"king"].toString(), QStringLiteral("e1"));
        QCOMPARE(king[u"opened"][0][u"through"].toString(), QStringLiteral("e2"));
    }

    void explainCastling() {
        const QJsonObject answer =
            call({QStringLiteral("explain"), QStringLiteral("fide"), QStringLiteral("e1g1"),
                  QStringLiteral("--position"), QStringLiteral("4k3/8/8/8/5r2/8/8/4K2R w K - 0 1")})
                .json();
        QCOMPARE(answer[u"reason"].toString(), QStringLiteral("castling-through-attack"));
        QCOMPARE(answer[u"attackers"][0][u"target"].toString(), QStringLiteral("f1"));
        QCOMPARE(answer[u"castling"][u"rook-home"].toString(), QStringLiteral("h1"));
        QCOMPARE(answer[u"castling"][u"right"].toBool(), true);
    }

    void explainPromotions() {
        const QString position = QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        const auto explained = [&](const char* move) {
            return call({QStringLiteral("explain"), QStringLiteral("fide"),
                         QString::fromLatin1(move), QStringLiteral("--position"), position})
                .json();
        };
        QCOMPARE(explained("a7a8")[u"promotions"].toString(), QStringLiteral("QRBN"));
        QCOMPARE(explained("a7a8")[u"consequences"].toArray().size(), 4);
        QCOMPARE(explained("a7a8n")[u"consequences"][0][u"move"].toString(),
                 QStringLiteral("a7a8n"));
        QCOMPARE(explained("a7a8k")[u"reason"].toString(), QStringLiteral("wrong-promotion"));
        QCOMPARE(explained("h7h6")[u"reason"].toString(), QStringLiteral("not-your-turn"));
        QCOMPARE(explained("h7h6")[u"apart-from-turn"].toString(), QStringLiteral("legal"));
        QVERIFY(explained("c5c6")[u"piece"].isNull());
    }

    /// Every legal move is explained as legal, in every ruleset and in one of a file.
    void explainAgreesWithMoves() {
        const QStringList rulesets = builtinIds() << QStringLiteral(TESSERA_TEST_DATA "/odd.toml");
        for (const QString& ruleset : rulesets) {
            const QStringList moves =
                strings(call({QStringLiteral("moves"), ruleset}).json()[u"moves"]);
            QVERIFY(!moves.isEmpty());
            for (qsizetype i = 0; i < moves.size(); i += moves.size() / 3) {
                const QJsonObject answer =
                    call({QStringLiteral("explain"), ruleset, moves[i]}).json();
                QVERIFY2(answer[u"legal"].toBool(), qPrintable(ruleset + u' ' + moves[i]));
            }
        }
    }

    void wrongCalls_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const char* text :
             {"", "nonsense", "perft", "perft lite", "perft lite x", "perft lite -1",
              "perft lite 2 3", "perft lite 2 --depth 3", "moves lite --from", "attackers lite",
              "rulesets lite", "moves lite --from a1@00 --from a1@00", "explain lite",
              "explain lite a1@00a2@00 --square a1@00", "non\nsense", "moves lite --fr\tom x"})
            QTest::newRow(text) << words(text);
    }
    void wrongCalls() {
        QFETCH(QStringList, arguments);
        const Answer answer = call(arguments);
        QCOMPARE(answer.exitCode, 2);
        checkOneLine(answer);
    }

    void wrongInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no such ruleset") << words("moves nowhere") << QByteArray("nowhere");
        QTest::newRow("no such file") << words("moves nowhere.toml") << QByteArray("nowhere.toml");
        QTest::newRow("no such square") << words("moves lite --from z9@99") << QByteArray("z9@99");
        QTest::newRow("half a move") << words("explain fide e2") << QByteArray("e2");
        QTest::newRow("no such promotion") << words("explain fide e7e8x") << QByteArray("e7e8x");
        QTest::newRow("more than a move") << words("explain fide e2e4e5") << QByteArray("e2e4e5");
        QTest::newRow("position") << QStringList{QStringLiteral("status"), QStringLiteral("lite"),
                                                 QStringLiteral("--position"),
                                                 QStringLiteral("4/4/PPPP/RNKX|4|4|4 w 0 1")}
                                  << QByteArray("column");
        QTest::newRow("position with a line end")
            << QStringList{QStringLiteral("status"), QStringLiteral("lite"),
                           QStringLiteral("--position"), QStringLiteral("k\nk\r\033[31m")}
            << QByteArray("column");
        QTest::newRow("separators in a name")
            << QStringList{QStringLiteral("moves"), QStringLiteral("a\u2028b\u2029c\u0085d\v\fe")}
            << QByteArray("a?b?c?d??e");
        QTest::newRow("separators in a file name")
            << QStringList{QStringLiteral("check-ruleset"), QStringLiteral("a\u2028b\u2029.toml")}
            << QByteArray("a?b?.toml: cannot read a?b?.toml");
        QTest::newRow("separators in a square")
            << QStringList{QStringLiteral("moves"), QStringLiteral("lite"),
                           QStringLiteral("--from"), QStringLiteral("a\u2028\u2029")}
            << QByteArray("a??");
    }
    void wrongInput() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Answer answer = call(arguments);
        QCOMPARE(answer.exitCode, 1);
        checkOneLine(answer);
        QVERIFY2(answer.err.contains(says), answer.err);
    }

    void longInputMakesNoLongMessage() {
        const QString text(100000, u'a');
        for (const QStringList& arguments :
             {QStringList{QStringLiteral("moves"), text},
              QStringList{QStringLiteral("moves"), QStringLiteral("lite"), QStringLiteral("--from"),
                          text},
              QStringList{QStringLiteral("moves"), text + QStringLiteral(".toml")},
              QStringList{QStringLiteral("check-record"), u'/' + text}}) {
            const Answer answer = call(arguments);
            QCOMPARE(answer.exitCode, 1);
            checkOneLine(answer);
            // A file that cannot be read is named twice.
            QVERIFY(answer.err.size() < 2000);
        }
    }

    void anAnswerThatCannotBeWrittenIsAFailure() {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(TESSERA_CLI), words("moves lite"));
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardError().count('\n'), 1);
    }

    void rulesetFiles() {
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("cannot write %s", qPrintable(file.fileName()));
            return file.fileName();
        };
        QByteArray lite;
        for (const tessera::BuiltinRuleset& builtin : tessera::builtinRulesets()) {
            const QByteArray text(builtin.text.data(), qsizetype(builtin.text.size()));
            const Answer answer =
                call({QStringLiteral("check-ruleset"), write(QStringLiteral("good.toml"), text)});
            QVERIFY2(answer.exitCode == 0, answer.err);
            QCOMPARE(answer.json()[u"valid"].toBool(), true);
            if (builtin.id == "lite")
                lite = text;
        }
        QCOMPARE(call({QStringLiteral("perft"), write(QStringLiteral("mine.toml"), lite),
                       QStringLiteral("2")})
                     .json()[u"nodes"]
                     .toInt(),
                 1671);

        QByteArray bad = lite;
        bad.replace("letter = \"N\"", "letter = \"B\"");
        const int line = int(bad.left(bad.lastIndexOf("letter = \"B\"")).count('\n')) + 1;
        const Answer answer =
            call({QStringLiteral("check-ruleset"), write(QStringLiteral("bad.toml"), bad)});
        QCOMPARE(answer.exitCode, 1);
        checkOneLine(answer);
        QVERIFY2(answer.err.contains("bad.toml:" + QByteArray::number(line) + ":"), answer.err);
    }

    // A file name is bytes. The answer is JSON, and the message safe to show, whatever they are.
    void fileNamesThatAreNoText() {
        QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("tessera/rulesets")));
        const QByteArray folder = QFile::encodeName(home.path()) + "/tessera/rulesets/";
        for (const char* name :
             {"a\xFF\xC3\x41.toml", "b\x01\t\x7F.toml", "c\xED\xA0\x80.toml", "d\xC2\x9B.toml",
              "e\xE2\x80\xA8\xE2\x80\xA9\xF3\xA0\x81\xA1.toml"}) {
            std::ofstream file((folder + name).toStdString(), std::ios::binary);
            file << "not a ruleset";
            QVERIFY(file.good());
        }
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(TESSERA_CLI), words("rulesets"));
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const Answer answer{0, process.readAllStandardOutput(), {}};
        // What would break lines or stay unseen is escaped, and read as it was.
        QVERIFY2(answer.out.contains("e\\u2028\\u2029\\udb40\\udc61.toml"), answer.out);
        QStringList names;
        QStringList errors;
        for (const auto& entry : answer.json()[u"rulesets"].toArray()) {
            if (!entry[u"error"].isString())
                continue;
            names << QFileInfo(entry[u"file"].toString()).fileName();
            errors << entry[u"error"].toString().section(u'/', -1).section(u':', 0, 0);
        }
        QCOMPARE(names, (QStringList{QStringLiteral("a\uFFFD\uFFFDA.toml"),
                                     QStringLiteral("b\u0001\t\u007F.toml"),
                                     QStringLiteral("c\uFFFD\uFFFD\uFFFD.toml"),
                                     QStringLiteral("d\u009B.toml"),
                                     QStringLiteral("e\u2028\u2029\U000E0061.toml")}));
        QCOMPARE(errors, (QStringList{QStringLiteral("a??A.toml"), QStringLiteral("b???.toml"),
                                      QStringLiteral("c???.toml"), QStringLiteral("d?.toml"),
                                      QStringLiteral("e???.toml")}));
    }

    void help() {
        const Answer answer = call(words("--help"));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.out.contains("check-ruleset"));
        QVERIFY(answer.err.isEmpty());
    }

private:
    static void checkOneLine(const Answer& answer) {
        QVERIFY2(answer.out.isEmpty(), answer.out);
        QVERIFY2(answer.err.endsWith('\n') && answer.err.count('\n') == 1, answer.err);
        for (const char c : answer.err.chopped(1))
            QVERIFY2(static_cast<unsigned char>(c) >= 0x20, answer.err);
        for (const char* separator : {"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"})
            QVERIFY2(!answer.err.contains(separator), answer.err);
    }
};

QTEST_APPLESS_MAIN(TestCli)
#include "tst_cli.moc"
