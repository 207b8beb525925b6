import QtQuick
import Tessera
import Tessera.Ui

// How the position stands, beside the board: White's share of the chances from White's side of the
// board, with the score as a number at the end of who is ahead. In words in its tip, and in its name.
Item {
    id: bar

    /// Null: there is nothing to show.
    required property Analysis analysis
    /// Whether Black's side of the board is below.
    readonly property bool flipped: analysis !== null && analysis.flipped
    readonly property bool scored: analysis !== null && analysis.scored
    readonly property real share: scored ? analysis.share : 0.5
    readonly property bool whiteAhead: share >= 0.5
    /// Whether the number stands below.
    readonly property bool below: whiteAhead !== flipped
    readonly property string tale: scored ? qsTr("%1 (%2)", "who is better, score").arg(analysis.words).arg(analysis.score) : qsTr("not known yet")

    implicitWidth: Math.ceil(room.width) + Theme.space2
    Accessible.role: Accessible.Indicator
    Accessible.name: qsTr("Evaluation: %1").arg(tale)

    TextMetrics {
        id: room
        font: number.font
        text: "+88.8"
    }
    Rectangle {
        id: ground
        anchors.fill: parent
        radius: Theme.controlRadius
        color: Theme.blackFill
        border.width: Theme.hairline
        border.color: Theme.strongLine
        clip: true
        Rectangle {
            x: ground.border.width
            y: bar.flipped ? ground.border.width : ground.height - height - ground.border.width
            width: parent.width - 2 * ground.border.width
            height: (parent.height - 2 * ground.border.width) * bar.share
            radius: ground.radius - ground.border.width
            color: Theme.whiteFill
            Behavior on height  {
                NumberAnimation {
                    duration: Theme.calm
                    easing.type: Easing.OutCubic
                }
            }
        }
        // An even game.
        Rectangle {
            y: Math.round((parent.height - height) / 2)
            width: parent.width
            height: Theme.focusWidth
            color: Theme.selection
        }
    }
    Label {
        id: number
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.below ? parent.height - height - Theme.space1 : Theme.space1
        text: bar.scored ? bar.analysis.score : ""
        font.pixelSize: Theme.smallText
        mono: true
        strong: true
        lineHeight: 1
        color: bar.whiteAhead ? Theme.whiteOutline : Theme.whiteFill
        Accessible.ignored: true
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.NoButton
    }
    Tip {
        beside: true
        visible: pointer.containsMouse
        text: bar.Accessible.name
    }
}
