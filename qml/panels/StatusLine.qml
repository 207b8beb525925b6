import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// Under the board: one sentence about what is going on, and its answers. Its height stays the same
// for everything it may say.
Rectangle {
    id: line

    required property GameSession session
    /// Why the last key did nothing; stands here until something else happens.
    property string remark: ""
    /// Who gives check to whom; empty when nobody does.
    property string checkText: ""
    /// Whether the boards show the position after a move that was not played.
    property bool whatIf: false
    /// What the boards show of a proof; empty: nothing.
    property string shownText: ""
    /// What the coach says, where its panel is out of sight.
    property string advice: ""
    /// What came of a try, and how it is meant; it goes before what the session says. Empty: nothing.
    property string outcome: ""
    property int outcomeKind: StatusLine.Plain
    /// It also goes before why a move was refused.
    property bool outcomeLeads: false
    /// Helps with the next move; null: nothing does.
    property Hint hint: null
    /// Further answers, before those to the session's questions.
    default property alias moreAnswers: answers.data
    /// Whether why the game is over may be asked here.
    property bool tellsWhy: true
    /// Whether a move is waited for; else a check is only told.
    property bool demands: true
    /// Whether a game is played that can be played again when it is over.
    property bool replayable: true

    /// Whether the sentence is longer than the line.
    readonly property alias shortened: sentence.truncated

    enum Outcome {
        Plain,
        Good,
        Bad
    }

    readonly property int status: session.status
    /// The session asks something or says why a move was refused.
    readonly property bool pressing: status === GameSession.Capture || status === GameSession.Promotion || status === GameSession.Refusal
    readonly property bool hinted: hint !== null && hint.text !== "" && !pressing && remark === "" && !whatIf && shownText === ""
    readonly property bool tells: !hinted && outcome !== "" && !(pressing && !(outcomeLeads && status === GameSession.Refusal)) && remark === "" && !whatIf && shownText === ""
    /// Pressing squares plays nothing, and there is no question to answer either.
    readonly property bool looking: session.inspectOnly && !asks && status !== GameSession.Promotion
    readonly property bool asks: status === GameSession.Capture || session.drawAsked || status === GameSession.Over
    /// The game is over, and nothing else is shown than how.
    readonly property bool over: status === GameSession.Over && shownText === ""
    readonly property color accent: {
        if (shownText !== "")
            return Theme.proof;
        if (whatIf || looking && !hinted)
            return Theme.selection;
        if (hinted)
            return Theme.success;
        if (tells)
            return outcomeKind === StatusLine.Good ? Theme.success : outcomeKind === StatusLine.Bad ? Theme.danger : Theme.strongLine;
        switch (status) {
        case GameSession.Capture:
        case GameSession.Refusal:
        case GameSession.Check:
            return Theme.danger;
        case GameSession.Over:
            return Theme.success;
        case GameSession.Promotion:
        case GameSession.DrawOffer:
            return Theme.move;
        case GameSession.Selected:
            return Theme.selection;
        default:
            return Theme.strongLine;
        }
    }
    readonly property bool loud: shownText !== "" || hinted || whatIf || looking || tells && outcomeKind !== StatusLine.Plain || !tells && status !== GameSession.Hint && status !== GameSession.Selected && status !== GameSession.Preview && (replayable || status !== GameSession.Over)

    /// Two, or three where a long sentence would not fit into two.
    readonly property int lines: Theme.longSentence * metrics.averageCharacterWidth > 2 * (width - icon.width - 3 * Theme.space3) ? 3 : 2

    /// A question was answered; the board may have the focus again.
    signal done
    /// Why the game is over is to be shown.
    signal proofWanted
    /// The boards are to show the position again.
    signal backWanted
    /// One more hint is asked for.
    signal hintWanted

    /// Gives the keyboard to the answer that changes nothing.
    function takeFocus(): void {
        decline.forceActiveFocus(Qt.TabFocusReason);
    }

    onShownTextChanged: remark = ""
    onRemarkChanged: remark === "" ? fading.stop() : fading.restart()
    implicitHeight: Math.max(Theme.controlHeight, Math.ceil(lines * metrics.lineSpacing)) + 2 * Theme.space1
    radius: Theme.cardRadius
    color: loud ? Theme.wash(accent) : Theme.card
    border.width: Theme.hairline
    border.color: loud ? accent : Theme.line
    Accessible.role: Accessible.StatusBar
    Accessible.name: sentence.text

    Connections {
        target: line.session
        function onChanged() {
            line.remark = "";
        }
    }
    // Read or heard, it makes room again; the log keeps it.
    Timer {
        id: fading
        interval: Theme.remarkTime
        onTriggered: line.remark = ""
    }
    FontMetrics {
        id: metrics
        font.family: Theme.textFamily
        font.pixelSize: Theme.text
    }
    Icon {
        id: icon
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.icon
        height: width
        color: line.loud ? line.accent : Theme.mutedInk
        name: {
            if (line.hinted)
                return "hint";
            if (line.whatIf || line.looking || line.shownText !== "")
                return "info";
            if (line.tells)
                return line.outcomeKind === StatusLine.Good ? "check" : line.outcomeKind === StatusLine.Bad ? "refused" : "info";
            switch (line.status) {
            case GameSession.Capture:
                return "capture";
            case GameSession.Promotion:
                return "promote";
            case GameSession.Refusal:
                return "refused";
            case GameSession.Check:
                return "warning";
            case GameSession.DrawOffer:
                return "handshake";
            case GameSession.Over:
                return "flag";
            case GameSession.Selected:
                return "check";
            default:
                return "info";
            }
        }
    }
    Label {
        id: sentence
        objectName: "statusText"
        anchors.left: icon.right
        anchors.leftMargin: Theme.space2
        anchors.right: answers.left
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        text: {
            if (line.remark !== "" && !line.whatIf)
                return line.remark;
            if (line.shownText !== "")
                return line.shownText;
            if (line.whatIf)
                return qsTr("What if: this is the position after the move. It is played only when you press the square.");
            if (line.hinted)
                return line.hint.text;
            if (line.tells)
                return line.outcome;
            if (line.looking)
                return qsTr("Only looking: pressing squares plays nothing.");
            if (line.status === GameSession.Check)
                return line.demands ? qsTr("%1 Choose a move that saves it.").arg(line.checkText) : line.checkText;
            if (line.advice !== "" && (line.status === GameSession.Selected || line.status === GameSession.Preview))
                return line.advice;
            return line.session.over && line.checkText !== "" ? qsTr("%1 %2", "how the game ended, who attacks the king").arg(line.session.statusText).arg(line.checkText) : line.session.statusText;
        }
        font.weight: line.loud ? Font.Medium : Font.Normal
        lineHeight: 1
        maximumLineCount: line.lines
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        id: answers
        anchors.right: parent.right
        anchors.rightMargin: Theme.space1
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space2

        AppButton {
            objectName: "hint"
            visible: line.hint !== null && line.shownText === "" && !line.asks && line.status !== GameSession.Promotion && !line.whatIf
            enabled: line.hint !== null && !line.hint.thinking
            // Where there is little room, the sentence needs it.
            display: wordsWidth * 4 < line.width ? T.AbstractButton.TextBesideIcon : T.AbstractButton.IconOnly
            text: line.hinted ? qsTr("More") : qsTr("Hint")
            tip: line.hint !== null && line.hint.used > 0 ? qsTr("First the piece, then its target, then why. Positions helped with so far: %1").arg(line.hint.used) : qsTr("First the piece, then its target, then why")
            command: "hint"
            iconName: "hint"
            onClicked: line.hintWanted()
        }
        AppButton {
            objectName: "endShown"
            visible: line.shownText !== ""
            text: qsTr("Back")
            tip: qsTr("The boards show the position again")
            command: "cancel"
            onClicked: line.backWanted()
        }
        AppButton {
            objectName: "endInspectOnly"
            visible: line.looking && line.shownText === ""
            text: qsTr("Play on")
            tip: qsTr("Squares are pressed to play again")
            command: "inspectOnly"
            onClicked: line.session.inspectOnly = false
        }
        AppButton {
            objectName: "confirmCapture"
            visible: line.status === GameSession.Capture
            text: qsTr("Capture")
            tip: qsTr("Take the piece")
            readonly property string pressCommand: "press"
            key: Commands.keys[pressCommand] !== "" ? qsTr("%1 on the square").arg(Commands.keys[pressCommand]) : ""
            kind: AppButton.Danger
            onClicked: {
                line.session.confirmCapture();
                line.done();
            }
        }
        AppButton {
            objectName: "cancelCapture"
            visible: line.status === GameSession.Capture
            text: qsTr("Cancel")
            tip: qsTr("Take nothing")
            command: "cancel"
            onClicked: {
                line.session.cancelCapture();
                line.done();
            }
        }
        AppButton {
            objectName: "acceptDraw"
            visible: line.status === GameSession.DrawOffer && line.session.drawAsked
            text: qsTr("Accept")
            tip: qsTr("The game is drawn")
            kind: AppButton.Primary
            onClicked: {
                line.session.acceptDraw();
                line.done();
            }
        }
        AppButton {
            id: decline
            objectName: "declineDraw"
            visible: line.status === GameSession.DrawOffer && line.session.drawAsked
            text: qsTr("Decline")
            tip: qsTr("The game goes on")
            onClicked: {
                line.session.declineDraw();
                line.done();
            }
        }
        AppButton {
            objectName: "whyOver"
            // Where there is no room for it, the panel of the game has it.
            visible: line.tellsWhy && line.over && (line.session.checkmate || line.session.stalemate) && wordsWidth * 4 < line.width
            text: line.session.checkmate ? qsTr("Why is this mate?") : qsTr("Why is this stalemate?")
            tip: qsTr("Shows the proof: who attacks, and why every try fails")
            command: "proofTab"
            onClicked: line.proofWanted()
        }
        AppButton {
            objectName: "playAgain"
            visible: line.replayable && line.over
            text: qsTr("Play again")
            tip: line.session.terms === "" ? qsTr("The same game from the start, with colours changed") : qsTr("The same game from the start, with the same odds")
            kind: AppButton.Primary
            onClicked: {
                line.session.playAgain();
                line.done();
            }
        }
    }
}
