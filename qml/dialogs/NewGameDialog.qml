import QtQuick
import Tessera
import Tessera.Ui

// Which game to begin, and who plays it: the games of the program and the user's own, with their start
// and their notes.
AppDialog {
    id: dialog

    required property GameSession session
    /// What is shown of the chosen one.
    property var chosen: ({})
    readonly property RulesetListModel rulesets: chooser.list
    readonly property bool wide: width >= Theme.newGameWide
    readonly property bool playable: chosen.key !== undefined && chosen.rowProblem === ""

    /// A game is about to begin.
    signal begun

    /// Opens with a ruleset chosen: its id, its file, or nothing for that of the game on the board.
    function choose(key: string): void {
        rulesets.refresh();
        list.currentIndex = rulesets.rowOf(key === "" ? session.rulesetId : key);
        showChosen();
        firstFocus = session.running ? cancel : list;
        open();
    }
    /// Adds a file first; opens with its problem when that fails.
    function chooseFile(file: url): void {
        choose("");
        addFile(file);
    }
    function addFile(file: url): void {
        const row = rulesets.add(file);
        if (row >= 0)
            list.currentIndex = row;
        showChosen();
    }
    function showChosen(): void {
        chosen = rulesets.row(list.currentIndex);
        opponent.odds = -1;
        opponent.oddsChoices = rulesets.odds(list.currentIndex);
        showStart();
        about.contentY = 0;
    }
    function showStart(): void {
        start.scene = rulesets.startScene(list.currentIndex, opponent.odds);
    }
    function begin(): void {
        if (!playable)
            return;
        const key = chosen.key;
        opponent.finish();
        const without = opponent.odds;
        begun();
        close();
        ComputerSettings.begin(session, key, ClockSettings.tag, without);
    }

    title: qsTr("New game")
    width: Math.min(Theme.newGameWidth, parent.width - 2 * margin)
    firstFocus: list

    RulesetChooser {
        id: chooser
    }

    buttons: [
        AppButton {
            objectName: "removeRuleset"
            text: qsTr("Remove")
            tip: qsTr("Moves this file of yours to the trash; its saved games need it to open")
            visible: dialog.chosen.fileName !== undefined && dialog.chosen.fileName !== ""
            onClicked: {
                const row = list.currentIndex;
                dialog.rulesets.remove(row);
                list.currentIndex = Math.min(row, dialog.rulesets.count - 1);
                dialog.showChosen();
            }
        },
        AppButton {
            objectName: "addRuleset"
            text: qsTr("Add a ruleset file…")
            tip: qsTr("Checks the file and copies it to your rulesets")
            onClicked: files.open(dialog.parent.Window.window)
        },
        AppButton {
            id: cancel
            objectName: "newGameKeep"
            text: dialog.session.running ? qsTr("Keep playing") : qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "newGameAccept"
            text: qsTr("Start game")
            kind: AppButton.Primary
            enabled: dialog.playable
            onClicked: dialog.begin()
        }
    ]

    Label {
        id: warning
        objectName: "newGameWarning"
        width: parent.width
        visible: dialog.session.running
        text: qsTr("The game on the board is not over. A new game takes its place; the one before it is kept in the library, to go on with at any time.")
    }
    FileLabel {
        id: problem
        objectName: "rulesetProblem"
        width: parent.width
        visible: text !== ""
        sentence: dialog.rulesets.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
    Item {
        id: choice
        width: parent.width
        // One below the other when narrow, with who plays between them; no height follows from another that follows from it.
        readonly property real listHeight: Math.min(list.contentHeight + 2 * Theme.space1, Theme.newGameHeight / 2)
        // The parts scroll rather than the whole, where there is room for that.
        readonly property real wideHeight: Math.max(Theme.newGameLeast, Math.min(Theme.newGameHeight, dialog.room - opponent.height - Theme.space3 - (warning.visible ? warning.height + Theme.space3 : 0) - (problem.visible ? problem.height + Theme.space3 : 0)))
        readonly property real aboutTop: listHeight + opponent.height + 2 * Theme.space3
        height: dialog.wide ? wideHeight + Theme.space3 + opponent.height : aboutTop + details.implicitHeight

        RulesetList {
            id: list
            objectName: "rulesetList"
            anchors.left: parent.left
            width: dialog.wide ? Math.round(parent.width * 0.36) : parent.width
            height: dialog.wide ? choice.wideHeight : choice.listHeight
            model: dialog.rulesets
            onCurrentIndexChanged: dialog.showChosen()
            onBegun: dialog.begin()
        }
        ReadingPane {
            id: about
            objectName: "rulesetAbout"
            name: qsTr("About %1").arg(dialog.chosen.name ?? "")
            tabStop: dialog.wide
            anchors.right: parent.right
            y: dialog.wide ? 0 : choice.aboutTop
            width: dialog.wide ? parent.width - list.width - Theme.space4 : parent.width
            height: dialog.wide ? choice.wideHeight : details.implicitHeight
            contentHeight: details.implicitHeight

            Column {
                id: details
                anchors.left: parent.left
                anchors.leftMargin: dialog.wide ? Theme.space2 : 0
                width: parent.width - anchors.leftMargin - Theme.space3
                spacing: Theme.space3

                Label {
                    objectName: "chosenName"
                    width: parent.width
                    text: dialog.chosen.name ?? ""
                    font.pixelSize: Theme.heading
                    strong: true
                    Accessible.role: Accessible.Heading
                }
                FileLabel {
                    objectName: "chosenProblem"
                    width: parent.width
                    visible: text !== ""
                    sentence: dialog.chosen.rowProblem ?? ""
                    color: Theme.danger
                }
                BoardView {
                    id: start
                    objectName: "startPreview"
                    width: parent.width
                    // Whole at a glance, where that leaves it readable.
                    height: !visible ? 0 : dialog.wide ? Math.max(Theme.newGameLeast, Math.min(Theme.newGamePreview, choice.wideHeight - y)) : Theme.newGamePreview
                    visible: dialog.playable
                    colors: Theme.board
                    fontFamily: Theme.textFamily
                    coordinateSize: 0
                    interactive: false
                    LayoutMirroring.enabled: false
                    Accessible.ignored: true
                }
                RulesetNotes {
                    width: parent.width
                    description: dialog.chosen.about ?? ""
                    notes: dialog.chosen.notes ?? []
                    sources: dialog.chosen.sources ?? []
                }
                FileLabel {
                    width: parent.width
                    visible: dialog.rulesets.folder !== ""
                    sentence: qsTr("Rulesets of your own live in %1.").arg(dialog.rulesets.folder)
                    font.pixelSize: Theme.smallText
                    muted: true
                }
            }
        }
        OpponentPart {
            id: opponent
            objectName: "opponentPart"
            onOddsChanged: dialog.showStart()
            width: parent.width
            y: Theme.space3 + (dialog.wide ? choice.wideHeight : choice.listHeight)
        }
    }
    RulesetFiles {
        id: files
        onChosen: file => dialog.addFile(file)
    }
}
