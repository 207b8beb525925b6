import QtQuick
import Tessera.Ui

// One numbered row of the move list.
Row {
    id: row

    required property int number
    required property string white
    required property string black
    required property int whitePly
    required property int blackPly
    required property int currentPly
    readonly property int moveWidth: Math.floor((width - numberLabel.width - 2 * spacing) / 2)

    signal chosen(int ply)

    height: Theme.rowHeight
    spacing: Theme.space1

    Label {
        id: numberLabel
        width: Math.max(implicitWidth, Theme.space6)
        height: row.height
        text: row.number + "."
        muted: true
        mono: true
        lineHeight: 1
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    MoveButton {
        width: row.moveWidth
        height: row.height
        text: row.whitePly < 0 ? "…" : row.white
        enabled: row.whitePly >= 0
        current: row.whitePly === row.currentPly
        dimmed: row.whitePly > row.currentPly
        Accessible.name: qsTr("%1, White: %2").arg(row.number).arg(row.white)
        onClicked: row.chosen(row.whitePly)
    }
    MoveButton {
        width: row.moveWidth
        height: row.height
        visible: row.blackPly >= 0
        text: row.black
        current: row.blackPly === row.currentPly
        dimmed: row.blackPly > row.currentPly
        Accessible.name: qsTr("%1, Black: %2").arg(row.number).arg(row.black)
        onClicked: row.chosen(row.blackPly)
    }
}
