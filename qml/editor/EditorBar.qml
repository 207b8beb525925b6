import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// Above the editor's board: which ruleset, and what can be done with the whole.
Item {
    id: bar

    readonly property real buttonsWidth: undo.width + redo.width + flip.width + play.width + 3 * buttons.spacing
    /// Too narrow for the buttons' words: icons only.
    readonly property bool compact: chip.implicitWidth + Theme.space3 + wordsWidth > width
    readonly property int display: compact ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
    required property PositionEditor editor
    readonly property real wordsWidth: undo.wordsWidth + redo.wordsWidth + flip.wordsWidth + play.wordsWidth + 3 * buttons.spacing
    /// Too narrow even so: two lines.
    readonly property bool wraps: compact && chip.implicitWidth + Theme.space3 + buttonsWidth > width

    signal playWanted
    signal rulesetWanted

    implicitHeight: wraps ? chip.height + Theme.space2 + buttons.height : Theme.topBar
    Accessible.name: qsTr("Editor")
    Accessible.role: Accessible.ToolBar

    AppButton {
        id: chip
        objectName: "editorRuleset"
        y: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        anchors.left: parent.left
        width: Math.min(implicitWidth, bar.width)
        iconName: "unfold"
        text: bar.editor.rulesetName
        tip: qsTr("Choose the ruleset, and what becomes of the pieces")
        Accessible.name: qsTr("Ruleset %1").arg(text)
        onClicked: bar.rulesetWanted()
    }
    Flow {
        id: buttons
        anchors.bottom: parent.bottom
        anchors.bottomMargin: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        anchors.right: parent.right
        width: Math.min(bar.buttonsWidth, bar.width)
        spacing: Theme.space2
        AppButton {
            id: undo
            objectName: "editorUndo"
            steps: true
            enabled: bar.editor.canUndo
            command: "undo"
            display: bar.display
            iconMirrored: true
            iconName: "undo"
            text: qsTr("Undo")
            tip: qsTr("Take back the last change")
            onClicked: bar.editor.undo()
        }
        AppButton {
            id: redo
            objectName: "editorRedo"
            steps: true
            enabled: bar.editor.canRedo
            command: "redo"
            display: bar.display
            iconMirrored: true
            iconName: "redo"
            text: qsTr("Redo")
            tip: qsTr("Make again what was taken back")
            onClicked: bar.editor.redo()
        }
        AppButton {
            id: flip
            objectName: "editorFlip"
            command: "flip"
            display: bar.display
            iconName: "flip"
            text: qsTr("Flip")
            tip: qsTr("See the board from the other side")
            onClicked: bar.editor.flip()
        }
        AppButton {
            id: play
            objectName: "playFromHere"
            enabled: bar.editor.valid
            display: bar.display
            iconName: "play"
            text: qsTr("Play from here")
            tip: qsTr("Begins a game from this position")
            onClicked: bar.playWanted()
        }
    }
}
