import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// One study in the gallery.
T.ItemDelegate {
    id: card

    objectName: "studyCard"
    required property int index
    required property string key
    required property string title
    required property string theme
    required property int level
    required property string game
    required property string task
    required property int solving
    required property boardScene scene
    required property string pairTitle
    /// Of one of the user's own: the name of its file.
    required property string file
    readonly property GridView grid: GridView.view as GridView
    readonly property string said: qsTr("%1. %2, %3, %4, %5", "title, theme, level, game, solved or not").arg(title).arg(theme).arg(levelText).arg(game).arg(mark.text)
    readonly property string fileText: qsTr("From the file %1").arg(file)
    readonly property string levelText: qsTr("Level %1").arg(level)

    signal chosen(string key)

    function choose(): void {
        grid.currentIndex = index;
        chosen(key);
    }

    // A gap around it, as wide as half the gap between two.
    width: grid ? grid.cellWidth : 0
    height: grid ? grid.cellHeight : 0
    padding: Theme.space2
    focusPolicy: Qt.ClickFocus
    hoverEnabled: true
    text: title

    Accessible.role: Accessible.ListItem
    Accessible.name: file === "" ? said : qsTr("%1. %2", "what a card says, where it is from").arg(said).arg(fileText)
    Accessible.description: pairTitle !== "" ? qsTr("%1 A pair with: %2", "what to do, title of another study").arg(task).arg(pairTitle) : task
    Accessible.selectable: true
    Accessible.selected: GridView.isCurrentItem
    Accessible.onPressAction: card.choose()
    onClicked: choose()
    Keys.onReturnPressed: card.choose()
    Keys.onEnterPressed: card.choose()
    Keys.onSpacePressed: card.choose()

    contentItem: Item {
        PositionPicture {
            id: picture
            y: Theme.space2
            x: Theme.space3
            width: parent.width - 2 * Theme.space3
            height: Theme.studyPicture
            scene: card.scene
            colors: Theme.board
            fontFamily: Theme.textFamily
        }
        Column {
            id: words
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
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: card.theme
                muted: true
                font.pixelSize: Theme.smallText
                maximumLineCount: 2
                elide: Text.ElideRight
                lineHeight: 1.1
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: qsTr("%1 · %2", "level, game").arg(card.levelText).arg(card.game)
                muted: true
                font.pixelSize: Theme.smallText
                fontSizeMode: Text.HorizontalFit
                elide: Text.ElideRight
                lineHeight: 1.1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Row {
            id: pairRow
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: mark.top
            anchors.leftMargin: Theme.space3
            anchors.rightMargin: Theme.space3
            anchors.bottomMargin: Theme.space1
            visible: card.pairTitle !== ""
            spacing: Theme.space1
            Icon {
                id: pairIcon
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.disc
                height: width
                name: "flip"
                color: Theme.proof
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - pairIcon.width - parent.spacing
                text: qsTr("Pair: %1", "title of another study").arg(card.pairTitle)
                font.pixelSize: Theme.smallText
                color: Theme.proof
                lineHeight: 1
                elide: Text.ElideRight
                maximumLineCount: 2
                Accessible.ignored: true
            }
        }
        Label {
            objectName: "cardFile"
            anchors.left: mark.right
            anchors.right: parent.right
            anchors.leftMargin: Theme.space2
            anchors.rightMargin: Theme.space3
            anchors.verticalCenter: mark.verticalCenter
            visible: card.file !== ""
            text: card.file
            muted: true
            font.pixelSize: Theme.smallText
            horizontalAlignment: Text.AlignRight
            lineHeight: 1
            elide: Text.ElideMiddle
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        SolvedMark {
            id: mark
            anchors.left: parent.left
            anchors.leftMargin: Theme.space3
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space3
            solving: card.solving
            Accessible.ignored: true
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.space2
            radius: Theme.cardRadius
            color: card.down ? Theme.pressed : card.hovered ? Theme.hover : Theme.card
            border.width: Theme.hairline
            border.color: Theme.line
            FocusRing {
                control: card
                controlRadius: Theme.cardRadius
            }
        }
    }
}
