import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// One lesson of the list, under the name of its course where it is the first of it: what one
// learns, how long it takes, how far one is.
T.ItemDelegate {
    id: card

    required property int index
    required property string key
    required property string title
    required property string goal
    required property int minutes
    required property string course
    required property string courseGoal
    required property bool first
    required property string ruleset
    required property int stars
    required property int step
    required property int steps
    required property int due
    required property string after
    readonly property bool begun: step > 0
    readonly property string stateText: begun ? qsTr("Step %1 of %2").arg(step + 1).arg(steps) : stars > 0 ? qsTr("Done") : qsTr("New")

    signal chosen(string key)
    signal resetWanted(string key, string title)

    objectName: "lessonCard"
    height: (first ? heading.height : 0) + box.height + Theme.space2
    focusPolicy: Qt.ClickFocus
    hoverEnabled: true
    text: title
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2. Minutes: %3.", "title, state, time").arg(title).arg(stars > 0 ? qsTr("%1, stars: %2 of 3").arg(stateText).arg(stars) : stateText).arg(minutes)
    Accessible.description: goal
    Accessible.onPressAction: clicked()
    onClicked: chosen(key)
    Keys.onReturnPressed: chosen(key)
    Keys.onEnterPressed: chosen(key)
    Keys.onSpacePressed: chosen(key)
    Keys.onDeletePressed: if (stars > 0 || begun)
        resetWanted(key, title)

    contentItem: Item {
        Column {
            id: heading
            width: parent.width
            visible: card.first
            topPadding: Theme.space5
            bottomPadding: Theme.space3
            spacing: Theme.space1
            Label {
                width: parent.width
                text: card.course
                font.pixelSize: Theme.heading
                strong: true
                Accessible.role: Accessible.Heading
            }
            Label {
                width: parent.width
                text: card.courseGoal
                muted: true
            }
        }
        Rectangle {
            id: box
            anchors.left: parent.left
            anchors.leftMargin: Theme.space1
            y: card.first ? heading.height : 0
            width: parent.width - 2 * Theme.space1
            height: column.implicitHeight + 2 * Theme.space3
            radius: Theme.cardRadius
            color: card.down ? Theme.pressed : card.hovered ? Theme.hover : Theme.card
            border.width: Theme.hairline
            border.color: Theme.line
            FocusRing {
                control: card
                controlRadius: Theme.cardRadius
            }

            Rectangle {
                id: sign
                anchors.left: parent.left
                anchors.leftMargin: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.railIcon + Theme.space2
                height: width
                radius: width / 2
                color: card.stars > 0 ? Theme.success : "transparent"
                border.width: Theme.focusWidth
                border.color: card.stars > 0 ? Theme.success : card.begun ? Theme.move : Theme.strongLine
                Icon {
                    anchors.centerIn: parent
                    width: Theme.icon
                    height: width
                    name: card.stars > 0 ? "check" : "learn"
                    color: card.stars > 0 ? Theme.card : card.begun ? Theme.move : Theme.mutedInk
                }
            }
            // With the keyboard it is Delete on the card.
            IconButton {
                id: forget
                objectName: "lessonForget"
                anchors.right: parent.right
                anchors.rightMargin: Theme.space2
                anchors.top: parent.top
                anchors.topMargin: Theme.space2
                visible: card.stars > 0 || card.begun
                focusPolicy: Qt.NoFocus
                text: qsTr("Forget the progress of this lesson…")
                iconName: "undo"
                onClicked: card.resetWanted(card.key, card.title)
            }
            Column {
                id: column
                anchors.left: sign.right
                anchors.leftMargin: Theme.space4
                anchors.right: parent.right
                anchors.rightMargin: Theme.space4 + (forget.visible ? forget.width : 0)
                y: Theme.space3
                spacing: Theme.space1
                Label {
                    width: parent.width
                    text: card.title
                    font.pixelSize: Theme.largeText
                    strong: true
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: card.goal
                    Accessible.ignored: true
                }
                Flow {
                    width: parent.width
                    spacing: Theme.space3
                    LessonStars {
                        visible: card.stars > 0
                        stars: card.stars
                    }
                    Label {
                        text: card.stateText
                        strong: card.begun
                        color: card.begun ? Theme.move : card.stars > 0 ? Theme.success : Theme.mutedInk
                        font.pixelSize: Theme.smallText
                        Accessible.ignored: true
                    }
                    Label {
                        text: qsTr("%1 min", "minutes that it takes").arg(card.minutes)
                        muted: true
                        font.pixelSize: Theme.smallText
                        Accessible.ignored: true
                    }
                    Label {
                        text: card.ruleset
                        muted: true
                        font.pixelSize: Theme.smallText
                        Accessible.ignored: true
                    }
                    Label {
                        visible: card.due > 0
                        text: qsTr("Due for review: %1").arg(card.due)
                        color: Theme.proof
                        font.pixelSize: Theme.smallText
                    }
                }
                Label {
                    width: parent.width
                    visible: card.after !== ""
                    text: qsTr("Easier after: %1", "titles of lessons").arg(card.after)
                    muted: true
                    font.pixelSize: Theme.smallText
                }
            }
        }
    }
}
