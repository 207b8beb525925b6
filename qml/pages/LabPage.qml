import QtQuick
import Tessera
import Tessera.Ui

// The checkmate lab: a gallery of studies, and one of them on the boards.
FocusScope {
    id: page

    /// Says what happens to those who cannot see it.
    required property Announcer announcer
    /// Whether the keys of the boards and the tesseract are its.
    property bool current: false
    readonly property bool studying: player.open
    /// Whether undo brings back what was forgotten, which only the gallery shows.
    readonly property bool undoes: !studying && lab.canUndoReset
    readonly property StudyPlayer player: player
    /// A key of this page was pressed: it is to be seen.
    signal wanted

    function takeFocus(): void {
        lab.readProgress();
        if (studying)
            table.takeFocus();
        else
            gallery.takeFocus();
    }
    function openStudy(key: string): void {
        if (!player.show(key))
            return;
        table.panel.select("tabStudy");
        table.gaze.look(player.interest, BoardGaze.Begins);
        takeFocus();
    }
    function openFile(file: url): void {
        const key = lab.open(file);
        if (key !== "")
            openStudy(key);
    }
    function showGallery(): void {
        const key = player.key;
        player.close();
        gallery.goTo(key);
    }
    function goOn(): void {
        const next = lab.nextOpen(player.key);
        if (next !== "")
            openStudy(next);
        else
            table.remark(lab.list.filtered ? qsTr("All other studies of this choice are solved.") : qsTr("All other studies are solved."));
    }
    function compare(): void {
        if (player.pairKey !== "")
            openStudy(player.pairKey);
        else
            table.remark(qsTr("This study has no other one to compare it with."));
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lab")
    Component.onCompleted: lab.refresh()

    Lab {
        id: lab
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
    StudyPlayer {
        id: player
        lab: lab
        session: session
        still: Theme.still
        pause: Theme.betweenMoves
        onAnnounced: text => page.announcer.say(text)
    }
    /// Elsewhere it would give the answer away.
    readonly property bool exploring: player.phase === StudyPlayer.Explore
    onExploringChanged: analysis.on = false
    Analysis {
        id: analysis
        session: session
    }
    StudyGallery {
        id: gallery
        anchors.fill: parent
        anchors.bottomMargin: galleryNotice.visible ? galleryNotice.height + 2 * Theme.space3 : 0
        visible: !page.studying
        focus: !page.studying
        lab: lab
        onChosen: key => page.openStudy(key)
        onFileWanted: files.open(page.Window.window)
        onResetWanted: resetDialog.open()
        onPrintWanted: printing.ask()
    }
    NoticeCard {
        id: galleryNotice
        objectName: "labNotice"
        mostHeight: page.height * Theme.noticeShare
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space3
        notice: page.studying ? "" : lab.notice
        onDismissed: {
            lab.dismissNotice();
            gallery.takeFocus();
        }
    }
    TablePage {
        id: table
        anchors.fill: parent
        visible: page.studying
        focus: page.studying
        current: page.current
        session: session
        analysis: page.exploring ? analysis : null
        announcer: page.announcer
        replayable: false
        // What is only shown asks for nothing.
        demands: player.phase === StudyPlayer.Try || player.phase === StudyPlayer.Explore
        notice: page.studying ? lab.notice : ""
        sketch: player.sketch
        sketched: player.sketched
        // Who solves looks for that alone.
        warns: Settings.threatWarnings && player.phase === StudyPlayer.Explore
        readonly property string task: session.status === GameSession.Hint ? player.standing : ""
        // Nothing is played while a line of the proof is on the boards: Back leads to the answers.
        readonly property bool answerable: !proof.shows
        outcome: player.progressText !== "" ? player.progressText : player.feedback !== "" ? player.feedback : task
        outcomeKind: player.progressText !== "" || player.feedback === "" ? StatusLine.Plain : player.praised ? StatusLine.Good : StatusLine.Bad
        onWanted: page.wanted()
        onNoticeDismissed: lab.dismissNotice()
        onEscaped: player.takeBack()
        answers: [
            AppButton {
                objectName: "studyTakeBack"
                visible: player.state === StudyPlayer.Refuted && table.answerable
                text: qsTr("Take back")
                tip: qsTr("Try another move")
                command: "undo"
                kind: AppButton.Primary
                onClicked: {
                    player.takeBack();
                    table.takeFocus();
                }
            },
            AppButton {
                objectName: "studyStop"
                visible: player.progressText !== "" && table.answerable
                text: qsTr("Stop")
                tip: qsTr("Take the move back without an answer")
                command: "cancel"
                onClicked: {
                    player.takeBack();
                    table.takeFocus();
                }
            },
            AppButton {
                objectName: "studyGoOn"
                visible: player.state === StudyPlayer.Solved && table.answerable
                text: qsTr("Next")
                tip: qsTr("The next study that is not solved")
                command: "studyNext"
                kind: AppButton.Primary
                onClicked: page.goOn()
            }
        ]
        bar: StudyBar {
            objectName: "studyBar"
            width: table.barWidth
            height: implicitHeight
            player: player
            session: session
            shown: table.proof.after ? qsTr("After a try of the proof") : table.proof.shows ? qsTr("A line of the proof") : ""
            onGalleryWanted: page.showGallery()
            onNextWanted: page.goOn()
        }
        firstSections: PanelSection {
            name: "tabStudy"
            title: qsTr("Study")
            StudyPanel {
                anchors.fill: parent
                player: player
                lab: lab
                solving: page.solving
                onCompareWanted: page.compare()
                onResetWanted: lab.reset(player.key)
                onPrintWanted: printing.ask()
            }
        }
        moreSections: PanelSection {
            name: "tabStudyAnalysis"
            title: qsTr("Analysis")
            PositionAnalysis {
                id: analysisPart
                anchors.fill: parent
                visible: page.exploring
                analysis: analysis
            }
            Label {
                x: Theme.space4
                y: Theme.space4
                width: parent.width - 2 * Theme.space4
                visible: !page.exploring
                text: qsTr("While you explore freely, the best lines that the computer sees can stand here. Before that they would give the answer away.")
                muted: true
            }
        }
    }
    AdviceCommands {
        enabled: page.current
        onWanted: page.wanted()
        onHintWanted: player.moreHints ? player.hint() : table.remark(qsTr("There are no more hints."))
        onAnalysisWanted: {
            table.showSection("tabStudyAnalysis");
            if (!page.exploring)
                return;
            analysis.on = true;
            analysisPart.takeFocus(Qt.ShortcutFocusReason);
            analysis.tell();
        }
        onReviewWanted: table.remark(qsTr("Games are reviewed on the page Play."))
    }
    Printing {
        id: printing
        table: table
        enabled: page.visible
        onSheetWanted: printer => {
            if (page.studying)
                printer.takeStudy(player);
            else if (lab.list.count > 0)
                printer.takeWorksheet(lab);
        }
    }
    /// Of the study that is open, a Solving.State.
    property int solving: Solving.Open
    function followProgress(): void {
        solving = lab.stateOf(player.key);
    }
    Connections {
        target: lab
        function onProgressChanged() {
            page.followProgress();
        }
    }
    Connections {
        target: player
        function onOpened() {
            page.followProgress();
        }
        function onChanged() {
            if (table.pictured)
                return;
            if (player.sketched)
                table.gaze.lookAt(session.scene, player.sketch);
            else
                table.gaze.lookBack();
        }
    }
    CommandKey {
        modelData: "undo"
        enabled: page.visible && page.undoes
        onGiven: {
            lab.undoReset();
            page.announcer.say(qsTr("The progress is back."));
        }
    }
    StudyCommands {
        enabled: page.current
        player: player
        onWanted: page.wanted()
        onNextWanted: page.goOn()
        onCompareWanted: page.compare()
        onGalleryWanted: page.showGallery()
        onRemarked: text => table.remark(text)
    }
    ResetProgressDialog {
        id: resetDialog
        lab: lab
    }
    StudyFiles {
        id: files
        onChosen: file => page.openFile(file)
    }
}
