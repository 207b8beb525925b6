import QtQuick
import Tessera
import Tessera.Ui

// After the last step: the stars, what was learned, and what can come next.
Column {
    id: end

    required property LessonPlayer player

    spacing: Theme.space3

    LessonStars {
        visible: !end.player.review
        stars: end.player.stars
        size: Theme.space6
    }
    Label {
        objectName: "lessonSummary"
        width: parent.width
        text: end.player.summary
        font.pixelSize: Theme.largeText
    }
    Label {
        width: parent.width
        visible: end.player.goal !== ""
        text: qsTr("From now on: %1", "what one can do after the lesson").arg(end.player.goal)
        muted: true
    }
    Label {
        width: parent.width
        visible: end.player.nextTitle !== ""
        text: qsTr("Next: %1", "title of a lesson").arg(end.player.nextTitle)
        strong: true
    }
}
