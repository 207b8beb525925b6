#include "geometry/geometry.h"

#include <QtTest/QTest>

using namespace tessera;

class TestGeometry : public QObject {
    Q_OBJECT

private slots:
    void indexRunsThroughXFirst() {
        const Geometry geometry({4, 4, 2, 2});
        QCOMPARE(geometry.squareCount(), 64);
        QCOMPARE(geometry.square({1, 2, 1, 0}), Square(1 + 4 * (2 + 4 * 1)));
        for (int square = 0; square < 64; ++square) {
            const Square index = static_cast<Square>(square);
            QCOMPARE(geometry.square(geometry.coordinates(index)), index);
        }
    }

    void eightyDirectionsInFourDimensions() {
        const Geometry geometry({8, 8, 8, 8});
        QCOMPARE(geometry.directions().size(), std::size_t(80));
        std::array<int, 5> byAxes{};
        for (std::size_t i = 0; i < 80; ++i) {
            const Direction& direction = geometry.directions()[i];
            const Direction& opposite = geometry.directions()[i ^ 1U];
            QCOMPARE(direction.offset, -opposite.offset);
            byAxes[static_cast<std::size_t>(direction.axesChanged)]++;
        }
        QCOMPARE(byAxes, (std::array<int, 5>{0, 8, 24, 32, 16}));
    }

    void anAxisOfOneSquareHasNoDirections() {
        QCOMPARE(Geometry({8, 8, 1, 1}).directions().size(), std::size_t(8));
        QCOMPARE(Geometry({5, 5, 5, 1}).directions().size(), std::size_t(26));
    }

    void lineNamesDirectionAndSteps() {
        const Geometry geometry({4, 4, 4, 4});
        const auto line =
            geometry.line(geometry.square({0, 3, 1, 1}), geometry.square({2, 1, 3, 1}));
        QVERIFY(line.has_value());
        QCOMPARE(line->steps, 2);
        QCOMPARE(geometry.directions()[static_cast<std::size_t>(line->direction)].change,
                 (Vector4{1, -1, 1, 0}));
        QVERIFY(!geometry.line(0, geometry.square({2, 1, 0, 0})).has_value());
        QVERIFY(!geometry.line(5, 5).has_value());
    }
};

QTEST_APPLESS_MAIN(TestGeometry)
#include "tst_geometry.moc"
