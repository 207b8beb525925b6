// Whether this computer can draw in three dimensions, found out before anything tries.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QtQml/qqmlregistration.h>

namespace tessera {

class GraphicsCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Whether an OpenGL context can be made and used.
    Q_PROPERTY(bool openGl READ openGl CONSTANT)
    /// Whether the processor does the work of a graphics card.
    Q_PROPERTY(bool software READ software CONSTANT)
public:
    using QObject::QObject;

    /// Makes a context once and looks; an application object must be there.
    struct Found {
        bool openGl = false;
        bool software = false;
    };
    [[nodiscard]] static const Found& found();

    [[nodiscard]] bool openGl() const { return found().openGl; }
    [[nodiscard]] bool software() const { return found().software; }
};

} // namespace tessera
