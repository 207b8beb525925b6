// The counts that take many seconds: ordinary chess one half-move deeper than tst_facts goes.
#include "support/positions.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

class TestPerftDeep : public QObject {
    Q_OBJECT

private slots:
    void depthSix_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<quint64>("nodes");
        const QJsonDocument document = facts(QStringLiteral("perft.json"));
        for (const auto& entry : document[u"fide"].toArray()) {
            const QJsonValue nodes = entry[u"perft"][u"6"];
            if (nodes.isDouble())
                QTest::newRow(qPrintable(entry[u"fen"].toString()))
                    << entry[u"fen"].toString() << quint64(nodes.toDouble());
        }
    }
    void depthSix() {
        QFETCH(QString, fen);
        QFETCH(quint64, nodes);
        QCOMPARE(quint64(positionOf(QStringLiteral("fide"), fen).perft(6)), nodes);
    }
};

QTEST_APPLESS_MAIN(TestPerftDeep)
#include "tst_perft_deep.moc"
