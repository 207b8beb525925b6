import QtQuick
import Tessera
import Tessera.Ui

// The move coach: what the selected piece is, how it moves, why a try works or does not, where it
// can go; and what else is looked at.
ScrollPane {
    id: panel

    required property GameSession session
    required property Coach coach
    required property Inspector inspector
    readonly property pieceInfo piece: session.piece
    readonly property string chosen: piece.squareName

    /// A square was chosen from the list of targets.
    signal jumped(int square)

    contentHeight: inspection.y + inspection.implicitHeight + Theme.space4
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Coach")

    Column {
        id: empty
        visible: !panel.session.hasSelection
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space3

        Label {
            width: parent.width
            text: qsTr("No piece chosen")
            font.pixelSize: Theme.heading
            strong: true
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            text: qsTr("Click a piece, or move to it with the arrow keys and press Enter. You can look at the pieces of both sides.")
            muted: true
        }
        Label {
            width: parent.width
            visible: panel.session.severalBoards
            text: qsTr("The small boards belong together: a piece goes from one to another as along a line. The names at the edges tell which axis leads where.")
            muted: true
        }
        Item {
            width: parent.width
            height: Theme.space1
        }
        Label {
            width: parent.width
            text: qsTr("The marks")
            strong: true
            Accessible.role: Accessible.Heading
        }
        MarkList {
            width: parent.width
            marks: [{
                    "shape": "dot",
                    "meaning": qsTr("the piece can go there")
                }, {
                    "shape": "ring",
                    "meaning": qsTr("the piece can capture there")
                }, {
                    "shape": "diamond",
                    "meaning": qsTr("a piece of the side not to move could go there")
                }, {
                    "shape": "dashes",
                    "meaning": qsTr("it could capture there")
                }, {
                    "shape": "corners",
                    "meaning": qsTr("the last move: open corners where it began, filled ones where it ended")
                }]
        }
    }

    Column {
        id: info
        visible: panel.session.hasSelection
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space3

        Flow {
            width: parent.width
            spacing: Theme.space2
            Label {
                id: pieceTitle
                objectName: "pieceTitle"
                text: panel.piece.title
                font.pixelSize: Theme.heading
                strong: true
                lineHeight: 1.1
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.Heading
            }
            Label {
                objectName: "pieceSquare"
                height: pieceTitle.height
                text: panel.piece.squareName
                font.pixelSize: Theme.largeText
                mono: true
                lineHeight: 1
                verticalAlignment: Text.AlignVCenter
            }
        }
        Label {
            width: parent.width
            text: panel.piece.rule
            muted: true
        }
        AxisStrip {
            width: parent.width
            axes: panel.session.axes
        }
        VerdictCard {
            id: verdictCard
            objectName: "verdictCard"
            width: parent.width
            verdict: panel.coach.verdict
            whatIf: panel.coach.showsWhatIf
        }
        Item {
            width: parent.width
            height: Math.max(targets.height, counts.height)
            Label {
                id: targets
                objectName: "targetsText"
                anchors.left: parent.left
                text: panel.piece.targetsText
                strong: true
                wrapMode: Text.NoWrap
            }
            Label {
                id: counts
                anchors.right: parent.right
                visible: implicitWidth + targets.implicitWidth + Theme.space2 < parent.width
                text: panel.piece.countsText
                muted: true
                wrapMode: Text.NoWrap
            }
        }
        Label {
            width: parent.width
            visible: panel.piece.preview && !panel.session.over
            text: panel.session.whiteToMove ? qsTr("A preview: it is White's turn.") : qsTr("A preview: it is Black's turn.")
            muted: true
        }
        TargetFlow {
            width: parent.width
            session: panel.session
            onJumped: square => panel.jumped(square)
        }
        Label {
            width: parent.width
            visible: panel.coach.formulas.length > 0
            text: qsTr("As changes of the coordinates; n is any number, ± either way:")
            font.pixelSize: Theme.smallText
            muted: true
        }
        Repeater {
            model: panel.coach.formulas
            Label {
                required property string modelData
                width: parent ? (parent as Item).width : 0
                text: modelData
                font.pixelSize: Theme.smallText
                mono: true
                muted: true
            }
        }
        Label {
            objectName: "writtenName"
            width: parent.width
            visible: panel.piece.writtenName !== ""
            text: qsTr("This square is written %1 in the list of moves.").arg(panel.piece.writtenName)
            font.pixelSize: Theme.smallText
            muted: true
        }
    }
    // What was asked for comes into view.
    onChosenChanged: {
        if (session.hasSelection)
            contentY = 0;
    }
    Connections {
        target: panel.coach
        // Where text is large or the panel low; who scrolled on looks at something else.
        function onChanged() {
            if (panel.contentY === 0 && panel.coach.verdict.tone !== Tone.None)
                panel.reveal(verdictCard);
        }
    }
    Connections {
        target: panel.session
        function onChanged() {
            if (panel.session.status === GameSession.Refusal)
                panel.reveal(verdictCard);
        }
    }
    Connections {
        property int known: 0
        target: panel.inspector
        function onChanged() {
            const count = panel.inspector.watched.length;
            if (count > known)
                panel.reveal(inspection.layOutLastCard());
            known = count;
        }
    }
    InspectionPart {
        id: inspection
        x: Theme.space4
        y: (panel.session.hasSelection ? info : empty).implicitHeight + Theme.space4 + Theme.space5
        width: parent.width - 2 * Theme.space4
        session: panel.session
        coach: panel.coach
        inspector: panel.inspector
        onGrown: item => panel.reveal(item)
        onJumped: square => panel.jumped(square)
    }
}
