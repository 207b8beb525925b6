import QtQuick
import Tessera
import Tessera.Ui

// Turns what is shown in space, back and forth: in the plane that a step is about, or in every plane
// where two pictures turn together.
PoseColumn {
    id: column

    required property LessonPlayer player
    readonly property bool compares: player.kind === LessonPlayer.Compare
    /// Whether only one of two boards has the fourth direction.
    property bool alone: false

    Label {
        width: parent.width
        visible: column.compares
        text: qsTr("Turn both")
        strong: true
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: 6
        PlaneRow {
            readonly property LessonTurning lesson: parent as LessonTurning
            visible: lesson !== null && lesson.pose.planes[index] && (lesson.compares || index === lesson.player.turnPlane)
        }
    }
    Label {
        width: parent.width
        visible: column.compares && column.alone
        text: qsTr("Only the board with four dimensions turns through W. The other one has no W and stays.")
        muted: true
        font.pixelSize: Theme.smallText
    }
    AppButton {
        objectName: "lessonTurnHome"
        enabled: !column.pose.atHome
        text: qsTr("Rest pose")
        tip: qsTr("As it stood before it was turned")
        iconName: "home"
        onClicked: column.pose.home()
    }
}
