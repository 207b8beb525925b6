import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A ruleset in a list to choose from.
T.ItemDelegate {
    id: row

    objectName: "rulesetRow"
    required property int index
    required property string name
    required property string sizes
    required property string fileName
    required property string rowProblem
    readonly property bool damaged: rowProblem !== ""
    readonly property bool chosen: ListView.isCurrentItem

    /// Begin with this one.
    signal begun

    // Beside the bar that shows where the list stands, on whichever side it is.
    x: LayoutMirroring.enabled ? Theme.space3 - Theme.space1 : 0
    width: ListView.view ? ListView.view.width - Theme.space1 - Theme.space3 : 0
    implicitHeight: words.implicitHeight + 2 * Theme.space2
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    focusPolicy: Qt.ClickFocus
    hoverEnabled: true
    text: name

    Accessible.role: Accessible.ListItem
    Accessible.name: damaged ? qsTr("%1, cannot be played").arg(name) : qsTr("%1, %2").arg(name).arg(sizes)
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: row.choose()
    onClicked: choose()
    onDoubleClicked: row.begun()
    Keys.onReturnPressed: row.begun()
    Keys.onEnterPressed: row.begun()
    Keys.onSpacePressed: row.begun()

    function choose(): void {
        ListView.view.currentIndex = index;
        forceActiveFocus(Qt.MouseFocusReason);
    }

    contentItem: Item {
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            Label {
                width: parent.width
                text: row.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: row.damaged ? qsTr("Cannot be played") : row.fileName !== "" ? qsTr("%1 · %2").arg(row.sizes).arg(row.fileName) : row.sizes
                muted: !row.damaged
                color: row.damaged ? Theme.danger : Theme.mutedInk
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.controlRadius
        color: row.chosen ? Theme.wash(Theme.move) : row.hovered ? Theme.hover : Theme.card
        border.width: row.chosen ? Theme.focusWidth : Theme.hairline
        border.color: row.chosen ? Theme.move : Theme.line
        FocusRing {
            control: row
        }
    }
}
