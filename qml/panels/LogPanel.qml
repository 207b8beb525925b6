import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// Everything that was announced, the latest at the end. One Tab stop: the arrows walk through it,
// Enter says an entry again.
FocusScope {
    id: panel

    required property Announcer announcer

    /// Somebody asks what to do next.
    signal adviceWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    AppButton {
        id: advice
        objectName: "tellStatus"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space4
        y: Theme.space3
        text: qsTr("What now?")
        tip: qsTr("Says what the line below the board says, in full")
        iconName: "info"
        command: "tellStatus"
        onClicked: panel.adviceWanted()
    }
    Label {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: advice.bottom
        anchors.margins: Theme.space4
        visible: list.count === 0
        text: qsTr("What a screen reader is told stands here to be read again: moves, checks, questions and results.")
        muted: true
    }
    WalkedList {
        id: list
        objectName: "speechLog"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: advice.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space2
        visible: count > 0
        focus: true
        // Readers find all entries, not only those in view.
        cacheBuffer: Theme.windowHeight * 10
        model: panel.announcer.log
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Announcements, the latest at the end")
        // It follows what is said, unless somebody is reading in it.
        onCountChanged: {
            if (activeFocus)
                return;
            currentIndex = count - 1;
            showLatest();
        }
        onVisibleChanged: showLatest()
        function showLatest(): void {
            if (activeFocus)
                return;
            forceLayout();
            positionViewAtEnd();
        }

        T.ScrollBar.vertical: ScrollMark {
        }

        delegate: LogEntry {
            width: ListView.view ? ListView.view.width : 0
            onSaidAgain: text => panel.announcer.repeat(text)
        }
    }
}
