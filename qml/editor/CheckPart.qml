import QtQuick
import Tessera
import Tessera.Ui

// Whether the study holds: what is wrong, each a way to where it is, or what is proven.
Column {
    id: part

    required property StudyEditor study
    /// Whether there is nothing to say.
    readonly property bool empty: !study.busy && study.issues.length === 0 && study.verdict === "" && study.facts.length === 0

    /// The keyboard is to go to this field.
    signal wanted(string field)

    spacing: Theme.space2

    Flow {
        width: parent.width
        visible: part.study.busy
        spacing: Theme.space2
        AppButton {
            objectName: "stopCheck"
            text: qsTr("Stop")
            onClicked: part.study.cancel()
        }
        Label {
            objectName: "checkProgress"
            width: Math.min(implicitWidth, parent.width)
            muted: true
            text: part.study.progress === "" ? qsTr("Checking…") : qsTr("Checking: %1", "how far").arg(part.study.progress)
        }
    }
    Rectangle {
        readonly property color accent: part.study.verdict !== "" ? Theme.success : Theme.danger
        width: parent.width
        height: found.implicitHeight + 2 * Theme.space2
        visible: part.study.issues.length > 0 || part.study.verdict !== ""
        border.color: accent
        border.width: Theme.hairline
        color: Theme.wash(accent)
        radius: Theme.cardRadius
        Column {
            id: found
            x: Theme.space2
            y: Theme.space2
            width: parent.width - 2 * x
            spacing: Theme.space1
            Label {
                objectName: "studyVerdict"
                width: parent.width
                visible: part.study.verdict !== ""
                text: qsTr("It holds. %1").arg(part.study.verdict)
            }
            Label {
                width: parent.width
                visible: part.study.issues.length > 0
                font.weight: Font.Medium
                text: part.study.issues.length === 1 ? qsTr("One thing is not right yet:") : qsTr("%n things are not right yet:", "", part.study.issues.length)
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
        visible: part.study.facts.length > 0
        explanation: qsTr("What is chosen is claimed as well.")
        title: qsTr("The position after the line shows")
        FactList {
            study: part.study
        }
    }
}
