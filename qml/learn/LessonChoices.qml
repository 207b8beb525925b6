import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// Answers to choose from. What was chosen says whether it is right by a sign and a colour.
Column {
    id: choices

    required property LessonPlayer player

    function takeFocus(): void {
        const first = list.itemAt(0);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Answers")

    Repeater {
        id: list
        // By number, so that the one with the keyboard stays while its state changes.
        model: choices.player.choices.length
        T.AbstractButton {
            id: choice
            readonly property LessonChoices owner: parent as LessonChoices
            required property int index
            readonly property var answer: owner ? owner.player.choices[index] ?? null : null
            readonly property bool chosen: answer !== null && answer.chosen
            readonly property bool correct: answer !== null && answer.right
            readonly property color accent: chosen ? (correct ? Theme.success : Theme.danger) : Theme.line

            objectName: "lessonChoice"
            width: owner ? owner.width : 0
            implicitHeight: Math.max(Theme.controlHeight, words.implicitHeight + 2 * Theme.space2)
            height: implicitHeight
            text: answer !== null ? answer.text.plain : ""
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: !chosen ? text : correct ? qsTr("%1: right").arg(text) : qsTr("%1: not right").arg(text)
            Accessible.onPressAction: clicked()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            onClicked: owner.player.choose(index)

            contentItem: Item {
                Icon {
                    id: sign
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.space3
                    anchors.verticalCenter: parent.verticalCenter
                    width: choice.chosen ? Theme.icon : 0
                    height: Theme.icon
                    visible: choice.chosen
                    name: choice.correct ? "check" : "refused"
                    color: choice.accent
                }
                Label {
                    id: words
                    anchors.left: sign.right
                    anchors.leftMargin: choice.chosen ? Theme.space2 : 0
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space3
                    anchors.verticalCenter: parent.verticalCenter
                    text: choice.text
                    lineHeight: 1.1
                    Accessible.ignored: true
                }
            }
            background: Rectangle {
                radius: Theme.controlRadius
                color: choice.chosen ? Theme.wash(choice.accent) : choice.down ? Theme.pressed : choice.hovered ? Theme.hover : Theme.card
                border.width: Theme.hairline
                border.color: choice.accent
                FocusRing {
                    control: choice
                }
            }
        }
    }
}
