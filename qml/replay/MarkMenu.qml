import QtQuick
import Tessera
import Tessera.Ui

// What a move is worth, and who stands better after it; what it has already is ticked, and choosing
// that takes it away.
AppMenu {
    id: marks

    required property Replay replay

    title: qsTr("Mark")

    Repeater {
        model: marks.replay.marks
        AppMenuItem {
            required property var modelData
            readonly property MarkMenu list: menu as MarkMenu
            objectName: "mark" + modelData.glyph
            text: qsTr("%1  %2", "a sign such as !, what it means").arg(modelData.sign).arg(modelData.words)
            ticked: list !== null && list.replay.glyphs.indexOf(modelData.glyph) >= 0
            onTriggered: list.replay.toggleGlyph(modelData.glyph)
        }
    }
}
