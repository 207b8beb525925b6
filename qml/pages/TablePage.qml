import QtQuick
import Tessera
import Tessera.Ui

// A game or a study on the boards: the bar above, the board, the line below it, the panel beside, the
// tesseract, and the keys for all of it. A page brings its bar, its own sections of the panel, and
// what belongs to it alone.
FocusScope {
    id: page

    required property GameSession session
    /// Says what happens to those who cannot see it.
    required property Announcer announcer
    /// Whether the keys of the boards and the tesseract are its: of all tables one is current.
    property bool current: true
    /// Whether undo is its as well; another page may be seen that has something to take back.
    property alias undoes: commands.undoes
    /// What stands above the board; it is as wide as `barWidth`.
    property alias bar: barPlace.data
    readonly property alias barWidth: barPlace.width
    /// Sections of the panel that this page adds before the coach, and after the moves.
    property alias firstSections: panel.firstSections
    property alias moreSections: panel.moreSections
    property alias listsMoves: panel.listsMoves
    readonly property alias panel: panel
    readonly property alias status: status
    readonly property alias board: board
    readonly property alias gaze: gaze
    readonly property alias coach: coach
    readonly property alias inspector: inspector
    readonly property alias proof: proof
    /// What came of a try, below the board, and answers to it: see StatusLine.
    property alias outcome: status.outcome
    property alias outcomeKind: status.outcomeKind
    property alias outcomeLeads: status.outcomeLeads
    property alias answers: status.moreAnswers
    property alias replayable: status.replayable
    property alias tellsWhy: status.tellsWhy
    property alias demands: status.demands
    /// Drawn over the boards in place of what the coach draws, while there is anything.
    property boardSketch sketch
    property bool sketched: false
    /// Whether pieces that hang are pointed out.
    property bool warns: Settings.threatWarnings
    /// Stands on the boards in place of what the session shows.
    property boardScene shownScene
    property bool sceneShown: false
    /// What the computer says of the position, and its hints; null: the page has none.
    property Analysis analysis: null
    property Hint hint: null
    readonly property bool analysed: analysis !== null && analysis.shows
    readonly property bool hinted: hint !== null && hint.stage !== Hint.None
    /// Whether pressing a square is for the page to answer, and nothing can be moved.
    property bool ownPresses: false
    /// Whether the page itself takes back, and not the session.
    property bool ownUndo: false
    readonly property alias tesseract: tesseract
    /// What went wrong; empty: nothing.
    property string notice: session.notice

    /// A key of this page was pressed: it is to be seen.
    signal wanted
    signal noticeDismissed
    /// With ownUndo: what is taken back or done again is the page's.
    signal undoWanted
    signal redoWanted
    /// Escape was pressed, and there was nothing chosen to let go of.
    signal escaped
    /// With ownPresses: a square was pressed.
    signal pressed(int square)

    readonly property real panelWidth: Math.round(Math.min(Math.max(Theme.sidePanel, width * Theme.sidePanelShare), width * Theme.sidePanelMost))
    /// Too narrow for two columns: the panel goes below the board.
    readonly property bool stacked: panelWidth < Theme.leastPanel || width - panelWidth < Theme.leastBoard

    /// What stands below everything, where the panel does.
    property real footHeight: 0
    readonly property real room: height - (stacked ? footHeight : 0)
    /// Whether the boards are what is seen, and not the panel below them.
    readonly property bool boardsSeen: !stacked || scroll.contentY < (boardsTop + panel.y) / 2
    /// The upper end of the boards, where both ends have no room.
    readonly property real boardsTop: Math.max(0, Math.min(boardColumn.y, status.y + status.height + Theme.space2 - scroll.height))

    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property real columnX: Theme.space4 + (mirrored && !stacked ? panelWidth : 0)

    function takeFocus(): void {
        board.takeFocus(Qt.OtherFocusReason);
    }
    /// Takes the keyboard to a square, wherever on the boards it is.
    function goTo(square: int): void {
        board.focusSquare = square;
        board.view.reveal(square);
        takeFocus();
        session.trace(square);
    }
    /// Escape: one thing at a time.
    function stepBack(): void {
        status.remark = "";
        if (proof.shows)
            proof.back();
        else if (analysed)
            analysis.back();
        else if (session.capturePending || session.promotionPending)
            session.cancelCapture();
        else if (session.hasSelection || session.status === GameSession.Refusal)
            session.clearSelection();
        else if (hint !== null && (hinted || hint.thinking))
            hint.clear();
        else
            escaped();
    }
    /// A square was pressed. What was not played is no place to move in: there it leads back.
    function activate(square: int): void {
        if (proof.shows)
            proof.back();
        else if (analysed)
            analysis.back();
        else if (ownPresses)
            pressed(square);
        else
            session.activate(square);
    }
    /// Shows the proof, brings the keyboard to its lines, and says what it comes to.
    function showProof(): void {
        showSection("tabProof");
        panel.proofPanel.takeFocus(Qt.ShortcutFocusReason);
        proof.tell();
    }
    /// Says one thing more about the next move.
    function giveHint(): void {
        if (hint === null)
            return;
        if (proof.shows)
            proof.back();
        if (analysed)
            analysis.back();
        if (!hint.next())
            remark(hint.obstacle);
    }
    /// Shows a section of the panel by its name and brings the keyboard there.
    function showSection(name: string): void {
        panel.showSection(name);
        if (stacked)
            scroll.contentY = Math.max(0, Math.min(panel.y, scroll.contentHeight - scroll.height));
    }
    /// Where the panel stands below the boards: brings one of them into view.
    function showBoards(): void {
        scroll.contentY = stacked ? boardsTop : 0;
    }
    function revealFocus(): void {
        scroll.revealFocus();
    }
    function showInPanel(item: Item): void {
        const top = item.mapToItem(scroll.contentItem, 0, 0).y - Theme.controlHeight;
        scroll.contentY = stacked ? Math.max(0, Math.min(top, scroll.contentHeight - scroll.height)) : 0;
    }
    /// Why a key did nothing, for the eye and for the ear.
    function remark(text: string): void {
        commands.remark(text);
    }

    Keys.onEscapePressed: stepBack()

    SessionCues {
        session: page.session
        board: board.view
        onSounded: cue => Sounds.play(cue)
    }
    ScrollPane {
        id: scroll
        anchors.fill: parent
        anchors.bottomMargin: page.height - page.room + (page.stacked && noticeCard.visible ? noticeCard.height + 2 * Theme.space2 : 0)
        contentHeight: page.stacked ? panel.y + panel.height : height
        coverPlace: status.place
        covered: page.stacked ? status.height + Theme.space2 : 0

        Item {
            id: barPlace
            x: page.columnX
            y: Theme.space3
            width: boardColumn.width
            height: childrenRect.height
        }
        Item {
            id: boardColumn
            x: page.columnX
            y: barPlace.y + barPlace.height + Theme.space2
            width: (page.stacked ? page.width : page.width - page.panelWidth) - 2 * Theme.space4
            height: page.stacked ? board.controlsSize + Math.min(width, Math.max(Theme.leastStackedBoard - page.footHeight, page.room - y - status.height - Theme.space4 - board.controlsSize)) : page.height - y - status.height - Theme.space3 - Theme.space2

            EvaluationBar {
                id: evaluation
                objectName: "evaluationBar"
                anchors.left: parent.left
                visible: page.analysis !== null && page.analysis.on
                height: parent.height - (board.wide ? 0 : board.controlsSize)
                analysis: page.analysis
            }
            BoardPane {
                id: board
                anchors.fill: parent
                anchors.leftMargin: evaluation.visible ? evaluation.width + Theme.space2 : 0
                focus: true
                current: page.current
                // One what-if at a time: the line of the proof that was pressed last, or the coach's.
                scene: proof.shows ? proof.scene : page.analysed ? page.analysis.scene : page.sceneShown ? page.shownScene : page.hinted ? page.hint.marked(coach.scene) : coach.scene
                coachSketch: proof.shows ? proof.sketch : page.analysed ? page.analysis.sketch : page.sketched ? page.sketch : hintSketched ? page.hint.sketch : arrows ? page.analysis.sketch : coachSketched ? coach.sketch : nothing
                inspectorSketch: proof.shows || page.analysed ? nothing : inspector.sketch
                // While no piece is looked at, the board belongs to who advises.
                readonly property bool hintSketched: page.hinted && !page.session.hasSelection
                readonly property bool arrows: page.analysis !== null && page.analysis.on && !page.session.hasSelection && page.session.status !== GameSession.Refusal
                property boardSketch nothing
                // What was tried is always drawn.
                readonly property bool coachSketched: Settings.coachPictures || page.session.status === GameSession.Refusal
                interest: gaze.interest
                rulesetId: page.session.rulesetId
                name: qsTr("Board")
                speech: BoardSpeech {
                    style: Settings.spokenStyle
                    brief: Settings.briefSpeech
                    announceFocus: Settings.announceFocus
                    announcer: page.announcer
                }
                onWanted: page.wanted()
                // The coordinates follow whatever moved last: the pointer or the keyboard.
                onFocusSquareChanged: {
                    status.remark = "";
                    if (view.activeFocus)
                        page.session.trace(focusSquare);
                }
                onActivated: square => page.activate(square)
                onInspected: square => inspector.watch(square)
                onMenuWanted: square => {
                    const cell = view.cellRect(square);
                    squareMenu.openFor(square, Qt.point(cell.x + cell.width / 2, cell.y + cell.height / 2));
                }
                onPickedUp: square => {
                    if (!page.ownPresses)
                        page.session.pickUp(square);
                }
                onPutDown: square => {
                    if (!page.ownPresses)
                        page.session.putDown(square);
                }
                onCancelled: page.stepBack()
                onHovered: square => page.session.trace(square)
            }
        }
        StatusLine {
            id: status
            objectName: "statusLine"
            x: page.columnX
            // Below a board that is only partly in view it would not be seen.
            readonly property real place: boardColumn.y + boardColumn.height + Theme.space2
            y: page.stacked ? scroll.atLeastAbove(place, height) : place
            z: 1
            width: boardColumn.width
            session: page.session
            checkText: coach.checkText
            whatIf: coach.showsWhatIf
            shownText: proof.shows || !page.analysed ? proof.shownText : page.analysis.shownText
            hint: page.hint
            onHintWanted: page.giveHint()
            advice: page.stacked && coach.verdict.tone !== Tone.None ? qsTr("%1. %2", "title and sentence of the coach").arg(coach.verdict.title).arg(coach.verdict.sentence) : ""
            onDone: page.takeFocus()
            onProofWanted: page.showProof()
            onBackWanted: {
                page.analysed && !proof.shows ? page.analysis.back() : proof.back();
                page.takeFocus();
            }
        }
        SidePanel {
            id: panel
            objectName: "sidePanel"
            x: page.stacked || page.mirrored ? 0 : page.width - width
            y: page.stacked ? status.place + status.height + Theme.space3 : 0
            width: page.stacked ? page.width : page.panelWidth
            height: page.stacked ? Math.max(Theme.leastStackedPanel, page.room - y) : page.height
            session: page.session
            coach: coach
            inspector: inspector
            proof: proof
            announcer: page.announcer
            tesseract: tesseract
            edge: !page.stacked
            onJumped: square => page.goTo(square)
        }
    }

    ShownPlace {
        id: shownPlace
        scroll: scroll
        top: boardColumn.y
        bottom: status.place + status.height + Theme.space2
    }
    Connections {
        target: proof
        function onShown() {
            shownPlace.follow(page.stacked && proof.shows);
        }
    }
    // Where boards are small, what a line of the proof or of the analysis is about comes closer.
    BoardGaze {
        id: gaze
        view: board.view
        duration: Theme.calm
    }
    readonly property bool pictured: proof.shows || analysed
    onPicturedChanged: if (!pictured)
        gaze.lookBack()
    Coach {
        id: coach
        session: page.session
    }
    Inspector {
        id: inspector
        session: page.session
        coach: coach
        warns: page.warns
    }
    ProofView {
        id: proof
        session: page.session
        active: panel.proofPanel.visible
        onAnnounced: text => page.announcer.say(text)
        onRemarked: text => page.remark(text)
        onChanged: scroll.rearranged()
        onShown: {
            if (shows && page.analysed)
                page.analysis.back();
            if (shows)
                gaze.lookAt(scene, sketch);
        }
    }
    Connections {
        target: page.analysis
        function onShown() {
            if (page.analysed) {
                proof.back();
                gaze.lookAt(page.analysis.scene, page.analysis.sketch);
            }
        }
        function onAnnounced(text) {
            page.announcer.say(text);
        }
    }
    Connections {
        target: page.hint
        function onAnnounced(text) {
            page.announcer.say(text);
        }
    }
    SquareMenu {
        id: squareMenu
        parent: board.view
        session: page.session
        inspector: inspector
        onProofWanted: page.showProof()
    }
    TesseractPlace {
        id: tesseract
        current: page.current
        session: page.session
        board: board
        announcer: page.announcer
        docked: panel.tesseractPane
        onWanted: page.wanted()
        onCancelled: page.stepBack()
        onActivated: square => page.activate(square)
        onInspected: square => inspector.watch(square)
        onCommanded: (command, square) => commands.tell(command, square)
        onRemarked: text => commands.remark(text)
        onMenuWanted: (square, view) => {
            // In another window it would be nowhere: there the attackers are shown at once.
            if (tesseract.apart)
                inspector.watch(square);
            else
                squareMenu.openFor(square, view.mapToItem(board.view, view.centre(square)));
        }
    }
    // Over the moves, which scroll, or below everything; never over the board.
    NoticeCard {
        id: noticeCard
        mostHeight: page.height * Theme.noticeShare
        x: page.stacked ? Theme.space4 : panel.x + Theme.space2
        width: page.stacked ? page.width - 2 * Theme.space4 : panel.width - 2 * Theme.space2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2 + page.height - page.room
        notice: page.notice
        onDismissed: page.noticeDismissed()
    }
    Connections {
        target: page.session
        function onAnnounced(text) {
            page.announcer.say(text);
        }
    }
    onNoticeChanged: announcer.say(notice)

    PromotionDialog {
        session: page.session
    }
    GoToDialog {
        id: goToDialog
        session: page.session
        onAnnounced: text => page.session.announced(text)
        onArrived: square => {
            board.focusSquare = square;
            focusBefore = board.view;
            page.session.trace(square);
        }
    }
    TableCommands {
        id: commands
        enabled: page.current
        session: page.session
        board: board.view
        coach: coach
        inspector: inspector
        ownUndo: page.ownUndo
        onUndoWanted: page.undoWanted()
        onRedoWanted: page.redoWanted()
        onWanted: page.wanted()
        onCoachWanted: page.showSection("tabCoach")
        onProofWanted: page.showProof()
        onGoToWanted: goToDialog.open()
        onRemarked: text => status.remark = text
    }
}
