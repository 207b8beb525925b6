import QtQuick
import Tessera
import Tessera.Ui

// Controls of one pose, below each other.
Column {
    required property TesseractPose pose

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2
}
