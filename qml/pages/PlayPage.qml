import QtQuick
import Tessera
import Tessera.Ui

// A game: two players at one computer, or the computer as one of them or both.
FocusScope {
    id: page

    required property GameSession session
    /// Says what happens to those who cannot see it.
    required property Announcer announcer
    /// Whether the keys of the boards and the tesseract are its.
    property alias current: table.current
    /// A key of this page was pressed: it is to be seen.
    signal wanted

    /// The dialog that begins games; it is loaded when it is first wanted.
    function newGameDialog(): NewGameDialog {
        if (!newGameLoader.dialog)
            newGameLoader.setSource(Qt.resolvedUrl("NewGameDialog.qml"), {
                    "session": session
                });
        return newGameLoader.dialog;
    }
    function wantNewGame(): void {
        newGameDialog().choose("");
    }
    function offerRuleset(file: url): void {
        newGameDialog().chooseFile(file);
    }
    function takeFocus(): void {
        table.takeFocus();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Play")

    TablePage {
        id: table
        anchors.fill: parent
        focus: true
        session: page.session
        announcer: page.announcer
        onWanted: page.wanted()
        onNoticeDismissed: page.session.dismissNotice()
        outcome: computer.sentence
        answers: ComputerAnswers {
            computer: computer
            wide: table.status.width > Theme.answersWide
            onDone: table.takeFocus()
        }
        bar: PlayBar {
            objectName: "playBar"
            width: table.barWidth
            session: page.session
            onNewGameWanted: page.wantNewGame()
        }
        moreSections: PanelSection {
            name: "tabGame"
            title: qsTr("Game")
            GamePanel {
                anchors.fill: parent
                session: page.session
                computer: computer
                onAsked: table.status.takeFocus()
                onResignWanted: resignDialog.open()
                onProofWanted: table.showProof()
            }
        }
    }
    Loader {
        id: newGameLoader
        readonly property NewGameDialog dialog: item as NewGameDialog
    }
    Connections {
        target: newGameLoader.dialog
        function onBegun() {
            newGameLoader.dialog.focusBefore = table.board.view;
        }
    }
    ResignDialog {
        id: resignDialog
        session: page.session
        onClosed: {
            if (session.over)
                page.takeFocus();
        }
    }
    Computer {
        id: computer
        objectName: "computer"
        session: page.session
        secondsForMove: ComputerSettings.secondsForMove
        memory: ComputerSettings.memory
        secondThread: ComputerSettings.secondThread
        mayResign: ComputerSettings.mayResign
        leastTime: Theme.answerTime
    }
    PlayCommands {
        session: page.session
        computer: computer
        onWanted: page.wanted()
        onNewGameWanted: page.wantNewGame()
        onResignWanted: resignDialog.open()
        onAsked: table.status.takeFocus()
        onRemarked: text => table.remark(text)
    }
}
