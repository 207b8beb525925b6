// The move coach's answers in positions made for them: the cause, and every fact that a sentence or
// a picture needs.
#include "explain/explanation.h"
#include "support/explained_cases.h"
#include "support/positions.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace tessera;
using namespace tessera::test;

namespace {

using Squares = QStringList;

QString s(const char* text) {
    return QString::fromUtf8(text);
}

const QString fide = s("fide");
const QString lite = s("lite");
const QString full = s("full");

QString nameOf(const Position& position, Square square) {
    if (square == noSquare)
        return {};
    return QString::fromStdString(squareName(position.ruleset(), position.geometry(), square));
}

Squares namesOf(const Position& position, const std::vector<Square>& squares) {
    Squares names;
    for (const Square square : squares)
        names << nameOf(position, square);
    return names;
}

/// "c5>e7": attacker and attacked square.
Squares linesOf(const Position& position, const std::vector<AttackLine>& lines) {
    Squares names;
    for (const AttackLine& line : lines)
        names << nameOf(position, line.from) + u'>' + nameOf(position, line.to);
    return names;
}

QString code(Reason reason) {
    const std::string_view text = reasonCode(reason);
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

/// A position with a question about it.
struct Asked {
    Position position;
    Explanation is;

    Asked(Position asked, const char* from, const char* to, std::optional<KindIndex> promotion = {})
        : position(std::move(asked)), is(explain(position, squareOf(position, s(from)),
                                                 squareOf(position, s(to)), {promotion, {}})) {}

    [[nodiscard]] QString reason() const { return code(is.reason); }
    [[nodiscard]] QString name(Square square) const { return nameOf(position, square); }
    [[nodiscard]] Squares names(const std::vector<Square>& squares) const {
        return namesOf(position, squares);
    }
    [[nodiscard]] Squares lines(const std::vector<AttackLine>& list) const {
        return linesOf(position, list);
    }
    [[nodiscard]] char letter(KindIndex kind) const {
        return position.ruleset().pieces[kind].letter;
    }
};

Position chess(const char* fen) {
    return positionOf(fide, s(fen));
}

Position placed(const QString& ruleset, const char* pieces, Side toMove = Side::White,
                const char* rooks = "") {
    return positionOf(ruleset, Placed{s(pieces), toMove, s(rooks)});
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private slots:
    void causes_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("position"); ///< FEN, or pieces and squares for White to move
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("blocker");
        for (const ExplainedCase& each : explainedCases)
            QTest::newRow(qPrintable(s(each.reason) + u' ' + s(each.ruleset) + u' ' + s(each.from) +
                                     s(each.to)))
                << s(each.ruleset) << s(each.position) << s(each.from) << s(each.to)
                << s(each.reason) << s(each.blocker);
    }
    void causes() {
        QFETCH(QString, ruleset);
        QFETCH(QString, position);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, reason);
        QFETCH(QString, blocker);
        const Asked asked(casePosition(ruleset, position), from.toUtf8(), to.toUtf8());
        QCOMPARE(asked.reason(), reason);
        QCOMPARE(asked.is.legal, reason == s("legal"));
        QCOMPARE(asked.name(asked.is.blocker), blocker);
        QCOMPARE(asked.is.blockerPiece.has_value(), !blocker.isEmpty());
        s_reached.insert(asked.is.reason);
        s_reached.insert(asked.is.apartFromTurn);
    }

    // Not your turn

    void thePieceOfTheOtherSideIsExplainedAllTheSame() {
        const Asked legal(startOf(fide), "e7", "e5");
        QCOMPARE(code(legal.is.apartFromTurn), s("legal"));
        QVERIFY(!legal.is.legal);
        QCOMPARE(legal.is.consequences.size(), std::size_t(1));
        QCOMPARE(legal.is.means, MoveMeans::PawnDoubleStep);
        const Asked blocked(startOf(fide), "d8", "d5");
        QCOMPARE(blocked.reason(), s("not-your-turn"));
        QCOMPARE(code(blocked.is.apartFromTurn), s("path-blocked"));
        QCOMPARE(blocked.name(blocked.is.blocker), s("d7"));
        QCOMPARE(blocked.names(blocked.is.path), Squares({s("d7"), s("d6")}));
        // Even where it could take the king of the side to move.
        const Asked king(chess("4k3/8/8/8/8/8/8/r3K3 w - - 0 1"), "a1", "e1");
        QCOMPARE(code(king.is.apartFromTurn), s("king-may-not-be-captured"));
    }

