import QtQuick
import Tessera
import Tessera.Ui

// What is heard. Whatever a sound means is shown and told as well.
SettingsGroup {
    title: qsTr("Sound")

    Toggle {
        objectName: "soundsOn"
        width: parent.width
        text: qsTr("Sounds")
        explanation: Sounds.available ? qsTr("Short sounds for moves, captures, check, the end of a game, tries that are not possible, edges and other boards, and little time.") : qsTr("This desktop has no sound server, so nothing is heard. Everything that a sound means is shown as well.")
        checked: Sounds.on
        onToggled: Sounds.on = checked
    }
    SettingsRow {
        label: qsTr("Volume: %1 %").arg(Sounds.volume)
        explanation: qsTr("The desktop's volume counts too.")
        StepSlider {
            objectName: "soundVolume"
            width: parent.width
            from: 10
            to: 100
            stepSize: 10
            value: Sounds.volume
            enabled: Sounds.on
            Accessible.name: qsTr("Volume in percent")
            onMoved: {
                Sounds.volume = value;
                Sounds.play(Cue.Move);
            }
        }
    }
}
