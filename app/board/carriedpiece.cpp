#include "carriedpiece.h"

#include "boardview.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {
/// Where squares are small, the piece is still large enough to be told from others.
constexpr double leastEdge = 28.; // logical pixels
} // namespace

CarriedPiece::CarriedPiece(BoardView& board, Square from, const Piece& piece)
    : QQuickItem(&board), m_board(board), m_from(from), m_piece(piece) {
    setFlag(ItemHasContents);
    setVisible(false);
}

void CarriedPiece::moveTo(QPointF point) {
    const double edge = std::max(m_board.cellRect(m_from).width(), leastEdge);
    setSize(QSizeF(edge, edge));
    // On whole pixels, as sharp as on its square.
    const double scale = window()->effectiveDevicePixelRatio();
    const QPointF corner = (point - QPointF(edge, edge) / 2.) * scale;
    setPosition(QPointF(std::round(corner.x()), std::round(corner.y())) / scale);
    setVisible(true);
    update();
}

QSGNode* CarriedPiece::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGImageNode*>(old);
    const double scale = window()->effectiveDevicePixelRatio();
    PieceImages::Style style = m_board.pieceStyle();
    style.size = std::max(1, static_cast<int>(std::lround(width() * scale)));
    if (node == nullptr || style != m_painted) {
        if (node == nullptr) {
            node = window()->createImageNode();
            node->setOwnsTexture(true);
            node->setFiltering(QSGTexture::Linear);
        }
        PieceImages images;
        images.setStyle(style);
        node->setTexture(window()->createTextureFromImage(images.image(m_piece)));
        m_painted = style;
    }
    node->setRect(boundingRect());
    return node;
}

} // namespace tessera
