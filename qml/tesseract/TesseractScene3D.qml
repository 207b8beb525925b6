import QtQuick
import QtQuick.Scene3D
import Tessera
import Tessera.Ui

// The only file that brings in Qt 3D: load it where OpenGL works, and nowhere else.
Item {
    id: space

    required property TesseractView view
    readonly property alias ready: space3d.ready

    Scene3D {
        id: scene
        anchors.fill: parent
        // Where the processor draws, smooth edges would cost two frames of three.
        multisample: !GraphicsCheck.software
        cameraAspectRatioMode: Scene3D.UserAspectRatio
        focus: false
        Accessible.ignored: true
    }
    TesseractSpace {
        id: space3d
        view: space.view
        scene: scene
    }
}
