#include "spacelabels.h"

#include "squaretext.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <span>

namespace tessera {

namespace {

constexpr double gap = 2.;         // pixels between two names
constexpr double edge = 3.;        // pixels to the edge of the view
constexpr double armShare = 0.09;  // of the view's height
constexpr double leastArm = 18.;   // pixels
constexpr double largestArm = 40.; // pixels

double armOf(const QSizeF& view) {
    return std::clamp(view.height() * armShare, leastArm, largestArm);
}

/// Half of what the cross of axes takes with its names.
double crossHalf(const QSizeF& view, double textSize) {
    return armOf(view) + textSize * 1.3;
}

QPointF unit(const QPointF& way, const QPointF& otherwise) {
    const double length = std::hypot(way.x(), way.y());
    return length > 1e-6 ? way / length : otherwise;
}

/// Names that have their place already.
class Taken {
public:
    [[nodiscard]] bool free(const QRectF& box) const {
        const QRectF wide = box.adjusted(-gap, -gap / 2., gap, gap / 2.);
        return std::ranges::none_of(m_boxes,
                                    [&](const QRectF& other) { return wide.intersects(other); });
    }
    void add(const QRectF& box) { m_boxes.push_back(box); }

private:
    std::vector<QRectF> m_boxes;
};

/// Points of the board where the names of an axis' layers could stand, one for each layer.
using Anchors = std::vector<Point4>;

class Labeller {
public:
    explicit Labeller(const LabelRequest& request)
        : m_request(request), m_turned(request.pose.turning().matrix()), m_metrics(request.font),
          m_middle(request.eye.see({}).at) {
        // The cross keeps its corner to itself.
        const AxisCross cross = axisCross(request);
        m_taken.add(QRectF(cross.origin - QPointF(cross.radius, cross.radius),
                           QSizeF(2. * cross.radius, 2. * cross.radius)));
        for (const AxisArrow& arrow : cross.arrows)
            m_taken.add(arrow.name);
    }

    [[nodiscard]] std::vector<SpaceLabel> labels() {
        name(Axis::W, anchorsOfW());
        name(Axis::Z, anchorsOfZ());
        return std::move(m_labels);
    }

private:
    [[nodiscard]] int size(Axis axis) const { return m_request.board.geometry().size(axis); }
    [[nodiscard]] bool flat() const { return m_request.pose.blend()[arrangement::Boards] > 0.5; }

    /// The edge of the squares at the low or high end of X or Y.
    [[nodiscard]] double end(Axis axis, bool high) const { return high ? size(axis) - 0.5 : -0.5; }
    [[nodiscard]] Point4 anchor(double x, double y, double z, double w) const {
        return m_request.board.at({x, y, z, w});
    }

    // Beside the rows of boards; else at a corner of each cube, first the one in front at the top.
    [[nodiscard]] std::vector<Anchors> anchorsOfW() const {
        std::vector<Anchors> found;
        if (flat()) {
            const double middle = (size(Axis::Y) - 1) / 2.;
            for (const bool high : {false, true}) {
                const double z = high ? size(Axis::Z) - 1. : 0.;
                found.emplace_back();
                for (int w = 0; w < size(Axis::W); ++w)
                    found.back().push_back(anchor(end(Axis::X, high), middle, z, w));
            }
            return found;
        }
        for (const bool up : {true, false}) {
            for (const bool back : {false, true}) {
                for (const bool right : {false, true}) {
                    found.emplace_back();
                    for (int w = 0; w < size(Axis::W); ++w)
                        found.back().push_back(anchor(end(Axis::X, right), end(Axis::Y, back),
                                                      up ? size(Axis::Z) - 1. : 0., w));
                }
            }
        }
        return found;
    }

