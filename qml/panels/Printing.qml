import QtQuick
import Tessera
import Tessera.Ui

// Printing and pictures for a page with boards: the questions, and the keys.
Item {
    id: printing

    required property TablePage table
    readonly property TesseractPane pane: table.tesseract.pane

    /// The page is to let the printer take what it has, if anything.
    signal sheetWanted(SheetPrinter printer)

    function ask(): void {
        printer.clear();
        sheetWanted(printer);
        if (printer.title !== "")
            dialog.open();
    }
    function savePicture(): void {
        boardFiles.save(Window.window, qsTr("boards.png", "name of a file"));
    }
    function saveTesseract(): void {
        tesseractFiles.save(Window.window, qsTr("tesseract.png", "name of a file"));
    }
    function obey(command: string): void {
        switch (command) {
        case "printSheet":
            ask();
            break;
        case "savePicture":
            savePicture();
            break;
        case "saveTesseract":
            saveTesseract();
            break;
        }
    }

    SheetPrinter {
        id: printer
        fontFamily: Theme.textFamily
        letters: Settings.pieceSet === Settings.Letters
        onTold: text => printing.table.remark(text)
    }
    PrintDialog {
        id: dialog
        printer: printer
        onPrintWanted: printer.sendToPrinter(printing.Window.window)
        onFileWanted: pdfFiles.save(printing.Window.window, printer.fileName)
    }
    FileQuestion {
        id: pdfFiles
        title: qsTr("Save as PDF")
        nameFilters: [qsTr("PDF (*.pdf)")]
        onChosen: file => printer.savePdf(file)
    }
    FileQuestion {
        id: boardFiles
        title: qsTr("Save a picture of the boards")
        nameFilters: [qsTr("Pictures (*.png *.svg)")]
        onChosen: file => printer.saveBoards(file, printing.table.board.scene, printing.table.board.coachSketch, Theme.board)
    }
    FileQuestion {
        id: tesseractFiles
        title: qsTr("Save a picture of the tesseract")
        nameFilters: [qsTr("Pictures (*.png)")]
        onChosen: file => printer.saveItem(file, printing.pane && printing.pane.open && printing.pane.available ? printing.pane.picture : null)
    }
    Repeater {
        model: ["printSheet", "savePicture", "saveTesseract"]
        CommandKey {
            onGiven: command => printing.obey(command)
        }
    }
}
