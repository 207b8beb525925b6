import QtQuick
import Tessera.Ui

// One command of a list of them, as a delegate over their ids.
Item {
    id: key

    required property string modelData

    signal given(string command)

    CommandShortcut {
        command: key.modelData
        enabled: key.enabled
        onActivated: key.given(command)
    }
}
