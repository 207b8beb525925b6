// What a match says about strength, against figures worked out by hand.
#include "matches/figures.h"

#include <QtTest/QTest>

using namespace tessera::test;

namespace {

bool near(double a, double b, double margin) {
    return std::abs(a - b) <= margin;
}

PairResults results(std::initializer_list<int> halfPoints) {
    PairResults pairs;
    for (const int points : halfPoints)
        pairs.add(points);
    return pairs;
}

} // namespace

class TestMatchFigures : public QObject {
    Q_OBJECT

private slots:
    void differenceInStrength() {
        QVERIFY(near(eloOf(0.5), 0, 0.01));
        QVERIFY(near(eloOf(10.0 / 11), 400, 0.01));
        QVERIFY(near(eloOf(1.0 / 11), -400, 0.01));
        QVERIFY(near(scoreOf(eloOf(0.37)), 0.37, 1e-9));
        // A clean sweep is no infinite difference.
        QVERIFY(eloOf(1) < 2000 && eloOf(0) > -2000);
    }

    void scoreAndMargin() {
        const PairResults pairs = results({4, 4, 2, 2, 3, 1, 4, 0});
        QCOMPARE(pairs.pairs(), 8);
        QVERIFY(near(pairs.score(), 20.0 / 32, 1e-9));
        // Deviations from 2.5 quarters of a point: 1.5 1.5 .5 .5 .5 1.5 1.5 2.5.
        QVERIFY(near(pairs.variance(), (4 * 2.25 + 3 * 0.25 + 6.25) / 8 / 16, 1e-9));
        QVERIFY(near(pairs.margin(), 1.96 * std::sqrt(pairs.variance() / 8), 1e-9));
    }

    /// Pairs in which each side wins once say that the opening decides, not who is stronger.
    void splitPairsHaveNoSpread() {
        const PairResults pairs = results({2, 2, 2, 2});
        QVERIFY(near(pairs.score(), 0.5, 1e-9));
        QVERIFY(near(pairs.margin(), 0, 1e-9));
    }

    void sequentialTest() {
        PairResults better;
        PairResults equal;
        for (int i = 0; i < 400; ++i) {
            better.add(i % 3 == 0 ? 4 : 2);
            equal.add(i % 3 == 0 ? 4 : i % 3 == 1 ? 2 : 0);
        }
        QVERIFY(better.logLikelihoodRatio(0, 20) > 2.94);
        QVERIFY(equal.logLikelihoodRatio(0, 50) < -2.94);
        QCOMPARE(results({4}).logLikelihoodRatio(0, 20), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestMatchFigures)
#include "tst_match_figures.moc"
