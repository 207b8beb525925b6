// What is wrong with pieces on a board: all of it, and the same as makes a position refused.
#include "position/setup_problems.h"
#include "support/positions.h"
#include "support/random_setup.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace tessera;
using namespace tessera::test;

namespace {

/// "Code square" or "RoyalCount side found most", in the order told.
QStringList told(const RulesetPtr& ruleset, const QString& fen) {
    const Result<PositionSetup> setup = readFenSetup(ruleset, fen.toStdString());
    if (!setup)
        qFatal("%s", qPrintable(toText(setup.error())));
    QStringList list;
    for (const SetupProblem& problem : setupProblems(ruleset, *setup)) {
        const auto square = problem.square == noSquare
                                ? QString()
                                : QString::fromStdString(squareName(
                                      ruleset->data(), ruleset->geometry(), problem.square));
        switch (problem.code) {
        case ErrorCode::RoyalCount:
            list.append(QStringLiteral("royals %1 %2 of %3")
                            .arg(problem.side == Side::White ? QStringLiteral("white")
                                                             : QStringLiteral("black"))
                            .arg(problem.found)
                            .arg(problem.most));
            break;
        case ErrorCode::PawnOnPromotion:
            list.append(QStringLiteral("pawn ") + square);
            break;
        case ErrorCode::BadCastling:
            list.append(QStringLiteral("castling ") + square);
            break;
        case ErrorCode::BadEnPassant:
            list.append(QStringLiteral("en passant ") + square);
            break;
        case ErrorCode::OpponentInCheck:
            list.append(QStringLiteral("check ") + square);
            break;
        default:
            list.append(QStringLiteral("?"));
        }
    }
    return list;
}

} // namespace

class TestSetupProblems : public QObject {
    Q_OBJECT

private slots:
    void allOfThem_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QStringList>("problems");
        const auto row = [](const char* name, const char* ruleset, const char* fen,
                            const QStringList& problems) {
            QTest::newRow(name) << QString::fromLatin1(ruleset) << QString::fromLatin1(fen)
                                << problems;
        };
        row("nothing on the board", "lite", "4/4/4/4|4/4/4/4|4/4/4/4|4/4/4/4 w 0 1",
            {QStringLiteral("royals white 0 of 1"), QStringLiteral("royals black 0 of 1")});
        row("the start", "lite", "4/4/PPPP/RNKQ|4/4/4/1BR1|1rb1/4/4/4|qknr/pppp/4/4 w 0 1", {});
        row("two kings and two pawns too far", "lite",
            "P3/4/4/KK1p|4/4/4/4|4/4/4/4|1k2/4/4/4 w 0 1",
            {QStringLiteral("royals white 2 of 1"), QStringLiteral("pawn d1@00"),
             QStringLiteral("pawn a4@00")});
        row("a king left attacked", "lite", "4/4/4/2K1|4/4/4/4|4/4/4/4|1k1R/4/4/4 w 0 1",
            {QStringLiteral("check b4@11")});
        row("a right without its rook", "fide", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1",
            {QStringLiteral("castling h1")});
        row("rights without their king", "fide", "4k3/8/8/8/8/8/4K3/R6R w KQq - 0 1",
            {QStringLiteral("castling a1"), QStringLiteral("castling h1"),
             QStringLiteral("castling a8")});
        row("nobody stepped twice", "fide", "4k3/8/8/8/3P4/8/8/4K3 w - e6 0 1",
            {QStringLiteral("en passant e6")});
        row("the side to move stepped", "fide", "4k3/8/8/8/3P4/8/8/4K3 w - d3 0 1",
            {QStringLiteral("en passant d3")});
        row("somebody did", "fide", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", {});
        row("nobody can take", "fide", "4k3/8/8/8/3P4/8/8/4K3 b - d3 0 1", {});
        row("everything", "fide", "4k3/8/8/8/8/8/4R3/P7 w K d6 0 1",
            {QStringLiteral("royals white 0 of 1"), QStringLiteral("castling h1"),
             QStringLiteral("en passant d6"), QStringLiteral("check e8")});
        row("a pawn that may be stuck", "tesschess",
            QByteArray(writeFen(startOf(QStringLiteral("tesschess"))).c_str()).constData(), {});
    }
    void allOfThem() {
        QFETCH(QString, ruleset);
        QFETCH(QString, fen);
        QFETCH(QStringList, problems);
        QCOMPARE(told(builtinRuleset(ruleset.toStdString()), fen), problems);
    }

    /// The list and the reader of positions say the same, and every setup can be written.
    void agreesWithPositions() {
        Random random(7);
        for (const QString& id : builtinIds()) {
            const Position start = startOf(id);
            const RulesetPtr& ruleset = start.rulesetPtr();
            for (int i = 0; i < (start.geometry().squareCount() > 1000 ? 20 : 300); ++i) {
                PositionSetup setup = randomSetup(start, random);
                if (i % 3 == 0)
                    setup.pieces[below(random, setup.pieces.size())].reset();
                if (i % 5 == 0)
                    std::ranges::replace_if(
                        setup.pieces,
                        [](const auto& piece) { return piece && piece->side == Side::Black; },
                        std::nullopt);
                const auto problems = setupProblems(ruleset, setup);
                const Result<Position> position = Position::fromSetup(ruleset, setup);
                QCOMPARE(problems.empty(), position.ok());
                if (!position)
                    QCOMPARE(problems.front().code, position.error().code);
                const std::string text = writeFenSetup(ruleset, setup);
                const Result<PositionSetup> read = readFenSetup(ruleset, text);
                QVERIFY2(read.ok(), text.c_str());
                QVERIFY(read->pieces == setup.pieces);
                QCOMPARE(writeFenSetup(ruleset, *read), text);
            }
        }
    }

    /// What is offered for en passant is what a position takes and somebody can capture.
    void doubleStepsThatCanBeTaken() {
        const RulesetPtr ruleset = builtinRuleset("fide");
        const auto setup = readFenSetup(ruleset, "4k3/8/8/1PpPpP1p/7P/8/8/4K3 w - - 0 1");
        QVERIFY(setup.ok());
        QStringList names;
        for (const MadeDoubleStep& step : takeableDoubleSteps(ruleset, *setup)) {
            names.append(QString::fromStdString(
                squareName(ruleset->data(), ruleset->geometry(), step.skipped)));
            PositionSetup after = *setup;
            after.enPassantSkipped = step.skipped;
            after.enPassantVictim = step.victim;
            QVERIFY(setupProblems(ruleset, after).empty());
        }
        QCOMPARE(names, (QStringList{QStringLiteral("c6"), QStringLiteral("e6")}));
    }

    void castlingsInEverySlice() {
        const RulesetPtr full = builtinRuleset("full");
        const auto homes = castlingHomes(full);
        const auto held = std::ranges::count_if(homes, [&](const CastlingHome& home) {
            return home.holds(Position(full).setup().pieces);
        });
        QCOMPARE(std::size_t(held), Position(full).allowedCastlingRooks().size());
        QVERIFY(std::ranges::adjacent_find(homes, {}, &CastlingHome::rookSquare) == homes.end());
        QVERIFY(castlingHomes(builtinRuleset("lite")).empty());
    }
};

QTEST_APPLESS_MAIN(TestSetupProblems)
#include "tst_setup_problems.moc"
