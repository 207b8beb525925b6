import QtQuick
import Tessera
import Tessera.Ui

// The lessons: a list of them, and one of them on the boards.
FocusScope {
    id: page

    /// Says what happens to those who cannot see it.
    required property Announcer announcer
    /// Whether the keys of the boards and the tesseract are its.
    property bool current: false
    readonly property bool studying: player.open
    readonly property LessonPlayer player: player
    readonly property Learn learn: learn
    readonly property bool comparing: player.kind === LessonPlayer.Compare && !player.finished
    /// A key of this page was pressed: it is to be seen.
    signal wanted

    function takeFocus(): void {
        if (!studying)
            list.takeFocus();
        else if (!lessonPanel.takeFocus())
            comparing ? compare.takeFocus() : table.takeFocus();
    }
    function openLesson(key: string): void {
        player.start(key);
    }
    function openFile(file: url): void {
        learn.open(file);
    }
    /// What takes time before a lesson opens is not wanted any more.
    function stopWaiting(): void {
        learn.stopOpening();
        player.stopChecking();
        takeFocus();
    }
    function showList(): void {
        const key = player.key;
        player.close();
        learn.refresh();
        list.goTo(key);
    }
    function followStep(): void {
        const pose = table.tesseract.pose;
        pose.demo = false;
        if (player.arrangement >= 0)
            pose.arrangement = player.arrangement;
        table.panel.select("tabLesson");
        if (!visible)
            return;
        takeFocus();
        strip.follow();
    }
    /// The text where the boards are seen, and the boards where the text is.
    function switchView(): void {
        if (strip.visible && !table.boardsSeen) {
            table.showBoards();
            comparing ? compare.takeFocus() : table.takeFocus();
            return;
        }
        table.panel.select("tabLesson");
        table.showInPanel(lessonPanel);
        lessonPanel.readFocus();
    }
    /// What the line below the boards says. The panel tells why; where that is out of sight, the line
    /// does.
    function outcome(): string {
        if (!player.feedback.empty) {
            if (table.stacked)
                return player.feedback.plain;
            switch (player.outcome) {
            case LessonPlayer.Right:
                return player.solved ? qsTr("Solved.") : qsTr("Right.");
            case LessonPlayer.Wrong:
                return player.refused ? qsTr("Not this move. Beside the boards you see why.") : qsTr("Not yet. Beside the boards you see why.");
            default:
                return player.feedback.plain;
            }
        }
        if (table.stacked && player.asks && !session.hasSelection)
            return player.text.plain;
        if (table.stacked && player.frames > 0 && !comparing)
            return player.frameText.plain;
        if (player.placeText !== "" || session.hasSelection || !player.ownPresses)
            return player.placeText;
        if (comparing)
            return qsTr("Point at a square, or walk to it: what belongs to it lights up on the other board.");
        return qsTr("Press a piece to see where it can go. Nothing is moved here.");
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Learn")
    Component.onCompleted: learn.refresh()

    Learn {
        id: learn
        onTaken: key => page.openLesson(key)
        onNoticeChanged: {
            if (!page.studying)
                page.announcer.say(notice);
        }
    }
    GameSession {
        id: session
        confirmCaptures: Settings.confirmCaptures
        spokenStyle: Settings.spokenStyle
    }
    LessonPlayer {
        id: player
        learn: learn
        session: session
        inspector: table.inspector
        pause: Theme.betweenMoves
        onAnnounced: text => page.announcer.say(text)
        onAttended: (interest, cause) => table.gaze.look(interest, cause)
        onBoardsWanted: if (strip.visible)
            table.showBoards()
        onStepChanged: if (open)
            stepping.start()
        // Enter does not skip what is to be tried again.
        onRetried: if (page.visible)
            retrying.start()
        // Enter goes on.
        onSolvedNow: if (page.visible)
            solving.start()
    }
    // Once everything is as the step has it.
    Timer {
        id: stepping
        interval: 0
        onTriggered: page.followStep()
    }
    Timer {
        id: retrying
        interval: 0
        onTriggered: page.takeFocus()
    }
    Timer {
        id: solving
        interval: 0
        onTriggered: lessonPanel.takeFocus()
    }
    LessonList {
        id: list
        anchors.fill: parent
        anchors.bottomMargin: listNotice.visible ? listNotice.height + 2 * Theme.space3 : 0
        visible: !page.studying
        focus: !page.studying
        learn: learn
        onChosen: key => page.openLesson(key)
        onReviewWanted: player.startReview()
        onFileWanted: files.open(page.Window.window)
        onResetWanted: (key, title) => resetDialog.ask(key, title)
    }
    LessonWait {
        objectName: "lessonWait"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: listNotice.visible ? listNotice.top : parent.bottom
        anchors.margins: Theme.space3
        z: 1
        waiting: learn.opening || player.checking
        text: player.checking ? player.checkingText : qsTr("The lesson is being read.")
        announcer: page.announcer
        onCancelled: page.stopWaiting()
    }
    NoticeCard {
        id: listNotice
        objectName: "learnNotice"
        mostHeight: page.height * Theme.noticeShare
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space3
        notice: page.studying ? "" : learn.notice
        onDismissed: {
            learn.dismissNotice();
            list.takeFocus();
        }
    }
    TablePage {
        id: table
        objectName: "lessonTable"
        anchors.fill: parent
        visible: page.studying
        focus: page.studying
        current: page.current
        session: session
        announcer: page.announcer
        replayable: false
        // Mate or stalemate may be the question.
        tellsWhy: !player.asks || player.solved
        notice: page.studying ? learn.notice : ""
        sketch: player.sketch
        sketched: player.sketched || player.marking || player.hidesChecks && !session.hasSelection
        shownScene: player.scene
        sceneShown: player.sceneShown
        ownPresses: player.ownPresses
        // It would give away what is asked for, or lie over the marks.
        warns: Settings.threatWarnings && !player.marking && (!player.asks || player.solved)
        outcome: page.outcome()
        outcomeLeads: player.asks
        footHeight: strip.visible ? strip.height : 0
        outcomeKind: player.outcome === LessonPlayer.Right ? StatusLine.Good : player.outcome === LessonPlayer.Wrong ? StatusLine.Bad : StatusLine.Plain
        onPressed: square => player.press(square)
        onWanted: page.wanted()
        onNoticeDismissed: learn.dismissNotice()
        onEscaped: player.takeBack()
        answers: AppButton {
            objectName: "lessonTakeBack"
            visible: player.refused
            text: qsTr("Take back")
            tip: qsTr("Try another move")
            command: "cancel"
            kind: AppButton.Primary
            onClicked: {
                player.takeBack();
                table.takeFocus();
            }
        }
        bar: LessonBar {
            objectName: "lessonBar"
            width: table.barWidth
            height: implicitHeight
            player: player
            onListWanted: page.showList()
        }
        firstSections: PanelSection {
            name: "tabLesson"
            title: qsTr("Lesson")
            LessonPanel {
                id: lessonPanel
                objectName: "lessonPanel"
                anchors.fill: parent
                player: player
                onListWanted: page.showList()
                onNextLessonWanted: page.openLesson(player.nextKey)
                pose: page.comparing ? compare.pose : table.tesseract.pose
                spacious: page.comparing ? compare.spacious : table.tesseract.pane !== null && table.tesseract.pane.available && table.tesseract.pane.open
                alone: compare.alone
                told: table.stacked && !table.status.shortened
                footPlace: strip.roomy ? strip.place : null
            }
        }
    }
    LessonStrip {
        id: strip
        objectName: "lessonStrip"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        table: table
        panel: lessonPanel
        onSwitched: page.switchView()
    }
    CompareBoards {
        id: compare
        objectName: "compareBoards"
        parent: table.board.parent
        anchors.fill: parent
        visible: page.comparing
        player: player
        announcer: page.announcer
    }
    Binding {
        target: table.board
        property: "visible"
        value: !page.comparing
    }
    Binding {
        target: table.tesseract
        property: "replaced"
        value: page.comparing && compare.spacious
    }
    Connections {
        target: table.tesseract
        function onReplacementWanted() {
            compare.takeSpaceFocus();
        }
    }
    LessonCommands {
        enabled: page.current
        player: player
        onWanted: page.wanted()
        onTextWanted: page.switchView()
        onProceeded: lessonPanel.proceed()
        onChecked: lessonPanel.checks ? lessonPanel.check() : table.remark(qsTr("There is nothing to check."))
        onListWanted: page.showList()
        onRemarked: text => table.remark(text)
    }
    ResetLessonDialog {
        id: resetDialog
        learn: learn
    }
    LessonFiles {
        id: files
        onChosen: file => page.openFile(file)
    }
}
