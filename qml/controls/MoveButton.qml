import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A move in a list: strong when it is the one that led to the board, dim when it was taken back.
T.AbstractButton {
    id: control

    property bool current: false
    property bool dimmed: false
    /// What a review says of it: "??", and the same in words.
    property string glyph: ""
    property string glyphWord: ""

    leftPadding: Theme.space2
    rightPadding: Theme.space2
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.description: glyphWord === "" ? place : place === "" ? glyphWord : qsTr("%1, %2", "blunder, where the board is").arg(glyphWord).arg(place)
    readonly property string place: current ? qsTr("The board shows the position after it") : dimmed ? qsTr("Taken back") : ""
    Accessible.onPressAction: control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    contentItem: Label {
        text: control.text + control.glyph
        mono: true
        muted: control.dimmed
        font.weight: control.current ? Font.Bold : Font.Normal
        font.italic: control.dimmed
        lineHeight: 1
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.smallText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: control.current ? Theme.wash(Theme.selectionTint) : control.hovered ? Theme.hover : "transparent"
        border.width: control.current ? Theme.hairline : 0
        border.color: Theme.selection
        FocusRing {
            control: control
            around: -Theme.hairline
        }
    }
}
