import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A line of text to type.
T.TextField {
    id: control

    property bool wrong: false

    implicitWidth: Theme.sidePanel
    implicitHeight: Math.max(Theme.controlHeight, contentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    verticalAlignment: TextInput.AlignVCenter
    activeFocusOnTab: true
    selectByMouse: true
    color: Theme.ink
    placeholderTextColor: Theme.mutedInk
    selectionColor: Theme.move
    selectedTextColor: Theme.moveContrast
    font.family: Theme.textFamily
    font.pixelSize: Theme.text

    Accessible.role: Accessible.EditableText
    Accessible.editable: true

    Label {
        anchors.fill: parent
        anchors.leftMargin: control.leftPadding
        anchors.rightMargin: control.rightPadding
        visible: control.text === "" && control.preeditText === ""
        text: control.placeholderText
        muted: true
        lineHeight: 1
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: control.wrong ? Theme.danger : Theme.strongLine
        FocusRing {
            control: control
        }
    }
}
