import QtQuick
import Tessera
import Tessera.Ui

// One line of a proof: a heading, a group that opens, or what can be shown on the boards.
Item {
    id: row

    required property int index
    required property int depth
    required property string badge
    required property int tone
    required property string text
    required property string detail
    required property string spoken
    required property bool opens
    required property bool open
    required property bool shows
    required property int line
    /// Whether the boards show it now.
    property bool shown: false
    readonly property bool heading: depth === 0
    readonly property bool pressable: opens || shows
    readonly property real indent: heading ? 0 : (depth - 1) * Theme.space5
    readonly property color accent: tone === ProofTone.Works ? Theme.success : Theme.proof

    /// Pressed: shown or opened.
    signal chosen

    /// In the colours of the theme.
    function styled(marked: string): string {
        return marked.replace(/<em>/g, "<b><font color=\"" + Theme.danger + "\">").replace(/<\/em>/g, "</font></b>");
    }

    // Of what the labels say by themselves: a column arranges them only once the list has asked.
    height: words.wanted + (heading ? Theme.space4 + Theme.space1 : 2 * Theme.space2)
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: opens ? (open ? qsTr("Open") : qsTr("Closed")) : shown ? qsTr("Shown on the boards") : ""
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.controlRadius
        color: row.shown ? Theme.wash(Theme.proof) : pointer.pressed ? Theme.pressed : pointer.containsMouse && row.pressable ? Theme.hover : "transparent"
        border.width: row.shown ? Theme.hairline : 0
        border.color: Theme.proof
        FocusRing {
            control: row
            around: -Theme.hairline
        }
    }
    Rectangle {
        visible: !row.heading && !row.shown && !row.activeFocus
        anchors.left: parent.left
        anchors.leftMargin: Theme.space2 + row.indent
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        anchors.bottom: parent.bottom
        height: Theme.hairline
        color: Theme.line
    }
    Rectangle {
        id: disc
        visible: !row.heading
        anchors.left: parent.left
        anchors.leftMargin: Theme.space2 + row.indent
        y: words.y + Math.round((lineMetrics.lineSpacing - height) / 2)
        width: Math.max(height, mark.implicitWidth + Theme.space2)
        height: Math.ceil(metrics.lineSpacing) + Theme.space2
        radius: height / 2
        color: row.shown ? Theme.card : Theme.wash(row.accent)
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: row.accent
        Label {
            id: mark
            anchors.centerIn: parent
            text: row.badge
            strong: true
            color: row.accent
            font.pixelSize: Theme.smallText
            lineHeight: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Column {
        id: words
        readonly property real wanted: first.implicitHeight + (second.visible ? second.implicitHeight : 0)
        anchors.left: row.heading ? parent.left : disc.right
        anchors.leftMargin: Theme.space2
        anchors.right: chevron.left
        anchors.rightMargin: Theme.space1
        y: row.heading ? Theme.space4 : Theme.space2
        Label {
            id: first
            width: parent.width
            text: row.styled(row.text)
            textFormat: Text.StyledText
            strong: row.heading
            Accessible.ignored: true
        }
        Label {
            id: second
            width: parent.width
            visible: row.detail !== ""
            text: row.styled(row.detail)
            textFormat: Text.StyledText
            muted: true
            Accessible.ignored: true
        }
    }
    Icon {
        id: chevron
        visible: row.opens
        anchors.right: parent.right
        anchors.rightMargin: Theme.space2
        y: words.y + Math.round((lineMetrics.lineSpacing - height) / 2)
        width: row.opens ? Theme.icon : 0
        height: Theme.icon
        name: row.open ? "fold" : "unfold"
        color: Theme.mutedInk
    }
    FontMetrics {
        id: lineMetrics
        font.family: Theme.textFamily
        font.pixelSize: Theme.text
    }
    FontMetrics {
        id: metrics
        font.family: Theme.textFamily
        font.pixelSize: Theme.smallText
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: {
            row.ListView.view.currentIndex = row.index;
            row.forceActiveFocus(Qt.MouseFocusReason);
            row.chosen();
        }
        // A double click is one press: the second would take back what the first has shown.
        onDoubleClicked: row.forceActiveFocus(Qt.MouseFocusReason)
    }
}
