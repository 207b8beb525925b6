import QtQuick
import Tessera
import Tessera.Ui

// In a window too small for text and boards at once: switches between the two, and holds the buttons
// of the step, which are needed beside both.
Rectangle {
    id: strip

    required property TablePage table
    required property LessonPanel panel
    readonly property alias place: place
    /// Whether there is room for the buttons, too.
    readonly property bool roomy: visible && table.height >= Theme.leastStripped

    /// The one of them that is out of view is to be seen.
    signal switched

    /// When a step opens: first what has to be read, or where something is to be done.
    function follow(): void {
        if (!visible)
            return;
        const player = panel.player;
        const answers = player.kind === LessonPlayer.Choose || player.kind === LessonPlayer.Count;
        if (player.asks && !answers) {
            table.showBoards();
            return;
        }
        table.showInPanel(panel);
        revealing.restart();
    }
    /// Once the text has found its lines: where the keyboard is comes before where the text begins.
    readonly property real textHeight: panel.textHeight
    onTextHeightChanged: {
        if (visible && !table.boardsSeen)
            revealing.restart();
    }
    Timer {
        id: revealing
        interval: 0
        onTriggered: strip.table.revealFocus()
    }

    visible: table.visible && table.stacked
    height: Math.max(switcher.height, roomy ? place.height : 0) + 2 * Theme.space2
    color: Theme.card
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Lesson")

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    AppButton {
        id: switcher
        objectName: "lessonSwitch"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2
        text: strip.table.boardsSeen ? qsTr("Text") : qsTr("Boards")
        tip: strip.table.boardsSeen ? qsTr("Shows the text of the lesson") : qsTr("Shows the boards")
        command: "lessonText"
        onClicked: strip.switched()
    }
    Item {
        id: place
        anchors.left: switcher.right
        anchors.leftMargin: Theme.space2
        anchors.right: parent.right
        anchors.rightMargin: Theme.space3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space2
        height: strip.panel.foot.height
    }
}
