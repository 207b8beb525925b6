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
    /// Whether the program is about to end: nothing three-dimensional may be there any more.
    Q_PROPERTY(bool ending READ isEnding NOTIFY endingChanged)
public:
    explicit GraphicsCheck(QObject* parent = nullptr);
    ~GraphicsCheck() override;

    /// Makes a context once and looks; an application object must be there.
    struct Found {
        bool openGl = false;
        bool software = false;
    };
    [[nodiscard]] static const Found& found();

    [[nodiscard]] bool openGl() const { return found().openGl; }
    [[nodiscard]] bool software() const { return found().software; }
    [[nodiscard]] bool isEnding() const { return m_ending; }

    /// Lets all scenes of Qt 3D go while their windows are still there: afterwards it would free
    /// what went with the windows. Call it between the event loop's end and the windows'.
    static void endScenes();
    /// Scenes that are there, by being counted in and out.
    static void countScene(int change);

signals:
    void endingChanged();

private:
    bool m_ending = false;
};

} // namespace tessera
