import QtQuick
import Tessera.Ui

// Exclusive choices as one stop of Tab: it comes to the chosen one, and the arrows choose another.
Flow {
    id: group

    /// What is chosen here.
    required property string name

    /// The keyboard comes to the chosen one.
    function takeFocus(): void {
        for (let i = 0; i < children.length; ++i) {
            const choice = children[i] as Choice;
            if (choice && choice.checked)
                choice.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    /// Chooses the one before or after the chosen one, and round again at the end.
    function step(by: int): void {
        const count = children.length;
        let now = 0;
        while (now < count && !(children[now] as Choice).activeFocus)
            ++now;
        const next = children[(now + by + count) % count] as Choice;
        if (!next)
            return;
        next.forceActiveFocus(Qt.TabFocusReason);
        next.choose();
    }

    width: parent ? (parent as Item).width : 0
    spacing: Theme.space2
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Keys.onLeftPressed: step(LayoutMirroring.enabled ? 1 : -1)
    Keys.onRightPressed: step(LayoutMirroring.enabled ? -1 : 1)
    Keys.onUpPressed: step(-1)
    Keys.onDownPressed: step(1)
}
