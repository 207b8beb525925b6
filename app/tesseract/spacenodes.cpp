#include "spacenodes.h"

#include "graphicscheck.h"

#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderSettings>
#include <Qt3DRender/QViewport>

namespace tessera {

namespace {
constexpr std::array corners{12, 6}; // of turned profiles, finely and coarsely
} // namespace

SpaceNodes::SpaceNodes() {
    // Without a parent: the scene that shows it owns it.
    root = new Qt3DCore::QEntity;
    GraphicsCheck::countScene(1);
    QObject::connect(root, &QObject::destroyed, [] { GraphicsCheck::countScene(-1); });

    auto* settings = new Qt3DRender::QRenderSettings(root);
    settings->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
    surface = new Qt3DRender::QRenderSurfaceSelector;
    auto* viewport = new Qt3DRender::QViewport(surface);
    auto* cameraSelector = new Qt3DRender::QCameraSelector(viewport);
    camera = new Qt3DRender::QCamera(root);
    cameraSelector->setCamera(camera);
    clear = new Qt3DRender::QClearBuffers(cameraSelector);
    clear->setBuffers(Qt3DRender::QClearBuffers::ColorDepthBuffer);
    // Glass comes after what is behind it.
    m_solids = new Qt3DRender::QLayer(root);
    m_glass = new Qt3DRender::QLayer(root);
    auto* first = new Qt3DRender::QLayerFilter(clear);
    first->addLayer(m_solids);
    auto* then = new Qt3DRender::QLayerFilter(cameraSelector);
    then->addLayer(m_glass);
    settings->setActiveFrameGraph(surface);
    root->addComponent(settings);

    parameters.page = new Qt3DRender::QParameter(QStringLiteral("page"), QVector4D(), root);
    parameters.depths = new Qt3DRender::QParameter(QStringLiteral("depths"), QVector4D(), root);
    m_pieceMaterial = makeSpaceMaterial(root, parameters, "piece", "piece", false);

    const std::vector<std::uint16_t> twoTriangles{0, 1, 2, 2, 1, 3};
    floors = std::make_unique<Instances>(
        root, makeSpaceMaterial(root, parameters, "floor", "plain", true));
    floors->setShape({{"vertexPosition", 3}}, {-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0},
                     twoTriangles);
    floors->addStream({{"spotMiddle", 3}, {"spotRight", 3}, {"spotAhead", 3}, {"spotColor", 4}});
    floors->entity()->addComponent(m_glass);

    edges = std::make_unique<Instances>(root,
                                        makeSpaceMaterial(root, parameters, "edge", "edge", true));
    edges->setShape({{"vertexPosition", 3}}, {0, -1, 0, 1, -1, 0, 0, 1, 0, 1, 1, 0}, twoTriangles);
    edges->addStream({{"edgeFrom", 3}, {"edgeTo", 3}, {"edgeColor", 4}, {"edgeStyle", 2}});
    edges->entity()->addComponent(m_glass);

    for (const int around : corners) {
        for (int shape = 0; shape < shapeCount; ++shape)
            shapes.push_back(makeShape(makeSolid(static_cast<Shape>(shape), around)));
    }
}

Instances SpaceNodes::makeShape(const Solid& solid) {
    Instances made(root, m_pieceMaterial);
    std::vector<float> values;
    for (const Solid::Corner& corner : solid.corners) {
        values.insert(values.end(), corner.place.begin(), corner.place.end());
        values.insert(values.end(), corner.normal.begin(), corner.normal.end());
        values.push_back(corner.accent);
    }
    made.setShape({{"vertexPosition", 3}, {"solidNormal", 4}}, values, solid.indices);
    made.addStream({{"pieceSpot", 4}, {"pieceBody", 4}, {"pieceLine", 4}, {"pieceAccent", 4}});
    made.entity()->addComponent(m_solids);
    return made;
}

} // namespace tessera
