// The names in and beside the tesseract: all there, or thinned by a rule, and never over each
// other.
#include "ruleset/user_rulesets.h"
#include "spacelabels.h"

#include <QFontMetricsF>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tessera;

namespace {

constexpr double textSize = 12.;

/// A ruleset's board in a pose, seen in a view as the program shows it.
struct Shown {
    explicit Shown(const char* id) : ruleset(findRuleset(id).value()) {
        pose.setBoard(ruleset->geometry().sizes());
    }
    [[nodiscard]] Eye eye(const QSizeF& view) const {
        const ArrangedBoard board(ruleset->geometry().sizes());
        const QRectF area = pictureArea(view, textSize);
        const auto points = board.outline(pose.turning().matrix(), pose.blend());
        return {pose.orbit(), reachOf(points, pose.orbit(), area.size()), view, area};
    }
    template<class Ask>
    [[nodiscard]] auto ask(const QSizeF& view, Ask answer) const {
        const ArrangedBoard board(ruleset->geometry().sizes());
        const Eye seen = eye(view);
        return answer(
            LabelRequest{board, ruleset->data(), pose, seen, spaceFont(QString(), textSize, true)});
    }
    [[nodiscard]] std::vector<SpaceLabel> labels(const QSizeF& view) const {
        return ask(view, layerLabels);
    }
    [[nodiscard]] AxisCross cross(const QSizeF& view) const { return ask(view, axisCross); }

    std::shared_ptr<const CompiledRuleset> ruleset;
    TesseractPose pose;
};

std::vector<int> layersOf(const std::vector<SpaceLabel>& labels, Axis axis) {
    std::vector<int> layers;
    for (const SpaceLabel& label : labels) {
        if (label.axis == axis)
            layers.push_back(label.layer);
    }
    return layers;
}

std::vector<int> upTo(int count) {
    std::vector<int> all;
    for (int i = 0; i < count; ++i)
        all.push_back(i);
    return all;
}

} // namespace

class TestTesseractLabels : public QObject {
    Q_OBJECT

private slots:
    void noNameLiesOverAnother_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"lite", "tesschess", "full", "raumschach", "fide"})
            QTest::newRow(id) << id;
    }
    void noNameLiesOverAnother() {
        QFETCH(QString, id);
        Shown shown(qPrintable(id));
        for (const QVariant& kind : shown.pose.arrangements()) {
            shown.pose.setArrangement(static_cast<ArrangementKind>(kind.toInt()));
            for (int turn = 0; turn < 24; ++turn) {
                for (const QSizeF& view : {QSizeF(394, 245), QSizeF(250, 160), QSizeF(900, 700)}) {
                    const auto labels = shown.labels(view);
                    const AxisCross cross = shown.cross(view);
                    std::vector<QRectF> boxes;
                    for (const SpaceLabel& label : labels) {
                        QVERIFY(QRectF(QPointF(), view).contains(label.box));
                        boxes.push_back(label.box);
                    }
                    for (const AxisArrow& arrow : cross.arrows)
                        boxes.push_back(arrow.name);
                    for (std::size_t i = 0; i < boxes.size(); ++i)
                        for (std::size_t j = 0; j < i; ++j)
                            QVERIFY2(!boxes[i].intersects(boxes[j]),
                                     qPrintable(QStringLiteral("%1 and %2 of %3, %4 layers")
                                                    .arg(i)
                                                    .arg(j)
                                                    .arg(boxes.size())
                                                    .arg(labels.size())));
                }
                shown.pose.orbitBy(31., turn % 2 == 0 ? 17. : -29.);
                shown.pose.roll(7.);
                if (shown.pose.arrangementKind() == arrangement::Nested)
                    shown.pose.turn(turn % 6, 23.);
            }
        }
    }

    void allLayersAreNamedAtRest() {
        constexpr QSizeF pane(394, 245);
        QCOMPARE(layersOf(Shown("lite").labels(pane), Axis::W), upTo(2));
        QCOMPARE(layersOf(Shown("lite").labels(pane), Axis::Z), upTo(2));
        QCOMPARE(layersOf(Shown("tesschess").labels(pane), Axis::W), upTo(4));
        QCOMPARE(layersOf(Shown("full").labels(pane), Axis::W), upTo(8));
        QCOMPARE(layersOf(Shown("full").labels({500, 400}), Axis::Z), upTo(8));
        QCOMPARE(layersOf(Shown("raumschach").labels(pane), Axis::Z), upTo(5));
        QVERIFY(Shown("fide").labels(pane).empty());
        Shown lite("lite");
        lite.pose.setArrangement(arrangement::Boards);
        QCOMPARE(layersOf(lite.labels(pane), Axis::W), upTo(2));
        QCOMPARE(layersOf(lite.labels(pane), Axis::Z), upTo(2));
    }

    // Where not all have room it is every second one, or every fourth, from the first on.
    void namesAreThinnedByARule() {
        const auto layers = layersOf(Shown("full").labels({150, 90}), Axis::W);
        QVERIFY(!layers.empty() && layers.size() < 8);
        QCOMPARE(layers.front(), 0);
        const int step = layers.size() > 1 ? layers[1] : 8;
        QVERIFY(step == 2 || step == 4 || step == 8);
        for (std::size_t i = 0; i < layers.size(); ++i)
            QCOMPARE(layers[i], static_cast<int>(i) * step);
    }

    // The axes have a corner of their own where the view has room to spare.
    void theCrossStandsBesideThePicture() {
        for (const char* id : {"lite", "tesschess"}) {
            const Shown shown(id);
            for (const QSizeF& view : {QSizeF(394, 245), QSizeF(394, 620)}) {
                const AxisCross cross = shown.cross(view);
                const Eye eye = shown.eye(view);
                const ArrangedBoard board(shown.ruleset->geometry().sizes());
                for (const Point3& point :
                     board.outline(shown.pose.turning().matrix(), shown.pose.blend())) {
                    const QPointF apart = eye.see(point).at - cross.origin;
                    QVERIFY(std::hypot(apart.x(), apart.y()) > cross.radius);
                }
            }
        }
    }
};

QTEST_MAIN(TestTesseractLabels)
#include "tst_tesseractlabels.moc"
