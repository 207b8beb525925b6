import Tessera
import Tessera.Ui

// Asks for a file in the look of the program.
FileChooser {
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    colors: DialogColors {
        page: Theme.page
        card: Theme.card
        ink: Theme.ink
        mutedInk: Theme.mutedInk
        faded: Theme.faded
        control: Theme.pressed
        accent: Theme.move
        accentInk: Theme.moveContrast
    }
}
