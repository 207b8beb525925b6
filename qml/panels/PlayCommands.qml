import QtQuick
import Tessera
import Tessera.Ui

// The keys that belong to playing alone. They bring the Play page, whatever page is seen.
Item {
    id: commands

    required property GameSession session
    required property Computer computer

    /// A key was pressed, maybe on another page.
    signal wanted
    signal newGameWanted
    signal resignWanted
    /// A question stands below the board.
    signal asked
    /// Why a key did nothing.
    signal remarked(string text)

    function obey(command: string): void {
        const seen = visible;
        wanted();
        // What it would change has to be seen before.
        if (!seen && command === "offerDraw") {
            remarked(qsTr("Nothing was changed. Press the key again if you mean this game."));
            return;
        }
        switch (command) {
        case "newGame":
            newGameWanted();
            break;
        case "offerDraw":
            if (session.over) {
                remarked(qsTr("The game is over."));
            } else {
                session.offerDraw();
                if (session.drawAsked)
                    asked();
            }
            break;
        case "resign":
            session.over ? remarked(qsTr("The game is over.")) : resignWanted();
            break;
        case "stopComputer":
            if (!session.computerPlays)
                remarked(qsTr("Nobody plays but you."));
            else
                computer.paused ? computer.goOn() : computer.stop();
            break;
        case "tellClock":
            session.clock.tell();
            break;
        case "pauseClock":
            if (!session.clock.pausable)
                remarked(session.clock.timed ? qsTr("No clock is running.") : qsTr("This game is played without clocks."));
            else
                session.clock.paused ? session.clock.goOn() : session.clock.pause();
            break;
        case "moveNow":
            computer.thinking ? computer.moveNow() : remarked(qsTr("The computer is not thinking."));
            break;
        }
    }

    Repeater {
        model: ["newGame", "offerDraw", "resign", "tellClock", "pauseClock", "stopComputer", "moveNow"]
        CommandKey {
            onGiven: command => commands.obey(command)
        }
    }
}
