import QtQuick
import Tessera
import Tessera.Ui

// A game that is looked through: its moves with variations and comments, on boards of their own.
FocusScope {
    id: page

    /// The game of the window, which stays as it is until somebody plays on from here.
    required property GameSession played
    /// Says what happens to those who cannot see it.
    required property Announcer announcer
    /// Whether the keys of the boards and the tesseract are its.
    property bool current: false
    readonly property Replay replay: replay
    readonly property GameSession session: session

    /// Somebody wants to see all games again.
    signal libraryWanted
    /// A game was begun from here.
    signal begun

    function takeFocus(): void {
        table.takeFocus();
    }
    /// Opens a game's file; false when nothing of it can be read, with the reason in replay.notice.
    function open(file: url): bool {
        return replay.show(file);
    }
    function paste(): bool {
        return replay.paste();
    }
    function remark(text: string): void {
        table.remark(text);
    }
    function obey(command: string): void {
        switch (command) {
        case "replayPlay":
            replay.togglePlaying();
            break;
        case "replayVariation":
            replay.nextVariation();
            break;
        case "replayLeaveVariation":
            replay.leaveVariation();
            break;
        case "replayComment":
            comment.open();
            break;
        case "replayMark":
            if (replay.atStart)
                remark(qsTr("Only a move can have a mark. Go to one first."));
            else {
                table.panel.select("tabReplay");
                replayPanel.openMarks();
            }
            break;
        case "replayPromote":
            replay.promote();
            break;
        case "replayDelete":
            replay.erase();
            break;
        case "replayPlayOn":
            if (session.over)
                remark(qsTr("The game is over here. Go back to a position that can be played."));
            else
                playOn.open();
            break;
        case "replayLibrary":
            libraryWanted();
            break;
        case "libraryCopyGame":
            replay.copyGame();
            break;
        case "libraryCopyPosition":
            replay.copyPosition();
            break;
        case "libraryPaste":
            replay.paste();
            break;
        }
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Replay")

    GameSession {
        id: session
        confirmCaptures: Settings.confirmCaptures
        spokenStyle: Settings.spokenStyle
    }
    Replay {
        id: replay
        session: session
        pause: Theme.replayPauses[bar.speed]
        onAnnounced: text => page.announcer.say(text)
        onRemarked: text => table.remark(text)
        onOpened: {
            analysis.on = false;
            table.panel.select("tabReplay");
        }
    }
    Analysis {
        id: analysis
        session: session
        watched: page.visible
    }
    TablePage {
        id: table
        anchors.fill: parent
        focus: true
        current: page.current
        session: session
        analysis: analysis
        announcer: page.announcer
        replayable: false
        listsMoves: false
        ownUndo: true
        notice: replay.notice
        outcome: {
            if (session.status !== GameSession.Hint && session.status !== GameSession.Check)
                return "";
            if (replay.told !== "" || session.status === GameSession.Check || session.ply === session.lastPly)
                return replay.told;
            return qsTr("%1. Another move than the next one begins a variation.", "who is to move").arg(session.turnText);
        }
        onNoticeDismissed: replay.dismissNotice()
        onUndoWanted: replay.undo()
        onRedoWanted: replay.redo()
        bar: ReplayBar {
            id: bar
            objectName: "replayBar"
            width: table.barWidth
            height: implicitHeight
            replay: replay
            session: session
            onGiven: command => page.obey(command)
        }
        firstSections: PanelSection {
            name: "tabReplay"
            title: qsTr("Moves")
            ReplayPanel {
                id: replayPanel
                objectName: "replayPanel"
                anchors.fill: parent
                replay: replay
                onGiven: command => page.obey(command)
            }
        }
        moreSections: PanelSection {
            name: "tabReplayAnalysis"
            title: qsTr("Analysis")
            PositionAnalysis {
                id: analysisPart
                anchors.fill: parent
                analysis: analysis
            }
        }
    }
    CommentDialog {
        id: comment
        replay: replay
    }
    PlayOnDialog {
        id: playOn
        played: page.played
        onAccepted: {
            if (ComputerSettings.playOn(page.played, session, ClockSettings.tag))
                page.begun();
            else
                page.remark(page.played.notice);
        }
    }
    ReplayCommands {
        enabled: page.current
        onGiven: command => page.obey(command)
    }
    AdviceCommands {
        enabled: page.current
        onHintWanted: page.remark(qsTr("Hints belong to games that are played. The analysis shows the best moves here."))
        onAnalysisWanted: {
            table.showSection("tabReplayAnalysis");
            analysis.on = true;
            analysisPart.takeFocus(Qt.ShortcutFocusReason);
            analysis.tell();
        }
        onReviewWanted: page.remark(qsTr("Games are reviewed on the page Play."))
    }
}
