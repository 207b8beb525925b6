import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// The lines of a proof. One Tab stop: up and down walk through them, Enter shows one on the boards,
// the arrow that points onwards opens a group, the other one closes it.
WalkedList {
    id: list

    required property ProofView proof

    /// Opens a group or goes into it.
    function onwards(): void {
        if (!currentItem)
            return;
        const row = currentItem as ProofRow;
        if (row.opens && !row.open)
            proof.lines.toggle(currentIndex);
        else if (row.opens && currentIndex + 1 < count)
            ++currentIndex;
    }
    /// Closes a group or goes to the one around.
    function outwards(): void {
        if (!currentItem)
            return;
        const row = currentItem as ProofRow;
        if (row.opens && row.open)
            proof.lines.toggle(currentIndex);
        else if (proof.lines.parentRow(currentIndex) >= 0)
            currentIndex = proof.lines.parentRow(currentIndex);
    }

    model: proof.lines
    // Nothing is made ahead: a list that shrinks meanwhile would warn of rows that are gone.
    cacheBuffer: 0
    leftMargin: Theme.space2
    rightMargin: Theme.space2
    bottomMargin: Theme.space3
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Lines of the proof")
    Keys.onRightPressed: LayoutMirroring.enabled ? outwards() : onwards()
    Keys.onLeftPressed: LayoutMirroring.enabled ? onwards() : outwards()
    Keys.onEscapePressed: event => {
        event.accepted = proof.shows;
        proof.back();
    }

    Connections {
        target: list.proof
        function onSifted() {
            list.currentIndex = list.count > 0 ? 0 : -1;
            list.positionViewAtBeginning();
        }
    }
    T.ScrollBar.vertical: ScrollMark {
    }
    delegate: ProofRow {
        readonly property ProofLines list: ListView.view as ProofLines
        width: list ? list.width - list.leftMargin - list.rightMargin : 0
        shown: list !== null && list.proof.shownLine === line
        onChosen: list.proof.press(index)
    }
}
