import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// A row of the list of commands: a heading with its note, or a command that can be chosen.
Item {
    id: row

    required property var modelData
    readonly property string command: modelData.command
    readonly property bool isCommand: command !== ""
    readonly property string keys: isCommand ? Commands.allKeys[command] : ""
    readonly property bool changed: isCommand && Commands.allKeys[command] !== Commands.defaultKeys(command)
    /// Whether Tab comes here; the other rows are reached by the arrows.
    property bool tabStop: false

    /// Up or down was pressed: -1 or 1.
    signal stepped(int step)
    signal chosen

    function takeFocus(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    width: parent ? (parent as Item).width : 0
    height: isCommand ? button.height + Theme.space1 : heading.height

    Column {
        id: heading
        visible: !row.isCommand
        width: parent.width
        topPadding: Theme.space2
        bottomPadding: Theme.space2
        spacing: Theme.space1
        Label {
            width: parent.width
            text: row.modelData.heading
            strong: true
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: row.modelData.note
            muted: true
        }
    }
    T.AbstractButton {
        id: button
        objectName: row.isCommand ? "keysRow_" + row.command : ""
        visible: row.isCommand
        x: Theme.space1
        width: parent.width - 2 * Theme.space1
        height: Math.max(words.implicitHeight, keysLabel.implicitHeight) + 2 * Theme.space1
        focusPolicy: row.tabStop ? Qt.StrongFocus : Qt.ClickFocus
        hoverEnabled: true
        onClicked: row.chosen()

        Accessible.role: Accessible.Button
        Accessible.name: qsTr("%1, %2").arg(Commands.title(row.command)).arg(row.keys !== "" ? row.keys : qsTr("no key"))
        Accessible.description: row.changed ? qsTr("%1 Changed.").arg(Commands.description(row.command)) : Commands.description(row.command)
        Accessible.onPressAction: row.chosen()
        Keys.onReturnPressed: row.chosen()
        Keys.onEnterPressed: row.chosen()
        Keys.onUpPressed: row.stepped(-1)
        Keys.onDownPressed: row.stepped(1)

        background: Rectangle {
            radius: Theme.controlRadius
            color: button.down ? Theme.pressed : button.hovered ? Theme.hover : "transparent"
            FocusRing {
                control: button
                around: -Theme.hairline
            }
        }
        contentItem: Item {
            Column {
                id: words
                anchors.left: parent.left
                anchors.leftMargin: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(parent.width * 0.64) - Theme.space2
                Label {
                    width: parent.width
                    text: Commands.title(row.command)
                    font.weight: Font.Medium
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    visible: text !== ""
                    text: Commands.description(row.command)
                    muted: true
                    Accessible.ignored: true
                }
            }
            Label {
                id: keysLabel
                anchors.right: parent.right
                anchors.rightMargin: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - words.width - 2 * Theme.space2 - Theme.space2
                text: row.keys !== "" ? row.keys : qsTr("no key")
                mono: row.keys !== ""
                muted: row.keys === ""
                strong: row.changed
                color: row.changed ? Theme.move : muted ? Theme.mutedInk : Theme.ink
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
}
