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
    property alias undoes: table.undoes
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
    function showProof(): void {
        table.showProof();
    }
    function takeFocus(): void {
        table.takeFocus();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Play")

    Analysis {
        id: analysis
        session: table.session
        watched: page.visible
    }
    Hint {
        id: hint
        session: table.session
    }
    GameReview {
        id: review
        session: page.session
        onAnnounced: text => page.announcer.say(text)
    }
    GameSession {
        id: trainingSession
        confirmCaptures: Settings.confirmCaptures
        spokenStyle: Settings.spokenStyle
    }
    MistakeTrainer {
        id: trainer
        review: review
        session: trainingSession
        onAnnounced: text => page.announcer.say(text)
        onActiveChanged: page.takeFocus()
    }
    TablePage {
        id: table
        anchors.fill: parent
        focus: true
        session: trainer.active ? trainingSession : page.session
        analysis: analysis
        hint: hint
        replayable: !trainer.active
        outcome: trainer.active ? trainer.text : computer.sentence
        outcomeKind: trainer.state === MistakeTrainer.Right ? StatusLine.Good : trainer.state === MistakeTrainer.Wrong ? StatusLine.Bad : StatusLine.Plain
        sketch: trainer.sketch
        sketched: trainer.sketched
        onEscaped: trainer.retry()
        announcer: page.announcer
        onWanted: page.wanted()
        onNoticeDismissed: page.session.dismissNotice()
        answers: ComputerAnswers {
            offered: !trainer.active
            computer: computer
            wide: table.status.width > Theme.answersWide
            onDone: table.takeFocus()
        }
        bar: [
            PlayBar {
                id: playBar
                objectName: "playBar"
                width: table.barWidth
                height: visible ? implicitHeight : 0
                visible: !trainer.active
                session: page.session
                onNewGameWanted: page.wantNewGame()
            },
            ClockBar {
                objectName: "clockBar"
                y: playBar.height
                width: table.barWidth
                height: visible ? implicitHeight : 0
                visible: !trainer.active && clock.timed
                clock: page.session.clock
            },
            TrainerBar {
                objectName: "trainerBar"
                width: table.barWidth
                height: visible ? implicitHeight : 0
                visible: trainer.active
                trainer: trainer
                onHintWanted: table.giveHint()
                onLeaveWanted: trainer.leave()
            }
        ]
        moreSections: [
            PanelSection {
                name: "tabAnalysis"
                title: qsTr("Analysis")
                AnalysisPanel {
                    id: analysisPanel
                    objectName: "analysisPanel"
                    anchors.fill: parent
                    analysis: analysis
                    review: review
                    trainer: trainer
                }
            },
            PanelSection {
                name: "tabGame"
                title: qsTr("Game")
                GamePanel {
                    anchors.fill: parent
                    session: page.session
                    computer: computer
                    onAsked: table.status.takeFocus()
                    onResignWanted: resignDialog.open()
                    onProofWanted: table.showProof()
                    onPrintWanted: printing.ask()
                    onPictureWanted: printing.savePicture()
                }
            }
        ]
    }
    Printing {
        id: printing
        table: table
        enabled: page.visible
        onSheetWanted: printer => printer.takeGame(page.session)
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
    // Whoever looks at something else does not lose time.
    Binding {
        target: page.session.clock
        property: "held"
        value: !page.visible || trainer.active
    }
    AdviceCommands {
        enabled: page.current
        onWanted: page.wanted()
        onHintWanted: table.giveHint()
        onAnalysisWanted: {
            analysisPanel.game = false;
            table.showSection("tabAnalysis");
            analysis.on = true;
            analysisPanel.takeFocus(Qt.ShortcutFocusReason);
            analysis.tell();
        }
        onReviewWanted: {
            analysisPanel.game = true;
            table.showSection("tabAnalysis");
            analysisPanel.takeFocus(Qt.ShortcutFocusReason);
            if (page.session.lastPly === 0)
                table.remark(qsTr("No move has been played yet."));
            else if (review.state === GameReview.Nothing || review.outgrown)
                review.run();
        }
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
