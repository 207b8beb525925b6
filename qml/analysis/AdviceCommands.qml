import QtQuick
import Tessera.Ui

// The keys for what the computer says of a game.
Item {
    id: commands

    /// A key was pressed, maybe on another page.
    signal wanted
    signal hintWanted
    signal analysisWanted
    signal reviewWanted

    function obey(command: string): void {
        wanted();
        switch (command) {
        case "hint":
            hintWanted();
            break;
        case "analysisTab":
            analysisWanted();
            break;
        case "reviewGame":
            reviewWanted();
            break;
        }
    }

    Repeater {
        model: ["hint", "analysisTab", "reviewGame"]
        CommandKey {
            onGiven: command => commands.obey(command)
        }
    }
}
