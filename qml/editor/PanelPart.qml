import QtQuick
import Tessera.Ui

// A part of the editor's panel: what it is called, and its controls one below the other.
Column {
    id: part

    property string explanation: ""
    required property string title

    Accessible.name: title
    Accessible.role: Accessible.Grouping
    spacing: Theme.space2
    width: parent ? (parent as Item).width : 0

    Label {
        Accessible.role: Accessible.Heading
        strong: true
        text: part.title
        width: parent.width
    }
    Label {
        muted: true
        text: part.explanation
        visible: text !== ""
        width: parent.width
    }
}
