import QtQuick
import Tessera
import Tessera.Ui

// Stars: filled ones were earned, the others are outlines.
Row {
    id: row

    required property int stars
    readonly property int most: 3
    property int size: Theme.disc

    spacing: Math.round(Theme.space1 / 2)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Stars: %1 of 3").arg(stars)

    Repeater {
        model: row.most
        Item {
            id: star
            readonly property LessonStars owner: parent as LessonStars
            required property int index
            readonly property bool earned: owner !== null && index < owner.stars
            width: owner ? owner.size : 0
            height: width
            Icon {
                anchors.fill: parent
                name: star.earned ? "star" : "star-empty"
                color: star.earned ? Theme.selection : Theme.strongLine
            }
        }
    }
}
