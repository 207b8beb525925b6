import QtQuick
import Tessera
import Tessera.Ui

// The keys of a game or a study on the boards, whatever page is seen.
Item {
    id: commands

    required property GameSession session
    required property BoardView board
    required property Coach coach
    required property Inspector inspector
    /// Whether undo is for this page now, and not for one without a board that is seen.
    property bool undoes: true
    /// What is announced now answers a key that asked for it.
    property bool telling: false

    /// Whether taking back is the page's, and not the session's.
    property bool ownUndo: false

    signal undoWanted
    signal redoWanted
    /// A key was pressed that works here, maybe on another page.
    signal wanted
    signal goToWanted
    signal coachWanted
    signal proofWanted
    /// Why a key did nothing.
    signal remarked(string text)

    /// For the eye and for the ear.
    function remark(text: string): void {
        remarked(text);
        session.announced(text);
    }
    function goToPly(ply: int): void {
        if (session.lastPly === 0)
            remark(qsTr("No move has been played yet."));
        else if (Math.max(0, Math.min(ply, session.lastPly)) !== session.ply)
            session.goToPly(ply);
        else
            remark(ply <= 0 ? qsTr("This is the start of the game.") : qsTr("This is the last move that was played."));
    }

    /// Commands that the board itself passes on, at its focused square.
    function tell(command: string, square: int): void {
        telling = command.startsWith("tell");
        switch (command) {
        case "tellSquare":
            session.tellSquare(square);
            break;
        case "tellMoves":
            session.tellMoves(square);
            break;
        case "tellRays":
            session.tellRays(square);
            break;
        case "tellLastMove":
            session.tellLastMove();
            break;
        case "tellStatus":
            coach.tell(square);
            break;
        case "lookAt":
            session.inspect(square);
            break;
        case "controlPiece":
            if (!session.hasSelection)
                session.inspect(square);
            inspector.toggleControl(Inspector.PieceControl);
            break;
        }
        telling = false;
    }
    /// Commands of the window. Those given on another page bring this one first; what they would change has
    /// to be seen before.
    function obey(command: string): void {
        const seen = visible;
        wanted();
        if (!seen && (command === "undo" || command === "redo")) {
            remark(qsTr("Nothing was changed. Press the key again if you mean this board."));
            return;
        }
        switch (command) {
        case "goTo":
            goToWanted();
            break;
        case "undo":
            ownUndo ? undoWanted() : session.canUndo ? session.undo() : remark(qsTr("There is nothing to take back."));
            break;
        case "redo":
            ownUndo ? redoWanted() : session.canRedo ? session.redo() : remark(qsTr("There is nothing to play again."));
            break;
        case "back":
            goToPly(session.ply - 1);
            break;
        case "forward":
            goToPly(session.ply + 1);
            break;
        case "toStart":
            goToPly(0);
            break;
        case "toEnd":
            goToPly(session.lastPly);
            break;
        case "flip":
            session.flip();
            break;
        case "whatIf":
            coach.whatIf = !coach.whatIf;
            break;
        case "inspectOnly":
            session.inspectOnly = !session.inspectOnly;
            break;
        case "controlWhite":
            inspector.toggleControl(Inspector.WhiteControl);
            break;
        case "controlBlack":
            inspector.toggleControl(Inspector.BlackControl);
            break;
        case "coachTab":
            coachWanted();
            break;
        case "proofTab":
            proofWanted();
            break;
        case "toBoard":
            board.forceActiveFocus(Qt.ShortcutFocusReason);
            board.Window.window.requestActivate();
            break;
        }
    }

    Connections {
        target: commands.session
        // For the eye as well.
        function onAnnounced(text) {
            if (commands.telling)
                commands.remarked(text);
        }
    }
    Connections {
        target: commands.board
        function onCommanded(command, square) {
            commands.tell(command, square);
        }
        function onTold(text) {
            commands.remark(text);
        }
    }

    Repeater {
        model: ["goTo", "undo", "redo", "back", "forward", "toStart", "toEnd", "flip", "whatIf", "inspectOnly", "controlWhite", "controlBlack", "coachTab", "proofTab", "toBoard"]
        CommandKey {
            readonly property TableCommands list: parent as TableCommands
            enabled: modelData !== "undo" || list === null || list.undoes
            onGiven: command => commands.obey(command)
        }
    }
}
