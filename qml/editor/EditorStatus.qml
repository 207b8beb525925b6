import QtQuick
import Tessera
import Tessera.Ui

// Under the board: whether what stands there can be played, as pieces come and go. Its height stays
// the same.
Rectangle {
    id: line

    readonly property color accent: editor.valid ? Theme.success : Theme.danger
    required property PositionEditor editor
    readonly property int lines: Theme.longSentence * metrics.averageCharacterWidth > 2 * (width - icon.width - 3 * Theme.space3) ? 3 : 2
    readonly property var problem: editor.problems.length > 0 ? editor.problems[0] : null
    /// Why the last key did nothing; stands here until something else happens.
    property string remark: ""
    /// What the boards show that is not set up; empty: nothing.
    property string shownText: ""

    /// The square of the first problem is wanted.
    signal jumped(int square)

    implicitHeight: Math.max(Theme.controlHeight, Math.ceil(lines * metrics.lineSpacing)) + 2 * Theme.space1
    border.color: editor.valid ? Theme.line : accent
    border.width: Theme.hairline
    color: editor.valid ? Theme.card : Theme.wash(accent)
    radius: Theme.cardRadius
    Accessible.name: sentence.text
    Accessible.role: Accessible.StatusBar
    onShownTextChanged: remark = ""

    Connections {
        function onChanged() {
            line.remark = "";
        }
        target: line.editor
    }
    // Read or heard, it makes room again; the log keeps it.
    Timer {
        running: line.remark !== ""
        interval: Theme.remarkTime
        onTriggered: line.remark = ""
    }
    FontMetrics {
        id: metrics
        font.family: Theme.textFamily
        font.pixelSize: Theme.text
    }
    Icon {
        id: icon
        anchors.left: parent.left
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.icon
        height: width
        color: line.accent
        name: line.editor.valid ? "check" : "warning"
    }
    Label {
        id: sentence
        objectName: "editorStatus"
        anchors.left: icon.right
        anchors.leftMargin: Theme.space2
        anchors.right: show.visible ? show.left : parent.right
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        font.weight: line.editor.valid ? Font.Normal : Font.Medium
        lineHeight: 1
        maximumLineCount: line.lines
        Accessible.ignored: true
        text: {
            if (line.remark !== "")
                return line.remark;
            if (line.shownText !== "")
                return line.shownText;
            const more = line.editor.problems.length - 1;
            if (more < 1)
                return line.editor.standing;
            return more === 1 ? qsTr("%1 And one more thing is wrong.").arg(line.editor.standing) : qsTr("%1 And %n more things are wrong.", "", more).arg(line.editor.standing);
        }
    }
    AppButton {
        id: show
        objectName: "showProblem"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space1
        anchors.verticalCenter: parent.verticalCenter
        visible: line.problem !== null && line.problem.square >= 0
        text: qsTr("Show")
        tip: qsTr("Brings the keyboard to that square")
        onClicked: line.jumped(line.problem.square)
    }
}
