import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// What a typed text can become. The field keeps the keyboard; its arrows choose here.
ListView {
    id: list

    /// The row that is chosen; -1: none.
    property int chosen: -1

    /// A row was clicked.
    signal picked(int row)

    /// Chooses a row further down or up; going up from the first chooses none.
    function step(by: int): void {
        chosen = Math.max(-1, Math.min(count - 1, chosen + by));
        if (chosen >= 0)
            positionViewAtIndex(chosen, ListView.Contain);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What it can become")

    T.ScrollBar.vertical: ScrollMark {
    }
    delegate: GoToRow {
        readonly property GoToList list: ListView.view as GoToList
        width: list ? list.width : 0
        current: list !== null && list.chosen === index
        onPicked: list.picked(index)
    }
}
