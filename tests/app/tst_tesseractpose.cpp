// What a person can change about the picture of the tesseract, and what is told of it.
#include "tesseractpose.h"

#include <QSignalSpy>
#include <QTest>

using namespace tessera;

namespace {

constexpr std::array lite{4, 4, 2, 2};
constexpr std::array full{8, 8, 8, 8};
constexpr std::array raumschach{5, 5, 5, 1};
constexpr std::array chess{8, 8, 1, 1};

} // namespace

class TestTesseractPose : public QObject {
    Q_OBJECT

private slots:
    void eachBoardBeginsInItsOwnArrangement() {
        TesseractPose pose;
        pose.setBoard(lite);
        QCOMPARE(pose.arrangementKind(), arrangement::Nested);
        QCOMPARE(pose.arrangements().size(), 3);
        pose.setBoard(full);
        QCOMPARE(pose.arrangementKind(), arrangement::Boards);
        pose.setBoard(raumschach);
        QCOMPARE(pose.arrangementKind(), arrangement::Nested);
        QCOMPARE(pose.arrangements().size(), 2);
        pose.setBoard(chess);
        QCOMPARE(pose.arrangements().size(), 1);
        QVERIFY(pose.planes()[3].toBool()); // X into Y is all that a single board has
        QVERIFY(!pose.planes()[0].toBool() && !pose.planes()[4].toBool());
        QVERIFY(pose.atHome());
    }

    void homeBringsEverythingBack() {
        TesseractPose pose;
        pose.setBoard(lite);
        pose.setAngle(0, 40.);
        pose.setAngle(5, -300.);
        pose.orbitBy(33., -12.);
        pose.roll(50.);
        pose.setZoom(3.);
        pose.panBy({0.3, 0.2});
        pose.setArrangement(arrangement::Boards);
        QVERIFY(!pose.atHome());
        pose.home();
        QVERIFY(pose.atHome());
    }

    void cubesBesideEachOtherBecomeTheTesseractToTurn() {
        TesseractPose pose;
        pose.setBoard(full);
        pose.turn(1, 15.);
        QCOMPARE(pose.arrangementKind(), arrangement::Nested);
        QCOMPARE(pose.turning().angle(Plane::YW), 1500);
    }

    void allBoardsAreSeenFromAbove() {
        TesseractPose pose;
        pose.setBoard(lite);
        pose.orbitBy(50., 0.);
        pose.setZoom(4.);
        pose.setArrangement(arrangement::Boards);
        QVERIFY(std::abs(standpoint(pose.orbit()).above - 60.) < 0.1);
        QVERIFY(std::abs(standpoint(pose.orbit()).right) < 0.1);
        QCOMPARE(pose.zoom(), 1.);
        pose.setBoard(full);
        QVERIFY(pose.atHome());
        QVERIFY(std::abs(standpoint(pose.orbit()).above - 60.) < 0.1);
    }

    void whatGlidesArrives() {
        TesseractPose pose;
        pose.setBoard(lite);
        pose.setDuration(40);
        QSignalSpy turned(&pose, &TesseractPose::turned);
        pose.setArrangement(arrangement::Cubes);
        QVERIFY(pose.blend() != only(arrangement::Cubes));
        QTRY_VERIFY(pose.blend() == only(arrangement::Cubes));
        QVERIFY(turned.size() > 2);
        pose.turn(0, 90.);
        pose.home(); // from wherever it is
        QTRY_VERIFY(pose.atHome());
    }