    // Below the columns of boards; else along an upright edge of the last cube.
    [[nodiscard]] std::vector<Anchors> anchorsOfZ() const {
        std::vector<Anchors> found;
        const int last = size(Axis::W) - 1;
        if (flat()) {
            const double middle = (size(Axis::X) - 1) / 2.;
            for (const bool high : {false, true}) {
                found.emplace_back();
                for (int z = 0; z < size(Axis::Z); ++z)
                    found.back().push_back(anchor(middle, end(Axis::Y, high), z, high ? last : 0.));
            }
            return found;
        }
        for (const bool back : {false, true}) {
            for (const bool right : {false, true}) {
                found.emplace_back();
                for (int z = 0; z < size(Axis::Z); ++z)
                    found.back().push_back(
                        anchor(end(Axis::X, right), end(Axis::Y, back), z, last));
            }
        }
        return found;
    }

    /// Where the name of a layer would stand.
    [[nodiscard]] std::optional<QRectF> boxAt(const Point4& anchor, const QString& text) const {
        const Eye& eye = m_request.eye;
        const Eye::Seen seen =
            eye.see(m_request.board.picture(anchor, m_turned, m_request.pose.blend()));
        const QRectF view(QPointF(), eye.view());
        if (seen.depth <= 0. || !view.contains(seen.at))
            return std::nullopt;
        const QSizeF needed(m_metrics.horizontalAdvance(text), m_metrics.ascent());
        const QPointF out = unit(seen.at - m_middle, {0., -1.});
        // As far as its own size asks for, and a little more.
        const QPointF middle = seen.at + QPointF(out.x() * (needed.width() / 2. + gap),
                                                 out.y() * (needed.height() / 2. + gap));
        QRectF box(middle - QPointF(needed.width(), needed.height()) / 2., needed);
        box.moveLeft(
            std::clamp(box.left(), edge, std::max(edge, view.right() - edge - box.width())));
        box.moveTop(
            std::clamp(box.top(), edge, std::max(edge, view.bottom() - edge - box.height())));
        return box;
    }

    /// Every `step`th layer, each at the first free of its places; nothing where one has none.
    [[nodiscard]] std::optional<std::vector<SpaceLabel>>
    tryNames(Axis axis, std::span<const Anchors> places, std::size_t step) const {
        std::vector<SpaceLabel> placed;
        Taken taken = m_taken;
        for (std::size_t layer = 0; layer < static_cast<std::size_t>(size(axis)); layer += step) {
            const QString text = coordinateText(m_request.ruleset, axis, static_cast<int>(layer));
            bool inView = false;
            bool found = false;
            for (std::size_t i = 0; i < places.size() && !found; ++i) {
                const auto box = boxAt(places[i][layer], text);
                inView = inView || box;
                found = box && taken.free(*box);
                if (!found)
                    continue;
                taken.add(*box);
                placed.push_back({axis, static_cast<int>(layer), text, *box});
            }
            if (inView && !found)
                return std::nullopt;
        }
        return placed;
    }

    // All at the same end where that works, else each where there is room.
    void name(Axis axis, const std::vector<Anchors>& places) {
        const auto layers = static_cast<std::size_t>(size(axis));
        if (layers < 2)
            return;
        const std::span<const Anchors> all(places);
        for (std::size_t step = 1; step < 2 * layers; step *= 2) {
            for (std::size_t i = 0; i <= places.size(); ++i) {
                auto placed = tryNames(axis, i < places.size() ? all.subspan(i, 1) : all, step);
                if (!placed || placed->empty())
                    continue;
                for (SpaceLabel& label : *placed) {
                    m_taken.add(label.box);
                    m_labels.push_back(std::move(label));
                }
                return;
            }
        }
    }

