// Castling, en passant, promotion, pins and checks where four dimensions and many kings make them
// different from ordinary chess. Positions and expectations are made by hand from the rules.
#include "support/positions.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::test;

namespace {

const QString full = QStringLiteral("full");
const QString tesschess = QStringLiteral("tesschess");

QString s(const char* text) {
    return QString::fromUtf8(text);
}

/// White's castling to both sides in the slice Z 3, W 3, with more pieces.
Position castling(const char* more) {
    return positionOf(full,
                      {s("Ke1@33 Ra1@33 Rh1@33 ka8@00 ") + s(more), Side::White, s("a1@33 h1@33")});
}

bool canPlay(const Position& position, const char* plain) {
    return plainMoves(position).contains(s(plain));
}

} // namespace

class TestSpecialMoves : public QObject {
    Q_OBJECT

private slots:
    void castlingToBothSides() {
        Position position = castling("");
        QVERIFY(canPlay(position, "e1@33g1@33"));
        QVERIFY(canPlay(position, "e1@33c1@33"));
        const Move move = moveOf(position, s("e1@33g1@33"));
        QCOMPARE(move.type, MoveType::Castling);
        position.make(move);
        QVERIFY(!position.pieceAt(squareOf(position, s("h1@33"))));
        QCOMPARE(position.ruleset()
                     .pieces[position.pieceAt(squareOf(position, s("f1@33")))->kind]
                     .letter,
                 'R');
        QVERIFY(position.setup().castlingRooks.empty());
    }

    void castlingTakesARight() {
        const Position position =
            positionOf(full, {s("Ke1@33 Ra1@33 Rh1@33 ka8@00"), Side::White, s("a1@33")});
        QVERIFY(!canPlay(position, "e1@33g1@33"));
        QVERIFY(canPlay(position, "e1@33c1@33"));
    }

    void castlingLooksIntoEverySlice_data() {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<bool>("toG");
        QTest::addColumn<bool>("toC");
        const auto row = [](const char* name, const char* more, bool toG, bool toC) {
            QTest::newRow(name) << QByteArray(more) << toG << toC;
        };
        row("a rook along W at the square passed", "rf1@36", false, true);
        row("the same with a piece between", "rf1@36 Nf1@35", true, true);
        row("a rook along Z at the square reached", "rg1@63", false, true);
        row("a bishop in the Z-W plane at the start", "be1@55", false, false);
        row("a bishop through X and W at a square passed", "bf1@35", true, false);
        row("a knight in Z and W at the square reached", "ng1@54", false, true);
        row("a W-pawn at the square reached", "wf1@34", false, false);
        row("only the rook's square attacked", "rh1@37", true, true);
        row("only the rook's way attacked", "rb1@37", true, true);
        row("a piece between king and rook", "Bb1@33", true, false);
        row("a piece in another slice is not between", "Bf1@32", true, true);
    }
    void castlingLooksIntoEverySlice() {
        QFETCH(QByteArray, more);
        QFETCH(bool, toG);
        QFETCH(bool, toC);
        const Position position = castling(more.constData());
        QCOMPARE(canPlay(position, "e1@33g1@33"), toG);
        QCOMPARE(canPlay(position, "e1@33c1@33"), toC);
    }

    void castlingMayNotUncoverAnotherKing() {
        // The rook on h1@33 shields the king on h1@30 along W.
        QVERIFY(!canPlay(castling("Kh1@30 rh1@37"), "e1@33g1@33"));
        QVERIFY(canPlay(castling("Kh1@30 rh1@37"), "e1@33c1@33"));
        QVERIFY(canPlay(castling("Kh1@30"), "e1@33g1@33"));
    }

    void castlingDoesNotAnswerAnotherKingsCheck() {
        const Position position = castling("Ka5@00 ra5@07");
        QVERIFY(position.inCheck());
        QVERIFY(!canPlay(position, "e1@33g1@33"));
    }

    void rightsAreLostForGood_data() {
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("the king leaves and returns")
            << QStringList{s("e1@33e2@33"), s("a8@00a7@00"), s("e2@33e1@33")} << QStringList{};
        QTest::newRow("a rook leaves and returns")
            << QStringList{s("h1@33h2@33"), s("a8@00a7@00"), s("h2@33h1@33")}
            << QStringList{s("a1@33")};
        QTest::newRow("a rook is taken")
            << QStringList{s("e1@33f2@33"), s("h1@37h1@33")} << QStringList{};
        QTest::newRow("a rook is taken first")
            << QStringList{s("a1@33a2@33"), s("h1@37h1@33")} << QStringList{};
    }
    void rightsAreLostForGood() {
        QFETCH(QStringList, moves);
        QFETCH(QStringList, left);
        Position position = castling("rh1@37");
        for (const QString& move : moves)
            position.make(moveOf(position, move));
        QStringList rights;
        for (const Square rook : position.setup().castlingRooks)
            rights << QString::fromStdString(
                squareName(position.ruleset(), position.geometry(), rook));
        QCOMPARE(rights, left);
    }

