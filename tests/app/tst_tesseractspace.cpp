// The mathematics of the tesseract, against numbers worked out by hand.
#include "arrangement.h"
#include "eye.h"
#include "picking.h"
#include "turning.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <set>

using namespace tessera;

namespace {

constexpr double tiny = 1e-12;
constexpr ArrangementBlend nested{1., 0., 0.};

double length(const Point4& point) {
    return std::sqrt(point[0] * point[0] + point[1] * point[1] + point[2] * point[2] +
                     point[3] * point[3]);
}

template<std::size_t size>
bool near(const std::array<double, size>& found, const std::array<double, size>& wanted,
          double most = tiny) {
    for (std::size_t i = 0; i < size; ++i) {
        if (std::abs(found[i] - wanted[i]) > most) {
            qWarning("coordinate %d is %.9g instead of %.9g", static_cast<int>(i), found[i],
                     wanted[i]);
            return false;
        }
    }
    return true;
}

Point4 corner(int index) {
    return {index & 1 ? 1. : -1., index & 2 ? 1. : -1., index & 4 ? 1. : -1., index & 8 ? 1. : -1.};
}

Turning turned(std::initializer_list<std::pair<Plane, int>> angles) {
    Turning turning;
    for (const auto& [plane, angle] : angles)
        turning.setAngle(plane, angle);
    return turning;
}

/// An eye that sees all of a board.
Eye eyeFor(const ArrangedBoard& board, const Orbit& orbit, const QSizeF& view,
           const Matrix4& matrix = unitMatrix(), const ArrangementBlend& blend = nested) {
    return {orbit, reachOf(board.outline(matrix, blend), orbit, view), view};
}

const std::array<std::array<int, axisCount>, 5> allSizes{
    {{4, 4, 2, 2}, {4, 4, 4, 4}, {8, 8, 8, 8}, {5, 5, 5, 1}, {8, 8, 1, 1}}};

} // namespace

class TestTesseractSpace : public QObject {
    Q_OBJECT

private slots:
    void eachPlaneTurnsItsFirstAxisTowardsItsSecond_data() {
        QTest::addColumn<int>("plane");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("XW") << 0 << 0 << 3;
        QTest::newRow("YW") << 1 << 1 << 3;
        QTest::newRow("ZW") << 2 << 2 << 3;
        QTest::newRow("XY") << 3 << 0 << 1;
        QTest::newRow("XZ") << 4 << 0 << 2;
        QTest::newRow("YZ") << 5 << 1 << 2;
    }
    void eachPlaneTurnsItsFirstAxisTowardsItsSecond() {
        QFETCH(int, plane);
        QFETCH(int, first);
        QFETCH(int, second);
        for (std::size_t axis = 0; axis < 4; ++axis) {
            Point4 unit{};
            unit[axis] = 1.;
            Point4 wanted = unit;
            if (axis == static_cast<std::size_t>(first)) { // 30 degrees
                wanted[axis] = std::numbers::sqrt3 / 2.;
                wanted[static_cast<std::size_t>(second)] = 0.5;
            } else if (axis == static_cast<std::size_t>(second)) {
                wanted[axis] = std::numbers::sqrt3 / 2.;
                wanted[static_cast<std::size_t>(first)] = -0.5;
            }
            QVERIFY(near(turned({{static_cast<Plane>(plane), 3000}}).matrix() * unit, wanted));
        }
    }

    void quarterTurnsAreExact() {
        const Matrix4 matrix = turned({{Plane::XW, 9000}}).matrix();
        QVERIFY((matrix * Point4{1., 0., 0., 0.}) == (Point4{0., 0., 0., 1.}));
        QVERIFY((matrix * Point4{0., 0., 0., 1.}) == (Point4{-1., 0., 0., 0.}));
        QVERIFY((turned({{Plane::ZW, 18000}}).matrix() * Point4{0., 0., 1., 1.}) ==
                (Point4{0., 0., -1., -1.}));
    }

    // X goes to W in the first plane, and W to -Y in the second.
    void planesFollowEachOther() {
        const Matrix4 matrix = turned({{Plane::XW, 9000}, {Plane::YW, 9000}}).matrix();
        QVERIFY(near(matrix * Point4{1., 0., 0., 0.}, {0., -1., 0., 0.}));
        QVERIFY(near(matrix * Point4{0., 1., 0., 0.}, {0., 0., 0., 1.}));
        QVERIFY(near(matrix * Point4{0., 0., 0., 1.}, {-1., 0., 0., 0.}));
        QVERIFY(near(matrix * Point4{0., 0., 1., 0.}, {0., 0., 1., 0.}));
    }

