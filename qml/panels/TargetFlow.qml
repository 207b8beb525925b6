import QtQuick
import Tessera
import Tessera.Ui

// Every square that the selected piece can go to; pressing one finds it on the boards.
Flow {
    id: flow

    required property GameSession session
    readonly property bool preview: session.piece.preview

    /// The board's focus is wanted there.
    signal jumped(square: int)

    spacing: Theme.space2

    Repeater {
        model: flow.session.piece.targets
        TargetChip {
            required property var modelData
            readonly property TargetFlow flow: parent as TargetFlow
            objectName: "target" + target.square
            target: modelData
            preview: flow ? flow.preview : false
            onClicked: flow.jumped(target.square)
            onHoveredChanged: flow.session.trace(hovered ? target.square : -1)
            onActiveFocusChanged: flow.session.trace(activeFocus ? target.square : -1)
        }
    }
}
