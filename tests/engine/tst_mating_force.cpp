// Whether a side's men can mate at all, against facts from elsewhere.
#include "endgame/mating_force.h"
#include "support/positions.h"

#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace tessera;
using namespace tessera::test;

namespace {

/// Some legal position with a white king, these white men and these black ones beside a black king.
Position positionWith(const QString& ruleset, const QString& white, const QString& black = {}) {
    const RulesetPtr rules = builtinRuleset(ruleset.toStdString());
    const auto squares = static_cast<std::size_t>(rules->geometry().squareCount());
    PositionSetup setup;
    setup.pieces.resize(squares);
    const auto place = [&](Side side, QChar letter, std::size_t square) {
        setup.pieces[square] = Piece{*rules->data().kindOf(letter.toLatin1()), side};
    };
    place(Side::White, u'K', 0);
    place(Side::Black, u'K', squares - 1);
    setup.sideToMove = Side::Black; // whose king may be attacked
    const auto fits = [&] { return bool(Position::fromSetup(rules, setup)); };
    const auto placeAll = [&](Side side, const QString& letters) {
        for (const QChar letter : letters) {
            bool placed = false;
            for (std::size_t i = 1; i + 1 < squares && !placed; ++i) {
                const std::size_t square = i * 7 % squares;
                if (setup.pieces[square])
                    continue;
                place(side, letter, square);
                placed = fits();
                if (!placed)
                    setup.pieces[square].reset();
            }
        }
    };
    placeAll(Side::White, white);
    placeAll(Side::Black, black);
    const Result<Position> position = Position::fromSetup(rules, setup);
    if (!position)
        qFatal("no such position");
    return *position;
}

} // namespace

class TestMatingForce : public QObject {
    Q_OBJECT

private slots:
    void whatMatesABareKing_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("men");
        QTest::addColumn<bool>("mates");
        const QJsonObject known = tessera::test::facts(QStringLiteral("endings.json"))
                                      .object()[u"mate_position_exists_for_K_plus"]
                                      .toObject();
        for (const QString& ruleset : known.keys()) {
            const QJsonObject forces = known[ruleset].toObject();
            for (const QString& men : forces.keys())
                QTest::addRow("%s %s", qPrintable(ruleset), qPrintable(men))
                    << ruleset << men << forces[men].toBool();
        }
        // Ordinary chess, as everybody knows it.
        for (const char* men : {"N", "B", ""})
            QTest::addRow("fide %s", men) << u"fide"_qs << QString::fromLatin1(men) << false;
        for (const char* men : {"R", "Q", "P", "BB", "BN"})
            QTest::addRow("fide %s", men) << u"fide"_qs << QString::fromLatin1(men) << true;
    }
    void whatMatesABareKing() {
        QFETCH(QString, ruleset);
        QFETCH(QString, men);
        QFETCH(bool, mates);
        const Position position = positionWith(ruleset, men);
        QCOMPARE(cannotMate(position, Side::White), !mates);
        QVERIFY(cannotMate(position, Side::Black)); // a bare king
    }
    void whereTheKingHasMenOfItsOwnNothingIsProven() {
        QVERIFY(!cannotMate(positionWith(u"fide"_qs, u"N"_qs, u"P"_qs), Side::White));
    }
    void manyMenMayMate() {
        QVERIFY(!cannotMate(positionWith(u"lite"_qs, u"RRRR"_qs), Side::White));
        QVERIFY(!cannotMate(Position(builtinRuleset("full")), Side::White));
    }
};

QTEST_GUILESS_MAIN(TestMatingForce)
#include "tst_mating_force.moc"
