import QtQuick
import Tessera.Ui

// A few squares to go to.
Flow {
    id: chips

    /// MoveTarget.
    required property var targets
    property int most: 12

    signal jumped(int square)

    spacing: Theme.space2

    Repeater {
        model: chips.targets.slice(0, chips.most)
        TargetChip {
            required property var modelData
            readonly property SquareChips owner: parent as SquareChips
            objectName: "chip" + square
            square: modelData.square
            name: modelData.name
            capture: false
            onClicked: owner.jumped(square)
        }
    }
    Label {
        visible: chips.targets.length > chips.most
        text: qsTr("and %1 more").arg(chips.targets.length - chips.most)
        muted: true
    }
}
