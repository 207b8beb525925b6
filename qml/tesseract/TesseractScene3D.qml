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
        multisample: content.smooth
        cameraAspectRatioMode: Scene3D.UserAspectRatio
        focus: false
        Accessible.ignored: true
    }
    TesseractSpace {
        id: content
        view: space.view
        scene: scene
    }
}
