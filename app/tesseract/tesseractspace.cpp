#include "tesseractspace.h"

#include "graphicscheck.h"
#include "instances.h"
#include "solid.h"
#include "spacematerial.h"
#include "tesseractview.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderSettings>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QViewport>

#include <QQuickWindow>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

constexpr double farthestFade = 0.5; // share of the page's colour in the farthest things
constexpr double edgeWidth = 0.016;  // half of it, of half an edge of the cube
constexpr double leastEdge = 2.2;    // the same in pixels: two thin lines and a gap
constexpr double layerShare = 0.22;  // of the layer's colour in a floor
constexpr double floorOpacity = 0.85;
constexpr double emptyFloorOpacity = 0.6;
constexpr double crowdedFloors = 0.25; // of the opacity of empty floors, where they hide each other
constexpr double crowdedContrast = 0.5; // of the usual one between light and dark squares
constexpr int betweenPattern = 8;
constexpr int patternCount = 8;
constexpr std::array corners{12, 6}; // of turned profiles, finely and coarsely
constexpr int manyPieces = 200;      // that are drawn coarsely
constexpr int framesToDraw = 6;
constexpr int framesToLoad = 40; // shaders and shapes come to the renderer bit by bit

void append(std::vector<float>& list, const Point3& point) {
    for (const double value : point)
        list.push_back(static_cast<float>(value));
}

void append(std::vector<float>& list, const QColor& color, double alpha) {
    list.insert(list.end(),
                {color.redF(), color.greenF(), color.blueF(), static_cast<float>(alpha)});
}

} // namespace

/// Everything that Qt 3D draws. The nodes belong to the scene that shows them.
struct SpaceNodes {
    SpaceNodes();
    [[nodiscard]] Instances makeShape(const Solid& solid);

    QPointer<Qt3DCore::QEntity> root;
    Qt3DRender::QRenderSurfaceSelector* surface = nullptr;
    Qt3DRender::QCamera* camera = nullptr;
    Qt3DRender::QClearBuffers* clear = nullptr;
    SpaceParameters parameters{};
    Qt3DRender::QLayer* solids = nullptr;
    Qt3DRender::QLayer* glass = nullptr;
    Qt3DRender::QMaterial* pieceMaterial = nullptr;
    std::unique_ptr<Instances> floors;
    std::unique_ptr<Instances> edges;
    std::vector<float> floorColors; ///< four numbers a square
    /// All shapes that any board can need, each finely and coarsely made. They are there before the
    /// scene is shown: nodes that come later are taken in by Qt 3D on another thread.
    std::vector<Instances> shapes;
};

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
    solids = new Qt3DRender::QLayer(root);
    glass = new Qt3DRender::QLayer(root);
    auto* first = new Qt3DRender::QLayerFilter(clear);
    first->addLayer(solids);
    auto* then = new Qt3DRender::QLayerFilter(cameraSelector);
    then->addLayer(glass);
    settings->setActiveFrameGraph(surface);
    root->addComponent(settings);

    parameters.page = new Qt3DRender::QParameter(QStringLiteral("page"), QVector4D(), root);
    parameters.depths = new Qt3DRender::QParameter(QStringLiteral("depths"), QVector4D(), root);
    pieceMaterial = makeSpaceMaterial(root, parameters, "piece", "piece", false);

    const std::vector<std::uint16_t> twoTriangles{0, 1, 2, 2, 1, 3};
    floors = std::make_unique<Instances>(
        root, makeSpaceMaterial(root, parameters, "floor", "plain", true));
    floors->setShape({{"vertexPosition", 3}}, {-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0},
                     twoTriangles);
    floors->addStream({{"spotMiddle", 3}, {"spotRight", 3}, {"spotAhead", 3}, {"spotColor", 4}});
    floors->entity()->addComponent(glass);

    edges = std::make_unique<Instances>(root,
                                        makeSpaceMaterial(root, parameters, "edge", "edge", true));
    edges->setShape({{"vertexPosition", 3}}, {0, -1, 0, 1, -1, 0, 0, 1, 0, 1, 1, 0}, twoTriangles);
    edges->addStream({{"edgeFrom", 3}, {"edgeTo", 3}, {"edgeColor", 4}, {"edgeStyle", 2}});
    edges->entity()->addComponent(glass);

    for (const int around : corners) {
        for (int shape = 0; shape < shapeCount; ++shape)
            shapes.push_back(makeShape(makeSolid(static_cast<Shape>(shape), around)));
    }
}

