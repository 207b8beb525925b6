import QtQuick
import Tessera
import Tessera.Ui

// The steps of a lesson as dots: where one is, what is done and how. Every one can be gone to.
Flow {
    id: dots

    required property LessonPlayer player

    spacing: Math.round(Theme.space1 / 2)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Steps")

    Repeater {
        // By their number: the dots stay when a step is solved.
        model: dots.player.states.length
        Item {
            id: dot
            readonly property LessonPlayer player: parent ? (parent as LessonDots).player : null
            required property int index
            readonly property int stepState: player !== null ? player.states[index] ?? LessonPlayer.Ahead : LessonPlayer.Ahead
            readonly property bool current: player !== null && index === player.step
            readonly property bool done: dot.stepState === LessonPlayer.Solved || dot.stepState === LessonPlayer.WithHelp || dot.stepState === LessonPlayer.Seen
            readonly property string stateText: {
                switch (dot.stepState) {
                case LessonPlayer.Seen:
                    return qsTr("read");
                case LessonPlayer.Solved:
                    return qsTr("solved");
                case LessonPlayer.WithHelp:
                    return qsTr("solved with help");
                case LessonPlayer.Left:
                    return qsTr("left open");
                default:
                    return current ? qsTr("open now") : qsTr("ahead");
                }
            }
            objectName: "lessonDot"
            width: 2 * Theme.lessonDot
            height: 2 * Theme.lessonDot
            // The step may change while the keyboard is here.
            activeFocusOnTab: current || activeFocus
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Step %1: %2", "its number, solved and the like").arg(index + 1).arg(stateText)
            Accessible.focusable: true
            Accessible.onPressAction: player.goToStep(index)
            Keys.onLeftPressed: player.goToStep(player.step + (LayoutMirroring.enabled ? 1 : -1))
            Keys.onRightPressed: player.goToStep(player.step + (LayoutMirroring.enabled ? -1 : 1))

            Rectangle {
                anchors.centerIn: parent
                width: dot.current ? Math.round(1.5 * Theme.lessonDot) : Theme.lessonDot
                height: width
                radius: width / 2
                color: dot.done ? (dot.stepState === LessonPlayer.Seen ? Theme.strongLine : Theme.success) : "transparent"
                border.width: Theme.focusWidth
                border.color: dot.current ? Theme.move : dot.done ? (dot.stepState === LessonPlayer.Seen ? Theme.strongLine : Theme.success) : Theme.strongLine
                Icon {
                    anchors.fill: parent
                    anchors.margins: Theme.hairline
                    visible: dot.stepState === LessonPlayer.Solved || dot.stepState === LessonPlayer.Left
                    name: dot.stepState === LessonPlayer.Solved ? "check" : "minus"
                    color: dot.stepState === LessonPlayer.Solved ? Theme.card : Theme.mutedInk
                }
            }
            FocusRing {
                control: dot
                controlRadius: Theme.lessonDot
                around: 0
            }
            // No TapHandler: the dot may be gone when the button is let go, and Qt 6.4 warns then.
            MouseArea {
                anchors.fill: parent
                onClicked: dot.player.goToStep(dot.index)
            }
            HoverHandler {
                id: hover
            }
            Tip {
                visible: hover.hovered || dot.activeFocus
                text: dot.Accessible.name
            }
        }
    }
}
