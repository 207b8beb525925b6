import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// The numbered rows of a game. The row of the move that led to the board stays in view.
ListView {
    id: list

    required property GameSession session
    /// Room that the longest move of any row takes.
    readonly property real widestMove: moveMetrics.width
    readonly property int currentRow: session.moves.currentRow

    function follow(): void {
        forceLayout();
        if (currentRow >= 0)
            positionViewAtIndex(currentRow, ListView.Contain);
        else
            positionViewAtBeginning();
    }

    leftMargin: Theme.space3
    rightMargin: Theme.space3
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: session.moves
    onCountChanged: follow()
    onCurrentRowChanged: follow()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves of the game")

    T.ScrollBar.vertical: ScrollMark {
    }

    TextMetrics {
        id: moveMetrics
        font.family: Theme.monoFamily
        font.pixelSize: Theme.text
        font.weight: Font.Bold
        text: "Qa1@00xa1@00+??"
    }

    delegate: MoveRow {
        readonly property MoveList list: ListView.view as MoveList
        width: list ? list.width - list.leftMargin - list.rightMargin : 0
        longestMove: list ? list.widestMove : 0
        currentPly: list ? list.session.ply : 0
        onChosen: ply => list.session.goToPly(ply)
    }
}
