import QtQuick

Window {
    width: 1280
    height: 800
    visible: true
}