    void turningKeepsLengthAndAngles() {
        const Matrix4 matrix = turned({{Plane::XW, 1234},
                                       {Plane::YW, 5678},
                                       {Plane::ZW, 9012},
                                       {Plane::XY, 13456},
                                       {Plane::XZ, 27890},
                                       {Plane::YZ, 35999}})
                                   .matrix();
        for (int i = 0; i < 16; ++i)
            QVERIFY(std::abs(length(matrix * corner(i)) - 2.) < tiny);
        Matrix4 transposed{};
        for (std::size_t row = 0; row < 4; ++row) {
            for (std::size_t column = 0; column < 4; ++column)
                transposed[row][column] = matrix[column][row];
        }
        const Matrix4 product = matrix * transposed;
        for (std::size_t row = 0; row < 4; ++row)
            QVERIFY(near(product[row], unitMatrix()[row]));
    }

    void anglesGoRoundWithoutEndAndWithoutError() {
        Turning turning;
        for (int i = 0; i < 1'000'000; ++i)
            turning.turn(Plane::XW, 7);
        QCOMPARE(turning.angle(Plane::XW), 7'000'000 % 36000);
        for (int i = 0; i < 1'000'000; ++i)
            turning.turn(Plane::XW, -7);
        QVERIFY(turning.atRest());
        turning.turn(Plane::YZ, -100);
        QCOMPARE(turning.angle(Plane::YZ), 35900);
    }

    // The eye is at W = 3.2: a corner at W = 1 keeps its size, one at W = -1 has 2.2 / 4.2 of it.
    void perspectiveOfTheSixteenCorners() {
        for (int i = 0; i < 16; ++i) {
            const Point4 at = corner(i);
            const double scale = at[3] > 0. ? 1. : 11. / 21.;
            QVERIFY(near(perspective(at), Point3{at[0] * scale, at[1] * scale, at[2] * scale}));
        }
        // With X and W exchanged the cube at X = 1 is the outer one.
        const Matrix4 matrix = turned({{Plane::XW, 9000}}).matrix();
        QVERIFY(near(perspective(matrix * Point4{1., 1., 1., -1.}), {1., 1., 1.}));
        QVERIFY(near(perspective(matrix * Point4{-1., 1., 1., 1.}),
                     {-11. / 21., 11. / 21., 11. / 21.}));
    }

    void squaresOfTheLiteBoard() {
        const ArrangedBoard board({4, 4, 2, 2});
        QVERIFY(near(board.middle(0), {-0.75, -0.75, -1., -1.}));
        QVERIFY(near(board.middle(63), {0.75, 0.75, 1., 1.}));
        const auto spots = board.spots(unitMatrix(), nested);
        QVERIFY(near(spots[63].middle, {0.75, 0.75, 1.}));
        QVERIFY(near(spots[0].middle, {-0.75 * 11. / 21., -0.75 * 11. / 21., -11. / 21.}));
        // Neighbours touch but for the joint between the floors.
        QVERIFY(near(spots[63].right, {0.23, 0., 0.}));
        QVERIFY(near(spots[0].ahead, {0., 0.23 * 11. / 21., 0.}));
    }

    // The floors are what the picture does to small steps along X and Y.
    void floorsFollowThePicture() {
        const Matrix4 matrix =
            turned({{Plane::XW, 3100}, {Plane::YW, 12000}, {Plane::XZ, 5000}}).matrix();
        for (const auto& sizes : allSizes) {
            const ArrangedBoard board(sizes);
            for (const ArrangementBlend& blend :
                 {nested, ArrangementBlend{0., 1., 0.}, ArrangementBlend{0., 0., 1.},
                  ArrangementBlend{0.3, 0.7, 0.}}) {
                const auto spots = board.spots(matrix, blend);
                const double step = 1e-6;
                for (std::size_t i = 0; i < spots.size(); i += 7) {
                    const Point4 middle = board.middle(static_cast<Square>(i));
                    Point4 beside = middle;
                    beside[0] += step;
                    const Point3 way = (board.picture(beside, matrix, blend) -
                                        board.picture(middle, matrix, blend)) *
                                       (0.92 / sizes[0] / step);
                    QVERIFY(near(spots[i].right, way, 1e-5));
                }
            }
        }
    }

