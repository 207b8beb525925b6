#include "piecepicture.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace tessera {

PiecePicture::PiecePicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &PiecePicture::pieceChanged, this, [this] { update(); });
}

BoardScene PiecePicture::scene() const {
    BoardScene scene;
    scene.ruleset = m_ruleset;
    return scene;
}

void PiecePicture::setScene(const BoardScene& scene) {
    if (scene.ruleset == m_ruleset)
        return;
    m_ruleset = scene.ruleset;
    emit pieceChanged();
}

void PiecePicture::setKind(int kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    emit pieceChanged();
}

void PiecePicture::setWhite(bool white) {
    if (white == m_white)
        return;
    m_white = white;
    emit pieceChanged();
}

void PiecePicture::setColors(BoardColors* colors) {
    if (!followColors(m_colors, colors, this, [this] { update(); }))
        return;
    update();
    emit colorsChanged();
}

void PiecePicture::paint(QPainter* painter) {
    if (!m_colors || !m_ruleset || m_kind < 0 ||
        static_cast<std::size_t>(m_kind) >= m_ruleset->data().pieces.size())
        return;
    const double scale = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.;
    PieceImages::Style style;
    style.ruleset = m_ruleset;
    style.palette = m_colors->palette();
    style.fontFamily = m_fontFamily;
    style.size = std::max(1, static_cast<int>(std::lround(std::min(width(), height()) * scale)));
    style.scale = scale;
    style.layout = m_ruleset->data().layout;
    m_images.setStyle(style);
    const Piece piece{static_cast<KindIndex>(m_kind), m_white ? Side::White : Side::Black};
    painter->save();
    painter->scale(1. / scale, 1. / scale);
    painter->drawImage(QPoint(0, 0), m_images.image(piece));
    painter->restore();
}

} // namespace tessera
