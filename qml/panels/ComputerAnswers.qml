import QtQuick
import Tessera
import Tessera.Ui

// Beside the sentence that the computer thinks: what can be done about it.
Row {
    id: answers

    required property Computer computer
    /// Whether there is room for more than one.
    required property bool wide
    /// Whether its game is on the boards.
    property bool offered: true
    readonly property bool wanted: offered && computer.toMove && (computer.thinking || computer.paused)

    /// The board may have the focus again.
    signal done

    spacing: Theme.space2
    visible: false
    Component.onCompleted: visible = wanted
    // The keyboard must not be left on what goes away.
    onWantedChanged: {
        if (!wanted && (now.activeFocus || stop.activeFocus))
            done();
        visible = wanted;
    }

    AppButton {
        id: now
        objectName: "moveNow"
        visible: answers.wide && answers.computer.thinking
        text: qsTr("Move now")
        tip: qsTr("The computer plays the best it has found")
        command: "moveNow"
        onClicked: {
            answers.done();
            answers.computer.moveNow();
        }
    }
    AppButton {
        id: stop
        objectName: "stopComputer"
        text: answers.computer.paused ? qsTr("Go on") : qsTr("Stop")
        tip: answers.computer.paused ? qsTr("The computer thinks on and moves") : qsTr("The computer waits until it is told to go on")
        command: "stopComputer"
        kind: answers.computer.paused ? AppButton.Primary : AppButton.Plain
        onClicked: {
            if (answers.computer.paused) {
                answers.done();
                answers.computer.goOn();
            } else {
                answers.computer.stop();
            }
        }
    }
}
