import QtQuick
import Tessera
import Tessera.Ui

// One of the board's marks, small, for lists and explanations.
Item {
    id: sample

    /// dot, ring, diamond, dashes, corners, cross, count, number or heads.
    required property string shape

    width: Theme.icon
    height: width
    Accessible.ignored: true

    Icon {
        anchors.fill: parent
        name: "mark-" + sample.shape
        color: {
            switch (sample.shape) {
            case "dot":
                return Theme.move;
            case "ring":
            case "cross":
                return Theme.danger;
            case "corners":
                return Theme.played;
            case "count":
            case "heads":
                return Theme.ink;
            case "number":
                return Theme.proof;
            default:
                return Theme.preview;
            }
        }
    }
}
