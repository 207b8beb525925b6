import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// One square or move that the typed text can become.
T.AbstractButton {
    id: row

    required property var modelData
    required property int index
    property bool current: false
    /// Whether the pointer means this row.
    property bool pointed: hovered

    signal picked

    height: Math.max(Theme.rowHeight, detail.implicitHeight + Theme.space1)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    onClicked: picked()

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(modelData.text).arg(modelData.detail)
    Accessible.selected: current
    Accessible.onPressAction: picked()

    background: Rectangle {
        radius: Theme.controlRadius
        color: row.current ? Theme.wash(Theme.move) : row.pointed ? Theme.hover : "transparent"
        border.width: row.current ? Theme.hairline : 0
        border.color: Theme.move
    }
    contentItem: Item {
        Label {
            id: name
            anchors.left: parent.left
            anchors.leftMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(implicitWidth, Math.round(parent.width * 0.36))
            text: row.modelData.text
            mono: true
            strong: row.modelData.move
            lineHeight: 1
            Accessible.ignored: true
        }
        Label {
            id: detail
            anchors.left: name.right
            anchors.leftMargin: Theme.space2
            anchors.right: parent.right
            anchors.rightMargin: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            text: row.modelData.detail
            muted: true
            lineHeight: 1
            maximumLineCount: 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
