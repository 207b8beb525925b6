import QtQuick
import Tessera
import Tessera.Ui

// Whether the study holds: what is wrong, each a way to where it is, or what is proven.
Column {
    id: part

    required property StudyEditor study

    /// The keyboard is to go to this field.
    signal wanted(string field)

    spacing: Theme.space2
    width: parent ? (parent as Item).width : 0

    Flow {
        spacing: Theme.space2
        visible: part.study.busy
        width: parent.width

        AppButton {
            objectName: "stopCheck"
            text: qsTr("Stop")

            onClicked: part.study.cancel()
        }
        Label {
            height: Theme.controlHeight
            muted: true
            text: qsTr("Checking…")
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
        }
    }
    Rectangle {
        readonly property color accent: part.study.verdict !== "" ? Theme.success : Theme.danger

        border.color: accent
        border.width: Theme.hairline
        color: Theme.wash(accent)
        height: found.implicitHeight + 2 * Theme.space2
        radius: Theme.cardRadius
        visible: part.study.issues.length > 0 || part.study.verdict !== ""
        width: parent.width

        Column {
            id: found
            spacing: Theme.space1
            width: parent.width - 2 * x
            x: Theme.space2
            y: Theme.space2

            Label {
                objectName: "studyVerdict"
                text: qsTr("It holds. %1").arg(part.study.verdict)
                visible: part.study.verdict !== ""
                width: parent.width
            }
            Label {
                font.weight: Font.Medium
                text: part.study.issues.length === 1 ? qsTr("One thing is not right yet:") : qsTr("%n things are not right yet:", "", part.study.issues.length)
                visible: part.study.issues.length > 0
                width: parent.width
            }
            Repeater {
                model: part.study.issues

                IssueRow {
                    onWanted: field => part.wanted(field)
                }
            }
        }
    }
    PanelPart {
        explanation: qsTr("What is chosen is claimed as well.")
        title: qsTr("The position after the line shows")
        visible: part.study.facts.length > 0

        Repeater {
            model: part.study.facts

            FactToggle {
                onChosen: (id, claimed) => part.study.setFact(id, claimed)
            }
        }
    }
}