    void theCoordinateDecidesOnTheDoubleStep() {
        const Position white =
            positionOf(full, {s("Ka1@00 ka8@77 Pe2@33 Pd3@33 We5@31 Wd5@32"), Side::White});
        QCOMPARE(plainMovesFrom(white, s("e2@33")),
                 QStringList({s("e2@33e3@33"), s("e2@33e4@33")}));
        QCOMPARE(plainMovesFrom(white, s("d3@33")), QStringList({s("d3@33d4@33")}));
        QCOMPARE(plainMovesFrom(white, s("e5@31")),
                 QStringList({s("e5@31e5@32"), s("e5@31e5@33")}));
        QCOMPARE(plainMovesFrom(white, s("d5@32")), QStringList({s("d5@32d5@33")}));
        const Position black =
            positionOf(full, {s("Ka1@00 ka8@77 pe7@33 we5@36 pd2@33"), Side::Black});
        QCOMPARE(plainMovesFrom(black, s("e7@33")),
                 QStringList({s("e7@33e5@33"), s("e7@33e6@33")}));
        QCOMPARE(plainMovesFrom(black, s("e5@36")),
                 QStringList({s("e5@36e5@34"), s("e5@36e5@35")}));
        QCOMPARE(plainMovesFrom(black, s("d2@33")).size(), 4); // one step, four promotions
    }

    void aDoubleStepNeedsBothSquaresEmpty() {
        for (const char* blocker : {" ne3@33", " ne4@33"}) {
            const Position position =
                positionOf(full, {s("Ka1@00 ka8@77 Pe2@33") + s(blocker), Side::White});
            QVERIFY(!canPlay(position, "e2@33e4@33"));
        }
    }

    void enPassantIsForPawnsOfTheSameWay() {
        // White's W-pawn steps twice, from W 1 to W 3 in the coordinates of names.
        Position position = positionOf(
            full, {s("Ka1@00 ka8@77 Wd4@31 we4@33 wc4@33 pe5@32 wd5@33 wf4@33"), Side::White});
        position.make(moveOf(position, s("d4@31d4@33")));
        QStringList takers;
        for (const Move& move : position.legalMoves()) {
            if (move.type == MoveType::EnPassant)
                takers << QString::fromStdString(writePlainMove(position, move));
        }
        takers.sort();
        QCOMPARE(takers, QStringList({s("c4@33d4@32"), s("e4@33d4@32")}));
        const Move taken = moveOf(position, s("e4@33d4@32"));
        QCOMPARE(position.capturedSquare(taken), std::optional(squareOf(position, s("d4@33"))));
        QCOMPARE(QString::fromStdString(writeLan(position, taken)), s("e4@33xd4@32"));
        Position after = position;
        after.make(taken);
        QVERIFY(!after.pieceAt(squareOf(after, s("d4@33"))));

        // Only at once.
        position.make(moveOf(position, s("a8@77a7@77")));
        position.make(moveOf(position, s("a1@00a2@00")));
        QVERIFY(std::ranges::none_of(position.legalMoves(), [](const Move& move) {
            return move.type == MoveType::EnPassant;
        }));
    }

    void enPassantMayNotUncoverACheck() {
        // The pawn that is taken stands between the bishop on c3 and the king on e5.
        const char* pieces = "Ka1@00 ke5@33 Wd4@33 we4@33";
        const Placed shielded{s(pieces) + s(" Bc3@33"), Side::Black, {}, s("d4@32"), s("d4@33")};
        const Placed open{s(pieces), Side::Black, {}, s("d4@32"), s("d4@33")};
        QVERIFY(!canPlay(positionOf(full, shielded), "e4@33d4@32"));
        QVERIFY(canPlay(positionOf(full, open), "e4@33d4@32"));
        // A capture that is not legal is not part of the position.
        QCOMPARE(positionOf(full, shielded).setup().enPassantSkipped, noSquare);
        QCOMPARE(positionOf(full, shielded).key(),
                 positionOf(full, {s(pieces) + s(" Bc3@33"), Side::Black}).key());
        QVERIFY(positionOf(full, open).key() != positionOf(full, {s(pieces), Side::Black}).key());
    }

