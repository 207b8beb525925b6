import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// One entry of the rail: an icon over its name.
T.AbstractButton {
    id: control

    required property string iconName
    /// The command it gives; the tip shows its key.
    required property string command
    readonly property string key: Commands.keys[command]
    property bool current: false
    /// Without its name, which the tip tells then.
    property bool compact: false

    implicitWidth: (compact ? Theme.railCompact : Theme.railWidth) - 2 * Theme.space2
    implicitHeight: compact ? implicitWidth : Theme.railItem
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: current ? qsTr("The page you are on") : ""
    Accessible.onPressAction: control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: Theme.space1
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.railIcon
                height: Theme.railIcon
                name: control.iconName
                color: label.color
            }
            Label {
                id: label
                visible: !control.compact
                anchors.horizontalCenter: parent.horizontalCenter
                text: control.text
                muted: !control.current
                font.pixelSize: Theme.smallText
                font.weight: control.current ? Font.DemiBold : Font.Medium
                lineHeight: 1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: control.current ? Theme.card : control.hovered ? Theme.hover : "transparent"
        border.width: control.current ? Theme.hairline : 0
        border.color: Theme.line
        FocusRing {
            control: control
            controlRadius: parent.radius
        }
    }

    Tip {
        beside: true
        visible: (control.hovered || control.visualFocus) && (control.compact || control.key !== "")
        text: control.text
        key: control.key
    }
}
