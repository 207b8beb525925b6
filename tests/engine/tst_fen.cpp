// FEN4D: what is read is written again, and every mistake is found at its column.
#include "support/positions.h"

#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

const QString lite = QStringLiteral("lite");
const QString liteStart = QStringLiteral("4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1");

} // namespace

class TestFen : public QObject {
    Q_OBJECT

private slots:
    void theStartIsWrittenAsItIsRead() {
        const Position position = positionOf(lite, liteStart);
        QCOMPARE(toText(position), liteStart);
        QCOMPARE(toText(startOf(lite)), liteStart);
        QCOMPARE(position.key(), startOf(lite).key());
        QCOMPARE(position.sideToMove(), Side::White);
        QCOMPARE(position.halfMoveClock(), 0);
        QCOMPARE(position.moveNumber(), 1);
    }

    void piecesStandWhereTheTextPutsThem() {
        const Position position = startOf(lite);
        const auto letterAt = [&](const Vector4& coordinates) {
            const auto piece = position.pieceAt(position.geometry().square(coordinates));
            if (!piece)
                return '.';
            const char letter = position.ruleset().pieces[piece->kind].letter;
            return piece->side == Side::White ? letter : char(letter - 'A' + 'a');
        };
        QCOMPARE(letterAt({2, 0, 0, 0}), 'K');
        QCOMPARE(letterAt({1, 0, 1, 0}), 'B'); // second board: Z first
        QCOMPARE(letterAt({1, 3, 0, 1}), 'r'); // third board: then W
        QCOMPARE(letterAt({1, 3, 1, 1}), 'k');
        QCOMPARE(letterAt({0, 2, 0, 0}), '.');
    }

    void lineEndsAndSpacesAreTolerated() {
        QString loose = liteStart;
        loose.replace(QStringLiteral(" w "), QStringLiteral("  w\t"));
        QCOMPARE(toText(positionOf(lite, QStringLiteral(" ") + loose + QStringLiteral("\r\n"))),
                 liteStart);
    }

    void mistakes_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* text, ErrorCode code, int column) {
            QTest::newRow(name) << QString::fromUtf8(text) << code << column;
        };
        row("nothing", "", ErrorCode::MissingField, 1);
        row("spaces", "   ", ErrorCode::MissingField, 4);
        row("three boards", "4/4/PPPP/RNKQ|4/4/4/1BR1|qknr/pppp/4/4 w 0 1", ErrorCode::BoardCount,
            1);
        row("five boards", "4/4/4/K3|4/4/4/4|4/4/4/4|4/4/4/k3|4/4/4/4 w 0 1", ErrorCode::BoardCount,
            1);
        row("three ranks", "4/4/PPPP/RNKQ|4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::RankCount, 15);
        row("short rank", "4/4/PPPP/RNKQ|4/4/4/1BR|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::RankLength, 21);
        row("long rank", "4/4/PPPP/RNKQ|4/4/4/1BR2|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::RankLength, 24);
        row("huge run",
            "99999999999999999999/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::RankLength, 1);
        row("unknown letter", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rx1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::UnknownLetter, 28);
        row("not ASCII",
            "4/4/PPPP/RNKQ|4/4/4/1BR1|1r\xC3\xA9"
            "1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::UnknownLetter, 28);
        row("zero", "4/4/PPPP/RNKQ|4/4/4/0BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::UnknownLetter, 21);
        row("no side", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4", ErrorCode::MissingField,
            50);
        row("bad side", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 x 0 1",
            ErrorCode::BadSide, 51);
        row("no clock", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w",
            ErrorCode::MissingField, 52);
        row("bad clock", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w -1 1",
            ErrorCode::BadNumber, 53);
        row("clock of castling", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w - - 0 1",
            ErrorCode::BadNumber, 53);
        row("clock too high", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 101 1",
            ErrorCode::BadNumber, 53);
        row("no move number", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0",
            ErrorCode::MissingField, 54);
        row("move number zero", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 0",
            ErrorCode::BadNumber, 55);
        row("move number too high", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1000001",
            ErrorCode::BadNumber, 55);
        row("more text", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1 e4",
            ErrorCode::ExtraText, 57);
        row("no king", "4/4/PPPP/RN1Q|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::RoyalCount, 1);
        row("two kings", "4/4/PPPP/RNKQ|4/4/4/1BRK|1rb1/4/4/4|qknr/pppp/4/4 w 0 1",
            ErrorCode::RoyalCount, 1);
        row("pawn on its last rank", "P3/4/4/2K1|4/4/4/4|4/4/4/4|1k2/4/4/4 w 0 1",
            ErrorCode::PawnOnPromotion, 1);
        row("black pawn on its last rank", "4/4/4/2Kp|4/4/4/4|4/4/4/4|1k2/4/4/4 w 0 1",
            ErrorCode::PawnOnPromotion, 1);
        row("king of the waiting side attacked", "4/4/4/2K1|4/4/4/4|4/4/4/4|1k1R/4/4/4 w 0 1",
            ErrorCode::OpponentInCheck, 1);
    }
    void mistakes() {
        QFETCH(QString, text);
        QFETCH(ErrorCode, code);
        QFETCH(int, column);
        const Result<Position> position = readFen(builtinRuleset("lite"), text.toStdString());
        QVERIFY(!position);
        QVERIFY2(position.error().code == code, qPrintable(toText(position.error())));
        QVERIFY2(position.error().place.column == column, qPrintable(toText(position.error())));
    }

    void aFullCountOfHalfMovesIsRead() {
        QCOMPARE(
            positionOf(lite, QStringLiteral("k3/4/4/3K|4/4/4/3Q|4/4/4/4|4/4/4/4 w 100 1000000"))
                .halfMoveClock(),
            100);
    }
};

QTEST_APPLESS_MAIN(TestFen)
#include "tst_fen.moc"
