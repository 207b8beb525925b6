import QtQuick
import Tessera
import Tessera.Ui

// What the coach does by itself.
SettingsGroup {
    title: qsTr("Coach")

    Toggle {
        objectName: "coachPictures"
        width: parent.width
        text: qsTr("Draw what is looked at")
        explanation: qsTr("With a piece chosen, the boards show its way to the square you point at, and what speaks against it.")
        checked: Settings.coachPictures
        onToggled: Settings.coachPictures = checked
    }
    Toggle {
        objectName: "threatWarnings"
        width: parent.width
        text: qsTr("Warn of threats")
        explanation: qsTr("Points out pieces of the side to move that are attacked and not protected.")
        checked: Settings.threatWarnings
        onToggled: Settings.threatWarnings = checked
    }
}