    void straightLinesStayStraight() {
        const ArrangedBoard board({4, 4, 4, 4});
        const Matrix4 matrix = turned({{Plane::XW, 4000}, {Plane::ZW, 7000}}).matrix();
        const Point3 a = board.picture(board.at({0, 0, 0, 0}), matrix, nested);
        const Point3 b = board.picture(board.at({3, 3, 3, 3}), matrix, nested);
        for (const double step : {1., 2.}) {
            const Point3 p = board.picture(board.at({step, step, step, step}), matrix, nested);
            const Point3 u = p - a;
            const Point3 v = b - a;
            const Point3 cross{u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2],
                               u[0] * v[1] - u[1] * v[0]};
            QVERIFY(near(cross, {0., 0., 0.}));
        }
    }

    void framesHaveTheEdgesOfACubeForEachLayer() {
        QCOMPARE(ArrangedBoard({4, 4, 2, 2}).frame(unitMatrix(), nested).size(), 32U);
        QCOMPARE(ArrangedBoard({8, 8, 8, 8}).frame(unitMatrix(), nested).size(),
                 8U * 12U + 7U * 8U);
        QCOMPARE(ArrangedBoard({5, 5, 5, 1}).frame(unitMatrix(), nested).size(), 12U);
        QCOMPARE(ArrangedBoard({8, 8, 1, 1}).frame(unitMatrix(), nested).size(), 4U);
    }

    void theEyeSeesTheMiddleInTheMiddle() {
        const Eye eye(Orbit::rest(), 1.5, QSizeF(800, 600));
        const Eye::Seen middle = eye.see({0., 0., 0.});
        QVERIFY(std::abs(middle.at.x() - 400.) < 0.01);
        QVERIFY(std::abs(middle.at.y() - 300.) < 0.01);
        QVERIFY(std::abs(middle.depth - eye.distance()) < 0.001);
        // What is as far from the middle as the reach fills half of the smaller side.
        QVERIFY(std::abs(middle.pixels * 1.5 - 300.) < 0.01);
    }

    void allOfItIsSeenHoweverItIsTurned() {
        Turning turning;
        Orbit orbit = Orbit::rest();
        for (const auto& sizes : allSizes) {
            const ArrangedBoard board(sizes);
            for (const ArrangementBlend& blend :
                 {nested, ArrangementBlend{0., 1., 0.}, ArrangementBlend{0., 0., 1.},
                  ArrangementBlend{0.6, 0.4, 0.}}) {
                for (const QSizeF& view : {QSizeF(394, 245), QSizeF(300, 900), QSizeF(900, 120)}) {
                    turning.turn(Plane::XW, 1234);
                    turning.turn(Plane::YZ, 777);
                    orbit.turn(37., 23.);
                    const auto points = board.outline(turning.matrix(), blend);
                    const Eye eye(orbit, reachOf(points, orbit, view), view);
                    const QRectF all = QRectF(QPointF(), view).adjusted(-0.5, -0.5, 0.5, 0.5);
                    double fullest = 0.;
                    for (const Point3& point : points) {
                        const Eye::Seen seen = eye.see(point);
                        QVERIFY(seen.depth > 0.);
                        QVERIFY(all.contains(seen.at));
                        fullest = std::max({fullest, std::abs(seen.at.x() / view.width() - 0.5),
                                            std::abs(seen.at.y() / view.height() - 0.5)});
                    }
                    QVERIFY(fullest > 0.3); // and no smaller than it must be
                }
            }
        }
    }

    void thePictureIsInTheMiddleOfItsArea() {
        const QRectF area(100., 20., 300., 200.);
        const Eye eye(Orbit::rest(), 1.5, QSizeF(420, 300), area);
        const Eye::Seen middle = eye.see({0., 0., 0.});
        QVERIFY(std::abs(middle.at.x() - area.center().x()) < 0.01);
        QVERIFY(std::abs(middle.at.y() - area.center().y()) < 0.01);
        QVERIFY(std::abs(middle.pixels * 1.5 - 100.) < 0.01);
    }

    void zoomKeepsWhatIsUnderThePointer() {
        const QSizeF view(400, 400);
        Orbit orbit = Orbit::rest();
        const Point3 point{0.3, 0.2, -0.4};
        const QPointF before = Eye(orbit, 1.5, view).see(point).at;
        orbit.zoomTo(2.5, (before - QPointF(200., 200.)) / 200.);
        const QPointF after = Eye(orbit, 1.5, view).see(point).at;
        QVERIFY(std::hypot(after.x() - before.x(), after.y() - before.y()) < 0.1);
    }

    void zoomingOutBringsTheMiddleBackIntoView() {
        Orbit orbit = Orbit::rest();
        orbit.zoomTo(12., {});
        orbit.panTo({100., -100.});
        orbit.zoomTo(0.5, {});
        QVERIFY(std::abs(orbit.pan.x()) < 1. && std::abs(orbit.pan.y()) < 1.);
    }

    void turnsOfThePictureAreAboutTheScreensAxes() {
        Orbit orbit = Orbit::from(0., 0.);
        const auto seen = [&](const Point3& point) {
            return Eye(orbit, 1.5, QSizeF(600, 600)).see(point).at - QPointF(300., 300.);
        };
        QVERIFY(seen({1., 0., 0.}).x() > 150.);
        QVERIFY(seen({0., 0., 1.}).y() < -150.);
        orbit.turn(90., 0.); // the near side goes to the right
        QVERIFY(seen({0., -1., 0.}).x() > 150.);
        orbit = Orbit::from(0., 0.);
        orbit.turn(0., 90.); // the near side goes up
        QVERIFY(seen({0., -1., 0.}).y() < -150.);
        orbit.turn(90., 0.); // also when the eye has gone over the pole
        QVERIFY(seen({0., -1., 0.}).y() < -150.);
        QVERIFY(seen({0., 0., -1.}).x() > 150.);
        orbit = Orbit::from(0., 0.);
        orbit.roll(90.);
        QVERIFY(seen({0., 0., 1.}).x() > 150.);
    }

    void theOrbitStaysExactForHours() {
        Orbit orbit = Orbit::rest();
        for (int i = 0; i < 500'000; ++i) {
            orbit.turn(0.7, -0.3);
            orbit.roll(0.1);
        }
        QVERIFY(std::abs(orbit.turned.length() - 1.F) < 1e-5F);
    }

    void theStandpointIsTold() {
        for (const auto& [right, above] :
             {std::pair{0., 0.}, {24., 21.}, {-130., -60.}, {90., 89.}}) {
            const Standpoint found = standpoint(Orbit::from(right, above));
            QVERIFY(std::abs(found.right - right) < 0.1);
            QVERIFY(std::abs(found.above - above) < 0.1);
            QVERIFY(std::abs(found.rolled) < 0.1);
        }
        Orbit rolled = Orbit::from(10., 20.);
        rolled.roll(35.);
        QVERIFY(std::abs(standpoint(rolled).rolled - 35.) < 0.1);
        for (const double pole : {90., -90.}) {
            Orbit turned = Orbit::from(0., pole);
            QVERIFY(std::abs(standpoint(turned).rolled) < 0.1);
            turned.roll(20.);
            QVERIFY(std::abs(standpoint(turned).rolled - 20.) < 0.1);
        }
    }

    void eachSquareIsPickedAtItsCentre_data() {
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("pose");
        for (int board = 0; board < static_cast<int>(allSizes.size()); ++board) {
            for (int pose = 0; pose < 4; ++pose)
                QTest::addRow("board %d, pose %d", board, pose) << board << pose;
        }
    }
    void eachSquareIsPickedAtItsCentre() {
        QFETCH(int, board);
        QFETCH(int, pose);
        const ArrangedBoard arranged(allSizes[static_cast<std::size_t>(board)]);
        Orbit orbit = Orbit::rest();
        Turning turning;
        ArrangementBlend blend = nested;
        if (pose == 1) {
            turning = turned({{Plane::XW, 3700}});
        } else if (pose == 2) {
            orbit.turn(203., -71.);
            orbit.roll(17.);
            turning = turned({{Plane::XW, 1300}, {Plane::YW, 7100}, {Plane::ZW, 20300}});
        } else if (pose == 3) {
            blend = {0., 1., 0.};
        }
        // Of 4096 squares in a small view several have the same centre, so it is a large one.
        const double side = arranged.geometry().squareCount() > 1000 ? 40000. : 600.;
        const auto spots = arranged.spots(turning.matrix(), blend);
        const Eye eye = eyeFor(arranged, orbit, QSizeF(side, side), turning.matrix(), blend);
        const std::size_t step = spots.size() > 1000 ? 37 : 1;
        for (std::size_t i = 0; i < spots.size(); i += step) {
            const auto found = pick(spots, eye,
                                    {eye.see(centreOf(spots[i])).at, [](Square) { return true; },
                                     [](Square square) { return square % 3 == 0; },
                                     [](Square square) { return square % 5 == 0; }});
            QVERIFY(found.has_value());
            QCOMPARE(static_cast<int>(*found), static_cast<int>(i));
        }
    }

    void aPieceIsPickedBelowItsHead() {
        const ArrangedBoard board({8, 8, 1, 1});
        const auto spots = board.spots(unitMatrix(), nested);
        const Eye eye = eyeFor(board, Orbit::from(0., 30.), QSizeF(800, 800));
        const Square pawn = 11; // d2
        const auto pickAt = [&](double height, bool stands) {
            const Point3 point = spots[pawn].middle + Point3{0., 0., spots[pawn].size * height};
            return pick(spots, eye,
                        {eye.see(point).at, [](Square) { return true; },
                         [&](Square square) { return stands && square == pawn; },
                         [](Square) { return false; }});
        };
        QCOMPARE(pickAt(1.5, true), std::optional<Square>(pawn));
        QVERIFY(pickAt(1.5, false) != std::optional<Square>(pawn));
        QCOMPARE(pickAt(0., false), std::optional<Square>(pawn));
    }

    void beside() {
        const ArrangedBoard board({4, 4, 2, 2});
        const auto spots = board.spots(unitMatrix(), nested);
        const Eye eye = eyeFor(board, Orbit::rest(), QSizeF(400, 300));
        const auto nothing = [](Square) { return false; };
        QCOMPARE(pick(spots, eye, {{2., 2.}, [](Square) { return true; }, nothing, nothing}),
                 std::nullopt);
        // Nor is what nobody sees.
        QCOMPARE(pick(spots, eye, {eye.see(centreOf(spots[5])).at, nothing, nothing, nothing}),
                 std::nullopt);
    }

    // Through the empty squares of the outer cube: each white piece is met nearly everywhere on it.
    void aPieceWinsOverAnEmptySquareInFrontOfIt() {
        const ArrangedBoard board({4, 4, 2, 2});
        const auto spots = board.spots(unitMatrix(), nested);
        const Eye eye = eyeFor(board, Orbit::rest(), QSizeF(394, 300));
        const auto all = [](Square) { return true; };
        const auto nothing = [](Square) { return false; };
        const Square piece = 2; // in the inner cube
        const auto occupied = [](Square square) { return square == piece; };
        const Eye::Seen middle = eye.see(centreOf(spots[piece]));
        const double half = spots[piece].size * middle.pixels;
        int met = 0;
        int tried = 0;
        for (double x = -0.4; x <= 0.4; x += 0.1) {
            for (double y = -0.9; y <= 0.5; y += 0.1) {
                const auto found =
                    pick(spots, eye, {middle.at + QPointF(x, y) * half, all, occupied, nothing});
                met += found == std::optional<Square>(piece) ? 1 : 0;
                ++tried;
            }
        }
        QVERIFY2(met > 0.9 * tried, qPrintable(QStringLiteral("%1 of %2").arg(met).arg(tried)));
        // A mark lies over everything, and so does what it is aimed at.
        Square marked = noSquare;
        for (Square square = 0; square < spots.size(); ++square) {
            const QPointF apart = eye.see(centreOf(spots[square])).at - middle.at;
            if (square != piece && std::hypot(apart.x(), apart.y()) < 1.5 * half)
                marked = square;
        }
        QVERIFY(marked != noSquare);
        QCOMPARE(pick(spots, eye,
                      {eye.see(centreOf(spots[marked])).at + QPointF(1.5, 0.), all, occupied,
                       [&](Square square) { return square == marked; }}),
                 std::optional<Square>(marked));
    }

    void tokensAreMetWhereTheyAreDrawn() {
        const ArrangedBoard board({8, 8, 1, 1});
        const auto spots = board.spots(unitMatrix(), nested);
        const Eye eye = eyeFor(board, Orbit::from(0., 30.), QSizeF(800, 800));
        const Square pawn = 11;
        const Eye::Seen middle = eye.see(centreOf(spots[pawn]));
        const double half = spots[pawn].size * middle.pixels;
        const auto pickAt = [&](double right, double up) {
            return pick(spots, eye,
                        {middle.at + QPointF(right, -up) * half, [](Square) { return true; },
                         [&](Square square) { return square == pawn; },
                         [](Square) { return false; }, true});
        };
        QCOMPARE(pickAt(0.7, 0.7), std::optional<Square>(pawn));
        QVERIFY(pickAt(0., 1.3) != std::optional<Square>(pawn));
    }
};

QTEST_MAIN(TestTesseractSpace)
#include "tst_tesseractspace.moc"