    void enPassantTakesThePawnThatGivesCheck() {
        // The W-pawn on d4@33 attacks c4@34, where the king stands; taking it in passing answers.
        const Position position = positionOf(
            full, {s("Ka1@00 kc4@34 Wd4@33 we4@33"), Side::Black, {}, s("d4@32"), s("d4@33")});
        QVERIFY(position.inCheck());
        QVERIFY(canPlay(position, "e4@33d4@32"));
    }

    void pawnsPromoteOnArrivalAtTheEndOfTheirOwnAxis() {
        const Position position = positionOf(
            full, {s("Ka1@00 ka8@74 Pe7@33 Wd4@36 We7@31 Pc4@37 Wh4@37 nf8@33"), Side::White});
        QCOMPARE(
            plainMovesFrom(position, s("e7@33")),
            QStringList({s("e7@33e8@33b"), s("e7@33e8@33n"), s("e7@33e8@33q"), s("e7@33e8@33r"),
                         s("e7@33f8@33b"), s("e7@33f8@33n"), s("e7@33f8@33q"), s("e7@33f8@33r")}));
        QCOMPARE(plainMovesFrom(position, s("d4@36")).size(), 4);
        QCOMPARE(plainMovesFrom(position, s("e7@31")),
                 QStringList({s("e7@31e7@32")})); // the Y-pawn stands in the way of the second
        QCOMPARE(plainMovesFrom(position, s("c4@37")), QStringList({s("c4@37c5@37")}));
        QVERIFY(plainMovesFrom(position, s("h4@37")).isEmpty()); // stuck for good
    }

    void oneMoveMustAnswerTheChecksOnAllKings() {
        // A knight attacks two kings: it must be taken, moving one king is not enough.
        const Position fork =
            positionOf(full, {s("Ka1@00 Kc1@00 nb3@00 Rb8@00 ka8@77"), Side::White});
        QCOMPARE(fork.checks().size(), std::size_t(2));
        QCOMPARE(plainMoves(fork), QStringList({s("b8@00b3@00")}));
        QCOMPARE(fork.outcome(), OutcomeKind::Ongoing);
        // Without the rook nothing helps, though each king alone could run.
        const Position lost = positionOf(full, {s("Ka1@00 Kc1@00 nb3@00 ka8@77"), Side::White});
        QCOMPARE(lost.outcome(), OutcomeKind::Checkmate);
    }

    void aPieceMayBePinnedToTwoKings() {
        // The rook on d4 shields one king along Y and another along W.
        const Position position =
            positionOf(full, {s("Kd1@33 Kd4@30 Rd4@33 rd8@33 rd4@37 ka8@77"), Side::White});
        QVERIFY(!position.inCheck());
        QVERIFY(plainMovesFrom(position, s("d4@33")).isEmpty());
    }

    void aPinAcrossFourAxes() {
        // Aa11, Bb22, Cc33 lie on one quadragonal.
        const Position position =
            positionOf(tesschess, {s("KAa11 BBb22 RBb11 bCc33 kDa11"), Side::White});
        QVERIFY(!position.inCheck());
        QCOMPARE(plainMovesFrom(position, s("Bb22")), QStringList({s("Bb22Cc33")}));
        const Position rook = positionOf(tesschess, {s("KAa11 RBb22 bCc33 kDa11"), Side::White});
        QVERIFY(plainMovesFrom(rook, s("Bb22")).isEmpty());
    }

    void aCheckAcrossFourAxesIsBlockedOnTheLine() {
        const Position position =
            positionOf(tesschess, {s("KAa11 RBb24 bDd44 kDa11"), Side::White});
        QVERIFY(position.inCheck());
        // Bb22 lies between; along three axes the rook reaches the bishop itself.
        QCOMPARE(plainMovesFrom(position, s("Bb24")), QStringList({s("Bb24Bb22"), s("Bb24Dd44")}));
    }

    void theKingLeavesTheLineThatItBlocks() {
        // Stepping back along the line of the rook stays in check.
        const Position position = positionOf(full, {s("Kd4@33 rd4@35 ka8@77"), Side::White});
        QVERIFY(position.inCheck());
        QVERIFY(!canPlay(position, "d4@33d4@32"));
        QVERIFY(!canPlay(position, "d4@33d4@34"));
        QVERIFY(canPlay(position, "d4@33d5@33"));
    }
};

QTEST_APPLESS_MAIN(TestSpecialMoves)
#include "tst_special_moves.moc"
