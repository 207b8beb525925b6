#include "tokenpainter.h"

#include <QFont>
#include <QPainterPath>

#include <algorithm>

namespace tessera {

namespace {

constexpr double middle = 24.; // of the grid
constexpr double widestWithRim = 2.1;

// Straight at the top, pointed at the foot.
QPainterPath shield(double inset) {
    const double left = 6. + inset;
    const double right = 42. - inset;
    const double top = 5.5 + inset;
    const double foot = 44. - inset * 1.3;
    QPainterPath path(QPointF(left + 3., top));
    path.lineTo(right - 3., top);
    path.quadTo(right, top, right, top + 3.);
    path.lineTo(right, 25.);
    path.cubicTo(right, 34., middle + 9., foot - 4., middle, foot);
    path.cubicTo(middle - 9., foot - 4., left, 34., left, 25.);
    path.lineTo(left, top + 3.);
    path.quadTo(left, top, left + 3., top);
    path.closeSubpath();
    return path;
}

} // namespace

void paintToken(QPainter& painter, const Token& token, const BoardPalette& palette) {
    const bool white = token.side == Side::White;
    painter.setPen(QPen(white ? palette.whiteLine : palette.blackLine, token.line, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(white ? palette.whiteFill : palette.blackFill);
    if (white)
        painter.drawEllipse(QPointF(middle, middle), 19.5, 19.5);
    else
        painter.drawPath(shield(0.));
    // The rim needs room of its own between outline and letter.
    if (!white && token.line < widestWithRim) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.blackInner, token.line * 0.75));
        painter.drawPath(shield(3.2));
    }

    QFont font(token.fontFamily);
    font.setPixelSize(100);
    font.setBold(true);
    QPainterPath letter;
    letter.addText(0, 0, font, QString(token.letter));
    // All letters of a set are equally tall; only a wide one is made smaller.
    const QRectF box = letter.boundingRect();
    if (box.isEmpty())
        return;
    QPainterPath capital;
    capital.addText(0, 0, font, QStringLiteral("H"));
    const double size = std::min(22.5 / std::max(capital.boundingRect().height(), 1.),
                                 25. / std::max(box.width(), 1.));
    const double height = white ? middle : middle - 1.2;
    painter.save();
    painter.translate(middle, height);
    painter.scale(size, size);
    painter.translate(-box.center());
    painter.fillPath(letter, white ? palette.whiteLine : palette.blackInner);
    painter.restore();
}

} // namespace tessera
