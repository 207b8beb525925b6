import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// The rulesets to choose from; arrows choose, Enter begins.
WalkedList {
    id: list

    signal begun

    // Room for the ring around the row with the focus.
    topMargin: Theme.space1
    bottomMargin: Theme.space1
    leftMargin: Theme.space1
    spacing: Theme.space2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rulesets")

    T.ScrollBar.vertical: ScrollMark {
    }
    delegate: RulesetRow {
        readonly property RulesetList list: ListView.view as RulesetList
        onBegun: list.begun()
    }
}
