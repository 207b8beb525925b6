import QtQuick
import Tessera.Ui

// A part of the editor's panel: what it is called, and its controls one below the other.
Column {
    id: part

    property string explanation: ""
    required property string title

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2
    Accessible.name: title
    Accessible.role: Accessible.Grouping

    Label {
        width: parent.width
        strong: true
        text: part.title
        Accessible.role: Accessible.Heading
    }
    Label {
        width: parent.width
        visible: text !== ""
        muted: true
        text: part.explanation
    }
}