    void castlingOutOfTurn() {
        const Asked asked(chess("r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1"), "e8", "g8");
        QCOMPARE(asked.reason(), s("not-your-turn"));
        QCOMPARE(code(asked.is.apartFromTurn), s("castling-out-of-turn"));
        QVERIFY(asked.is.castling && asked.is.castling->hasRight && asked.is.castling->rookHome);
        s_reached.insert(asked.is.apartFromTurn);
        const Asked without(chess("r3k2r/8/8/8/8/8/8/4K3 w q - 0 1"), "e8", "g8");
        QCOMPARE(code(without.is.apartFromTurn), s("castling-no-right"));
    }

    // Patterns

    void theChangeAndTheAbilities() {
        const Asked bishop(placed(lite, "Ka1@00 Bb1@00 kd4@11"), "b1@00", "d1@01");
        QCOMPARE(bishop.is.delta, (Change{2, 0, 0, 1}));
        QCOMPARE(bishop.is.changed, AxisSet(0b1001));
        QCOMPARE(bishop.is.abilities.size(), std::size_t(1));
        QCOMPARE(bishop.is.abilities[0].kind, AbilityKind::Slide);
        QCOMPARE(bishop.is.abilities[0].axesChanged, std::vector<int>({2}));
        QCOMPARE(bishop.is.abilities[0].axes, AxisSet(0b1111));
        QCOMPARE(bishop.is.misfits, std::vector<Misfit>({Misfit::UnequalAmounts}));

        const Asked rook(placed(lite, "Ka1@00 Rb1@00 kd4@11"), "b1@00", "c2@00");
        QCOMPARE(rook.is.misfits, std::vector<Misfit>({Misfit::NumberOfAxes}));
        const Asked knight(placed(lite, "Ka1@00 Nb1@00 kd4@11"), "b1@00", "c2@00");
        QCOMPARE(knight.is.abilities[0].leap, std::vector<int>({2, 1}));
        QCOMPARE(knight.is.misfits, std::vector<Misfit>({Misfit::OtherAmounts}));
        const Asked king(placed(lite, "Ka1@00 kd4@11"), "a1@00", "c3@00");
        QCOMPARE(king.is.abilities[0].kind, AbilityKind::Step);
        QCOMPARE(king.is.misfits, std::vector<Misfit>({Misfit::TooFar}));
    }

    void abilitiesKnowTheBoardAndTheSide() {
        const Position start = startOf(fide);
        const Ruleset& chessRules = start.ruleset();
        const auto king = abilitiesOf(chessRules, *chessRules.kindOf('K'), Side::Black);
        QCOMPARE(king.size(), std::size_t(3)); // its step, short and long castling
        QCOMPARE(king[0].axes, AxisSet(0b0011));
        QCOMPARE(king[1].kind, AbilityKind::Castling);
        QCOMPARE(king[1].home, (Vector4{4, 7, -1, -1}));
        QCOMPARE(king[2].sign, -1);
        const auto pawn = abilitiesOf(chessRules, *chessRules.kindOf('P'), Side::Black);
        QCOMPARE(pawn.size(), std::size_t(3));
        QCOMPARE(pawn[0].kind, AbilityKind::PawnStep);
        QCOMPARE(pawn[0].sign, -1);
        QCOMPARE(pawn[1].from, 6);
        QCOMPARE(pawn[2].vectors, (std::vector<Vector4>{{-1, -1, 0, 0}, {1, -1, 0, 0}}));
        QCOMPARE(misfit(pawn[0], {4, 6, 0, 0}, {0, 1, 0, 0}), Misfit::OtherDirection);
        QCOMPARE(misfit(pawn[1], {4, 5, 0, 0}, {0, -2, 0, 0}), Misfit::OtherPlace);
        QCOMPARE(misfit(pawn[2], {4, 5, 0, 0}, {1, 1, 0, 0}), Misfit::OtherDirection);
        QCOMPARE(misfit(pawn[2], {4, 5, 0, 0}, {1, -1, 0, 0}), Misfit::None);
        QCOMPARE(misfit(king[0], {4, 7, 0, 0}, {0, 0, 0, 0}), Misfit::NoChange);
    }