    const LabelRequest& m_request;
    Matrix4 m_turned;
    QFontMetricsF m_metrics;
    QPointF m_middle;
    Taken m_taken;
    std::vector<SpaceLabel> m_labels;
};

/// At the arrow's end, or a little farther or aside where another name stands.
QRectF nameBox(const QPointF& tip, const QPointF& way, const QSizeF& needed, const Taken& taken) {
    QRectF box;
    for (const double far : {1., 1.7, 2.4}) {
        for (const double aside : {0., 0.6, -0.6, 1.2, -1.2, 1.9, -1.9, 2.6, -2.6}) {
            const QPointF out(way.x() * std::cos(aside) - way.y() * std::sin(aside),
                              way.x() * std::sin(aside) + way.y() * std::cos(aside));
            const QPointF middle = tip + out * (far * needed.height() * 0.75);
            box = QRectF(middle - QPointF(needed.width(), needed.height()) / 2., needed);
            if (taken.free(box))
                return box;
        }
    }
    return box;
}

} // namespace

std::vector<SpaceLabel> layerLabels(const LabelRequest& request) {
    return Labeller(request).labels();
}

AxisCross axisCross(const LabelRequest& request) {
    const Matrix4 turned = request.pose.turning().matrix();
    const auto seen = [&](const Point4& point) {
        return request.eye.see(request.board.picture(point, turned, request.pose.blend()));
    };
    const QFontMetricsF metrics(request.font);
    const QSizeF& view = request.eye.view();
    const double arm = armOf(view);
    AxisCross cross;
    cross.radius = crossHalf(view, request.font.pixelSize());
    cross.origin = {cross.radius, view.height() - cross.radius};

    constexpr Point4 corner{-1., -1., -1., -1.};
    const Eye::Seen start = seen(corner);
    double longest = 1.;
    for (std::size_t axis = 0; axis < corner.size(); ++axis) {
        if (request.board.geometry().sizes()[axis] == 1)
            continue;
        Point4 end = corner;
        end[axis] = 1.;
        const Eye::Seen tip = seen(end);
        cross.arrows.push_back({static_cast<Axis>(axis), tip.at - start.at, {}, tip.depth});
        longest =
            std::max(longest, std::hypot(cross.arrows.back().tip.x(), cross.arrows.back().tip.y()));
    }
    std::ranges::sort(cross.arrows, std::ranges::greater(), &AxisArrow::depth);
    Taken taken;
    for (AxisArrow& arrow : cross.arrows) {
        // Long or short as it is seen, but never so short that it could not be told.
        const QPointF way = unit(arrow.tip, {0., -1.});
        const double share = std::hypot(arrow.tip.x(), arrow.tip.y()) / longest;
        arrow.tip = cross.origin + way * (arm * (share < 0.05 ? share : std::max(share, 0.5)));
        // A name does not lie on a longer arrow that runs the same way.
        constexpr int steps = 8;
        for (int step = 1; step < steps - 1; ++step)
            taken.add(
                QRectF(cross.origin + (arrow.tip - cross.origin) * step / steps, QSizeF(1, 1)));
    }
    for (AxisArrow& arrow : cross.arrows) {
        const QPointF way = unit(arrow.tip - cross.origin, {0., -1.});
        const QSizeF needed(metrics.horizontalAdvance(QLatin1Char('W')), metrics.ascent());
        arrow.name = nameBox(arrow.tip, way, needed, taken);
        taken.add(arrow.name);
    }
    return cross;
}

QRectF pictureArea(const QSizeF& view, double textSize) {
    QRectF area(QPointF(), view);
    const QSizeF margin(std::min(textSize * 2.4, view.width() * 0.1),
                        std::min(textSize * 1.5, view.height() * 0.1));
    area.adjust(margin.width(), margin.height(), -margin.width(), -margin.height());
    // Room to spare on the longer side.
    const double wanted = 2. * crossHalf(view, textSize);
    const double spare = area.width() - area.height();
    if (spare > 0.)
        area.setLeft(area.left() + std::min(spare, std::max(0., wanted - area.left())));
    else
        area.setBottom(area.bottom() - std::min(-spare, std::max(0., wanted - margin.height())));
    return area;
}

QFont spaceFont(const QString& family, double textSize, bool bold) {
    QFont font(family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(textSize))));
    font.setBold(bold);
    return font;
}

} // namespace tessera
