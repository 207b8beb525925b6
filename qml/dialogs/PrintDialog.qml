import QtQuick
import Tessera
import Tessera.Ui

// What is printed, on which paper, and whether on a printer or into a file.
AppDialog {
    id: dialog

    required property SheetPrinter printer

    signal printWanted
    signal fileWanted

    title: qsTr("Print: %1").arg(printer.title)
    firstFocus: accept

    buttons: [
        AppButton {
            objectName: "printCancel"
            text: qsTr("Cancel")
            onClicked: dialog.close()
        },
        AppButton {
            objectName: "printPdf"
            text: qsTr("Save as PDF…")
            tip: qsTr("A file that prints the same everywhere")
            onClicked: {
                dialog.close();
                dialog.fileWanted();
            }
        },
        AppButton {
            id: accept
            objectName: "printAccept"
            text: qsTr("Print…")
            tip: qsTr("Asks which printer")
            kind: AppButton.Primary
            onClicked: {
                dialog.close();
                dialog.printWanted();
            }
        }
    ]

    Label {
        width: parent.width
        text: qsTr("Paper")
        font.weight: Font.Medium
    }
    Choices {
        name: qsTr("Paper")
        Choice {
            objectName: "paperA4"
            text: qsTr("A4")
            checked: !dialog.printer.letterPaper
            onToggled: dialog.printer.letterPaper = false
        }
        Choice {
            objectName: "paperLetter"
            text: qsTr("Letter")
            checked: dialog.printer.letterPaper
            onToggled: dialog.printer.letterPaper = true
        }
    }
    Label {
        width: parent.width
        text: qsTr("Dark lines on white. All boards are drawn large enough to read; where that takes several pages, boards without pieces are left out.")
        muted: true
    }
}
