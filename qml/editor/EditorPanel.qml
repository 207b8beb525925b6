import QtQuick
import Tessera
import Tessera.Ui

// Beside the editor's board: tabs for the position, the study that is made of it, the solver,
// the proof, and what the computer says.
Rectangle {
    id: panel

    /// Whether it stands beside the board, with a line between.
    property bool edge: true
    required property Analysis analysis
    required property PositionEditor editor
    required property ProofView proof
    readonly property alias proofPanel: proofPanel
    required property PositionSolver solver
    required property StudyEditor study
    readonly property alias tools: position.tools

    signal boardWanted
    signal gameWanted
    signal jumped(int square)
    signal openWanted
    /// Something to be said for the eye and the ear.
    signal remarked(string text)

    function showAnalysis(): void {
        tabs.setCurrentIndex(4);
        analysisPart.takeFocus(Qt.ShortcutFocusReason);
    }
    function showProof(): void {
        tabs.setCurrentIndex(3);
        proofPanel.takeFocus(Qt.ShortcutFocusReason);
    }
    function showStudy(): void {
        tabs.setCurrentIndex(1);
    }
    function showTools(): void {
        tabs.setCurrentIndex(0);
        position.tools.takeFocus();
    }

    color: Theme.card
    Accessible.name: qsTr("Panel")
    Accessible.role: Accessible.Pane

    Rectangle {
        anchors.left: parent.left
        width: panel.edge ? Theme.hairline : parent.width
        height: panel.edge ? parent.height : Theme.hairline
        color: Theme.line
    }
    PanelTabs {
        id: tabs
        width: parent.width
        PanelTab {
            objectName: "tabPosition"
            text: qsTr("Position")
        }
        PanelTab {
            objectName: "tabStudy"
            text: qsTr("Study")
        }
        PanelTab {
            objectName: "tabSolver"
            text: qsTr("Solver")
        }
        PanelTab {
            objectName: "tabEditorProof"
            text: qsTr("Proof")
        }
        PanelTab {
            objectName: "tabEditorAnalysis"
            text: qsTr("Analysis")
        }
    }
    Item {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: tabs.bottom
        PositionPanel {
            id: position
            objectName: "positionPanel"
            anchors.fill: parent
            visible: tabs.currentIndex === 0
            editor: panel.editor
            onGameWanted: panel.gameWanted()
        }
        StudyTexts {
            id: texts
            objectName: "studyPanel"
            anchors.fill: parent
            visible: tabs.currentIndex === 1
            study: panel.study
            onBoardWanted: panel.boardWanted()
            onOpenWanted: panel.openWanted()
        }
        SolverPanel {
            objectName: "solverPanel"
            anchors.fill: parent
            visible: tabs.currentIndex === 2
            solver: panel.solver
            study: panel.study
            onJumped: square => panel.jumped(square)
            onClaimed: {
                panel.showStudy();
                texts.goTo("claim");
                panel.remarked(qsTr("The study claims the mate that was found."));
            }
        }
        ProofPanel {
            id: proofPanel
            anchors.fill: parent
            objectName: "editorProof"
            proof: panel.proof
            visible: tabs.currentIndex === 3
        }
        PositionAnalysis {
            id: analysisPart
            anchors.fill: parent
            objectName: "editorAnalysis"
            analysis: panel.analysis
            visible: tabs.currentIndex === 4
        }
    }
}
