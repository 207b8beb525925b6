import QtQuick
import Tessera
import Tessera.Ui

// What the lines and signs mean that the coach and the proof draw over the boards; closed until asked for.
Column {
    id: legend

    property bool open: false

    /// There is more to see.
    signal opened

    spacing: Theme.space2

    AppButton {
        objectName: "signLegend"
        iconName: legend.open ? "minus" : "plus"
        text: legend.open ? qsTr("Hide the lines and signs") : qsTr("What the lines and signs mean")
        tip: legend.open ? qsTr("Hides this list") : qsTr("Lists what the coach draws over the boards")
        onClicked: {
            legend.open = !legend.open;
            legend.forceLayout();
            if (legend.open)
                legend.opened();
        }
    }
    Repeater {
        model: legend.open ? [{
                "kind": SketchKind.Way,
                "meaning": qsTr("the way of the move that you look at")
            }, {
                "kind": SketchKind.Blocker,
                "meaning": qsTr("this piece stands in the way")
            }, {
                "kind": SketchKind.Attack,
                "meaning": qsTr("this piece attacks what the arrow points at")
            }, {
                "kind": SketchKind.Guard,
                "meaning": qsTr("this piece protects what the disc lies on")
            }, {
                "kind": SketchKind.Behind,
                "meaning": qsTr("it attacks or protects through another piece")
            }, {
                "kind": SketchKind.Pin,
                "meaning": qsTr("it pins: the piece between must stay on the line")
            }, {
                "kind": SketchKind.King,
                "meaning": qsTr("a king that is or would be attacked")
            }, {
                "kind": SketchKind.Watched,
                "meaning": qsTr("a square that you watch")
            }, {
                "kind": SketchKind.Unguarded,
                "meaning": qsTr("attacked, and nothing protects it")
            }, {
                "kind": SketchKind.Refutation,
                "meaning": qsTr("in a proof: it attacks or guards, so the try fails")
            }] : []
        Item {
            id: entry
            required property var modelData
            width: entry.parent ? (entry.parent as Item).width : 0
            height: Math.max(sample.height, meaning.implicitHeight)
            SketchSample {
                id: sample
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: implicitWidth
                height: implicitHeight
                kind: entry.modelData.kind
                colors: Theme.board
                fontFamily: Theme.textFamily
                cell: Theme.signSquare
                Accessible.ignored: true
            }
            Label {
                id: meaning
                anchors.left: sample.right
                anchors.leftMargin: Theme.space3
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: entry.modelData.meaning
            }
        }
    }
    MarkList {
        width: parent.width
        visible: legend.open
        marks: [{
                "shape": "cross",
                "meaning": qsTr("the square that was tried in vain")
            }, {
                "shape": "count",
                "meaning": qsTr("in the corner of a board: how many moves and captures lead to it")
            }, {
                "shape": "number",
                "meaning": qsTr("how many pieces control the square; a plus where squares are small")
            }, {
                "shape": "heads",
                "meaning": qsTr("on a pawn: which way it walks, with two heads from board to board")
            }]
    }
}
