import QtQuick
import Tessera
import Tessera.Ui

// A line that the solver found. Pressed, the board shows it move by move.
Column {
    id: row

    required property int index
    required property string modelData
    property PositionSolver solver: null
    readonly property bool shown: solver !== null && solver.shownLine === index

    /// One move further along the line, or back.
    function walk(moves: int): void {
        if (shown)
            solver.showLine(index, solver.shownPly + moves);
    }

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space1
    Keys.enabled: shown
    Keys.onRightPressed: walk(LayoutMirroring.enabled ? -1 : 1)
    Keys.onLeftPressed: walk(LayoutMirroring.enabled ? 1 : -1)

    LinkButton {
        objectName: "solverLine" + row.index
        iconName: row.shown ? "fold" : "unfold"
        mono: true
        text: row.modelData
        Accessible.description: row.shown ? qsTr("Shown on the board; left and right go through it") : qsTr("Shows it on the board, move by move")
        onClicked: row.shown ? row.solver.back() : row.solver.showLine(row.index, 1)
    }
    Row {
        visible: row.shown
        IconButton {
            objectName: "lineStart"
            enabled: row.shown && row.solver.shownPly > 0
            iconMirrored: true
            iconName: "start"
            text: qsTr("Show the start of the line")
            onClicked: row.solver.showLine(row.index, 0)
        }
        IconButton {
            objectName: "lineBack"
            steps: true
            enabled: row.shown && row.solver.shownPly > 0
            iconMirrored: true
            iconName: "back"
            text: qsTr("Show the move before")
            onClicked: row.solver.showLine(row.index, row.solver.shownPly - 1)
        }
        IconButton {
            objectName: "lineForward"
            steps: true
            enabled: row.shown && row.solver.shownPly < row.solver.lastPly
            iconMirrored: true
            iconName: "forward"
            text: qsTr("Show the next move")
            onClicked: row.solver.showLine(row.index, row.solver.shownPly + 1)
        }
        IconButton {
            objectName: "lineEnd"
            enabled: row.shown && row.solver.shownPly < row.solver.lastPly
            iconMirrored: true
            iconName: "end"
            text: qsTr("Show the end of the line")
            onClicked: row.solver.showLine(row.index, row.solver.lastPly)
        }
    }
    Label {
        objectName: "lineShown"
        width: parent.width
        visible: row.shown
        muted: true
        text: row.shown ? row.solver.shownText : ""
    }
}
