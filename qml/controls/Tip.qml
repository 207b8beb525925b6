import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// A tip at a control: what it does and the key for it. It stands where it covers nothing that is read.
T.ToolTip {
    id: tip
    objectName: "tip"

    /// Shown after the text, already in the reader's own notation.
    property string key: ""
    /// Whether it stands rather beside its control than below.
    property bool beside: false

    /// Whether its control has appeared under a pointer that rests, after a key.
    readonly property bool cameUnder: {
        const control = parent as T.Control;
        return control !== null && control.hovered && !control.visualFocus && !Presses.pointing;
    }
    readonly property int never: 0x7fffffff

    function place(): void {
        const at = Tips.place(parent, Qt.size(implicitWidth, implicitHeight), Theme.space1, beside, mirrored);
        x = Math.round(at.x);
        y = Math.round(at.y);
    }

    margins: Theme.space1
    padding: Theme.space2
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    delay: cameUnder ? never : Theme.tipDelay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
    onAboutToShow: place()
    onImplicitHeightChanged: if (visible)
        place()
    onImplicitWidthChanged: if (visible)
        place()

    // It comes back when the pointer or the keyboard does; under a resting pointer it is in the way.
    Connections {
        target: Presses
        function onPressed() {
            tip.close();
        }
    }

    contentItem: Item {
        id: content
        implicitWidth: words.width + keyWidth
        // Whether it is visible as well: how wide the tip is matters before it is.
        readonly property real keyWidth: tip.key !== "" ? Theme.space2 + keyLabel.implicitWidth : 0
        implicitHeight: words.implicitHeight
        Label {
            id: words
            readonly property real room: tip.parent ? tip.parent.Window.width - 2 * (tip.padding + tip.margins) - content.keyWidth : Theme.tipWidth
            width: Math.max(0, Math.min(Math.ceil(measure.advanceWidth) + 1, Theme.tipWidth - content.keyWidth, room))
            text: tip.text
            color: Theme.page
            lineHeight: 1
        }
        // Measured apart: what a text that wraps needs would follow from what it got.
        TextMetrics {
            id: measure
            font: words.font
            text: tip.text
        }
        Label {
            id: keyLabel
            anchors.left: words.right
            anchors.leftMargin: Theme.space2
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
