import QtQuick
import Tessera
import Tessera.Ui

// What comes back: steps that went wrong, by a schedule that can be seen and turned off.
Rectangle {
    id: card

    required property Learn learn

    signal reviewWanted

    height: column.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: learn.dueCount > 0 ? Theme.wash(Theme.proof) : Theme.card
    border.width: Theme.hairline
    border.color: learn.dueCount > 0 ? Theme.proof : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Review")

    Column {
        id: column
        x: Theme.space4
        y: Theme.space3
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space2

        Label {
            objectName: "reviewDue"
            width: parent.width
            text: !card.learn.reviewing ? qsTr("Review is off") : card.learn.dueCount > 0 ? qsTr("%1 due today", "steps to practise again").arg(card.learn.dueCount) : qsTr("Nothing to review today")
            font.pixelSize: Theme.largeText
            strong: true
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: card.learn.laterText !== "" ? qsTr("Later: %1", "3 tomorrow, 1 on a date").arg(card.learn.laterText) : ""
            muted: true
        }
        AppButton {
            objectName: "reviewStart"
            visible: card.learn.dueCount > 0
            text: qsTr("Review")
            tip: qsTr("The steps that are due, one after another")
            kind: AppButton.Primary
            onClicked: card.reviewWanted()
        }
        Toggle {
            objectName: "reviewToggle"
            width: parent.width
            text: qsTr("Bring back what went wrong")
            explanation: card.learn.scheduleText
            checked: card.learn.reviewing
            onToggled: card.learn.reviewing = checked
        }
    }
}
