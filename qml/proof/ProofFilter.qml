import QtQuick
import Tessera
import Tessera.Ui

// Finds lines among many: by words, such as a piece or a square, and by section.
Item {
    id: filter

    required property ProofView proof
    readonly property ProofList lines: proof.lines

    /// Down was pressed: to the lines.
    signal done

    implicitHeight: row.height + (count.visible ? count.implicitHeight + Theme.space1 : 0)

    Row {
        id: row
        width: parent.width
        spacing: Theme.space2
        TextEntry {
            id: entry
            objectName: "proofFilter"
            width: parent.width - part.width - parent.spacing
            placeholderText: qsTr("Piece, square or word")
            text: filter.lines.filter
            Accessible.name: qsTr("Find lines of the proof")
            Accessible.description: count.text
            onTextEdited: filter.lines.filter = text
            Keys.onDownPressed: filter.done()
            Keys.onReturnPressed: filter.done()
            Keys.onEnterPressed: filter.done()
            Keys.onEscapePressed: event => {
                event.accepted = text !== "";
                filter.lines.filter = "";
            }
        }
        AppButton {
            id: part
            objectName: "proofPart"
            height: entry.height
            text: filter.lines.partTitle(filter.lines.part)
            tip: qsTr("Which sections are shown")
            iconName: "filter"
            Accessible.name: qsTr("Section: %1").arg(text)
            onClicked: menu.popup(part, Math.round(part.mirrored ? 0 : part.width - menu.implicitWidth), part.height)
        }
    }
    Label {
        id: count
        objectName: "proofFitting"
        anchors.top: row.bottom
        anchors.topMargin: Theme.space1
        width: parent.width
        visible: filter.lines.filtered
        text: filter.lines.fitting === 0 ? qsTr("No line fits.") : filter.lines.fitting === 1 ? qsTr("1 line fits.") : qsTr("%n lines fit.", "", filter.lines.fitting)
        font.pixelSize: Theme.smallText
        muted: true
    }
    ProofParts {
        id: menu
        lines: filter.lines
    }
}