Instances SpaceNodes::makeShape(const Solid& solid) {
    Instances made(root, pieceMaterial);
    std::vector<float> values;
    for (const Solid::Corner& corner : solid.corners) {
        values.insert(values.end(), corner.place.begin(), corner.place.end());
        values.insert(values.end(), corner.normal.begin(), corner.normal.end());
        values.push_back(corner.accent);
    }
    made.setShape({{"vertexPosition", 3}, {"solidNormal", 4}}, values, solid.indices);
    made.addStream({{"pieceSpot", 4}, {"pieceBody", 4}, {"pieceLine", 4}, {"pieceAccent", 4}});
    made.entity()->addComponent(solids);
    return made;
}

TesseractSpace::TesseractSpace(QObject* parent) : QObject(parent) {}

// The nodes live on until the renderer lets go of them, which may be after their window: they must
// not remember it then.
TesseractSpace::~TesseractSpace() {
    if (m_nodes && m_nodes->root)
        m_nodes->surface->setSurface(nullptr);
}

void TesseractSpace::setView(TesseractView* view) {
    if (view == m_view)
        return;
    m_view = view;
    begin();
    emit viewChanged();
}

void TesseractSpace::setScene(QQuickItem* scene) {
    if (scene == m_scene)
        return;
    m_scene = scene;
    begin();
    emit sceneChanged();
}

void TesseractSpace::setSmooth(bool smooth) {
    if (smooth == m_smooth)
        return;
    m_smooth = smooth;
    emit smoothChanged();
}

// Where the processor draws, smooth edges of thousands of squares come when they stand still.
void TesseractSpace::move() {
    constexpr int onTheWayMs = 300;
    if (!GraphicsCheck::found().software || !m_view->board() || !m_view->board()->crowded())
        return;
    if (m_moved.isValid() && m_moved.elapsed() < onTheWayMs)
        setSmooth(false);
    m_moved.start();
}

void TesseractSpace::wake(int frames) {
    if (!m_scene || m_resting)
        return;
    m_framesLeft = std::max(m_framesLeft, frames);
    m_scene->setFlag(QQuickItem::ItemHasContents);
    m_scene->update();
}

// A Scene3D asks for one frame after the other, whether or not anything has changed. So when
// everything is drawn it is made an item without contents: that cannot ask, and what it has drawn
// stays on the screen until wake(). Three things have to be so when that happens, before the
// scene's own part of a frame. It must not have asked already: an item that has asked and is
// without contents loses what it has drawn. It must not prepare another picture, for nothing would
// draw it, and the next one would wait for that for ever; it prepares none while it is hidden. And
// it must be seen again at once.
void TesseractSpace::frame() {
    if (m_framesLeft == 0)
        return;
    --m_framesLeft;
    if (m_framesLeft == 0 && !m_smooth) {
        setSmooth(true);
        m_framesLeft = framesToDraw;
    }
    if (!m_rest && m_framesLeft < framesToLoad / 2) {
        // By now the scene has its own connection, and this one comes after it.
        m_rest =
            connect(m_scene->window(), &QQuickWindow::afterAnimating, this, &TesseractSpace::rest);
    }
    if (m_framesLeft > 0) {
        QMetaObject::invokeMethod(this, &TesseractSpace::askAgain, Qt::QueuedConnection);
        return;
    }
    m_resting = true;
    m_scene->setFlag(QQuickItem::ItemHasContents, false);
    m_scene->setVisible(false);
}

void TesseractSpace::rest() {
    if (!m_resting)
        return;
    m_scene->setVisible(true);
    m_resting = false;
    if (m_view)
        m_view->setDrawn(true);
}

void TesseractSpace::askAgain() {
    if (!m_scene || m_scene->window() == nullptr)
        return;
    if (m_framesLeft > 1)
        m_scene->update();
    else
        m_scene->window()->update();
}

void TesseractSpace::followWindow(QQuickWindow* window) {
    if (window == nullptr)
        return;
    connect(window, &QQuickWindow::afterAnimating, this, &TesseractSpace::frame,
            Qt::UniqueConnection);
    // A window that was hidden may have lost everything that was drawn.
    connect(window, &QQuickWindow::sceneGraphInvalidated, this, [this] {
        // The scene connects itself anew then, too.
        disconnect(m_rest);
        m_rest = {};
        wake(framesToLoad);
    });
    connect(window, &QWindow::visibleChanged, this, [this] { wake(framesToLoad); });
    connect(window, &QWindow::screenChanged, this, [this] { wake(framesToLoad); });
    wake(framesToLoad);
}

