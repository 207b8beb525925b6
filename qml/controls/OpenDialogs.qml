pragma Singleton
import QtQuick

// Whether a dialog is open: what is below it does not answer to keys then.
QtObject {
    property int count: 0
}
