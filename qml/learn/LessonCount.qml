import QtQuick
import Tessera
import Tessera.Ui

// A number to type.
Row {
    id: row

    required property LessonPlayer player

    function takeFocus(): void {
        entry.forceActiveFocus(Qt.TabFocusReason);
    }
    function check(): void {
        if (entry.acceptableInput)
            player.answerCount(parseInt(entry.text));
    }

    spacing: Theme.space2

    Label {
        anchors.verticalCenter: entry.verticalCenter
        text: qsTr("How many?")
        Accessible.ignored: true
    }
    TextEntry {
        id: entry
        objectName: "lessonNumber"
        width: Theme.lessonEntry
        enabled: !row.player.solved
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator {
            bottom: 0
            top: 9999
        }
        wrong: row.player.outcome === LessonPlayer.Wrong
        Accessible.name: qsTr("How many?")
        onAccepted: row.check()
    }
    Connections {
        target: row.player
        function onStepChanged() {
            entry.clear();
        }
    }
}
