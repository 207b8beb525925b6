import QtQuick
import Tessera.Ui

// X, Y, Z and W of a square, and what a move changes in them.
Row {
    id: strip

    /// AxisChange, one an axis.
    required property var axes
    /// How many cells there are; they are kept while only their texts change.
    property int cells: 0
    readonly property int cellWidth: cells > 0 ? Math.floor((width - (cells - 1) * spacing) / cells) : 0

    onAxesChanged: {
        if (axes.length > 0)
            cells = axes.length;
    }

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Coordinates")

    Repeater {
        model: strip.cells
        Rectangle {
            id: cell
            required property int index
            readonly property AxisStrip owner: parent as AxisStrip
            readonly property var change: owner ? owner.axes[index] ?? {} : {}
            readonly property bool changed: change.changed ?? false
            readonly property string axis: change.axis ?? ""
            readonly property string before: change.before ?? ""
            readonly property string after: change.after ?? ""
            width: cell.parent ? (cell.parent as AxisStrip).cellWidth : 0
            height: column.implicitHeight + 2 * Theme.space2
            radius: Theme.controlRadius
            color: changed ? Theme.wash(Theme.selectionTint) : "transparent"
            border.width: changed ? Theme.focusWidth : Theme.hairline
            border.color: changed ? Theme.selection : Theme.line
            Accessible.role: Accessible.StaticText
            Accessible.name: changed ? qsTr("%1 from %2 to %3").arg(axis).arg(before).arg(after) : qsTr("%1 stays %2").arg(axis).arg(before)

            Column {
                id: column
                y: Theme.space2
                width: parent.width
                spacing: Theme.space1
                Label {
                    width: parent.width
                    text: cell.axis
                    muted: true
                    strong: true
                    font.pixelSize: Theme.smallText
                    lineHeight: 1
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: cell.changed ? "%1 → %2".arg(cell.before).arg(cell.after) : cell.before
                    mono: true
                    lineHeight: 1
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
