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
        model: dots.player.states
        Item {
            id: dot
            readonly property LessonPlayer player: parent ? (parent as LessonDots).player : null
            required property int index
            required property int modelData
            readonly property bool current: player !== null && index === player.step
            readonly property bool done: modelData === LessonPlayer.Solved || modelData === LessonPlayer.WithHelp || modelData === LessonPlayer.Seen
            readonly property string stateText: {
                switch (modelData) {
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
            activeFocusOnTab: current
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
                color: dot.done ? (dot.modelData === LessonPlayer.Seen ? Theme.strongLine : Theme.success) : "transparent"
                border.width: Theme.focusWidth
                border.color: dot.current ? Theme.move : dot.done ? (dot.modelData === LessonPlayer.Seen ? Theme.strongLine : Theme.success) : Theme.strongLine
                Icon {
                    anchors.fill: parent
                    anchors.margins: Theme.hairline
                    visible: dot.modelData === LessonPlayer.Solved || dot.modelData === LessonPlayer.Left
                    name: dot.modelData === LessonPlayer.Solved ? "check" : "minus"
                    color: dot.modelData === LessonPlayer.Solved ? Theme.card : Theme.mutedInk
                }
            }
            FocusRing {
                control: dot
                controlRadius: Theme.lessonDot
                around: 0
            }
            TapHandler {
                onTapped: dot.player.goToStep(dot.index)
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