void TesseractSpace::begin() {
    if (!m_view || !m_scene || m_nodes)
        return;
    // A hidden scene must wait for nothing. Qt 3D reads this when it prepares the first picture.
    qputenv("QT3D_SCENE3D_STOP_RENDER_HIDDEN", "1");
    m_nodes = std::make_unique<SpaceNodes>();
    // Nobody sees what changes meanwhile: it is made up for then.
    const auto follow = [this](auto signal, auto... members) {
        connect(m_view, signal, this, [this, members...] {
            if (m_view->isVisible())
                (std::invoke(members, this), ...);
            else
                m_missed = true;
        });
    };
    follow(&TesseractView::spotsChanged, &TesseractSpace::placeFloors, &TesseractSpace::placeEdges,
           &TesseractSpace::placePieces);
    follow(&TesseractView::looksChanged, &TesseractSpace::colorFloors, &TesseractSpace::placeEdges,
           &TesseractSpace::placePieces, &TesseractSpace::look);
    follow(&TesseractView::eyeChanged, &TesseractSpace::move, &TesseractSpace::look);
    connect(m_view, &QQuickItem::visibleChanged, this, [this] {
        if (m_missed && m_view->isVisible())
            catchUp();
    });
    connect(m_scene, &QQuickItem::visibleChanged, this, [this] { wake(framesToLoad); });
    connect(m_scene, &QQuickItem::windowChanged, this, &TesseractSpace::followWindow);
    followWindow(m_scene->window());
    for (const auto signal : {&QQuickItem::widthChanged, &QQuickItem::heightChanged})
        connect(m_scene, signal, this, [this] { wake(framesToDraw); });
    catchUp();
    m_scene->setProperty("entity", QVariant::fromValue(m_nodes->root.data()));
}

void TesseractSpace::catchUp() {
    m_missed = false;
    colorFloors();
    placeEdges();
    placePieces();
    look();
}

void TesseractSpace::placePieces() {
    const BoardScene& scene = m_view->scene();
    const std::vector<Spot>& spots = m_view->spots();
    if (!m_nodes->root || !scene.ruleset || m_view->colors() == nullptr ||
        scene.pieces.size() != spots.size())
        return;
    const BoardPalette& palette = m_view->colors()->palette();
    const auto count = std::ranges::count_if(
        scene.pieces, [](const std::optional<Piece>& piece) { return piece.has_value(); });
    const std::size_t first = count > manyPieces ? shapeCount : 0;
    std::vector<std::optional<Shape>> shapes; // by kind
    for (const PieceFigure& figure : pieceFigures(scene.ruleset->data()))
        shapes.push_back(shapeOf(figure));
    std::vector<std::vector<float>> copies(m_nodes->shapes.size());
    for (std::size_t square = 0; square < spots.size() && !palette.letters; ++square) {
        const std::optional<Piece>& piece = scene.pieces[square];
        const double opacity = piece ? m_view->opacity(static_cast<Square>(square)) : 0.;
        if (opacity < 0.01 || !shapes[piece->kind])
            continue;
        const bool white = piece->side == Side::White;
        const auto add = [&](Shape wanted) {
            const std::size_t shape = first + static_cast<std::size_t>(wanted);
            append(copies[shape], spots[square].middle);
            copies[shape].push_back(static_cast<float>(spots[square].size));
            append(copies[shape], white ? palette.whiteFill : palette.blackFill, 1.);
            append(copies[shape], white ? palette.whiteLine : palette.blackLine, opacity);
            append(copies[shape],
                   white ? mixed(palette.whiteFill, palette.whiteLine, 0.35) : palette.blackInner,
                   1.);
        };
        add(*shapes[piece->kind]);
        if (!white)
            add(Shape::Plinth);
    }
    constexpr std::size_t numbers = 16; // a piece
    for (std::size_t shape = 0; shape < copies.size(); ++shape) {
        m_nodes->shapes[shape].setCopies(0, copies[shape]);
        m_nodes->shapes[shape].setCount(copies[shape].size() / numbers);
    }
    wake(framesToDraw);
}

void TesseractSpace::placeFloors() {
    const std::vector<Spot>& spots = m_view->spots();
    if (!m_nodes->root || m_nodes->floorColors.size() != 4 * spots.size())
        return;
    const double boards = m_view->pose()->blend()[arrangement::Boards];
    const auto faint = static_cast<float>(
        m_view->board()->crowded() ? crowdedFloors + (1. - crowdedFloors) * boards : 1.);
    // Joints of less than a pixel would be a pattern of their own.
    const double wide = m_view->board()->crowded() ? 1. / floorShare : 1.;
    std::vector<float> values;
    values.reserve(spots.size() * 13);
    for (std::size_t square = 0; square < spots.size(); ++square) {
        append(values, spots[square].middle);
        append(values, spots[square].right * wide);
        append(values, spots[square].ahead * wide);
        const auto color = m_nodes->floorColors.begin() + static_cast<std::ptrdiff_t>(4 * square);
        values.insert(values.end(), color, color + 4);
        if (!m_view->scene().pieces[square] && m_view->scene().marks[square] == 0)
            values.back() *= faint;
    }
    m_nodes->floors->setCopies(0, values);
    m_nodes->floors->setCount(spots.size());
    wake(framesToDraw);
}

