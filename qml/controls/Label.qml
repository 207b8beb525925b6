import QtQuick
import Tessera.Ui

// Text in the program's type.
Text {
    property bool muted: false
    property bool mono: false
    property bool strong: false

    color: muted ? Theme.mutedInk : Theme.ink
    font.family: mono ? Theme.monoFamily : Theme.textFamily
    font.pixelSize: Theme.text
    font.weight: strong ? Font.DemiBold : Font.Normal
    lineHeight: Theme.lineHeight
    lineHeightMode: Text.ProportionalHeight
    textFormat: Text.PlainText
    wrapMode: mono ? Text.NoWrap : Text.Wrap
    horizontalAlignment: Text.AlignLeft
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
