// Moves as text: the plain form of the command line and LAN4D of records.
#include "support/positions.h"

#include <QtTest/QTest>

#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {

const QString lite = QStringLiteral("lite");
const QString promotion = QStringLiteral("4/1P2/4/4|4/4/4/4|k3/4/4/4|4/4/4/3K w 0 1");

QString lanOf(const Position& position, const char* plain) {
    return QString::fromStdString(writeLan(position, moveOf(position, QString::fromUtf8(plain))));
}

} // namespace

class TestLan : public QObject {
    Q_OBJECT

private slots:
    void movesOfEachKindAreWritten() {
        const Position start = startOf(lite);
        QCOMPARE(lanOf(start, "b1@10b1@01"), QStringLiteral("Bb1@10-b1@01"));
        QCOMPARE(lanOf(start, "a2@00a3@00"), QStringLiteral("a2@00-a3@00"));
        const Position position = positionOf(lite, promotion);
        QCOMPARE(lanOf(position, "b3@00b4@00q"), QStringLiteral("b3@00-b4@00=Q+"));
        QCOMPARE(lanOf(position, "d1@11c1@11"), QStringLiteral("Kd1@11-c1@11"));
    }

    void capturesAreMarked() {
        Position position = startOf(lite);
        position.make(moveOf(position, QStringLiteral("b1@10b1@01")));
        QCOMPARE(lanOf(position, "b4@01b1@01"), QStringLiteral("Rb4@01xb1@01"));
    }

    void everyLegalMoveIsReadAgain_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyLegalMoveIsReadAgain() {
        QFETCH(QString, ruleset);
        Position position = startOf(ruleset);
        std::mt19937 random(5);
        const int plies = position.geometry().squareCount() > 1000 ? 3 : 40;
        for (int ply = 0; ply < plies; ++ply) {
            const std::vector<Move> moves = position.legalMoves();
            if (moves.empty())
                return;
            const std::size_t step = moves.size() / 200 + 1;
            for (std::size_t i = 0; i < moves.size(); i += step) {
                const Result<Move> plain =
                    readPlainMove(position, writePlainMove(position, moves[i]));
                QVERIFY2(plain, qPrintable(toText(position)));
                QVERIFY(*plain == moves[i]);
                const std::string lan = writeLan(position, moves[i]);
                for (const Marks marks : {Marks::Strict, Marks::Lenient}) {
                    const Result<Move> read = readLan(position, lan, marks);
                    QVERIFY2(read, lan.c_str());
                    QVERIFY2(*read == moves[i], lan.c_str());
                }
            }
            position.make(moves[random() % moves.size()]);
        }
    }

    void plainMistakes_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("nothing") << QString() << ErrorCode::BadMove;
        QTest::newRow("words") << QStringLiteral("hello") << ErrorCode::BadMove;
        QTest::newRow("one square") << QStringLiteral("a2@00") << ErrorCode::BadMove;
        QTest::newRow("no such layer") << QStringLiteral("a2@00a3@02") << ErrorCode::BadMove;
        QTest::newRow("LAN4D") << QStringLiteral("a2@00-a3@00") << ErrorCode::BadMove;
        QTest::newRow("more text") << QStringLiteral("a2@00a3@00 ") << ErrorCode::BadMove;
        QTest::newRow("empty origin") << QStringLiteral("a4@00a4@01") << ErrorCode::IllegalMove;
        QTest::newRow("other side's piece")
            << QStringLiteral("a3@11a2@11") << ErrorCode::IllegalMove;
        QTest::newRow("two steps") << QStringLiteral("a2@00a4@00") << ErrorCode::IllegalMove;
        QTest::newRow("promotion of nothing")
            << QStringLiteral("a2@00a3@00q") << ErrorCode::IllegalMove;
    }
    void plainMistakes() {
        QFETCH(QString, text);
        QFETCH(ErrorCode, code);
        const Result<Move> move = readPlainMove(startOf(lite), text.toStdString());
        QVERIFY(!move);
        QVERIFY2(move.error().code == code, qPrintable(toText(move.error())));
        QCOMPARE(move.error().place.column, 1);
    }

    void strictMistakes_data() {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<bool>("leniently");
        const QString start = toText(startOf(lite));
        QTest::newRow("letter missing")
            << start << QStringLiteral("b1@10-b1@01") << ErrorCode::WrongPiece << true;
        QTest::newRow("letter wrong")
            << start << QStringLiteral("Rb1@10-b1@01") << ErrorCode::WrongPiece << false;
        QTest::newRow("letter of no piece")
            << start << QStringLiteral("Xb1@10-b1@01") << ErrorCode::BadMove << false;
        QTest::newRow("capture of nothing")
            << start << QStringLiteral("Bb1@10xb1@01") << ErrorCode::WrongMark << true;
        QTest::newRow("joint missing")
            << start << QStringLiteral("Bb1@10b1@01") << ErrorCode::WrongMark << true;
        QTest::newRow("check that is none")
            << start << QStringLiteral("Bb1@10-b1@01+") << ErrorCode::WrongMark << true;
        QTest::newRow("mate that is none")
            << start << QStringLiteral("Bb1@10-b1@01#") << ErrorCode::WrongMark << true;
        QTest::newRow("check missing")
            << promotion << QStringLiteral("b3@00-b4@00=Q") << ErrorCode::WrongMark << true;
        QTest::newRow("promotion missing")
            << promotion << QStringLiteral("b3@00-b4@00+") << ErrorCode::WrongMark << true;
        QTest::newRow("promotion to a rook")
            << promotion << QStringLiteral("b3@00-b4@00=R+") << ErrorCode::IllegalMove << false;
        QTest::newRow("text behind")
            << start << QStringLiteral("Bb1@10-b1@01++") << ErrorCode::BadMove << false;
    }
    void strictMistakes() {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(ErrorCode, code);
        QFETCH(bool, leniently);
        const Position position = positionOf(lite, fen);
        const Result<Move> strict = readLan(position, text.toStdString(), Marks::Strict);
        QVERIFY(!strict);
        QVERIFY2(strict.error().code == code, qPrintable(toText(strict.error())));
        QCOMPARE(strict.error().place.column, 1);
        QCOMPARE(readLan(position, text.toStdString(), Marks::Lenient).ok(), leniently);
    }
};

QTEST_APPLESS_MAIN(TestLan)
#include "tst_lan.moc"