    void aLongPathNamesTheFirstPieceInTheWay() {
        const Asked asked(placed(full, "Ka1@00 Rd4@00 nd4@04 bd4@02 ka8@77"), "d4@00", "d4@06");
        QCOMPARE(asked.reason(), s("path-blocked"));
        QCOMPARE(asked.names(asked.is.path),
                 Squares({s("d4@01"), s("d4@02"), s("d4@03"), s("d4@04"), s("d4@05")}));
        QCOMPARE(asked.name(asked.is.blocker), s("d4@02"));
        QCOMPARE(asked.letter(asked.is.blockerPiece->kind), 'B');
        QCOMPARE(asked.is.means, MoveMeans::Slide);
    }

    // Changes that lead off the board

    void offTheBoard() {
        const Position position = placed(lite, "Ka1@00 Rb1@00 Bc1@00 kd4@11");
        const Square rook = squareOf(position, s("b1@00"));
        const Explanation off = explainChange(position, rook, {3, 0, 0, 0});
        QCOMPARE(code(off.reason), s("leaves-board"));
        QCOMPARE(off.offBoard, axisBit(Axis::X));
        QCOMPARE(off.to, noSquare);
        QCOMPARE(off.delta, (Change{3, 0, 0, 0}));
        s_reached.insert(off.reason);
        QCOMPARE(code(explainChange(position, rook, {0, 0, 0, 2}).reason), s("leaves-board"));
        QCOMPARE(code(explainChange(position, rook, {-2, 1, 0, 0}).reason), s("wrong-pattern"));
        QCOMPARE(code(explainChange(position, rook, {1000000, 0, -7, 0}).reason),
                 s("leaves-board"));
        QCOMPARE(code(explainChange(position, squareOf(position, s("d1@00")), {9, 0, 0, 0}).reason),
                 s("empty-origin"));
        QCOMPARE(code(explainChange(position, squareOf(position, s("d4@11")), {1, 0, 0, 0}).reason),
                 s("not-your-turn"));
        // On the board it is the same question as with two squares.
        const Explanation on = explainChange(position, rook, {0, 2, 0, 0});
        QVERIFY(on.legal);
        QCOMPARE(on.to, squareOf(position, s("b3@00")));
        // There is no third axis in ordinary chess.
        const Position flat = startOf(fide);
        const Explanation third = explainChange(flat, squareOf(flat, s("g1")), {1, 0, 2, 0});
        QCOMPARE(code(third.reason), s("leaves-board"));
        QCOMPARE(third.offBoard, axisBit(Axis::Z));
    }

    // Castling

    void castlingTellsEveryCondition() {
        const Asked asked(
            placed(full, "Ke1@33 Ra1@33 Rh1@33 rf1@36 Nb1@33 ka8@00", Side::White, "a1@33 h1@33"),
            "e1@33", "g1@33");
        QCOMPARE(asked.reason(), s("castling-through-attack"));
        const CastlingFacts& facts = *asked.is.castling;
        QVERIFY(facts.kingHome && facts.rookHome && facts.hasRight);
        QCOMPARE(facts.axis, Axis::X);
        QCOMPARE(asked.name(facts.rookFrom), s("h1@33"));
        QCOMPARE(asked.name(facts.rookTo), s("f1@33"));
        QCOMPARE(asked.names(facts.mustBeEmpty), Squares({s("f1@33"), s("g1@33")}));
        QVERIFY(facts.blockers.empty());
        QCOMPARE(asked.names(facts.kingsWay), Squares({s("e1@33"), s("f1@33"), s("g1@33")}));
        QCOMPARE(asked.lines(facts.attacks), Squares({s("f1@36>f1@33")}));
        QCOMPARE(facts.attacks[0].change, (Vector4{0, 0, 0, -3}));
        QCOMPARE(asked.lines(asked.is.attackers()), Squares({s("f1@36>f1@33")}));
        const Asked longWay(asked.position, "e1@33", "c1@33");
        QCOMPARE(longWay.reason(), s("castling-path-occupied"));
        QCOMPARE(longWay.names(longWay.is.castling->mustBeEmpty),
                 Squares({s("d1@33"), s("c1@33"), s("b1@33")}));
        QCOMPARE(longWay.names(longWay.is.castling->blockers), Squares({s("b1@33")}));
    }

