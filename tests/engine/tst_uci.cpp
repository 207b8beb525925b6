// tessera-cli uci as an ordinary chess client sees it: a process that is talked to in lines.
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

namespace {

constexpr int patience = 30000; // milliseconds

/// A running engine.
class Engine {
public:
    Engine() {
        m_process.start(QStringLiteral(TESSERA_CLI), {QStringLiteral("uci")});
        m_process.waitForStarted(patience);
    }
    ~Engine() {
        m_process.kill();
        m_process.waitForFinished(patience);
    }

    void say(const QString& line) { m_process.write(line.toUtf8() + '\n'); }

    /// The lines up to and including the first that begins so; empty when it never comes.
    QStringList until(const QString& beginning) {
        QStringList lines;
        while (m_process.canReadLine() || m_process.waitForReadyRead(patience)) {
            while (m_process.canReadLine()) {
                lines << QString::fromUtf8(m_process.readLine()).trimmed();
                if (lines.last().startsWith(beginning))
                    return lines;
            }
        }
        return {};
    }
    QString answer(const QString& command, const QString& beginning) {
        say(command);
        const QStringList lines = until(beginning);
        return lines.isEmpty() ? QString() : lines.last();
    }
    /// Exit code after `quit`, or -1.
    int quit() {
        say(QStringLiteral("quit"));
        return m_process.waitForFinished(patience) ? m_process.exitCode() : -1;
    }

private:
    QProcess m_process;
};

} // namespace

class TestUci : public QObject {
    Q_OBJECT

private slots:
    void introducesItselfWithEveryRuleset() {
        Engine engine;
        engine.say(QStringLiteral("uci"));
        const QStringList lines = engine.until(QStringLiteral("uciok"));
        QVERIFY(lines.contains(QStringLiteral("id name Tessera")));
        const QStringList options = lines.filter(QStringLiteral("option name Ruleset type combo"));
        QCOMPARE(options.size(), 1);
        for (const QString id : {"lite", "tesschess", "full", "fide", "raumschach"})
            QVERIFY2(options.first().contains(QStringLiteral(" var ") + id), qPrintable(id));
        QCOMPARE(engine.quit(), 0);
    }

    void countsFromAnyPosition() {
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value fide"));
        engine.say(QStringLiteral("position startpos"));
        QCOMPARE(engine.answer(QStringLiteral("go perft 3"), QStringLiteral("Nodes searched")),
                 QStringLiteral("Nodes searched: 8902"));
        engine.say(QStringLiteral("position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"));
        QCOMPARE(engine.answer(QStringLiteral("go perft 4"), QStringLiteral("Nodes searched")),
                 QStringLiteral("Nodes searched: 43238"));
        engine.say(QStringLiteral("setoption name Ruleset value raumschach"));
        engine.say(QStringLiteral("position startpos"));
        QCOMPARE(engine.answer(QStringLiteral("go perft 2"), QStringLiteral("Nodes searched")),
                 QStringLiteral("Nodes searched: 3615"));
    }

    void movesLeadToTheirPosition() {
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value fide"));
        engine.say(QStringLiteral("position startpos moves e2e4 a7a6 e4e5 d7d5"));
        // The pawn on e5 may take in passing: the square is written.
        QCOMPARE(
            engine.answer(QStringLiteral("d"), QStringLiteral("Fen:")),
            QStringLiteral("Fen: rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"));
    }

