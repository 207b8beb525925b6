import QtQuick
import Tessera
import Tessera.Ui

// Under the board: one sentence about what is going on, and its answers. Its height stays the same
// for everything it may say.
Rectangle {
    id: line

    required property GameSession session
    /// Why the last key did nothing; stands here until something else happens.
    property string remark: ""
    readonly property int status: session.status
    readonly property bool asks: status === GameSession.Capture || status === GameSession.DrawOffer || status === GameSession.Over
    readonly property color accent: {
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
    readonly property bool loud: status !== GameSession.Hint && status !== GameSession.Selected && status !== GameSession.Preview

    /// Two, or three where a long sentence would not fit into two.
    readonly property int lines: Theme.longSentence * metrics.averageCharacterWidth > 2 * (width - icon.width - 3 * Theme.space3) ? 3 : 2

    /// A question was answered; the board may have the focus again.
    signal done

    /// Gives the keyboard to the answer that changes nothing.
    function takeFocus(): void {
        decline.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Math.max(Theme.controlHeight, Math.ceil(lines * metrics.lineSpacing)) + 2 * Theme.space1
    radius: Theme.cardRadius
    color: loud ? Theme.wash(accent) : Theme.card
    border.width: Theme.hairline
    border.color: loud ? accent : Theme.line
    Accessible.role: Accessible.StatusBar
    Accessible.name: session.statusText

    Connections {
        target: line.session
        function onChanged() {
            line.remark = "";
        }
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
        objectName: "statusText"
        anchors.left: icon.right
        anchors.leftMargin: Theme.space2
        anchors.right: answers.left
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        text: line.remark !== "" ? line.remark : line.session.statusText
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
            visible: line.status === GameSession.DrawOffer
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
            visible: line.status === GameSession.DrawOffer
            text: qsTr("Decline")
            tip: qsTr("The game goes on")
            onClicked: {
                line.session.declineDraw();
                line.done();
            }
        }
        AppButton {
            objectName: "playAgain"
            visible: line.status === GameSession.Over
            text: qsTr("Play again")
            tip: qsTr("The same game from the start")
            kind: AppButton.Primary
            onClicked: {
                line.session.playAgain();
                line.done();
            }
        }
    }
}
