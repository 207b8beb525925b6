import QtQuick
import Tessera
import Tessera.Ui

// What the computer sees: in the position that is shown, or in the game as a whole.
FocusScope {
    id: panel

    required property Analysis analysis
    required property GameReview review
    required property MistakeTrainer trainer
    property bool game: false

    /// Brings the keyboard to the part that is seen.
    function takeFocus(reason: int): void {
        if (game)
            reviewPart.takeFocus(reason);
        else
            positionPart.takeFocus(reason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Analysis")

    Choices {
        id: parts
        objectName: "analysisParts"
        x: Theme.space4
        y: Theme.space3
        width: parent.width - 2 * Theme.space4
        name: qsTr("What is analysed")
        Choice {
            objectName: "analysePosition"
            text: qsTr("This position")
            checked: !panel.game
            onToggled: panel.game = false
        }
        Choice {
            objectName: "analyseGame"
            text: qsTr("The game")
            checked: panel.game
            onToggled: panel.game = true
        }
    }
    PositionAnalysis {
        id: positionPart
        objectName: "positionAnalysis"
        visible: !panel.game
        anchors.top: parts.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        analysis: panel.analysis
    }
    ReviewPanel {
        id: reviewPart
        objectName: "reviewPanel"
        visible: panel.game
        anchors.top: parts.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        review: panel.review
        trainer: panel.trainer
    }
}
