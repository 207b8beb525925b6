import QtQuick
import Tessera
import Tessera.Ui

// How the chances went over the game: a column for each position, White's share from below. The
// arrows walk through the game; so does a press.
Rectangle {
    id: graph

    required property GameReview review
    readonly property GameSession session: review.session
    readonly property int count: review.shares.length
    readonly property int at: session ? session.ply : 0
    /// Without the frame.
    readonly property real innerWidth: width - 2 * frame
    readonly property real innerHeight: Theme.graph - 2 * frame
    readonly property int frame: Theme.hairline
    /// Where the columns are.
    readonly property var columns: {
        const all = [];
        const shares = review.shares;
        for (let i = 0; i < shares.length; ++i) {
            const left = frame + Math.round(i * innerWidth / shares.length);
            const right = frame + Math.round((i + 1) * innerWidth / shares.length);
            const high = Math.round(innerHeight * shares[i]);
            all.push(Qt.rect(left, Theme.graph - frame - high, right - left, high));
        }
        return all;
    }
    readonly property string tale: visible && count > 0 ? review.textAt(at) : ""

    function goTo(ply: int): void {
        if (session && count > 0)
            session.goToPly(Math.max(0, Math.min(ply, count - 1)));
    }

    implicitHeight: Theme.graph + caption.height + Theme.space1
    color: "transparent"
    activeFocusOnTab: visible
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Chances over the game")
    Accessible.description: tale
    Accessible.focusable: true
    Accessible.onIncreaseAction: goTo(at + 1)
    Accessible.onDecreaseAction: goTo(at - 1)
    Keys.onLeftPressed: goTo(at - 1)
    Keys.onRightPressed: goTo(at + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            goTo(event.key === Qt.Key_Home ? 0 : count - 1);
    }

    Rectangle {
        id: field
        width: parent.width
        height: Theme.graph
        color: Theme.blackFill
        border.width: graph.frame
        border.color: Theme.strongLine
        // Time runs the same way in every language.
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        Repeater {
            model: graph.columns
            Rectangle {
                required property rect modelData
                x: modelData.x
                y: modelData.y
                width: modelData.width
                height: modelData.height
                color: Theme.whiteFill
            }
        }
        Rectangle {
            y: Math.round((parent.height - height) / 2)
            width: parent.width
            height: Theme.hairline
            color: Theme.selection
        }
        Rectangle {
            visible: graph.at < graph.count
            x: Math.round((graph.at + 0.5) * field.width / Math.max(1, graph.count)) - width / 2
            width: Theme.accentWidth
            height: parent.height
            color: Theme.move
        }
        FocusRing {
            control: graph
        }
        MouseArea {
            anchors.fill: parent
            onClicked: event => graph.goTo(Math.floor(event.x * graph.count / width))
        }
    }
    Label {
        id: caption
        objectName: "graphCaption"
        anchors.top: field.bottom
        anchors.topMargin: Theme.space1
        width: parent.width
        text: graph.tale
        muted: true
        font.pixelSize: Theme.smallText
        lineHeight: 1
        elide: Text.ElideRight
        maximumLineCount: 2
        Accessible.ignored: true
    }
}
