import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A button that shows only its icon; its text is its name for readers and its tip.
AppButton {
    display: T.AbstractButton.IconOnly
    kind: AppButton.Quiet
    tip: text
    leftPadding: Theme.space2
    rightPadding: Theme.space2
}
