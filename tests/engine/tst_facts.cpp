// Counts and positions that others have computed or published: where we differ, we are wrong.
#include "support/positions.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <set>

using namespace tessera;
using namespace tessera::test;

class TestFacts : public QObject {
    Q_OBJECT

private slots:
    void liteIsThere() { QVERIFY(builtinIds().contains(QStringLiteral("lite"))); }

    void perftOfTheStart_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("nodes");
        const QJsonObject starts = facts(QStringLiteral("perft.json"))[u"start"].toObject();
        for (const QString& id : builtinIds()) {
            const QJsonObject counts = starts[id].toObject();
            for (const QString& depth : counts.keys())
                QTest::addRow("%s %s", qPrintable(id), qPrintable(depth))
                    << id << depth.toInt() << quint64(counts[depth].toDouble());
        }
    }
    void perftOfTheStart() {
        QFETCH(QString, ruleset);
        QFETCH(int, depth);
        QFETCH(quint64, nodes);
        QCOMPARE(quint64(startOf(ruleset).perft(depth)), nodes);
    }

    void perftOfOrdinaryChess_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("nodes");
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        constexpr int deepest = 4; // the sanitizers make it many times slower
#else
        constexpr int deepest = 5;
#endif
        if (!builtinIds().contains(QStringLiteral("fide"))) {
            QTest::addRow("no ordinary chess here") << QString() << 0 << quint64(1);
            return;
        }
        const QJsonDocument document = facts(QStringLiteral("perft.json"));
        for (const auto& entry : document[u"fide"].toArray()) {
            const QJsonObject counts = entry[u"perft"].toObject();
            const QString fen = entry[u"fen"].toString();
            for (const QString& depth : counts.keys()) {
                if (depth.toInt() <= deepest)
                    QTest::addRow("%s %s", qPrintable(fen), qPrintable(depth))
                        << fen << depth.toInt() << quint64(counts[depth].toDouble());
            }
        }
    }
    void perftOfOrdinaryChess() {
        QFETCH(QString, fen);
        QFETCH(int, depth);
        QFETCH(quint64, nodes);
        if (fen.isEmpty())
            return;
        QCOMPARE(quint64(positionOf(QStringLiteral("fide"), fen).perft(depth)), nodes);
    }

    void publishedPositions_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QJsonObject>("fact");
        for (const QString& id : builtinIds()) {
            if (id == QStringLiteral("fide"))
                continue;
            const QJsonArray list = facts(id + QStringLiteral("_positions.json")).array();
            for (qsizetype i = 0; i < list.size(); ++i)
                QTest::addRow("%s %d", qPrintable(id), int(i)) << id << list[i].toObject();
        }
    }
    void publishedPositions() {
        QFETCH(QString, ruleset);
        QFETCH(QJsonObject, fact);
        const QString fen = fact[u"position"].toString();
        const Position position = positionOf(ruleset, fen);

        const QStringList moves = plainMoves(position);
        QCOMPARE(moves.size(), qsizetype(fact[u"legal"].toInt()));
        if (fact.contains(u"moves")) {
            QStringList expected;
            for (const auto& move : fact[u"moves"].toArray())
                expected << move.toString();
            expected.sort();
            QCOMPARE(moves, expected);
        }
        for (const int depth : {2, 3}) {
            const QString key = QStringLiteral("perft%1").arg(depth);
            if (fact.contains(key))
                QCOMPARE(quint64(position.perft(depth)), quint64(fact[key].toDouble()));
        }
        std::set<Square> attackedKings;
        for (const Check& check : position.checks())
            attackedKings.insert(check.king);
        QCOMPARE(int(attackedKings.size()), fact[u"checkers"].toInt());
        const QString result = fact[u"result"].toString();
        QCOMPARE(position.inCheck(), result == u"ongoing (check)" || result == u"checkmate");
        QCOMPARE(outcomeText(position.outcome()), result.section(u' ', 0, 0));
    }

    void slowRulesAgree_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("nodes");
        const QJsonObject starts = facts(QStringLiteral("perft.json"))[u"start"].toObject();
        constexpr quint64 most = 100'000; // it is slow
        for (const QString& id : builtinIds()) {
            const QJsonObject counts = starts[id].toObject();
            for (const QString& depth : counts.keys()) {
                const quint64 nodes = quint64(counts[depth].toDouble());
                if (nodes <= most)
                    QTest::addRow("%s %s", qPrintable(id), qPrintable(depth))
                        << id << depth.toInt() << nodes;
            }
        }
    }
    /// The second opinion is worth something only if it is right by itself.
    void slowRulesAgree() {
        QFETCH(QString, ruleset);
        QFETCH(int, depth);
        QFETCH(quint64, nodes);
        const Position start = startOf(ruleset);
        QCOMPARE(slowPerft(SlowPosition(start.ruleset(), start.setup()), depth), nodes);
    }

private:
    static quint64 slowPerft(const SlowPosition& position, int depth) {
        const std::vector<Move> moves = position.legalMoves();
        if (depth == 1)
            return moves.size();
        quint64 nodes = 0;
        for (const Move& move : moves) {
            SlowPosition next = position;
            next.make(move);
            nodes += slowPerft(next, depth - 1);
        }
        return nodes;
    }
};

QTEST_APPLESS_MAIN(TestFacts)
#include "tst_facts.moc"
