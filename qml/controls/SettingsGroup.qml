import QtQuick
import Tessera.Ui

// A card of settings under a heading.
Column {
    id: group

    required property string title
    default property alias settings: rows.data

    readonly property real margin: Math.min(Theme.space4, Math.round(width * Theme.pageMargin))

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Label {
        width: parent.width
        text: group.title
        font.pixelSize: Theme.largeText
        strong: true
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        width: parent.width
        height: rows.implicitHeight + 2 * group.margin
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.hairline
        border.color: Theme.line
        Column {
            id: rows
            x: group.margin
            y: group.margin
            width: parent.width - 2 * group.margin
            spacing: Theme.space4
        }
    }
}
