import QtQuick
import Tessera
import Tessera.Ui

// What the position after the line shows; each can be claimed.
Column {
    id: list

    required property StudyEditor study
    readonly property var facts: study.facts

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space1

    Repeater {
        model: list.facts.length
        FactToggle {
            readonly property FactList list: parent as FactList
            facts: list ? list.facts : []
            onChosen: (id, claimed) => list.study.setFact(id, claimed)
        }
    }
}
