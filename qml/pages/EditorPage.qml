import QtQuick
import Tessera
import Tessera.Ui

// Positions and studies of one's own: the board, the tools beside it, and what is right or wrong
// below it.
FocusScope {
    id: page

    required property Announcer announcer
    readonly property real columnX: Theme.space4 + (mirrored && !stacked ? panelWidth : 0)
    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property real panelWidth: Math.round(Math.min(Math.max(Theme.sidePanel, width * Theme.sidePanelShare), width * Theme.sidePanelMost))
    required property GameSession session
    /// Too narrow for two columns: the panel goes below the board.
    readonly property bool stacked: panelWidth < Theme.leastPanel || width - panelWidth < Theme.leastBoard
    /// The boards show what is not set up.
    readonly property bool showing: proof.shows || analysis.shows || positionSolver.shows
    readonly property alias study: studyEditor

    /// A game was begun from here.
    signal begun

    function goTo(square: int): void {
        board.focusSquare = square;
        board.view.reveal(square);
        takeFocus();
    }
    function erase(square: int): void {
        if (!leftShown())
            positionEditor.erase(square);
    }
    /// Whether the boards showed a line of the proof, the analysis or the solver, which is no place to
    /// edit: they go back.
    function leftShown(): bool {
        const showed = showing;
        showOnly(null);
        return showed;
    }
    /// Brings the boards into view while they show a line, and then what was in view before.
    function followShown(): void {
        // Not by `showing`: while one of them tells of it, that may still say what was before.
        shownPlace.follow(stacked && (proof.shows || analysis.shows || positionSolver.shows));
    }
    /// One of those that show lines has the boards, or none of them.
    function showOnly(one: QtObject): void {
        if (one !== proof)
            proof.back();
        if (one !== analysis)
            analysis.back();
        if (one !== positionSolver)
            positionSolver.back();
    }
    function obey(command: string): void {
        switch (command) {
        case "undo":
            positionEditor.canUndo ? positionEditor.undo() : remark(qsTr("There is nothing to take back."));
            break;
        case "redo":
            positionEditor.canRedo ? positionEditor.redo() : remark(qsTr("There is nothing to make again."));
            break;
        case "flip":
            positionEditor.flip();
            break;
        case "toBoard":
            takeFocus();
            break;
        case "goTo":
            goToDialog.open();
            break;
        case "libraryExport":
            panel.showStudy();
            studyEditor.busy ? remark(qsTr("The study is being checked.")) : studyEditor.save();
            break;
        case "coachTab":
            panel.showTools();
            break;
        case "proofTab":
            panel.showProof();
            proof.tell();
            break;
        case "analysisTab":
            analysis.on = true;
            panel.showAnalysis();
            analysis.tell();
            break;
        default:
            remark(qsTr("This key is for games; here the board is set up."));
        }
    }
    function remark(text: string): void {
        status.remark = text;
        announcer.say(text);
    }
    function takeFocus(): void {
        board.takeFocus(Qt.OtherFocusReason);
    }
    /// Takes over the position of the game, after asking where something would be lost.
    /// Takes the position that a session shows.
    function takeGame(from: GameSession): void {
        studyEditor.take(from);
    }

    Accessible.name: qsTr("Editor")
    Accessible.role: Accessible.Pane

    Component.onCompleted: {
        board.view.objectName = "editorBoard";
        if (session.persistent)
            studyEditor.keepDrafts();
    }

    PositionEditor {
        id: positionEditor
        spokenStyle: Settings.spokenStyle
        onAnnounced: text => page.announcer.say(text)
    }
    StudyEditor {
        id: studyEditor
        editor: positionEditor
        onAnnounced: text => page.announcer.say(text)
        onFileWanted: suggested => {
            // Made when it is needed.
            saveFiles.firstFolder = folder();
            saveFiles.save(page.Window.window, suggested);
        }
        onNoticeChanged: page.announcer.say(notice)
        onReplaceWanted: replaceDialog.open()
        onReplaced: board.focusSquare = -1
    }
    ProofView {
        id: proof
        editor: positionEditor
        active: panel.proofPanel.visible
        onAnnounced: text => page.announcer.say(text)
        onRemarked: text => page.remark(text)
        onChanged: scroll.rearranged()
        onShown: {
            if (shows)
                page.showOnly(proof);
            page.followShown();
        }
    }
    Analysis {
        id: analysis
        editor: positionEditor
        watched: page.visible
        onAnnounced: text => page.announcer.say(text)
        onShown: {
            if (shows)
                page.showOnly(analysis);
            page.followShown();
        }
    }
    PositionSolver {
        id: positionSolver
        editor: positionEditor
        memory: Settings.solverMemory
        onAnnounced: text => page.announcer.say(text)
        onShown: {
            if (shows)
                page.showOnly(positionSolver);
            page.followShown();
        }
    }
    ScrollPane {
        id: scroll
        anchors.bottomMargin: page.stacked && noticeCard.visible ? noticeCard.height + 2 * Theme.space2 : 0
        anchors.fill: parent
        contentHeight: page.stacked ? panel.y + panel.height : height
        coverPlace: status.place
        covered: page.stacked ? status.height + Theme.space2 : 0
        EditorBar {
            id: bar
            objectName: "editorBar"
            x: page.columnX
            y: Theme.space3
            width: boardColumn.width
            editor: positionEditor
            onPlayWanted: playDialog.open()
            onRulesetWanted: rulesetDialog.choose()
        }
        Item {
            id: boardColumn
            x: page.columnX
            y: bar.y + bar.height + Theme.space2
            width: (page.stacked ? page.width : page.width - page.panelWidth) - 2 * Theme.space4
            height: page.stacked ? board.controlsSize + Math.min(width, Math.max(Theme.leastStackedBoard, page.height - y - status.height - Theme.space4 - board.controlsSize)) : page.height - y - status.height - Theme.space3 - Theme.space2
            EvaluationBar {
                id: evaluation
                objectName: "editorEvaluation"
                anchors.left: parent.left
                visible: analysis.on
                height: parent.height - (board.wide ? 0 : board.controlsSize)
                analysis: analysis
            }
            BoardPane {
                id: board
                anchors.fill: parent
                anchors.leftMargin: evaluation.visible ? evaluation.width + Theme.space2 : 0
                focus: true
                coachSketch: proof.shows ? proof.sketch : positionSolver.shows ? positionSolver.sketch : analysis.on ? analysis.sketch : positionSolver.sketch
                name: qsTr("Board of the editor")
                rulesetId: positionEditor.rulesetId
                scene: proof.shows ? proof.scene : analysis.shows ? analysis.scene : positionSolver.shows ? positionSolver.scene : positionEditor.scene
                speech: BoardSpeech {
                    announceFocus: Settings.announceFocus
                    announcer: page.announcer
                    brief: Settings.briefSpeech
                    style: Settings.spokenStyle
                }
                onActivated: square => {
                    if (!page.leftShown())
                        positionEditor.use(square);
                }
                onCancelled: {
                    if (!page.leftShown())
                        positionEditor.holding ? positionEditor.letGo() : positionEditor.takeHand();
                }
                onFocusSquareChanged: status.remark = ""
                onInspected: square => page.erase(square)
                onMenuWanted: square => page.erase(square)
                onPickedUp: square => positionEditor.pickUp(square)
                onPutDown: square => positionEditor.putDown(square)
                onTakenOff: square => page.erase(square)
            }
        }
        EditorStatus {
            id: status
            objectName: "editorStatusLine"
            shownText: proof.shows ? proof.shownText : analysis.shows ? analysis.shownText : positionSolver.shownText
            x: page.columnX
            // Below a board that is only partly in view it would not be seen.
            readonly property real place: boardColumn.y + boardColumn.height + Theme.space2
            y: page.stacked ? scroll.atLeastAbove(place, height) : place
            z: 1
            width: boardColumn.width
            editor: positionEditor
            onJumped: square => page.goTo(square)
        }
        EditorPanel {
            id: panel
            objectName: "editorPanel"
            x: page.stacked || page.mirrored ? 0 : page.width - width
            y: page.stacked ? status.place + status.height + Theme.space3 : 0
            width: page.stacked ? page.width : page.panelWidth
            height: page.stacked ? Math.max(Theme.leastStackedPanel, page.height - y) : page.height
            edge: !page.stacked
            analysis: analysis
            editor: positionEditor
            solver: positionSolver
            proof: proof
            study: studyEditor
            onBoardWanted: page.takeFocus()
            onGameWanted: page.takeGame(page.session)
            onJumped: square => {
                board.focusSquare = square;
                board.view.reveal(square);
            }
            onOpenWanted: openFiles.open(page.Window.window)
            onRemarked: text => page.remark(text)
        }
    }
    Binding {
        property: "editing"
        target: board.view
        value: !page.showing
    }
    Connections {
        function onCommanded(command, square) {
            page.remark(positionEditor.told(command, square));
        }
        function onEmptied(square) {
            page.erase(square);
        }
        function onLettered(square, letter) {
            if (!page.leftShown())
                positionEditor.placeLetter(square, letter);
        }
        function onTold(text) {
            page.remark(text);
        }
        target: board.view
    }
    Connections {
        function onCarried(kind, white, at) {
            const point = panel.tools.mapToItem(page, at.x, at.y);
            ghost.show(kind, white, point);
            board.hoveredSquare = board.view.cellAt(page.mapToItem(board.view, point.x, point.y));
        }
        function onDropGivenUp() {
            ghost.visible = false;
        }
        function onDropped(kind, white, at) {
            ghost.visible = false;
            const square = board.view.cellAt(panel.tools.mapToItem(board.view, at.x, at.y));
            if (square < 0)
                return;
            board.focusSquare = square;
            positionEditor.place(square, kind, white);
        }
        target: panel.tools
    }
    PiecePicture {
        id: ghost
        function show(piece: int, isWhite: bool, at: point): void {
            kind = piece;
            white = isWhite;
            x = Math.round(at.x - width / 2);
            y = Math.round(at.y - height / 2);
            visible = true;
        }
        width: Theme.paletteCell
        height: width
        visible: false
        colors: Theme.board
        fontFamily: Theme.textFamily
        scene: positionEditor.scene
    }
    NoticeCard {
        id: noticeCard
        objectName: "editorNotice"
        x: page.stacked ? Theme.space4 : panel.x + Theme.space2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2
        width: page.stacked ? page.width - 2 * Theme.space4 : panel.width - 2 * Theme.space2
        mostHeight: page.height * Theme.noticeShare
        notice: studyEditor.notice
        onDismissed: studyEditor.dismissNotice()
    }
    StudyFiles {
        id: openFiles
        title: qsTr("Open a study")
        onChosen: file => studyEditor.open(file)
    }
    StudyFiles {
        id: saveFiles
        title: qsTr("Save the study")
        onChosen: file => studyEditor.saveTo(file)
    }
    ShownPlace {
        id: shownPlace
        scroll: scroll
        top: boardColumn.y
        bottom: status.place + status.height + Theme.space2
    }
    GoToDialog {
        id: goToDialog
        editor: positionEditor
        onAnnounced: text => page.announcer.say(text)
        onArrived: square => {
            board.focusSquare = square;
            board.view.reveal(square);
            focusBefore = board.view;
        }
    }
    EditRulesetDialog {
        id: rulesetDialog
        editor: positionEditor
    }
    ReplaceWorkDialog {
        id: replaceDialog
        study: studyEditor
    }
    PlayFromDialog {
        id: playDialog
        session: page.session
        onAccepted: {
            if (studyEditor.play(page.session))
                page.begun();
        }
    }
    Repeater {
        model: ["undo", "redo", "libraryExport", "flip", "toBoard", "coachTab", "proofTab", "analysisTab", "goTo", "back", "forward", "toStart", "toEnd", "whatIf", "inspectOnly", "controlWhite", "controlBlack"]
        CommandKey {
            onGiven: command => page.obey(command)
        }
    }
}
