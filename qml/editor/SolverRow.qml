import QtQuick
import Tessera
import Tessera.Ui

// A first move and what it comes to, as a delegate over their list.
LinkButton {
    id: row

    required property solverMove modelData

    signal looked(int from, int to)

    detail: modelData.detail
    mono: true
    text: modelData.text
    onClicked: looked(modelData.from, modelData.to)
}
