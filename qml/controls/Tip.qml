import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// A tip beside a control: what it does and the key for it.
T.ToolTip {
    id: tip
    objectName: "tip"

    /// Shown after the text, already in the reader's own notation.
    property string key: ""

    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? parent.height + Theme.space1 : 0
    margins: Theme.space1
    padding: Theme.space2
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    delay: Theme.tipDelay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    // It comes back when the pointer or the keyboard does; under a resting pointer it is in the way.
    Connections {
        target: KeyPresses
        function onPressed() {
            tip.close();
        }
    }

    contentItem: Row {
        spacing: Theme.space2
        Label {
            text: tip.text
            color: Theme.page
            lineHeight: 1
            wrapMode: Text.NoWrap
        }
        Label {
            visible: text !== ""
            text: tip.key
            mono: true
            color: Theme.page
            lineHeight: 1
            opacity: 0.75
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: Theme.ink
    }
}
