// Who attacks or protects a square, and which checks there are.
#include "support/positions.h"

#include <QtTest/QTest>

#include <algorithm>
#include <random>

using namespace tessera;
using namespace tessera::test;

namespace {

const QString lite = QStringLiteral("lite");

QStringList names(const Position& position, std::vector<Square> squares) {
    QStringList list;
    for (const Square square : squares)
        list << QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
    list.sort();
    return list;
}

Square squareOf(const Position& position, const char* name) {
    std::size_t length = 0;
    return readSquareName(position.ruleset(), position.geometry(), name, length).value();
}

QStringList attackersOf(const Position& position, const char* square, Side by) {
    return names(position, position.attackers(squareOf(position, square), by));
}

} // namespace

class TestAttackers : public QObject {
    Q_OBJECT

private slots:
    void piecesOfBothSidesAreFoundOnAnySquare() {
        const Position position =
            positionOf(lite, QStringLiteral("4/4/1p2/R2K|4/4/4/4|4/4/4/3r|2k1/4/4/Q3 w 0 1"));
        // An empty square, a square with a piece of the same side (protected), one of the other.
        QCOMPARE(attackersOf(position, "a2@00", Side::White),
                 QStringList({QStringLiteral("a1@00"), QStringLiteral("a1@11")}));
        QCOMPARE(attackersOf(position, "d1@00", Side::White),
                 QStringList({QStringLiteral("a1@00")}));
        QCOMPARE(attackersOf(position, "d1@00", Side::Black),
                 QStringList({QStringLiteral("d1@01")}));
        QCOMPARE(attackersOf(position, "a1@00", Side::Black),
                 QStringList({QStringLiteral("b2@00")}));
    }

    void pawnsAttackForwardAlongEachOtherAxis() {
        const Position position =
            positionOf(lite, QStringLiteral("k3/4/1P2/3K|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1"));
        for (const char* square : {"a3@00", "c3@00", "b3@10", "b3@01"})
            QCOMPARE(attackersOf(position, square, Side::White),
                     QStringList({QStringLiteral("b2@00")}));
        for (const char* square : {"b3@00", "b3@11", "a3@10", "a1@00", "b1@10"})
            QVERIFY(!attackersOf(position, square, Side::White).contains(QStringLiteral("b2@00")));
    }

    void aPieceInTheWayStopsALine() {
        const Position position =
            positionOf(lite, QStringLiteral("4/4/4/RN1K|4/4/4/4|4/4/4/4|3k/4/4/4 w 0 1"));
        QVERIFY(attackersOf(position, "b1@00", Side::White).contains(QStringLiteral("a1@00")));
        QVERIFY(!attackersOf(position, "c1@00", Side::White).contains(QStringLiteral("a1@00")));
        // Through W the neighbour is one step away: nothing can stand between.
        QVERIFY(attackersOf(position, "a1@01", Side::White).contains(QStringLiteral("a1@00")));
    }

    void doubleCheckNamesBothPieces() {
        const Position position =
            positionOf(lite, QStringLiteral("k2R/4/4/3K|B3/4/4/4|4/1B2/4/4|4/4/4/4 b 0 1"));
        std::vector<Square> by;
        for (const Check& check : position.checks()) {
            QCOMPARE(check.king, squareOf(position, "a4@00"));
            by.push_back(check.by);
        }
        QCOMPARE(names(position, by), QStringList({QStringLiteral("d4@00")}));
        const Position twice =
            positionOf(lite, QStringLiteral("k2R/4/4/3K|4/B3/4/4|4/4/4/4|4/4/4/4 b 0 1"));
        QCOMPARE(twice.checks().size(), std::size_t(2));
        QVERIFY(twice.inCheck());
    }

    void agreesWithTheSecondOpinionOnEverySquare_data() {
        QTest::addColumn<QString>("ruleset");
        for (const QString& id : builtinIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void agreesWithTheSecondOpinionOnEverySquare() {
        QFETCH(QString, ruleset);
        Position position = startOf(ruleset);
        std::mt19937 random(9);
        const int squares = position.geometry().squareCount();
        const int plies = squares > 1000 ? 2 : 60;
        for (int ply = 0; ply < plies; ++ply) {
            const SlowPosition slow(position.ruleset(), position.setup());
            for (int square = 0; square < squares; ++square) {
                for (const Side side : {Side::White, Side::Black}) {
                    auto attackers = position.attackers(static_cast<Square>(square), side);
                    std::ranges::sort(attackers);
                    QVERIFY2(attackers == slow.attackers(static_cast<Square>(square), side),
                             qPrintable(toText(position)));
                }
            }
            const std::vector<Move> moves = position.legalMoves();
            if (moves.empty())
                return;
            position.make(moves[random() % moves.size()]);
        }
    }

    void previewGivesTheOtherSidesMoves_data() { agreesWithTheSecondOpinionOnEverySquare_data(); }
    /// What a piece could do if its side were to move, without giving it the turn.
    void previewGivesTheOtherSidesMoves() {
        QFETCH(QString, ruleset);
        Position position = startOf(ruleset);
        std::mt19937 random(11);
        const int plies = position.geometry().squareCount() > 1000 ? 1 : 60;
        for (int ply = 0; ply < plies; ++ply) {
            PositionSetup turned = position.setup();
            turned.sideToMove = opponent(turned.sideToMove);
            turned.enPassantSkipped = turned.enPassantVictim = noSquare;
            std::vector<Move> expected = SlowPosition(position.ruleset(), turned).legalMoves();
            std::erase_if(expected,
                          [](const Move& move) { return move.type == MoveType::Castling; });
            std::vector<Move> previews;
            for (std::size_t square = 0; square < turned.pieces.size(); ++square) {
                if (turned.pieces[square] && turned.pieces[square]->side == turned.sideToMove)
                    std::ranges::copy(position.previewMovesFrom(static_cast<Square>(square)),
                                      std::back_inserter(previews));
            }
            sortMoves(previews);
            // With a king that could be taken the two may differ; such a turn cannot come about.
            if (!position.inCheck())
                QVERIFY2(previews == expected, qPrintable(toText(position)));
            const std::vector<Move> moves = position.legalMoves();
            if (moves.empty())
                return;
            position.make(moves[random() % moves.size()]);
        }
    }
};

QTEST_APPLESS_MAIN(TestAttackers)
#include "tst_attackers.moc"
