import QtQuick
import Tessera
import Tessera.Ui

// The best lines of the position: their scores, and how the game may go on.
FocusScope {
    id: part

    required property Analysis analysis

    /// Brings the keyboard to the lines, or to the switch that makes them.
    function takeFocus(reason: int): void {
        if (analysis.on && list.count > 0)
            list.forceActiveFocus(reason);
        else
            onSwitch.forceActiveFocus(reason);
    }

    Column {
        id: head
        x: Theme.space4
        y: Theme.space2
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space2

        Toggle {
            id: onSwitch
            objectName: "analysisOn"
            width: parent.width
            focus: true
            text: qsTr("Look for the best moves")
            checked: part.analysis.on
            onToggled: part.analysis.on = checked
        }
        Flow {
            width: parent.width
            visible: part.analysis.on
            spacing: Theme.space3
            Label {
                id: score
                objectName: "analysisScore"
                width: Math.max(implicitWidth, scoreRoom.width)
                text: part.analysis.scored ? part.analysis.score : "…"
                font.pixelSize: Theme.heading
                strong: true
                mono: true
            }
            Label {
                objectName: "analysisWords"
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, score.height)
                text: part.analysis.words
                strong: true
                verticalAlignment: Text.AlignVCenter
            }
        }
        Label {
            objectName: "analysisStatus"
            width: parent.width
            text: part.analysis.status
            muted: true
        }
        Row {
            visible: part.analysis.on
            spacing: Theme.space2
            Label {
                height: Theme.controlHeight
                text: qsTr("Lines")
                lineHeight: 1
                wrapMode: Text.NoWrap
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            NumberField {
                objectName: "analysisLines"
                name: qsTr("How many lines")
                from: 1
                to: part.analysis.mostLines
                value: part.analysis.lineCount
                onValueModified: part.analysis.lineCount = value
            }
        }
    }
    TextMetrics {
        id: scoreRoom
        font: score.font
        text: "+88.8"
    }
    AnalysisList {
        id: list
        objectName: "analysisList"
        visible: part.analysis.on
        anchors.top: head.bottom
        anchors.topMargin: Theme.space2
        anchors.bottom: strip.visible ? strip.top : parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        analysis: part.analysis
    }
    LineStrip {
        id: strip
        objectName: "lineStrip"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: part.analysis.shows
        analysis: part.analysis
        onBack: {
            part.analysis.back();
            part.takeFocus(Qt.OtherFocusReason);
        }
    }
}
