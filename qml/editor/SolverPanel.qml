import QtQuick
import Tessera
import Tessera.Ui

// Proves and solves what is on the board: the mate, its key moves, its line, and why others fail.
ScrollPane {
    id: panel

    property bool help: false
    required property PositionSolver solver
    required property StudyEditor study
    readonly property bool playable: solver.editor.valid

    /// A move is looked at: the keyboard may go to its square.
    signal jumped(int square)
    /// The study claims what was found.
    signal claimed

    function lookAt(from: int, to: int): void {
        solver.lookAt(from, to);
        jumped(from);
    }

    // What was found answers the other question.
    onHelpChanged: solver.forget()
    Keys.onEscapePressed: event => {
        event.accepted = solver.shows;
        solver.back();
    }

    contentHeight: column.implicitHeight + 2 * Theme.space4
    Accessible.name: qsTr("Solver")
    Accessible.role: Accessible.Pane

    Column {
        id: column
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space4
        PanelPart {
            title: qsTr("Solve")
            Choices {
                name: qsTr("Solve")
                Choice {
                    objectName: "solveMateChoice"
                    checked: !panel.help
                    text: qsTr("Mate")
                    onToggled: panel.help = false
                }
                Choice {
                    objectName: "solveHelpChoice"
                    checked: panel.help
                    text: qsTr("Helpmate")
                    onToggled: panel.help = true
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.space2
                Label {
                    height: Theme.controlHeight
                    text: panel.help ? qsTr("in") : qsTr("in at most")
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                }
                NumberField {
                    id: moves
                    objectName: "solveMoves"
                    from: 1
                    name: qsTr("In how many moves")
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
                width: parent.width
                spacing: Theme.space2
                // Pressed again meanwhile, it begins anew: so the keyboard can stay.
                AppButton {
                    id: solve
                    objectName: "solve"
                    enabled: panel.playable
                    kind: AppButton.Primary
                    text: qsTr("Solve")
                    onClicked: panel.help ? panel.solver.solveHelpmate(moves.value) : panel.solver.solveMate(moves.value)
                }
                AppButton {
                    objectName: "prove"
                    enabled: panel.playable
                    text: qsTr("Prove")
                    tip: qsTr("What the position is as it stands: mate, stalemate, check")
                    onClicked: panel.solver.prove()
                }
                AppButton {
                    objectName: "cancelSolve"
                    enabled: panel.solver.busy
                    heir: solve
                    text: qsTr("Stop")
                    onClicked: panel.solver.cancel()
                }
            }
            // Below the buttons: its length must not move them.
            Label {
                objectName: "solveQuestion"
                width: parent.width
                muted: true
                text: {
                    const white = panel.solver.editor.whiteToMove;
                    if (panel.help)
                        return white ? qsTr("White is to be mated; both sides help. White moves first.") : qsTr("Black is to be mated; both sides help. Black moves first.");
                    return white ? qsTr("Can White force mate? White moves first.") : qsTr("Can Black force mate? Black moves first.");
                }
            }
            Label {
                objectName: "solverWaits"
                width: parent.width
                visible: !panel.playable
                color: Theme.danger
                text: qsTr("Nothing can be solved yet. %1", "what is wrong with the position").arg(panel.solver.editor.standing)
            }
            Label {
                objectName: "solverProgress"
                width: parent.width
                visible: panel.solver.busy
                muted: true
                text: panel.solver.progress
            }
        }
        PanelPart {
            objectName: "solverResult"
            visible: panel.solver.done
            explanation: panel.solver.sentence
            title: panel.solver.title
            Repeater {
                model: panel.solver.keys
                SolverRow {
                    objectName: "key-" + text
                    iconColor: Theme.success
                    iconName: "check"
                    onLooked: (from, to) => panel.lookAt(from, to)
                }
            }
        }
        PanelPart {
            visible: panel.solver.lines.length > 0
            title: panel.solver.mateIn > 0 ? qsTr("The longest line") : qsTr("Lines")
            SolverLines {
                solver: panel.solver
            }
        }
        AppButton {
            objectName: "claimFound"
            visible: panel.solver.mateIn > 0
            text: qsTr("Claim it in the study")
            tip: qsTr("The study claims this mate, with this line")
            onClicked: {
                panel.study.claimMate(panel.solver.mateIn, panel.solver.lines.length > 0 ? panel.solver.lines[0] : "");
                panel.claimed();
            }
        }
        PanelPart {
            objectName: "solverFailures"
            visible: panel.solver.failures.length > 0
            title: qsTr("Why other moves fail")
            Repeater {
                model: panel.solver.failures
                SolverRow {
                    onLooked: (from, to) => panel.lookAt(from, to)
                }
            }
        }
        SettingsRow {
            explanation: qsTr("In megabytes, from %1 to %2. More is faster in deep searches.").arg(Settings.leastSolverMemory).arg(Settings.greatestSolverMemory)
            label: qsTr("Memory for the solver")
            NumberField {
                objectName: "solverMemory"
                from: Settings.leastSolverMemory
                name: qsTr("Memory for the solver, in megabytes")
                to: Settings.greatestSolverMemory
                stepSize: Settings.leastSolverMemory
                value: Settings.solverMemory
                onValueModified: Settings.solverMemory = value
            }
        }
    }
}
