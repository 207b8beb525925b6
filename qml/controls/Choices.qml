import QtQuick
import Tessera.Ui

// Exclusive choices as one stop of Tab: it comes to the chosen one, and the arrows choose another.
Flow {
    id: group

    /// What is chosen here.
    required property string name

    /// The keyboard comes to the chosen one.
    function takeFocus(): void {
        for (const choice of choices()) {
            if (choice.checked)
                choice.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    /// Those that stand here, without what makes them.
    function choices(): var {
        const all = [];
        for (let i = 0; i < children.length; ++i) {
            if (children[i] as Choice)
                all.push(children[i]);
        }
        return all;
    }
    /// Chooses the one before or after the chosen one, and round again at the end.
    function step(by: int): void {
        const all = choices();
        const now = all.findIndex(choice => choice.activeFocus);
        if (now < 0)
            return;
        const next = all[(now + by + all.length) % all.length];
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