    void findsAMateAndSaysSo() {
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value fide"));
        engine.say(QStringLiteral("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
        engine.say(QStringLiteral("go depth 3"));
        const QStringList lines = engine.until(QStringLiteral("bestmove"));
        QCOMPARE(lines.last(), QStringLiteral("bestmove a1a8"));
        QVERIFY(!lines.filter(QStringLiteral("score mate 1 ")).isEmpty());
    }

    void everyRulesetAnswersWithALegalMove_data() {
        QTest::addColumn<QString>("ruleset");
        for (const char* id : {"lite", "tesschess", "full", "fide", "raumschach"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyRulesetAnswersWithALegalMove() {
        QFETCH(QString, ruleset);
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value ") + ruleset);
        engine.say(QStringLiteral("position startpos"));
        engine.say(QStringLiteral("go nodes 200"));
        const QStringList lines = engine.until(QStringLiteral("bestmove"));
        QVERIFY(!lines.isEmpty());
        const QString move = lines.last().section(u' ', 1);
        // A legal move is taken without a word; anything else is told of.
        engine.say(QStringLiteral("position startpos moves ") + move);
        engine.say(QStringLiteral("isready"));
        QCOMPARE(engine.until(QStringLiteral("readyok")).filter(QStringLiteral("info string")),
                 QStringList());
    }

    void isReadyAndStopsWhileThinking() {
        Engine engine;
        engine.say(QStringLiteral("position startpos"));
        engine.say(QStringLiteral("go infinite"));
        QCOMPARE(engine.answer(QStringLiteral("isready"), QStringLiteral("readyok")),
                 QStringLiteral("readyok"));
        QVERIFY(engine.answer(QStringLiteral("stop"), QStringLiteral("bestmove"))
                    .startsWith(QStringLiteral("bestmove ")));
        QCOMPARE(engine.quit(), 0);
    }

    void anInfiniteSearchWaitsForStopEvenWithAMate() {
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value fide"));
        engine.say(QStringLiteral("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
        engine.say(QStringLiteral("go infinite"));
        QVERIFY(!engine.until(QStringLiteral("info depth 1 ")).isEmpty());
        engine.say(QStringLiteral("isready"));
        QVERIFY(
            engine.until(QStringLiteral("readyok")).filter(QStringLiteral("bestmove")).isEmpty());
        QCOMPARE(engine.answer(QStringLiteral("stop"), QStringLiteral("bestmove")),
                 QStringLiteral("bestmove a1a8"));
    }

    void stopsCounting() {
        Engine engine;
        engine.say(QStringLiteral("go perft 30"));
        QCOMPARE(engine.answer(QStringLiteral("isready"), QStringLiteral("readyok")),
                 QStringLiteral("readyok"));
        engine.say(QStringLiteral("stop"));
        QVERIFY(!engine.until(QStringLiteral("info string the count was stopped")).isEmpty());
        QCOMPARE(engine.quit(), 0);
    }

    void aScriptReadsItsCountsAfterwards() {
        QProcess process;
        process.start(QStringLiteral(TESSERA_CLI), {QStringLiteral("uci")});
        process.write("go perft 3\nposition startpos\ngo perft 2\nquit\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(patience));
        const QByteArray out = process.readAllStandardOutput();
        QCOMPARE(out.count("Nodes searched: "), 2);
        QVERIFY2(out.contains("Nodes searched: 1671\n"), out);
    }

    void absurdNumbersAreLimits_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"go depth 1 nodes 99999999999999999999", "go nodes -99999999999999999999",
              "go depth 1 movetime 9223372036854775807",
              "go depth 1 wtime 9223372036854775807 winc "
              "9223372036854775807 movestogo -9223372036854775808",
              "go wtime -9223372036854775808 winc -9223372036854775808", "go depth -1"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void absurdNumbersAreLimits() {
        QFETCH(QString, command);
        Engine engine;
        QVERIFY(!engine.answer(command, QStringLiteral("bestmove")).isEmpty());
        QCOMPARE(engine.quit(), 0);
    }

    void aLineWithoutEndIsNotKept() {
        Engine engine;
        engine.say(QString(3 * 1024 * 1024, u'a'));
        QVERIFY(!engine.until(QStringLiteral("info string line too long")).isEmpty());
        const QString answer =
            engine.answer(QString(100000, u'a'), QStringLiteral("info string unknown"));
        QVERIFY(answer.size() < 1000);
        QCOMPARE(engine.quit(), 0);
    }

    void quitsWhileThinking() {
        Engine engine;
        engine.say(QStringLiteral("position startpos"));
        engine.say(QStringLiteral("go infinite"));
        QCOMPARE(engine.quit(), 0);
    }

    void aMatedSideHasNoMove() {
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value fide"));
        engine.say(QStringLiteral("position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"));
        QCOMPARE(engine.answer(QStringLiteral("go depth 2"), QStringLiteral("bestmove")),
                 QStringLiteral("bestmove (none)"));
    }

    void everyWayToLimitAThoughtEndsWithAMove_data() {
        QTest::addColumn<QString>("go");
        for (const char* go : {"go movetime 30", "go wtime 1000 btime 1000 winc 10 binc 10",
                               "go wtime 500 btime 500 movestogo 1", "go nodes 500", "go depth 2"})
            QTest::newRow(go) << QString::fromLatin1(go);
    }
    void everyWayToLimitAThoughtEndsWithAMove() {
        QFETCH(QString, go);
        Engine engine;
        engine.say(QStringLiteral("position startpos"));
        const QStringList lines = (engine.say(go), engine.until(QStringLiteral("bestmove")));
        QVERIFY(!lines.isEmpty());
        const QStringList told = lines.filter(QStringLiteral("info depth 1 "));
        QCOMPARE(told.size(), 1);
        for (const char* word :
             {" seldepth ", " score cp ", " nodes ", " nps ", " hashfull ", " time ", " pv "})
            QVERIFY2(told.first().contains(QLatin1String(word)), word);
    }

    void optionsAreTakenAndKept() {
        Engine engine;
        engine.say(QStringLiteral("uci"));
        const QStringList options = engine.until(QStringLiteral("uciok"));
        for (const char* name : {"Hash", "Threads", "MultiPV", "Level", "Seed"})
            QCOMPARE(options.filter(QStringLiteral("option name %1 type spin").arg(name)).size(),
                     1);
        engine.say(QStringLiteral("setoption name MultiPV value 3"));
        engine.say(QStringLiteral("setoption name Hash value 1"));
        engine.say(QStringLiteral("setoption name Threads value 2"));
        engine.say(QStringLiteral("position startpos"));
        engine.say(QStringLiteral("go depth 2"));
        const QStringList lines = engine.until(QStringLiteral("bestmove"));
        QCOMPARE(lines.filter(QStringLiteral("info depth 2 ")).size(), 3);
        QCOMPARE(lines.filter(QStringLiteral("multipv 3 ")).size(), 2);
        // A level ends by itself.
        engine.say(QStringLiteral("setoption name MultiPV value 1"));
        engine.say(QStringLiteral("setoption name Level value 1"));
        engine.say(QStringLiteral("setoption name Seed value 5"));
        const QString first = engine.answer(QStringLiteral("go"), QStringLiteral("bestmove"));
        QCOMPARE(engine.answer(QStringLiteral("go"), QStringLiteral("bestmove")), first);
        QCOMPARE(engine.answer(QStringLiteral("setoption name Clear Hash\nisready"),
                               QStringLiteral("readyok")),
                 QStringLiteral("readyok"));
    }

    void badInputIsToldAndChangesNothing_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("fen") << "position fen not/a/position w 0 1";
        QTest::newRow("move") << "position startpos moves e2e4 e7e5 e1e8";
        QTest::newRow("ruleset") << "setoption name Ruleset value nothing";
        QTest::newRow("word") << "wibble";
        QTest::newRow("no position") << "position";
        QTest::newRow("neither start nor fen") << "position e4";
    }
    void badInputIsToldAndChangesNothing() {
        QFETCH(QString, line);
        Engine engine;
        engine.say(QStringLiteral("setoption name Ruleset value fide"));
        engine.say(QStringLiteral("position startpos moves e2e4"));
        const QString before = engine.answer(QStringLiteral("d"), QStringLiteral("Fen:"));
        engine.say(line);
        QVERIFY(!engine.until(QStringLiteral("info string")).isEmpty());
        QCOMPARE(engine.answer(QStringLiteral("d"), QStringLiteral("Fen:")), before);
    }
};

QTEST_GUILESS_MAIN(TestUci)
#include "tst_uci.moc"
