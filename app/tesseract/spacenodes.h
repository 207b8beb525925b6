// What Qt 3D has to draw of the tesseract, without saying where anything is.
#pragma once

#include "instances.h"
#include "solid.h"
#include "spacematerial.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QRenderSurfaceSelector>

#include <QPointer>

#include <array>
#include <memory>
#include <vector>

namespace tessera {

/// Everything that Qt 3D draws. The nodes belong to the scene that shows them.
struct SpaceNodes {
    SpaceNodes();

    QPointer<Qt3DCore::QEntity> root;
    Qt3DRender::QRenderSurfaceSelector* surface = nullptr;
    Qt3DRender::QCamera* camera = nullptr;
    Qt3DRender::QClearBuffers* clear = nullptr;
    SpaceParameters parameters{};
    std::unique_ptr<Instances> floors;
    std::unique_ptr<Instances> edges;
    std::vector<float> floorColors; ///< four numbers a square
    /// All shapes that any board can need, each finely and coarsely made. They are there before the
    /// scene is shown: nodes that come later are taken in by Qt 3D on another thread.
    std::vector<Instances> shapes;

private:
    [[nodiscard]] Instances makeShape(const Solid& solid);

    Qt3DRender::QLayer* m_solids = nullptr;
    Qt3DRender::QLayer* m_glass = nullptr;
    Qt3DRender::QMaterial* m_pieceMaterial = nullptr;
};

} // namespace tessera