    void aKingAwayFromHomeHearsWhereItsHomeIs() {
        const Asked asked(chess("r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1"), "e2", "g2");
        QVERIFY(!asked.is.castling->kingHome);
        QCOMPARE(asked.name(asked.is.castling->kingFrom), s("e1"));
    }

    void castlingThatUncoversAnotherKing() {
        const Asked asked(
            placed(full, "Ke1@33 Ra1@33 Rh1@33 Kh1@30 rh1@37 ka8@00", Side::White, "a1@33 h1@33"),
            "e1@33", "g1@33");
        QCOMPARE(asked.reason(), s("exposes-king"));
        QCOMPARE(asked.is.kings.size(), std::size_t(1));
        const KingDanger& danger = asked.is.kings[0];
        QCOMPARE(asked.name(danger.before), s("h1@30"));
        QCOMPARE(asked.lines(danger.attacksAfter), Squares({s("h1@37>h1@30")}));
        QCOMPARE(asked.name(danger.opened.at(0).through), s("h1@33"));
    }

    void castlingIsToldWhole() {
        const Asked asked(chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1", "g1");
        QVERIFY(asked.is.legal);
        QCOMPARE(asked.is.means, MoveMeans::Castling);
        QCOMPARE(asked.name(asked.is.castling->rookTo), s("f1"));
        QCOMPARE(asked.names(asked.is.consequences.at(0).rightsLost), Squares({s("a1"), s("h1")}));
    }

    // Royal pieces left attacked

    void aPinTellsThePinningPieceAndTheRay() {
        const Asked asked(placed(full, "Kd4@30 Rd4@33 rd4@37 ka8@77"), "d4@33", "d5@33");
        const KingDanger& danger = asked.is.kings.at(0);
        QVERIFY(danger.attacksBefore.empty());
        QCOMPARE(asked.lines(danger.attacksAfter), Squares({s("d4@37>d4@30")}));
        const AttackLine& line = danger.attacksAfter[0];
        QCOMPARE(line.means, AttackMeans::Slide);
        QCOMPARE(line.change, (Vector4{0, 0, 0, -7}));
        QCOMPARE(asked.names(line.between),
                 Squares({s("d4@36"), s("d4@35"), s("d4@34"), s("d4@33"), s("d4@32"), s("d4@31")}));
        QCOMPARE(asked.name(danger.opened.at(0).through), s("d4@33"));
        // Along the line it may go.
        QVERIFY(Asked(asked.position, "d4@33", "d4@36").is.legal);
        QVERIFY(Asked(asked.position, "d4@33", "d4@37").is.legal);
    }

    void aProtectorOnAnotherBoard() {
        const Asked asked(placed(lite, "Ka1@00 qb1@00 nb3@01 kd4@11"), "a1@00", "b1@00");
        QCOMPARE(asked.name(asked.is.captured), s("b1@00"));
        QCOMPARE(asked.letter(asked.is.capturedPiece->kind), 'Q');
        const KingDanger& danger = asked.is.kings.at(0);
        QVERIFY(danger.moved());
        QCOMPARE(asked.lines(danger.attacksBefore), Squares({s("b1@00>a1@00")}));
        QCOMPARE(asked.lines(danger.attacksAfter), Squares({s("b3@01>b1@00")}));
        QCOMPARE(danger.attacksAfter[0].means, AttackMeans::Leap);
        QCOMPARE(danger.attacksAfter[0].change, (Vector4{0, -2, 0, -1}));
    }

    void oneOfTwoChecks() {
        const Asked asked(chess("4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1"), "g2", "f3");
        const KingDanger& danger = asked.is.kings.at(0);
        QCOMPARE(asked.lines(danger.attacksBefore), Squares({s("f3>e1"), s("e8>e1")}));
        QCOMPARE(asked.lines(danger.attacksAfter), Squares({s("e8>e1")}));
    }

    void oneOfTwoKings() {
        const Asked asked(placed(full, "Ka1@00 Kc1@00 nb3@00 ka8@77"), "a1@00", "a1@01");
        QCOMPARE(asked.is.kings.size(), std::size_t(2));
        QCOMPARE(code(asked.is.kings[0].cause), s("legal"));
        QCOMPARE(asked.name(asked.is.kings[0].after), s("a1@01"));
        QVERIFY(asked.is.kings[0].attacksAfter.empty());
        QCOMPARE(asked.name(asked.is.kings[1].before), s("c1@00"));
        QCOMPARE(asked.lines(asked.is.attackers()), Squares({s("b3@00>c1@00")}));
    }

    void stayingOnTheLine() {
        const Asked asked(chess("4r1k1/8/8/8/4K3/8/8/8 w - - 0 1"), "e4", "e3");
        const KingDanger& danger = asked.is.kings.at(0);
        QCOMPARE(asked.lines(danger.attacksBefore), Squares({s("e8>e4")}));
        QCOMPARE(asked.lines(danger.attacksAfter), Squares({s("e8>e3")}));
        QCOMPARE(asked.name(danger.opened.at(0).through), s("e4"));
    }

    void aPinnedPieceStillGuardsAgainstAKing() {
        // The rook on e4 is pinned to e8, yet a king may not step onto its line.
        const Asked asked(chess("4k3/8/8/8/4r3/8/4R3/3K4 w - - 0 1"), "d1", "e1");
        QVERIFY(asked.is.legal);
        const Asked guarded(chess("4k3/8/8/8/4r3/2K5/4R3/8 w - - 0 1"), "c3", "c4");
        QCOMPARE(guarded.reason(), s("steps-into-attack"));
        QCOMPARE(guarded.lines(guarded.is.attackers()), Squares({s("e4>c4")}));
    }

    void enPassantThatUncoversTheKing() {
        const Asked asked(chess("8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1"), "e5", "d6");
        QVERIFY(asked.is.enPassant);
        QCOMPARE(asked.name(asked.is.captured), s("d5"));
        const KingDanger& danger = asked.is.kings.at(0);
        QCOMPARE(asked.lines(danger.attacksAfter), Squares({s("h5>a5")}));
        QCOMPARE(asked.name(danger.opened.at(0).through), s("d5"));
    }

    // Legal moves

    void aCaptureAndACheck() {
        const Asked asked(chess("4k3/4n3/8/8/8/8/8/R3K3 w Q - 7 9"), "a1", "a8");
        QVERIFY(asked.is.legal);
        QCOMPARE(asked.is.delta, (Change{0, 7, 0, 0}));
        const Consequence& result = asked.is.consequences.at(0);
        QVERIFY(result.givesCheck() && !result.doubleCheck && !result.discoversCheck());
        QCOMPARE(asked.name(result.checks[0].line.to), s("e8"));
        QCOMPARE(result.outcome, OutcomeKind::Ongoing);
        QCOMPARE(result.halfMoveClock, 8);
        QVERIFY(!result.resetsHalfMoves);
        QCOMPARE(asked.names(result.rightsLost), Squares({s("a1")}));
        const Asked capture(chess("4k3/4n3/8/8/8/8/8/4R1K1 w - - 7 9"), "e1", "e7");
        QCOMPARE(capture.name(capture.is.captured), s("e7"));
        QVERIFY(capture.is.consequences.at(0).resetsHalfMoves);
    }

    void doubleAndDiscoveredCheck() {
        const Asked twice(chess("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1"), "e4", "f6");
        const Consequence& both = twice.is.consequences.at(0);
        QVERIFY(both.doubleCheck && both.discoversCheck());
        QCOMPARE(both.checks.size(), std::size_t(2));
        QCOMPARE(twice.name(both.checks[0].line.from), s("e1"));
        QVERIFY(both.checks[0].discovered);
        QVERIFY(!both.checks[1].discovered);
        const Asked once(chess("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1"), "e4", "c3");
        QVERIFY(!once.is.consequences.at(0).doubleCheck);
        QVERIFY(once.is.consequences.at(0).discoversCheck());
        // The rook's check after castling is the move's own.
        const Asked rook(chess("5k2/8/8/8/8/8/8/4K2R w K - 0 1"), "e1", "g1");
        QVERIFY(rook.is.consequences.at(0).givesCheck());
        QVERIFY(!rook.is.consequences.at(0).discoversCheck());
    }

    void twoKingsInCheck() {
        const Asked asked(placed(full, "Ka1@00 Nb5@00 ka8@77 ka5@01 kc5@01"), "b5@00", "b3@01");
        const Consequence& result = asked.is.consequences.at(0);
        QCOMPARE(result.checks.size(), std::size_t(2));
        QVERIFY(!result.doubleCheck); // one piece each
    }

    void mateAndStalemate() {
        const Asked mate(chess("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), "a1", "a8");
        QCOMPARE(mate.is.consequences.at(0).outcome, OutcomeKind::Checkmate);
        const Asked stalemate(chess("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"), "g1", "g6");
        QCOMPARE(stalemate.is.consequences.at(0).outcome, OutcomeKind::Stalemate);
    }

    void drawsByCountAndMaterial() {
        const Asked fifty(chess("4k3/8/8/8/8/8/8/R3K3 w - - 99 90"), "a1", "a2");
        QCOMPARE(fifty.is.consequences.at(0).outcome, OutcomeKind::FiftyMove);
        const Asked bare(chess("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1"), "e1", "d2");
        QCOMPARE(bare.is.consequences.at(0).outcome, OutcomeKind::BareKings);
    }

    void repetitionNeedsTheGame() {
        Game game(startOf(fide));
        const Square g1 = squareOf(game.start(), s("g1"));
        const Square g8 = squareOf(game.start(), s("g8"));
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"})
            game.play(moveOf(game.current(), s(move)));
        const Square f6 = squareOf(game.start(), s("f6"));
        const Explanation third = explain(game, f6, g8);
        QCOMPARE(third.consequences.at(0).occurrences, 3);
        QCOMPARE(third.consequences.at(0).outcome, OutcomeKind::Repetition);
        const Explanation alone = explain(game.current(), f6, g8);
        QCOMPARE(alone.consequences.at(0).occurrences, 0);
        QCOMPARE(alone.consequences.at(0).outcome, OutcomeKind::Ongoing);
        // A preview of the other side is no part of the game.
        const Explanation preview = explain(game, g1, squareOf(game.start(), s("h3")));
        QCOMPARE(preview.consequences.at(0).occurrences, 0);
    }

    void promotions() {
        const Position position = chess("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        const Asked any(position, "a7", "a8");
        QString letters;
        for (const KindIndex kind : any.is.promotions)
            letters += QLatin1Char(any.letter(kind));
        QCOMPARE(letters, s("QRBN"));
        QCOMPARE(any.is.consequences.size(), std::size_t(4));
        QVERIFY(!any.is.promotionAutomatic);
        const Asked knight(position, "a7", "a8", position.ruleset().kindOf('N'));
        QCOMPARE(knight.is.consequences.size(), std::size_t(1));
        QCOMPARE(knight.letter(knight.is.consequences[0].move.promotion), 'N');
        const Asked king(position, "a7", "a8", position.ruleset().kindOf('K'));
        QCOMPARE(king.reason(), s("wrong-promotion"));
        QCOMPARE(king.is.promotions.size(), std::size_t(4));
        s_reached.insert(king.is.reason);
        const Asked noPawn(position, "a1", "a2", position.ruleset().kindOf('Q'));
        QCOMPARE(noPawn.reason(), s("wrong-promotion"));
        const Asked automatic(placed(lite, "Ka1@00 Pb3@00 kd1@11"), "b3@00", "b4@00");
        QVERIFY(automatic.is.legal && automatic.is.promotionAutomatic);
        QCOMPARE(automatic.is.consequences.size(), std::size_t(1));
    }

    void enPassant() {
        const Asked asked(chess("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5", "d6");
        QVERIFY(asked.is.legal && asked.is.enPassant);
        QCOMPARE(asked.name(asked.is.captured), s("d5"));
        QCOMPARE(asked.is.means, MoveMeans::PawnCapture);
    }

    // The names

    void everyReasonHasItsOwnLastingName() {
        const QRegularExpression kebab(s("^[a-z]+(-[a-z]+)*$"));
        QFile readme(s(TESSERA_TEST_DATA "/../../engine/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(readme.readAll());
        std::set<QString> codes;
        int at = -1;
        for (const Reason reason : allReasons()) {
            const QString name = code(reason);
            QVERIFY2(kebab.match(name).hasMatch(), qPrintable(name));
            QVERIFY2(codes.insert(name).second, qPrintable(name));
            QVERIFY2(page.contains(s("\n| `") + name + s("` |")), qPrintable(name));
            QCOMPARE(int(reason), ++at); // in order, none left out
        }
    }

    /// Last: the positions above have shown every reason there is.
    void everyReasonWasReached() {
        for (const Reason reason : allReasons())
            QVERIFY2(s_reached.contains(reason), qPrintable(code(reason)));
    }

private:
    inline static std::set<Reason> s_reached;
};

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
