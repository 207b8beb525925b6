import QtQuick
import Tessera
import Tessera.Ui

// Above the board: back to the lessons, which one it is, and its steps.
Item {
    id: bar

    required property LessonPlayer player
    /// Too narrow for everything in one line.
    readonly property bool wraps: back.width + title.implicitWidth + dotsWidth + 2 * Theme.space3 > width
    readonly property real dotsWidth: player.count * (2 * Theme.lessonDot + dots.spacing)

    signal listWanted

    implicitHeight: wraps ? Theme.topBar + dots.height : Theme.topBar
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Lesson")

    AppButton {
        id: back
        objectName: "lessonList"
        anchors.left: parent.left
        y: Math.round((Theme.topBar - height) / 2)
        text: qsTr("Lessons")
        tip: qsTr("All lessons. This one goes on later where it is.")
        command: "lessonList"
        iconName: "back"
        iconMirrored: true
        onClicked: bar.listWanted()
    }
    Label {
        id: title
        objectName: "lessonTitle"
        anchors.left: back.right
        anchors.leftMargin: Theme.space3
        y: Math.round((Theme.topBar - height) / 2)
        width: (bar.wraps ? bar.width - back.width - Theme.space3 : Math.min(implicitWidth, bar.width - back.width - bar.dotsWidth - 2 * Theme.space3))
        text: bar.player.title
        font.pixelSize: Theme.largeText
        strong: true
        lineHeight: 1
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }
    LessonDots {
        id: dots
        anchors.right: parent.right
        y: bar.wraps ? Theme.topBar : Math.round((Theme.topBar - height) / 2)
        width: Math.min(bar.dotsWidth, bar.width)
        visible: !bar.player.finished
        player: bar.player
    }
}
