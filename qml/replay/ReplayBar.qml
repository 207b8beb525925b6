import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// Above the boards of a game that is looked through: which game it is, and the way through its moves.
Item {
    id: bar

    required property Replay replay
    required property GameSession session
    /// Which of Theme.replayPauses.
    property int speed: 1
    /// Too narrow for the slider beside the buttons.
    readonly property bool wraps: width - besideSlider < Theme.leastSlider
    readonly property real besideSlider: browse.width + speedButton.width + count.width + Theme.space1 + 2 * Theme.space2

    signal given(string command)

    implicitHeight: titleRow.height + ways.height + (wraps ? slider.height : 0)
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    Item {
        id: titleRow
        width: parent.width
        height: Theme.topBar

        IconButton {
            id: toLibrary
            objectName: "replayLibrary"
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Back to the library")
            command: "replayLibrary"
            iconName: "back"
            iconMirrored: true
            onClicked: bar.given(command)
        }
        Label {
            id: title
            objectName: "replayTitle"
            anchors.left: toLibrary.right
            anchors.leftMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), buttons.x0 - toLibrary.width - 2 * Theme.space2)
            text: bar.replay.title
            font.pixelSize: Theme.largeText
            strong: true
            lineHeight: 1
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.Heading
            Accessible.description: bar.replay.about
        }
        Label {
            objectName: "replayAbout"
            anchors.left: title.right
            anchors.leftMargin: Theme.space3
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, buttons.x0 - toLibrary.width - title.width - 2 * Theme.space2 - 2 * Theme.space3)
            visible: width > Theme.space6 * 2
            text: bar.replay.about
            muted: true
            lineHeight: 1
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Row {
            id: buttons
            /// Where it begins, counted from the near end.
            readonly property real x0: parent.width - width
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space2
            IconButton {
                id: more
                objectName: "replayMore"
                text: qsTr("Copy and paste")
                iconName: "copy"
                Accessible.role: Accessible.ButtonMenu
                onClicked: moreMenu.popup(more, 0, more.height)
            }
            AppButton {
                objectName: "replayPlayOn"
                display: bar.width > wordsWidth * 3 ? T.AbstractButton.TextBesideIcon : T.AbstractButton.IconOnly
                text: qsTr("Play on from here")
                tip: qsTr("A new game from this position, against the computer or a person; this one stays as it is")
                command: "replayPlayOn"
                iconName: "play"
                iconMirrored: true
                onClicked: bar.given(command)
            }
        }
    }
    Item {
        id: ways
        y: titleRow.height
        width: parent.width
        height: Theme.controlHeight

        BrowseButtons {
            id: browse
            anchors.left: parent.left
            session: bar.session
            between: IconButton {
                objectName: "replayPlay"
                text: bar.replay.playing ? qsTr("Pause") : qsTr("Play the moves")
                tip: bar.replay.playing ? qsTr("The position that is shown stays") : qsTr("The moves one after the other")
                command: "replayPlay"
                iconName: bar.replay.playing ? "pause" : "run"
                iconMirrored: true
                onClicked: bar.given(command)
            }
        }
        AppButton {
            id: speedButton
            objectName: "replaySpeed"
            anchors.left: browse.right
            anchors.leftMargin: Theme.space1
            kind: AppButton.Quiet
            text: bar.paceShort(bar.speed)
            tip: qsTr("How quickly the moves are played")
            Accessible.name: qsTr("Speed: %1").arg(bar.paceWords(bar.speed))
            Accessible.role: Accessible.ButtonMenu
            onClicked: speedMenu.popup(speedButton, 0, speedButton.height)
        }
        Label {
            id: count
            objectName: "replayCount"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.ceil(countRoom.advanceWidth) + 1
            text: qsTr("%1 / %2", "half-move, all half-moves").arg(bar.session.ply).arg(bar.session.lastPly)
            mono: true
            muted: true
            lineHeight: 1
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
            TextMetrics {
                id: countRoom
                font: count.font
                text: qsTr("%1 / %2", "half-move, all half-moves").arg(bar.session.lastPly).arg(bar.session.lastPly)
            }
        }
    }
    StepSlider {
        id: slider
        objectName: "replaySlider"
        x: bar.wraps ? 0 : mirrored ? count.width + Theme.space2 : browse.width + speedButton.width + Theme.space1 + Theme.space2
        y: bar.wraps ? ways.y + ways.height : ways.y
        width: bar.wraps ? bar.width : bar.width - bar.besideSlider
        from: 0
        to: Math.max(1, bar.session.lastPly)
        stepSize: 1
        enabled: bar.session.lastPly > 0
        valueText: bar.session.ply === 0 ? qsTr("Start") : qsTr("%1 of %2: %3", "half-move, all half-moves, the move").arg(bar.session.ply).arg(bar.session.lastPly).arg(bar.replay.place)
        Accessible.name: qsTr("Place in the game")
        Accessible.description: valueText
        onMoved: bar.session.goToPly(Math.round(value))
        Binding {
            target: slider
            property: "value"
            value: bar.session.ply
            when: !slider.pressed
        }
    }
    AppMenu {
        id: moreMenu
        title: qsTr("Copy and paste")
        AppMenuItem {
            objectName: "replayCopyGame"
            text: qsTr("Copy the game")
            command: "libraryCopyGame"
            onTriggered: bar.given(command)
        }
        AppMenuItem {
            objectName: "replayCopyPosition"
            text: qsTr("Copy the position")
            command: "libraryCopyPosition"
            onTriggered: bar.given(command)
        }
        AppMenuItem {
            objectName: "replayPaste"
            text: qsTr("Paste a game or a position")
            command: "libraryPaste"
            onTriggered: bar.given(command)
        }
    }
    SpeedMenu {
        id: speedMenu
        speed: bar.speed
        words: Theme.replayPauses.map((pause, index) => bar.paceWords(index))
        onChosen: index => bar.speed = index
    }

    /// "2 s".
    function paceShort(index: int): string {
        return qsTr("%L1 s", "seconds").arg(Theme.replayPauses[index] / 1000);
    }
    function paceWords(index: int): string {
        const seconds = Theme.replayPauses[index] / 1000;
        return seconds === 1 ? qsTr("a move every second") : qsTr("a move every %L1 seconds").arg(seconds);
    }
}
