import QtQuick
import Tessera
import Tessera.Ui

// The name of a player beside what they play.
Row {
    id: part

    required property string label
    required property string name
    property alias typed: entry.text

    /// Something else was typed, and that is finished.
    signal named(string name)

    spacing: Theme.space2
    onNameChanged: entry.text = name

    Label {
        height: entry.height
        text: part.label
        lineHeight: 1
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    TextEntry {
        id: entry
        objectName: part.objectName + "Entry"
        width: Theme.nameField
        text: part.name
        maximumLength: ComputerSettings.longestName
        placeholderText: qsTr("Name, if you like")
        Accessible.name: qsTr("Name: %1", "white, black or you").arg(part.label)
        onEditingFinished: {
            if (text !== part.name)
                part.named(text);
        }
    }
}
