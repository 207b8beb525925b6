import QtQuick
import Tessera
import Tessera.Ui

// Why the try that is looked at works or does not: short, and more on request. It keeps the room of
// a usual sentence, so that nothing below it jumps while the pointer moves.
Rectangle {
    id: card

    required property verdict verdict
    /// Whether the boards show the position after the move.
    property bool whatIf: false
    property bool open: false
    readonly property bool empty: verdict.tone === Tone.None
    readonly property color accent: {
        switch (verdict.tone) {
        case Tone.Refused:
            return Theme.danger;
        case Tone.Legal:
            return Theme.success;
        default:
            return Theme.strongLine;
        }
    }

    implicitHeight: Math.max(column.implicitHeight, Math.ceil(5.6 * metrics.lineSpacing)) + 2 * Theme.space3
    radius: Theme.cardRadius
    color: empty ? "transparent" : Theme.wash(accent)
    border.width: Theme.hairline
    border.color: empty ? Theme.line : accent
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The coach")

    FontMetrics {
        id: metrics
        font.family: Theme.textFamily
        font.pixelSize: Theme.text
    }
    Column {
        id: column
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        y: Theme.space3
        spacing: Theme.space1

        Label {
            width: parent.width - more.width
            visible: card.empty
            text: qsTr("Point at a square, or go there with the arrow keys: here stands why the piece can or cannot go to it.")
            muted: true
        }
        Row {
            visible: !card.empty
            width: parent.width - more.width
            spacing: Theme.space2
            Icon {
                id: icon
                anchors.verticalCenter: title.verticalCenter
                width: Theme.icon
                height: Theme.icon
                name: card.verdict.tone === Tone.Refused ? "refused" : card.verdict.tone === Tone.Legal ? "check" : "info"
                color: card.accent
            }
            Label {
                id: title
                objectName: "verdictTitle"
                width: parent.width - icon.width - parent.spacing
                text: card.verdict.title
                strong: true
                color: card.verdict.tone === Tone.Preview ? Theme.ink : card.accent
            }
        }
        Label {
            objectName: "verdictAbout"
            width: parent.width
            visible: text !== ""
            text: card.verdict.about
            font.pixelSize: Theme.smallText
            strong: true
        }
        Label {
            objectName: "verdictSentence"
            width: parent.width
            visible: !card.empty
            text: card.verdict.sentence
        }
        Label {
            width: parent.width
            visible: card.whatIf
            text: qsTr("The boards show the position after this move. It was not played.")
            font.pixelSize: Theme.smallText
            strong: true
        }
        Repeater {
            model: card.open ? card.verdict.details : []
            Label {
                required property string modelData
                width: parent ? (parent as Item).width : 0
                text: modelData
                muted: true
            }
        }
    }
    // Always there: what is pointed at changes too often for a button that comes and goes.
    AppButton {
        id: more
        objectName: "verdictMore"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space1
        y: Theme.space2
        implicitHeight: Math.ceil(metrics.lineSpacing) + 2 * Theme.space1
        topPadding: 0
        bottomPadding: 0
        kind: AppButton.Quiet
        text: card.open ? qsTr("Less") : qsTr("More")
        onClicked: card.open = !card.open
    }
}
