import QtQuick
import QtQuick.Templates as T
import Tessera
import Tessera.Ui

// A button with words, and an icon when `iconName` is given.
T.Button {
    id: control

    enum Kind {
        Plain,
        Primary,
        Danger,
        Quiet
    }

    property int kind: AppButton.Plain
    property string iconName: ""
    property bool iconMirrored: false
    /// How wide it is with its words, also while they are hidden.
    readonly property real wordsWidth: words.implicitWidth + (iconName !== "" ? Theme.icon + spacing : 0) + leftPadding + rightPadding
    /// It goes one step: who presses it quickly means each press. Of other buttons a double click is one.
    property bool steps: false
    /// Gets the keyboard when this one is disabled; null: what comes next.
    property Item heir: null
    /// What the tip says; empty: no tip.
    property string tip: ""
    /// The command it gives; the tip shows its key.
    property string command: ""
    /// Key shown in the tip.
    property string key: command !== "" ? Commands.keys[command] : ""
    readonly property color accent: kind === AppButton.Danger ? Theme.danger : Theme.move
    readonly property bool filled: kind === AppButton.Primary || kind === AppButton.Danger
    readonly property color foreground: filled ? (kind === AppButton.Danger ? Theme.dangerContrast : Theme.moveContrast) : Theme.ink

    implicitWidth: Math.max(implicitHeight, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space1
    bottomPadding: Theme.space1
    spacing: Theme.space2
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    font.weight: Font.Medium
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: tip
    Accessible.onPressAction: if (enabled)
        clicked()
    onDoubleClicked: if (steps)
        clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()
    // Pressing a button can disable it; the keyboard must not be left nowhere then.
    onEnabledChanged: {
        if (enabled || !focus || !lostFocus())
            return;
        const next = heir !== null ? heir : nextItemInFocusChain();
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    /// Whether the focus fell back to something around this button.
    function lostFocus(): bool {
        const active = Window.activeFocusItem;
        for (let up = parent; up && active; up = up.parent) {
            if (up === active)
                return true;
        }
        return false;
    }

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.centerIn: parent
            spacing: control.spacing
            Icon {
                visible: control.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.icon
                height: Theme.icon
                name: control.iconName
                color: control.foreground
                mirrored: control.iconMirrored && control.mirrored
            }
            Label {
                id: words
                visible: text !== "" && control.display !== T.AbstractButton.IconOnly
                anchors.verticalCenter: parent.verticalCenter
                text: control.text
                font: control.font
                color: control.foreground
                lineHeight: 1
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.controlRadius
        color: {
            if (control.filled)
                return control.down ? Qt.darker(control.accent, 1.2) : control.hovered ? Qt.darker(control.accent, 1.1) : control.accent;
            if (control.down)
                return Theme.pressed;
            if (control.hovered && control.enabled)
                return Theme.hover;
            return control.kind === AppButton.Quiet ? "transparent" : Theme.card;
        }
        border.width: control.filled || control.kind === AppButton.Quiet ? 0 : Theme.hairline
        border.color: Theme.line
        Behavior on color  {
            ColorAnimation {
                duration: Theme.quick
            }
        }
        FocusRing {
            control: control
            gap: control.filled ? Theme.focusWidth : 0
        }
    }

    Tip {
        visible: control.enabled && (control.hovered || control.visualFocus) && text !== ""
        text: control.tip
        key: control.key
    }
}
