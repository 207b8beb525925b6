import QtQuick
import Tessera
import Tessera.Ui

// Two players at one computer.
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
    PlayCommands {
        session: page.session
        onWanted: page.wanted()
        onNewGameWanted: page.wantNewGame()
        onResignWanted: resignDialog.open()
        onAsked: table.status.takeFocus()
        onRemarked: text => table.remark(text)
    }
}