void TesseractSpace::colorFloors() {
    if (!m_nodes->root || m_view->colors() == nullptr || !m_view->board())
        return;
    const BoardScene& scene = m_view->scene();
    const BoardPalette& palette = m_view->colors()->palette();
    const Geometry& geometry = m_view->board()->geometry();
    const double empty = m_view->pose()->emptyOpacity();
    const double contrast = m_view->board()->crowded() ? crowdedContrast : 1.;
    const QColor darkSquare = mixed(palette.lightSquare, palette.darkSquare, (1. + contrast) / 2.);
    const QColor lightSquare = mixed(palette.darkSquare, palette.lightSquare, (1. + contrast) / 2.);
    std::vector<float> values;
    values.reserve(scene.pieces.size() * 4);
    for (std::size_t square = 0; square < scene.pieces.size(); ++square) {
        const Vector4 at = geometry.coordinates(static_cast<Square>(square));
        const bool light = (at[0] + at[1] + at[2] + at[3]) % 2 != 0;
        QColor color = mixed(light ? lightSquare : darkSquare, palette.layer(at[3]), layerShare);
        double alpha = scene.pieces[square] ? floorOpacity : emptyFloorOpacity * empty;
        // Pieces of few pixels stand out by their ground.
        if (const auto& piece = scene.pieces[square]; piece && m_view->board()->crowded())
            color = piece->side == Side::White ? mixed(palette.darkSquare, palette.ink, 0.2)
                                               : palette.lightSquare;
        const auto tint = [&](Mark mark, const QColor& over, double share) {
            if ((scene.marks[square] & static_cast<std::uint32_t>(mark)) == 0)
                return;
            color = mixed(color, over, share);
            alpha = std::max(alpha, 0.9);
        };
        tint(Mark::LastFrom, palette.lastMove, 0.3);
        tint(Mark::LastTo, palette.lastMove, 0.5);
        tint(Mark::Pending, palette.capture, 0.5);
        tint(Mark::Check, palette.check, 0.7);
        tint(Mark::Selected,
             palette.selectionTint.isValid() ? palette.selectionTint : palette.selection, 0.8);
        append(values, color, alpha * m_view->opacity(static_cast<Square>(square)));
    }
    m_nodes->floorColors = std::move(values);
    placeFloors();
}

void TesseractSpace::placeEdges() {
    if (!m_nodes->root || m_view->colors() == nullptr)
        return;
    const BoardPalette& palette = m_view->colors()->palette();
    const double nested = m_view->pose()->blend()[arrangement::Nested];
    const double boards = m_view->pose()->blend()[arrangement::Boards];
    m_edgePixels = m_view->eye().see({}).pixels;
    const double half = std::max(edgeWidth, leastEdge / std::max(m_edgePixels, 1.));
    std::vector<float> values;
    std::size_t count = 0;
    for (const FrameEdge& edge : m_view->frame()) {
        double alpha = (edge.between ? 0.75 * nested : 1.) * m_view->pose()->opacity(0, edge.layer);
        // On one plane only the floors of the boards are left.
        alpha *= 1. - boards;
        if (alpha < 0.01)
            continue;
        append(values, edge.from);
        append(values, edge.to);
        append(values, edge.between ? palette.coordinate : palette.layer(edge.layer), alpha);
        values.push_back(static_cast<float>(edge.between ? half * 0.6 : half));
        values.push_back(
            static_cast<float>(edge.between ? betweenPattern : edge.layer % patternCount));
        ++count;
    }
    m_nodes->edges->setCopies(0, values);
    m_nodes->edges->setCount(count);
    wake(framesToDraw);
}

void TesseractSpace::look() {
    if (!m_nodes->root || m_view->colors() == nullptr)
        return;
    const Eye& eye = m_view->eye();
    if (std::abs(eye.see({}).pixels / std::max(m_edgePixels, 1.) - 1.) > 0.02)
        placeEdges();
    m_nodes->camera->setPosition(eye.position());
    m_nodes->camera->setUpVector(eye.up());
    m_nodes->camera->setViewCenter({});
    m_nodes->camera->setProjectionMatrix(eye.projectionMatrix());
    const QColor page = m_view->ground();
    m_nodes->parameters.page->setValue(
        QVector4D(page.redF(), page.greenF(), page.blueF(), static_cast<float>(farthestFade)));
    m_nodes->parameters.depths->setValue(
        QVector4D(static_cast<float>(eye.distance() - eye.reach() * 0.6),
                  static_cast<float>(eye.distance() + eye.reach()),
                  static_cast<float>(eye.see({}).pixels * eye.distance()), 0.F));
    m_nodes->clear->setClearColor(page);
    wake(framesToDraw);
}

} // namespace tessera
