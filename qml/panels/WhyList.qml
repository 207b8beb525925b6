import QtQuick
import Tessera
import Tessera.Ui

// Reasons why a move cannot be played, to choose the true one.
Column {
    id: list

    required property StudyPlayer player
    readonly property var wrongOptions: player.wrongOptions

    spacing: Theme.space2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Why not?")

    Repeater {
        model: list.player.options
        WhyOption {
            readonly property WhyList list: parent as WhyList
            width: list ? list.width : 0
            wrong: list !== null && list.wrongOptions.includes(index)
            found: list !== null && list.player.rightOption === index
            onClicked: list.player.choose(index)
        }
    }
}
