import QtQuick
import Tessera
import Tessera.Ui

// What can be set for those who listen.
SettingsGroup {
    title: qsTr("Screen reader")

    SettingsRow {
        label: qsTr("How moves are said")
        explanation: {
            switch (Settings.spokenStyle) {
            case Spoken.Lan:
                return qsTr("As they are written: Ra1@00xa1@01.");
            case Spoken.Nato:
                return qsTr("Rook takes bishop, alpha one to alpha one, W plus one.");
            default:
                return qsTr("Rook takes bishop, a1 to a1, W plus 1.");
            }
        }
        Choices {
            name: qsTr("How moves are said")
            Choice {
                objectName: "spokenWords"
                text: qsTr("Words")
                checked: Settings.spokenStyle === Spoken.Words
                onToggled: Settings.spokenStyle = Spoken.Words
            }
            Choice {
                objectName: "spokenNato"
                text: qsTr("Spelled letters")
                checked: Settings.spokenStyle === Spoken.Nato
                onToggled: Settings.spokenStyle = Spoken.Nato
            }
            Choice {
                objectName: "spokenLan"
                text: qsTr("Notation")
                checked: Settings.spokenStyle === Spoken.Lan
                onToggled: Settings.spokenStyle = Spoken.Lan
            }
        }
    }
    Toggle {
        objectName: "briefSpeech"
        width: parent.width
        text: qsTr("Brief squares")
        explanation: qsTr("The square you come to says only what is different from the one before.")
        checked: Settings.briefSpeech
        onToggled: Settings.briefSpeech = checked
    }
    Toggle {
        objectName: "announceFocus"
        width: parent.width
        text: qsTr("Announce the focused square")
        explanation: qsTr("Sends it as a message as well, for readers that stay silent on squares.")
        checked: Settings.announceFocus
        onToggled: Settings.announceFocus = checked
    }
}
