import QtQuick
import Tessera
import Tessera.Ui

// Proves and solves what is on the board: the mate, its key moves, its line, and why others fail.
ScrollPane {
    id: panel

    property bool help: false
    required property PositionSolver solver
    required property StudyEditor study

    /// A move is looked at: the keyboard may go to its square.
    signal jumped(int square)

    function lookAt(from: int, to: int): void {
        solver.lookAt(from, to);
        jumped(from);
    }

    Accessible.name: qsTr("Solver")
    Accessible.role: Accessible.Pane
    contentHeight: column.implicitHeight + 2 * Theme.space4

    Column {
        id: column
        spacing: Theme.space4
        width: parent.width - 2 * Theme.space4
        x: Theme.space4
        y: Theme.space4

        PanelPart {
            explanation: panel.help ? qsTr("Both sides work together until the side to move is mated.") : qsTr("Can the side to move force mate?")
            title: qsTr("Solve")

            Choices {
                name: qsTr("Solve")

                Choice {
                    checked: !panel.help
                    objectName: "solveMateChoice"
                    text: qsTr("Mate")

                    onToggled: panel.help = false
                }
                Choice {
                    checked: panel.help
                    objectName: "solveHelpChoice"
                    text: qsTr("Helpmate")

                    onToggled: panel.help = true
                }
            }
            Flow {
                spacing: Theme.space2
                width: parent.width

                Label {
                    height: Theme.controlHeight
                    text: qsTr("in")
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                }
                NumberField {
                    id: moves
                    from: 1
                    name: qsTr("In how many moves")
                    objectName: "solveMoves"
                    to: 8
                    value: 2
                }
                Label {
                    height: Theme.controlHeight
                    text: moves.value === 1 ? qsTr("move") : qsTr("moves")
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                }
            }
            Flow {
                spacing: Theme.space2
                width: parent.width

                AppButton {
                    enabled: !panel.solver.busy
                    kind: AppButton.Primary
                    objectName: "solve"
                    text: qsTr("Solve")

                    onClicked: panel.help ? panel.solver.solveHelpmate(moves.value) : panel.solver.solveMate(moves.value)
                }
                AppButton {
                    enabled: !panel.solver.busy
                    objectName: "prove"
                    text: qsTr("Prove")
                    tip: qsTr("What the position is as it stands: mate, stalemate, check")

                    onClicked: panel.solver.prove()
                }
                AppButton {
                    enabled: panel.solver.busy
                    objectName: "cancelSolve"
                    text: qsTr("Stop")

                    onClicked: panel.solver.cancel()
                }
            }
            Label {
                muted: true
                objectName: "solverProgress"
                text: panel.solver.progress
                visible: panel.solver.busy
                width: parent.width
            }
        }
        PanelPart {
            explanation: panel.solver.sentence
            objectName: "solverResult"
            title: panel.solver.title
            visible: panel.solver.done

            Repeater {
                model: panel.solver.keys

                SolverRow {
                    iconColor: Theme.success
                    iconName: "check"
                    objectName: "key-" + text

                    onLooked: (from, to) => panel.lookAt(from, to)
                }
            }
        }
        PanelPart {
            title: panel.solver.mateIn > 0 ? qsTr("The longest line") : qsTr("Lines")
            visible: panel.solver.lines.length > 0

            Repeater {
                model: panel.solver.lines

                Label {
                    required property string modelData

                    mono: true
                    text: modelData
                    width: parent ? (parent as Item).width : 0
                    wrapMode: Text.Wrap
                }
            }
            AppButton {
                objectName: "claimFound"
                text: qsTr("Claim it in the study")
                tip: qsTr("The study claims this mate, with this line")
                visible: panel.solver.mateIn > 0

                onClicked: panel.study.claimMate(panel.solver.mateIn, panel.solver.lines[0])
            }
        }
        PanelPart {
            objectName: "solverFailures"
            title: qsTr("Why other moves fail")
            visible: panel.solver.failures.length > 0

            Repeater {
                model: panel.solver.failures

                SolverRow {
                    onLooked: (from, to) => panel.lookAt(from, to)
                }
            }
        }
    }
}
