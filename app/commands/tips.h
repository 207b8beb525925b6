// Finds the place for the tip of a control in its window.
#pragma once

#include <QPointF>
#include <QQuickItem>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace tessera {

/// What a window shows to be read are texts, fields for text, icons, and the names on and around
/// boards. Only what belongs to the same page or dialog as the control counts.
class Tips : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
public:
    using QObject::QObject;

    /// Where the corner of a tip of this size goes, from the corner of its control. `beside`:
    /// rather beside it than below.
    Q_INVOKABLE [[nodiscard]] QPointF place(QQuickItem* control, QSizeF tip, qreal gap,
                                            bool beside = false, bool mirrored = false) const;
    /// Everything there is to be read around a control, itself left out, in the scene's
    /// coordinates.
    Q_INVOKABLE [[nodiscard]] static QList<QRectF> readAround(QQuickItem* control);
};

} // namespace tessera
