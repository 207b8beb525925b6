import QtQuick
import Tessera.Ui

// X, Y, Z and W of a square, and what a move changes in them.
Row {
    id: strip

    /// AxisChange, one an axis.
    required property var axes
    readonly property int cellWidth: axes.length > 0 ? Math.floor((width - (axes.length - 1) * spacing) / axes.length) : 0

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Coordinates")

    Repeater {
        model: strip.axes
        Rectangle {
            id: cell
            required property var modelData
            width: cell.parent ? (cell.parent as AxisStrip).cellWidth : 0
            height: column.implicitHeight + 2 * Theme.space2
            radius: Theme.controlRadius
            color: modelData.changed ? Theme.wash(Theme.selectionTint) : "transparent"
            border.width: modelData.changed ? Theme.focusWidth : Theme.hairline
            border.color: modelData.changed ? Theme.selection : Theme.line
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.changed ? qsTr("%1 from %2 to %3").arg(modelData.axis).arg(modelData.before).arg(modelData.after) : qsTr("%1 stays %2").arg(modelData.axis).arg(modelData.before)

            Column {
                id: column
                y: Theme.space2
                width: parent.width
                spacing: Theme.space1
                Label {
                    width: parent.width
                    text: cell.modelData.axis
                    muted: true
                    strong: true
                    font.pixelSize: Theme.smallText
                    lineHeight: 1
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: cell.modelData.changed ? "%1 → %2".arg(cell.modelData.before).arg(cell.modelData.after) : cell.modelData.before
                    mono: true
                    lineHeight: 1
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