    void somethingElseEndsAGlideAtItsEnd() {
        TesseractPose pose;
        pose.setBoard(lite);
        pose.setDuration(100'000);
        pose.show(TesseractPose::Top);
        pose.orbitBy(0., 0.);
        QVERIFY(std::abs(standpoint(pose.orbit()).above - 90.) < 0.1);
        // And where nothing may move any more, it is over at once.
        pose.show(TesseractPose::Front);
        pose.setDuration(0);
        QVERIFY(std::abs(standpoint(pose.orbit()).above - 12.) < 0.1);
    }

    /// Two pictures side by side, of boards that differ.
    void twoPosesTurnTogether() {
        TesseractPose left;
        TesseractPose right;
        left.setBoard(raumschach);
        right.setBoard(lite);
        const auto link = [](TesseractPose& one, TesseractPose& other) {
            for (const auto signal : {&TesseractPose::turned, &TesseractPose::orbitChanged})
                QObject::connect(&one, signal, &other, [&] { other.follow(&one); });
        };
        link(left, right);
        link(right, left);
        right.orbitBy(20., 10.);
        QVERIFY(left.orbit() == right.orbit());
        left.setAngle(static_cast<int>(Plane::XZ), 30.);
        QCOMPARE(right.turning().angle(Plane::XZ), 3000);
        // Through W turns what has a W.
        right.setAngle(static_cast<int>(Plane::XW), 45.);
        QCOMPARE(right.turning().angle(Plane::XW), 4500);
        QCOMPARE(left.turning().angle(Plane::XW), 0);
        QCOMPARE(left.turning().angle(Plane::XZ), 3000);
        // What turns by itself goes on, and takes the other one along.
        right.setDuration(200);
        right.setDemoPlane(static_cast<int>(Plane::YZ));
        right.playDemo();
        QTRY_VERIFY(left.turning().angle(Plane::YZ) > 0);
        QVERIFY(right.demo());
        right.stop();
        right.setDuration(0);
        right.home();
        QVERIFY(right.atHome());
        QVERIFY(left.turning().atRest());
    }

    void aDemoTurnsUntilSomethingIsDone() {
        TesseractPose pose;
        pose.setBoard(lite);
        pose.setDuration(10);
        pose.setDemoPlane(2);
        pose.playDemo();
        QVERIFY(pose.demo());
        QTRY_VERIFY(pose.turning().angle(Plane::ZW) > 0);
        pose.orbitBy(1., 0.);
        QVERIFY(!pose.demo());
        pose.playDemo();
        pose.setBoard(full);
        QVERIFY(!pose.demo());
        // Where there is a W, it is what the demo shows, also after a board without one.
        pose.setBoard(chess);
        QCOMPARE(pose.demoPlane(), static_cast<int>(Plane::XY));
        pose.setBoard(lite);
        QCOMPARE(pose.demoPlane(), static_cast<int>(Plane::XW));
    }

    void keyFramesGoRound() {
        TesseractPose pose;
        pose.setBoard(lite);
        QCOMPARE(pose.frameText(), QString());
        for (int frame = 0; frame < 12; ++frame)
            pose.playDemo();
        QVERIFY(pose.turning().atRest());
        QCOMPARE(pose.frameText(), QStringLiteral("Frame 1 of 12"));
        pose.stop();
        QCOMPARE(pose.frameText(), QString());
    }

    void blackSeesItFromTheOtherSide() {
        TesseractPose pose;
        pose.setBoard(lite);
        const double before = standpoint(pose.orbit()).right;
        pose.setFlipped(true);
        QVERIFY(pose.atHome());
        QVERIFY(std::abs(std::abs(standpoint(pose.orbit()).right - before) - 180.) < 0.1);
        QVERIFY(pose.text().contains(
            QStringLiteral("Seen from Black's side, 24° to the right, 21° above.")));
        pose.show(TesseractPose::Front);
        QVERIFY(pose.text().contains(QStringLiteral("Seen from Black's side, 12° above.")));
        pose.home();
        pose.setFlipped(false);
        QVERIFY(pose.atHome());
    }

    void layersFade() {
        TesseractPose pose;
        pose.setBoard(lite);
        pose.setWOpacity(1, 0.5);
        pose.setZOpacity(0, 0.5);
        pose.setZOpacity(7, 0.); // there is no such layer
        QCOMPARE(pose.opacity(0, 1), 0.25);
        QCOMPARE(pose.opacity(1, 0), 1.);
        pose.showAllLayers();
        QCOMPARE(pose.opacity(0, 1), 1.);
    }

    void itIsToldWhichWayItIsTurned() {
        TesseractPose pose;
        pose.setBoard(lite);
        QCOMPARE(pose.text(),
                 QStringLiteral("A tesseract: W 0 is the innermost cube. Seen from 24° to the "
                                "right, 21° above. No axis is turned."));
        pose.setAngle(0, 30.);
        pose.setAngle(4, 350.);
        pose.show(TesseractPose::Top);
        QCOMPARE(pose.text(),
                 QStringLiteral("A tesseract: cubes in cubes. Seen from above. Turned: X into W by "
                                "30°, X into Z by 350°."));
        pose.roll(20.);
        QVERIFY(pose.text().contains(QStringLiteral("rolled 20° clockwise")));
        pose.setArrangement(arrangement::Boards);
        QVERIFY(pose.text().startsWith(QStringLiteral("All boards on one plane")));
    }
};

QTEST_MAIN(TestTesseractPose)
#include "tst_tesseractpose.moc"
