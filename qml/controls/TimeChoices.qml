import QtQuick
import Tessera
import Tessera.Ui

// How long the computer may think about a move.
Choices {
    name: qsTr("Time for a move")

    Repeater {
        model: [0, 1, 3, 5, 10, 30]
        Choice {
            required property int modelData
            objectName: "timeForMove" + modelData
            text: modelData === 0 ? qsTr("Its own pace") : qsTr("%1 s", "seconds").arg(modelData)
            Accessible.name: modelData === 0 ? text : modelData === 1 ? qsTr("1 second") : qsTr("%n seconds", "", modelData)
            checked: ComputerSettings.secondsForMove === modelData
            onToggled: ComputerSettings.secondsForMove = modelData
        }
    }
}
