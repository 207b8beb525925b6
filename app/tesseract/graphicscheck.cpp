#include "graphicscheck.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QWindow>

namespace tessera {

namespace {

GraphicsCheck::Found look() {
    QOpenGLContext context;
    if (!context.create())
        return {};
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!surface.isValid() || !context.makeCurrent(&surface))
        return {};
    const auto* text = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
    const QByteArray renderer = QByteArray(text != nullptr ? text : "").toLower();
    context.doneCurrent();
    return {true, renderer.contains("llvmpipe") || renderer.contains("softpipe") ||
                      renderer.contains("swrast") || renderer.contains("software")};
}

QList<GraphicsCheck*>& everyCheck() {
    static QList<GraphicsCheck*> checks;
    return checks;
}

int scenes = 0;

} // namespace

GraphicsCheck::GraphicsCheck(QObject* parent) : QObject(parent) {
    everyCheck().append(this);
}

GraphicsCheck::~GraphicsCheck() {
    everyCheck().removeOne(this);
}

void GraphicsCheck::countScene(int change) {
    scenes += change;
}

void GraphicsCheck::endScenes() {
    for (GraphicsCheck* check : everyCheck()) {
        check->m_ending = true;
        emit check->endingChanged();
    }
    constexpr int patienceMs = 1000;
    QElapsedTimer waited;
    waited.start();
    while (scenes > 0 && waited.elapsed() < patienceMs) {
        for (QWindow* window : QGuiApplication::allWindows())
            window->requestUpdate();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

const GraphicsCheck::Found& GraphicsCheck::found() {
    static const Found once = look();
    return once;
}

} // namespace tessera
