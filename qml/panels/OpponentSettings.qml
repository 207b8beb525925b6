import QtQuick
import Tessera
import Tessera.Ui

// How the computer plays.
SettingsGroup {
    title: qsTr("Computer")

    SettingsRow {
        label: qsTr("Time for a move")
        explanation: qsTr("At most; the lower levels mostly need less. At its own pace it thinks for up to three seconds.")
        TimeChoices {
        }
    }
    Toggle {
        objectName: "mayResign"
        width: parent.width
        text: qsTr("The computer may resign")
        explanation: qsTr("It gives up when it has been lost for several moves; levels 1 and 2 play on to the mate.")
        checked: ComputerSettings.mayResign
        onToggled: ComputerSettings.mayResign = checked
    }
    Toggle {
        objectName: "secondThread"
        width: parent.width
        text: qsTr("Think on two processor cores")
        explanation: qsTr("Level 6 sees a little more in the same time, and the same position no longer always gets the same answer.")
        checked: ComputerSettings.secondThread
        onToggled: ComputerSettings.secondThread = checked
    }
    SettingsRow {
        label: qsTr("Memory")
        explanation: qsTr("For positions that it has seen: more helps when it thinks for long.")
        Choices {
            name: qsTr("Memory")
            Repeater {
                model: [16, 32, 64, 128, 256, 512]
                Choice {
                    required property int modelData
                    objectName: "memory" + modelData
                    text: qsTr("%1 MiB").arg(modelData)
                    checked: ComputerSettings.memory === modelData
                    onToggled: ComputerSettings.memory = modelData
                }
            }
        }
    }
}
