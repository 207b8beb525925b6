// Ordinary notation and ordinary PGN, as other chess programs write them.
#include "notation/pgn4d.h"
#include "notation/san.h"
#include "support/positions.h"

#include <QtTest/QTest>

#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {

const QString fide = QStringLiteral("fide");
const QString kiwipete =
    QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

QString sanOf(const QString& fen, const char* plain) {
    const Position position = positionOf(fide, fen);
    return QString::fromStdString(writeSan(position, moveOf(position, QString::fromUtf8(plain))));
}

RecordReading read(const QByteArray& text) {
    return readRecord({text.constData(), std::size_t(text.size())}, "game.pgn", findBuiltinVariant);
}

} // namespace

class TestSan : public QObject {
    Q_OBJECT

private slots:
    void writing_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<QString>("san");
        const auto row = [](const QString& fen, const char* plain, const char* san) {
            QTest::newRow(san) << fen << QByteArray(plain) << QString::fromUtf8(san);
        };
        row(kiwipete, "e1g1", "O-O");
        row(kiwipete, "e1c1", "O-O-O");
        row(kiwipete, "d5e6", "dxe6");
        row(kiwipete, "e5f7", "Nxf7");
        row(kiwipete, "a2a4", "a4");
        row(kiwipete, "e2a6", "Bxa6");
        row(QStringLiteral("4k3/8/8/8/8/8/4K3/R6R w - - 0 1"), "a1d1", "Rad1");
        row(QStringLiteral("R7/8/4k3/8/8/8/8/R3K3 w - - 0 1"), "a1a4", "R1a4");
        row(QStringLiteral("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1"), "h4e1", "Qh4e1");
        row(QStringLiteral("8/1P5k/8/8/8/8/8/K7 w - - 0 1"), "b7b8n", "b8=N");
        row(QStringLiteral("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7b8q", "axb8=Q+");
        row(QStringLiteral("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6", "exd6");
        row(QStringLiteral("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8", "Ra8#");
    }
    void writing() {
        QFETCH(QString, fen);
        QFETCH(QByteArray, plain);
        QFETCH(QString, san);
        QCOMPARE(sanOf(fen, plain.constData()), san);
    }

    void otherSpellingsAreRead_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("plain");
        const auto row = [](const QString& fen, const char* text, const char* plain) {
            QTest::newRow(text) << fen << QByteArray(text) << QByteArray(plain);
        };
        row(kiwipete, "0-0", "e1g1");
        row(kiwipete, "0-0-0+", "e1c1");
        row(kiwipete, "Ne5xf7", "e5f7");
        row(kiwipete, "Nf7", "e5f7");
        row(kiwipete, "Pa4", "a2a4");
        row(kiwipete, "a2-a4", "a2a4");
        row(QStringLiteral("8/1P5k/8/8/8/8/8/K7 w - - 0 1"), "b8Q", "b7b8q");
    }
    void otherSpellingsAreRead() {
        QFETCH(QString, fen);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, plain);
        const Position position = positionOf(fide, fen);
        const Result<Move> move = readSan(position, text.toStdString());
        QVERIFY2(move, text);
        QVERIFY(*move == moveOf(position, QString::fromUtf8(plain)));
    }

