import QtQuick
import Tessera.Ui

// How much is seen of something, from nothing to all of it.
ValueRow {
    /// 0 to 1.
    property real opaque: 1

    from: 0
    to: 1
    stepSize: 0.1
    value: opaque
    valueText: qsTr("%1 %").arg(Math.round(opaque * 100))
}
