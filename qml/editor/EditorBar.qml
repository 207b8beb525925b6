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

    Accessible.name: qsTr("Editor")
    Accessible.role: Accessible.ToolBar
    implicitHeight: wraps ? chip.height + Theme.space2 + buttons.height : Theme.topBar

    AppButton {
        id: chip
        Accessible.name: qsTr("Ruleset %1").arg(text)
        anchors.left: parent.left
        iconName: "unfold"
        objectName: "editorRuleset"
        text: bar.editor.rulesetName
        tip: qsTr("Choose the ruleset, and what becomes of the pieces")
        width: Math.min(implicitWidth, bar.width)
        y: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)

        onClicked: bar.rulesetWanted()
    }
    Flow {
        id: buttons
        anchors.bottom: parent.bottom
        anchors.bottomMargin: bar.wraps ? 0 : Math.round((Theme.topBar - height) / 2)
        anchors.right: parent.right
        spacing: Theme.space2
        width: Math.min(bar.buttonsWidth, bar.width)

        AppButton {
            id: undo
            command: "undo"
            display: bar.display
            enabled: bar.editor.canUndo
            iconMirrored: true
            iconName: "undo"
            objectName: "editorUndo"
            text: qsTr("Undo")
            tip: qsTr("Take back the last change")

            onClicked: bar.editor.undo()
        }
        AppButton {
            id: redo
            command: "redo"
            display: bar.display
            enabled: bar.editor.canRedo
            iconMirrored: true
            iconName: "redo"
            objectName: "editorRedo"
            text: qsTr("Redo")
            tip: qsTr("Make again what was taken back")

            onClicked: bar.editor.redo()
        }
        AppButton {
            id: flip
            command: "flip"
            display: bar.display
            iconName: "flip"
            objectName: "editorFlip"
            text: qsTr("Flip")
            tip: qsTr("See the board from the other side")

            onClicked: bar.editor.flip()
        }
        AppButton {
            id: play
            display: bar.display
            enabled: bar.editor.valid
            iconName: "play"
            objectName: "playFromHere"
            text: qsTr("Play from here")
            tip: qsTr("Begins a game from this position")

            onClicked: bar.playWanted()
        }
    }
}
