import QtQuick
import Tessera
import Tessera.Ui

// What came of a try: right or not by a sign, a colour and words.
Rectangle {
    id: card

    required property LessonPlayer player
    readonly property bool good: player.outcome === LessonPlayer.Right
    readonly property color accent: good ? Theme.success : player.outcome === LessonPlayer.Wrong ? Theme.danger : Theme.strongLine

    readonly property bool shown: player.outcome !== LessonPlayer.Nothing && !content.empty
    readonly property lessonText content: player.feedback

    signal lit(lessonText content, int link)

    visible: shown
    implicitHeight: words.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.wash(accent)
    border.width: Theme.hairline
    border.color: accent

    Icon {
        id: icon
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        y: Theme.space3
        width: Theme.icon
        height: width
        name: card.good ? "check" : card.player.outcome === LessonPlayer.Wrong ? "refused" : "info"
        color: card.accent
    }
    LessonText {
        id: words
        objectName: "lessonFeedback"
        anchors.left: icon.right
        anchors.leftMargin: Theme.space2
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        y: Theme.space3
        size: Theme.text
        content: card.content
        onLit: link => card.lit(content, link)
        onSought: (link, pressed) => card.player.seek(content, link, pressed)
    }
}
