#include "piecepreview.h"

#include "ruleset/compiled_ruleset.h"

#include <QPainter>

namespace tessera {

namespace {
constexpr int kinds = 6;
constexpr int sides = 2;
} // namespace

PiecePreview::PiecePreview(QQuickItem* parent) : BoardSample(QSize(kinds, sides), parent) {}

void PiecePreview::paintSquares(QPainter& painter, int edge, double scale) {
    const RulesetPtr ruleset = builtinRuleset("fide");
    if (!ruleset)
        return;
    PieceImages::Style style;
    style.ruleset = ruleset;
    style.palette = colors()->palette();
    style.fontFamily = fontFamily();
    style.size = edge;
    style.scale = scale;
    m_images.setStyle(style);
    for (int row = 0; row < sides; ++row) {
        for (int column = 0; column < kinds; ++column) {
            if (static_cast<std::size_t>(column) >= ruleset->data().pieces.size())
                continue;
            const Piece piece{static_cast<KindIndex>(column), row == 0 ? Side::White : Side::Black};
            painter.drawImage(QPoint(column * edge, row * edge), m_images.image(piece));
        }
    }
}

} // namespace tessera
