import QtQuick
import Tessera
import Tessera.Ui

// One section of a proof, or all of them.
AppMenu {
    id: parts

    required property ProofList lines

    title: qsTr("Sections")

    Repeater {
        model: parts.lines.parts
        AppMenuItem {
            required property int modelData
            readonly property ProofParts parts: menu as ProofParts
            objectName: "proofPart" + modelData
            text: parts ? parts.lines.partTitle(modelData) : ""
            ticked: parts !== null && parts.lines.part === modelData
            onTriggered: parts.lines.part = modelData
        }
    }
}
