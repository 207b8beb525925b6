import QtQuick
import Tessera
import Tessera.Ui

// Pictures that are gone through, back and forth.
Column {
    id: frames

    required property LessonPlayer player

    signal lit(lessonText content, int link)

    spacing: Theme.space2

    LessonText {
        objectName: "frameText"
        width: parent.width
        visible: !content.empty
        content: frames.player.frameText
        onLit: link => frames.lit(content, link)
        onSought: (link, pressed) => frames.player.seek(content, link, pressed)
    }
    Row {
        id: row
        width: parent.width
        spacing: Theme.space2
        IconButton {
            id: before
            objectName: "pictureBefore"
            text: qsTr("Picture before")
            iconName: "back"
            iconMirrored: true
            command: "lessonLastPicture"
            enabled: frames.player.frame > 0
            onClicked: frames.player.goToFrame(frames.player.frame - 1)
        }
        StepSlider {
            objectName: "pictures"
            width: row.width - before.width - next.width - 2 * row.spacing
            from: 0
            to: Math.max(1, frames.player.frames - 1)
            stepSize: 1
            value: frames.player.frame
            valueText: qsTr("Picture %1 of %2").arg(frames.player.frame + 1).arg(frames.player.frames)
            Accessible.name: valueText
            onMoved: frames.player.goToFrame(value)
        }
        IconButton {
            id: next
            objectName: "pictureNext"
            text: qsTr("Next picture")
            iconName: "forward"
            iconMirrored: true
            command: "lessonNextPicture"
            enabled: frames.player.frame + 1 < frames.player.frames
            onClicked: frames.player.goToFrame(frames.player.frame + 1)
        }
    }
    Label {
        width: parent.width
        text: qsTr("Picture %1 of %2").arg(frames.player.frame + 1).arg(frames.player.frames)
        muted: true
        font.pixelSize: Theme.smallText
        Accessible.ignored: true
    }
}
