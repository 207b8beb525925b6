// What is meant for the ear: squares, moves and checks in each style.
#include "notation/fen4d.h"
#include "notation/lan.h"
#include "spokencheck.h"
#include "spokenmove.h"

#include <QSet>
#include <QTest>

using namespace tessera;

class TestSpoken : public QObject {
    Q_OBJECT
private slots:
    void squaresAreNamedInEveryStyle_data();
    void squaresAreNamedInEveryStyle();
    void everySquareSoundsDifferent();
    void movesAreSaidInEveryStyle_data();
    void movesAreSaidInEveryStyle();
    void checksNameTheKingAndEveryAttacker();
    void severalAttackedKingsAreAllNamed();
};

namespace {

Position positionOf(const char* ruleset, const char* fen) {
    const RulesetPtr rules = builtinRuleset(ruleset);
    return *fen == '\0' ? Position(rules) : readFen(rules, fen).value();
}

QString said(const Position& position, const char* plain, SpokenStyle style) {
    return spokenMove(position, readPlainMove(position, plain).value(), style);
}

} // namespace

void TestSpoken::squaresAreNamedInEveryStyle_data() {
    QTest::addColumn<QByteArray>("ruleset");
    QTest::addColumn<int>("square");
    QTest::addColumn<QString>("lan");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("nato");
    QTest::newRow("lite") << QByteArray("lite") << 1 + 4 * (2 + 4 * 2) << "b3@01"
                          << "b3, Z 0, W 1"
                          << "bravo three, Z zero, W one";
    QTest::newRow("tesschess") << QByteArray("tesschess") << 1 + 4 * (0 + 4 * (0 + 4 * 2)) << "Ab31"
                               << "b1, Z A, W 3"
                               << "bravo one, Z alpha, W three";
    QTest::newRow("fide") << QByteArray("fide") << 4 + 8 * 3 << "e4"
                          << "e4"
                          << "echo four";
    QTest::newRow("raumschach") << QByteArray("raumschach") << 2 + 5 * (4 + 5 * 1) << "Bc5"
                                << "c5, Z B"
                                << "charlie five, Z bravo";
}

void TestSpoken::squaresAreNamedInEveryStyle() {
    QFETCH(QByteArray, ruleset);
    QFETCH(int, square);
    const RulesetPtr rules = builtinRuleset(ruleset.constData());
    const auto at = static_cast<Square>(square);
    QTEST(spokenSquare(*rules, at, SpokenStyle::Lan), "lan");
    QTEST(spokenSquare(*rules, at, SpokenStyle::Words), "words");
    QTEST(spokenSquare(*rules, at, SpokenStyle::Nato), "nato");
}

void TestSpoken::everySquareSoundsDifferent() {
    for (const BuiltinRuleset& builtin : builtinRulesets()) {
        const RulesetPtr rules = builtinRuleset(builtin.id);
        for (const auto style : {SpokenStyle::Lan, SpokenStyle::Words, SpokenStyle::Nato}) {
            QSet<QString> names;
            for (int square = 0; square < rules->geometry().squareCount(); ++square)
                names.insert(spokenSquare(*rules, static_cast<Square>(square), style));
            QCOMPARE(names.size(), rules->geometry().squareCount());
        }
    }
}

