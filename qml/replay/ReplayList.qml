import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// The moves with variations and comments. The keyboard walks through the game itself, so the board
// follows every step.
ListView {
    id: list

    required property Replay replay
    readonly property real widestMove: moveMetrics.width
    readonly property int currentRow: replay.moves.currentRow

    signal commentWanted
    signal menuWanted(Item over)

    function follow(): void {
        forceLayout();
        if (currentRow >= 0)
            positionViewAtIndex(currentRow, ListView.Contain);
        else
            positionViewAtBeginning();
    }
    function goTo(node: int): void {
        forceActiveFocus(Qt.MouseFocusReason);
        replay.goTo(node);
    }

    leftMargin: Theme.space3
    rightMargin: Theme.space3
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    // Nothing is made ahead: a list that shrinks meanwhile would warn of rows that are gone.
    cacheBuffer: 0
    model: replay.moves
    onCountChanged: follow()
    onCurrentRowChanged: follow()
    onHeightChanged: follow()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves of the game")
    Accessible.description: replay.place

    T.ScrollBar.vertical: ScrollMark {
    }

    Keys.onPressed: event => {
        if (event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier))
            return;
        const mirrored = LayoutMirroring.enabled;
        switch (event.key) {
        case Qt.Key_Left:
            mirrored ? replay.next() : replay.previous();
            break;
        case Qt.Key_Right:
            mirrored ? replay.previous() : replay.next();
            break;
        case Qt.Key_Up:
            replay.read(-1);
            break;
        case Qt.Key_Down:
            replay.read(1);
            break;
        case Qt.Key_Home:
            replay.first();
            break;
        case Qt.Key_End:
            replay.last();
            break;
        case Qt.Key_Space:
            replay.togglePlaying();
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            commentWanted();
            break;
        case Qt.Key_Delete:
            replay.erase();
            break;
        case Qt.Key_Menu:
            menuWanted(currentRow >= 0 ? itemAtIndex(currentRow) : list);
            break;
        case Qt.Key_F10:
            if (!(event.modifiers & Qt.ShiftModifier))
                return;
            menuWanted(currentRow >= 0 ? itemAtIndex(currentRow) : list);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    TextMetrics {
        id: moveMetrics
        font.family: Theme.monoFamily
        font.pixelSize: Theme.text
        font.weight: Font.Bold
        text: "Qa1@00xa1@00+??"
    }
    delegate: ReplayRow {
        id: entry
        readonly property ReplayList list: ListView.view as ReplayList
        width: list ? list.width - list.leftMargin - list.rightMargin : 0
        longestMove: list ? list.widestMove : 0
        currentNode: list ? list.replay.moves.currentNode : -1
        onChosen: node => list.goTo(node)
        onCommentWanted: list.commentWanted()
        onMenuWanted: node => {
            list.goTo(node);
            list.menuWanted(entry);
        }
    }
}
