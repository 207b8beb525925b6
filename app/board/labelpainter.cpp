#include "labelpainter.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

QFont fontOf(const LabelPicture& picture) {
    QFont font(picture.fontFamily);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(picture.pixelSize))));
    if (picture.bold)
        font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

QSize labelSize(const LabelPicture& picture) {
    const QFontMetrics metrics(fontOf(picture));
    // A pixel on both sides for what leans over.
    return QSize(metrics.horizontalAdvance(picture.text) + 2, metrics.height());
}

QImage paintLabel(const LabelPicture& picture) {
    const QSize along = labelSize(picture);
    QImage image(picture.upright ? along : along.transposed(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(fontOf(picture));
    painter.setPen(picture.color);
    if (!picture.upright) {
        painter.translate(0, along.width());
        painter.rotate(-90.);
    }
    painter.drawText(QRect(QPoint(0, 0), along), Qt::AlignCenter, picture.text);
    return image;
}

} // namespace tessera
