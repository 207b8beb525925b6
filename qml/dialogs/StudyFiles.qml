import Tessera
import Tessera.Ui

// Asks for a study's file, to open it or to save to it.
FileChooser {
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    nameFilters: [qsTr("Studies (*.toml)"), qsTr("All files (*)")]

    colors: DialogColors {
        accent: Theme.move
        accentInk: Theme.moveContrast
        card: Theme.card
        control: Theme.pressed
        faded: Theme.faded
        ink: Theme.ink
        mutedInk: Theme.mutedInk
        page: Theme.page
    }
}
