import QtQuick
import Tessera.Ui

// A row of the moves: two of them, or a comment; variations are set in, with a line beside them.
Item {
    id: row

    required property int number
    required property string white
    required property string black
    required property int whitePly
    required property int blackPly
    required property string whiteGlyph
    required property string whiteWord
    required property string blackGlyph
    required property string blackWord
    /// Not empty: the row is this comment, and stands at this place.
    required property string comment
    required property int node
    required property int depth
    required property int currentNode
    required property real longestMove
    readonly property bool isComment: comment !== ""
    readonly property real indent: Math.min(depth, Theme.mostIndents) * Theme.space3
    readonly property bool mirrored: LayoutMirroring.enabled

    signal chosen(int node)
    signal commentWanted
    signal menuWanted(int node)

    height: isComment ? words.height + Theme.space2 : moves.height

    Repeater {
        model: Math.min(row.depth, Theme.mostIndents)
        Rectangle {
            required property int index
            x: LayoutMirroring.enabled && parent ? parent.width - (index + 0.5) * Theme.space3 : (index + 0.5) * Theme.space3
            width: Theme.focusWidth
            height: parent ? parent.height : 0
            color: Theme.line
        }
    }
    MoveRow {
        id: moves
        x: row.mirrored ? 0 : row.indent
        width: row.width - row.indent
        visible: !row.isComment
        number: row.number
        white: row.white
        black: row.black
        whitePly: row.whitePly
        blackPly: row.blackPly
        whiteGlyph: row.whiteGlyph
        whiteWord: row.whiteWord
        blackGlyph: row.blackGlyph
        blackWord: row.blackWord
        currentPly: row.currentNode
        longestMove: row.longestMove
        dims: false
        walked: true
        onChosen: node => row.chosen(node)
    }
    Label {
        id: words
        x: row.mirrored ? 0 : row.indent + Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        width: row.width - row.indent - Theme.space2
        visible: row.isComment
        text: row.comment
        textFormat: Text.PlainText
        color: row.node === row.currentNode ? Theme.ink : Theme.mutedInk
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Comment: %1").arg(row.comment)
    }
    TapHandler {
        enabled: row.isComment
        onTapped: row.chosen(row.node)
        onDoubleTapped: row.commentWanted()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: eventPoint => {
            const white = row.whitePly >= 0 && (row.blackPly < 0 || eventPoint.position.x < row.width / 2 !== row.mirrored);
            row.menuWanted(row.isComment ? row.node : white ? row.whitePly : row.blackPly);
        }
    }
}
