import QtQuick
import Tessera
import Tessera.Ui

// Every square that the selected piece can go to; pressing one finds it on the boards. The chips
// are kept for the next piece: making dozens of them takes longer than a frame may.
Flow {
    id: flow

    required property GameSession session
    readonly property bool preview: session.piece.preview
    readonly property var targets: session.piece.targets
    readonly property int pageSize: 24
    /// Pages of chips that have been needed so far.
    property int pages: 0
    property int mostPages: 8

    /// The board's focus is wanted there.
    signal jumped(int square)

    function makeChips(): void {
        const needed = Math.ceil(targets.length / pageSize);
        while (mostPages < needed)
            mostPages *= 2;
        pages = Math.max(pages, needed);
    }

    spacing: Theme.space2
    onTargetsChanged: makeChips()
    Component.onCompleted: makeChips()

    Repeater {
        model: flow.mostPages
        Repeater {
            id: page
            required property int index
            readonly property TargetFlow owner: parent as TargetFlow
            readonly property int first: owner ? index * owner.pageSize : 0
            model: owner && index < owner.pages ? Array.from({
                    "length": owner.pageSize
                }, (unused, i) => first + i) : []
            TargetChip {
                required property int index
                readonly property TargetFlow owner: parent as TargetFlow
                required property int modelData
                readonly property var target: owner ? owner.targets[modelData] : undefined
                readonly property bool used: target !== undefined
                visible: used
                objectName: used ? "target" + square : ""
                square: used ? target.square : -1
                name: used ? target.name : ""
                capture: used && target.capture
                preview: owner ? owner.preview : false
                onClicked: owner.jumped(square)
                onHoveredChanged: hovered ? owner.session.trace(square) : owner.session.untrace(square)
                onActiveFocusChanged: activeFocus ? owner.session.trace(square) : owner.session.untrace(square)
            }
        }
    }
}
