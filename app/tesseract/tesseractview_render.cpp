// The tesseract's overlay as a node of the scene graph.
#include "boardlayouts.h"
#include "overlaypainter.h"
#include "tesseractview.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

namespace tessera {

QSGNode* TesseractView::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (node != nullptr && !m_repaint)
        return node;
    m_repaint = false;
    const double scale = window()->effectiveDevicePixelRatio();
    const QSize pixels = (size() * scale).toSize();
    if (!m_board || !m_colors || m_spots.empty() || pixels.isEmpty()) {
        delete node;
        return nullptr;
    }
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.scale(scale, scale);
        OverlayScene scene{m_scene,
                           *m_board,
                           m_spots,
                           m_eye,
                           *m_pose,
                           m_colors->palette(),
                           m_fontFamily,
                           m_textSize,
                           -1,
                           hoveredSquare(),
                           {&m_inspectorSketch, &m_coachSketch}};
        if (hasActiveFocus() || m_marksFocus)
            scene.focusSquare = m_focusSquare;
        constexpr int tokenSize = 64;
        m_images.setStyle({m_scene.ruleset, m_colors->palette(), m_fontFamily, tokenSize, 1.,
                           sensibleLayouts(m_scene.ruleset->data()).front(), m_scene.flipped});
        OverlayPainter(painter, scene, m_images, scale).paint();
    }
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Nearest);
    }
    node->setTexture(window()->createTextureFromImage(image));
    node->setRect(QRectF(QPointF(), QSizeF(pixels) / scale));
    return node;
}

} // namespace tessera
