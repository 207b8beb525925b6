import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// One reason to choose; chosen, it says whether it is the true one.
T.AbstractButton {
    id: option

    objectName: "whyOption"
    required property int index
    required property string modelData
    property bool wrong: false
    property bool found: false
    readonly property color accent: found ? Theme.success : wrong ? Theme.danger : Theme.strongLine

    text: modelData
    implicitHeight: words.height + 2 * Theme.space2
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: found ? qsTr("%1 That is it.").arg(text) : wrong ? qsTr("%1 That is not it.").arg(text) : text
    Accessible.onPressAction: option.clicked()
    Keys.onReturnPressed: option.clicked()
    Keys.onEnterPressed: option.clicked()

    contentItem: Item {
        Icon {
            id: icon
            x: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.icon
            height: width
            name: option.found ? "check" : option.wrong ? "refused" : ""
            color: option.accent
        }
        Label {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: Theme.space3 + (option.found || option.wrong ? Theme.icon + Theme.space2 : 0)
            anchors.right: parent.right
            anchors.rightMargin: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            text: option.text
            color: option.wrong ? Theme.mutedInk : Theme.ink
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: option.found || option.wrong ? Theme.wash(option.accent) : option.down ? Theme.pressed : option.hovered ? Theme.hover : Theme.card
        border.width: Theme.hairline
        border.color: option.accent
        FocusRing {
            control: option
        }
    }
}
