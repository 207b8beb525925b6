import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// What a typed text can become. The field keeps the keyboard; its arrows choose here.
ListView {
    id: list

    /// The row that is chosen; -1: none.
    property int chosen: -1

    /// Whether the pointer was moved since the rows changed: rows come under a resting one by chance.
    readonly property bool pointed: pointer.hovered && pointer.moved

    /// A row was clicked.
    signal picked(int row)

    /// Chooses a row further down or up; going up from the first chooses none.
    function step(by: int): void {
        chosen = Math.max(-1, Math.min(count - 1, chosen + by));
        if (chosen >= 0)
            positionViewAtIndex(chosen, ListView.Contain);
    }

    onModelChanged: pointer.rest()
    HoverHandler {
        id: pointer
        property bool moved: false
        property point before
        function rest(): void {
            moved = false;
            before = point.scenePosition;
        }
        onHoveredChanged: rest()
        onPointChanged: {
            if (hovered && (point.scenePosition.x !== before.x || point.scenePosition.y !== before.y))
                moved = true;
        }
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
        pointed: hovered && list !== null && list.pointed
        onPicked: list.picked(index)
    }
}
