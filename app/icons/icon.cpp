#include "icon.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace tessera {

Icon::Icon(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void Icon::setName(const QString& name) {
    if (m_name == name)
        return;
    m_name = name;
    emit nameChanged();
    update();
}

void Icon::setColor(const QColor& color) {
    if (m_color == color)
        return;
    m_color = color;
    emit colorChanged();
    update();
}

void Icon::setMirrored(bool mirrored) {
    if (m_mirrored == mirrored)
        return;
    m_mirrored = mirrored;
    emit mirroredChanged();
    update();
}

void Icon::paint(QPainter* painter) {
    if (m_name.isEmpty())
        return;
    QFile file(QStringLiteral(":/tessera/icons/%1.svg").arg(m_name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("There is no icon named %s", qPrintable(m_name));
        return;
    }
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", m_color.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(drawing);
    painter->setOpacity(painter->opacity() * m_color.alphaF());
    if (m_mirrored) {
        painter->translate(width(), 0);
        painter->scale(-1, 1);
    }
    renderer.render(painter, QRectF(0, 0, width(), height()));
}

} // namespace tessera
