import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// One game in the library.
T.ItemDelegate {
    id: card

    objectName: "gameCard"
    required property int index
    required property string file
    required property string title
    required property string players
    required property string game
    required property string date
    required property string resultText
    required property int plies
    required property var keywords
    required property boardScene scene
    required property string problem
    required property int place
    required property bool chosen
    readonly property GridView grid: GridView.view as GridView
    /// Whether what is done is done with this one, when none is selected.
    readonly property bool meant: GridView.isCurrentItem && !ticking && !visualFocus
    readonly property bool damaged: problem !== ""
    readonly property string lengthText: plies === 1 ? qsTr("1 half-move") : qsTr("%n half-moves", "", plies)
    readonly property string placeText: place === GamePlace.OnTheBoard ? qsTr("On the board") : place === GamePlace.InAWindow ? qsTr("In another window") : ""
    /// Who plays, where the title does not say it.
    readonly property string who: title !== players ? players : ""
    /// Which game, where the title does not say it, and when.
    readonly property string between: qsTr(" · ", "between parts of a description")
    readonly property string about: joined([title !== game ? game : "", date], between)
    readonly property string outcome: joined([damaged ? qsTr("Damaged") : resultText, plies > 0 ? lengthText : ""], between)
    /// Whether some are selected: all have boxes to tick then.
    property bool ticking: false

    /// Enter or a click twice.
    signal opened
    /// A click: alone, with others, or with all up to it.
    signal picked(bool others, bool upTo)
    signal menuWanted

    function joined(parts: var, separator: string): string {
        return parts.filter(part => part !== "").join(separator);
    }

    width: grid ? grid.cellWidth : 0
    height: grid ? grid.cellHeight : 0
    padding: Theme.space2
    focusPolicy: Qt.ClickFocus
    hoverEnabled: true
    text: title

    Accessible.role: Accessible.ListItem
    Accessible.name: joined([title, who, about, outcome, placeText, chosen ? qsTr("selected") : ""], qsTr(", ", "between parts of what is read aloud"))
    Accessible.description: damaged ? problem : keywords.length > 0 ? qsTr("Tags: %1").arg(keywords.join(", ")) : ""
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: card.opened()
    Keys.onReturnPressed: card.opened()
    Keys.onEnterPressed: card.opened()
    Keys.onSpacePressed: card.picked(true, false)

    contentItem: Item {
        PositionPicture {
            id: picture
            y: Theme.space2
            x: Theme.space3
            width: parent.width - 2 * Theme.space3
            height: Theme.studyPicture
            visible: !card.damaged
            scene: card.scene
            colors: Theme.board
            fontFamily: Theme.textFamily
        }
        Label {
            anchors.fill: picture
            visible: card.damaged
            text: card.problem
            color: Theme.danger
            font.pixelSize: Theme.smallText
            elide: Text.ElideRight
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.ignored: true
        }
        Column {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: picture.bottom
            anchors.margins: Theme.space3
            spacing: Theme.space1
            Label {
                width: parent.width
                text: card.title
                strong: true
                maximumLineCount: 2
                elide: Text.ElideRight
                lineHeight: 1.1
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: card.who
                muted: true
                font.pixelSize: Theme.smallText
                elide: Text.ElideRight
                lineHeight: 1.1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: card.about
                muted: true
                font.pixelSize: Theme.smallText
                elide: Text.ElideRight
                lineHeight: 1.1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: card.keywords.length > 0
                text: card.keywords.join(card.between)
                color: Theme.proof
                font.pixelSize: Theme.smallText
                elide: Text.ElideRight
                lineHeight: 1.1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Row {
            id: foot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: Theme.space3
            anchors.rightMargin: Theme.space3
            anchors.bottomMargin: Theme.space3
            spacing: Theme.space1
            Icon {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? Theme.disc : 0
                height: Theme.disc
                visible: name !== ""
                name: card.damaged ? "warning" : card.place !== GamePlace.Kept ? "play" : ""
                color: card.damaged ? Theme.danger : Theme.success
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: foot.width - sign.width - foot.spacing
                text: card.placeText !== "" ? card.placeText : card.outcome
                color: card.damaged ? Theme.danger : card.place !== GamePlace.Kept ? Theme.success : Theme.mutedInk
                font.pixelSize: Theme.smallText
                lineHeight: 1
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.space2
            radius: Theme.cardRadius
            color: card.chosen ? Theme.wash(Theme.move) : hand.pressed ? Theme.pressed : card.hovered ? Theme.hover : Theme.card
            border.width: card.chosen || card.meant ? Theme.focusWidth : Theme.hairline
            border.color: card.chosen ? Theme.move : card.meant ? Theme.strongLine : Theme.line
            FocusRing {
                control: card
                controlRadius: Theme.cardRadius
            }
        }
    }
    MouseArea {
        id: hand
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onPressed: card.forceActiveFocus(Qt.MouseFocusReason)
        onClicked: mouse => {
            if (mouse.button === Qt.RightButton) {
                card.picked(false, false);
                card.menuWanted();
            } else {
                card.picked((mouse.modifiers & Qt.ControlModifier) !== 0, (mouse.modifiers & Qt.ShiftModifier) !== 0);
            }
        }
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.LeftButton && mouse.modifiers === Qt.NoModifier)
                card.opened();
        }
        // A finger selects by staying.
        onPressAndHold: card.picked(true, false)
    }
    // A box to tick, for the mouse and the finger; keys have Space.
    Rectangle {
        id: tick
        objectName: "gameTick"
        visible: card.chosen || card.hovered || card.ticking
        x: card.mirrored ? Theme.space2 + Theme.space2 : card.width - width - 2 * Theme.space2
        y: 2 * Theme.space2
        width: Theme.icon + Theme.space1
        height: width
        radius: Theme.controlRadius
        color: card.chosen ? Theme.move : Theme.card
        border.width: Theme.focusWidth
        border.color: card.chosen ? Theme.move : Theme.strongLine
        Icon {
            anchors.centerIn: parent
            width: Theme.icon - Theme.space1
            height: width
            visible: card.chosen
            name: "check"
            color: Theme.moveContrast
        }
        MouseArea {
            anchors.fill: parent
            anchors.margins: -Theme.space1
            onClicked: card.picked(true, false)
        }
    }
}
