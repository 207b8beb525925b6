// How the things in the tesseract's space are shaded.
#pragma once

#include <QColor>
#include <QVector4D>
#include <Qt3DCore/QNode>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace tessera {

/// The same for all shaders of the space.
struct SpaceParameters {
    Qt3DRender::QParameter* page;
    Qt3DRender::QParameter* depths;
};

/// The material of shaders/NAME.vert with shaders/FRAGMENTS.frag. Things of glass hide nothing
/// behind them.
[[nodiscard]] Qt3DRender::QMaterial* makeSpaceMaterial(Qt3DCore::QNode* parent,
                                                       const SpaceParameters& parameters,
                                                       const char* name, const char* fragments,
                                                       bool glass);

} // namespace tessera
