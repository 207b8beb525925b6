#include "entry/typedtext.h"
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "notation/square_name.h"
#include "ruleset/compiled_ruleset.h"

#include <QtTest/QTest>

using namespace tessera;
using Kind = TypedReading::Kind;

namespace {

Position start(const char* ruleset) {
    return Position(builtinRuleset(ruleset));
}

QString nameOf(const Position& position, Square square) {
    return QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
}

} // namespace

class TestTypedText : public QObject {
    Q_OBJECT

private slots:
    void squaresInEveryForm_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("square");
        QTest::newRow("file") << "lite"
                              << "b3@01"
                              << "b3@01";
        QTest::newRow("screen") << "lite"
                                << "b3 [0,1]"
                                << "b3@01";
        QTest::newRow("blanks") << "lite"
                                << "  b3[ 0 , 1 ] "
                                << "b3@01";
        QTest::newRow("bare") << "lite"
                              << "b3 0 1"
                              << "b3@01";
        QTest::newRow("capital") << "lite"
                                 << "B3@01"
                                 << "b3@01";
        QTest::newRow("tesschess") << "tesschess"
                                   << "Ab22"
                                   << "Ab22";
        QTest::newRow("tesschess, small") << "tesschess"
                                          << "ab22"
                                          << "Ab22";
        QTest::newRow("raumschach") << "raumschach"
                                    << "Bc4"
                                    << "Bc4";
        QTest::newRow("fide") << "fide"
                              << "e4"
                              << "e4";
    }
    void squaresInEveryForm() {
        QFETCH(QString, ruleset);
        QFETCH(QString, text);
        QFETCH(QString, square);
        const Position position = start(qPrintable(ruleset));
        const TypedReading reading = TypedText(position).read(text);
        QCOMPARE(reading.kind, Kind::OneSquare);
        QCOMPARE(nameOf(position, reading.square), square);
        QVERIFY(!reading.sentence.isEmpty());
    }

    // Whatever the program itself writes must be read back, from every ruleset.
    void everyNameAndEveryMoveComesBack_data() {
        QTest::addColumn<QString>("ruleset");
        for (const char* id : {"lite", "tesschess", "fide", "raumschach"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyNameAndEveryMoveComesBack() {
        QFETCH(QString, ruleset);
        const Position position = start(qPrintable(ruleset));
        const TypedText reader(position);
        for (int i = 0; i < position.geometry().squareCount(); ++i) {
            const auto square = static_cast<Square>(i);
            const QString shown = QString::fromStdString(
                squareDisplayName(position.ruleset(), position.geometry(), square));
            QCOMPARE(reader.read(nameOf(position, square)).square, square);
            QCOMPARE(reader.read(shown).square, square);
        }
        for (const Move& move : position.legalMoves()) {
            for (const std::string& text :
                 {writeLan(position, move), writePlainMove(position, move)}) {
                const TypedReading reading = reader.read(QString::fromStdString(text));
                QVERIFY2(reading.kind == Kind::OneMove && reading.move == move, text.c_str());
            }
        }
    }

    void movesInEveryForm_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("move");
        QTest::newRow("LAN") << "lite"
                             << "Bb1@10-b1@01"
                             << "b1@10b1@01";
        QTest::newRow("plain") << "lite"
                               << "b1@10b1@01"
                               << "b1@10b1@01";
        QTest::newRow("screen") << "lite"
                                << "b1 [1,0] - b1 [0,1]"
                                << "b1@10b1@01";
        QTest::newRow("typographer's dash") << "lite"
                                            << "Bb1@10–b1@01"
                                            << "b1@10b1@01";
        QTest::newRow("piece and square") << "lite"
                                          << "Bb1@01"
                                          << "b1@10b1@01";
        QTest::newRow("pawn named") << "lite"
                                    << "Pa2@00-a3@00"
                                    << "a2@00a3@00";
        QTest::newRow("false marks") << "lite"
                                     << "Bb1@10xb1@01#"
                                     << "b1@10b1@01";
        QTest::newRow("SAN") << "fide"
                             << "Nf3"
                             << "g1f3";
        QTest::newRow("UCI") << "fide"
                             << "e2e4"
                             << "e2e4";
        QTest::newRow("LAN of chess") << "fide"
                                      << "Ng1-f3"
                                      << "g1f3";
        QTest::newRow("tesschess") << "tesschess"
                                   << "Ab22Ab23"
                                   << "Ab22Ab23";
        QTest::newRow("tesschess LAN") << "tesschess"
                                       << "Ab22-Ab23"
                                       << "Ab22Ab23";
    }
    void movesInEveryForm() {
        QFETCH(QString, ruleset);
        QFETCH(QString, text);
        QFETCH(QString, move);
        const Position position = start(qPrintable(ruleset));
        const TypedReading reading = TypedText(position).read(text);
        QVERIFY2(reading.kind == Kind::OneMove, qPrintable(reading.sentence));
        QCOMPARE(QString::fromStdString(writePlainMove(position, reading.move)), move);
    }

    void capturesCastlingAndPromotions() {
        const auto at = [](const char* fen) {
            return readFen(builtinRuleset("fide"), fen).value();
        };
        const Position castling = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        QCOMPARE(writePlainMove(castling, TypedText(castling).read("O-O").move), "e1g1");
        QCOMPARE(writePlainMove(castling, TypedText(castling).read("0-0-0").move), "e1c1");
        const Position promotion = at("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
        QCOMPARE(writePlainMove(promotion, TypedText(promotion).read("a7a8n").move), "a7a8n");
        QCOMPARE(writePlainMove(promotion, TypedText(promotion).read("a8=Q").move), "a7a8q");
        const TypedReading open = TypedText(promotion).read("a7a8");
        QCOMPARE(open.kind, Kind::Ambiguous);
        QCOMPARE(open.choices.size(), std::size_t(4));
        const Position knights = at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        const TypedReading two = TypedText(knights).read("Nd2");
        QCOMPARE(two.kind, Kind::Ambiguous);
        QVERIFY2(two.sentence.contains("Nbd2") && two.sentence.contains("Nfd2"),
                 qPrintable(two.sentence));
        QCOMPARE(TypedText(knights).read("Nbd2").kind, Kind::OneMove);
    }

    void aPawnsSquareIsASquareAndSaysHowToMove() {
        const TypedReading reading = TypedText(start("fide")).read("e4");
        QCOMPARE(reading.kind, Kind::OneSquare);
        QVERIFY2(reading.sentence.contains("e2e4"), qPrintable(reading.sentence));
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("not on the board") << "z9@00"
                                          << "no square of this board";
        QTest::newRow("nonsense") << "xyzzy"
                                  << "no square of this board";
        QTest::newRow("signs") << "@@@"
                               << "no square of this board";
        QTest::newRow("nothing there") << "b2@11c2@11"
                                       << "There is no piece on b2 [1,1].";
        QTest::newRow("cannot go") << "b1@10c2@01"
                                   << "Not a bishop move.";
        QTest::newRow("not its turn") << "b4@01a4@01"
                                      << "It is White's turn";
        QTest::newRow("other piece") << "Rb1@10-b1@01"
                                     << "You named R, but on b1 [1,0] stands a bishop";
        QTest::newRow("stays") << "b1@10b1@10"
                               << "stands on b1 [1,0] already";
        QTest::newRow("none can") << "Kd4@11"
                                  << "No king can go to d4 [1,1].";
        QTest::newRow("not all of it") << "b3"
                                       << "is only a part of a name or move";
    }
    void whatIsWrongIsSaid() {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const TypedReading reading = TypedText(start("lite")).read(text);
        QVERIFY(reading.kind == Kind::Wrong || reading.kind == Kind::Ambiguous);
        QVERIFY2(reading.sentence.contains(part), qPrintable(reading.sentence));
    }

    void completionsAreWhatBeginsSo() {
        const TypedText reader(start("lite"));
        QCOMPARE(reader.read("").kind, Kind::Nothing);
        QVERIFY(reader.completions("", 50).empty());
        // Four squares are called b3; no piece can move from there.
        const auto squares = reader.completions("b3", 50);
        QCOMPARE(squares.size(), std::size_t(4));
        QVERIFY(std::ranges::none_of(squares, [](const auto& c) { return c.move.has_value(); }));
        // A square and the seven moves from it.
        const auto moves = reader.completions("b1@10", 50);
        QCOMPARE(moves.size(), std::size_t(8));
        QVERIFY(!moves.front().move && moves.back().move);
        QCOMPARE(reader.completions("b1@10", 3).size(), std::size_t(4));
        // The one that is left is what is meant.
        QCOMPARE(reader.read("b1 1 0 b1 0").kind, Kind::OneMove);
    }

    void theLargestRulesetIsRead() {
        const Position position = start("full");
        const TypedText reader(position);
        const Move move = position.legalMoves().front();
        QCOMPARE(reader.read(QString::fromStdString(writeLan(position, move))).move, move);
        QVERIFY(!reader.completions("a", 50).empty());
        QVERIFY(reader.completions("a", 50).size() <= 100);
    }
};

QTEST_APPLESS_MAIN(TestTypedText)
#include "tst_typedtext.moc"
