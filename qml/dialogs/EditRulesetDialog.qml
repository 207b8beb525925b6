import QtQuick
import Tessera
import Tessera.Ui

// Which ruleset the editor's board belongs to, and what becomes of the pieces on it.
AppDialog {
    id: dialog

    /// The row that was accepted.
    property var chosen: ({})
    required property PositionEditor editor
    property int pieces: Refit.Keep
    property string problem: ""
    readonly property RulesetListModel rulesets: chooser.list

    function accept(): void {
        chosen = rulesets.row(list.currentIndex);
        problem = editor.chooseRuleset(chosen.key ?? "", pieces);
        if (problem === "")
            close();
    }
    function choose(): void {
        rulesets.refresh();
        list.currentIndex = rulesets.rowOf(editor.rulesetId);
        pieces = Refit.Keep;
        problem = "";
        open();
    }

    firstFocus: list
    title: qsTr("Ruleset of the board")

    buttons: [
        AppButton {
            objectName: "editRulesetCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "editRulesetAccept"
            kind: AppButton.Primary
            text: qsTr("Use this board")
            onClicked: dialog.accept()
        }
    ]

    RulesetChooser {
        id: chooser
    }
    Label {
        width: parent.width
        visible: text !== ""
        color: Theme.danger
        text: dialog.problem
        Accessible.role: Accessible.AlertMessage
    }
    RulesetList {
        id: list
        objectName: "editRulesets"
        width: parent.width
        height: Math.min(contentHeight + 2 * Theme.space1, Theme.newGameHeight / 2)
        model: dialog.rulesets
        onBegun: dialog.accept()
    }
    SettingsRow {
        label: qsTr("The pieces on the board")
        Choices {
            name: qsTr("The pieces on the board")
            Choice {
                objectName: "refitKeep"
                checked: dialog.pieces === Refit.Keep
                text: qsTr("Keep those that fit")
                onToggled: dialog.pieces = Refit.Keep
            }
            Choice {
                objectName: "refitStart"
                checked: dialog.pieces === Refit.Start
                text: qsTr("Start of a game")
                onToggled: dialog.pieces = Refit.Start
            }
            Choice {
                objectName: "refitNone"
                checked: dialog.pieces === Refit.None
                text: qsTr("Empty board")
                onToggled: dialog.pieces = Refit.None
            }
        }
    }
}
