import QtQuick
import QtQuick.Templates as T
import Tessera.Ui

// A button of the tesseract's row; its words give way first.
AppButton {
    property bool wide: true

    display: wide ? T.AbstractButton.TextOnly : T.AbstractButton.IconOnly
    kind: wide ? AppButton.Plain : AppButton.Quiet
    leftPadding: Theme.space2
    rightPadding: Theme.space2
}
