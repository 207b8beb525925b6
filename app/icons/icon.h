// One of the program's icons, in any colour and size.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace tessera {

/// Paints app/icons/<name>.svg (24 grid, 2 px strokes in currentColor) to fill the item.
class Icon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// File name without ending; empty shows nothing.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)
    /// For icons that point somewhere, in right-to-left layouts.
    Q_PROPERTY(bool mirrored READ mirrored WRITE setMirrored NOTIFY mirroredChanged)
public:
    explicit Icon(QQuickItem* parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] bool mirrored() const { return m_mirrored; }
    void setMirrored(bool mirrored);

    void paint(QPainter* painter) override;

signals:
    void nameChanged();
    void colorChanged();
    void mirroredChanged();

private:
    QString m_name;
    QColor m_color = Qt::black;
    bool m_mirrored = false;
};

} // namespace tessera
