#include "graphicscheck.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

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

} // namespace

const GraphicsCheck::Found& GraphicsCheck::found() {
    static const Found once = look();
    return once;
}

} // namespace tessera
