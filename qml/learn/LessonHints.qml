import QtQuick
import Tessera
import Tessera.Ui

// The hints that were asked for.
Column {
    id: list

    required property LessonPlayer player

    signal lit(lessonText content, int link)

    spacing: Theme.space2
    visible: player.hints.length > 0

    Repeater {
        model: list.player.hints
        Item {
            id: hint
            readonly property LessonHints owner: parent as LessonHints
            required property int index
            required property lessonText modelData
            width: owner ? owner.width : 0
            implicitHeight: Math.max(disc.height, words.implicitHeight)
            height: implicitHeight
            Rectangle {
                id: disc
                anchors.left: parent.left
                width: Theme.icon
                height: width
                radius: width / 2
                color: Theme.wash(Theme.proof)
                Label {
                    anchors.centerIn: parent
                    text: hint.index + 1
                    color: Theme.proof
                    strong: true
                    font.pixelSize: Theme.smallText
                    lineHeight: 1
                    Accessible.name: qsTr("Hint %1").arg(hint.index + 1)
                }
            }
            LessonText {
                id: words
                objectName: "lessonHint"
                anchors.left: disc.right
                anchors.leftMargin: Theme.space2
                anchors.right: parent.right
                size: Theme.text
                content: hint.modelData
                onLit: link => hint.owner.lit(content, link)
                onSought: (link, pressed) => hint.owner.player.seek(content, link, pressed)
            }
        }
    }
}
