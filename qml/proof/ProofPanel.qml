import QtQuick
import Tessera
import Tessera.Ui

// Why the position is mate, stalemate, check or none of them: the conclusion, and every line of it.
FocusScope {
    id: panel

    required property ProofView proof
    /// Lines beyond which they can be filtered.
    readonly property int manyLines: 60
    readonly property bool empty: proof.title === ""

    /// Brings the keyboard to the lines.
    function takeFocus(reason: int): void {
        lines.forceActiveFocus(reason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Proof")

    Column {
        id: head
        x: Theme.space4
        y: Theme.space4
        width: parent.width - 2 * Theme.space4
        spacing: Theme.space2
        opacity: panel.proof.working ? Theme.disabledShare : 1

        Item {
            width: parent.width
            height: Math.max(title.height, tools.height)
            Label {
                id: title
                objectName: "proofTitle"
                anchors.left: parent.left
                anchors.right: tools.left
                anchors.rightMargin: Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                text: panel.empty ? qsTr("Proof") : panel.proof.title
                font.pixelSize: Theme.heading
                strong: true
                lineHeight: 1.1
                Accessible.role: Accessible.Heading
            }
            Row {
                id: tools
                anchors.right: parent.right
                anchors.rightMargin: -Theme.space2
                anchors.verticalCenter: parent.verticalCenter
                IconButton {
                    objectName: "proofCopy"
                    text: qsTr("Copy the proof as text")
                    iconName: "copy"
                    enabled: !panel.empty && !panel.proof.working
                    onClicked: panel.proof.copy()
                }
                IconButton {
                    objectName: "proofSave"
                    text: qsTr("Save the proof as a certificate")
                    tip: qsTr("Saves a certificate: a file that others can check without this program")
                    iconName: "save"
                    enabled: !panel.empty && !panel.proof.working
                    onClicked: files.save(panel.Window.window, panel.proof.fileName)
                }
            }
        }
        Label {
            objectName: "proofSentence"
            width: parent.width
            text: panel.proof.sentence
            muted: true
        }
        Label {
            id: problemLabel
            objectName: "proofProblem"
            property string problem: ""
            width: parent.width
            visible: problem !== ""
            text: problem
            color: Theme.danger
        }
        ProofFilter {
            width: parent.width
            visible: panel.proof.lines.total > panel.manyLines
            proof: panel.proof
            onDone: lines.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    ProofLines {
        id: lines
        objectName: "proofLines"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: Theme.space2
        anchors.bottom: strip.visible ? strip.top : parent.bottom
        focus: true
        opacity: head.opacity
        proof: panel.proof
    }
    // Lines have gone below the head.
    Rectangle {
        y: lines.y
        width: parent.width
        height: Theme.hairline
        visible: !lines.atYBeginning
        color: Theme.line
    }
    ShownStrip {
        id: strip
        objectName: "proofShown"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: panel.proof.shows
        onBack: {
            panel.proof.back();
            panel.takeFocus(Qt.OtherFocusReason);
        }
    }
    FileQuestion {
        id: files
        objectName: "certificateFiles"
        title: qsTr("Save the certificate")
        nameFilters: [qsTr("Certificates (*.json)"), qsTr("All files (*)")]
        onChosen: file => panel.proof.saveCertificate(file)
    }
    Connections {
        target: panel.proof
        function onCertificateSaved(problem) {
            problemLabel.problem = problem;
        }
        function onChanged() {
            problemLabel.problem = "";
        }
    }
}
