import QtQuick
import QtQuick.Scene3D
import Tessera

// The only file that brings in Qt 3D: load it where OpenGL works, and nowhere else.
Item {
    id: space

    required property TesseractView view

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
        view: space.view
        scene: scene
    }
}
