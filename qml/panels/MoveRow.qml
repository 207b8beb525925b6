import QtQuick
import Tessera.Ui

// One numbered row of the move list: White's move and Black's beside it, or below it where two do
// not fit.
Row {
    id: row

    required property int number
    required property string white
    required property string black
    required property int whitePly
    required property int blackPly
    /// What a review says of them: a glyph, and the same in words; mostly empty.
    required property string whiteGlyph
    required property string whiteWord
    required property string blackGlyph
    required property string blackWord
    required property int currentPly
    /// Room for one move, as wide as those of the ruleset get.
    required property real longestMove
    /// Whether moves after the current one are dim: they were taken back.
    property bool dims: true
    /// Whether the list around it has the keyboard, and not the moves.
    property bool walked: false
    readonly property int room: Math.floor(width - numberLabel.width - spacing)
    readonly property bool stacked: 2 * (longestMove + 2 * Theme.space2) + spacing > room
    readonly property int moveWidth: stacked ? room : Math.floor((room - spacing) / 2)

    signal chosen(int ply)

    height: moves.height
    spacing: Theme.space1

    Label {
        id: numberLabel
        width: Math.max(implicitWidth, Theme.space6)
        height: Theme.rowHeight
        text: row.number + "."
        muted: true
        mono: true
        lineHeight: 1
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Grid {
        id: moves
        columns: row.stacked ? 1 : 2
        columnSpacing: row.spacing
        MoveButton {
            width: row.moveWidth
            height: Theme.rowHeight
            text: row.whitePly < 0 ? "…" : row.white
            glyph: row.whiteGlyph
            glyphWord: row.whiteWord
            enabled: row.whitePly >= 0
            current: row.whitePly === row.currentPly
            dimmed: row.dims && row.whitePly > row.currentPly
            focusPolicy: row.walked ? Qt.NoFocus : Qt.StrongFocus
            Accessible.name: qsTr("%1, White: %2").arg(row.number).arg(row.white)
            onClicked: row.chosen(row.whitePly)
        }
        MoveButton {
            width: row.moveWidth
            height: Theme.rowHeight
            visible: row.blackPly >= 0
            text: row.black
            glyph: row.blackGlyph
            glyphWord: row.blackWord
            current: row.blackPly === row.currentPly
            dimmed: row.dims && row.blackPly > row.currentPly
            focusPolicy: row.walked ? Qt.NoFocus : Qt.StrongFocus
            Accessible.name: qsTr("%1, Black: %2").arg(row.number).arg(row.black)
            onClicked: row.chosen(row.blackPly)
        }
    }
}
