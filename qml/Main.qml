import QtQuick
import QtQuick.Window

Window {
    width: 1280
    height: 800
    visible: true
    title: qsTr("Tessera")
}
