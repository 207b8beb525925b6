import QtQuick

// What one tab of the side panel shows.
Item {
    /// The name of its tab, as an object.
    required property string name
    /// What its tab says.
    required property string title
    /// Whether its tab is chosen.
    property bool shown: false

    anchors.fill: parent
    visible: shown
}