    void mistakes_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](const QString& fen, const char* text, ErrorCode code) {
            QTest::newRow(*text ? text : "nothing") << fen << QByteArray(text) << code;
        };
        row(kiwipete, "", ErrorCode::BadMove);
        row(kiwipete, "hello", ErrorCode::BadMove);
        row(kiwipete, "Xe4", ErrorCode::BadMove);
        row(kiwipete, "e9", ErrorCode::BadMove);
        row(kiwipete, "O-O-O-O", ErrorCode::BadMove);
        row(kiwipete, "Ke3", ErrorCode::IllegalMove);
        row(kiwipete, "O-O-", ErrorCode::BadMove);
        row(QStringLiteral("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), "O-O", ErrorCode::IllegalMove);
        row(QStringLiteral("4k3/8/8/8/8/8/4K3/R6R w - - 0 1"), "Rd1", ErrorCode::BadMove);
        row(QStringLiteral("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1"), "Qe1", ErrorCode::BadMove);
        row(QStringLiteral("8/1P5k/8/8/8/8/8/K7 w - - 0 1"), "b8", ErrorCode::MissingPromotion);
        row(QStringLiteral("8/1P5k/8/8/8/8/8/K7 w - - 0 1"), "b8=K", ErrorCode::IllegalMove);
    }
    void mistakes() {
        QFETCH(QString, fen);
        QFETCH(QByteArray, text);
        QFETCH(ErrorCode, code);
        const Result<Move> move = readSan(positionOf(fide, fen), text.toStdString());
        QVERIFY(!move);
        QVERIFY2(move.error().code == code, qPrintable(toText(move.error())));
    }

    void everyLegalMoveIsReadAgain() {
        std::mt19937 random(2);
        for (int game = 0; game < 30; ++game) {
            Position position = game % 2 == 0 ? startOf(fide) : positionOf(fide, kiwipete);
            for (int ply = 0; ply < 60; ++ply) {
                const std::vector<Move> moves = position.legalMoves();
                if (moves.empty())
                    break;
                for (const Move& move : moves) {
                    const std::string san = writeSan(position, move);
                    const Result<Move> again = readSan(position, san);
                    QVERIFY2(again, san.c_str());
                    QVERIFY2(*again == move, san.c_str());
                }
                position.make(moves[random() % moves.size()]);
            }
        }
    }

    void anOrdinaryPgnIsRead() {
        const QByteArray text =
            "[Event \"Casual\"]\n[White \"A\"]\n[Black \"B\"]\n"
            "[Result \"1-0\"]\n\n"
            "1. e4 e5 2. Bc4 {quick} Nc6 3. Qh5 Nf6?? (3... g6 4. Qf3) 4. Qxf7# "
            "1-0\n";
        const RecordReading reading = read(text);
        QVERIFY2(!reading.error, qPrintable(reading.error ? toText(*reading.error) : QString()));
        const Record& record = *reading.record;
        QCOMPARE(record.game.moves().size(), std::size_t(7));
        QCOMPARE(record.game.outcome(), OutcomeKind::Checkmate);
        QCOMPARE(record.result, RecordResult::WhiteWins);
        const QByteArray written = QByteArray::fromStdString(writeRecord(record));
        QVERIFY2(written.contains("[Variant \"Chess\"]"), written);
        QVERIFY2(!written.contains("[FEN") && !written.contains("PGN4D"), written);
        QVERIFY2(written.contains("1. e4 e5 2. Bc4 {quick} 2... Nc6 3. Qh5 Nf6 $4 "
                                  "(3... g6 4. Qf3) 4. Qxf7#"),
                 written);
        const RecordReading again = read(written);
        QVERIFY(!again.error);
        QCOMPARE(QByteArray::fromStdString(writeRecord(*again.record)), written);
    }

    void anOrdinaryPgnFromAPosition() {
        const QByteArray text = "[Event \"Study\"]\n[SetUp \"1\"]\n"
                                "[FEN \"8/1P5k/8/8/8/8/8/K7 b - - 3 40\"]\n\n"
                                "40... Kg6 41. b8=Q *\n";
        const RecordReading reading = read(text);
        QVERIFY2(!reading.error, qPrintable(reading.error ? toText(*reading.error) : QString()));
        const QByteArray written = QByteArray::fromStdString(writeRecord(*reading.record));
        QVERIFY2(written.contains("[FEN \"8/1P5k/8/8/8/8/8/K7 b - - 3 40\"]"), written);
        QVERIFY2(written.contains("40... Kg6 41. b8=Q *"), written);
    }

    void theMistakeInAnOrdinaryPgnIsPlaced() {
        const RecordReading reading = read("[Event \"?\"]\n\n1. e4 e5\n2. Ke3 *\n");
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->code, ErrorCode::IllegalMove);
        QCOMPARE(reading.error->place, (Place{"game.pgn", 4, 4, 3}));
        QCOMPARE(reading.record->game.moves().size(), std::size_t(2));
    }
};

QTEST_APPLESS_MAIN(TestSan)
#include "tst_san.moc"