void TestSpoken::movesAreSaidInEveryStyle_data() {
    QTest::addColumn<QByteArray>("ruleset");
    QTest::addColumn<QByteArray>("fen");
    QTest::addColumn<QByteArray>("move");
    QTest::addColumn<QString>("lan");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("nato");
    const QByteArray rookTakes("4/4/4/R3|4/4/4/3K|4/4/4/b3|k3/4/4/4 w 0 1");
    QTest::newRow("capture to another board")
        << QByteArray("lite") << rookTakes << QByteArray("a1@00a1@01") << "Ra1@00xa1@01"
        << "rook takes bishop, a1 to a1, W plus 1, now on Z 0, W 1"
        << "rook takes bishop, alpha one to alpha one, W plus one, now on Z zero, W one";
    QTest::newRow("inside a board")
        << QByteArray("lite") << rookTakes << QByteArray("a1@00b1@00") << "Ra1@00-b1@00"
        << "rook, a1 to b1, on Z 0, W 0"
        << "rook, alpha one to bravo one, on Z zero, W zero";
    QTest::newRow("back along Z")
        << QByteArray("lite") << rookTakes << QByteArray("d1@10d1@00") << "Kd1@10-d1@00"
        << "king, d1 to d1, Z minus 1, now on Z 0, W 0"
        << "king, delta one to delta one, Z minus one, now on Z zero, W zero";
    QTest::newRow("one board") << QByteArray("fide") << QByteArray() << QByteArray("e2e4")
                               << "e2-e4"
                               << "pawn, e2 to e4"
                               << "pawn, echo two to echo four";
    QTest::newRow("castling") << QByteArray("fide") << QByteArray("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                              << QByteArray("e1g1") << "Ke1-g1"
                              << "king castles, e1 to g1"
                              << "king castles, echo one to golf one";
    QTest::newRow("in passing") << QByteArray("fide")
                                << QByteArray("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
                                << QByteArray("e5d6") << "e5xd6"
                                << "pawn takes pawn in passing, e5 to d6"
                                << "pawn takes pawn in passing, echo five to delta six";
    QTest::newRow("promotion") << QByteArray("fide") << QByteArray("8/P6k/8/8/8/8/8/4K3 w - - 0 1")
                               << QByteArray("a7a8r") << "a7-a8=R"
                               << "pawn, a7 to a8, becomes rook"
                               << "pawn, alpha seven to alpha eight, becomes rook";
}

void TestSpoken::movesAreSaidInEveryStyle() {
    QFETCH(QByteArray, ruleset);
    QFETCH(QByteArray, fen);
    QFETCH(QByteArray, move);
    const Position position = positionOf(ruleset.constData(), fen.constData());
    QTEST(said(position, move.constData(), SpokenStyle::Lan), "lan");
    QTEST(said(position, move.constData(), SpokenStyle::Words), "words");
    QTEST(said(position, move.constData(), SpokenStyle::Nato), "nato");
}

void TestSpoken::checksNameTheKingAndEveryAttacker() {
    QCOMPARE(spokenChecks(positionOf("fide", ""), SpokenStyle::Words), QString());
    QCOMPARE(spokenChecks(positionOf("fide", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1"), SpokenStyle::Words),
             QStringLiteral("Check: the black king on e8 is attacked by the white rook on e1."));
    const Position twofold = positionOf("fide", "4k3/8/5N2/8/8/8/8/K3R3 b - - 0 1");
    QCOMPARE(spokenChecks(twofold, SpokenStyle::Words),
             QStringLiteral("Double check: the black king on e8 is attacked by the white rook on "
                            "e1 and the white knight on f6."));
    QCOMPARE(spokenChecks(twofold, SpokenStyle::Nato),
             QStringLiteral("Double check: the black king on echo eight is attacked by the white "
                            "rook on echo one and the white knight on foxtrot six."));
}

void TestSpoken::severalAttackedKingsAreAllNamed() {
    const RulesetPtr rules = builtinRuleset("full");
    const PositionSetup start = Position(rules).setup();
    const std::optional<KindIndex> knight = rules->data().kindOf('N');
    QVERIFY(knight.has_value());
    bool found = false;
    for (std::size_t square = 0; square < start.pieces.size() && !found; ++square) {
        if (start.pieces[square])
            continue;
        PositionSetup setup = start;
        setup.pieces[square] = Piece{*knight, Side::White};
        setup.sideToMove = Side::Black;
        const Result<Position> position = Position::fromSetup(rules, setup);
        if (!position.ok() || position.value().checks().size() != 2)
            continue;
        const std::vector<Check> checks = position.value().checks();
        if (checks[0].king == checks[1].king)
            continue;
        found = true;
        const QString text = spokenChecks(position.value(), SpokenStyle::Words);
        QVERIFY2(text.startsWith(QStringLiteral("Check on 2 kings: ")), qPrintable(text));
        for (const Check& check : checks) {
            const QString king = QStringLiteral("the black king on %1 is attacked by the white "
                                                "knight on %2")
                                     .arg(spokenSquare(*rules, check.king, SpokenStyle::Words),
                                          spokenSquare(*rules, check.by, SpokenStyle::Words));
            QVERIFY2(text.contains(king), qPrintable(text));
        }
    }
    QVERIFY(found);
}

QTEST_GUILESS_MAIN(TestSpoken)
#include "tst_spoken.moc"
