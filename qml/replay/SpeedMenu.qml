import QtQuick
import Tessera.Ui

// How quickly the moves are played one after the other.
AppMenu {
    id: speeds

    required property int speed
    /// Of each speed, from slow to quick.
    required property var words

    signal chosen(int index)

    title: qsTr("Speed")

    Repeater {
        model: speeds.words
        AppMenuItem {
            required property string modelData
            required property int index
            readonly property SpeedMenu list: menu as SpeedMenu
            objectName: "speed" + index
            text: modelData
            ticked: list !== null && list.speed === index
            onTriggered: list.chosen(index)
        }
    }
}
