import QtQuick
import Tessera
import Tessera.Ui

// Looking without moving: what if, controlled squares, pieces that hang, watched squares.
Column {
    id: part

    required property GameSession session
    required property Coach coach
    required property Inspector inspector

    /// There is more to see in an item.
    signal grown(Item item)
    /// A square was chosen.
    signal jumped(int square)

    /// The card of the latest watched square, in its place already.
    function layOutLastCard(): Item {
        const card = cards.itemAt(cards.count - 1) as WatchCard;
        card.layOut();
        forceLayout();
        return card;
    }

    spacing: Theme.space3

    Label {
        width: parent.width
        text: qsTr("Look closer")
        strong: true
        Accessible.role: Accessible.Heading
    }
    Column {
        objectName: "threats"
        width: parent.width
        spacing: Theme.space2
        visible: part.inspector.threatText !== ""
        Label {
            width: parent.width
            text: part.inspector.threatText
            color: Theme.danger
        }
        SquareChips {
            width: parent.width
            targets: part.inspector.threatened
            onJumped: square => part.jumped(square)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.space2
        ToggleButton {
            objectName: "whatIf"
            text: qsTr("What if")
            tip: qsTr("Shows the position after the move that is looked at, without playing it")
            command: "whatIf"
            on: part.coach.whatIf
            onClicked: part.coach.whatIf = !part.coach.whatIf
        }
        ToggleButton {
            objectName: "inspectOnly"
            text: qsTr("Only look")
            tip: qsTr("Pressing squares moves nothing until this is switched off")
            command: "inspectOnly"
            on: part.session.inspectOnly
            onClicked: part.session.inspectOnly = !part.session.inspectOnly
        }
    }
    Label {
        width: parent.width
        text: qsTr("Controlled squares")
        muted: true
    }
    Flow {
        width: parent.width
        spacing: Theme.space2
        ToggleButton {
            objectName: "controlPiece"
            text: qsTr("This piece")
            tip: qsTr("Marks the squares that the chosen piece attacks or protects")
            command: "controlPiece"
            on: part.inspector.control === Inspector.PieceControl
            onClicked: part.inspector.toggleControl(Inspector.PieceControl)
        }
        ToggleButton {
            objectName: "controlWhite"
            text: qsTr("White")
            tip: qsTr("Tells on every square how many white pieces attack or protect it")
            command: "controlWhite"
            on: part.inspector.control === Inspector.WhiteControl
            onClicked: part.inspector.toggleControl(Inspector.WhiteControl)
        }
        ToggleButton {
            objectName: "controlBlack"
            text: qsTr("Black")
            tip: qsTr("Tells on every square how many black pieces attack or protect it")
            command: "controlBlack"
            on: part.inspector.control === Inspector.BlackControl
            onClicked: part.inspector.toggleControl(Inspector.BlackControl)
        }
    }
    Label {
        objectName: "controlText"
        width: parent.width
        visible: text !== ""
        text: part.inspector.controlText
    }
    Item {
        width: parent.width
        height: Math.max(watchedTitle.implicitHeight, unwatch.visible ? unwatch.height : 0)
        Label {
            id: watchedTitle
            anchors.left: parent.left
            anchors.right: unwatch.left
            anchors.verticalCenter: parent.verticalCenter
            text: part.inspector.watched.length > 0 ? qsTr("Watched squares") : qsTr("Press a square long, or use its menu, to see who attacks and who protects it.")
            muted: true
        }
        AppButton {
            id: unwatch
            objectName: "unwatchAll"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? implicitWidth : 0
            visible: part.inspector.watched.length > 0
            kind: AppButton.Quiet
            text: qsTr("Remove all")
            tip: qsTr("Watches no square any more")
            onClicked: part.inspector.unwatchAll()
        }
    }
    Repeater {
        id: cards
        model: part.inspector.watched
        WatchCard {
            required property var modelData
            readonly property InspectionPart part: parent as InspectionPart
            width: parent ? (parent as Item).width : 0
            watched: modelData
            onJumped: square => part.jumped(square)
            onRemoved: square => part.inspector.watch(square)
        }
    }
    SignLegend {
        id: legend
        width: parent.width
        onOpened: {
            part.forceLayout();
            part.grown(legend);
        }
    }
}
