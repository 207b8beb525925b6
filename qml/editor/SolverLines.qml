import QtQuick
import Tessera
import Tessera.Ui

// The lines that the solver found, each to be walked through on the board.
Column {
    id: list

    required property PositionSolver solver

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2

    Repeater {
        model: list.solver.lines
        SolverLine {
            readonly property SolverLines list: parent as SolverLines
            solver: list ? list.solver : null
        }
    }
}
