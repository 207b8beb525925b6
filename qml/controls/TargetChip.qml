import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A square that the selected piece can go to; pressing it takes the board's focus there.
T.AbstractButton {
    id: control

    required property int square
    required property string name
    required property bool capture
    /// The piece cannot move now; the chip only shows the square.
    property bool preview: false

    text: name
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    leftPadding: Theme.space2
    rightPadding: Theme.space2
    topPadding: Theme.chipPadding
    bottomPadding: Theme.chipPadding
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: capture ? qsTr("Go to %1, a capture").arg(name) : qsTr("Go to %1").arg(name)
    Accessible.onPressAction: control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: Row {
        spacing: Theme.space1
        MarkSample {
            anchors.verticalCenter: parent.verticalCenter
            visible: control.capture
            width: Theme.space3
            shape: control.preview ? "dashes" : "ring"
        }
        Label {
            text: control.name
            mono: true
            lineHeight: 1
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : Theme.card
        border.width: Theme.hairline
        border.color: control.capture ? Theme.danger : Theme.line
        FocusRing {
            control: control
        }
    }
}
