import QtQuick
import Tessera.Ui

// A line of text with its name above it.
FocusScope {
    id: field

    /// Of GameLibrary.details.
    required property string key
    required property string name
    property string hint: ""
    property alias text: entry.text

    signal accepted

    width: parent ? parent.width : 0
    implicitHeight: column.implicitHeight
    height: visible ? implicitHeight : 0

    Column {
        id: column
        width: parent.width
        spacing: Theme.space1
        Label {
            width: parent.width
            text: field.name
            font.weight: Font.Medium
            Accessible.ignored: true
        }
        TextEntry {
            id: entry
            objectName: field.objectName + "Entry"
            width: parent.width
            focus: true
            maximumLength: 200
            Accessible.name: field.name
            Accessible.description: field.hint
            onAccepted: field.accepted()
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: field.hint
            muted: true
            font.pixelSize: Theme.smallText
            Accessible.ignored: true
        }
    }
}
