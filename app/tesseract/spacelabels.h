// Where the names of layers and of axes stand beside and in the tesseract, so that none lies over
// another.
#pragma once

#include "ruleset/ruleset.h"
#include "tesseractpose.h"

#include <QFont>
#include <QRectF>

namespace tessera {

/// Everything that names depend on.
struct LabelRequest {
    const ArrangedBoard& board;
    const Ruleset& ruleset;
    const TesseractPose& pose;
    const Eye& eye;
    QFont font;
};

/// "W 1": a layer by its axis, Z or W.
struct SpaceLabel {
    Axis axis = Axis::W;
    int layer = 0;
    QString text;
    QRectF box; ///< in the view
};

/// The names of all layers where they have room; where they have not, of every second, fourth, ...
/// layer, from the first on. Names that lie nowhere in the view are left out.
[[nodiscard]] std::vector<SpaceLabel> layerLabels(const LabelRequest& request);

struct AxisArrow {
    Axis axis = Axis::X;
    QPointF tip;
    QRectF name;
    double depth = 0.; ///< of its end, farther is more
};

/// The axes as they run now, those in front last.
struct AxisCross {
    QPointF origin;
    double radius = 0.; ///< of a circle with everything in it
    std::vector<AxisArrow> arrows;
};
[[nodiscard]] AxisCross axisCross(const LabelRequest& request);

/// The part of a view that the picture fills: the rest is for names and, where there is room to
/// spare, for the axes in the lower left corner.
[[nodiscard]] QRectF pictureArea(const QSizeF& view, double textSize);

/// The font of all names; its size in pixels.
[[nodiscard]] QFont spaceFont(const QString& family, double textSize, bool bold);

} // namespace tessera
