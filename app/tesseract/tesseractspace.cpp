#include "tesseractspace.h"

#include "graphicscheck.h"
#include "spacenodes.h"
#include "tesseractview.h"

#include <QQuickWindow>

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr int framesToDraw = 6;
constexpr int framesToLoad = 40; // shaders and shapes come to the renderer bit by bit

} // namespace

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

void TesseractSpace::wake() {
    wake(framesToDraw);
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
        connect(m_scene, signal, this, [this] { wake(); });
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

} // namespace tessera
